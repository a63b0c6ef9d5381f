//! How long it takes from `say`, and from a typed line, to the server's acceptance and to the first
//! sample that is heard, and from `hush` to silence.
//!
//! A line is followed by the same words without the program, for some words begin with silence: of
//! `pawn` nothing is heard for fifty milliseconds.
//!
//! Needs the real server and synthesiser. Not here: the sound hardware, which adds its own buffer.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a bench prints, and fails by panicking"
)]

#[cfg(target_os = "linux")]
#[path = "../session/figures.rs"]
mod figures;
#[cfg(target_os = "linux")]
mod line;
#[cfg(target_os = "linux")]
mod measure;
#[cfg(target_os = "linux")]
#[path = "../../tests/rig/mod.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod rig;

/// Measures when cargo runs it as a bench, not when it only runs every target.
fn main() {
    #[cfg(target_os = "linux")]
    if std::env::args().any(|argument| argument == "--bench") {
        let rig = rig::Rig::start();
        let mut bare = measure::Bare::open(&rig);
        measure::all(&rig, &mut bare);
        line::all(&rig, &mut bare);
    }
}
