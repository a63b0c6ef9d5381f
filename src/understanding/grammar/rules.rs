//! Which notions make which question: one list for every language.

use shakmaty::Color;

use crate::command::{Claimable, Command};
use crate::config::Key;
use crate::voices::notions::{Notion, Notions};

/// What a question takes besides its notions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Takes {
    /// Nothing.
    Nothing,
    /// These words, which stand for what the notions have said.
    Words(&'static str),
    /// This colour.
    Color(Color),
    /// What is claimed.
    Claim(Claimable),
    /// On or off.
    Switch(bool),
    /// A setting and its value.
    Setting(Key, &'static str),
    /// One level less.
    Easier,
    /// One level more.
    Harder,
    /// A square, or a piece that there is one of.
    Target,
    /// The same, where the opponent is said to take it.
    Victim,
    /// A square.
    Square,
    /// Pieces: of a kind, of a side, or of both.
    Pieces,
    /// Pieces of a kind, of a side or not.
    Kinds,
    /// Pieces of a side, and no other word that asks.
    OwnPieces,
    /// A rank.
    Rank,
    /// A file.
    File,
    /// The number of a level.
    Level,
    /// The number of a game.
    Game,
    /// The number of a lesson.
    Lesson,
    /// A theme, which may be words that nobody else knows.
    Theme,
    /// A number that tells nothing more.
    AnyNumber,
    /// A piece that tells nothing more.
    AnyPiece,
    /// The line itself, with times, levels and sides in it.
    Terms,
    /// The line itself, with minutes and seconds in it.
    Pace,
    /// Whose it is, where that is said.
    Whose,
    /// The opponent's, where that is said.
    Theirs,
    /// The side, where it is not the asker's.
    Side,
    /// The opponent's, who is named before the asker.
    Opponents,
}

/// One way of asking for something.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuestionRule {
    pub(super) command: Command,
    pub(super) takes: Takes,
    /// One of each must be there.
    pub(super) needs: &'static [Notions],
    /// What may be there besides.
    may: Notions,
}

impl QuestionRule {
    /// Whether it is wanted and not asked, so that it must be said so.
    pub(super) const fn is_wanted(&self) -> bool {
        self.command.changes_a_game() || matches!(self.takes, Takes::OwnPieces)
    }

    /// All notions that may be there.
    pub(super) const fn allows(&self) -> Notions {
        self.may.and(if self.is_wanted() { WANTED } else { ASKED })
    }

    /// How much of a question it asks for: of two that fit, the one that asks for more is meant.
    pub(super) fn weight(&self) -> usize {
        let is_about = !matches!(
            self.takes,
            Takes::Nothing | Takes::Whose | Takes::Theirs | Takes::Side | Takes::Opponents
        );
        2 * self.needs.len() + usize::from(is_about)
    }
}

/// What may stand in every question.
pub(super) const ASKED: Notions = Notions::of(&[
    Notion::Small,
    Notion::Perhaps,
    Notion::Please,
    Notion::Who,
    Notion::What,
    Notion::Where,
    Notion::How,
    Notion::Is,
    Notion::Have,
    Notion::Can,
    Notion::Legal,
    Notion::Want,
    Notion::Show,
    Notion::Mine,
    Notion::Theirs,
]);

/// What is part of many questions, and tells of none which it is.
pub(super) const VAGUE: Notions = Notions::of(&[
    Notion::Long,
    Notion::Many,
    Notion::Whose,
    Notion::Should,
    Notion::Not,
    Notion::Yes,
    Notion::No,
    Notion::Light,
    Notion::Dark,
    Notion::King,
    Notion::Piece,
    Notion::Square,
    Notion::Stand,
    Notion::Move,
    Notion::Moved,
    Notion::Last,
    Notion::Left,
    Notion::Good,
    Notion::Find,
    Notion::Name,
    Notion::Game,
    Notion::All,
    Notion::More,
    Notion::New,
    Notion::On,
    Notion::Off,
    Notion::Start,
    Notion::Stop,
    Notion::Open,
    Notion::Leave,
    Notion::Change,
])
.and(ASKED);

