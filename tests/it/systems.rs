//! What is compiled on other systems than this one, as far as it can be seen without compiling it: no
//! line of a system uses what that system has not, and nothing is imported for a system that does not
//! use it. `scripts/cross.sh check` compiles it.
//!
//! It reads lines as rustfmt lays them out: an item ends before the next line that is no deeper.

use std::collections::BTreeMap;
use std::fs;
use std::ops::BitAnd;
use std::path::{Path, PathBuf};

/// The systems on which a line is compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
struct On([bool; 3]);

const NAMES: [&str; 3] = ["linux", "macos", "windows"];
const ALL: On = On([true; 3]);
const NONE: On = On([false; 3]);

impl BitAnd for On {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] && other.0[at]))
    }
}

impl On {
    fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] || other.0[at]))
    }

    /// The systems that are missing in another.
    fn beyond(self, other: Self) -> Vec<&'static str> {
        (0..3).filter(|&at| self.0[at] && !other.0[at]).map(|at| NAMES[at]).collect()
    }
}

const UNIX: On = On([true, true, false]);
const WINDOWS: On = On([false, false, true]);

/// What only some systems have, as `Cargo.toml` and the standard library say.
const ONLY: &[(&str, On)] = &[
    ("nix::", UNIX),
    ("rustix::", UNIX),
    ("signal_hook::", UNIX),
    ("std::os::unix", UNIX),
    ("std::os::fd", UNIX),
    ("alsa::", On([true, false, false])),
    ("sys_locale::", On([false, true, true])),
    ("crossterm::ansi_support", WINDOWS),
    ("interprocess::", WINDOWS),
    ("tokio::", WINDOWS),
    ("widestring::", WINDOWS),
    ("std::os::windows", WINDOWS),
];

/// Whether a condition holds on a system; nothing where that depends on something else.
fn holds(condition: &str, system: &str) -> Option<bool> {
    let condition = condition.trim();
    let inner = |name: &str| condition.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')');
    if let Some(inner) = inner("not") {
        return holds(inner, system).map(|holds| !holds);
    }
    if let Some(inner) = inner("all") {
        let parts: Vec<_> = parts(inner).into_iter().map(|part| holds(part, system)).collect();
        return if parts.contains(&Some(false)) {
            Some(false)
        } else {
            parts.into_iter().all(|part| part == Some(true)).then_some(true)
        };
    }
    if let Some(inner) = inner("any") {
        let parts: Vec<_> = parts(inner).into_iter().map(|part| holds(part, system)).collect();
        return if parts.contains(&Some(true)) {
            Some(true)
        } else {
            parts.into_iter().all(|part| part == Some(false)).then_some(false)
        };
    }
    match condition {
        "unix" => Some(system != "windows"),
        "windows" => Some(system == "windows"),
        _ => condition.strip_prefix("target_os = ").map(|name| name.trim_matches('"') == system),
    }
}

/// What stands between commas, but for those in parentheses.
fn parts(list: &str) -> Vec<&str> {
    let mut depth = 0;
    let at_comma = |sign| {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        sign == ',' && depth == 0
    };
    list.split(at_comma).filter(|part| !part.trim().is_empty()).collect()
}

fn systems(condition: &str) -> On {
    On(NAMES.map(|system| holds(condition, system) != Some(false)))
}

