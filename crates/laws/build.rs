//! Packs the editions of the Laws: each is a file in `editions`, named by its year. A file of the same name in
//! `first-read` has the figures that were read otherwise before.
//!
//! A file is parsed here, for that takes twenty times as long as to read what is packed.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a build fails by panicking")]

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use toml::{Table, Value};

fn main() {
    println!("cargo:rerun-if-changed=editions");
    println!("cargo:rerun-if-changed=first-read");
    let years = years();
    let mut rust = String::from("impl Edition {\n");
    for year in &years {
        let read = table(&format!("editions/{year}.toml"));
        let over = format!("first-read/{year}.toml");
        let first = fs::exists(&over).unwrap().then(|| {
            let mut first = read.clone();
            lay(&mut first, table(&over));
            known(*year, &format!("{year}-first"), &first, "None")
        });
        let first = first.map_or("None".to_owned(), |first| format!("Some({first})"));
        let known = known(*year, &year.to_string(), &read, &first);
        writeln!(
            rust,
            "    /// The edition of {year}.\n    pub const E{year}: Self = Self({known});"
        )
        .unwrap();
    }
    writeln!(rust, "{}}}", lists(&years)).unwrap();
    fs::write(format!("{}/editions.rs", env::var("OUT_DIR").unwrap()), rust).unwrap();
}

/// Packs a table, and writes what is known of its edition.
fn known(year: u16, name: &str, table: &Table, first: &str) -> String {
    let packed = format!("{}/{name}.bin", env::var("OUT_DIR").unwrap());
    fs::write(&packed, rmp_serde::to_vec(table).unwrap()).unwrap();
    format!(
        "&Known {{ year: {year}, id: \"fide-{year}\", first: {first}, held: Held::Packed(|| {{ static \
         FILE: LazyLock<File> = LazyLock::new(|| unpacked(include_bytes!({packed:?}))); &FILE }}) }}"
    )
}

fn table(path: &str) -> Table {
    let text = fs::read_to_string(path).unwrap();
    text.parse().unwrap_or_else(|wrong| panic!("{path}: {wrong}"))
}

/// Puts figures in the place of those that have the same name; there must be one.
fn lay(table: &mut Table, over: Table) {
    for (name, value) in over {
        let place = table.get_mut(&name).unwrap_or_else(|| panic!("{name} is no figure"));
        match (place, value) {
            (Value::Table(table), Value::Table(over)) if !over.contains_key("is") => {
                lay(table, over);
            }
            (place, value) => *place = value,
        }
    }
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