/// What may stand beside something that is wanted, and not asked: neither `how do I offer a draw` nor
/// `maybe I offer a draw` offers one.
const WANTED: Notions = Notions::of(&[
    Notion::Small,
    Notion::Please,
    Notion::Have,
    Notion::Can,
    Notion::Want,
    Notion::Mine,
]);

/// What a theme of puzzles may be called by that means something else as well.
pub(super) const OF_THEMES: Notions = Notions::of(&[
    Notion::Attack,
    Notion::Defend,
    Notion::Hang,
    Notion::Check,
    Notion::Mate,
    Notion::Opening,
    Notion::Endgame,
    Notion::Piece,
    Notion::Quiet,
    Notion::Rank,
    Notion::Back,
    Notion::Easy,
    Notion::Hard,
]);

/// Makes of rows the list: a command, what it takes, what it needs, and what may stand beside that.
macro_rules! rules {
    ($($Command:ident $Takes:ident $(($($said:expr),+))? [$($($Need:ident)|+),*] $($May:ident)*;)*) => {
        /// Every way of asking, of those alike the likelier first.
        pub(super) const RULES: &[QuestionRule] = &[$(
            QuestionRule {
                command: Command::$Command,
                takes: Takes::$Takes $(($($said),+))?,
                needs: &[$(Notions::of(&[$(Notion::$Need),+])),*],
                may: Notions::of(&[$($(Notion::$Need,)+)* $(Notion::$May),*]),
            },
        )*];
    };
}

