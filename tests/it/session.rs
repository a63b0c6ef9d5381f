//! Sessions as transcripts: inputs in, everything said, in order, out. Time is invented.

mod analysing;
mod asked;
mod announcing;
mod blindfold;
mod booked;
mod answered;
mod boards;
mod ears;
mod phrased;
mod pockets;
mod engine;
mod examples;
mod entered;
mod exercised;
mod faces;
mod hand;
mod drilling;
mod ending;
mod guessing;
mod hanging;
mod learning;
mod repeating;
mod repertoire;
mod solving;
mod menu;
mod noted;
mod mistakes;
mod own_lessons;
mod letters;
mod parts;
mod reasons;
mod premove;
mod screen;
mod simul;
mod strict;
mod stages;
mod study;
mod tones;
mod variants;
mod warned;
mod worded;

use std::cell::RefCell;
use std::rc::Rc;

use crate::program::{OPENINGS, without_opening};
use crate::usual::marked;
use expect_test::{Expect, expect};
use shakmaty::{Color, Move};
use touchmove::app::input::{FromTerminal, Input, Sound};
use touchmove::app::order::{BoardOrder, FilingOrder, HomeOrder, Keeping, Leave, Output};
use touchmove::app::session::{Act, Choices, Delivery, Heard, Manner, Session};
use touchmove::app::{keys, open};
use touchmove::archive::{
    Attempts, Entry, GameId, Header, Judged, Labelled, PlayedGame, Player, Query, replay,
};
use touchmove::config::{AnswerLength, Settings};
use touchmove::keymap;
use touchmove::laws::{Announcing, At, Position, Verdict, dead};
use touchmove::lessons::{Stock, Written};
use touchmove::notation::{position, read};
use touchmove::opponent::builtin::Level;
use touchmove::opponent::thinker::{ThinkerTask, Thought, Ticket};
use touchmove::opponent::uci::{self, Search};
use touchmove::pegboard::Order;
use touchmove::practice::cards::Attempt;
use touchmove::table::Blindfold;
use touchmove::tones::Tone;
use touchmove::ui::Typed;
use touchmove::voices::{Library, Offered, Priority, Utterance, Voice};

/// A session whose opponent and solver are played by the test.
struct Table {
    session: Session,
    now: At,
    transcript: String,
    /// Each message for itself.
    said: Vec<String>,
    /// How many of them were told in part.
    parted: usize,
    thinking: Option<Ticket>,
    /// At which level the built-in opponent was asked for a move last.
    level: Option<Level>,
    stopped: usize,
    tones: Vec<Tone>,
    questions: Vec<(Ticket, dead::Question)>,
    /// What the archive was asked and has not answered.
    fetching: Option<(Ticket, GameId)>,
    /// The exercises that were tried.
    tried: Attempts,
    /// The lessons, puzzles and openings that the player has written.
    written: Vec<Written>,
    /// The folders of these that may not be read.
    closed: Vec<&'static str>,
    /// The games of the archive.
    games: Vec<PlayedGame>,
    searching: Option<(Ticket, Query)>,
    /// The list that was told last, to choose from.
    offered: Option<Offered>,
    /// What is wanted of games that are kept.
    filing: Option<(Ticket, FilingOrder)>,
    /// The question of the engine that judges positions, or its start.
    judging: Option<Ticket>,
    /// What it was told to search last.
    sought: Option<Search>,
    /// What each position was worth of the game that was searched last, as it is kept.
    course: String,
    /// The position that the built-in opponent judges.
    problem: Option<Position>,
    /// The position of which the book is asked.
    booking: Option<(Ticket, Position)>,
    /// What is looked up in the folder of tables.
    looking_up: Option<(Ticket, Position)>,
    /// What the archive knows of positions.
    known: Vec<(Judged, String)>,
    /// The game that shall be begun.
    begun: Option<Header>,
    /// What boards were told to do and nobody has asked about.
    ordered: Vec<Order>,
    journal: Vec<Entry>,
    header: Header,
}

