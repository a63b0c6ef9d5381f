//! What words mean in a question, whatever their order: `attacks`, `greift an` and `under fire` are one
//! notion. Which notions make which question is the same in every language.

use std::cell::OnceCell;

use crate::notation::fold::Folding;
use crate::voices::asked::ByName;
use crate::voices::lexicon::Lexicon;
use crate::voices::slip::{Slip, no_entry};
use touchmove_voices::Compiled;

/// Makes of the rows the notions, and their names in the files of voices.
macro_rules! notions {
    ($($(#[$about:meta])* $Notion:ident $name:literal)*) => {
        /// What a word means in a question or a request.
        #[expect(missing_docs, reason = "the names say it")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Notion {
            $($(#[$about])* $Notion,)*
        }

        impl Notion {
            /// All of them.
            pub const ALL: [Self; [$(Self::$Notion,)*].len()] = [$(Self::$Notion,)*];

            /// The one of a name in `asked.toml`.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$Notion),)*
                    _ => None,
                }
            }

            /// Its name in `asked.toml`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Notion => $name,)*
                }
            }
        }
    };
}

notions! {
    /// Adds nothing: articles, politeness, small words.
    Small "small"
    /// If, or, maybe, and the words that make a question: with one nothing is wanted yet.
    Perhaps "perhaps"
    /// Please: it adds nothing to a question, nor to a move.
    Please "please"
    Who "who"
    What "what"
    Where "where"
    Whose "whose"
    How "how"
    /// How many, how much.
    Many "many"
    /// How long, in time.
    Long "long"
    /// To be, and there is.
    Is "is"
    Have "have"
    Can "can"
    /// Possible, legal.
    Legal "legal"
    /// Ought to.
    Should "should"
    /// I want, I would like, let us.
    Want "want"
    /// Tell, say, read, show, list.
    Show "show"
    /// No and not, and whatever else turns a wish round. No question has it.
    Not "not"
    /// The asker.
    Mine "mine"
    /// The opponent.
    Theirs "theirs"
    /// Yes, in the words with which a sentence says it.
    Yes "yes"
    No "no"
    /// I play, I take, play: what makes a sentence of a move.
    Play "play"
    Light "light"
    Dark "dark"
    Colour "colour"
    King "king"
    Piece "piece"
    Square "square"
    Rank "rank"
    File "file"
    Diagonal "diagonal"
    Board "board"
    /// To stand, to do well.
    Stand "stand"
    /// To move, to go, to play, and a move.
    Move "move"
    /// Several moves, where a language has another word for them than for moving.
    Moves "moves"
    /// Has moved, has played.
    Moved "moved"
    Attack "attack"
    Defend "defend"
    /// Hangs, is not defended.
    Hang "hang"
    Safe "safe"
    Danger "danger"
    Take "take"
    Taken "taken"
    Check "check"
    Mate "mate"
    Castle "castle"
    Turn "turn"
    Last "last"
    Happen "happen"
    Time "time"
    Clock "clock"
    Left "left"
    /// To think, to spend, to need: what time is spent on.
    Spend "spend"
    /// A game of five minutes.
    Blitz "blitz"
    /// A game of a quarter of an hour.
    Rapid "rapid"
    /// And so many seconds for each move.
    Plus "plus"
    Better "better"
    Ahead "ahead"
    Win "win"
    Won "won"
    Lose "lose"
    Lost "lost"
    Evaluate "evaluate"
    Best "best"
    Good "good"
    Threat "threat"
    Hint "hint"
    Help "help"
    Find "find"
    Command "command"
    Ask "ask"
    Again "again"
    Why "why"
    Line "line"
    Opening "opening"
    Name "name"
    Game "game"
    Games "games"
    All "all"
    More "more"
    New "new"
    Next "next"
    Back "back"
    Undo "undo"
    Draw "draw"
    Offer "offer"
    Accept "accept"
    Decline "decline"
    Resign "resign"
    Claim "claim"
    Threefold "threefold"
    Fifty "fifty"
    Flag "flag"
    Material "material"
    Change "change"
    Level "level"
    Easy "easy"
    Hard "hard"
    /// A weaker opponent.
    Easier "easier"
    /// A stronger one.
    Harder "harder"
    Puzzle "puzzle"
    Faster "faster"
    Slower "slower"
    Louder "louder"
    Softer "softer"
    Quiet "quiet"
    Sound "sound"
    On "on"
    Off "off"
    Start "start"
    Stop "stop"
    Continue "continue"
    Pause "pause"
    Quit "quit"
    Leave "leave"
    Open "open"
    Export "export"
    Delete "delete"
    Result "result"
    Rating "rating"
    Summary "summary"
    Lesson "lesson"
    Learn "learn"
    Drill "drill"
    Endgame "endgame"
    Mistake "mistake"
    Today "today"
    Practise "practise"
    Setting "setting"
    /// Everything at once, in whole answers.
    Whole "whole"
    /// Shorter, in parts.
    Brief "brief"
    /// Warn me of a blunder.
    Warn "warn"
    /// Warn me no more.
    Unwarned "unwarned"
    Flip "flip"
    Rematch "rematch"
    Answer "answer"
    Fen "fen"
    First "first"
    Second "second"
    Third "third"
    Fourth "fourth"
    Fifth "fifth"
    Sixth "sixth"
    Seventh "seventh"
    Eighth "eighth"
}

