//! Going through games: every way through one, what is heard of it, and the game that waits.

use std::time::Duration;

use expect_test::expect;
use shakmaty::{ByColor, CastlingMode, Chess};
use touchmove::app::input::Input;
use touchmove::app::session::{Session, Unfetched};
use touchmove::archive::{Archive, GameId, Listed, Page, Player, Query, Score, replay};
use touchmove::command::COMMANDS;
use touchmove::notation::pgn::{Node, Tree};
use touchmove::notation::read;
use touchmove::opponent::thinker::Thought;
use touchmove::ui::Typed;
use touchmove::voices::Library;

use super::{Table, header, manner, start};

fn play(tree: &mut Tree, mut at: Node, moves: &str) -> Node {
    let english = Library::built_in().get("en").unwrap();
    for text in moves.split(' ') {
        let mv = read(text, &[english.vocabulary()], &tree.position(at)).unwrap();
        at = tree.play(at, mv);
    }
    at
}

/// `1 e4 e5 2 Nf3 (2 f4! exf4 (2 .. d5)) Nc6 3 Bb5`, with comments.
fn tree() -> Tree {
    let mut tree = Tree::new(Chess::default(), CastlingMode::Standard);
    tree.add_comment(Node::ROOT, "Played in Bilbao.");
    let e4 = play(&mut tree, Node::ROOT, "e4");
    tree.add_comment(e4, "Best\nby \u{1b}[31mtest.");
    tree.set_left(e4, Duration::from_secs(5400));
    let e5 = play(&mut tree, e4, "e5");
    let nf3 = play(&mut tree, e5, "Nf3");
    let f4 = play(&mut tree, e5, "f4");
    tree.annotate(f4, 1);
    tree.annotate(f4, 201);
    play(&mut tree, f4, "exf4");
    play(&mut tree, f4, "d5");
    play(&mut tree, nf3, "Nc6 Bb5");
    tree
}

fn score(tree: Tree, result: &str) -> Score {
    let names = ByColor { white: "Carlsen, Magnus", black: "Anand, V" }.map(str::to_owned);
    let listed = Listed {
        id: GameId(57),
        date: "2013-11".to_owned(),
        header: None,
        names,
        event: "Bilbao".to_owned(),
        eco: "C60".to_owned(),
        opening: String::new(),
        result: Some(result.to_owned()).filter(|result| result != "*"),
        plies: 5,
    };
    let tags = [("Event", "Bilbao"), ("Round", "?"), ("White", "Carlsen, Magnus"), ("Hall", "3")];
    let tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    Score { listed, tags, tree }
}

/// A session in which this game is gone through and none is played.
fn study_of(talk: &str, score: Score) -> Table {
    let header = header(&start(), Player::Builtin, None);
    let unplayed = replay(header.clone(), &[]).unwrap();
    Table::with(Session::studying(manner(talk), unplayed, score), header).opened()
}

fn study() -> Table {
    study_of("en", score(tree(), "1-0"))
}

impl Table {
    fn all(&mut self, lines: &[&str]) -> &mut Self {
        for line in lines {
            self.types(line);
        }
        self
    }

    /// The archive answers with this game.
    fn fetches(&mut self, score: Score) -> &mut Self {
        let (ticket, _) = self.fetching.take().unwrap();
        self.input(Input::Fetched(ticket, Ok(Box::new(score))))
    }

    fn finds(&mut self, archive: &Archive) -> &mut Self {
        let (ticket, query) = self.searching.take().unwrap();
        let found = archive.search(&query).unwrap();
        self.input(Input::Found(ticket, Ok(found)))
    }

    /// Waits until the session wants to be told of the time, and tells it.
    fn sleeps(&mut self) -> &mut Self {
        let due = self.session.deadline().unwrap();
        let since = due.since(self.now).as_secs();
        self.write(&format!("({since} seconds)"));
        self.now = due;
        self.input(Input::TimePassed)
    }
}

