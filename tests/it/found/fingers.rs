//! Lines that fit fingers, terminals that can do nothing, and spelling.

use crate::program::{Home, Run};

fn asked(home: &Home, args: &[&str], lines: &[&str]) -> String {
    home.play(&[&["--opponent", "human"], args].concat(), lines).transcript()
}

fn one(args: &[&str]) -> Run {
    Home::new().run(args)
}

/// What each kind of question brings, a wrong move and a move among it.
const MIXED: [&str; 8] = [
    "board",
    "rank 5",
    "e2 e5",
    "Gustav 5",
    "e4",
    "d5",
    "exd5",
    "position 8/8/8/8/8/8/8/k6K w - -",
];

#[test]
fn d15_german_sentences_have_umlauts_and_never_two_spellings() {
    let said = asked(&Home::new(), &["--talk", "de"], &MIXED);
    assert!(said.contains("Reihe fünf: leer."), "{said}");
    assert!(said.contains("schlägt David fünf"), "{said}");
    for ascii in ["fuenf", "schlaegt", "Laeufer", "Koenig"] {
        assert!(!said.contains(ascii), "{ascii} in\n{said}");
    }
}

#[test]
fn d15_the_words_of_the_appendix_are_spelt_as_it_has_them_by_choice_or_among_other_sentences() {
    let home = Home::new();
    home.write("settings.toml", "talk = \"de\"\nspelling = \"appendix\"\n");
    let said = asked(&home, &[], &MIXED);
    assert!(said.contains("Bauer Eva vier schlaegt David fuenf"), "{said}");
    let said = asked(&Home::new(), &["--talk", "en", "--moves", "fide"], &MIXED);
    assert!(said.contains("Bauer Eva vier schlaegt David fuenf"), "{said}");
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\nspelling = \"umlauts\"\n");
    let said = asked(&home, &["--moves", "fide"], &MIXED);
    assert!(said.contains("Bauer Eva vier schlägt David fünf"), "{said}");
}

#[test]
fn d16_without_settings_no_sentence_mixes_two_languages() {
    let said = asked(&Home::new(), &[], &MIXED);
    assert!(said.contains("pawn Eva four takes David five"), "{said}");
    assert!(said.contains("Rank five: empty."), "{said}");
    for german in ["acht", "fünf", "fuenf", "Bauer", "drei"] {
        assert!(!said.contains(german), "{german} in\n{said}");
    }
    let ranks = one(&["ask", "rank 8"]).transcript();
    assert!(ranks.starts_with("Rank eight:"), "{ranks}");
    let keys = one(&["keymaps", "list", "lichess"]).transcript();
    assert!(!keys.contains("eins"), "{keys}");
    let german = one(&["ask", "--talk", "de", "reihe 5"]).transcript();
    assert_eq!(german, "Reihe fünf: leer.\n");
}

#[test]
fn d16_moves_follow_the_language_that_is_chosen_in_a_game_unless_they_have_a_voice_of_their_own() {
    let said = asked(&Home::new(), &[], &["talk de", "e4"]);
    assert!(said.contains("Bauer Eva zwei Eva vier"), "{said}");
    let said = asked(&Home::new(), &["--moves", "en"], &["talk de", "e4"]);
    assert!(said.contains("pawn e2 e4"), "{said}");
}

#[test]
fn d16_a_game_that_goes_on_keeps_the_voice_of_moves_that_was_named_for_it() {
    let home = Home::new();
    asked(&home, &["--moves", "en"], &["e4"]);
    let said = home.resume(&[], &["Nc6"]).transcript();
    assert!(said.contains("knight b8 c6"), "{said}");
    let said = home.resume(&["--moves", "fide"], &["Nc3"]).transcript();
    assert!(said.contains("Springer Bella eins Cesar drei"), "{said}");
    home.resume(&[], &["moves-voice de"]).transcript();
    let said = home.resume(&[], &["e5", "quit"]).transcript();
    assert!(!said.contains("knight"), "{said}");
}

