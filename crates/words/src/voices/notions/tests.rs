//! How words are compared, and what is compiled in.

use super::*;
use touchmove_voices as compiled;

fn lexicon(words: &[(&str, Notion)], folding: &Folding) -> Lexicon {
    let words: Vec<_> = words.iter().map(|(word, notion)| ((*word).to_owned(), *notion)).collect();
    Lexicon::of(words.iter(), folding)
}

#[test]
fn words_are_compared_as_they_are_written_and_then_without_accents() {
    let words = [("qué", Notion::What), ("que", Notion::Small), ("qu'est-ce", Notion::Is)];
    let known = lexicon(&words, &Folding::default());
    for (word, notion) in [("Qué", Notion::What), ("que", Notion::Small), ("qu’est ce", Notion::Is)]
    {
        assert_eq!(known.meant(word), Notions::of(&[notion]), "{word}");
    }
    assert_eq!(known.longest(), 3);
}

#[test]
fn a_star_is_any_ending_and_the_longest_beginning_counts() {
    let words = [("att*", Notion::Attack), ("attaq*", Notion::Defend), ("atta", Notion::Hang)];
    let known = lexicon(&words, &Folding::default());
    for (word, notion) in
        [("attic", Notion::Attack), ("attaque", Notion::Defend), ("atta", Notion::Hang)]
    {
        assert_eq!(known.meant(word), Notions::of(&[notion]), "{word}");
    }
    assert!(known.meant("at").is_empty());
}

#[test]
fn a_slip_is_one_letter_in_a_long_word_that_can_be_only_one() {
    let words = [("attack", Notion::Attack), ("defend*", Notion::Defend), ("safe", Notion::Safe)];
    let known = lexicon(&words, &Folding::default());
    assert_eq!(known.nearly("atack"), Notions::of(&[Notion::Attack]));
    assert_eq!(known.nearly("defnding"), Notions::of(&[Notion::Defend]));
    for other in ["sfae", "attic", "e4", "depend"] {
        assert_eq!(known.nearly(other).is_empty(), other != "depend", "{other}");
    }
    let words = [("on board", Notion::On), ("switch on", Notion::On), ("einschalten", Notion::On)];
    let known =
        lexicon(&[&words[..], &[("ausschalten", Notion::Off)]].concat(), &Folding::default());
    assert!(known.nearly("anschalten").is_empty(), "it is as near to two that differ");
}

#[test]
fn every_word_that_is_compiled_in_is_for_a_notion() {
    #[derive(Deserialize)]
    struct File {
        means: ByName,
    }
    for voice in compiled::all().iter().filter(|voice| voice.knows_questions()) {
        let file: File = toml::from_str(voice.asked()).unwrap();
        let mut wrong = Vec::new();
        assert!(NotionWords::own(file.means, &mut wrong).len() > 300, "{}", voice.name);
        assert_eq!(wrong, [], "{}", voice.name);
    }
}
