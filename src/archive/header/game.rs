//! The game that is played, as it is written: chess and Chess960 as every program has written them, any
//! other by its name.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::laws::Variant;

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Word {
    IsChess960(bool),
    Other(String),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
pub(super) fn serialize<S: Serializer>(
    variant: &Variant,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let word = match variant {
        Variant::Standard => Word::IsChess960(false),
        Variant::Chess960 => Word::IsChess960(true),
        other => Word::Other(other.id().to_owned()),
    };
    word.serialize(serializer)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Variant, D::Error> {
    match Word::deserialize(deserializer)? {
        Word::IsChess960(false) => Ok(Variant::Standard),
        Word::IsChess960(true) => Ok(Variant::Chess960),
        Word::Other(id) => {
            Variant::of_id(&id).ok_or_else(|| D::Error::custom("a game that is not known"))
        }
    }
}