/// The ordinal numbers from the first.
const ORDINALS: [Notion; 8] = [
    Notion::First,
    Notion::Second,
    Notion::Third,
    Notion::Fourth,
    Notion::Fifth,
    Notion::Sixth,
    Notion::Seventh,
    Notion::Eighth,
];

/// Several notions, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Notions {
    low: u128,
    high: u128,
}

impl Notions {
    /// Nothing is meant.
    pub const NONE: Self = Self { low: 0, high: 0 };

    /// These.
    #[must_use]
    pub const fn of(notions: &[Notion]) -> Self {
        let mut set = Self::NONE;
        let mut at = 0;
        while at < notions.len() {
            match notions[at] as u32 {
                bit @ 0..128 => set.low |= 1 << bit,
                bit => set.high |= 1 << (bit - 128),
            }
            at += 1;
        }
        set
    }

    /// Those of these names.
    pub(super) fn named<'a>(names: impl Iterator<Item = &'a str>) -> Self {
        let notions = names.filter_map(Notion::named);
        notions.fold(Self::NONE, |all, notion| all.and(Self::of(&[notion])))
    }

    /// All of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self { low: self.low | other.low, high: self.high | other.high }
    }

    /// Whether they have one in common.
    #[must_use]
    pub const fn meet(self, other: Self) -> bool {
        self.low & other.low != 0 || self.high & other.high != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.low == 0 && self.high == 0
    }

    /// The number of the ordinal among them, from 1.
    #[must_use]
    pub fn ordinal(self) -> Option<usize> {
        let at = ORDINALS.iter().position(|&ordinal| self.meet(Self::of(&[ordinal])));
        at.map(|at| at + 1)
    }
}

/// The words of a voice for notions; those of a file that is compiled in are read when the first question
/// is looked for.
#[derive(Clone, Debug)]
pub(super) struct NotionWords {
    built_in: Option<&'static Compiled>,
    /// What the player's files have besides.
    own: Vec<(String, Notion)>,
    words: OnceCell<Lexicon>,
}

impl NotionWords {
    /// Those of a voice that is compiled in and the player's; those of the voice above it where none is
    /// compiled in.
    pub(super) fn new(
        built_in: Option<&'static Compiled>,
        own: Vec<(String, Notion)>,
        above: Option<&Self>,
    ) -> Self {
        let built_in = built_in.or_else(|| above?.built_in);
        Self { built_in, own, words: OnceCell::new() }
    }

    /// The words of a player's file; what is no notion goes to `wrong`.
    pub(super) fn own(words: ByName, wrong: &mut Vec<Slip>) -> Vec<(String, Notion)> {
        let mut read = Vec::new();
        for (name, words) in words {
            let Some(notion) = Notion::named(&name) else {
                no_entry("means", &name, Notion::ALL.map(Notion::name), wrong);
                continue;
            };
            read.extend(words.into_iter().map(|word| (word, notion)));
        }
        read
    }

    /// The words, each as it is compared.
    pub(super) fn lexicon(&self, folding: &Folding) -> &Lexicon {
        self.words.get_or_init(|| {
            let built_in = self.built_in.map(Compiled::means).unwrap_or_default();
            Lexicon::of(built_in, self.own.iter(), folding)
        })
    }
}