#[test]
fn enter_goes_from_the_first_move_to_the_last() {
    let mut table = study();
    table.all(&["", "", "", "", "", "", "repeat"]);
    table.expect(expect![[r#""#]]);
}

#[test]
fn a_variation_is_heard_after_its_move_and_left_to_it() {
    let mut table = study();
    table.all(&["goto 2", "previous", "", "variations", "variation 2", "variation 1", "comment"]);
    table.all(&["variations", "", "", "variation 1", "where", "leave", "leave", "leave", "where"]);
    table.expect(expect![[r#""#]]);
}

#[test]
fn the_reader_jumps_and_hears_where_he_is() {
    let mut table = study();
    table.all(&["end", "", "first", "back", "goto 2 black", "takeback", "previous"]);
    table.all(&["goto 2. white", "undo", "score", "clock", "last", "first", "clock", "last"]);
    table.expect(expect![[r#""#]]);
}

#[test]
fn nonsense_is_answered_in_one_sentence() {
    let mut table = study();
    table.all(&["goto 999", "goto x", "goto", "goto 2 red", "goto 3 black", "goto -1"]);
    table.all(&["variation 7", "variation", "variation x", "leave", "comment now", "auto 0"]);
    table.all(&["auto 61", "auto x", "open 99", "open", "open game", "open game x", "more"]);
    table.all(&["games since tomorrow", "games result 3-0", "games player", "play-on red"]);
    table.all(&["draw", "resign", "hint", "takeback", "announce e4", "e2 e5", "xyzzy"]);
    table.expect(expect![[r#""#]]);
}

#[test]
fn a_typed_move_goes_on_where_it_was_played() {
    let mut table = study();
    table.all(&["d4", "knight f3", "e4", "e5", "pawn f4", "d5", "d4", "leave", "leave"]);
    table.expect(expect![[r#""#]]);
}

#[test]
fn moves_come_by_themselves_until_a_line_or_the_end_stops_them() {
    let mut table = study();
    table.types("auto");
    assert!(!table.session.is_settled());
    table.sleeps().sleeps().types("");
    assert!(table.session.is_settled() && table.session.deadline().is_none());
    table.types("auto 3").sleeps().types("board e4").types("pause").types("auto 8").sleeps();
    table.types("pause").types("auto 1").sleeps();
    assert!(table.session.is_settled() && table.session.deadline().is_none());
    table.types("auto");
    table.types("goto 1").types("auto 2").input(Input::Typed(Typed::Interrupt));
    assert!(table.session.is_settled());
    table.expect(expect![[r#""#]]);
}

#[test]
fn a_comment_is_given_the_time_to_hear_it() {
    let mut long = tree();
    let e4 = long.next(Node::ROOT).unwrap();
    long.add_comment(e4, &"words ".repeat(60));
    let mut table = study_of("en", score(long, "*"));
    table.types("auto 5").sleeps();
    let until = table.session.deadline().unwrap().since(table.now);
    assert_eq!(until, Duration::from_secs(5 + 31));
}

#[test]
fn what_is_known_of_a_game_is_told() {
    let mut table = study();
    table.all(&["about", "tags", "help", "help next"]);
    table.expect(expect![[r#""#]]);
    let mut table = study_of("en", score(Tree::new(Chess::default(), CastlingMode::Standard), "*"));
    table.all(&["", "e4", "end", "goto 1", "where", "auto", "variations"]);
    table.expect(expect![[r#""#]]);
}

#[test]
fn in_german_too() {
    let mut table = study_of("de", score(tree(), "1/2-1/2"));
    table.all(&["", "weiter", "", "varianten", "variante 1", "wo", "verlassen", "gehe 1 schwarz"]);
    table.all(&["davor", "zurück", "zurück", "schluss", "angaben", "vorspielen 0", "drehen"]);
    table.all(&["Partien seit gestern", "öffne", "aufgeben", "hilfe", "schließen"]);
    table.expect(expect![[r#""#]]);
}

#[test]
fn the_board_can_be_read_from_the_other_side() {
    let mut table = study();
    table.all(&["end", "flip", "board", "rank 5", "file e", "flip", "rank 5"]);
    let mut game = Table::new(header(&start(), Player::Human, None));
    game.all(&["flip", "s 1"]);
    table.transcript.push_str(&game.transcript);
    table.expect(expect![[r#""#]]);
}

#[test]
fn a_game_waits_while_another_is_gone_through() {
    let mut table = Table::new(header(&start(), Player::Builtin, Some("10+0")));
    table.types("e4").waits(60).types("open game 57").fetches(score(tree(), "1-0"));
    assert_eq!((table.stopped, table.session.deadline()), (1, None));
    let stale = table.thinking.unwrap();
    let answer = table.reads("e5");
    table.input(Input::Thought(stale, Thought::Chosen(answer)));
    table.waits(3600).all(&["", "clock", "turn", "resign", "score", "repeat", "close"]);
    assert_eq!(table.session.game().made().len(), 1);
    table.answers("e5").types("clock").types("close").types("quit");
    table.expect(expect![[r#""#]]);
}

#[test]
fn a_draw_that_was_offered_is_still_answered_afterwards() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("e4").answers("e5").types("Nf3").types("draw").types("yes");
    table.types("open game 57").fetches(score(tree(), "1-0")).types("close");
    let ticket = table.thinking.take().unwrap();
    table.input(Input::Thought(ticket, Thought::DrawAnswer { accepts: true }));
    table.expect(expect![[r#""#]]);
}

#[test]
fn a_question_that_was_open_is_not_answered_in_the_other_game() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("e4").types("resign").types("open game 57").fetches(score(tree(), "1-0"));
    table.types("yes").types("close").types("e5");
    assert!(table.session.game().outcome().is_none());
    table.expect(expect![[r#""#]]);
}

#[test]
fn that_the_waiting_game_has_ended_is_told_when_it_is_gone_back_to() {
    let fen = "7k/8/8/8/8/8/5q2/7K w - - 0 1";
    let mut table = Table::new(header(fen, Player::Human, None));
    table.types("resign").types("yes").types("open game 57").fetches(score(tree(), "1-0"));
    table.judges().types("").types("close");
    table.expect(expect![[r#""#]]);
}

#[test]
fn announced_moves_wait_too() {
    let mut with = header(&start(), Player::Human, None);
    with.announcing = touchmove::laws::Announcing::Repeat;
    let mut table = Table::new(with);
    table.types("announce e4").types("open game 57").fetches(score(tree(), "1-0"));
    table.all(&["repeat e4", "e4", "turn", "press", "close", "e4", "press"]);
    table.expect(expect![[r#""#]]);
}

#[test]
fn a_new_game_goes_on_from_the_position() {
    let mut table = study();
    table.all(&["goto 2 black", "play-on"]);
    let begun = table.begun.take().unwrap();
    assert_eq!((begun.white, begun.black), (Player::Human, Player::Builtin));
    assert!(begun.position.ends_with("w KQkq - 2 3"), "{}", begun.position);
    table.types("play-on black");
    assert_eq!(table.begun.take().unwrap().black, Player::Human);

    let mut waiting = Table::new(header(&start(), Player::Builtin, Some("15+10")));
    waiting.types("e4").answers("e5").types("open game 57").fetches(score(tree(), "1-0"));
    waiting.types("play-on").types("no");
    assert!(waiting.begun.is_none());
    waiting.types("play-on").types("yes");
    let begun = waiting.begun.take().unwrap();
    assert_eq!((begun.time.as_deref(), begun.white), (Some("15+10"), Player::Human));

    let mut mated = Tree::new(Chess::default(), CastlingMode::Standard);
    play(&mut mated, Node::ROOT, "f3 e5 g4 Qh4");
    let mut over = study_of("en", score(mated, "0-1"));
    over.types("end").types("play-on");
    assert!(over.begun.is_none());
    waiting.transcript.push_str(&over.transcript);
    waiting.expect(expect![[r#""#]]);
}

#[test]
fn games_are_listed_by_pages_and_opened_by_their_numbers() {
    let archive = Archive::in_memory().unwrap();
    let played = header(&start(), Player::Builtin, None);
    for _ in 0..7 {
        archive.begin(&played).unwrap();
    }
    archive.finish(GameId(7), "0-1").unwrap();
    archive.finish(GameId(6), "0-0").unwrap();
    let mut table = Table::new(played);
    table.types("open 1").types("more").types("games").finds(&archive);
    assert!(table.session.is_settled());
    table.types("open 6").types("open 0").types("more").finds(&archive).types("more");
    table.types("open 2");
    assert_eq!(table.fetching.as_ref().map(|(_, game)| *game), Some(GameId(1)));
    let (ticket, _) = table.fetching.take().unwrap();
    table.input(Input::Fetched(ticket, Err(Unfetched::Missing)));
    table.types("games carlsen").finds(&archive);
    table.types("games");
    let (ticket, _) = table.searching.take().unwrap();
    table.input(Input::Found(ticket, Err("reason-damaged")));
    // The list that was heard last can still be chosen from; an old answer is no answer.
    table.input(Input::Found(ticket, Ok(Page::default())));
    let today = archive.search(&Query::default()).unwrap().games[0].date.clone();
    table.transcript = table.transcript.replace(&today, "(today)");
    table.expect(expect![[r#""#]]);
}

#[test]
fn every_question_has_the_same_answer_in_a_study_and_in_a_game() {
    let moves = "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 c6 Nf3 Bg4 Be2 e6 O-O";
    let mut tree = Tree::new(Chess::default(), CastlingMode::Standard);
    play(&mut tree, Node::ROOT, moves);
    let mut study = study_of("en", score(tree, "*"));
    let mut game = Table::new(header(&start(), Player::Human, None));
    let arguments = ["", "e4", "d5 e4", "N", "4", "e", "a", "A", "2"];
    for mv in moves.split(' ') {
        study.types("");
        game.types(mv);
        study.transcript.clear();
        game.transcript.clear();
        let questions = COMMANDS.iter().filter(|spec| {
            spec.position.0 || matches!(spec.name, "last" | "captured" | "score")
        });
        for question in questions {
            for argument in arguments {
                let line = format!("/{} {argument}", question.name);
                study.types(&line);
                game.types(&line);
            }
        }
        assert_eq!(study.transcript, game.transcript);
    }
    assert_eq!(game.journal.len(), 1 + moves.split(' ').count());
    assert!(study.journal.is_empty());
}