fn header(fen: &str, black: Player, time: Option<&str>) -> Header {
    Header {
        position: fen.to_owned(),
        variant: touchmove::laws::Variant::Standard,
        time: time.map(str::to_owned),
        white: Player::Human,
        black,
        engine: None,
        level: 3,
        seed: 1,
        laws: "fide-2023".to_owned(),
        announcing: Announcing::Off,
        touch: false,
        strict: false,
        warnings: Vec::new(),
        envelope_key: None,
        white_name: String::new(),
        black_name: String::new(),
        table: None,
        file: None,
        room: None,
        number: None,
        penalties_ruled: false,
        rulings_undone: false,
        by_the_letter: false,
        touch_asked: false,
        blindfold: Blindfold::Off,
        sheets_stop: false,
        simul: None,
        letter: None,
        odds: None,
        closely_read: false,
        elsewhere: None,
    }
}

fn start() -> String {
    position::write(&Position::default())
}

thread_local! {
    /// What a test has read of the voices: to read them anew is most of the work of a short game.
    static VOICES: RefCell<Library> = RefCell::new(Library::built_in());
}

/// A voice by its name, read once in a test.
fn voice(name: &str) -> Rc<Voice> {
    VOICES.with_borrow_mut(|voices| voices.get(name)).unwrap()
}

fn manner(talk: &str) -> Manner {
    manner_in("en", talk)
}

/// Who has these voices for moves and for all else. He hears answers as a whole: what is said is tested
/// here, and in `parts` how it is divided.
fn manner_in(moves: &str, talk: &str) -> Manner {
    let settings = Settings { answers: AnswerLength::Whole, ..Settings::default() };
    manner_of(moves, talk, settings)
}

/// Who has these voices, and settings of his own.
fn manner_of(moves: &str, talk: &str, settings: Settings) -> Manner {
    for name in ["en", moves, talk] {
        voice(name);
    }
    let mut library = VOICES.with_borrow(Library::clone);
    let moves = Some(moves.to_owned());
    let settings = Settings { moves, talk: talk.to_owned(), ..settings };
    let (narrator, wrong) = open::narrator(&settings, &mut library);
    assert_eq!(wrong, []);
    let english = open::voice_or_english(&mut library, "en");
    let delivery = Delivery { speech: true, tones: false, rate: 0, ..Delivery::of(&settings) };
    let boards = Vec::new();
    let names = keys::names(&keymap::Library::built_in(), &library);
    Manner {
        narrator,
        moves_given: open::ForThisGame(false),
        library,
        english,
        delivery,
        boards,
        choices: Choices::of(settings, names),
        heard: Heard::default(),
    }
}

impl Table {
    fn new(header: Header) -> Self {
        Self::after(header, Vec::new())
    }

    /// A session with a game that was left after these entries; time goes on from the last.
    fn after(header: Header, journal: Vec<Entry>) -> Self {
        let rebuilt = replay(header.clone(), &journal).unwrap();
        let now = rebuilt.at;
        let session = Session::new(manner("en"), GameId(1), rebuilt);
        Self { now, journal, ..Self::with(session, header) }.opened()
    }

    fn with(session: Session, header: Header) -> Self {
        Self {
            session,
            now: At::ZERO,
            transcript: String::new(),
            said: Vec::new(),
            parted: 0,
            thinking: None,
            level: None,
            stopped: 0,
            tones: Vec::new(),
            questions: Vec::new(),
            fetching: None,
            tried: Attempts::default(),
            games: Vec::new(),
            written: Vec::new(),
            closed: Vec::new(),
            searching: None,
            filing: None,
            offered: None,
            judging: None,
            sought: None,
            course: String::new(),
            problem: None,
            booking: None,
            looking_up: None,
            known: Vec::new(),
            begun: None,
            ordered: Vec::new(),
            journal: Vec::new(),
            header,
        }
    }

    fn opened(mut self) -> Self {
        let acts = self.session.open(self.now);
        self.note(acts);
        self
    }

    fn write(&mut self, line: &str) {
        self.transcript.push_str(line);
        self.transcript.push('\n');
    }