rules! {
    // What stands where.
    Colour    Square    [Colour|Light|Dark] Square Piece;
    Board     Square    [What|Who|Is|Show|Stand|Square|Piece] Board Stand;
    Board     Nothing   [Board] Piece Square All Stand;
    Board     Nothing   [Where, All] Piece Stand Left;
    Pieces    Kinds     [Where] Stand Board Piece Left All;
    Pieces    Pieces    [Where, Piece] Stand Board Left All;
    Pieces    Pieces    [Piece|Stand, What|Show|Have|All] Board Left Square;
    Pieces    Kinds     [Show] Board Left All Stand;
    Pieces    OwnPieces [] Piece All Show;
    Count     Pieces    [Many] Piece Left Board Stand All;
    Rank      Rank      [Rank] Stand Piece Board Square All;
    File      File      [File] Stand Piece Board Square All;
    Diagonals Square    [Diagonal] Stand Piece Board All Square;

    // What attacks and defends, and what is in danger.
    Attackers Target    [Attack] Square Piece Many Danger Stand Threat;
    Attackers Target    [Who, Take] Square Piece;
    Defenders Target    [Defend] Square Piece Many Stand;
    Hanging   Target    [Safe|Danger|Hang] Square Piece Stand Attack;
    Hanging   Victim    [Can, Take, Theirs, Mine] Square Piece;
    Hanging   Theirs    [Safe|Danger|Hang] Piece All Stand Take Left Lose Leave;
    Hanging   Theirs    [Attack, Piece] All Stand;

    // What can be played.
    Captures  Target    [Take, Can|What|Where|Many|Have] Piece Square Move;
    Captures  Nothing   [Take, Can|What|Where|Many|Have|Show] Piece Move Moves All;
    Moves     Target    [Move, Can|Where|What|Show|Many|Have] Moves Square Piece All;
    Moves     Target    [Can, What|Where] Square;
    Moves     Target    [Moves] Move Square Piece All;
    Moves     Nothing   [Move, Can|Many|Have] Moves All;
    Moves     Nothing   [Moves, Can|What|Have|Many] Move All;
    Moves     Nothing   [Moves|Move, Legal] All;
    Moves     Nothing   [Moves|Move, Legal, Show|What|All|Have|Is|Can|Many] All;
    Castling  Side      [Castle, Can|Have|Where|Is] Move Lost;
    Check     Nothing   [Check, Is|Who|What|Mine|Theirs|Can|Stand|Have] King Stand Danger Move;
    Threat    Opponents [Mate, Can|Is|Threat] Move Next Danger;
    Threat    Nothing   [Mate, Threat] Move Danger;
    Mate      Nothing   [Mate, Is|Can|Have|Find|Show|What|Where] Move Find Line Next;
    Mate      AnyNumber [Mate] Is Can Have Find Show What Where Move Moves Line Next;
    Turn      Nothing   [Turn] Move Is Whose Next;
    Turn      Nothing   [Whose, Move|Turn|Next] Next;
    Turn      Nothing   [Who, Move|Turn] Next Turn;
    Turn      Nothing   [Mine|Theirs|Who, Light|Dark|Colour] Move Piece Stand;

    // The game so far.
    Last      Nothing   [Last] Move Moved Game Again Happen Take;
    Last      Nothing   [Moved, What|Where|Who|Theirs|Show] Last Move;
    Last      AnyPiece  [Moved, What|Where|Theirs|Show] Last Move Piece;
    Last      Nothing   [Happen] Last Move Board;
    Changed   Nothing   [Change] Again Last Move Moved Board What Stand;
    Captured  Nothing   [Taken] Piece All Move Many Left Board Game;
    Captured  Nothing   [Taken|Take, Last] Move Piece;
    Captured  Nothing   [Lost, What|Piece|Many|Have] All;
    Spent     Nothing   [Long, Moved|Last|Move|Spend] Last Move Moved Time Spend;
    Spent     Nothing   [Time, Spend|Moved|Last] Many Last Move Moved Long;
    Opening   Nothing   [Opening] Name Move Moved Game Board;
    Score     Nothing   [All, Show, Moves|Move] Game;
    Score     Nothing   [All, Game] Moves Move;
    Score     Nothing   [Show, Game|Moved] Move Moves All Board;
    Score     Nothing   [All, Move|Moves|Moved] Game Show;
    Score     Nothing   [Show|Moved, Moves] Game All;
    Material  Nothing   [Material] Many Ahead Stand Left Better More Board;
    Material  Nothing   [More, Piece] Who Left All;
    Clock     Whose     [Time, Many|Left|Have|What|Show|Is|How] Long Clock Stand More;
    Clock     Whose     [Time, Mine|Theirs] Left;
    Clock     Whose     [Long, Time|Left|Have|Clock] Many;
    Clock     Whose     [Clock] Stand Time Left Many;
    Fen       Nothing   [Fen] Board;

    // What an engine makes of it.
    Eval      Nothing   [Better] Stand Board Game Is Who Good;
    Eval      Nothing   [Win|Lose] Game Stand Board;
    Eval      Nothing   [Ahead] Game Stand Board;
    Eval      Nothing   [Evaluate] Board Stand Game;
    Eval      Nothing   [How, Stand] Game Good;
    Best      Nothing   [Best] Move Find Next;
    Line      Nothing   [Line] Best Move;
    Why       Nothing   [Why] Best Move Good Moved Hint;
    Threat    Nothing   [Threat] Danger Move Attack;
    Hint      Nothing   [Hint] Move Find Good Next Help New More Again;
    Hint      Nothing   [Help, Move|Find] Good;
    Hint      Nothing   [Should, Move|Stand] Next Good;
    Hint      Nothing   [Good, Move] Find Help;

    // Hearing again, and help.
    Repeat    Nothing   [Again, Show|What|Small] Last Move Moved Happen;
    Repeat    Nothing   [Again] ;
    Help      Nothing   [Help] Command Ask All Show;
    Help      Nothing   [Command] All Ask;
    Help      Nothing   [Ask, What|Can] Command All;

    // What changes a game.
    Takeback  Nothing   [Undo] Move Last Moved Back Take Mistake;
    Takeback  Nothing   [Back, Move|Take|Last] Moved Undo Mistake;
    Draw      Nothing   [Draw, Offer|Want] Game;
    Accept    Nothing   [Accept] Draw Offer;
    Decline   Nothing   [Decline] Draw Offer;
    Resign    Nothing   [Resign] Game;
    Claim     Claim(Claimable::Threefold) [Claim, Threefold] Draw Board Move;
    Claim     Claim(Claimable::Fifty) [Claim, Fifty] Draw Move;
    Claim     Claim(Claimable::Flag) [Claim, Flag] Win Time Theirs;
    Claim     Claim(Claimable::Flag) [Flag, Theirs] Time Is;
    New       Nothing   [New, Game] Start Move;
    New       Nothing   [Start, Game] New;
    New       Terms     [Blitz|Rapid] New Game Start Move Time Plus Easy Hard Level Play Offer;
    New       Terms     [Plus, Light|Dark] New Game Start Move Time Play;
    New       Pace      [Plus] Time Move Play;
    New       Terms     [New|Game|Start, Time|Plus] Move Plus Easy Hard Level Play;
    New       Terms     [New|Start, Game, Easy|Hard|Level] Move Play Change;
    New       Color(Color::Black) [New|Want|Start, Dark, Move|Game|Piece] Game New Start Piece;
    New       Color(Color::White) [New|Want|Start, Light, Move|Game|Piece] Game New Start Piece;
    Rematch   Nothing   [Rematch] Game New;
    Level     Level     [Level] Change Move Start;
    Level     Nothing   [Level] Change;
    Level     Nothing   [Easy|Hard, More|Change|Move|Play] Game;
    Level     Easier [Easier] Easy Hard Game;
    Level     Easier [Easier, More|Change|Move|Play|Level] Easy Hard Game;
    Level     Harder [Harder] Easy Hard Game;
    Level     Harder [Harder, More|Change|Move|Play|Level] Easy Hard Game;
    Flip      Nothing   [Flip] Board Stand;
    Pause     Nothing   [Pause] Game Clock Time;
    Pause     Nothing   [Stop, Clock|Time] Game;
    Resume    Nothing   [Continue] Game Clock Time Last Move;
    Resume    Nothing   [Start, Clock|Time] ;

    // Other games, and practice.
    Games     Nothing   [Games] All Last Open Moved;
    Open      Game      [Open|Show, Game|Games] ;
    Export    Nothing   [Export] Game;
    Delete    Game      [Delete] Game;
    Delete    Nothing   [Delete, Game] ;
    Results   Nothing   [Result] Last All Game Games Many Won Lost;
    Results   Nothing   [Many, Won|Lost, Games|Game] Win;
    Summary   Nothing   [Summary] Game All;
    Ratings   Nothing   [Rating] Many Stand Good;
    Learn     Lesson    [Lesson|Learn] Start Next Move Play Practise;
    Learn     Nothing   [Lesson|Learn] Start Move All Game Games Check;
    Puzzle    Words("easy") [Puzzle, Easy] New Next Again;
    Puzzle    Words("hard") [Puzzle, Hard] New Next Again;
    Puzzle    Theme     [Puzzle] New Next Again Start Move Practise Find;
    Puzzle    Nothing   [Puzzle] New Next Again Start Move Practise Find;
    Drill     Nothing   [Drill] Start Practise New All;
    Endings   Nothing   [Endgame] Practise Learn Start Move All;
    Mistakes  Nothing   [Mistake] All Game Practise Where Learn Last Again Moved;
    Today     Nothing   [Today] Practise Should Learn Next;
    Today     Nothing   [Practise, What|Should] Learn Next Today;
    Practise  Nothing   [Practise] Start;
    Next      Nothing   [Next] Move Puzzle Lesson Show;
    Next      Nothing   [Answer] Next Puzzle;

    // How it sounds, and leaving.
    Hush      Nothing   [Quiet] ;
    Speech    Switch(false) [Sound, Off|Stop] Turn Change;
    Speech    Switch(true) [Sound, On|Start] Again Back Turn Change;
    Faster    Nothing   [Faster] Show Sound;
    Slower    Nothing   [Slower] Show Sound;
    Louder    Nothing   [Louder] Show Sound;
    Softer    Nothing   [Softer] Show Sound;
    Settings  Nothing   [Setting] All Change Open;
    Set       Setting(Key::Answers, "whole") [Whole] All Long More Answer Move Change;
    Set       Setting(Key::Answers, "parts") [Brief] All Long More Answer Move Change;
    Set       Setting(Key::Blunders, "on") [Warn] Mistake Move Play Lose Hang Danger Piece Take;
    Set       Setting(Key::Blunders, "off") [Unwarned] Mistake Move Play Lose Hang Danger Piece Take;
    Quit      Nothing   [Quit] Game Today Move;
    Close     Nothing   [Back, Game] ;
    Close     Nothing   [Leave] Game Puzzle Lesson Drill Endgame;
    Close     Nothing   [Stop, Game|Puzzle|Lesson|Drill|Endgame] ;
}
