//! A voice whose gaps its parents have filled.

mod claims;
mod learning;
mod opening;
mod said;
mod settings;

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use shakmaty::{ByRole, File, Rank, Role, Square};

use crate::command::Command;
use crate::command::desk::DeskCommand;
use crate::notation::braille::text::Letters;
use crate::notation::fold::{Folding, respelt};
use crate::notation::{Atom, Spelling, Vocabulary};
use crate::voices::asked::Asked;
use crate::voices::commands;
use crate::voices::lexicon::Lexicon;
use crate::voices::naming::Naming;
use crate::voices::openings::OpeningNames;
use crate::voices::pack::{
    FileNames, FurtherWords, Pack, Pieces, Promoted, Ranks, VoiceReview, Words,
};
use crate::voices::phrase::Phrases;
use crate::voices::slip::Slip;
use crate::voices::slots::Templates;
use crate::voices::spacing::{self, joined, without_particle};
use crate::voices::spellings::Spellings;
use crate::voices::understood;
use crate::voices::utterance::{Language, Span, Verbatim, written};
use touchmove_voices::{Compiled, Moves};

pub use crate::voices::word::Word;

/// Everything that one voice can say and understand.
#[derive(Clone, Debug)]
pub struct Voice {
    name: String,
    language: Language,
    keyboard: Option<String>,
    folding: Folding,
    cells: Letters,
    pieces: ByRole<String>,
    /// What a pawn becomes, where the language has another form for it.
    promoted: Option<Promoted>,
    files: [String; 8],
    ranks: [String; 8],
    pub(crate) words: Words,
    pub(crate) templates: Templates,
    spoken: BTreeMap<String, String>,
    appendix: BTreeMap<String, String>,
    /// Whether words are printed as the appendix of the Laws prints them.
    by_appendix: bool,
    letters: ByRole<String>,
    /// By what it understands moves, once a move is read.
    vocabulary: OnceCell<Vocabulary>,
    /// What its words mean as it is packed, where nothing is laid over it or over its parents.
    packed: Option<&'static Compiled>,
    understood: FurtherWords,
    words_known: Spellings<Word>,
    commands: Vec<(String, Command)>,
    commands_known: Spellings<Command>,
    asked: Asked,
    desk: Vec<(String, DeskCommand)>,
    desk_known: Spellings<DeskCommand>,
    openings: OpeningNames,
    pub(super) naming: Naming,
    review: Option<VoiceReview>,
    pub(super) phrases: Rc<Phrases>,
    pub(super) parent: Option<Rc<Voice>>,
}

impl Voice {
    /// Makes a voice of its files; only a voice without parent must have every section. `packed`: what is
    /// compiled in, where that says what its words mean in moves.
    ///
    /// Returns what is wrong besides; `None` if a section is missing that no parent has.
    pub(super) fn build(
        name: &str,
        pack: Pack,
        compiled: Option<&'static Compiled>,
        packed: Option<&'static Compiled>,
        phrases: Phrases,
        parent: Option<&Rc<Self>>,
    ) -> (Option<Self>, Vec<Slip>) {
        let up = parent.map(Rc::as_ref);
        let language = pack.language.as_deref().map(Language::new);
        let Some(language) = language.or_else(|| up.map(|up| up.language.clone())) else {
            return (None, vec![Slip::Missing { section: "", name: "language".to_owned() }]);
        };
        let mut wrong = Vec::new();
        let kin = up.filter(|up| up.is_kin_of(&language));
        let mut spoken = kin.map(|kin| kin.spoken.clone()).unwrap_or_default();
        let mut appendix = kin.map(|kin| kin.appendix.clone()).unwrap_or_default();
        let keyboard = pack.keyboard.or_else(|| kin?.keyboard.clone());
        let folding = pack.folding.or_else(|| Some(kin?.folding.clone())).unwrap_or_default();
        let cells = pack.cells.or_else(|| Some(kin?.cells.clone())).unwrap_or_default();
        spoken.extend(pack.spoken.into_iter().flatten());
        appendix.extend(pack.appendix.into_iter().flatten());
        let commands = commands::of_game(&pack.commands.unwrap_or_default(), &folding, &mut wrong);
        let desk = commands::of_desk(&pack.desk.unwrap_or_default(), &folding, &mut wrong);
        let questions = [pack.asked, pack.means];
        let asked = Asked::new(compiled, questions, kin.map(|kin| &kin.asked), &mut wrong);
        let naming = Naming::read(pack.settings, pack.values, &mut wrong);
        let eight = |what: Option<[&str; 8]>, up: Option<&[String; 8]>| {
            what.map(|names| names.map(str::to_owned)).or_else(|| up.cloned())
        };
        let promoted = pack
            .promoted
            .or_else(|| up.filter(|_| pack.pieces.is_none()).and_then(|up| up.promoted.clone()));
        let voice = (|| {
            Some(Self {
                name: name.to_owned(),
                promoted,
                pieces: pack.pieces.map(by_role).or_else(|| up.map(|up| up.pieces.clone()))?,
                files: eight(pack.files.as_ref().map(FileNames::by_file), up.map(|up| &up.files))?,
                ranks: eight(pack.ranks.as_ref().map(Ranks::by_rank), up.map(|up| &up.ranks))?,
                words: pack.words.or_else(|| up.map(|up| up.words.clone()))?,
                templates: pack.announce.or_else(|| up.map(|up| up.templates.clone()))?,
                understood: pack.understood.or_else(|| up.map(|up| up.understood.clone()))?,
                letters: pack.letters.map(by_role).or_else(|| up.map(|up| up.letters.clone()))?,
                vocabulary: OnceCell::new(),
                packed,
                language,
                keyboard,
                folding,
                cells,
                spoken,
                appendix,
                by_appendix: false,
                words_known: Spellings::default(),
                commands,
                commands_known: Spellings::default(),
                asked,
                desk,
                desk_known: Spellings::default(),
                openings: OpeningNames::new(compiled, pack.openings.unwrap_or_default()),
                naming,
                review: pack.review,
                phrases: Rc::new(phrases),
                parent: parent.cloned(),
            })
        })();
        wrong.extend(voice.is_none().then_some(Slip::Incomplete));
        (voice, wrong)
    }

