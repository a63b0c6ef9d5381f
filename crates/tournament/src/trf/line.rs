//! A line and its columns.

use super::fault::{Fault, Reason};
use crate::points::Points;

/// Stands where the other bytes of a character are, if columns are counted in bytes.
const FILLER: char = '\0';

/// A line of a file. Columns are counted from 1.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
    columns: Vec<char>,
}

impl<'a> Line<'a> {
    /// A line whose columns are characters.
    pub(super) fn new(number: usize, text: &'a str) -> Self {
        Self { number, text, columns: text.chars().collect() }
    }

    /// The same line, with columns that are bytes: some programs count so.
    pub(super) fn in_bytes(&self) -> Self {
        let mut columns = Vec::with_capacity(self.text.len());
        for c in self.text.chars() {
            columns.push(c);
            columns.extend((1..c.len_utf8()).map(|_| FILLER));
        }
        Self { columns, ..*self }
    }

    /// The code of the record.
    pub(super) fn code(&self) -> &'a str {
        self.text.get(..3).unwrap_or(self.text)
    }

    /// How many columns there are.
    pub(super) fn len(&self) -> usize {
        self.columns.len()
    }

    /// What columns hold, without blanks around it and without what must not go out.
    pub(super) fn field(&self, first: usize, last: usize) -> String {
        let end = last.min(self.columns.len());
        let columns = self.columns.get(first - 1..end).unwrap_or_default();
        let text: String = columns.iter().filter(|&&c| c != FILLER).collect();
        touchmove_clean::line(&text).trim().to_string()
    }

    /// All that follows the code.
    pub(super) fn value(&self) -> String {
        self.field(5, usize::MAX)
    }

    /// The character of a column.
    pub(super) fn letter(&self, column: usize) -> char {
        self.columns.get(column - 1).copied().unwrap_or(' ')
    }

    /// A number, if there is one.
    pub(super) fn number(&self, first: usize, last: usize) -> Result<Option<usize>, Fault> {
        let field = self.field(first, last);
        if field.is_empty() {
            return Ok(None);
        }
        let digits = field.bytes().all(|byte| byte.is_ascii_digit()) && field.len() <= 9;
        let number = if digits { field.parse().ok() } else { None };
        number.map(Some).ok_or(self.fault(first, Reason::Number))
    }

    /// A number that must be there and is not nothing.
    pub(super) fn positive(&self, first: usize, last: usize) -> Result<usize, Fault> {
        let number = self.number(first, last)?.filter(|&number| number > 0);
        number.ok_or(self.fault(first, Reason::Number))
    }

    /// The number of a round.
    pub(super) fn round(&self, first: usize, last: usize) -> Result<usize, Fault> {
        match self.positive(first, last)? {
            round if round > super::MOST_ROUNDS => Err(self.fault(first, Reason::TooGreat)),
            round => Ok(round),
        }
    }

    /// Points, if there are any. They may have a sign.
    pub(super) fn points(&self, first: usize, last: usize) -> Result<Option<Points>, Fault> {
        let field = self.field(first, last);
        if field.is_empty() {
            return Ok(None);
        }
        let points = match field.strip_prefix('-') {
            Some(less) => Points::read(less).map(|points| Points::ZERO - points),
            None => Points::read(&field),
        };
        points.map(Some).ok_or(self.fault(first, Reason::Points))
    }

    /// Numbers of as many columns each, until the line ends.
    pub(super) fn numbers(&self, first: usize, width: usize) -> Result<Vec<Option<usize>>, Fault> {
        let starts = (first..=self.len()).step_by(width + 1);
        let mut all: Vec<Option<usize>> =
            starts.map(|at| self.number(at, at + width - 1)).collect::<Result<_, _>>()?;
        while all.last() == Some(&None) {
            all.pop();
        }
        Ok(all)
    }

    /// The same, without empty places.
    pub(super) fn positives(&self, first: usize, width: usize) -> Result<Vec<usize>, Fault> {
        let all = self.numbers(first, width)?;
        Ok(all.into_iter().flatten().filter(|&number| number > 0).collect())
    }

    /// Numbers with anything between them.
    pub(super) fn list(&self) -> Result<Vec<usize>, Fault> {
        let value = self.value();
        let words = value.split([' ', ',', '/']).filter(|word| !word.is_empty());
        let number =
            |word: &str| word.parse().ok().filter(|&number: &usize| number > 0 && word.len() < 9);
        words.map(|word| number(word).ok_or(self.fault(5, Reason::Number))).collect()
    }

    /// Something wrong here.
    pub(super) const fn fault(&self, column: usize, reason: Reason) -> Fault {
        Fault { line: self.number, column, reason }
    }
}
