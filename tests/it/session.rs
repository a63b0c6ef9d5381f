//! Sessions as transcripts: inputs in, everything said, in order, out. Time is invented.

use expect_test::{Expect, expect};
use shakmaty::{Chess, Color, Move};
use touchmove::app::input::{Input, Sound};
use touchmove::app::open;
use touchmove::app::session::{Act, Manner, Session};
use touchmove::archive::{Entry, GameId, Header, Player, replay};
use touchmove::config::Settings;
use touchmove::laws::{Announcing, At, Verdict, dead};
use touchmove::notation::{position, read};
use touchmove::opponent::builtin::{Score, Scored};
use touchmove::opponent::thinker::{Task, Thought, Ticket};
use touchmove::ui::Typed;
use touchmove::voices::{Library, Priority};

/// A session whose opponent and solver are played by the test.
struct Table {
    session: Session,
    now: At,
    transcript: String,
    thinking: Option<Ticket>,
    stopped: usize,
    questions: Vec<(Ticket, dead::Question)>,
    journal: Vec<Entry>,
    header: Header,
}

fn header(fen: &str, black: Player, time: Option<&str>) -> Header {
    Header {
        position: fen.to_owned(),
        chess960: false,
        time: time.map(str::to_owned),
        white: Player::Human,
        black,
        level: 3,
        seed: 1,
        laws: "fide-2023".to_owned(),
        announcing: Announcing::Off,
        warnings: Vec::new(),
    }
}

/// A game at home in which moves are announced.
fn announced(black: Player, announcing: Announcing) -> Header {
    Header { announcing, ..header(&start(), black, None) }
}

fn start() -> String {
    position::write(&Chess::default())
}

impl Table {
    fn new(header: Header) -> Self {
        Self::after(header, Vec::new())
    }

    /// A session with a game that was left after these entries; time goes on from the last.
    fn after(header: Header, journal: Vec<Entry>) -> Self {
        let mut library = Library::built_in();
        let settings = Settings { moves: "en".to_owned(), ..Settings::default() };
        let (narrator, wrong) = open::narrator(&settings, &mut library);
        assert_eq!(wrong, []);
        let english = open::voice_or_english(&mut library, "en");
        let manner = Manner { narrator, library, english, speech: true, rate: 0 };
        let rebuilt = replay(header.clone(), &journal).unwrap();
        let now = rebuilt.at;
        let session = Session::new(manner, GameId(1), rebuilt);
        let mut table = Self {
            session,
            now,
            transcript: String::new(),
            thinking: None,
            stopped: 0,
            questions: Vec::new(),
            journal,
            header,
        };
        let acts = table.session.open(now);
        table.note(acts);
        table
    }

    fn write(&mut self, line: &str) {
        self.transcript.push_str(line);
        self.transcript.push('\n');
    }

    fn note(&mut self, acts: Vec<Act>) {
        for act in acts {
            match act {
                Act::Say(said) => self.write(&said.written()),
                Act::Print(said) => self.write(&format!("{} (printed only)", said.written())),
                Act::Record(entry) => self.journal.push(entry),
                Act::Think(ticket, task) => {
                    let asked = match task {
                        Task::Choose { .. } => "thinks of a move",
                        Task::Hint { .. } => "thinks of a hint",
                        Task::AnswerDraw { .. } => "thinks of a draw",
                    };
                    self.write(&format!("({asked})"));
                    self.thinking = Some(ticket);
                }
                Act::StopThinking => self.stopped += 1,
                Act::Judge(ticket, question) => self.questions.push((ticket, question)),
                Act::Quit => self.write("(leaves)"),
                _ => {}
            }
        }
    }

    fn input(&mut self, input: Input) -> &mut Self {
        let acts = self.session.handle(self.now, input);
        self.note(acts);
        self
    }

    fn types(&mut self, line: &str) -> &mut Self {
        self.write(&format!("> {line}"));
        self.input(Input::Typed(Typed::Line(line.to_owned())))
    }

    fn waits(&mut self, secs: u64) -> &mut Self {
        self.now = At::from_secs(self.now.as_micros() / 1_000_000 + secs);
        self
    }

