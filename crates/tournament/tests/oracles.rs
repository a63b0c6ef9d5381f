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
    let output = Command::new(root.join("scripts/oracles.py")).arg("6").output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
}
