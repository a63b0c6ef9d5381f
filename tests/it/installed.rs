//! What a package installs beside the program: the manual page, and what shells complete.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use crate::program::Home;

const LANGUAGES: [&str; 2] = ["en", "de"];

/// What a program says to a text, or nothing where the program is not installed.
fn fed(program: &str, args: &[&str], text: &str) -> Option<Output> {
    let mut command = Command::new(program);
    let pipes = command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = pipes.stderr(Stdio::piped()).spawn().ok()?;
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    Some(child.wait_with_output().unwrap())
}

/// The words before the colons of a help page, between two of its lines.
fn listed(page: &[String], from: &str, to: &str) -> BTreeSet<String> {
    let lines = page.iter().skip_while(|line| *line != from).skip(1);
    let word = |line: &String| line.split(':').next().unwrap().to_owned();
    lines.take_while(|line| !line.starts_with(to)).map(word).collect()
}

fn commands(args: &[&str]) -> BTreeSet<String> {
    listed(&Home::new().run(args).out, "Commands:", "Each has a page")
}

#[test]
fn the_manual_page_has_every_command_with_all_its_flags_in_both_languages() {
    for language in LANGUAGES {
        let page = Home::new().run(&["man", "--talk", language]).text();
        for command in commands(&["--help"]) {
            assert!(
                page.contains(&format!("\n.SS {command}"))
                    || page.contains(&format!("\n.SS \"{command} ")),
                "{command}\n{page}"
            );
            let help = Home::new().run(&[&command, "--help", "--talk", language]).text();
            for flag in help.lines().filter(|line| line.starts_with("--")) {
                let flag = flag.split([':', '=', ' ']).next().unwrap().replace('-', "\\-");
                assert!(page.contains(&format!("\\fB{flag}")), "{command} {flag}\n{page}");
            }
        }
        assert!(!page.contains("target/debug"), "it names the program as installed:\n{page}");
    }
}

#[test]
fn the_manual_page_is_read_without_a_warning() {
    for language in LANGUAGES {
        let page = Home::new().run(&["man", "--talk", language]).text();
        let groff = fed("groff", &["-man", "-ww", "-Tutf8", "-Kutf8"], &page);
        let mandoc = fed("mandoc", &["-Kutf-8", "-Tlint", "-Wwarning"], &page);
        for (program, output) in [("groff", groff), ("mandoc", mandoc)] {
            let Some(Output { status, stdout, stderr }) = output else { continue };
            // What groff prints is the page itself, which may well speak of warnings.
            let said = if program == "groff" { stderr } else { [stderr, stdout].concat() };
            let said = String::from_utf8(said).unwrap();
            // Only mandoc wants a day, and the page is the same on every day.
            let is_fault = |line: &&str| {
                line.to_lowercase().contains("warning") && !line.contains("missing date")
            };
            let faults: Vec<&str> = said.lines().filter(is_fault).collect();
            assert!(faults.is_empty(), "{program} {language}\n{}", faults.join("\n"));
            assert!(program == "mandoc" || status.success(), "{program} {language}\n{said}");
        }
    }
}

/// What a real bash completes at the end of a line.
fn completed(line: &str) -> Option<BTreeSet<String>> {
    let script = Home::new().run(&["completions", "bash"]).text();
    let ask = "COMP_WORDS=($LINE); [ \"${LINE% }\" = \"$LINE\" ] || COMP_WORDS+=(''); \
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); \
        _touchmove touchmove \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD - 1]}\"; \
        printf '%s\\n' \"${COMPREPLY[@]}\"";
    let text = format!("{script}\nLINE='{line}'\n{ask}\n");
    let Output { stdout, stderr, status } = fed("bash", &["--norc"], &text)?;
    assert!(status.success() && stderr.is_empty(), "{}", String::from_utf8_lossy(&stderr));
    let words = String::from_utf8(stdout).unwrap();
    Some(words.lines().filter(|word| !word.is_empty()).map(str::to_owned).collect())
}

#[test]
fn bash_completes_the_commands_that_help_lists() {
    let Some(mut words) = completed("touchmove ") else { return };
    words.retain(|word| !word.starts_with('-'));
    assert!(words.remove("help"));
    assert_eq!(words, commands(&["--help"]));
    for command in ["voices", "keymaps", "pegboard"] {
        let mut words = completed(&format!("touchmove {command} ")).unwrap();
        words.retain(|word| !word.starts_with('-'));
        words.remove("help");
        assert_eq!(words, commands(&[command, "--help"]));
    }
}

#[test]
fn bash_completes_the_flags_of_a_command_and_what_they_can_be() {
    let words = |line: &str| completed(line).map(|words| words.into_iter().collect::<Vec<_>>());
    let Some(flags) = words("touchmove export --p") else { return };
    assert_eq!(flags, ["--pgn"]);
    assert_eq!(words("touchmove play --side ").unwrap(), ["black", "random", "white"]);
    assert_eq!(words("touchmove play --opponent ").unwrap(), ["builtin", "human"]);
    assert_eq!(words("touchmove seat d").unwrap(), ["desk"]);
    assert_eq!(words("touchmove completions f").unwrap(), ["fish"]);
}

#[test]
fn every_shell_reads_its_completions_and_explains_them_in_the_players_language() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let run = Home::new().run(&["completions", shell, "--talk", "de"]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{shell}");
        let script = run.text();
        assert_eq!(script.contains("Eine Partie spielen"), shell != "bash", "{shell}");
        if matches!(shell, "bash" | "zsh" | "fish")
            && let Some(read) = fed(shell, &["-n"], &script)
        {
            assert!(read.status.success() && read.stderr.is_empty(), "{shell}: {read:?}");
        }
    }
}

#[test]
fn help_is_in_the_voice_that_is_named_beside_it() {
    for args in [["play", "--talk", "de", "--help"], ["play", "--help", "--talk", "de"]] {
        assert!(Home::new().run(&args).text().starts_with("Eine Partie spielen."), "{args:?}");
    }
    assert!(
        Home::new().run(&["play", "--talk=klingon", "--help"]).text().starts_with("Play a game.")
    );
}
