//! The one integration binary.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

mod commands;
#[cfg(unix)]
mod kill;
mod line;
mod program;
#[cfg(unix)]
mod terminal;
