//! The one integration binary.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

mod commands;
#[cfg(all(feature = "speech", unix))]
mod fake_ssip;
mod games;
mod journals;
#[cfg(unix)]
mod kill;
mod ladder;
mod layers;
mod line;
mod master;
mod perft;
mod pgn;
mod program;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod real_speech;
mod referee;
#[cfg(all(feature = "speech", target_os = "linux"))]
#[path = "../rig/mod.rs"]
mod rig;
mod sayings;
mod session;
#[cfg(all(feature = "speech", unix))]
mod speech;
#[cfg(unix)]
mod terminal;
mod voices;
