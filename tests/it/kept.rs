//! Transcripts that are kept in files.

use std::path::Path;

/// How many lines around a difference are shown.
const AROUND: usize = 4;

/// Compares what was written with the file that has it; with `UPDATE_EXPECT=1` the file has it from
/// now on. Only the first difference is shown: the files are long, and a log that is cut off must
/// still have it.
pub(crate) fn compare(file: &Path, written: &str) {
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        return std::fs::write(file, written).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap();
    let (kept, written): (Vec<_>, Vec<_>) = (kept.lines().collect(), written.lines().collect());
    let same = kept.iter().zip(&written).take_while(|(kept, written)| kept == written).count();
    if same == kept.len().max(written.len()) {
        return;
    }
    let from = same.saturating_sub(AROUND);
    let part = |lines: &[&str]| lines[from..lines.len().min(same + AROUND)].join("\n");
    panic!(
        "{}, line {}:\n{}\n\nis now:\n{}\n\nUPDATE_EXPECT=1 keeps what is new.",
        file.display(),
        same + 1,
        part(&kept),
        part(&written)
    );
}
