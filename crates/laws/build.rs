//! Packs the editions of the Laws: each is a file in `editions`, named by its year.
//!
//! A file is parsed here, for that takes twenty times as long as to read what is packed.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a build fails by panicking")]

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=editions");
    let years = years();
    let out = env::var("OUT_DIR").unwrap();
    let mut rust = String::from("impl Edition {\n");
    for year in &years {
        let packed = format!("{out}/{year}.bin");
        fs::write(&packed, pack(*year)).unwrap();
        writeln!(
            rust,
            "    /// The edition of {year}.\n    pub const E{year}: Self = Self(&Known {{ year: {year}, \
             id: \"fide-{year}\", held: Held::Packed(|| {{ static FILE: LazyLock<File> = \
             LazyLock::new(|| unpacked(include_bytes!({packed:?}))); &FILE }}) }});"
        )
        .unwrap();
    }
    writeln!(rust, "{}}}", lists(&years)).unwrap();
    fs::write(format!("{out}/editions.rs"), rust).unwrap();
}

fn pack(year: u16) -> Vec<u8> {
    let path = format!("editions/{year}.toml");
    let table: toml::Table = fs::read_to_string(&path)
        .unwrap()
        .parse()
        .unwrap_or_else(|wrong| panic!("{path}: {wrong}"));
    rmp_serde::to_vec(&table).unwrap()
}

fn lists(years: &[u16]) -> String {
    let (count, newest) = (years.len(), years.last().unwrap());
    let all: Vec<String> = years.iter().map(|year| format!("Self::E{year}")).collect();
    let ids: Vec<String> = years.iter().map(|year| format!("fide-{year}")).collect();
    let (all, ids) = (all.join(", "), ids.join(", "));
    format!(
        "    /// Every edition, the oldest first.\n    pub const ALL: [Self; {count}] = [{all}];\n    \
         /// The edition that is in force.\n    pub const NEWEST: Self = Self::E{newest};\n    /// The \
         names of every edition, the oldest first.\n    pub const IDS: &'static str = {ids:?};\n"
    )
}

fn years() -> Vec<u16> {
    let files = fs::read_dir("editions").unwrap().map(|entry| entry.unwrap().path());
    let year = |path: PathBuf| path.file_stem().unwrap().to_str().unwrap().parse().unwrap();
    let mut years: Vec<u16> = files.map(year).collect();
    years.sort_unstable();
    years
}
