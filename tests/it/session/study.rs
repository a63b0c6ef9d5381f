//! Going through games: every way through one, what is heard of it, and the game that waits.

use std::time::Duration;

use expect_test::expect;
use shakmaty::{ByColor, CastlingMode, Color};
use touchmove::app::input::{FromTerminal, Input, Unfetched};
use touchmove::app::order::Output;
use touchmove::app::session::{Act, Session};
use touchmove::archive::{
    Archive, GameId, Header, Listed, Origin, Owner, Page, Player, Remarks, Score, replay,
};
use touchmove::command::COMMANDS;
use touchmove::laws::Position;
use touchmove::notation::pgn::{Node, Tree};
use touchmove::notation::{position, read};
use touchmove::opponent::thinker::Thought;
use touchmove::ui::Typed;
use touchmove::voices::Priority;

use super::{Table, header, manner, start};

pub(super) fn play(tree: &mut Tree, mut at: Node, moves: &str) -> Node {
    let english = super::voice("en");
    for text in moves.split(' ') {
        let mv = read(text, &[english.vocabulary()], &tree.position(at)).unwrap();
        at = tree.play(at, mv);
    }
    at
}

/// `1 e4 e5 2 Nf3 (2 f4! exf4 (2 .. d5)) Nc6 3 Bb5`, with comments.
pub(super) fn tree() -> Tree {
    let mut tree = Tree::new(Position::default(), CastlingMode::Standard);
    tree.add_comment(Node::ROOT, "Played in Bilbao.");
    let e4 = play(&mut tree, Node::ROOT, "e4");
    tree.add_comment(e4, "Best\nby \u{1b}[31mtest.");
    tree.set_left(e4, Duration::from_mins(90));
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

pub(super) fn score(tree: Tree, result: &str) -> Score {
    let names = ByColor { white: "Carlsen, Magnus", black: "Anand, V" }.map(str::to_owned);
    let listed = Listed {
        id: GameId(57),
        date: "2013-11".to_owned(),
        time: String::new(),
        origin: Origin::Elsewhere,
        variant: tree.start().variant(),
        names,
        event: "Bilbao".to_owned(),
        eco: "C60".to_owned(),
        opening: String::new(),
        own: None,
        result: Some(result.to_owned()).filter(|result| result != "*"),
        plies: 5,
        level: 0,
        engine: None,
        remarks: Remarks::default(),
    };
    let tags = [("Event", "Bilbao"), ("Round", "?"), ("White", "Carlsen, Magnus"), ("Hall", "3")];
    let tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    Score { listed, tags, tree, labels: Vec::new(), replay: None, is_cut: false }
}

/// A session in which this game is gone through and none is played.
pub(super) fn study_of(talk: &str, score: Score) -> Table {
    let header = header(&start(), Player::Builtin, None);
    let unplayed = replay(header.clone(), &[]).unwrap();
    Table::with(Session::studying(manner(talk), unplayed, score), header).opened()
}

pub(super) fn study() -> Table {
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
    pub(super) fn fetches(&mut self, score: Score) -> &mut Self {
        let (ticket, _) = self.fetching.take().unwrap();
        self.input(Input::Fetched(ticket, Ok(Box::new(score))))
    }

    fn finds(&mut self, archive: &Archive) -> &mut Self {
        let (ticket, query) = self.searching.take().unwrap();
        let found = archive.search(&query, &Owner::default()).unwrap();
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
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > 
        pawn e2 e4
        Best by [31mtest.
        > 
        pawn e7 e5
        > 
        knight g1 f3
        1 variation.
        > 
        knight b8 c6
        > 
        bishop f1 b5
        White won.
        > 
        End of the game.
        White won.
        > repeat
        End of the game.
        White won.
    "#]]);
}

/// It has not been heard where moves were skipped; going back one move, it has.
#[test]
fn the_comment_is_heard_where_the_reader_jumps_to() {
    let mut tree = tree();
    let last = tree.main().last().unwrap();
    tree.add_comment(last, "The Spanish.");
    let mut table = study_of("en", score(tree, "1-0"));
    table.all(&["goto 1", "goto 2", "end", "previous", "first"]);
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > goto 1
        pawn e2 e4, White 1.
        Best by [31mtest.
        > goto 2
        knight g1 f3, White 2.
        > end
        bishop f1 b5, White 3.
        The Spanish.
        End of the game.
        White won.
        > previous
        knight b8 c6, Black 2.
        > first
        Start of the game. White to move.
        Played in Bilbao.
    "#]]);
}

#[test]
fn a_variation_is_heard_after_its_move_and_left_to_it() {
    let mut table = study();
    table.all(&["goto 2", "previous", "", "variations", "variation 2", "variation 1", "comment"]);
    table.all(&["variations", "", "", "variation 1", "where", "leave", "leave", "leave", "where"]);
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > goto 2
        knight g1 f3, White 2.
        > previous
        pawn e7 e5, Black 1.
        > 
        knight g1 f3
        1 variation.
        > variations
        1: pawn f2 f4
        > variation 2
        The variations are numbered 1 to 1.
        > variation 1
        pawn f2 f4, good move, annotation 201
        > comment
        pawn f2 f4, good move, annotation 201
        > variations
        1: knight g1 f3, the main line.
        > 
        pawn e5 takes f4
        1 variation.
        End of the variation.
        > 
        End of the variation. Type leave.
        > variation 1
        pawn d7 d5
        End of the variation.
        > where
        pawn d7 d5, Black 2.
        In a variation, 2 deep, on move 2.
        The line ends at move 2.
        (game 57)
        > leave
        pawn e5 takes f4, Black 2.
        > leave
        knight g1 f3, White 2.
        > leave
        This is the main line.
        > where
        knight g1 f3, White 2.
        The line ends at move 3.
        (game 57)
    "#]]);
}

#[test]
fn the_reader_jumps_and_hears_where_he_is() {
    let mut table = study();
    table.all(&["end", "", "first", "back", "goto 2 black", "takeback", "previous"]);
    table.all(&["goto 2. white", "undo", "score", "clock", "last", "first", "clock", "last"]);
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > end
        bishop f1 b5, White 3.
        End of the game.
        White won.
        > 
        End of the game.
        White won.
        > first
        Start of the game. White to move.
        Played in Bilbao.
        > back
        This is the start.
        > goto 2 black
        knight b8 c6, Black 2.
        > takeback
        knight g1 f3, White 2.
        > previous
        pawn e7 e5, Black 1.
        > goto 2. white
        knight g1 f3, White 2.
        > undo
        pawn e7 e5, Black 1.
        > score
        1. pawn e2 e4, pawn e7 e5
        > clock
        White: 1 hour 30 minutes.
        > last
        pawn e7 e5. Black, move 1.
        > first
        Start of the game. White to move.
        Played in Bilbao.
        > clock
        No clock times recorded here.
        > last
        No moves yet.
    "#]]);
}

#[test]
fn a_place_that_is_not_there_is_told_in_one_sentence() {
    let mut table = study();
    table.all(&["goto 999", "goto x", "goto", "goto 2 red", "goto 3 black", "goto -1"]);
    table.all(&["variation 7", "variation", "variation x", "leave", "comment now", "auto 0"]);
    table.all(&["auto 61", "auto x", "play-on red", "takeback", "e2 e5", "xyzzy"]);
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > goto 999
        The moves run from 1 to 3.
        > goto x
        goto needs the number of a move: goto 12, or goto 12 black.
        > goto
        goto needs the number of a move: goto 12, or goto 12 black.
        > goto 2 red
        goto needs the number of a move: goto 12, or goto 12 black.
        > goto 3 black
        Black makes no move 3 here.
        > goto -1
        goto needs the number of a move: goto 12, or goto 12 black.
        > variation 7
        No variation on this move.
        > variation
        variation needs a number. Type variations for the list.
        > variation x
        variation needs a number. Type variations for the list.
        > leave
        This is the main line.
        > comment now
        Played in Bilbao.
        > auto 0
        auto takes 1 to 60 seconds.
        > auto 61
        auto takes 1 to 60 seconds.
        > auto x
        auto takes 1 to 60 seconds.
        > play-on red
        play-on takes white or black.
        > takeback
        This is the start.
        > e2 e5
        A pawn cannot go from e2 to e5.
        > xyzzy
        Unknown: xyzzy. Type a move, or help.
    "#]]);
}

#[test]
fn what_cannot_be_found_or_done_is_told_in_one_sentence() {
    let mut table = study();
    table.all(&["open 99", "open", "open game", "open game x", "more"]);
    table.all(&["games since tomorrow", "games result 3-0", "games player"]);
    table.all(&["draw", "resign", "hint", "announce e4"]);
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > open 99
        > open
        open needs the number of a game: open 57.
        > open game
        open needs the number of a game: open 57.
        > open game x
        open needs the number of a game: open 57.
        > more
        Nothing more. For a list of games: games.
        > games since tomorrow
        tomorrow is not a date. Type a year, or for example 2013-11-22.
        > games result 3-0
        3-0 is not a result. Type 1-0, 0-1 or draw.
        > games player
        player needs something after it, for example games player Anna or games since 2013.
        > draw
        draw is for a game in progress. Type close first.
        > resign
        resign is for a game in progress. Type close first.
        > hint
        hint is for a game in progress. Type close first.
        > announce e4
        announce is for a game in progress. Type close first.
    "#]]);
}

#[test]
fn a_typed_move_goes_on_where_it_was_played() {
    let mut table = study();
    table.all(&["d4", "knight f3", "e4", "e5", "pawn f4", "d5", "d4", "leave", "leave"]);
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > d4
        Another move was played.
        > knight f3
        Another move was played.
        > e4
        pawn e2 e4
        Best by [31mtest.
        > e5
        pawn e7 e5
        > pawn f4
        pawn f2 f4, good move, annotation 201
        > d5
        pawn d7 d5
        End of the variation.
        > d4
        End of the variation. Type leave.
        > leave
        pawn e5 takes f4, Black 2.
        > leave
        knight g1 f3, White 2.
    "#]]);
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
    table
        .types("goto 1")
        .types("auto 2")
        .input(Input::Terminal(FromTerminal::Typed(Typed::Interrupt)));
    assert!(table.session.is_settled());
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > auto
        A move every 5 seconds. Enter stops.
        (5 seconds)
        pawn e2 e4
        Best by [31mtest.
        (6 seconds)
        pawn e7 e5
        > 
        pawn e7 e5, Black 1.
        Stopped.
        > auto 3
        A move every 3 seconds. Enter stops.
        (3 seconds)
        knight g1 f3
        1 variation.
        > board e4
        e4: white pawn, light square.
        Stopped.
        > pause
        knight g1 f3, White 2.
        > auto 8
        A move every 8 seconds. Enter stops.
        (8 seconds)
        knight b8 c6
        > pause
        knight b8 c6, Black 2.
        Stopped.
        > auto 1
        A move every 1 second. Enter stops.
        (1 seconds)
        bishop f1 b5
        White won.
        > auto
        End of the game.
        White won.
        > goto 1
        pawn e2 e4, White 1.
        Best by [31mtest.
        > auto 2
        A move every 2 seconds. Enter stops.
        Stopped.
    "#]]);
}

/// Where moves come by themselves, to stop is no more than that; after it, it leads out.
#[test]
fn stop_stops_what_comes_by_itself_first() {
    for (talk, auto, stop) in [("en", "auto 3", "stop"), ("de", "automatisch 3", "stopp")] {
        let mut table = study_of(talk, score(tree(), "1-0"));
        table.types(auto).sleeps().types(stop);
        let game = table.session.view().moves;
        assert!(table.session.deadline().is_none() && !game.is_empty(), "{}", table.transcript);
        let told = table.transcript.lines().last().unwrap().to_owned();
        assert!(["Stopped.", "Angehalten."].contains(&told.as_str()), "{}", table.transcript);
        table.types(stop);
        assert!(!table.session.view().walking, "{}", table.transcript);
    }
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
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > about
        (game 57)
        White won.
        Date: November 2013.
        Event: Bilbao.
        Hall: 3.
        > tags
        (game 57)
        White won.
        Date: November 2013.
        Event: Bilbao.
        Hall: 3.
        > help
        Enter: the next move.
        Others: previous, first, end, goto 12.
        Hear all moves played: auto.
        Ask: board, pieces N, where, comment.
        Variations: variations, leave.
        Players and result: about.
        Play from here: play-on.
        Back to your own game: close.
        More: help all, help goto.
        > help next
        next, or Enter alone: the next move of the opened game.
    "#]]);
    let mut table =
        study_of("en", score(Tree::new(Position::default(), CastlingMode::Standard), "*"));
    table.all(&["", "e4", "end", "goto 1", "where", "auto", "variations"]);
    table.expect(expect![[r#"
        (game 57)
        No moves.
        > 
        End of the game.
        The game is not finished.
        > e4
        End of the game.
        The game is not finished.
        > end
        Start of the game. White to move.
        End of the game.
        The game is not finished.
        > goto 1
        No moves.
        > where
        Start of the game. White to move.
        (game 57)
        > auto
        End of the game.
        The game is not finished.
        > variations
        No variation on this move.
    "#]]);
}

#[test]
fn in_german_too() {
    let mut table = study_of("de", score(tree(), "1/2-1/2"));
    table.all(&["", "weiter", "", "varianten", "variante 1", "wo", "verlassen", "gehe 1 schwarz"]);
    table.all(&["davor", "zurück", "zurück", "schluss", "angaben", "drehen"]);
    table.expect(expect![[r#"
        Magnus Carlsen gegen V Anand, Partie 57.
        3 Züge. Weiter mit Enter.
        Played in Bilbao.
        > 
        pawn e2 e4
        Best by [31mtest.
        > weiter
        pawn e7 e5
        > 
        knight g1 f3
        Eine Variante.
        > varianten
        1: pawn f2 f4
        > variante 1
        pawn f2 f4, guter Zug, Anmerkung 201
        > wo
        pawn f2 f4, guter Zug, Anmerkung 201, Weiß 2.
        In einer Variante zu Zug 2.
        Die Zugfolge reicht bis Zug 2.
        Magnus Carlsen gegen V Anand, Partie 57.
        > verlassen
        knight g1 f3, Weiß 2.
        > gehe 1 schwarz
        pawn e7 e5, Schwarz 1.
        > davor
        pawn e2 e4, Weiß 1.
        > zurück
        Anfangsstellung. Weiß ist am Zug.
        > zurück
        Das ist der Anfang.
        > schluss
        bishop f1 b5, Weiß 3.
        Ende der Partie.
        Die Partie endete remis.
        > angaben
        Magnus Carlsen gegen V Anand, Partie 57.
        Die Partie endete remis.
        Datum: November 2013.
        Turnier: Bilbao.
        Hall: 3.
        > drehen
        Brett gedreht: Schwarz unten.
    "#]]);
}

#[test]
fn in_german_too_what_goes_wrong_is_told() {
    let mut table = study_of("de", score(tree(), "1/2-1/2"));
    table.all(&["vorspielen 0", "Partien seit gestern", "öffne", "aufgeben", "hilfe", "schließen"]);
    table.expect(expect![[r#"
        Magnus Carlsen gegen V Anand, Partie 57.
        3 Züge. Weiter mit Enter.
        Played in Bilbao.
        > vorspielen 0
        vorspielen: 1 bis 60 Sekunden.
        > Partien seit gestern
        Kein Datum: gestern. Gib ein Jahr oder etwa 22.11.2013 ein.
        > öffne
        öffne braucht die Nummer einer Partie: öffne 57.
        > aufgeben
        Nur in einer laufenden Partie: aufgeben. Befehl schließen, dann aufgeben.
        > hilfe
        Enter: der nächste Zug.
        Andere: davor, anfang, schluss, gehe 12.
        Alle Züge hören: vorspielen.
        Fragen: brett, figuren S, wo, kommentar.
        Varianten: varianten, verlassen.
        Spieler und Ergebnis: angaben.
        Von hier spielen: weiterspielen.
        Zurück zu deiner Partie: schließen.
        Mehr: hilfe alle, hilfe gehe.
        > schließen
        (leaves)
    "#]]);
}

#[test]
fn the_board_can_be_read_from_the_other_side() {
    let mut table = study();
    table.all(&["end", "flip", "board", "rank 5", "file e", "flip", "rank 5"]);
    let mut game = Table::new(header(&start(), Player::Human, None));
    game.all(&["flip", "s 1"]);
    table.transcript.push_str(&game.transcript);
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > end
        bishop f1 b5, White 3.
        End of the game.
        White won.
        > flip
        Board turned: Black at the bottom.
        > board
        Rank 1: white rooks h, a, king e,
        queen d, bishop c, knight b.
        Rank 2: white pawns h, g, f, d, c, b, a.
        Rank 3: white knight f.
        Rank 4: white pawn e.
        Rank 5: black pawn e, white bishop b.
        Rank 6: black knight c.
        Rank 7: black pawns h, g, f, d, c, b, a.
        Rank 8: black rooks h, a, knight g,
        bishops f, c, king e, queen d.
        > rank 5
        Rank 5: black pawn e5, white bishop b5.
        > file e
        File e: black king e8, pawn e5,
        white pawn e4, king e1.
        > flip
        Board turned: White at the bottom.
        > rank 5
        Rank 5: white bishop b5, black pawn e5.
        (new game for two)
        > flip
        Board turned: Black at the bottom.
        > s 1
        Rank 1: white rook h1, knight g1,
        bishop f1, king e1, queen d1, bishop c1,
        knight b1, rook a1.
    "#]]);
}

#[test]
fn the_board_is_seen_from_the_side_of_the_player() {
    let [white, black] = [Player::Builtin, Player::Human];
    let mut table = Table::new(Header { white, black, ..header(&start(), black, None) });
    assert_eq!(table.session.view().bottom, Color::Black);
    table.all(&["rank 8", "flip"]);
    assert_eq!(table.session.view().bottom, Color::White);
    table.all(&["flip", "learn 1"]);
    assert_eq!(table.session.view().bottom, Color::White);
    table.all(&["close", "puzzle 5 1500"]);
    let asked = table.transcript.trim_end().lines().last().unwrap();
    let solver = Color::from_white(asked.starts_with("White to move"));
    assert_eq!(table.session.view().bottom, solver);
    table.all(&["where is my king", "close"]);
    assert_eq!(table.session.view().bottom, Color::Black);
    table.expect(expect![[r#"
        New game 1. You play Black against level 3.
        (thinks of a move)
        > rank 8
        Rank 8: black rook h8, knight g8,
        bishop f8, king e8, queen d8, bishop c8,
        knight b8, rook a8.
        > flip
        Board turned: White at the bottom.
        > flip
        Board turned: Black at the bottom.
        > learn 1
        Squares and colours.
        You can tell the colour of any square in your head.
        The board has 64 squares: eight files, a to h, and eight ranks, 1 to 8. Light and dark squares alternate, and the corner at your right hand is light. For the colour of a square, count the file as a number too: a is 1, h is 8. If both numbers are odd, or both even, the square is dark; otherwise it is light.
        (game 1 waits)
        What colour is a1?
        > close
        Back to game 1.
        No moves yet.
        (thinks of a move)
        > puzzle 5 1500
        Puzzle, 5 pieces, rated 1401.
        (game 1 waits)
        White: king g6, pawns g5, h5.
        Black: king f4, bishop d8.
        Black has played king e5 f4.
        (what is the best move?)
        > where is my king
        white king: g6.
        > close
        Back to game 1.
        No moves yet.
        (thinks of a move)
    "#]]);
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
    table.expect(expect![[r#"
        Time: 10 minutes.
        > e4
        pawn e2 e4
        (thinks of a move)
        > open game 57
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        (game 1 waits)
        > 
        pawn e2 e4
        Best by [31mtest.
        > clock
        White: 1 hour 30 minutes.
        > turn
        Black to move, move 1.
        > resign
        resign is for a game in progress. Type close first.
        > score
        1. pawn e2 e4
        > repeat
        1. pawn e2 e4
        > close
        Back to game 1.
        pawn e2 e4. White, move 1.
        (the clocks are stopped)
        > clock
        White: 10 minutes.
        Black: 9 minutes.
        (the clocks are stopped)
        > close
        To leave, type quit. Every move is saved.
        > quit
        (leaves)
    "#]]);
}

#[test]
fn nothing_of_what_is_said_when_the_game_goes_on_is_cut_off() {
    let mut table = Table::new(header(&start(), Player::Human, Some("10+0")));
    table.types("e4").types("open game 57").fetches(score(tree(), "1-0"));
    let acts = table
        .session
        .handle(table.now, Input::Terminal(FromTerminal::Typed(Typed::Line("close".to_owned()))));
    let said = acts.into_iter().filter_map(|act| match act {
        Act::Out(Output::Say(said)) => Some((said.priority, said.written())),
        _ => None,
    });
    let text =
        "Back to game 1.\npawn e2 e4. White, move 1.\nThe clocks are stopped. Enter starts them.";
    assert_eq!(said.collect::<Vec<_>>(), [(Priority::Move, text.to_owned())]);
}

#[test]
fn a_flag_that_falls_as_a_game_is_opened_is_told_afterwards() {
    let mut table = Table::new(header(&start(), Player::Human, Some("1+0")));
    table.types("e4").types("open game 57").waits(61).fetches(score(tree(), "1-0"));
    table.judges().types("").types("close").types("open game 57").fetches(score(tree(), "1-0"));
    table.expect(expect![[r#"
        Time: 1 minute.
        > e4
        pawn e2 e4
        > open game 57
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > 
        pawn e2 e4
        Best by [31mtest.
        > close
        Back to game 1.
        White wins on time.
        > open game 57
        (game 57)
        (of 3 moves)
        Played in Bilbao.
    "#]]);
}

#[test]
fn a_draw_that_was_offered_is_still_answered_afterwards() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("e4").answers("e5").types("Nf3").types("draw").types("yes");
    table.types("open game 57").fetches(score(tree(), "1-0")).types("close");
    let ticket = table.thinking.take().unwrap();
    table.input(Input::Thought(ticket, Thought::DrawAnswer { accepts: true }));
    table.expect(expect![[r#"
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
        > open game 57
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        (game 1 waits)
        > close
        Back to game 1.
        knight g1 f3. White, move 2.
        (thinks of a draw)
        Draw by agreement.
        (what now)
    "#]]);
}

#[test]
fn a_question_that_was_open_is_not_answered_in_the_other_game() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("e4").types("resign").types("open game 57").fetches(score(tree(), "1-0"));
    table.types("yes").types("close").types("e5");
    assert!(table.session.game().outcome().is_none());
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > resign
        Resign for Black? yes or no.
        > open game 57
        Resignation dropped.
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        (game 1 waits)
        > yes
        Unknown: yes. Type a move, or help.
        > close
        Back to game 1.
        pawn e2 e4. White, move 1.
        > e5
        pawn e7 e5
    "#]]);
}

#[test]
fn that_the_waiting_game_has_ended_is_told_when_it_is_gone_back_to() {
    let fen = "7k/8/8/8/8/8/5q2/K7 w - - 0 1";
    let mut table = Table::new(header(fen, Player::Human, None));
    table.types("resign").types("yes").types("open game 57").fetches(score(tree(), "1-0"));
    assert!(!table.session.is_settled());
    table.judges().types("").types("close");
    assert!(table.session.is_settled());
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        > resign
        Resign for White? yes or no.
        > yes
        > open game 57
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > 
        pawn e2 e4
        Best by [31mtest.
        > close
        Back to game 1.
        White resigns. Black wins.
    "#]]);
}

#[test]
fn announced_moves_wait_too() {
    let mut with = header(&start(), Player::Human, None);
    with.announcing = touchmove::laws::Announcing::Repeat;
    let mut table = Table::new(with);
    table.types("announce e4").types("open game 57").fetches(score(tree(), "1-0"));
    table.all(&["repeat e4", "e4", "turn", "press", "close", "e4", "press"]);
    table.expect(expect![[r#"
        (moves are announced and repeated)
        > announce e4
        pawn e2 e4
        Black, repeat the move.
        > open game 57
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        (game 1 waits)
        > repeat e4
        Not understood: e4. Type only repeat.
        > e4
        pawn e2 e4
        Best by [31mtest.
        > turn
        Black to move, move 1.
        > press
        press is for a game in progress. Type close first.
        > close
        Back to game 1.
        No moves yet.
        Announced: pawn e2 e4.
        Black, repeat the move.
        > e4
        Black repeats it.
        > press
        White presses the clock.
    "#]]);
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

    let header_of_engine =
        Header { engine: Some("/opt/deep".to_owned()), ..header(&start(), Player::Engine, None) };
    let unplayed = replay(header_of_engine.clone(), &[]).unwrap();
    let studying = Session::studying(manner("en"), unplayed, score(tree(), "1-0"));
    let mut table = Table::with(studying, header_of_engine).opened();
    table.types("play-on");
    let begun = table.begun.take().unwrap();
    assert_eq!((begun.black, begun.engine), (Player::Builtin, None));

    let mut waiting = Table::new(header(&start(), Player::Builtin, Some("15+10")));
    waiting.types("e4").answers("e5").types("open game 57").fetches(score(tree(), "1-0"));
    waiting.types("play-on").types("no");
    assert!(waiting.begun.is_none());
    waiting.types("play-on").types("yes");
    let begun = waiting.begun.take().unwrap();
    assert_eq!((begun.time.as_deref(), begun.white), (Some("15+10"), Player::Human));

    let mut mated = Tree::new(Position::default(), CastlingMode::Standard);
    play(&mut mated, Node::ROOT, "f3 e5 g4 Qh4");
    let mut over = study_of("en", score(mated, "0-1"));
    over.types("end").types("play-on");
    assert!(over.begun.is_none());
    waiting.transcript.push_str(&over.transcript);
    waiting.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > e4
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        > open game 57
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        (game 1 waits)
        > play-on
        Leave your own game for a new one? yes or no.
        > no
        Cancelled.
        > play-on
        Leave your own game for a new one? yes or no.
        > yes
        (game 57)
        2 moves. Enter for the next.
        > end
        queen d8 h4, checkmate, Black 2.
        End of the game.
        Black won.
        > play-on
        The game is over here. You cannot play on.
    "#]]);
}

#[test]
fn a_game_of_chess960_is_played_on_as_one() {
    let first = position::chess960(7).unwrap();
    let mut table = study_of("en", score(Tree::new(first, CastlingMode::Chess960), "*"));
    table.types("play-on");
    let begun = table.begun.take().unwrap();
    assert!(begun.variant == touchmove::laws::Variant::Chess960 && begun.setup().is_some());
    table.expect(expect![[r#"
        (game 57)
        No moves.
        Chess960, position 7. Type board to hear it.
        > play-on
    "#]]);
}

#[test]
fn games_are_listed_by_pages_and_opened_by_their_numbers() {
    let archive = Archive::in_memory().unwrap();
    let played = header(&start(), Player::Builtin, None);
    for _ in 0..7 {
        archive.begin(&played).unwrap();
    }
    archive.finish(GameId(7), Some("0-1")).unwrap();
    archive.finish(GameId(6), Some("0-0")).unwrap();
    let mut table = Table::new(played);
    table.types("more").types("games").finds(&archive);
    assert!(table.session.is_settled());
    table.types("open 0x").types("more").finds(&archive).types("more").types("3");
    assert_eq!(table.fetching.take().map(|(_, game)| game), Some(GameId(3)));
    table.types("games").finds(&archive).types("2");
    assert_eq!(table.fetching.as_ref().map(|(_, game)| *game), Some(GameId(2)));
    let (ticket, _) = table.fetching.take().unwrap();
    table.input(Input::Fetched(ticket, Err(Unfetched::Missing)));
    table.transcript = crate::program::undated(&table.transcript);
    table.expect(expect![[r#"
        > more
        Nothing more. For a list of games: games.
        > games
        7 games.
        7: against level 3, you played White, you lost, DAY, TIME.
        6: against level 3, you played White, 0-0, DAY, TIME.
        5: against level 3, you play White, unfinished, move 1, DAY, TIME.
        4: against level 3, you play White, unfinished, move 1, DAY, TIME.
        3: against level 3, you play White, unfinished, move 1, DAY, TIME.
        2 more. Type more.
        > open 0x
        open needs the number of a game: open 57.
        > more
        2: against level 3, you play White, unfinished, move 1, DAY, TIME.
        1: against level 3, you play White, unfinished, move 1, DAY, TIME.
        > more
        End of the list.
        > 3
        > games
        7 games.
        7: against level 3, you played White, you lost, DAY, TIME.
        6: against level 3, you played White, 0-0, DAY, TIME.
        5: against level 3, you play White, unfinished, move 1, DAY, TIME.
        4: against level 3, you play White, unfinished, move 1, DAY, TIME.
        3: against level 3, you play White, unfinished, move 1, DAY, TIME.
        2 more. Type more.
        > 2
        No game 2. Type games for a list.
    "#]]);
}

#[test]
fn what_the_archive_answers_is_told_once() {
    let archive = Archive::in_memory().unwrap();
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("games").finds(&archive);
    table.types("games carlsen").finds(&archive).finds(&archive);
    table.types("games");
    let (ticket, _) = table.searching.take().unwrap();
    table.input(Input::Found(ticket, Err("reason-damaged")));
    // It has been answered.
    table.input(Input::Found(ticket, Ok(Page::default())));
    table.types("games white carlsen since 2013");
    let (ticket, _) = table.searching.take().unwrap();
    let games = vec![score(tree(), "1-0").listed, score(tree(), "1/2-1/2").listed];
    table.input(Input::Found(ticket, Ok(Page { total: 2, games })));
    table.expect(expect![[r#"
        > games
        No games yet.
        > games carlsen
        No game found: carlsen. For all games: games.
        > games
        The archive cannot be read: the file is damaged.
        > games white carlsen since 2013
        2 games.
        57: Carlsen M against Anand V, White won, 2013, C60.
        57: Carlsen M against Anand V, draw, 2013, C60.
    "#]]);
}

#[test]
fn every_question_has_the_same_answer_in_a_study_and_in_a_game() {
    let moves = "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 c6 Nf3 Bg4 Be2 e6 O-O";
    let mut tree = Tree::new(Position::default(), CastlingMode::Standard);
    play(&mut tree, Node::ROOT, moves);
    let mut study = study_of("en", score(tree, "*"));
    let mut game = Table::new(header(&start(), Player::Human, None));
    let arguments = ["", "e4", "d5 e4", "N", "4", "e", "a", "A", "2"];
    for mv in moves.split(' ') {
        study.types("");
        game.types(mv);
        study.transcript.clear();
        game.transcript.clear();
        // What hangs is told to nobody who plays against a person.
        let questions = COMMANDS.iter().filter(|spec| {
            spec.is_about_position() && spec.name != "hanging"
                || matches!(spec.name, "last" | "changed" | "captured" | "score")
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
