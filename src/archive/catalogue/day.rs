//! Days as far as they are known, as numbers in their order.

/// Months are counted up to this, and days of a month; 0 where they are not known.
const MONTHS: u32 = 13;
const DAYS: u32 = 32;

/// The number of a day, `1984-05-03`, a month or a year; 0 if nothing is known.
pub(super) fn number(date: &str) -> u32 {
    let mut parts = date.split('-').map(|part| part.parse().unwrap_or(0));
    let mut part = |most: u32| parts.next().filter(|&part| part <= most).unwrap_or(0);
    let (year, month) = (part(9999), part(MONTHS - 1));
    (year * MONTHS + month) * DAYS + part(DAYS - 1)
}

/// The last number that belongs to a day, a month or a year.
pub(super) fn last(date: &str) -> u32 {
    let first = number(date);
    match date.matches('-').count() {
        0 => first + MONTHS * DAYS - 1,
        1 => first + DAYS - 1,
        _ => first,
    }
}

/// The day of a number.
pub(super) fn text(number: u32) -> String {
    let (year, month, day) = (number / DAYS / MONTHS, number / DAYS % MONTHS, number % DAYS);
    match (year, month, day) {
        (0, ..) => String::new(),
        (_, 0, _) => format!("{year:04}"),
        (_, _, 0) => format!("{year:04}-{month:02}"),
        _ => format!("{year:04}-{month:02}-{day:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_in_the_order_of_days_and_tell_them() {
        let days =
            ["", "0001", "1984", "1984-05", "1984-05-03", "1984-05-31", "1984-12-31", "1985"];
        let numbers = days.map(number);
        assert!(numbers.is_sorted_by(|one, other| one < other));
        assert_eq!(numbers.map(text), days);
        assert_eq!(last("1984") + 1, number("1985"));
        assert_eq!(last("1984-05") + 1, number("1984-06"));
        assert_eq!(last("1984-05-03"), number("1984-05-03"));
        assert_eq!(number("\u{fffd}"), 0);
    }
}
