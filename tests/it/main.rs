//! The one integration binary.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[cfg(all(feature = "speech", unix))]
mod fake_ssip;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod real_speech;
#[cfg(all(feature = "speech", target_os = "linux"))]
#[path = "../rig/mod.rs"]
mod rig;
#[cfg(all(feature = "speech", unix))]
mod speech;
mod layers;
mod session;
mod voices;