/// A file, and where each of its lines is compiled.
struct File {
    path: PathBuf,
    lines: Vec<(String, On)>,
    /// The modules that stand in files of their own, with where each is compiled.
    modules: Vec<(String, PathBuf, On)>,
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The line without what it only says: comments, and texts but for those of attributes.
fn code(line: &str) -> String {
    let code = line.split("//").next().unwrap_or_default();
    if code.trim_start().starts_with('#') {
        return code.to_owned();
    }
    code.split('"').step_by(2).collect::<Vec<_>>().join("\"\"")
}

impl File {
    fn read(path: &Path, on: On) -> Self {
        let text =
            fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut lines: Vec<(String, On)> = text.lines().map(|line| (code(line), on)).collect();
        let mut modules = Vec::new();
        let mut place = None;
        for at in 0..lines.len() {
            let line = attribute(&lines, at);
            if let Some(condition) = line.strip_prefix("#![cfg(").and_then(|c| c.strip_suffix(")]"))
            {
                for line in &mut lines {
                    line.1 = line.1 & systems(condition);
                }
            }
            if let Some(condition) = line.strip_prefix("#[cfg(").and_then(|c| c.strip_suffix(")]"))
            {
                for line in item(&lines, at) {
                    lines[line].1 = lines[line].1 & systems(condition);
                }
            }
            if let Some(file) = line.strip_prefix("#[path = \"").and_then(|f| f.strip_suffix("\"]"))
            {
                place = Some(file.to_owned());
            }
            let module = line.strip_suffix(';').and_then(|line| line.split_once("mod "));
            let is_visible = |text: &str| text.is_empty() || text.starts_with("pub");
            if let Some((_, name)) = module.filter(|(text, name)| is_visible(text) && is_word(name))
            {
                let file = found(path, name, place.take());
                modules.push((name.to_owned(), file, lines[at].1));
            }
        }
        Self { path: path.to_owned(), lines, modules }
    }
}

/// A line, and with it the rest of an attribute that begins there.
fn attribute(lines: &[(String, On)], at: usize) -> String {
    let mut line = lines[at].0.trim().to_owned();
    let mut rest = lines[at + 1..].iter();
    while line.starts_with("#[cfg(") && !line.ends_with(")]") {
        let Some((more, _)) = rest.next() else { break };
        line.push_str(more.trim());
    }
    line
}

/// The lines of the item that has its attribute here.
fn item(lines: &[(String, On)], from: usize) -> std::ops::Range<usize> {
    let depth = indent(&lines[from].0);
    let mut begun = false;
    let ends = |(line, _): &(String, On)| {
        let text = line.trim();
        if text.is_empty() || indent(line) > depth {
            return false;
        }
        let closes = text.starts_with([')', '}', ']']);
        if !begun || text.starts_with("#[") {
            begun |= !text.starts_with("#[") && !closes;
            return indent(line) < depth;
        }
        !closes && !text.starts_with("where")
    };
    let length = lines[from..].iter().position(ends);
    from..length.map_or(lines.len(), |length| from + length)
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|sign| sign.is_alphanumeric() || sign == '_')
}

/// The file of a module.
fn found(parent: &Path, name: &str, place: Option<String>) -> PathBuf {
    let folder = parent.parent().unwrap();
    if let Some(place) = place {
        return folder.join(place);
    }
    let stem = parent.file_stem().unwrap();
    let is_root = ["lib", "main", "mod"].iter().any(|root| stem == *root);
    let folder = if is_root { folder.to_owned() } else { folder.join(stem) };
    let beside = folder.join(format!("{name}.rs"));
    if beside.exists() { beside } else { folder.join(name).join("mod.rs") }
}

/// All files of a crate by the paths of their modules.
fn files(root: &str) -> BTreeMap<String, File> {
    let mut all = BTreeMap::new();
    let mut waiting = vec![("crate".to_owned(), PathBuf::from(root), ALL)];
    while let Some((module, path, on)) = waiting.pop() {
        let file = File::read(&path, on);
        let inner = |(name, path, on): &(String, PathBuf, On)| {
            (format!("{module}::{name}"), path.clone(), *on)
        };
        waiting.extend(file.modules.iter().map(inner));
        all.insert(module, file);
    }
    all
}

/// Whether a line has a word, or a path that begins with it, and not as a part of another.
fn has(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        let joins = |sign: char| sign.is_alphanumeric() || sign == '_';
        !before.is_some_and(|sign| joins(sign) || sign == ':')
            && (word.ends_with(':') || !after.is_some_and(joins))
    })
}

/// What a `use` brings into its file, by the lines of it.
fn imported(file: &File) -> Vec<(usize, String)> {
    let mut names = Vec::new();
    let mut inside = false;
    for (at, (line, _)) in file.lines.iter().enumerate() {
        let text = line.trim();
        inside |= text.starts_with("use ");
        if !inside {
            continue;
        }
        let body = text.trim_start_matches("use ").trim_end_matches(';');
        for part in body.split([',', '{', '}']) {
            let name = part.rsplit("::").next().unwrap_or_default().trim();
            let name = name.rsplit(" as ").next().unwrap_or_default();
            if is_word(name) && name != "_" && name != "self" {
                names.push((at, name.to_owned()));
            }
        }
        inside = !text.ends_with(';');
    }
    names
}

