//! Which article of which edition rules what, so that a ruling can be cited by its right number.
//!
//! One row for each topic, one column for each edition. No texts of the Laws.

use std::fmt;

use crate::edition::Edition;

/// An article of an edition. Written as `FIDE 2018, 7.5.5`.
///
/// Where an edition has no article of its own on a topic, it is the nearest one that governs it, or
/// `Preface`, which leaves what no article regulates to analogy. Where the number of an item is not
/// known, it is that of the article or the letter of the appendix around it: much of 2001 and 2005
/// from article 9 on, and their whole blind appendix F. The items D.2.9 to D.2.11 of 2014 are
/// inferred from the editions around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Article {
    /// The edition.
    pub edition: Edition,
    /// The number as that edition prints it.
    pub number: &'static str,
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.edition, self.number)
    }
}

impl Edition {
    /// The article of this edition on a topic; see [`Article`] for what stands in where there is none.
    #[must_use]
    pub const fn article(self, topic: Topic) -> Article {
        Article { edition: self, number: topic.numbers()[self as usize] }
    }
}

macro_rules! topics {
    ($($(#[$doc:meta])* $name:ident = $numbers:expr;)*) => {
        /// What an article can be about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Topic { $($(#[$doc])* $name),* }

        impl Topic {
            /// Every topic, in the order of the Laws.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Its numbers in the order of [`Edition::ALL`].
            const fn numbers(self) -> [&'static str; Edition::ALL.len()] {
                match self { $(Self::$name => $numbers),* }
            }
        }
    };
}

topics! {
    /// What is clearly an accident is no touch; before 2017 only what is touched deliberately counts.
    AccidentalTouch = ["4.3", "4.3", "4.3", "4.3", "4.2.2", "4.2.2", "4.2.2"];
    /// Adjusting pieces after saying so.
    Adjusting = ["4.2", "4.2", "4.2", "4.2", "4.2.1", "4.2.1", "4.2.1"];
    /// What is touched must be moved or captured.
    Touched = ["4.3"; 7];
    /// Pieces of both colours were touched.
    TouchedOrder = ["4.3c", "4.3c", "4.3c", "4.3c", "4.3.3", "4.3.3", "4.3.3"];
    /// King and rook were touched.
    CastlingTouch = ["4.4a", "4.4a", "4.4a", "4.4a", "4.4.1", "4.4.1", "4.4.1"];
    /// A rook was touched before the king.
    RookFirst = ["4.4b", "4.4b", "4.4b", "4.4b", "4.4.2", "4.4.2", "4.4.2"];
    /// King and rook were touched where castling is not legal.
    CastlingNotLegal = ["4.4c", "4.4c", "4.4c", "4.4c", "4.4.3", "4.4.3", "4.4.3"];
    /// When the choice of the new piece is final; 2001 only says what a promotion is.
    PromotionChoice = ["3.7", "4.4d", "4.4d", "4.4d", "4.4.4", "4.4.4", "4.4.4"];
    /// When a move is made.
    Made = ["4.7", "4.6", "4.6", "4.7", "4.7", "4.7", "4.7"];
    /// The king has castled and the rook has not; 2001 only says when a move is made.
    CastlingBegun = ["4.7", "4.6b", "4.6b", "4.7b", "4.7.2", "4.7.2", "4.7.2"];
    /// Who touches a piece can no longer complain.
    TouchComplaint = ["4.6", "4.7", "4.7", "4.8", "4.8", "4.8", "4.8"];
    /// An assistant who moves the pieces; not in the Laws before 2014.
    MovingAssistant = ["Preface", "Preface", "Preface", "4.9", "4.9", "4.9", "4.9"];

    /// Checkmate.
    Checkmate = ["5.1a", "5.1a", "5.1a", "5.1a", "5.1.1", "5.1.1", "5.1.1"];
    /// Resignation.
    Resignation = ["5.1b", "5.1b", "5.1b", "5.1b", "5.1.2", "5.1.2", "5.1.2"];
    /// Stalemate.
    Stalemate = ["5.2a", "5.2a", "5.2a", "5.2a", "5.2.1", "5.2.1", "5.2.1"];
    /// No series of legal moves leads to a mate.
    DeadPosition = ["9.6", "9.6", "9.6", "5.2b", "5.2.2", "5.2.2", "5.2.2"];
    /// A draw by agreement.
    Agreement = ["5.2c", "5.2c", "5.2c", "5.2c", "5.2.3", "5.2.3", "5.2.3"];

    /// When a move is completed.
    Completed = ["6.8", "6.8", "6.7a", "6.2a", "6.2.1", "6.2.1", "6.2.1"];
    /// Pressing the clock after the move.
    PressClock = ["6.8", "6.8", "6.7a", "6.2a", "6.2.1", "6.2.1", "6.2.1"];
    /// How many moves in which time.
    PeriodMoves = ["6.2", "6.2", "6.2a", "6.3a", "6.3.1", "6.3.1", "6.3.1"];
    /// The start of White's clock.
    ClockStart = ["6.5", "6.5", "6.5", "6.6", "6.6", "6.6", "6.6"];
    /// How late a player may come.
    DefaultTime = ["6.7", "6.7", "6.6a", "6.7a", "6.7.1", "6.7.1", "6.7.1"];
    /// When a flag counts as fallen.
    FlagFallen = ["6.9", "6.9", "6.8", "6.8", "6.8", "6.8", "6.8"];
    /// Who oversteps the time loses, unless nobody could mate him.
    FlagLoss = ["6.10", "6.10", "6.9", "6.9", "6.9", "6.9", "6.9"];
    /// Both flags are down; from 2014 in an appendix that must be announced.
    BothFlags = ["6.12, 10.3", "6.12", "6.11", "G.3", "III.3.1", "III.3.1", "III.3.1"];
    /// Clocks with a wrong setting.
    ClockSetting = ["6.11", "6.11", "6.10b", "6.10b", "6.10.2", "6.10.2", "6.10.2"];
    /// Why a player may stop the clocks.
    ClockPause = ["6.13", "6.13", "6.12b", "6.11b", "6.11.2", "6.11.2", "6.11.2"];
    /// The clocks after a position was restored.
    ClocksAfterIrregularity = ["6.14", "6.14", "6.13", "7.1", "7.1", "7.1", "7.1"];

    /// A wrong initial position.
    InitialPosition = ["7.1", "7.1", "7.1a", "7.2a", "7.2.1", "7.2.1", "7.2.1"];
    /// The board was placed wrongly.
    BoardTurned = ["7.1", "7.1", "7.1b", "7.2b", "7.2.2", "7.2.2", "7.2.2"];
    /// The colours were reversed.
    ReversedColours = ["7.2", "7.2", "7.2", "7.3", "7.3", "7.3", "7.3"];
    /// A player upsets pieces.
    Displaced = ["7.3", "7.3", "7.3", "7.4", "7.4", "7.4", "7.4"];
    /// An illegal move is taken back.
    Illegal = ["7.4", "7.4", "7.4a", "7.5", "7.5.1", "7.5.1", "7.5.1"];
    /// A pawn was left on the last rank.
    IllegalPromotion = ["7.4", "7.4", "7.4a", "7.5b", "7.5.2", "7.5.2", "7.5.2"];
    /// The clock was pressed without a move; before 2017 a matter of handling the clock.
    IllegalNoMove = ["6.8", "6.8", "6.7c", "6.2d", "7.8.1", "7.5.3", "7.5.3"];
    /// A move was made with two hands; before 2017 a matter of conduct.
    IllegalTwoHands = ["4.1", "4.1", "4.1", "4.1", "7.7.1", "7.5.4", "7.5.4"];
    /// What an illegal move costs.
    IllegalPenalty = ["7.4", "7.4", "7.4b", "7.5", "7.5.3", "7.5.5", "7.5.5"];
    /// Pieces are found displaced later.
    Restored = ["7.5", "7.5", "7.5", "7.6", "7.6", "7.6", "7.6"];

    /// The duty to record.
    Recording = ["8.1", "8.1", "8.1", "8.1", "8.1.1", "8.1.1", "8.1.1"];
    /// Moves are not recorded before they are made.
    RecordingAhead = ["8.1", "8.1", "8.1", "8.1", "8.1.2", "8.1.2", "8.1.2"];
    /// An assistant who records.
    RecordingAssistant = ["8.1", "8.1", "8.1", "8.1", "8.1.6", "8.1.6", "8.1.6"];
    /// Who is short of time need not record.
    NotObligedToRecord = ["8.4"; 7];
    /// The scoresheet is brought up to date after a flag fell.
    UpdateSheet = ["8.5", "8.5", "8.5b", "8.5b", "8.5.2", "8.5.2", "8.5.2"];
    /// The result is signed.
    SheetSigned = ["8.7"; 7];

    /// A draw is offered.
    DrawOffer = ["9.1", "9.1", "9.1b", "9.1b", "9.1.2.1", "9.1.2.1", "9.1.2.1"];
    /// The same position for the third time.
    Threefold = ["9.2"; 7];
    /// Which positions are the same.
    SamePosition = ["9.2", "9.2", "9.2", "9.2", "9.2.2", "9.2.2", "9.2.2"];
    /// The move that a claim is based on.
    IntendedMove = ["9.2", "9.2", "9.2", "9.2", "9.2.1.1", "9.2.1.1", "9.2.1.1"];
    /// Fifty moves without a capture or a pawn's move.
    FiftyMoves = ["9.3"; 7];
    /// How the right to claim is lost.
    ClaimRight = ["9.4"; 7];
    /// Who stops the clocks for a claim.
    ClaimStopsClock = ["9.5", "9.5", "9.5", "9.5", "9.5.1", "9.5.1", "9.5.1"];
    /// What a wrong claim costs.
    WrongClaim = ["9.5", "9.5", "9.5b", "9.5", "9.5.3", "9.5.3", "9.5.3"];
    /// The same position for the fifth time; before 2014 the claim alone.
    Fivefold = ["9.2", "9.2", "9.2", "9.6a", "9.6.1", "9.6.1", "9.6.1"];
    /// Seventy-five moves; before 2014 the claim after fifty alone.
    SeventyFive = ["9.3", "9.3", "9.3", "9.6b", "9.6.2", "9.6.2", "9.6.2"];
    /// A draw is claimed in a quickplay finish.
    Quickplay = ["10", "10", "10.2", "G.5", "III.5", "III.5", "III.5"];
    /// When the rules of a quickplay finish apply.
    QuickplayScope = ["10", "10", "10.1", "G", "III.2", "III.2", "III.2"];
    /// A draw is claimed in a quickplay finish where no arbiter is.
    QuickplayAlone = ["D", "D", "D", "G.6", "III.6", "III.6", "III.6"];
    /// A player asks for an increment; before 2014 there is the claim alone.
    QuickplayIncrement = ["10", "10", "10.2", "G.4", "III.4", "III.4", "III.4"];

    /// Notes, information and advice are forbidden during play.
    Advice = ["12", "12", "12.3a", "11.3a", "11.3.1", "11.3.1", "11.3.1"];
    /// Disturbing the opponent.
    Conduct = ["12.5", "12", "12.6", "11.5", "11.5", "11.5", "11.5"];
    /// What the arbiter has to see to.
    ArbiterDuties = ["13", "13", "13", "12", "12", "12", "12"];
    /// The penalties that an arbiter can choose from.
    ArbiterPenalties = ["13.4", "13.4", "13.4", "12.9", "12.9", "12.9", "12.9"];

    /// What a rapid game is.
    Rapid = ["B", "B", "A.1", "A.1", "A.1", "A.1", "A.1"];
    /// Whether the moves of rapid and blitz are recorded.
    RapidRecording = ["B", "B", "A.2", "A.2", "A.2", "A.2", "A.2"];
    /// One minute instead of two in rapid; before 2023 the penalties of the competition rules.
    RapidPenalties = ["B", "B", "A.3", "A.3", "A.3", "A.3", "A.3"];
    /// Until when a wrong set-up can be complained of in rapid and blitz.
    RapidSetup = ["B4", "B", "A.4a", "A.4a", "A.4.1", "A.4.1", "A.5.1"];
    /// Touch-move in rapid and blitz; from 2014 there is no rule of their own.
    RapidTouch = ["B5", "B", "A.4b", "4.3", "4.3", "4.3", "4.3"];
    /// An illegal move in rapid.
    RapidIllegal = ["B5", "B", "A.4c", "A.4b", "A.4.2", "A.4.2", "A.5.2"];
    /// Calling a flag in rapid and blitz.
    RapidFlag = ["B", "B", "A.4d", "A.4c", "A.4.5", "A.4.5", "A.5.5"];
    /// Both flags are down in rapid and blitz.
    RapidBothFlags = ["B8", "B", "A.4d", "G.3", "III.3.1", "III.3.1", "III.3.1"];
    /// An illegal position that nobody complained of in rapid, such as two kings in check.
    IllegalPositionDraw = ["7.4", "7.4", "A.4c", "A.4d", "A.4.4", "A.4.4", "A.5.4"];
    /// What a blitz game is.
    Blitz = ["C", "C", "B.1", "B.1", "B.1", "B.1", "B.1"];
    /// One minute instead of two in blitz; before 2014 the penalties of the competition rules.
    BlitzPenalties = ["C", "C", "B.2", "B.2", "B.2", "B.2", "B.3"];
    /// An illegal move in blitz.
    BlitzIllegal = ["C3", "C", "B.3c", "A.4b", "B.4", "B.4", "B.3"];
    /// No quickplay finish in blitz.
    BlitzQuickplay = ["C", "C", "B.3b", "G", "III.2.2", "III.2.2", "III.2.2"];

    /// Moves are announced and repeated.
    BlindAnnounce = ["F", "F", "E.2.1", "D.2.1", "D.2.1", "D.2.1", "D.2.1"];
    /// The names of files, ranks and pieces.
    BlindNames = ["F", "F", "E.2.1", "D.2.1", "D.2.1", "D.2.1", "D.2.1"];
    /// When a move counts as made.
    BlindMade = ["F", "F", "E.2.3", "D.2.3", "D.2.3", "D.2.3", "D.2.3"];
    /// Only then the opponent's clock starts.
    BlindClockStart = ["F", "F", "E.2.3", "D.2.3", "D.2.4", "D.2.4", "D.2.4"];
    /// The special clock.
    BlindClock = ["F", "F", "E.2.4", "D.2.5", "D.2.6", "D.2.6", "D.2.6"];
    /// A slip of the tongue.
    BlindSlip = ["F", "F", "E.2.6", "D.2.7", "D.2.8", "D.2.8", "D.2.8"];
    /// The two boards differ.
    BlindBoardsDiffer = ["F", "F", "E.2.7", "D.2.8", "D.2.9", "D.2.9", "D.2.9"];
    /// The sighted or hearing-impaired player's assistant.
    BlindSightedAssistant = ["F", "F", "E.2.10", "D.2.11", "D.2.11", "D.2.11", "D.2.11"];

    /// A move is sealed.
    Sealing = ["A", "A", "G.1", "E", "I.1", "I.1", "I.1"];
    /// What stands on the envelope, and who keeps it.
    Envelope = ["A", "A", "G.2", "E", "I.2", "I.2", "I.2"];
    /// The sealed move is ambiguous or illegal.
    SealedIllegal = ["A", "A", "G.8", "E", "I.8", "I.8", "I.8"];
    /// The game is resumed.
    Resumption = ["A", "A", "G.9", "E", "I.9", "I.9", "I.9"];
    /// A player is late when it is resumed.
    ResumptionAbsent = ["A", "A", "G.10", "E", "I.10", "I.10", "I.10"];
    /// Chess960; not in the Laws before 2009.
    Chess960 = ["Preface", "Preface", "F", "F", "II", "II", "II"];
}