#[test]
fn d16_the_help_in_english_is_english() {
    let help = asked(&Home::new(), &[], &["help"]);
    assert!(!help.contains("Rochade"), "{help}");
}

/// A game in a pseudo-terminal.
#[cfg(unix)]
mod in_a_terminal {
    use portable_pty::CommandBuilder;

    use crate::program::{Home, PROGRAM};
    use crate::terminal::Terminal;

    const GAME: [&str; 7] = ["play", "--speech", "off", "--opponent", "human", "--moves", "en"];

    fn dumb(home: &Home, args: &[&str]) -> Terminal {
        Terminal::new(home, "dumb", (30, 80), &[&GAME[..], args].concat())
    }

    /// The words of all rows.
    fn words(terminal: &Terminal) -> Vec<String> {
        terminal.rows().iter().flat_map(|row| row.split(' ')).map(str::to_owned).collect()
    }

    #[test]
    fn d5_no_word_is_cut_at_the_edge_of_a_small_window_also_after_it_has_changed() {
        let home = Home::new();
        let whole = home.play(&["--opponent", "human", "--moves", "en"], &["board", "pieces a"]);
        let known: Vec<String> =
            whole.out.iter().flat_map(|row| row.split(' ')).map(str::to_owned).collect();
        for (columns, other) in [(40, 20), (20, 40)] {
            // Its folder is there as long as the program runs.
            let home = Home::new();
            home.write("settings.toml", "answers = \"whole\"\n");
            let mut terminal = Terminal::new(&home, "xterm", (60, columns), &GAME);
            terminal.line("board");
            terminal.until("the last rank", |terminal| terminal.last_row() == ">");
            for word in words(&terminal).iter().filter(|word| !word.is_empty()) {
                let is_own = [">", "board"].contains(&word.as_str());
                assert!(is_own || known.contains(word), "{word:?}\n{:#?}", terminal.rows());
            }
            terminal.resize((60, other));
            terminal.line("pieces a");
            terminal.until("Black's pieces", |terminal| terminal.rows().concat().contains("h7"));
            let below = terminal.below("> pieces a");
            let longest = below.iter().map(|row| row.chars().count()).max().unwrap();
            assert!(longest <= other.into() && longest + 10 > other.into(), "{below:#?}");
            for word in below.iter().flat_map(|row| row.split(' ')) {
                assert!(known.contains(&word.to_owned()), "{word:?}\n{below:#?}");
            }
        }
    }

    #[test]
    fn d9_in_a_dumb_terminal_control_c_drops_the_line_and_never_quits() {
        let home = Home::new();
        let mut terminal = dumb(&home, &[]);
        terminal.until_shown("New game 1");
        terminal.press("e4\n");
        terminal.until_shown("pawn e2 e4");
        terminal.press("mate");
        terminal.until_shown("mate");
        terminal.press("\x03\x03");
        terminal.press("e5\n");
        terminal.until_shown("pawn e7 e5");
        assert!(!terminal.shows("Goodbye"));
        terminal.press("\x04");
        terminal.until_shown("Goodbye.");
        assert_eq!(terminal.end(), 0);
        assert!(!terminal.bytes.contains(&0x1b));
    }

    #[test]
    fn d10_in_a_dumb_terminal_events_stand_on_their_own_line_beside_what_is_typed() {
        let home = Home::new();
        let args = ["play", "--speech", "off", "--seed", "7", "--level", "17", "--moves", "en"];
        let mut terminal = Terminal::new(&home, "dumb", (30, 80), &args);
        terminal.until_shown("New game 1");
        // The answer may be there as soon as the move, so what is typed comes with that.
        terminal.press("e4\nmat");
        terminal.until("the answer between what is typed", |terminal| {
            let rows = terminal.rows();
            let [.., before, answer, after] = &rows[..] else { return false };
            before == "mat" && after == "mat" && !answer.contains("e4")
        });
        terminal.press("x\x7ferial\n");
        terminal.until_shown("Material is level.");
        assert!(!terminal.bytes.contains(&0x1b));
    }