    fn answers(&mut self, text: &str) -> &mut Self {
        let mv = self.reads(text);
        let ticket = Ticket(self.thinking.unwrap().0);
        self.input(Input::Thought(ticket, Thought::Chosen(mv)))
    }

    fn reads(&self, text: &str) -> Move {
        let english = Library::built_in().get("en").unwrap();
        read(text, &[english.vocabulary()], self.session.game().position()).unwrap()
    }

    fn judges(&mut self) -> &mut Self {
        for (ticket, question) in std::mem::take(&mut self.questions) {
            let verdict = dead::judge(&question);
            self.input(Input::Judged(ticket, question.doubt, verdict));
        }
        self
    }

    /// Compares what was said, and that the journal alone gives the same game.
    #[expect(clippy::needless_pass_by_value, reason = "`expect!` makes a value")]
    fn expect(&mut self, expected: Expect) {
        expected.assert_eq(&std::mem::take(&mut self.transcript));
        let replayed = replay(self.header.clone(), &self.journal).unwrap().game;
        let game = self.session.game();
        assert_eq!(replayed.made(), game.made());
        assert_eq!(replayed.outcome(), game.outcome());
        assert_eq!(replayed.announced(), game.announced());
        assert_eq!(replayed.on_board(), game.on_board());
        assert_eq!(replayed.awaits_repetition(), game.awaits_repetition());
        if let (Some(one), Some(other)) = (replayed.clock(), game.clock()) {
            for color in Color::ALL {
                assert_eq!(one.remaining(color, self.now), other.remaining(color, self.now));
            }
        }
    }
}

#[test]
fn a_move_is_announced_and_answered() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("knight f three").answers("d5").types("last").types("repeat");
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        > knight f three
        knight g1 f3
        (thinks of a move)
        pawn d7 d5
        > last
        Black, move 1: pawn d7 d5.
        > repeat
        Black, move 1: pawn d7 d5.
    "#]]);
}

