//! An adjourned match: what belongs on the envelope, and that nothing tells what is in it.

use expect_test::expect_file;

use super::{TWO_PEG_BOARDS, check, file, journal, kept, narrator, written};
use crate::notation::braille::page::Size;
use crate::notation::braille::text;
use crate::records::{Braille, File, Voices};
use crate::table::Place;
use crate::voices::Library;

/// Until the envelope is with the arbiter. White tries the move on his board before he seals.
const SEALED: &str = "
    0 started
    10 lifted white e2
    11 seated white e4
    12 announced white e2e4
    13 repeated black e2e4
    14 lifted black e2
    15 seated black e4
    16 executed black
    17 clock-pressed white
    20 lifted black e7
    21 seated black e5
    22 announced black e7e5
    23 repeated white e7e5
    24 lifted white e7
    25 seated white e5
    26 executed white
    27 draw-offered black
    28 clock-pressed black
    40 adjournment-announced
    50 lifted white g1
    51 seated white f3
    60 sealed white 00ff00ff
    61 memo noted Sealed at a quarter past six
    70 adjourned
";

const RESUMED: &str = "
    90000 absent white
    90010 resumption-due
    90020 opened g1f3
    90030 arrived white
";

fn all(files: &[File]) -> String {
    files.iter().map(|file| file.text.as_str()).collect()
}

#[test]
fn what_belongs_on_an_envelope_in_english() {
    let kept = kept(TWO_PEG_BOARDS, journal(SEALED));
    check(&kept, "en", true, &expect_file!["sealed.txt"]);
}

/// Whatever voice announces moves at the desk, and whatever the player's is.
#[test]
fn d_the_pieces_on_an_envelope_have_the_letters_of_its_own_language() {
    let kept = kept(TWO_PEG_BOARDS, journal(SEALED));
    for (talk, moves, print, cells) in
        [("en", "de", "Nb1 Ng1", ",NB1"), ("de", "en", "Sb1 Sg1", ".SB1")]
    {
        let desk = narrator(talk, moves);
        let voices = Voices::of(&kept.table, &mut Library::built_in(), desk);
        let mut signs =
            |_: Place, texts: &[String]| texts.iter().map(|text| text::cells(text)).collect();
        let mut braille = Braille { size: Size::new(40, 25), uk: false, cells: &mut signs };
        let files = crate::records::files(&kept, &voices, &mut braille);
        let paper = file(&files, "envelope.txt");
        assert!(paper.contains(print), "{talk} {moves}: {paper}");
        let brf = file(&files, "envelope.brf");
        assert!(brf.contains(cells), "{talk} {moves}: {brf}");
    }
}

#[test]
fn nothing_tells_what_is_in_a_closed_envelope() {
    let files = written(&kept(TWO_PEG_BOARDS, journal(SEALED)), "en", false);
    let all = all(&files);
    for secret in ["f3", "F3", "Gustav eins", "Felix drei", "00ff00ff"] {
        assert!(!all.contains(secret), "{secret} in {all}");
    }
    assert!(files.iter().any(|file| file.name == "envelope.brf"));
}

#[test]
fn an_envelope_that_is_opened_hides_nothing_any_more() {
    let journal = journal(&format!("{SEALED}{RESUMED}"));
    let files = written(&kept(TWO_PEG_BOARDS, journal), "en", false);
    assert!(files.iter().all(|file| !file.name.starts_with("envelope")));
    assert!(file(&files, "report.txt").contains("0:00:50 White lifts a piece from g1."));
    assert!(file(&files, "report.txt").contains("25:00:20 The envelope is opened: knight g1 f3."));
    assert!(file(&files, "game.pgn").contains("2. Nf3"));
}

/// A player who keeps his own sheet has written the move that he seals (8.1.2, Guidelines I.1).
#[test]
fn what_is_written_ahead_on_a_sheet_stays_closed_as_well() {
    let own = TWO_PEG_BOARDS.replace("moves = \"fide\"", "moves = \"en\"\nscore = \"own\"");
    let wrote =
        SEALED.replace("60 sealed", "52 wrote white 0 e2e4\n53 wrote white 1 e7e5\n60 sealed");
    let files = written(&kept(&own, journal(&wrote)), "en", false);
    assert!(file(&files, "white.txt").contains("1. e4 e5 (=)\n"));
    let old = own.replace("time = \"120\"", "time = \"120\"\nlaws = \"fide-2001\"");
    let ahead = wrote.replace("60 sealed", "54 wrote white 2 g1f3\n60 sealed");
    let files = written(&kept(&old, journal(&ahead)), "en", false);
    assert!(!all(&files).contains("f3"), "{}", all(&files));
    // Once for all of it: how often a hand moved is no more told than what it moved.
    let hidden = "Not shown while the envelope is closed.";
    assert_eq!(file(&files, "report.txt").matches(hidden).count(), 1);
}

#[test]
fn g2g_the_resumption_stands_on_the_envelope() {
    let told = "62 memo resumption 2026-12-01, 10:00, Room 2, first floor\n70 adjourned";
    let kept = kept(TWO_PEG_BOARDS, journal(&SEALED.replace("70 adjourned", told)));
    let files = written(&kept, "en", false);
    let paper = file(&files, "envelope.txt");
    let lines = "Date of the resumption: 2026-12-01\nTime of the resumption: 10:00\n\
                 Place of the resumption: Room 2, first floor\n";
    assert!(paper.contains(lines), "{paper}");
    assert!(file(&files, "report.txt").contains("Resumption: 2026-12-01, 10:00, Room 2"));
}

/// Who adjourns again needs another day.
#[test]
fn g2g_a_second_envelope_has_no_date_of_the_first() {
    let again = format!(
        "{}{RESUMED}90100 adjournment-announced\n90110 sealed black 00ff00ff\n",
        SEALED.replace("70 adjourned", "62 memo resumption 2026-12-01, 10:00\n70 adjourned")
    );
    let files = written(&kept(TWO_PEG_BOARDS, journal(&again)), "en", false);
    let paper = file(&files, "envelope.txt");
    assert!(paper.contains("Date of the resumption:\nTime of the resumption:\n"), "{paper}");
}
