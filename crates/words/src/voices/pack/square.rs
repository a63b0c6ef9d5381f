//! The names of files and ranks in a voice file.

use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FileNames {
    a: String,
    b: String,
    c: String,
    d: String,
    e: String,
    f: String,
    g: String,
    h: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ranks {
    #[serde(rename = "1")]
    one: String,
    #[serde(rename = "2")]
    two: String,
    #[serde(rename = "3")]
    three: String,
    #[serde(rename = "4")]
    four: String,
    #[serde(rename = "5")]
    five: String,
    #[serde(rename = "6")]
    six: String,
    #[serde(rename = "7")]
    seven: String,
    #[serde(rename = "8")]
    eight: String,
}

impl FileNames {
    pub(crate) fn by_file(&self) -> [&str; 8] {
        [&self.a, &self.b, &self.c, &self.d, &self.e, &self.f, &self.g, &self.h].map(String::as_str)
    }
}

impl Ranks {
    pub(crate) fn by_rank(&self) -> [&str; 8] {
        [
            &self.one,
            &self.two,
            &self.three,
            &self.four,
            &self.five,
            &self.six,
            &self.seven,
            &self.eight,
        ]
        .map(String::as_str)
    }
}
