//! What translators see beside an English sentence: what its gaps are, and how long it may be.

use std::collections::BTreeSet;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The gaps of a sentence; one and its key or its number are the same.
fn gaps(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    gaps(&variant.value, found);
                }
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            let name = id.name.strip_suffix("-key").or_else(|| id.name.strip_suffix("-number"));
            found.insert(name.unwrap_or(id.name).to_owned());
        }
    }
}

/// What a translator is not told of a sentence.
fn untold(message: &Message<&str>) -> Vec<String> {
    let mut known = BTreeSet::new();
    message.value.iter().for_each(|pattern| gaps(pattern, &mut known));
    if known.is_empty() {
        return Vec::new();
    }
    let lines = message.comment.iter().flat_map(|comment| &comment.content);
    let remark = lines.copied().collect::<Vec<_>>().join(" ");
    let told: BTreeSet<String> = remark
        .split('$')
        .skip(1)
        .filter_map(|part| Some((part.split_once(": ")?.0, part)))
        // An example, or the words among which it chooses.
        .filter(|(name, part)| part.matches('"').count() > 1 || !part[name.len()..].contains('"'))
        .map(|(name, _)| name.to_owned())
        .collect();
    let id = message.id.name;
    let missing = known.difference(&told).map(|gap| format!("{id}: ${gap} is not explained"));
    let unknown = told.difference(&known).map(|gap| format!("{id} has no ${gap}"));
    let length = (!remark.contains("Length: ")).then(|| format!("{id}: no length"));
    missing.chain(unknown).chain(length).collect()
}

#[test]
fn every_english_sentence_with_gaps_says_what_they_are_and_how_long_it_may_be() {
    let mut wrong = Vec::new();
    for file in ["phrases.ftl", "lessons.ftl"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices/en").join(file);
        let text = std::fs::read_to_string(path).unwrap();
        let parsed = parse(text.as_str()).unwrap();
        wrong.extend(parsed.body.iter().flat_map(|entry| match entry {
            Entry::Message(message) => untold(message),
            _ => Vec::new(),
        }));
    }
    assert_eq!(wrong, Vec::<String>::new(), "scripts/remarks.py writes them");
}
