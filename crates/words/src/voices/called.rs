//! The names of people: as files have them, and as they are said.

/// The given and the family name where the family name is written first, with a comma behind it.
#[must_use]
pub fn given_and_family(name: &str) -> Option<(&str, &str)> {
    let (family, given) = name.split_once(',')?;
    let parts = (given.trim(), family.trim());
    (!parts.0.is_empty()).then_some(parts)
}

/// What a person is called: `Bo Bauer`, also where a file has `Bauer, Bo`.
#[must_use]
pub fn called(name: &str) -> String {
    let parts = given_and_family(name).map(|(given, family)| [given, family].join(" "));
    parts.unwrap_or_else(|| name.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::called;

    #[test]
    fn a_person_is_called_by_the_given_name_first() {
        for (written, said) in [
            ("Bauer, Bo", "Bo Bauer"),
            ("Bo Bauer", "Bo Bauer"),
            ("de la Cruz,  Ana María", "Ana María de la Cruz"),
            ("Nguyễn Văn A", "Nguyễn Văn A"),
            ("Bauer,", "Bauer,"),
        ] {
            assert_eq!(called(written), said);
        }
    }
}
