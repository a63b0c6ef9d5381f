//! The firmware in C on this computer.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::LazyLock;

/// One board that runs. Its input is words, as in the examples.
pub(crate) struct Firmware {
    child: Child,
    words: ChildStdin,
    told: BufReader<ChildStdout>,
}

/// Built once for all tests of this run, with every warning an error.
static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("firmware/peg1");
    let program = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("peg1-on-computer-{}", std::process::id()));
    let built = Command::new("cc")
        .args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-Wconversion", "-O1"])
        .args(["peg1.c", "peg1_read.c", "on_computer.c"].map(|file| source.join(file)))
        .arg("-o")
        .arg(&program)
        .output()
        .expect("a C compiler");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    program
});

impl Firmware {
    pub(crate) fn start() -> Self {
        let mut child = Command::new(&*PROGRAM)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program that was just built");
        let words = child.stdin.take().unwrap();
        let told = BufReader::new(child.stdout.take().unwrap());
        Self { child, words, told }
    }

    /// What comes of these words, each on a line.
    pub(crate) fn obey(&mut self, words: &str) -> String {
        self.words.write_all(format!("{words}\nsync\n").as_bytes()).unwrap();
        let mut told = String::new();
        loop {
            let before = told.len();
            assert!(self.told.read_line(&mut told).unwrap() > 0, "it has ended after {words}");
            if &told[before..] == ".\n" {
                told.truncate(before);
                return told;
            }
        }
    }
}

impl Drop for Firmware {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
