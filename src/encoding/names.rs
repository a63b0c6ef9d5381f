//! The names of encodings, as players write them.

use encoding_rs::{Encoding, REPLACEMENT};
use oem_cp::code_table::DECODING_TABLE_CP_MAP;

use crate::encoding::Coding;

/// The names that are told and completed. Others are known besides: `cp1250`, `latin2`, `8859-2`.
pub const NAMES: [&str; 48] = [
    "utf-8",
    "utf-16",
    "utf-16le",
    "utf-16be",
    "windows-1250",
    "windows-1251",
    "windows-1252",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
    "windows-874",
    "iso-8859-1",
    "iso-8859-2",
    "iso-8859-3",
    "iso-8859-4",
    "iso-8859-5",
    "iso-8859-7",
    "iso-8859-9",
    "iso-8859-10",
    "iso-8859-13",
    "iso-8859-15",
    "iso-8859-16",
    "koi8-r",
    "koi8-u",
    "macintosh",
    "x-mac-cyrillic",
    "cp437",
    "cp737",
    "cp775",
    "cp850",
    "cp852",
    "cp855",
    "cp857",
    "cp858",
    "cp860",
    "cp861",
    "cp863",
    "cp865",
    "cp866",
    "gbk",
    "gb18030",
    "big5",
    "shift_jis",
    "euc-jp",
    "euc-kr",
];

/// What people call an encoding besides.
const CALLED: [(&str, &str); 14] = [
    ("dos", "cp850"),
    ("msdos", "cp850"),
    ("ms-dos", "cp850"),
    ("oem", "cp850"),
    ("dos-russian", "cp866"),
    ("russian-dos", "cp866"),
    ("windows", "windows-1252"),
    ("win", "windows-1252"),
    ("western", "windows-1252"),
    ("latin", "windows-1252"),
    ("utf", "utf-8"),
    ("utf-8-bom", "utf-8"),
    ("utf-8-sig", "utf-8"),
    ("utf8mb4", "utf-8"),
];

/// How many names are told beside one that is unknown, and how like it they must be.
const NEAREST: usize = 3;
const LIKE: f64 = 0.75;

/// Those that are told where none is like it: of the West, of Russia, of DOS, and of all the world.
pub const EXAMPLES: [&str; 4] = ["windows-1252", "windows-1251", "cp437", "utf-16"];

/// The encoding of a name, in any of its usual spellings; `None` if there is none.
#[must_use]
pub fn named(name: &str) -> Option<Coding> {
    let name = name.trim().to_ascii_lowercase().replace([' ', '_'], "-");
    let name = name.strip_prefix("utf").map_or(name.clone(), |rest| {
        let rest = rest.trim_start_matches('-');
        let order = rest.replace("-little-endian", "le").replace("-big-endian", "be");
        match rest.starts_with("16") {
            _ if rest.is_empty() => name.clone(),
            true => format!("utf-{}", order.replace('-', "")),
            false => format!("utf-{rest}"),
        }
    });
    let called = CALLED.iter().find(|(called, _)| *called == name);
    let name = called.map_or(name, |(_, name)| (*name).to_owned());
    let number = number_of(&name);
    let dos = number.and_then(|number| {
        DECODING_TABLE_CP_MAP.get(&number).map(|table| Coding::Dos(number, table))
    });
    let others = [
        name.clone(),
        name.replace('-', "_"),
        name.replacen("latin-", "latin", 1),
        number.map(|number| format!("windows-{number}")).unwrap_or_default(),
        format!("iso-{name}"),
        name.replacen("iso", "iso-", 1).replacen("iso--", "iso-", 1),
        name.replacen("mac-", "x-mac-", 1),
    ];
    let label =
        |name: &String| Encoding::for_label(name.as_bytes()).filter(|found| *found != REPLACEMENT);
    dos.or_else(|| others.iter().find_map(label).map(Coding::Web))
}

/// The number of a code page: `cp1250`, `win1250`, `dos-852`, `852`.
fn number_of(name: &str) -> Option<u16> {
    let prefixes = ["windows", "win", "cp", "ibm", "dos", "oem", "codepage", "ansi", "ms"];
    let rest = prefixes.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    rest.trim_start_matches('-').parse().ok()
}

/// The names that are most like an unknown one; none where nothing is like it.
#[must_use]
pub fn near(name: &str) -> Vec<&'static str> {
    let name = name.trim().to_ascii_lowercase().replace([' ', '_'], "-");
    let likeness = |known: &&str| strsim::jaro_winkler(known, &name);
    let mut all = NAMES.to_vec();
    all.retain(|known| likeness(known) >= LIKE);
    all.sort_by(|one, other| likeness(other).total_cmp(&likeness(one)));
    all.truncate(NEAREST);
    all
}
