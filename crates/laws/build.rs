//! Makes a list of the editions of the Laws: each is a file in `editions`, named by its year.

#![allow(clippy::unwrap_used, reason = "a build fails by panicking")]

use std::fmt::Write as _;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=editions");
    let years = years();
    let root = env::var("CARGO_MANIFEST_DIR").unwrap();
    let mut rust = String::from("impl Edition {\n");
    for year in &years {
        writeln!(
            rust,
            "    /// The edition of {year}.\n    pub const E{year}: Self = Self(&Known {{ year: {year}, \
             id: \"fide-{year}\", held: Held::Compiled(|| {{ static FILE: LazyLock<File> = \
             LazyLock::new(|| compiled(include_str!({path:?}))); &FILE }}) }});",
            path = format!("{root}/editions/{year}.toml"),
        )
        .unwrap();
    }
    let all: Vec<String> = years.iter().map(|year| format!("Self::E{year}")).collect();
    let ids: Vec<String> = years.iter().map(|year| format!("fide-{year}")).collect();
    let (count, newest) = (all.len(), all.last().unwrap());
    let all = all.join(", ");
    writeln!(
        rust,
        "    /// Every edition, the oldest first.\n    pub const ALL: [Self; {count}] = [{all}];\n    \
         /// The edition that is in force.\n    pub const NEWEST: Self = {newest};\n    /// The names \
         of every edition, the oldest first.\n    pub const IDS: &'static str = {ids:?};\n}}",
        ids = ids.join(", "),
    )
    .unwrap();
    fs::write(format!("{}/editions.rs", env::var("OUT_DIR").unwrap()), rust).unwrap();
}

fn years() -> Vec<u16> {
    let files = fs::read_dir("editions").unwrap().map(|entry| entry.unwrap().path());
    let year =
        |path: std::path::PathBuf| path.file_stem().unwrap().to_str().unwrap().parse().unwrap();
    let mut years: Vec<u16> = files.map(year).collect();
    years.sort_unstable();
    years
}
