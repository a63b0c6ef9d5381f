use super::*;
use crate::table::captain::{CaptainQuestion, CaptainWord};

#[test]
#[expect(clippy::too_many_lines, reason = "a table: every memo")]
fn every_memo_is_read_as_it_was_written() {
    let (white, black) = (Color::White, Color::Black);
    let memos = [
        Memo::Asked(white, Aid::LegalMoves, false),
        Memo::Asked(black, Aid::Times, true),
        Memo::Allowed(white, Aid::PositionReadout, true),
        Memo::Allowed(black, Aid::MoveNumber, false),
        Memo::Assistant(white, Some("Hans von der Hand".to_owned())),
        Memo::Assistant(black, None),
        Memo::EnvelopeKey("touchmove-envelope-1-00".to_owned()),
        Memo::Passphrase(Place::Desk, false),
        Memo::Passphrase(Place::Seat(white), true),
        Memo::EnvelopePassphrase(Place::Desk, false),
        Memo::Started("2026-11-21 09:30:05".to_owned()),
        Memo::EnvelopePassphrase(Place::Seat(black), true),
        Memo::DeskClosed,
        Memo::DeskLocked(Place::Seat(black)),
        Memo::DeskTalks("de".to_owned()),
        Memo::Questioned("ruled time-taken black 1200000000".to_owned()),
        Memo::Answered(Reply::Yes),
        Memo::Answered(Reply::No),
        Memo::Answered(Reply::Dropped),
        Memo::Closed("2026-11-21 12:30:05".to_owned()),
        Memo::BrokenOff,
        Memo::FileChanged(FileChange::Old, "time, white device".to_owned()),
        Memo::FileChanged(FileChange::New, "laws".to_owned()),
        Memo::FileChanged(FileChange::Taken, "white.aids times".to_owned()),
        Memo::Away(white, true),
        Memo::Away(black, false),
        Memo::Called(black),
        Memo::Told(black, "It is  too loud; may I have a break?".to_owned()),
        Memo::SeenTo(None),
        Memo::SeenTo(Some((black, String::new()))),
        Memo::SeenTo(Some((black, "It is  too loud; may I have a break?".to_owned()))),
        Memo::Repeated(white, "knight from g8 to f6".to_owned()),
        Memo::Unclear(black, "Nc5".to_owned()),
        Memo::TwoHands(white),
        Memo::Served(Place::Seat(black), true),
        Memo::Served(Place::Desk, false),
        Memo::Board(black, BoardNews::Lost),
        Memo::Flickers(black, Square::B8, false),
        Memo::Flickers(white, Square::H1, true),
        Memo::Board(white, BoardNews::Right),
        Memo::WrongCode(black),
        Memo::Interrupted(white, Some(5)),
        Memo::Interrupted(black, None),
        Memo::Noted("White is  unwell; noted by me".to_owned()),
        Memo::Resumption("2026-12-01, 10:00, Room 2".to_owned()),
        Memo::Appealed(black, 2, "The flag was  up; both saw it".to_owned()),
        Memo::Appealed(white, 12, String::new()),
        Memo::AppealDecided(2, true, "The flag was up".to_owned()),
        Memo::AppealDecided(12, false, String::new()),
        Memo::Ticked(Task::Clocks, true),
        Memo::Ticked(Task::Sheets, false),
        Memo::Fault(black, Offence::Ahead),
        Memo::Reconstructs(24),
        Memo::Found(24, "g1f3".parse().unwrap()),
        Memo::FoundBack,
        Memo::Captain(white, CaptainNote::Asked(CaptainQuestion::AcceptDraw)),
        Memo::Captain(black, CaptainNote::Said(CaptainWord::Decide)),
        Memo::SignedOff,
    ];
    for memo in memos {
        assert_eq!(Memo::read(&memo.write()), Some(memo));
    }
}

#[test]
fn every_place_stands_where_it_says() {
    for (index, place) in Place::ALL.into_iter().enumerate() {
        assert_eq!((place.index(), Place::named(place.name())), (index, Some(place)));
    }
}

#[test]
fn what_is_no_memo_is_refused() {
    for text in ["", "asked white hints had", "asked desk times had", "place hall taken"] {
        assert_eq!(Memo::read(text), None, "{text}");
    }
    assert_eq!(Memo::read("passphrase desk maybe"), None);
}