    /// Its name, as `--moves` and `--talk` take it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its language.
    #[must_use]
    pub fn language(&self) -> &Language {
        &self.language
    }

    /// The keyboard of who speaks its language, by its name; none where nothing is known of it.
    #[must_use]
    pub fn keyboard(&self) -> Option<&str> {
        self.keyboard.as_deref()
    }

    /// Which native speaker has looked at it; `None` if its file says nothing of it.
    #[must_use]
    pub const fn review(&self) -> Option<&VoiceReview> {
        self.review.as_ref()
    }

    /// How the letters of its language are written out in others.
    #[must_use]
    pub fn folding(&self) -> &Folding {
        &self.folding
    }

    /// The cells of the letters of its language.
    #[must_use]
    pub fn cells(&self) -> &Letters {
        &self.cells
    }

    /// Whether two texts are the same words in its language, with its letters or written out.
    #[must_use]
    pub fn same(&self, one: &str, other: &str) -> bool {
        self.folding.same(one.trim(), other.trim())
    }

    /// The words of its language for numbers, from none, with commas between them.
    #[must_use]
    pub fn number_words(&self) -> String {
        written(&self.sentence("number-words", &[]))
    }

    /// The number that a word is among these. One that has several names has strokes between them.
    #[must_use]
    pub fn number_among(&self, names: &str, word: &str) -> Option<usize> {
        names.split(", ").position(|names| names.split('/').any(|name| self.same(name, word)))
    }

    /// A fact of its language that stands among the sentences; none if a voice of another language
    /// alone has it.
    #[must_use]
    pub fn fact(&self, id: &str) -> Option<String> {
        let kin = || self.parent.as_ref().filter(|parent| parent.is_kin_of(&self.language));
        let own = self.phrases.format(id, &[]).map(|parts| written(&self.spans(parts)));
        own.filter(|fact| !fact.is_empty()).or_else(|| kin()?.fact(id))
    }

    /// Whether its language is this one, in whatever country.
    pub(super) fn is_kin_of(&self, language: &Language) -> bool {
        let first = |tag: &str| tag.split('-').next().unwrap_or_default().to_lowercase();
        first(self.language.tag()) == first(language.tag())
    }

    /// The words by which it understands moves.
    #[must_use]
    pub fn vocabulary(&self) -> &Vocabulary {
        self.vocabulary.get_or_init(|| match self.packed {
            Some(compiled) => {
                let Moves { head, words, terms } = compiled.moves();
                Vocabulary::packed_with(self.letters.clone(), head, words, terms)
            }
            None => self.learnt(),
        })
    }

    /// The same voice, which reads no letter as a piece.
    pub(super) fn without_letters(&self) -> Self {
        let letters = ByRole::new_with(|_| String::new());
        Self { letters, vocabulary: OnceCell::new(), ..self.clone() }
    }