    /// Every act leaves its mark, or is named as one that leaves none.
    #[deny(clippy::wildcard_enum_match_arm)]
    fn note(&mut self, acts: Vec<Act>) {
        for act in acts {
            match act {
                Act::Out(output) => self.comes_out(output),
                Act::Keep(Keeping::Record(happened)) => self.journal.push(happened.into_entry()),
                Act::Judge(ticket, question) => self.questions.push((ticket, question)),
                Act::Board(order) => self.ordered_to_board(&order),
                Act::Home(_, order) => self.at_home(order),
                Act::Leave(_, Leave::NewGame(header)) => self.begun = Some(*header),
                Act::Leave(_, Leave::Resume(game)) => self.write(&format!("(goes to {game:?})")),
                Act::Leave(_, Leave::Board(seek)) => {
                    self.write(&format!("(goes to board {seek:?})"));
                }
                Act::Leave(_, Leave::Quit | Leave::Rematch) => self.write("(leaves)"),
                Act::Keep(Keeping::Finish(_) | Keeping::Reopen) | Act::Seal(_) => {}
            }
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn comes_out(&mut self, output: Output) {
        match output {
            Output::Say(said) => self.notes(&said),
            Output::Part(said, _) => {
                self.parted += 1;
                self.notes(&said);
            }
            Output::Print(said) => self.write(&format!("{} (printed only)", said.written())),
            Output::Tone(tone) => self.tones.push(tone),
            Output::Look(_)
            | Output::Hush
            | Output::Speak(_)
            | Output::Tones(_)
            | Output::Rate(_)
            | Output::Volume(_)
            | Output::PrintIn(_) => {}
        }
    }

    fn notes(&mut self, said: &Utterance) {
        self.said.push(said.written());
        self.write(&said.written());
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn at_home(&mut self, order: HomeOrder) {
        match order {
            HomeOrder::Think(ticket, task) => self.think(ticket, task),
            HomeOrder::StopThinking => self.stopped += 1,
            HomeOrder::Search(ticket, query) => self.searching = Some((ticket, *query)),
            HomeOrder::Attempts(ticket) => {
                let (files, closed) = (self.written.clone(), self.closed.clone());
                let stock = Box::new(Stock { files, closed, ..Stock::default() });
                self.input(Input::Attempts(ticket, Ok(self.tried.clone()), stock));
            }
            HomeOrder::Games(ticket) => {
                self.input(Input::Games(ticket, self.games.clone()));
            }
            HomeOrder::Attempted(exercise, outcome, took) => {
                self.write(&format!("({exercise}: {outcome:?})"));
                let at = std::time::Duration::ZERO;
                self.tried.all.push((exercise, Attempt { at, outcome, took }));
            }
            HomeOrder::Fetch(ticket, game) => self.fetching = Some((ticket, game)),
            HomeOrder::Engine(order) => {
                self.thinking = self.order("engine", &order).or(self.thinking);
            }
            HomeOrder::Analyst(order) => {
                self.judging = self.order("analyst", &order).or(self.judging);
                if let uci::Order::Search { search, .. } = order {
                    self.sought = Some(search);
                }
            }
            HomeOrder::Recall(ticket, judged) => {
                let known = self.known.iter().rev().find(|(known, _)| *known == judged);
                let known = known.map(|(_, lines)| lines.clone());
                self.input(Input::Recalled(ticket, known));
            }
            HomeOrder::Book(of, here) => self.booking = Some((of, *here)),
            HomeOrder::LookUp(ticket, position, _) => {
                self.write("(looks it up)");
                self.looking_up = Some((ticket, *position));
            }
            HomeOrder::KeepAnalysis(judged, lines) => {
                self.write(&format!("(kept: {}, {})", judged.engine, judged.kind));
                self.known.push((judged, lines));
            }
            HomeOrder::KeepLabels(game, labels) => self.keep_labels(game, labels),
            HomeOrder::KeepCourse(game, of, course) => {
                self.write(&format!("(accuracy of {}: {}, {})", game.0, of.white, of.black));
                self.course = course;
            }
            HomeOrder::TellBoards(asked) => self.write(&format!("(boards: {asked:?})")),
            HomeOrder::Elsewhere(wanted) => self.write(&format!("(elsewhere: {wanted:?})")),
            HomeOrder::TellLetters(asked) => self.write(&format!("(letters: {asked:?})")),
            HomeOrder::File(ticket, filing) => self.filing = Some((ticket, filing)),
            HomeOrder::Offer(offered, told) => {
                self.offered = Some(offered);
                self.comes_out(told);
            }
            HomeOrder::Set(..) => {}
        }
    }

    fn keep_labels(&mut self, game: GameId, labels: Vec<Labelled>) {
        let plies: Vec<usize> = labels.iter().map(|label| label.ply).collect();
        self.write(&format!("(labels of {}: {plies:?})", game.0));
        self.tried.mistakes = labels.into_iter().map(|label| (game, label)).collect();
    }

    fn ordered_to_board(&mut self, order: &BoardOrder) {
        match order {
            BoardOrder::Open(id, address) => {
                self.write(&format!("(looks for {}: {address})", id.0));
            }
            BoardOrder::Orientation(orientation) => {
                self.write(&format!("(boards lie {orientation})"));
            }
            BoardOrder::Close(id) => self.write(&format!("(lets go of {})", id.0)),
            BoardOrder::Tell(id, order) => self.told(*id, order),
            BoardOrder::Keep(_) => {}
        }
    }

    /// The built-in opponent is asked.
    fn think(&mut self, ticket: Ticket, task: ThinkerTask) {
        let asked = match &task {
            ThinkerTask::Choose { .. } => "thinks of a move",
            ThinkerTask::Hint { .. } => "thinks of a hint",
            ThinkerTask::AnswerDraw { .. } => "thinks of a draw",
            ThinkerTask::Judge { wanted, .. } if wanted.count == 1 => "judges the position",
            ThinkerTask::Judge { .. } => "judges moves",
        };
        self.write(&format!("({asked})"));
        self.thinking = Some(ticket);
        match task {
            ThinkerTask::Judge { problem, .. } => self.problem = Some(problem.position),
            ThinkerTask::Choose { level, .. } => self.level = Some(level),
            _ => {}
        }
    }

    fn input(&mut self, input: Input) -> &mut Self {
        let acts = self.session.handle(self.now, input);
        self.note(acts);
        self
    }

    fn types(&mut self, line: &str) -> &mut Self {
        self.write(&format!("> {line}"));
        self.input(Input::Terminal(FromTerminal::Typed(Typed::Line(line.to_owned()))))
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
        let english = voice("en");
        read(text, &[english.vocabulary()], self.session.game().position()).unwrap()
    }

    fn judges(&mut self) -> &mut Self {
        for (ticket, question) in std::mem::take(&mut self.questions) {
            let verdict = dead::judge(&question);
            self.input(Input::Judged(ticket, question.doubt, verdict));
        }
        self
    }

    /// Compares what was said behind the opening, and that the journal alone gives the same game.
    #[expect(clippy::needless_pass_by_value, reason = "`expect!` makes a value")]
    fn expect(&mut self, expected: Expect) {
        expected.assert_eq(&marked(without_opening(&std::mem::take(&mut self.transcript))));
        self.is_replayed();
    }

    /// The journal alone gives the same game.
    fn is_replayed(&self) {
        let replayed = replay(self.header.clone(), &self.journal).unwrap().game;
        let game = self.session.game();
        for color in Color::ALL {
            assert_eq!(replayed.board(color), game.board(color));
        }
        assert_eq!(replayed.rules(), game.rules());
        assert_eq!(replayed.made(), game.made());
        assert_eq!(replayed.outcome(), game.outcome());
        assert_eq!(replayed.announced(), game.announced());
        assert_eq!(replayed.underway().on_board(), game.underway().on_board());
        assert_eq!(replayed.awaits_repetition(), game.awaits_repetition());
        if let (Some(one), Some(other)) = (replayed.clock(), game.clock()) {
            for color in Color::ALL {
                assert_eq!(one.remaining(color, self.now), other.remaining(color, self.now));
            }
        }
    }
}

/// The other transcripts begin behind this sentence.
#[test]
fn a_game_begins_with_who_plays_it() {
    for (black, opening) in [Player::Human, Player::Builtin].into_iter().zip(OPENINGS) {
        assert_eq!(Table::new(header(&start(), black, None)).transcript, opening);
    }
}

#[test]
fn a_move_is_announced_and_answered() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("knight f three").answers("d5").types("last").types("repeat");
    table.expect(expect![[r#"
        > knight f three
        knight g1 f3
        (thinks of a move)
        pawn d7 d5
        > last
        pawn d7 d5. Black, move 1.
        > repeat
        pawn d7 d5. Black, move 1.
    "#]]);
}

#[test]
fn the_view_of_a_knight_gives_way_to_a_move_in_words() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("/knight f3").types("knight e5").types("knight f3").types("knight e5");
    table.expect(expect![[r#"
        > /knight f3
        A knight's move from f3: white king e1,
        knight g1, pawns d2, h2.
        > knight e5
        You have no knight that reaches e5.
        For the question, type /knight e5.
        > knight f3
        knight g1 f3
        > knight e5
        Black is to move.
        For the question, type /knight e5.
    "#]]);
}

#[test]
fn an_ambiguous_move_is_asked_by_number() {
    let mut table = Table::new(header("4k3/8/8/8/2N3N1/8/8/4K3 w - - 0 1", Player::Human, None));
    table.types("Ne5").types("3").types("Ne5").types("no").types("Ne5").types("help");
    table.types("Ne5").types("board e5").types("knight c4 e5");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        > Ne5
        2 moves possible. Type a number.
        1: knight c4 e5
        2: knight g4 e5
        > 3
        Type a number from 1 to 2, or no.
        > Ne5
        2 moves possible. Type a number.
        1: knight c4 e5
        2: knight g4 e5
        > no
        Cancelled.
        > Ne5
        2 moves possible. Type a number.
        1: knight c4 e5
        2: knight g4 e5
        > help
        Type the number of your move, or its first square.
        no: none of them.
        2 moves possible. Type a number.
        1: knight c4 e5
        2: knight g4 e5
        > Ne5
        2 moves possible. Type a number.
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
        (special position)
        (how to have the usual one)
        > a8
        What does the pawn become? Type the piece or its number.
        1: pawn a7 a8 promotes to queen
        2: pawn a7 a8 promotes to rook
        3: pawn a7 a8 promotes to bishop
        4: pawn a7 a8 promotes to knight
        > 3
        pawn a7 a8 promotes to bishop
        Draw. Dead position: neither side can checkmate.
        (what now)
        > board a8
        a8: white bishop, light, last move.
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
        > e4
        pawn e2 e4
        (thinks of a move)
        > takeback
        (take it back?)
        > yes
        Taken back: pawn e2 e4.
        > d4
        pawn d2 d4
        (thinks of a move)
        pawn d7 d5
        > takeback
        (take it back?)
        > perhaps
        perhaps is neither yes nor no.
        (take it back?)
        > no
        (the game goes on)
        > turn
        (your turn, move 2)
    "#]]);
}

/// The one to move has not offered it; but who has, and types it again, has not accepted it.
#[test]
fn draw_accepts_the_offer_of_the_other_player_at_the_keyboard() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    for line in ["e4", "e5", "draw", "yes", "draw", "Nf3", "draw"] {
        table.types(line);
    }
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > e5
        pawn e7 e5
        > draw
        (offer a draw?)
        > yes
        White offers a draw.
        Black: type accept or decline.
        > draw
        Draw by agreement.
        (what now)
        > Nf3
        (over)
        > draw
        (over)
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
        > draw
        Too early for a draw. Both players must move first. FIDE 2023, 5.2.3.
        > e4
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        > Nf3
        knight g1 f3
        (thinks of a move)
        > draw
        (offer a draw?)
        > yes
        Draw offered.
        (thinks of a draw)
        Black declines the draw.
        (thinks of a move)
        knight b8 c6
        > draw
        (offer a draw?)
        > yes
        Draw offered.
        (thinks of a draw)
        Draw by agreement.
        (what now)
    "#]]);
}

#[test]
fn two_people_offer_accept_and_decline() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("e4").types("e5").types("accept").types("draw").types("yes").types("decline");
    table.types("draw").types("yes").types("Nf3").types("accept");
    table.types("yes").types("draw");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > e5
        pawn e7 e5
        > accept
        No draw offer to answer. To offer one, type draw.
        > draw
        (offer a draw?)
        > yes
        White offers a draw.
        Black: type accept or decline.
        > decline
        Black declines the draw.
        > draw
        (offer a draw?)
        > yes
        White offers a draw.
        Black: type accept or decline.
        > Nf3
        knight g1 f3
        > accept
        Draw by agreement.
        (what now)
        > yes
        (over)
        > draw
        (over)
    "#]]);
}

#[test]
fn the_flag_falls_while_a_line_is_typed() {
    let mut table = Table::new(header(&start(), Player::Human, Some("0+5")));
    table.waits(2).types("clock");
    assert_eq!(table.session.deadline(), Some(At::from_secs(5)));
    table.waits(3).input(Input::TimePassed).judges().types("e4");
    table.expect(expect![[r#"
        Time: 5 seconds per move.
        > clock
        White: 3 seconds.
        Black: 5 seconds.
        White's flag has fallen.
        Black wins on time.
        (what now)
        > e4
        (over)
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
        > resign
        Resign for White? yes or no.
        > yes
        White resigns. Black wins.
        (what now)
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
        Time: 5 minutes.
        > e4
        pawn e2 e4
        (thinks of a move)
        Clocks stopped.
        The opponent found no move. This is a fault in the program. Type new, or quit and touchmove resume.
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
        Claim what? Type claim threefold, claim fifty, claim flag or claim illegal. More: help claim.
        > claim fifty Ng8
        Claim refused: only 4 moves each without a capture or pawn move. 50 are needed.
        White gets 1 minute more. FIDE 2023, A.3.
        Black's claim stays as a draw offer.
        knight f6 g8
        > claim threefold
        Draw by threefold repetition.
        (what now)
    "#]]);
}

#[test]
fn a_pawn_wall_is_found_dead() {
    let fen = "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1";
    let mut table = Table::new(header(fen, Player::Human, None));
    table.types("Kf3").judges();
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        > Kf3
        king e3 f3
        Draw. Dead position: neither side can checkmate.
        (what now)
    "#]]);
}

#[test]
fn voices_change_in_the_middle_of_a_game() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("moves-voice fide").types("e4").types("talk de").types("zug").types("talk nobody");
    table.types("Bauer Eva fuenf").types("letzter");
    table.expect(expect![[r#"
        > moves-voice fide
        Move voice: fide.
        > e4
        Bauer Eva zwei Eva vier
        > talk de
        Sprache: Deutsch.
        > zug
        Schwarz am Zug, Zug 1.
        > talk nobody
        talk: welche? en, cs, de, es, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
        > Bauer Eva fuenf
        Bauer Eva sieben Eva fünf
        > letzter
        Bauer Eva sieben Eva fünf. Schwarz, Zug 1.
    "#]]);
}

#[test]
fn speech_that_fails_is_told_once_and_its_return_too() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table
        .input(Input::Terminal(FromTerminal::Sound(Sound::Found)))
        .input(Input::Terminal(FromTerminal::Sound(Sound::Lost("reason-hangs"))));
    table
        .input(Input::Terminal(FromTerminal::Sound(Sound::Found)))
        .types("speech off")
        .types("faster");
    table.expect(expect![[r#"
        Speech has failed: the speech server does not answer. Text only. (printed only)
        To find out why: touchmove health. To go without speech: speech off. (printed only)
        Speech is back.
        > speech off
        Speech off.
        > faster
        Speech rate 10.
        Speech off. To turn it on, type speech on.
    "#]]);
}

#[test]
#[cfg(feature = "speech")]
fn s2_speech_that_is_lost_is_begun_anew_when_it_is_turned_on() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    let lost = || Input::Terminal(FromTerminal::Sound(Sound::Lost("reason-unreachable")));
    table.input(lost());
    let turned = |acts: Vec<Act>| {
        let speak = |act| match act {
            Act::Out(Output::Speak(on)) => Some(on),
            _ => None,
        };
        acts.into_iter().filter_map(speak).collect::<Vec<_>>()
    };
    let typed = |table: &mut Table| {
        let line = Input::Terminal(FromTerminal::Typed(Typed::Line("speech on".to_owned())));
        turned(table.session.handle(table.now, line))
    };
    for _ in 0..2 {
        assert_eq!(typed(&mut table), [true]);
        table.input(lost());
    }
}

#[test]
#[cfg(feature = "speech")]
fn s2_nobody_is_told_that_speech_is_on_before_it_is() {
    let sound = |sound| Input::Terminal(FromTerminal::Sound(sound));
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("speech off").types("speech on").input(sound(Sound::Found)).types("speech on");
    table.input(sound(Sound::Lost("reason-hangs"))).types("speech").types("speech on");
    table.input(sound(Sound::Found)).types("speech");
    table.input(sound(Sound::Lost("reason-hangs"))).input(sound(Sound::Heard));
    // Whoever has turned it off meanwhile need not know.
    table.types("speech on").types("speech off").input(sound(Sound::Found));
    table.expect(expect![[r#"
        > speech off
        Speech off.
        > speech on
        Speech on.
        > speech on
        Speech has failed: the speech server does not answer. Text only. (printed only)
        To find out why: touchmove health. To go without speech: speech off. (printed only)
        > speech
        Speech has failed. To try again: speech on. To go without: speech off.
        > speech on
        Speech is back.
        > speech
        Speech on. To turn it off, type speech off.
        Speech has failed: the speech server does not answer. Text only. (printed only)
        To find out why: touchmove health. To go without speech: speech off. (printed only)
        Speech is back. (printed only)
        > speech on
        > speech off
        Speech off.
    "#]]);
}

#[test]
fn leaving_stops_the_clocks_and_says_how_to_come_back() {
    let mut table = Table::new(header(&start(), Player::Builtin, Some("5")));
    table.types("e4").waits(7).input(Input::Terminal(FromTerminal::Typed(Typed::End)));
    let again = replay(table.header.clone(), &table.journal).unwrap();
    assert!(again.game.is_paused());
    let left = again.game.clock().unwrap().remaining(Color::Black, At::from_secs(1000));
    assert_eq!(left.as_secs(), 293);
    table.expect(expect![[r#"
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
    let late = Ticket(table.thinking.unwrap().0);
    table.types("e4");
    assert_eq!(table.stopped, 1);
    table.input(Input::Thought(late, Thought::Judged(Vec::new()))).answers("e5");
    table.expect(expect![[r#"
        > hint
        Looking for a hint.
        (judges moves)
        > e4
        pawn e2 e4
        Stopped: hint. Ask again.
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
    let entered = session
        .handle(At::ZERO, Input::Terminal(FromTerminal::Typed(Typed::Line("e4".to_owned()))));
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
        .filter_map(|act| if let Act::Out(Output::Say(said)) = act { Some(said) } else { None })
        .collect();
    let [opening] = said[..] else { panic!("{said:?}") };
    assert!(opening.written().starts_with("New game 2. You play Black"), "{opening:?}");
    assert_eq!(opening.priority, Priority::Move);
}

#[test]
fn d26_a_second_hint_says_that_the_first_is_still_sought() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("hint").types("hint");
    table.expect(expect![[r#"
        > hint
        Looking for a hint.
        (judges moves)
        > hint
        Still looking for a hint. Wait.
    "#]]);
}

#[test]
fn d11_an_offer_of_the_opponent_drops_an_older_question() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("e4").types("e5").types("resign");
    table.input(Input::Terminal(FromTerminal::Typed(Typed::Interrupt)));
    table.types("draw").types("yes").types("resign").types("accept");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > e5
        pawn e7 e5
        > resign
        Resign for White? yes or no.
        Resignation dropped.
        > draw
        (offer a draw?)
        > yes
        White offers a draw.
        Black: type accept or decline.
        > resign
        Resign for White? yes or no.
        > accept
        Resignation dropped.
        Draw by agreement.
        (what now)
    "#]]);
}

#[test]
fn d1_a_knight_move_in_words_is_kept_while_the_opponent_thinks() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("e4").types("knight f3").types("/knight f3").types("knight f5");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        > knight f3
        Premove: knight g1 f3.
        > /knight f3
        A knight's move from f3: white king e1,
        knight g1, pawns d2, h2.
        > knight f5
        A knight's move from f5: black pawns e7,
        g7.
    "#]]);
}
