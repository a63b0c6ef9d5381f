//! The settings file: read with every mistake told, written through a temporary file.

use std::io::Write as _;
use std::path::Path;

use crate::config::{Key, Settings, Wrong};

/// Why the settings cannot be kept.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file has mistakes of form, so that it is not touched.
    #[error("the settings file has mistakes; mend it first")]
    Form,
    /// The file cannot be written.
    #[error("the settings file cannot be written: {0}")]
    Io(#[from] std::io::Error),
}

/// Sets what the file names; returns what is wrong in it. A file that is not there has no mistakes.
pub fn load(settings: &mut Settings, path: &Path) -> Vec<Wrong> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Vec::new(),
        Err(error) => return vec![Wrong::Form(error.to_string())],
    };
    let table: toml::Table = match text.parse() {
        Ok(table) => table,
        Err(error) => return vec![form(&error)],
    };
    let set = |(name, value): (&String, &toml::Value)| match Key::named(name) {
        Some(key) => settings.set(key, &plain(value)).err(),
        None => Some(Wrong::Key(name.clone())),
    };
    table.iter().filter_map(set).collect()
}

fn form(error: &toml::de::Error) -> Wrong {
    Wrong::Form(error.message().lines().next().unwrap_or_default().to_owned())
}

fn plain(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Keeps one setting; comments and everything else in the file stay as they are.
///
/// # Errors
///
/// When the file has mistakes or cannot be written; it stays as it was.
pub fn save(path: &Path, key: Key, text: &str) -> Result<(), FileError> {
    save_all(path, &[(key, text.to_owned())])
}

/// Keeps several settings, all or none.
///
/// # Errors
///
/// As [`save`].
pub fn save_all(path: &Path, settings: &[(Key, String)]) -> Result<(), FileError> {
    let before = match std::fs::read_to_string(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        read => read?,
    };
    let mut document: toml_edit::DocumentMut = before.parse().map_err(|_| FileError::Form)?;
    for (key, text) in settings {
        document[key.name()] = toml_edit::value(text);
    }
    // A link to a file elsewhere stays one.
    let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let temporary = folder.join(format!(".settings-{}", std::process::id()));
    let written = replace(&path, &temporary, &document.to_string());
    if written.is_err() {
        // What is left of it is of no use to anyone.
        let _ = std::fs::remove_file(&temporary);
    }
    Ok(written?)
}

fn replace(path: &Path, temporary: &Path, text: &str) -> std::io::Result<()> {
    let mut file = std::fs::File::create(temporary)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    std::fs::rename(temporary, path)
}