/// What is wrong with the files of a crate.
fn wrong(files: &BTreeMap<String, File>) -> Vec<String> {
    let mut wrong = Vec::new();
    for (module, file) in files {
        let mut tell = |at: usize, what: String| {
            wrong.push(format!("{}:{}: {what}", file.path.display(), at + 1));
        };
        for (at, (line, on)) in file.lines.iter().enumerate() {
            for (name, has_it) in named(files, module, line) {
                for system in on.beyond(has_it) {
                    tell(at, format!("{name} is not there on {system}"));
                }
            }
        }
        let words = words(file);
        for (at, name) in imported(file) {
            let others = words.get(name.as_str()).into_iter().flatten();
            let others = others.filter(|(other, _)| *other != at);
            let needed = others.fold(NONE, |needed, (_, on)| needed.or(*on));
            let unneeded = file.lines[at].1.beyond(needed);
            for system in unneeded.into_iter().filter(|_| needed != NONE) {
                tell(at, format!("{name} is imported on {system} and not used"));
            }
        }
    }
    wrong
}

/// What a line names that is not everywhere: crates, and modules of its own crate.
fn named(files: &BTreeMap<String, File>, module: &str, line: &str) -> Vec<(String, On)> {
    if !line.contains("::") {
        return Vec::new();
    }
    let crates = ONLY.iter().filter(|(word, _)| has(line, word));
    let mut named: Vec<_> = crates.map(|(word, on)| ((*word).to_owned(), *on)).collect();
    if line.contains("crate::") {
        let others = files.iter().filter(|(name, _)| has(line, name));
        let on = |file: &File| file.lines.iter().fold(NONE, |on, line| on.or(line.1));
        named.extend(others.map(|(name, other)| (name.clone(), on(other))));
    }
    let inner = files[module].modules.iter();
    let inner = inner.filter(|(name, _, on)| *on != ALL && has(line, &format!("{name}::")));
    named.extend(inner.map(|(name, _, on)| (format!("{module}::{name}"), *on)));
    named
}

/// The lines of each word of a file, with where each is compiled.
fn words(file: &File) -> BTreeMap<&str, Vec<(usize, On)>> {
    let mut words: BTreeMap<&str, Vec<(usize, On)>> = BTreeMap::new();
    for (at, (line, on)) in file.lines.iter().enumerate() {
        for word in line.split(|sign: char| !sign.is_alphanumeric() && sign != '_') {
            words.entry(word).or_default().push((at, *on));
        }
    }
    words
}

#[test]
fn what_other_systems_compile_is_there_on_them() {
    let mut roots = vec!["src/lib.rs".to_owned(), "src/main.rs".to_owned()];
    roots.push("tests/it/main.rs".to_owned());
    let crates = fs::read_dir("crates").unwrap();
    roots
        .extend(crates.map(|entry| entry.unwrap().path().join("src/lib.rs").display().to_string()));
    let wrong: Vec<String> = roots.iter().flat_map(|root| wrong(&files(root))).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn conditions_are_understood() {
    let on = |condition| systems(condition).beyond(NONE).join(" ");
    assert_eq!(on("unix"), "linux macos");
    assert_eq!(on("not(unix)"), "windows");
    assert_eq!(on("all(test, target_os = \"linux\")"), "linux");
    assert_eq!(on("any(test, not(unix))"), "linux macos windows");
    assert_eq!(on("all(unix, not(any(target_os = \"linux\", target_os = \"android\")))"), "macos");
    assert_eq!(on("feature = \"speech\""), "linux macos windows");
    assert_eq!(on("not(feature = \"speech\")"), "linux macos windows");
}

#[test]
fn mistakes_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join("lib.rs");
    let text = [
        "use std::io;",
        "#[cfg(unix)]",
        "mod here;",
        "use here::name;",
        "",
        "#[cfg(unix)]",
        "fn good(",
        ") -> io::Result<()> {",
        "    rustix::fs::sync();",
        "}",
        "",
        "fn bad() {",
        "    nix::unistd::sync();",
        "    crate::here::name();",
        "}",
    ];
    fs::write(&root, text.join("\n")).unwrap();
    fs::write(folder.path().join("here.rs"), "pub fn name() {}\n").unwrap();
    let wrong = wrong(&files(root.to_str().unwrap()));
    let told: Vec<&str> = wrong.iter().map(|line| line.rsplit_once("lib.rs:").unwrap().1).collect();
    let expected = [
        "4: crate::here is not there on windows",
        "13: nix:: is not there on windows",
        "14: crate::here is not there on windows",
        "1: io is imported on windows and not used",
    ];
    assert_eq!(told, expected);
}