    #[test]
    fn d21_tab_completes_or_tells_what_fits_on_one_plain_line() {
        let home = Home::new();
        let mut terminal = Terminal::new(&home, "xterm", (10, 40), &GAME);
        terminal.until("a prompt", |terminal| terminal.last_row() == ">");
        terminal.press("\t\t");
        terminal.until_shown("commands match. Type more letters.");
        terminal.press("cap\t");
        terminal.until("the line", |terminal| terminal.last_row() == "> capture");
        terminal.press("\t");
        terminal.until_shown("captured, captures");
        terminal.until("the line", |terminal| terminal.last_row() == "> capture");
        terminal.press("\x15arb\t");
        terminal.until("the line", |terminal| terminal.last_row() == "> arb");
        terminal.press("\x15sc\t");
        terminal.until_shown("scan, score");
        assert!(!terminal.shows("--More--"));
    }

    #[test]
    fn d22_who_asks_all_programs_for_plain_lines_gets_not_one_escape_byte() {
        let home = Home::new();
        let mut command = CommandBuilder::new("env");
        command.args(["ACCESSIBLE=1", PROGRAM]);
        command.args(GAME);
        let mut terminal = Terminal::with(&home, "xterm", (30, 80), command);
        terminal.until_shown("New game 1");
        terminal.press("e4\nboard\nxyzzy\nquit\n");
        terminal.until_shown("Goodbye.");
        assert_eq!(terminal.end(), 0);
        assert!(!terminal.bytes.contains(&0x1b), "{:?}", String::from_utf8_lossy(&terminal.bytes));
    }

    #[test]
    fn d34_after_control_z_and_fg_the_prompt_stands_there_once_and_nothing_is_doubled() {
        for term in ["xterm", "dumb"] {
            let home = Home::new();
            let mut command = CommandBuilder::new("bash");
            command.args(["--norc", "--noprofile", "-i"]);
            let mut terminal = Terminal::with(&home, term, (30, 80), command);
            terminal.press("PS1=shell: \r");
            terminal.until_shown("shell:");
            terminal.press(&format!("{PROGRAM} {}\r", GAME.join(" ")));
            terminal.until_shown("New game 1");
            if term == "xterm" {
                terminal.until("a prompt", |terminal| terminal.last_row() == ">");
            }
            terminal.press("boa");
            terminal.until("what is typed", |terminal| terminal.last_row().ends_with("boa"));
            terminal.press("\x1a");
            terminal.until_shown("Stopped");
            terminal.press("fg\r");
            terminal.until("what is typed", |terminal| {
                terminal.last_row() == if term == "dumb" { "boa" } else { "> boa" }
            });
            let boa = |terminal: &Terminal| {
                terminal.rows().iter().filter(|row| row.ends_with("boa")).count()
            };
            assert!(boa(&terminal) <= 2, "{:#?}", terminal.rows());
            terminal.until("the keys to be the program's", |terminal| !terminal.echoes());
            terminal.press("rd e4\r");
            terminal.until_shown("e4: empty, light square.");
            let doubled = terminal.rows().iter().filter(|row| row.contains("rd e4")).count();
            assert_eq!(doubled, 1, "{term} {:#?}", terminal.rows());
            terminal.press("quit\r");
            terminal.until_shown("Goodbye.");
        }
    }
}

