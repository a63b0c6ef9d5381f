//! Whether a sentence has a variant for each way in which its language counts.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

/// What a number of things can be called after in any language.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The numbers that are counted with, and the millions, before which some languages have another form.
const COUNTED: std::ops::Range<i64> = 0..200;
const MILLIONS: [i64; 2] = [1_000_000, 2_000_000];

/// The ways in which a language counts whole things, apart from the one for all others.
pub(super) fn categories(language: &LanguageIdentifier) -> BTreeSet<&'static str> {
    let variants = CATEGORIES.map(|name| format!(" [{name}] {name}\n")).concat();
    let text = format!("n = {{ $n ->\n{}\n}}\n", variants.replace(" [other]", "*[other]"));
    let mut bundle = FluentBundle::new(vec![language.clone()]);
    bundle.set_use_isolating(false);
    if let Ok(resource) = FluentResource::try_new(text) {
        bundle.add_resource_overriding(resource);
    }
    let category = |n: i64| {
        let mut args = FluentArgs::new();
        args.set("n", n);
        let pattern = bundle.get_message("n")?.value()?;
        let said = bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        CATEGORIES.into_iter().find(|name| *name == said.trim())
    };
    let found: BTreeSet<_> = COUNTED.chain(MILLIONS).filter_map(category).collect();
    found.into_iter().filter(|&name| name != "other").collect()
}

/// The gaps by whose number the variants of a sentence are chosen, each with the ways of counting that
/// it lacks of those that its language has.
pub(super) fn lacking(
    pattern: &ast::Pattern<&str>,
    categories: &BTreeSet<&'static str>,
) -> BTreeMap<String, Vec<&'static str>> {
    let mut found = BTreeMap::new();
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else { continue };
        let ast::Expression::Select { selector, variants } = expression else { continue };
        for variant in variants {
            found.extend(lacking(&variant.value, categories));
        }
        let ast::InlineExpression::VariableReference { id } = selector else { continue };
        let has = |name: &str| {
            let is_it = |key: &ast::VariantKey<&str>| matches!(key, ast::VariantKey::Identifier { name: key } if *key == name);
            variants.iter().any(|variant| is_it(&variant.key))
        };
        let counts = CATEGORIES.iter().any(|name| *name != "other" && has(name));
        let lacks: Vec<_> = categories.iter().copied().filter(|name| !has(name)).collect();
        if counts && !lacks.is_empty() {
            found.insert(id.name.to_owned(), lacks);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_needs_a_variant_for_each_way_of_counting() {
        let ways = |language: &str| categories(&language.parse().unwrap());
        assert_eq!(ways("de"), BTreeSet::from(["one"]));
        assert_eq!(ways("pl"), BTreeSet::from(["few", "many", "one"]));
        assert_eq!(ways("ko"), BTreeSet::new());
        let lacks = |text: &str, language: &str| {
            let resource = FluentResource::try_new(text.to_owned()).unwrap();
            let Some(ast::Entry::Message(message)) = resource.get_entry(0) else {
                panic!("{text}")
            };
            lacking(message.value.as_ref().unwrap(), &ways(language))
        };
        let two = "a = { $n ->\n [one] x\n *[other] y\n}\n";
        assert_eq!(lacks(two, "de"), BTreeMap::new());
        assert_eq!(lacks(two, "pl"), BTreeMap::from([("n".to_owned(), vec!["few", "many"])]));
        let words = "a = { $n ->\n [won] x\n *[other] y\n}\n";
        assert_eq!(lacks(words, "pl"), BTreeMap::new());
        let inner = "a = { $k ->\n [on] { $n ->\n [one] x\n *[other] y\n }\n *[off] y\n}\n";
        assert_eq!(lacks(inner, "cs"), BTreeMap::from([("n".to_owned(), vec!["few"])]));
    }
}
