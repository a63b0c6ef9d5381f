//! Has a finished program for Linux linked so that what a start needs lies together: see `start.ld`.

use std::env;

fn main() {
    println!("cargo:rerun-if-changed=start.ld");
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|it| it == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("PROFILE", "release") {
        let folder = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
        println!("cargo:rustc-link-arg-bins=-T{folder}/start.ld");
    }
}
