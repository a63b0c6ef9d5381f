//! The one integration binary.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

mod again;
mod articles;
#[cfg(unix)]
mod boards;
#[cfg(target_os = "linux")]
mod analysis;
#[cfg(unix)]
mod attached;
mod braille;
mod catalogue;
mod commands;
mod documents;
mod dropped;
#[cfg(unix)]
pub(crate) mod engines;
#[cfg(all(feature = "speech", unix))]
mod fake_ssip;
#[path = "../rig/examples.rs"]
mod examples;
mod export;
mod filed;
mod foreign;
mod found;
mod fuzz;
mod games;
mod hands;
#[cfg(unix)]
mod homes;
mod import;
mod installed;
mod journals;
mod kept;
mod keymaps;
mod kill;
mod ladder;
mod languages;
mod layers;
mod letters;
mod lichess;
mod line;
#[cfg(unix)]
mod link;
mod master;
mod matched;
mod matches;
#[cfg(unix)]
mod mistakes;
mod pages;
#[cfg(unix)]
mod peg1;
mod odds;
mod perft;
mod pgn;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod practised;
mod program;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod real_speech;
#[cfg(unix)]
mod played;
#[cfg(unix)]
mod print;
#[cfg(unix)]
mod puzzle_hints;
mod puzzle_ladder;
#[cfg(unix)]
mod raw;
mod records;
mod referee;
#[cfg(all(feature = "speech", target_os = "linux"))]
#[path = "../rig/mod.rs"]
mod rig;
#[cfg(unix)]
mod rooms;
mod sayings;
mod score_sheets;
#[cfg(unix)]
mod screen;
mod session;
mod setup;
mod sheets;
#[cfg(all(feature = "speech", unix))]
mod speech;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod speechless;
mod steps;
mod strict;
mod study;
mod table;
mod systems;
mod tapped;
#[cfg(unix)]
mod terminal;
#[cfg(all(feature = "tones", target_os = "linux"))]
mod tones;
mod tongues;
mod tournaments;
mod translators;
mod usual;
mod voices;
mod words;