    /// A text in its language, with what a synthesiser misreads respelt.
    #[must_use]
    pub fn span(&self, text: &str) -> Span {
        Span {
            language: self.language.clone(),
            written: if self.by_appendix { respelt(text, &self.appendix) } else { text.to_owned() },
            spoken: self.respelt(text),
            verbatim: Verbatim(false),
        }
    }

    /// A text for the ear.
    pub(crate) fn respelt(&self, text: &str) -> String {
        respelt(text, &self.spoken)
    }

    /// The letter of a file where it stands alone, and could be a word.
    pub(crate) fn letter(&self, file: File) -> Span {
        let written = self.file(file);
        Span { spoken: self.letter_spoken(file), ..self.span(written) }
    }

    /// The same for the ear.
    pub(crate) fn letter_spoken(&self, file: File) -> String {
        let letter = file.char().to_string();
        let alone = self.spoken.get(&format!("file {letter}"));
        let spelt = alone.filter(|_| self.file(file) == letter).cloned();
        spelt.unwrap_or_else(|| respelt(self.file(file), &self.spoken))
    }

    /// A text in its language that is printed as it stands.
    #[must_use]
    pub fn code(&self, text: &str) -> Span {
        Span { verbatim: Verbatim(true), ..self.span(text) }
    }

    /// This voice as its words are printed beside the sentences of another.
    #[must_use]
    pub fn beside(self: &Rc<Self>, talk: &Self, spelling: Spelling) -> Rc<Self> {
        let by_appendix = match spelling {
            Spelling::Auto => self.language != talk.language,
            Spelling::Umlauts => false,
            Spelling::Appendix => true,
        };
        let by_appendix = by_appendix && !self.appendix.is_empty();
        if by_appendix == self.by_appendix {
            return Rc::clone(self);
        }
        Rc::new(Self { by_appendix, ..Self::clone(self) })
    }

    /// The name of a piece in an announcement.
    #[must_use]
    pub fn piece(&self, role: Role) -> &str {
        &self.pieces[role]
    }

    /// What a pawn becomes, as an announcement says it.
    #[must_use]
    pub fn promoted(&self, role: Role) -> &str {
        let form = self.promoted.as_ref().and_then(|promoted| match role {
            Role::Queen => Some(&promoted.queen),
            Role::Rook => Some(&promoted.rook),
            Role::Bishop => Some(&promoted.bishop),
            Role::Knight => Some(&promoted.knight),
            Role::King | Role::Pawn => None,
        });
        form.map_or_else(|| self.piece(role), String::as_str)
    }

    /// The name of a file.
    #[must_use]
    pub fn file(&self, file: File) -> &str {
        &self.files[usize::from(file)]
    }

    /// The name of a rank.
    #[must_use]
    pub fn rank(&self, rank: Rank) -> &str {
        &self.ranks[usize::from(rank)]
    }

    /// The name of a square.
    #[must_use]
    pub fn square(&self, square: Square) -> String {
        self.templates.square(self.file(square.file()), self.rank(square.rank()))
    }

    /// The voice whose words fill its gaps.
    pub(crate) fn parent(&self) -> Option<&Self> {
        self.parent.as_deref()
    }

    /// Whether it has a sentence of this name itself.
    #[must_use]
    pub fn has_sentence(&self, id: &str) -> bool {
        self.phrases.has(id)
    }

    /// What is said of a move that gives check.
    #[must_use]
    pub fn check(&self) -> &str {
        &self.words.check
    }

    /// What is said of a move that mates.
    #[must_use]
    pub fn checkmate(&self) -> &str {
        &self.words.checkmate
    }

    /// The command that a word is in every voice, in this one or in a parent; spaces may stand for the
    /// hyphens of its name. With a slash before it the name of a knight asks for its jumps.
    #[must_use]
    pub fn command(&self, word: &str) -> Option<Command> {
        let slashed = word.strip_prefix('/');
        let names = self.commands.iter().map(|(name, command)| (name.as_str(), *command));
        let own = self.commands_known.find(slashed.unwrap_or(word), &self.folding, names);
        let own = own.or_else(|| Command::named(&joined(word)));
        let parent = || self.parent.as_ref().and_then(|parent| parent.command(word));
        let knight = [Atom::Piece(Role::Knight)];
        let jumps = || slashed.filter(|word| self.vocabulary().meanings(word) == knight);
        own.or_else(parent).or_else(|| jumps().map(|_| Command::Knight))
    }

