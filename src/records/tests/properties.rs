//! Whatever happens at a table: the score can be read, every entry has its line, pages fit.

use proptest::prelude::*;
use shakmaty::{Color, Move, Position as _, Square, uci::UciMove};

use super::{BLITZ, ONE_PEG_BOARD, TWO_PEG_BOARDS, file, kept, written};
use crate::archive::{Entry, What};
use crate::laws::{
    Announcing, Answer, At, Claim, EnvelopeContents, Event, Game, Irregularity, Points, Position,
    Ruling, Signature,
};
use crate::notation::pgn::{Found, Reader};
use crate::notation::position;
use crate::records::tell::clock;
use crate::records::{File, KeptMatch};
use crate::table::{Aid, Memo, Place};

/// One thing that happens; a number chooses among what is possible.
#[derive(Clone, Debug)]
enum Act {
    Move(usize),
    Event(Event),
    Memo(Memo),
}

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn uci() -> impl Strategy<Value = UciMove> {
    (0_u32..64, 0_u32..64).prop_map(|(from, to)| UciMove::Normal {
        from: Square::new(from),
        to: Square::new(to),
        promotion: None,
    })
}

fn ruling() -> impl Strategy<Value = Ruling> {
    let time = || (0_u64..90).prop_map(std::time::Duration::from_secs);
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1".parse::<shakmaty::fen::Fen>().unwrap();
    let set: Position =
        Position::from_setup(fen.into_setup(), shakmaty::CastlingMode::Standard).unwrap();
    prop_oneof![
        color().prop_map(Ruling::Warned),
        (color(), time()).prop_map(|(color, time)| Ruling::TimeAdded(color, time)),
        (color(), time()).prop_map(|(color, time)| Ruling::TimeTaken(color, time)),
        (0_u16..12).prop_map(Ruling::Restored),
        Just(Ruling::PositionSet(Box::new(set))),
        color().prop_map(Ruling::IllegalSeen),
        Just(Ruling::Dismissed(None)),
        Just(Ruling::ResultSet(Points::Half, Points::None)),
        Just(Ruling::ResultSet(Points::None, Points::Full)),
        (0_u32..4).prop_map(Ruling::Revoked),
        Just(Ruling::EndRevoked),
    ]
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        1 => uci().prop_map(Event::Entered),
        1 => (color(), uci()).prop_map(|(by, uci)| Event::Announced(by, uci)),
        1 => (color(), 0_u32..64).prop_map(|(by, at)| Event::Lifted(by, Square::new(at))),
        2 => color().prop_map(Event::ClockPressed),
        1 => color().prop_map(Event::TwoHands),
        1 => color().prop_map(Event::IllegalClaimed),
        1 => color().prop_map(Event::FlagClaimed),
        2 => color().prop_map(Event::DrawOffered),
        1 => color().prop_map(|by| Event::DrawAnswered(by, Answer::Declined)),
        1 => Just(Event::Claimed(Claim::Threefold, None)),
        1 => uci().prop_map(|uci| Event::Claimed(Claim::FiftyMoves, Some(uci))),
        1 => (color(), 0_u16..6, uci()).prop_map(|(by, ply, uci)| Event::Wrote(by, ply, Some(uci))),
        1 => Just(Event::Found(Irregularity::Displaced { right_until: 1 })),
        2 => Just(Event::Paused),
        6 => Just(Event::Resumed),
        1 => Just(Event::AdjournmentAnnounced),
        1 => color().prop_map(|by| Event::Sealed(by, "closed".to_owned())),
        1 => Just(Event::Adjourned),
        1 => Just(Event::ResumptionDue),
        1 => uci().prop_map(|uci| Event::Opened(EnvelopeContents::Move(uci))),
        1 => color().prop_map(Event::Resigned),
        1 => color().prop_map(|by| Event::Signed(by, Signature::Draw)),
        4 => ruling().prop_map(Event::Ruled),
    ]
}

fn memo() -> impl Strategy<Value = Memo> {
    prop_oneof![
        (color(), any::<bool>()).prop_map(|(by, had)| Memo::Asked(by, Aid::Times, had)),
        Just(Memo::Noted("}{ note; [%clk 1:00] % 1. e4".to_owned())),
        Just(Memo::Passphrase(Place::Desk, false)),
        Just(Memo::SignedOff),
    ]
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        8 => (0_usize..300).prop_map(Act::Move),
        3 => event().prop_map(Act::Event),
        1 => memo().prop_map(Act::Memo),
    ];
    prop::collection::vec(act, 0..60)
}

/// The events by which a move is made at this table.
fn progress(game: &Game, mv: Move) -> Vec<Event> {
    let (by, uci) = (game.position().turn(), mv.to_uci(game.mode()));
    match game.rules().announcing {
        Announcing::Off => vec![Event::Entered(uci)],
        _ => vec![
            Event::Entered(uci),
            Event::Announced(by, uci),
            Event::Repeated(!by, uci),
            Event::Executed(!by),
            Event::ClockPressed(by),
        ],
    }
}

