//! What stands in a row, whatever stands there: one that is damaged must not spoil the others.

use rusqlite::types::ValueRef;
use rusqlite::{Row, RowIndex};

/// A text. What is no character in it becomes the sign for that.
pub(super) fn text(row: &Row<'_>, column: impl RowIndex) -> rusqlite::Result<String> {
    Ok(match row.get_ref(column)? {
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => {
            String::from_utf8_lossy(bytes).into_owned()
        }
        ValueRef::Integer(number) => number.to_string(),
        ValueRef::Real(number) => number.to_string(),
        ValueRef::Null => String::new(),
    })
}

/// A text, or nothing.
pub(super) fn optional(row: &Row<'_>, column: impl RowIndex) -> rusqlite::Result<Option<String>> {
    let is_there = !matches!(row.get_ref(column)?, ValueRef::Null);
    is_there.then(|| text(row, column)).transpose()
}

/// Bytes, none if there are no such.
pub(super) fn bytes(row: &Row<'_>, column: impl RowIndex) -> rusqlite::Result<Vec<u8>> {
    seen(row, column).map(<[u8]>::to_owned)
}

/// Bytes where they lie, as long as the row is the one that is read.
pub(super) fn seen<'a>(row: &'a Row<'_>, column: impl RowIndex) -> rusqlite::Result<&'a [u8]> {
    Ok(match row.get_ref(column)? {
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => bytes,
        ValueRef::Integer(_) | ValueRef::Real(_) | ValueRef::Null => &[],
    })
}

/// A number, 0 if there is none that can be.
pub(super) fn number<N: TryFrom<i64> + Default>(
    row: &Row<'_>,
    column: impl RowIndex,
) -> rusqlite::Result<N> {
    let number = match row.get_ref(column)? {
        ValueRef::Integer(number) => N::try_from(number).ok(),
        ValueRef::Text(_) | ValueRef::Blob(_) | ValueRef::Real(_) | ValueRef::Null => None,
    };
    Ok(number.unwrap_or_default())
}
