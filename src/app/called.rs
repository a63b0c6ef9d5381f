//! How the player calls the program, so that what he is told to type works where he is.

use std::path::Path;

use crate::app::folders::Folders;
use crate::clean;
use crate::voices::Library;

/// Where a script that starts the program says how it was called itself.
const COMMAND: &str = "TOUCHMOVE_COMMAND";

/// What the player types to start the program, with the folder that he has named.
#[must_use]
pub fn program(folders: &Folders) -> String {
    let own = || {
        let own = std::env::args_os().next().unwrap_or_default();
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders: Vec<_> = std::env::split_paths(&path).collect();
        typed(Path::new(&own), |folder| folders.iter().any(|known| known == folder))
    };
    let said = std::env::var(COMMAND).ok().filter(|command| !command.trim().is_empty());
    let command = word(&said.unwrap_or_else(own));
    match folders.named() {
        Some(folder) => format!("{command} --data {}", word(&clean::name(folder))),
        None => command,
    }
}

/// A text as a shell takes it for one word.
fn word(text: &str) -> String {
    let text = clean::line(text).into_owned();
    if text.contains(char::is_whitespace) { format!("\"{text}\"") } else { text }
}

/// The voices that are compiled in, whose sentences name the program as the player calls it.
#[must_use]
pub fn voices(folders: &Folders) -> Library {
    Library::built_in().called(program(folders))
}

/// The program as it was started: by its name alone where that is enough to find it.
fn typed(own: &Path, is_searched: impl Fn(&Path) -> bool) -> String {
    let name = own.file_name().unwrap_or(own.as_os_str());
    let folder = own.parent().unwrap_or(Path::new(""));
    let shown = if is_searched(folder) { Path::new(name) } else { own };
    match clean::name(shown) {
        nothing if nothing.is_empty() => env!("CARGO_PKG_NAME").to_owned(),
        shown => shown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_called_by_its_name_only_where_that_finds_it() {
        let typed = |own| typed(Path::new(own), |folder| folder == Path::new("/usr/bin"));
        assert_eq!(typed("touchmove"), "touchmove");
        assert_eq!(typed("/usr/bin/touchmove"), "touchmove");
        assert_eq!(typed("/opt/touchmove"), "/opt/touchmove");
        assert_eq!(typed("./touchmove"), "./touchmove");
        assert_eq!(typed(""), "touchmove");
    }

    #[test]
    fn a_folder_that_was_named_must_be_named_again() {
        let called = program(&Folders::new(Some("my games".into())));
        assert!(called.ends_with(" --data \"my games\""), "{called}");
    }
}