#[test]
fn d5_lines_fit_the_braille_line_that_is_set_also_in_a_pipe_and_codes_do_not_break() {
    let home = Home::new();
    home.write("settings.toml", "braille-width = 20\n");
    let whole = asked(&Home::new(), &["--moves", "en"], &["board", "help", "fen", "material"]);
    let said = asked(&home, &["--moves", "en"], &["board", "help", "fen", "material"]);
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    // The opening of the narrow one is in two lines.
    assert!(words(&said).ends_with(&words(&whole)), "{said}");
    for line in said.lines() {
        assert!(line.chars().count() <= 20 || line.contains('/'), "{line:?}");
    }
    assert!(
        said.contains("\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"),
        "{said}"
    );
    let kept = asked(&Home::new(), &["--moves", "en"], &["braille 20 keep", "pieces a"]);
    assert!(kept.contains("\nqueen d8, rooks a8,\n"), "{kept}");
}

#[test]
fn d5_a_width_that_is_set_holds_at_once_and_is_told_so() {
    let said = asked(&Home::new(), &["--moves", "en"], &["set braille-width 20", "help"]);
    assert!(said.starts_with("braille-width: 20.\n"), "{said}");
    let after = said.split("braille-width: 20.").nth(1).unwrap();
    assert!(after.lines().all(|line| line.chars().count() <= 20), "{after}");
}

/// The questions that are usual in a game, in words of every voice.
const QUESTIONS: [&str; 62] = [
    "board",
    "board e4",
    "board e1",
    "board a8",
    "pieces K",
    "pieces Q",
    "pieces R",
    "pieces B",
    "pieces N",
    "pieces P",
    "pieces k",
    "pieces p",
    "pieces A",
    "pieces a",
    "rank 1",
    "rank 2",
    "rank 4",
    "rank 7",
    "rank 8",
    "file a",
    "file d",
    "file e",
    "file h",
    "scan 4",
    "scan e",
    "diagonals d4",
    "diagonals e4",
    "rays d4",
    "rays e1",
    "/knight f3",
    "/knight e4",
    "/knight c6",
    "attackers e4",
    "attackers f3",
    "attackers d5",
    "defenders e4",
    "defenders f2",
    "moves g1",
    "moves e2",
    "moves d1",
    "captures",
    "captures e4",
    "what-if g1 f3",
    "what-if d1 d7",
    "colour e4",
    "colour h8",
    "material",
    "turn",
    "last",
    "captured",
    "opening",
    "score",
    "score 3",
    "clock",
    "help",
    "help board",
    "help claim",
    "help moves",
    "help new",
    "repeat",
    "level",
    "hint x",
];

const POSITIONS: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7",
    "8/5pk1/3R2p1/1p5p/4P2P/1P3KP1/5P2/2r5 b - - 3 39",
];

/// How many printed lines there are, and how many of them are longer than forty cells.
fn long_lines(voice: [&str; 2]) -> (usize, Vec<String>) {
    let home = Home::new();
    let print = |position: &str| {
        let args = ["--talk", voice[0], "--moves", voice[1], "--position", position];
        asked(&home, &args, &QUESTIONS)
    };
    let lines: Vec<String> = POSITIONS
        .iter()
        .flat_map(|position| print(position).lines().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let long = lines.iter().filter(|line| line.chars().count() > 40).cloned().collect();
    (lines.len(), long)
}

#[test]
fn d5_the_usual_answers_fit_forty_cells() {
    for (voice, most) in
        [(["en", "en"], 6), (["en", "fide-en"], 9), (["de", "de"], 10), (["de", "fide"], 12)]
    {
        let (all, long) = long_lines(voice);
        let share = long.len() * 100 / all;
        assert!(share <= most, "{voice:?}: {share} % of {all}\n{}", long.join("\n"));
    }
}

#[test]
fn d5_help_all_is_a_list() {
    let said = asked(&Home::new(), &[], &["help all"]);
    let listed = |text: &str| said.lines().any(|line| line == text);
    assert!(listed("About the position:"), "{said}");
    assert!(listed("board: the position, rank by rank."), "{said}");
    assert!(listed("moves: all legal moves."), "{said}");
}
