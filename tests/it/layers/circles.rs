//! Circles of imports: modules each of which uses the next, and the last of them the first.
//!
//! Whoever wants to understand one module of a circle has to know all of them, so a large one is a room
//! without doors. A parent and what is in it are one thing here.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::below;

/// How many modules may be in a circle.
const LARGEST: usize = 3;

/// What a module uses, by its path from the root of the crate.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// The sources of the program, and of every crate of the house.
fn sources() -> Vec<PathBuf> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = fs::read_dir(top.join("crates")).unwrap();
    let crates = crates.map(|entry| entry.unwrap().path().join("src"));
    [top.join("src")].into_iter().chain(crates).collect()
}

/// The modules of a crate but for tests, with their text.
fn modules(root: &Path) -> BTreeMap<String, String> {
    let mut modules = BTreeMap::new();
    for file in below(root) {
        let path = file.strip_prefix(root).unwrap().with_extension("");
        let names: Vec<&str> = path.iter().map(|name| name.to_str().unwrap()).collect();
        if names.contains(&"tests") {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        let compiled = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        modules.insert(names.join("::"), compiled.to_owned());
    }
    modules
}

/// The paths that a text imports from its own crate, each whole.
fn imported(text: &str) -> Vec<String> {
    let starts = text.match_indices("use crate::").map(|(at, start)| at + start.len());
    let mut paths = Vec::new();
    for start in starts {
        let end = text[start..].find(';').map_or(text.len(), |end| start + end);
        flatten("", &text[start..end], &mut paths);
    }
    paths
}

/// `a::{b, c::{d, e}}` as `a::b`, `a::c::d` and `a::c::e`.
fn flatten(before: &str, tree: &str, paths: &mut Vec<String>) {
    let Some((head, rest)) = tree.split_once('{') else {
        let name = tree.split(" as ").next().unwrap_or_default();
        paths.push(format!("{before}{}", name.trim()));
        return;
    };
    let inside = rest.rsplit_once('}').map_or(rest, |(inside, _)| inside);
    let before = format!("{before}{}", head.trim());
    let (mut depth, mut from) = (0, 0);
    for (at, c) in inside.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                flatten(&before, &inside[from..at], paths);
                from = at + 1;
            }
            _ => {}
        }
    }
    if !inside[from..].trim().is_empty() {
        flatten(&before, &inside[from..], paths);
    }
}

/// The module that a path leads to: of what is in it, only the beginning is a module.
fn module_of<'m>(path: &str, modules: &'m BTreeMap<String, String>) -> Option<&'m String> {
    let mut path = path;
    loop {
        if let Some((module, _)) = modules.get_key_value(path) {
            return Some(module);
        }
        path = path.rsplit_once("::")?.0;
    }
}

fn uses(root: &Path) -> Uses {
    let modules = modules(root);
    let is_in = |inner: &str, outer: &str| inner.starts_with(&format!("{outer}::"));
    let used = |(module, text): (&String, &String)| {
        let paths = imported(text);
        let used = paths.iter().filter_map(|path| module_of(path, &modules));
        let others = used.filter(|it| *it != module && !is_in(it, module) && !is_in(module, it));
        (module.clone(), others.cloned().collect())
    };
    modules.iter().map(used).collect()
}

/// Everything that a module leads to.
fn reached<'u>(module: &str, uses: &'u Uses) -> BTreeSet<&'u str> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&str> = uses[module].iter().map(String::as_str).collect();
    while let Some(next) = open.pop() {
        if reached.insert(next) {
            open.extend(uses[next].iter().map(String::as_str));
        }
    }
    reached
}

/// The circles of a crate that are too large.
fn large(root: &Path) -> BTreeSet<String> {
    let uses = uses(root);
    let reach: BTreeMap<&str, BTreeSet<&str>> =
        uses.keys().map(|module| (module.as_str(), reached(module, &uses))).collect();
    let mut large = BTreeSet::new();
    for (module, all) in &reach {
        let circle: Vec<&str> =
            all.iter().copied().filter(|other| reach[other].contains(module)).collect();
        if circle.len() > LARGEST {
            large.insert(circle.join(", "));
        }
    }
    large
}

#[test]
fn no_circle_of_imports_is_larger_than_three() {
    let large: Vec<String> = sources().iter().flat_map(|root| large(root)).collect();
    assert!(large.is_empty(), "each of these uses the others:\n{}", large.join("\n"));
}

#[test]
fn who_wants_something_names_no_part_of_a_session() {
    let lists = "app::session::intent";
    let mut wrong = Vec::new();
    let program = &sources()[0];
    for (module, text) in modules(program).iter().filter(|(module, _)| module.starts_with(lists)) {
        let of_session = |path: &String| {
            let inside = path.strip_prefix("app::session::")?;
            let part = inside.split("::").next()?;
            (!matches!(part, "intent" | "Act" | "AtHome")).then(|| format!("{module}: {path}"))
        };
        wrong.extend(imported(text).iter().filter_map(of_session));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_tree_of_imports_is_read_whole() {
    let text = "use crate::a::{self, b as other, c::{d, e}};\nuse crate::f;";
    assert_eq!(imported(text), ["a::self", "a::b", "a::c::d", "a::c::e", "f"]);
}
