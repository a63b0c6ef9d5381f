//! Lists of commands whose names in a language are sentences of its voice, so that nobody reads them who
//! does not run what they are for.

/// A row of such a list.
pub trait Listed {
    /// The name of the command, the same in every voice.
    fn name(&self) -> &'static str;

    /// The sentence that has its names in a language, with commas between them.
    fn names(&self) -> String;
}
