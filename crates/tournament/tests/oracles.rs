//! Our tie-breaks and standings beside those of other programs, on tournaments by chance.

use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

#[test]
fn other_programs_come_to_the_same() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if !root.join("target/oracles/bin/python").exists() {
        let _ = writeln!(
            io::stderr(),
            "left out: scripts/oracles.py has installed no other programs yet"
        );
        return;
    }
    // Cargo has built it with this test, and need not be asked again.
    let tests = std::env::current_exe().unwrap();
    let example = tests.parent().unwrap().with_file_name("examples").join("tournaments");
    let mut compare = Command::new(root.join("scripts/oracles.py"));
    let output = compare.arg("6").env("TOUCHMOVE_TOURNAMENTS", example).output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
}
