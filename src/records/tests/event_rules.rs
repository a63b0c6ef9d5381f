//! What an event lays down besides the Laws, in the files of a match.

use super::{ONE_PEG_BOARD, file, journal, kept, written};

fn report_and_game(keys: &str, entries: &str) -> (String, String) {
    let usual = ONE_PEG_BOARD.replace("laws = \"fide-2023\"", "");
    let table = format!("{keys}\n{usual}");
    let files = written(&kept(&table, journal(entries)), "en", false);
    (file(&files, "report.txt").to_owned(), file(&files, "game.pgn").to_owned())
}

fn has(text: &str, lines: &[&str]) {
    for line in lines {
        assert!(text.contains(line), "{line} is not in {text}");
    }
}

#[test]
fn a3_4_an_adjudicated_game_says_so() {
    let entries = "0 started\n60 ruled adjudicated 1/2 1/2 Jury: Anna Muster";
    let (report, game) = report_and_game("adjudication = \"yes\"", entries);
    has(
        &report,
        &["Adjudicated by Jury: Anna Muster: White gets half a point, Black half a point."],
    );
    has(
        &game,
        &["[Termination \"adjudication\"]", "[TerminationDetails \"adjudicated\"]", "1/2-1/2"],
    );
}

#[test]
fn a12_10_appeals_are_in_the_report() {
    let entries = "0 started\n10 ruled warned black\n20 memo appealed black 1 I said nothing\n\
                   30 memo appeal 1 upheld Nobody has heard it\n40 memo task clocks done";
    let (report, _) = report_and_game("", entries);
    has(
        &report,
        &[
            "Appeals by Black: 1.",
            "Black appeals against ruling 1. I said nothing",
            "Appeal against ruling 1 upheld. Nobody has heard it",
            "Done: Clocks: set and running right.",
        ],
    );
}

#[test]
fn a9_1a_an_offer_that_waits_for_the_arbiter_is_none_in_the_records() {
    let entries = "0 started\n30 draw-offered white";
    let (report, game) = report_and_game("draws = \"arbiter\"\nlaws = \"fide-2009\"", entries);
    has(&report, &["White wants to offer a draw."]);
    assert!(!report.contains("White offers a draw"), "{report}");
    assert!(!game.contains("(=)"), "{game}");
}

#[test]
fn c4_faults_are_in_the_report_with_their_article() {
    let entries = "0 started\n20 memo fault white ahead\n30 memo fault black telephone\n40 ruled lost black 1";
    let (report, _) = report_and_game("points = \"3-1-0\"", entries);
    has(
        &report,
        &[
            "White wrote a move ahead. FIDE 2023, 8.1.2.",
            "Black had a telephone, or it rang. FIDE 2023, 11.3.2.",
            "Points: 3 for a win, 1 for a draw.",
            "Black loses. White gets three points.",
            "Points: White 3, Black 0.",
        ],
    );
}
