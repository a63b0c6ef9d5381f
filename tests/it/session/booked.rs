//! What is played in a position, by the book and in the games of the archive, by typing.

use expect_test::expect;
use shakmaty::uci::UciMove;
use touchmove::app::input::{Booked, Input};
use touchmove::app::session::Session;
use touchmove::archive::{GameId, Player, replay};
use touchmove::opponent::thinker::Ticket;

use super::study::{score, study_of, tree};
use super::{Table, header, manner, start};

impl Table {
    /// The book and the archive have these moves here: how many of a thousand, and in how many games.
    fn booked(&mut self, moves: &[(&str, u32, usize)]) -> &mut Self {
        let (Ticket(ticket), position) = self.booking.take().unwrap();
        let booked = |&(uci, share, games): &(&str, u32, usize)| {
            let mv = uci.parse::<UciMove>().unwrap().to_move(&position).unwrap();
            Booked { mv, share, games }
        };
        let moves = moves.iter().map(booked).collect();
        self.input(Input::Booked(Ticket(ticket), moves))
    }
}

const FIRST: [(&str, u32, usize); 7] = [
    ("e2e4", 395, 12),
    ("d2d4", 366, 1),
    ("g1f3", 121, 0),
    ("c2c4", 107, 0),
    ("g2g3", 7, 0),
    ("b2b3", 1, 0),
    ("h2h4", 0, 1),
];

#[test]
fn what_is_played_is_told_with_how_often() {
    let mut table = study_of("en", score(tree(), "1-0"));
    table.transcript.clear();
    table.types("book").booked(&FIRST).types("next").types("book").booked(&[("e7e5", 0, 2)]);
    table.types("book").booked(&[]).types("book e4");
    // Who has gone on hears nothing of where he was.
    table.types("book").types("first").booked(&[("e7e5", 0, 2)]);
    table.expect(expect![[r#"
        > book
        pawn e2 e4: 40 percent, in 12 of your games.
        pawn d2 d4: 37 percent, in one of your games.
        knight g1 f3: 12 percent.
        pawn c2 c4: 11 percent.
        pawn g2 g3: 1 percent.
        And 2 more moves.
        > next
        pawn e2 e4
        Best by [31mtest.
        > book
        pawn e7 e5: in 2 of your games.
        > book
        Nothing in the book and in your games.
        > book e4
        Not understood: e4. Type only book.
        > book
        > first
        Start of the game. White to move.
        Played in Bilbao.
    "#]]);
    let mut table = study_of("de", score(tree(), "1-0"));
    table.transcript.clear();
    table.types("buch").booked(&FIRST).types("buch").booked(&[]);
    table.expect(expect![[r#"
        > buch
        pawn e2 e4: 40 Prozent, in 12 deiner Partien.
        pawn d2 d4: 37 Prozent, in einer deiner Partien.
        knight g1 f3: 12 Prozent.
        pawn c2 c4: 11 Prozent.
        pawn g2 g3: 1 Prozent.
        Und noch 2 Züge.
        > buch
        Nichts im Buch und in deinen Partien.
    "#]]);
}

#[test]
fn it_is_refused_where_advice_is() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("e4").types("book").types("puzzle").types("book");
    assert!(table.booking.is_none());
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > book
        Not during a game with another person.
        > puzzle
        Puzzle, 4 pieces, rated 974.
        (game 1 waits)
        White: king g6, pawn f6.
        Black: king e6, knight e4.
        Black has played knight d6 takes e4.
        (what is the best move?)
        > book
        Not during a game with another person.
    "#]]);
    let strict =
        touchmove::archive::Header { strict: true, ..header(&start(), Player::Builtin, None) };
    let session = Session::new(manner("en"), GameId(1), replay(strict.clone(), &[]).unwrap());
    let mut table = Table::with(session, strict).opened();
    table.transcript.clear();
    table.types("book");
    assert!(table.booking.is_none());
    table.expect(expect![[r#"
        > book
        No advice during the game, and no change of level. FIDE 2023, 11.3.1.
    "#]]);
}
