//! How what a key stands for is written to the host: commands, settings and squares by their names, which are
//! the same in every voice. The form has no word for nothing.

use serde::{Deserialize, Serialize};
use shakmaty::{Color, File, Rank, Role, Square};

use crate::about::{About, GameId, LevelNamed, PageForm, Spot, Whose};
use crate::chosen::{Chosen, KeyAnswer};
use crate::command::desk::DeskCommand;
use crate::command::rooming::RoomCommand;
use crate::command::{Claimable, Command};
use crate::config::{GROUPS, Group, Key};
use crate::laws::Signature;
use crate::notation::{DiagramScript, Layout, Line, figurine};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Chosen")]
pub(super) enum ChosenText {
    Answer(#[serde(with = "AnswerText")] KeyAnswer),
    Command(#[serde(with = "by_name")] Command, #[serde(with = "AboutText")] About),
    AtDesk(#[serde(with = "by_name")] DeskCommand, String),
    InRoom(#[serde(with = "by_name")] RoomCommand, #[serde(with = "maybe_by_name")] Option<u16>),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "KeyAnswer")]
enum AnswerText {
    Yes,
    No,
    Number(u8),
    Piece(#[serde(with = "by_name")] Role),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "About")]
enum AboutText {
    Nothing,
    Square(#[serde(with = "by_name")] Square),
    Squares(#[serde(with = "by_name")] Square, #[serde(with = "by_name")] Square),
    Pieces(#[serde(with = "each_by_name")] Vec<(Color, Option<Role>)>),
    Whose(#[serde(with = "WhoseText")] Whose),
    Line(#[serde(with = "by_name")] Line),
    Number(usize),
    Level(#[serde(with = "LevelText")] LevelNamed),
    Spot(#[serde(with = "SpotText")] Spot),
    Page(#[serde(with = "PageText")] PageForm),
    Game(#[serde(with = "GameText")] GameId),
    Switch(bool),
    Claim(#[serde(with = "by_name")] Claimable, String),
    Setting(#[serde(with = "by_name")] Key, String),
    Settings(#[serde(with = "by_name")] Group),
    Result(#[serde(with = "SignatureText")] Signature),
    Ruling(u32, String),
    Text(String),
    Misfit(String, #[serde(with = "maybe_by_name")] Option<String>),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Signature")]
enum SignatureText {
    WhiteWins,
    BlackWins,
    Draw,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Whose")]
enum WhoseText {
    Mine,
    Theirs,
    Of(#[serde(with = "by_name")] Color),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "LevelNamed")]
enum LevelText {
    Number(usize),
    Easier,
    Harder,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Spot")]
enum SpotText {
    Beginning,
    End,
    Move(u32, #[serde(with = "maybe_by_name")] Option<Color>),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PageForm")]
struct PageText {
    cells: Option<u16>,
    #[serde(with = "maybe_by_name")]
    layout: Option<Layout>,
    #[serde(with = "maybe_by_name")]
    script: Option<DiagramScript>,
    keeps: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "GameId")]
struct GameText(i64);

/// What has a name by which it is found again.
trait Nameable: Sized {
    fn name(&self) -> String;
    fn named(name: &str) -> Option<Self>;
}

impl Nameable for Command {
    fn name(&self) -> String {
        self.spec().name.to_owned()
    }

    fn named(name: &str) -> Option<Self> {
        Self::named(name)
    }
}

impl Nameable for DeskCommand {
    fn name(&self) -> String {
        self.spec().name.to_owned()
    }

    fn named(name: &str) -> Option<Self> {
        Self::named(name)
    }
}

impl Nameable for RoomCommand {
    fn name(&self) -> String {
        self.spec().name.to_owned()
    }

    fn named(name: &str) -> Option<Self> {
        Self::named(name)
    }
}

impl Nameable for u16 {
    fn name(&self) -> String {
        self.to_string()
    }

    fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

impl Nameable for Claimable {
    fn name(&self) -> String {
        Self::name(*self).to_owned()
    }

    fn named(name: &str) -> Option<Self> {
        Self::named(name)
    }
}

impl Nameable for Key {
    fn name(&self) -> String {
        Self::name(*self).to_owned()
    }

    fn named(name: &str) -> Option<Self> {
        Self::named(name)
    }
}

impl Nameable for Group {
    fn name(&self) -> String {
        Self::name(*self).to_owned()
    }

    fn named(name: &str) -> Option<Self> {
        GROUPS.into_iter().find(|group| Self::name(*group) == name)
    }
}

impl Nameable for Layout {
    fn name(&self) -> String {
        Self::name(*self).to_owned()
    }

    fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

impl Nameable for DiagramScript {
    fn name(&self) -> String {
        Self::name(*self).to_owned()
    }

    fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

impl Nameable for Color {
    fn name(&self) -> String {
        self.to_string()
    }

    fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

impl Nameable for Square {
    fn name(&self) -> String {
        self.to_string()
    }

    fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

impl Nameable for Role {
    fn name(&self) -> String {
        self.char().to_string()
    }

    fn named(name: &str) -> Option<Self> {
        name.parse().ok().and_then(Self::from_char)
    }
}

impl Nameable for Line {
    fn name(&self) -> String {
        match self {
            Self::File(file) => file.char(),
            Self::Rank(rank) => rank.char(),
        }
        .to_string()
    }

    fn named(name: &str) -> Option<Self> {
        let sign = name.parse().ok()?;
        let rank = || Rank::from_char(sign).map(Self::Rank);
        File::from_char(sign).map(Self::File).or_else(rank)
    }
}

impl Nameable for (Color, Option<Role>) {
    fn name(&self) -> String {
        figurine::sign(self.0, self.1).to_owned()
    }

    fn named(name: &str) -> Option<Self> {
        figurine::read(name)
    }
}

impl Nameable for String {
    fn name(&self) -> String {
        self.clone()
    }

    fn named(name: &str) -> Option<Self> {
        Some(name.to_owned())
    }
}

/// One by its name.
mod by_name {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::Nameable;

    pub(super) fn serialize<T: Nameable, S: Serializer>(it: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&it.name())
    }

    pub(super) fn deserialize<'de, T: Nameable, D: Deserializer<'de>>(
        from: D,
    ) -> Result<T, D::Error> {
        let name = String::deserialize(from)?;
        T::named(&name).ok_or_else(|| Error::custom("no such name"))
    }
}

/// Several, each by its name.
mod each_by_name {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Nameable;

    pub(super) fn serialize<T: Nameable, S: Serializer>(
        all: &[T],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        all.iter().map(Nameable::name).collect::<Vec<_>>().serialize(to)
    }

    pub(super) fn deserialize<'de, T: Nameable, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<T>, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        let all: Option<Vec<T>> = names.iter().map(|name| T::named(name)).collect();
        all.ok_or_else(|| Error::custom("no such name"))
    }
}

/// One alone in a list, or an empty list.
mod maybe_by_name {
    use serde::{Deserializer, Serializer};

    use super::{Nameable, each_by_name};

    #[expect(clippy::ref_option, reason = "serde lends the field as it is")]
    pub(super) fn serialize<T: Nameable, S: Serializer>(
        it: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        each_by_name::serialize(it.as_slice(), to)
    }

    pub(super) fn deserialize<'de, T: Nameable, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        Ok(each_by_name::deserialize(from)?.pop())
    }
}