    /// What a line begins with: the longest name of a command, else its first word; the rest; and the
    /// command. An answer in a word is no command, though it may begin like one in a script without spaces.
    #[must_use]
    pub fn split_command<'a>(&self, line: &'a str) -> (&'a str, &'a str, Option<Command>) {
        let line = line.trim();
        if spacing::has_joined(line) && self.word(line).is_some() {
            return (line, "", self.command(line));
        }
        commands::split_name(line, |name| self.command(name))
    }

    /// The command that a line asks for as players say it, in this voice or in a parent, and what it is
    /// about: `e4` of `what is on e4`.
    #[must_use]
    pub fn asked<'a>(&self, line: &'a str) -> Option<(Command, &'a str)> {
        let parent = || self.parent.as_ref()?.asked(line);
        let bare = |about| without_particle(about, &self.understood.particles).unwrap_or(about);
        let asked = |(command, about)| {
            // A note stays as it is written.
            (command, if command == Command::Note { about } else { bare(about) })
        };
        self.asked.find(line, &self.folding).map(asked).or_else(parent)
    }

    /// Its own phrases for what a player asks, each with the command that answers it and `{}` for what it
    /// is about.
    #[must_use]
    pub fn phrases_asked(&self) -> &[(String, Command)] {
        self.asked.phrases()
    }

    /// What words mean in a question in its language.
    #[must_use]
    pub fn lexicon(&self) -> &Lexicon {
        self.asked.lexicon(&self.folding)
    }

    /// Its own names for commands, in lower case.
    #[must_use]
    pub fn commands(&self) -> &[(String, Command)] {
        match (&self.commands[..], &self.parent) {
            ([], Some(parent)) => parent.commands(),
            (own, _) => own,
        }
    }

    /// The command of the desk that a word is in every voice, in this one or in a parent; spaces may
    /// stand for the hyphens of its name.
    #[must_use]
    pub fn desk_command(&self, word: &str) -> Option<DeskCommand> {
        let bare = word.strip_prefix('/').unwrap_or(word);
        let names = self.desk.iter().map(|(name, command)| (name.as_str(), *command));
        let own = self.desk_known.find(bare, &self.folding, names);
        let own = own.or_else(|| DeskCommand::named(&joined(bare)));
        own.or_else(|| self.parent.as_ref().and_then(|parent| parent.desk_command(word)))
    }

    /// Its own names for commands of the desk, in lower case.
    #[must_use]
    pub fn desk_commands(&self) -> &[(String, DeskCommand)] {
        match (&self.desk[..], &self.parent) {
            ([], Some(parent)) => parent.desk_commands(),
            (own, _) => own,
        }
    }

    /// What this voice calls a command of the desk.
    #[must_use]
    pub fn desk_name(&self, command: DeskCommand) -> &str {
        let own = self.desk_commands().iter().find(|(_, named)| *named == command);
        own.map_or(command.spec().name, |(name, _)| name)
    }

    /// The words of yes and those of no, of this voice or of a parent that has some.
    #[must_use]
    pub fn yes_and_no(&self) -> [&[String]; 2] {
        match &self.parent {
            Some(parent) if self.understood.yes.is_empty() => parent.yes_and_no(),
            _ => [&self.understood.yes, &self.understood.no],
        }
    }

    /// The small word that a text is, in this voice or in a parent.
    #[must_use]
    pub fn word(&self, text: &str) -> Option<Word> {
        let parent = || self.parent.as_ref().and_then(|parent| parent.word(text));
        let own = self.words_known.find(text, &self.folding, self.understood.by_word());
        own.or_else(parent)
    }

    /// The first of the words that mean this, in this voice or in a parent.
    #[must_use]
    pub fn said(&self, word: Word) -> Option<&str> {
        let own = self.understood.by_word().find(|(_, meant)| *meant == word);
        own.map(|(text, _)| text).or_else(|| self.parent.as_ref()?.said(word))
    }

    /// The names of pieces by their wing, of several the usual one first; those of a parent where it has
    /// none.
    #[must_use]
    pub fn wing_names(&self) -> Vec<(Atom, &[String])> {
        let own = understood::by_wing(&self.understood).map(|(names, atom)| (atom, names));
        let own: Vec<_> = own.into_iter().filter(|(_, names)| !names.is_empty()).collect();
        match &self.parent {
            Some(parent) if own.is_empty() => parent.wing_names(),
            _ => own,
        }
    }

    /// What this voice calls a command: its own first name for it, or the one of every voice.
    #[must_use]
    pub fn command_name(&self, command: Command) -> &str {
        let own = self.commands().iter().find(|(_, named)| *named == command);
        own.map_or(command.spec().name, |(name, _)| name)
    }
}

fn by_role(pieces: Pieces) -> ByRole<String> {
    ByRole {
        pawn: pieces.pawn,
        knight: pieces.knight,
        bishop: pieces.bishop,
        rook: pieces.rook,
        queen: pieces.queen,
        king: pieces.king,
    }
}
