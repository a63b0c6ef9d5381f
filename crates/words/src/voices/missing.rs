//! The sentences that a voice does not have yet, file by file, for who translates them.

use crate::voices::library::{File, LESSONS, PHRASES, placed, sentences};
use crate::voices::slip::{Slip, Warning};
use touchmove_voices as compiled;

/// Which sentences are missing in each file where they belong, at the line where the first one is to be.
pub(super) fn missing(files: &[File], names: &[String]) -> Vec<Warning> {
    let [_, phrases, lessons] = compiled::whole();
    let of_file = |(name, english): (&str, &str)| {
        let places = sentences(english);
        let mut names: Vec<String> =
            names.iter().filter(|name| places.contains_key(name.as_str())).cloned().collect();
        names.sort_by_key(|name| places.get(name.as_str()));
        let file = files.iter().rfind(|file| file.name.ends_with(name)).or(files.last())?;
        let slip = (!names.is_empty()).then_some(Slip::Untranslated(names))?;
        Some(placed(file, vec![slip]))
    };
    [(PHRASES, phrases), (LESSONS, lessons)].into_iter().filter_map(of_file).flatten().collect()
}
