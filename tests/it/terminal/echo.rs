//! What is typed on the screen, as the real speech server hears it.

use portable_pty::CommandBuilder;

use super::Terminal;
use crate::program::{Home, PROGRAM};
use crate::rig::{Rig, wait_for};

#[test]
fn each_letter_that_is_typed_or_deleted_is_spoken() {
    let rig = Rig::start();
    let home = Home::new();
    let mut command = CommandBuilder::new("env");
    command.arg(format!("SPEECHD_ADDRESS=unix_socket:{}", rig.socket().display()));
    command.args([PROGRAM, "play", "--screen", "--speech", "on"]);
    command.args(["--talk", "en", "--moves", "en", "--opponent", "human"]);
    let mut terminal = Terminal::with(&home, "xterm-256color", (24, 80), command);
    terminal.until_shown("white king, dark square.");
    terminal.press("i");
    terminal.until_shown("Entry:");
    for (key, spoken) in [
        ("k", "en: K"),
        ("N", "en: capital N"),
        ("\x7f", "en: capital N deleted"),
        ("\x1b[D", "en: K"),
        ("\x1b[C", "en: end"),
    ] {
        let before = rig.said().len();
        terminal.press(key);
        wait_for(spoken, || {
            let said = rig.said();
            (said.len() > before && said.last()? == spoken).then_some(())
        });
    }
    terminal.press("\x7f\x04");
    assert_eq!(terminal.end(), 0);
}