#[test]
fn the_view_of_a_knight_gives_way_to_a_move_in_words() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("/knight f3").types("knight e5").types("knight f3").types("knight e5");
    table.expect(expect![[r#"
        New game 1 for two players.
        > /knight f3
        A knight's jump from f3: white king e1, knight g1, pawns d2, h2.
        > knight e5
        A knight's jump from e5: black pawns d7, f7.
        > knight f3
        knight g1 f3
        > knight e5
        A knight's jump from e5: white knight f3, black pawns d7, f7.
    "#]]);
}

#[test]
fn an_ambiguous_move_is_asked_by_number() {
    let mut table = Table::new(header("4k3/8/8/8/2N3N1/8/8/4K3 w - - 0 1", Player::Human, None));
    table.types("Ne5").types("3").types("Ne5").types("no").types("Ne5").types("help");
    table.types("Ne5").types("board e5").types("knight c4 e5");
    table.expect(expect![[r#"
        New game 1 for two players.
        Not the usual position. Type board to hear it.
        > Ne5
        2 moves fit. Type a number.
        1: knight c4 e5
        2: knight g4 e5
        > 3
        Type a number from 1 to 2, or no.
        > Ne5
        2 moves fit. Type a number.
        1: knight c4 e5
        2: knight g4 e5
        > no
        Nothing was done.
        > Ne5
        2 moves fit. Type a number.
        1: knight c4 e5
        2: knight g4 e5
        > help
        You are asked for a number. Type it, or no to do nothing.
        > Ne5
        2 moves fit. Type a number.
        1: knight c4 e5
        2: knight g4 e5
        > board e5
        e5: empty, dark square.
        > knight c4 e5
        knight c4 e5
    "#]]);
}

#[test]
fn a_promotion_without_a_piece_is_asked_for() {
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let mut table = Table::new(header(fen, Player::Human, None));
    table.types("a8").types("3").types("board a8");
    table.expect(expect![[r#"
        New game 1 for two players.
        Not the usual position. Type board to hear it.
        > a8
        4 moves fit. Type a number.
        1: pawn a7 a8 promotes to queen
        2: pawn a7 a8 promotes to rook
        3: pawn a7 a8 promotes to bishop
        4: pawn a7 a8 promotes to knight
        > 3
        pawn a7 a8 promotes to bishop
        Draw. No mate is possible any more.
        > board a8
        a8: white bishop, light square.
    "#]]);
}

#[test]
fn taking_back_while_the_opponent_thinks_drops_its_answer() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("e4");
    let stale = table.thinking.unwrap();
    let answer = table.reads("e5");
    table.types("takeback").types("yes").input(Input::Thought(stale, Thought::Chosen(answer)));
    assert_eq!(table.stopped, 1);
    table.types("d4").answers("d5").types("takeback").types("perhaps").types("no").types("turn");
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        > e4
        pawn e2 e4
        (thinks of a move)
        > takeback
        Take back your move? yes or no.
        > yes
        Taken back: pawn e2 e4.
        > d4
        pawn d2 d4
        (thinks of a move)
        pawn d7 d5
        > takeback
        Take back your move? yes or no.
        > perhaps
        Type yes or no.
        > no
        No. The game goes on.
        > turn
        White to move, move 2.
    "#]]);
}

#[test]
fn a_draw_offer_is_answered_before_the_opponent_thinks_on() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("draw").types("e4").answers("e5").types("Nf3").types("draw").types("yes");
    let ticket = table.thinking.take().unwrap();
    table.input(Input::Thought(ticket, Thought::DrawAnswer { accepts: false })).answers("Nc6");
    table.types("draw").types("yes");
    let ticket = table.thinking.take().unwrap();
    table.input(Input::Thought(ticket, Thought::DrawAnswer { accepts: true }));
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        > draw
        A draw needs a move by each player first. FIDE 2023, 5.2.3.
        > e4
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        > Nf3
        knight g1 f3
        (thinks of a move)
        > draw
        Offer a draw? yes or no.
        > yes
        White offers a draw.
        (thinks of a draw)
        Black declines the draw.
        (thinks of a move)
        knight b8 c6
        > draw
        Offer a draw? yes or no.
        > yes
        White offers a draw.
        (thinks of a draw)
        Black accepts the draw.
        Draw by agreement.
    "#]]);
}

#[test]
fn two_people_offer_accept_and_decline() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("e4").types("e5").types("accept").types("draw").types("yes").types("decline");
    table.types("draw").types("yes").types("Nf3").types("draw").types("accept");
    table.types("yes").types("draw");
    table.expect(expect![[r#"
        New game 1 for two players.
        > e4
        pawn e2 e4
        > e5
        pawn e7 e5
        > accept
        There is no draw offer to answer.
        > draw
        Offer a draw? yes or no.
        > yes
        White offers a draw.
        > decline
        Black declines the draw.
        > draw
        Offer a draw? yes or no.
        > yes
        White offers a draw.
        > Nf3
        knight g1 f3
        > draw
        A draw offer stands already.
        > accept
        Black accepts the draw.
        Draw by agreement.
        > yes
        The game is over. Type new for another one.
        > draw
        The game is over. Type new for another one.
    "#]]);
}

#[test]
fn the_flag_falls_while_a_line_is_typed() {
    let mut table = Table::new(header(&start(), Player::Human, Some("0+5")));
    table.waits(2).types("clock");
    assert_eq!(table.session.deadline(), Some(At::from_secs(5)));
    table.waits(3).input(Input::TimePassed).judges().types("e4");
    table.expect(expect![[r#"
        New game 1 for two players.
        Time: 0 seconds. 5 seconds more each move.
        > clock
        White: 3 seconds.
        Black: 5 seconds.
        White's flag has fallen.
        Black wins on time.
        > e4
        The game is over. Type new for another one.
    "#]]);
}

#[test]
fn a_solver_that_never_answers_does_not_hold_the_game_up() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("resign").types("yes");
    assert_eq!(table.session.deadline(), Some(At::from_secs(3)));
    table.waits(3).input(Input::TimePassed);
    let (late, question) = table.questions.remove(0);
    table.input(Input::Judged(late, question.doubt, Verdict::NoMate));
    table.expect(expect![[r#"
        New game 1 for two players.
        > resign
        Resign? yes or no.
        > yes
        White resigns. Black wins.
    "#]]);
}

#[test]
fn an_opponent_that_fails_leaves_no_clock_running() {
    let mut table = Table::new(header(&start(), Player::Builtin, Some("5")));
    table.types("e4");
    let ticket = table.thinking.take().unwrap();
    table.input(Input::Thought(ticket, Thought::Failed));
    assert_eq!(table.session.deadline(), None);
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        Time: 5 minutes.
        > e4
        pawn e2 e4
        (thinks of a move)
        The clocks stand.
        The opponent found no move. That is a fault of the program. Type new, or quit and resume.
    "#]]);
}

#[test]
fn claims_right_and_wrong() {
    let mut table = Table::new(header(&start(), Player::Human, Some("15+10")));
    for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"] {
        table.types(text);
    }
    table.transcript.clear();
    table.types("claim").types("claim fifty Ng8").types("claim threefold");
    table.expect(expect![[r#"
        > claim
        claim needs threefold or fifty, and a move if you intend one; or flag, or illegal.
        > claim fifty Ng8
        The claim is wrong: 8 single moves without capture or pawn move, one hundred are needed.
        White gets 1 minute more. FIDE 2023, A.3.
        Black offers a draw.
        knight f6 g8
        > claim threefold
        Draw. The position came up three times.
    "#]]);
}

#[test]
fn a_pawn_wall_is_found_dead() {
    let fen = "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1";
    let mut table = Table::new(header(fen, Player::Human, None));
    table.types("Kf3").judges();
    table.expect(expect![[r#"
        New game 1 for two players.
        Not the usual position. Type board to hear it.
        > Kf3
        king e3 f3
        Draw. No mate is possible any more.
    "#]]);
}

#[test]
fn voices_change_in_the_middle_of_a_game() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("moves-voice fide").types("e4").types("talk de").types("zug").types("talk nobody");
    table.types("Bauer Eva fuenf").types("letzter");
    table.expect(expect![[r#"
        New game 1 for two players.
        > moves-voice fide
        Moves are announced in the voice fide.
        > e4
        Bauer Eva zwei Eva vier
        > talk de
        Ich spreche jetzt Deutsch.
        > zug
        Schwarz am Zug, Zug 1.
        > talk nobody
        sprache: welche? en, de, fide, fide-en.
        > Bauer Eva fuenf
        Bauer Eva sieben Eva fuenf
        > letzter
        Schwarz, Zug 1: Bauer Eva sieben Eva fuenf.
    "#]]);
}

#[test]
fn speech_that_fails_is_told_once_and_its_return_too() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.input(Input::Sound(Sound::Found)).input(Input::Sound(Sound::Lost("reason-hangs")));
    table.input(Input::Sound(Sound::Found)).types("speech off").types("faster");
    table.expect(expect![[r#"
        New game 1 for two players.
        Speech is lost: the speech server does not answer. The game goes on in text. (printed only)
        Speech is back. (printed only)
        > speech off
        Speech off.
        > faster
        Speech rate 10.
    "#]]);
}

#[test]
fn leaving_stops_the_clocks_and_says_how_to_come_back() {
    let mut table = Table::new(header(&start(), Player::Builtin, Some("5")));
    table.types("e4").waits(7).input(Input::Typed(Typed::End));
    let again = replay(table.header.clone(), &table.journal).unwrap();
    assert!(again.game.is_paused());
    let left = again.game.clock().unwrap().remaining(Color::Black, At::from_secs(1000));
    assert_eq!(left.as_secs(), 293);
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        Time: 5 minutes.
        > e4
        pawn e2 e4
        (thinks of a move)
        (leaves)
    "#]]);
}

#[test]
fn a_hint_that_comes_after_the_move_is_not_said_and_holds_nobody_up() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("hint");
    let (late, best) = (table.thinking.unwrap(), table.reads("d4"));
    table.types("e4");
    assert_eq!(table.stopped, 1);
    let scored = Scored { mv: best, score: Score::Centipawns(20) };
    table.input(Input::Thought(late, Thought::Hint(scored))).answers("e5");
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        > hint
        Looking for a hint.
        (thinks of a hint)
        > e4
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
    "#]]);
}

#[test]
fn a_game_that_was_given_up_without_a_move_is_over_when_it_is_opened_again() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("resign").types("yes").judges();
    let over = replay(table.header.clone(), &table.journal).unwrap();
    assert!(over.outcome().is_some());
    assert!(!over.game.is_new());
}

#[test]
fn answers_about_the_last_game_are_none_about_the_new_one() {
    let wall = "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1";
    let mut table = Table::new(header(wall, Player::Human, None));
    table.types("Kf3");
    let (late, question) = table.questions.remove(0);
    let fresh = header(&start(), Player::Human, None);
    let Table { session, .. } = table;
    let mut session = session.renew(GameId(2), replay(fresh, &[]).unwrap());
    session.open(At::ZERO);
    let entered = session.handle(At::ZERO, Input::Typed(Typed::Line("e4".to_owned())));
    assert!(entered.iter().any(|act| matches!(act, Act::Judge(..))));
    let verdict = dead::judge(&question);
    assert_eq!(verdict, Verdict::NoMate);
    assert!(session.handle(At::ZERO, Input::Judged(late, question.doubt, verdict)).is_empty());
    assert!(session.game().is_running());
}

#[test]
fn the_opening_is_not_cut_off_by_a_first_move_that_comes_at_once() {
    let setup = Header {
        white: Player::Builtin,
        black: Player::Human,
        ..header(&start(), Player::Human, Some("5"))
    };
    let Table { session, header, .. } = Table::new(setup);
    let mut session = session.renew(GameId(2), replay(header, &[]).unwrap());
    let acts = session.open(At::ZERO);
    let said: Vec<_> = acts
        .iter()
        .filter_map(|act| if let Act::Say(said) = act { Some(said) } else { None })
        .collect();
    let [opening] = said[..] else { panic!("{said:?}") };
    assert!(opening.written().starts_with("New game 2. You play Black"), "{opening:?}");
    assert_eq!(opening.priority, Priority::Move);
}

#[test]
fn a_move_is_made_announced_and_completed_by_the_clock() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Announce));
    table.types("press").types("Nf3").types("press").types("Nf3").types("d4").types("announce");
    table
        .types("announce Nf3")
        .types("Nf3")
        .types("press")
        .types("press")
        .answers("d5")
        .types("press");
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        Moves are announced: announce and the move, then press.
        > press
        Not completed: nothing has been moved. FIDE 2023, 4.7.
        > Nf3
        knight g1 f3 stands.
        Announce it.
        > press
        Not completed: announce the move first. FIDE 2023, D.2.3.
        > Nf3
        knight g1 f3 stands.
        Announce it.
        > d4
        The move is made and stays. FIDE 2023, 4.7.
        > announce
        announce needs a move, for example announce e2 e4.
        > announce Nf3
        knight g1 f3
        > Nf3
        Announced: knight g1 f3.
        Press the clock.
        > press
        White presses the clock.
        (thinks of a move)
        > press
        The clock of White does not run.
        pawn d7 d5
        Black presses the clock.
        > press
        Not completed: nothing has been moved. FIDE 2023, 4.7.
    "#]]);
}

#[test]
fn an_announcement_alone_makes_the_move() {
    let mut table = Table::new(announced(Player::Human, Announcing::Announce));
    table.types("announce d4").types("announce e4").types("correct e4").types("press");
    table.types("last");
    table.expect(expect![[r#"
        New game 1 for two players.
        Moves are announced: announce and the move, then press.
        > announce d4
        pawn d2 d4
        > announce e4
        A move is announced already. It can be corrected. FIDE 2023, D.2.8.
        > correct e4
        Corrected: pawn e2 e4.
        > press
        White presses the clock.
        > last
        White, move 1: pawn e2 e4.
    "#]]);
}

#[test]
fn a_slip_of_the_tongue_is_corrected_before_the_clock() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Repeat));
    table.types("correct Nf3").types("Nf3").types("announce Nh3").types("press");
    table.types("correct nonsense").types("correct Nf3").types("press").types("correct Nh3");
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        Moves are announced and repeated: announce and the move, then press.
        > correct Nf3
        Nothing has been announced.
        > Nf3
        knight g1 f3 stands.
        Announce it.
        > announce Nh3
        Announced: knight g1 h3. On the board: knight g1 f3. Correct it.
        > press
        Not completed: another move stands on the board than was announced. FIDE 2023, D.2.8.
        > correct nonsense
        I do not know nonsense. Type a move, or help.
        > correct Nf3
        Corrected: knight g1 f3.
        Black repeats it.
        > press
        White presses the clock.
        (thinks of a move)
        > correct Nh3
        Too late to correct: the clock was pressed. The boards must be compared. FIDE 2023, D.2.9.
    "#]]);
}

#[test]
fn the_opponent_repeats_and_is_repeated() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Repeat));
    table.types("announce e4").types("press").answers("Nf6").types("hint").types("announce Nf6");
    table.types("Na6").types("xyzzy").types("Nh3").types("turn").types("knight f6");
    table.types("turn").types("e5");
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        Moves are announced and repeated: announce and the move, then press.
        > announce e4
        pawn e2 e4
        Black repeats it.
        > press
        White presses the clock.
        (thinks of a move)
        knight g8 f6
        White, repeat the move.
        > hint
        There is no hint now.
        > announce Nf6
        Announced: knight g8 f6.
        White, repeat the move.
        > Na6
        That is another move. Announced: knight g8 f6.
        > xyzzy
        I do not know xyzzy. Type a move, or help.
        Announced: knight g8 f6.
        White, repeat the move.
        > Nh3
        No knight of yours can go to h3.
        Announced: knight g8 f6.
        White, repeat the move.
        > turn
        Black to move, move 1.
        > knight f6
        White repeats it.
        Black presses the clock.
        > turn
        White to move, move 2.
        > e5
        pawn e4 e5 stands.
        Announce it.
    "#]]);
}

#[test]
fn two_people_repeat_each_other_at_one_keyboard() {
    let mut table = Table::new(announced(Player::Human, Announcing::Repeat));
    table.types("e4").types("announce e4").types("press").types("d4").types("e4").types("press");
    table.types("announce e5").types("e5").types("press").types("help");
    table.expect(expect![[r#"
        New game 1 for two players.
        Moves are announced and repeated: announce and the move, then press.
        > e4
        pawn e2 e4 stands.
        Announce it.
        > announce e4
        pawn e2 e4
        Black, repeat the move.
        > press
        Not completed: Black must repeat the move first. FIDE 2023, D.2.4.
        > d4
        That is another move. Announced: pawn e2 e4.
        > e4
        Black repeats it.
        > press
        White presses the clock.
        > announce e5
        pawn e7 e5
        White, repeat the move.
        > e5
        White repeats it.
        > press
        Black presses the clock.
        > help
        Moves: knight f3 makes it, announce knight f3 says it, press completes it.
        A slip: correct and the move. To repeat a move, type it.
        Questions: board, pieces, moves, clock.
        Requests: draw, resign, takeback, hint.
        To leave: quit.
        More: help all, or help and a name.
    "#]]);
}

#[test]
fn a_repetition_in_short_means_the_announced_move() {
    let fen = "4k3/8/8/8/2N3N1/8/8/4K3 w - - 0 1";
    let mut table = Table::new(Header {
        position: fen.to_owned(),
        ..announced(Player::Human, Announcing::Repeat)
    });
    table.types("Ne5").types("2").types("announce Ne5").types("Ne5").types("press");
    table.expect(expect![[r#"
        New game 1 for two players.
        Moves are announced and repeated: announce and the move, then press.
        Not the usual position. Type board to hear it.
        > Ne5
        2 moves fit. Type a number.
        1: knight c4 e5
        2: knight g4 e5
        > 2
        knight g4 e5 stands.
        Announce it.
        > announce Ne5
        knight g4 e5
        Black, repeat the move.
        > Ne5
        Black repeats it.
        > press
        White presses the clock.
    "#]]);
}

#[test]
fn a_promotion_is_announced_with_its_piece() {
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let header =
        Header { position: fen.to_owned(), ..announced(Player::Human, Announcing::Announce) };
    let mut table = Table::new(header);
    table.types("announce a8").types("press").types("announce a8 rook").types("press");
    table.expect(expect![[r#"
        New game 1 for two players.
        Moves are announced: announce and the move, then press.
        Not the usual position. Type board to hear it.
        > announce a8
        White, say what the pawn becomes.
        > press
        Not completed: nothing has been moved. FIDE 2023, 4.7.
        > announce a8 rook
        pawn a7 a8 promotes to rook
        > press
        White presses the clock.
    "#]]);
}

#[test]
fn a_mate_that_is_announced_needs_no_clock() {
    let mut table = Table::new(announced(Player::Human, Announcing::Announce));
    for text in ["f3", "e5", "g4"] {
        table.types(&format!("announce {text}")).types("press");
    }
    table.transcript.clear();
    table.types("announce Qh4");
    table.expect(expect![[r#"
        > announce Qh4
        queen d8 h4, checkmate
        Checkmate. Black wins.
    "#]]);
}

#[test]
fn a_game_that_was_left_in_the_middle_of_a_move_goes_on_there() {
    let header = announced(Player::Builtin, Announcing::Repeat);
    let mut table = Table::new(header.clone());
    table.types("e4").types("quit");
    let mut table = Table::after(header.clone(), table.journal);
    table.types("announce e4").types("press").answers("e5");
    // The program was killed here.
    let mut again = Table::after(header, table.journal);
    again.types("e5").types("Nf3");
    table.transcript += "(killed)\n";
    table.transcript += &again.transcript;
    again.transcript = table.transcript;
    again.expect(expect![[r#"
        Game 1 goes on. No moves so far.
        You play White, level 3.
        Moves are announced and repeated: announce and the move, then press.
        pawn e2 e4 stands.
        Announce it.
        > announce e4
        pawn e2 e4
        Black repeats it.
        > press
        White presses the clock.
        (thinks of a move)
        pawn e7 e5
        White, repeat the move.
        (killed)
        Game 1 goes on. 1 move so far.
        You play White, level 3.
        Moves are announced and repeated: announce and the move, then press.
        White, move 1: pawn e2 e4.
        Announced: pawn e7 e5.
        White, repeat the move.
        > e5
        White repeats it.
        Black presses the clock.
        > Nf3
        knight g1 f3 stands.
        Announce it.
    "#]]);
}

#[test]
fn a_move_that_is_not_completed_can_be_taken_back() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Announce));
    table.types("e4").types("hint").types("takeback").types("yes").types("announce d4");
    table.types("takeback").types("yes").types("announce c4").types("press").answers("c5");
    table.types("Nf3").types("takeback").types("yes").types("takeback").types("yes").types("turn");
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        Moves are announced: announce and the move, then press.
        > e4
        pawn e2 e4 stands.
        Announce it.
        > hint
        There is no hint now.
        > takeback
        Take back your move? yes or no.
        > yes
        The move is taken back.
        > announce d4
        pawn d2 d4
        > takeback
        Take back your move? yes or no.
        > yes
        The move is taken back.
        > announce c4
        pawn c2 c4
        > press
        White presses the clock.
        (thinks of a move)
        pawn c7 c5
        Black presses the clock.
        > Nf3
        knight g1 f3 stands.
        Announce it.
        > takeback
        Take back your move? yes or no.
        > yes
        The move is taken back.
        > takeback
        Take back your move? yes or no.
        > yes
        Taken back: pawn c7 c5, pawn c2 c4.
        > turn
        White to move, move 1.
    "#]]);
}

#[test]
fn a_move_that_is_not_completed_is_worth_coming_back_to() {
    let mut table = Table::new(announced(Player::Human, Announcing::Announce));
    assert_eq!(table.session.farewell(Some(GameId(1))).written(), "Goodbye.");
    table.types("e4").types("new").types("no");
    let farewell = table.session.farewell(Some(GameId(1))).written();
    assert_eq!(farewell, "Game 1 is kept. Go on with touchmove resume.\nGoodbye.");
    table.expect(expect![[r#"
        New game 1 for two players.
        Moves are announced: announce and the move, then press.
        > e4
        pawn e2 e4 stands.
        Announce it.
        > new
        Leave this game for a new one? yes or no.
        > no
        No. The game goes on.
    "#]]);
}

#[test]
fn a_draw_is_offered_between_the_move_and_the_clock() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Announce));
    table.types("announce e4").types("press").answers("e5").types("announce Nf3").types("draw");
    table.types("yes");
    let ticket = table.thinking.take().unwrap();
    table.input(Input::Thought(ticket, Thought::DrawAnswer { accepts: false })).types("press");
    table.types("resign").types("yes").judges();
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        Moves are announced: announce and the move, then press.
        > announce e4
        pawn e2 e4
        > press
        White presses the clock.
        (thinks of a move)
        pawn e7 e5
        Black presses the clock.
        > announce Nf3
        knight g1 f3
        > draw
        Offer a draw? yes or no.
        > yes
        White offers a draw.
        (thinks of a draw)
        Black declines the draw.
        > press
        White presses the clock.
        (thinks of a move)
        > resign
        Resign? yes or no.
        > yes
        White resigns. Black wins.
    "#]]);
}

#[test]
fn what_is_only_for_announced_moves_is_not_needed_without() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table
        .types("announce e4")
        .types("press")
        .types("correct e4")
        .types("adjust")
        .types("adjust e4");
    table.expect(expect![[r#"
        New game 1 for two players.
        > announce e4
        Not needed: moves count as they are typed. The setting announcing changes that.
        > press
        Not needed: moves count as they are typed. The setting announcing changes that.
        > correct e4
        Not needed: moves count as they are typed. The setting announcing changes that.
        > adjust
        Not needed: moves are typed here, nothing is touched.
        > adjust e4
        adjust takes nothing after it.
    "#]]);
    assert_eq!(table.session.game().made(), []);
}

#[test]
fn a_flag_and_an_illegal_move_are_claimed() {
    let mut table = Table::new(header(&start(), Player::Human, Some("1")));
    table.types("claim flag").types("claim illegal").types("claim flag e4").types("clock");
    let mut clockless = Table::new(header(&start(), Player::Human, None));
    clockless.types("claim flag");
    table.transcript += &clockless.transcript;
    table.expect(expect![[r#"
        New game 1 for two players.
        Time: 1 minute.
        > claim flag
        The claim is wrong: no flag is down, or both are. FIDE 2023, 6.8.
        > claim illegal
        There is no illegal move to claim.
        > claim flag e4
        claim needs threefold or fifty, and a move if you intend one; or flag, or illegal.
        > clock
        White: 1 minute.
        Black: 1 minute.
        New game 1 for two players.
        > claim flag
        This game has no clocks.
    "#]]);
}

#[test]
fn the_time_that_is_left_is_told_where_it_was_asked_for() {
    let header = Header { warnings: vec![5, 1], ..header(&start(), Player::Builtin, Some("6")) };
    let mut table = Table::new(header);
    assert_eq!(table.session.deadline(), Some(At::from_secs(60)));
    table.waits(60).input(Input::TimePassed).waits(240).input(Input::TimePassed);
    table.expect(expect![[r#"
        New game 1. You play White, level 3.
        Time: 6 minutes.
        White has 5 minutes left.
        White has 1 minute left.
    "#]]);
}

#[test]
fn the_edition_is_told_where_it_is_not_the_newest() {
    let laws =
        |laws: &str| Header { laws: laws.to_owned(), ..header(&start(), Player::Human, None) };
    let mut table = Table::new(laws("fide-2009"));
    let mut incomplete = Table::new(laws("fide-2005"));
    incomplete.types("e4").types("quit");
    let incomplete = Table::after(laws("fide-2005"), incomplete.journal);
    table.types("draw");
    table.transcript += &incomplete.transcript;
    table.expect(expect![[r#"
        New game 1 for two players.
        Laws: FIDE 2009.
        > draw
        A draw needs a move by each player first. FIDE 2009, 5.2c.
        Game 1 goes on. 1 move so far.
        Laws: FIDE 2005.
        FIDE 2005 is known up to article 8.1 only. The rest is not confirmed.
        White, move 1: pawn e2 e4.
    "#]]);
}