/// A match in which all this happens, a second apart.
fn played(table: &str, acts: &[Act]) -> KeptMatch {
    let mut entries = vec![Entry { at: At::ZERO, what: What::Event(Event::Started) }];
    let mut game = kept(table, entries.clone()).replay.game;
    for act in acts {
        let whats = match act {
            Act::Memo(memo) => vec![What::Memo(memo.clone())],
            Act::Event(event) => vec![What::Event(event.clone())],
            Act::Move(number) => {
                let legal = game.position().legal_moves();
                let mv = legal.get(number % legal.len().max(1));
                mv.into_iter().flat_map(|&mv| progress(&game, mv)).map(What::Event).collect()
            }
        };
        for what in whats {
            let at = At::from_secs(entries.len() as u64);
            if let What::Event(event) = &what {
                game.handle(at, event);
            }
            entries.push(Entry { at, what });
        }
    }
    kept(table, entries)
}

/// The moves of each game of a PGN text, read by ourselves.
fn read(text: &str) -> Vec<Vec<Move>> {
    let mut games = Vec::new();
    let mut each = |found| match found {
        Found::Game(game) => games.push(game.moves),
        other => panic!("{other:?} in {text}"),
    };
    let mut reader = Reader::default();
    reader.feed(text.as_bytes(), &mut each);
    reader.finish(&mut each);
    games
}

/// The number of games and moves as another reader finds them; it stops at what is not legal.
fn by_another(text: &str) -> Vec<usize> {
    use pgn_reader::{RawTag, SanPlus, Visitor};
    use std::ops::ControlFlow;
    struct Moves;
    impl Visitor for Moves {
        type Tags = Option<Position>;
        type Movetext = (Position, usize);
        type Output = usize;
        fn begin_tags(&mut self) -> ControlFlow<usize, Option<Position>> {
            ControlFlow::Continue(None)
        }
        fn tag(
            &mut self,
            start: &mut Option<Position>,
            name: &[u8],
            value: RawTag<'_>,
        ) -> ControlFlow<usize> {
            if name == b"FEN" {
                let fen = shakmaty::fen::Fen::from_ascii(value.as_bytes()).unwrap();
                *start =
                    Position::from_setup(fen.into_setup(), shakmaty::CastlingMode::Standard).ok();
            }
            ControlFlow::Continue(())
        }
        fn begin_movetext(
            &mut self,
            start: Option<Position>,
        ) -> ControlFlow<usize, (Position, usize)> {
            ControlFlow::Continue((start.unwrap_or_default(), 0))
        }
        fn san(
            &mut self,
            (position, count): &mut (Position, usize),
            san: SanPlus,
        ) -> ControlFlow<usize> {
            position.play_unchecked(san.san.to_move(position).unwrap());
            *count += 1;
            ControlFlow::Continue(())
        }
        fn end_game(&mut self, (_, count): (Position, usize)) -> usize {
            count
        }
    }
    let mut reader = pgn_reader::Reader::new(text.as_bytes());
    std::iter::from_fn(|| reader.read_game(&mut Moves).unwrap()).collect()
}

/// The moves that a reader can follow: legal ones, in positions that a game can have.
fn readable(kept: &KeptMatch) -> Vec<Move> {
    let is_position = |before: &Position| {
        let fen = position::write(before);
        position::read(&fen, shakmaty::CastlingMode::Standard).is_some()
    };
    let made = kept.replay.game.made().iter();
    let readable = made.filter(|made| made.before.is_legal(made.mv) && is_position(&made.before));
    readable.map(|made| made.mv).collect()
}

fn is_a_page(text: &str) -> bool {
    text.split('\u{c}').all(|page| {
        page.matches("\r\n").count() <= 25
            && page.split("\r\n").all(|line| line.len() <= 40 && line.is_ascii())
    })
}

fn every_entry_has_a_line(kept: &KeptMatch, files: &[File]) -> bool {
    let (mut open, mut hidden) = (Vec::new(), false);
    kept.walk(|step| match step.what {
        // What is not told while an envelope is closed has one line for all of it.
        What::Event(_) if step.is_closed => hidden = true,
        _ => open.push(clock(step.at)),
    });
    let report: Vec<&str> = file(files, "report.txt").lines().collect();
    let hides = |line: &&str| line.ends_with("Not shown while the envelope is closed.");
    // Entries are a second apart, so that each line tells whose it is.
    open.iter().all(|time| report.iter().any(|line| line.starts_with(&format!("{time} "))))
        && hidden == report.iter().any(hides)
        && report.iter().all(|line| !line.ends_with(": ") && !line.ends_with(' '))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn the_score_is_read_back_every_entry_has_its_line_and_pages_fit(acts in acts()) {
        for (table, uk) in [(BLITZ, true), (ONE_PEG_BOARD, false), (TWO_PEG_BOARDS, true)] {
            let kept = played(table, &acts);
            let files = written(&kept, "en", uk);
            let pgn = file(&files, "game.pgn");
            let read = read(pgn);
            prop_assert_eq!(&read.concat(), &readable(&kept), "{}", pgn);
            let counts: Vec<usize> = read.iter().map(Vec::len).collect();
            prop_assert_eq!(by_another(pgn), counts, "{}", pgn);
            prop_assert!(every_entry_has_a_line(&kept, &files), "{}", file(&files, "report.txt"));
            for brf in files.iter().filter(|file| file.name.contains(".brf")) {
                prop_assert!(is_a_page(&brf.text), "{}: {}", brf.name, brf.text);
            }
        }
    }
}
