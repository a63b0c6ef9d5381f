//! What a speech server is told.

use crate::fake_ssip::FakeSsip;
use crate::program::Running;
use crate::raw::{clean, imported};

#[test]
fn a_synthesiser_is_given_text_alone() {
    let (home, number) = imported();
    let socket = home.path("speech");
    let server = FakeSsip::listen(&socket);
    home.write("voices/en/phrases.ftl", "goodbye = Bye { \"\\u001B\" }]0;owned.\n");
    let mut command = home.command(&["study", &number, "--speech", "on"]);
    command.env("SPEECHD_ADDRESS", format!("unix_socket:{}", socket.display()));
    command.env_remove("TOUCHMOVE_SPEECH");
    let mut running = Running::of(command);
    let mut heard = String::new();
    for (line, awaited) in
        [("tags", "Comments by"), ("next", "Gustav"), ("e\u{9b}4\u{202e}", "202E")]
    {
        running.type_line(line);
        while !heard.contains(awaited) {
            heard += &server.heard();
        }
    }
    running.end();
    assert!(heard.contains("owned"), "{heard}");
    clean("spoken", &heard);
    clean("commands", &server.commands().join("\n"));
}
