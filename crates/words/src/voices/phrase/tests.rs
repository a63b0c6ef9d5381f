use super::*;

fn said(text: &str, values: &[(&str, Value)]) -> String {
    let mut phrases = Phrases::new("pl", "touchmove", None);
    assert_eq!(phrases.add(text), []);
    let parts = phrases.format("a", values).unwrap_or_default();
    let text = |part| match part {
        Part::Text(text) | Part::Name(text) => text,
        Part::Spans(spans) => crate::voices::written(&spans),
    };
    parts.into_iter().map(text).collect()
}

/// A colour is a text that cannot be inflected, so its key chooses what is inflected beside it.
#[test]
fn a_colour_has_a_key() {
    let spans = |text: &str| {
        vec![Span {
            language: crate::voices::Language::new("pl"),
            written: text.to_owned(),
            spoken: text.to_owned(),
            verbatim: crate::voices::Verbatim(false),
        }]
    };
    let ahead =
        "a = { $color }: przewaga { $color-key ->\n [white] białych\n *[black] czarnych\n}\n";
    let color = |key, text| said(ahead, &[("color", Value::Keyed(key, spans(text)))]);
    assert_eq!(color("white", "Białe"), "Białe: przewaga białych");
    assert_eq!(color("black", "Czarne"), "Czarne: przewaga czarnych");
    let mut phrases = Phrases::new("pl", "touchmove", None);
    phrases.add(&ahead.replace("{ $color }", "Ktoś"));
    let known = |_: &str| Some(BTreeSet::from(["color".to_owned()]));
    assert_eq!(phrases.faults(0, known, |_| None, |_| true), []);
    let other = |_: &str| Some(BTreeSet::from(["count".to_owned()]));
    assert_eq!(phrases.faults(0, other, |_| None, |_| true).len(), 2);
}
