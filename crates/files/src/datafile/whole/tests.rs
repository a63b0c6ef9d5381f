//! What is told of a text that counts as a whole.

use super::*;

#[derive(Debug, PartialEq, Eq)]
enum Fault {
    Form,
    Twice,
    Missing,
}

impl FormFault for Fault {
    const FORM: Self = Self::Form;
    const TWICE: Self = Self::Twice;
}

#[test]
fn every_line_is_told_once_and_what_is_missing_comes_last() {
    let (table, mut faults) =
        LineFaults::<Fault>::read("name = \"A\"\nplace = \"B\"\nname = \"C\"\nthis is none\n");
    let line = |key: &str| {
        table.keys().find(|name| name.get_ref() == key).map(|name| faults.line_of(name))
    };
    assert_eq!((line("name"), line("place")), (Some(1), Some(2)));
    faults.add(0, Fault::Missing);
    faults.add(3, Fault::Missing);
    faults.add(1, Fault::Missing);
    let told: Vec<_> = faults.told().into_iter().map(|fault| (fault.line, fault.what)).collect();
    let expected = [(1, Fault::Missing), (3, Fault::Twice), (4, Fault::Form), (0, Fault::Missing)];
    assert_eq!(told, expected);
}

#[test]
fn of_too_many_lines_not_all_are_told() {
    let text = "no\n".repeat(MOST + 50);
    let (_, mut faults) = LineFaults::<Fault>::read(&text);
    for line in 1..=MOST + 50 {
        faults.add(line, Fault::Form);
    }
    assert_eq!(faults.told().len(), MOST);
}
