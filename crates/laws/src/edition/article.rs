//! Which article of which edition rules what, so that a ruling can be cited by its right number.
//!
//! The numbers are in the data file of each edition. No texts of the Laws.

use std::fmt;

use serde::Deserialize;

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
    pub fn article(self, topic: Topic) -> Article {
        Article { edition: self, number: self.file().articles.number(topic) }
    }
}

impl Topic {
    /// Its key in the data file of an edition.
    pub(super) fn key(self) -> String {
        let name = format!("{self:?}");
        let mut key = String::new();
        for letter in name.chars() {
            if letter.is_ascii_uppercase() && !key.is_empty() {
                key.push('-');
            }
            key.push(letter.to_ascii_lowercase());
        }
        key
    }
}

macro_rules! topics {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        /// What an article can be about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Topic { $($(#[$doc])* $name),* }

        impl Topic {
            /// Every topic, in the order of the Laws.
            pub const ALL: &[Self] = &[$(Self::$name),*];
        }
    };
}

topics! {
    /// What is clearly an accident is no touch; before 2017 only what is touched deliberately counts.
    AccidentalTouch;
    /// Adjusting pieces after saying so.
    Adjusting;
    /// What is touched must be moved or captured.
    Touched;
    /// Pieces of both colours were touched.
    TouchedOrder;
    /// King and rook were touched.
    CastlingTouch;
    /// A rook was touched before the king.
    RookFirst;
    /// King and rook were touched where castling is not legal.
    CastlingNotLegal;
    /// When the choice of the new piece is final; 2001 only says what a promotion is.
    PromotionChoice;
    /// When a move is made.
    Made;
    /// The king has castled and the rook has not; 2001 only says when a move is made.
    CastlingBegun;
    /// Who touches a piece can no longer complain.
    TouchComplaint;
    /// An assistant who moves the pieces; not in the Laws before 2014.
    MovingAssistant;

    /// Checkmate.
    Checkmate;
    /// Resignation.
    Resignation;
    /// Stalemate.
    Stalemate;
    /// No series of legal moves leads to a mate.
    DeadPosition;
    /// A draw by agreement.
    Agreement;

    /// When a move is completed.
    Completed;
    /// Pressing the clock after the move.
    PressClock;
    /// The hand that moves presses the clock, and no finger stays on it.
    ClockHand;
    /// The clock is not hit, lifted or knocked over.
    ClockHandling;
    /// How many moves in which time.
    PeriodMoves;
    /// The start of White's clock.
    ClockStart;
    /// How late a player may come.
    DefaultTime;
    /// When a flag counts as fallen.
    FlagFallen;
    /// Who oversteps the time loses, unless nobody could mate him.
    FlagLoss;
    /// Both flags are down; from 2014 in an appendix that must be announced.
    BothFlags;
    /// Clocks with a wrong setting.
    ClockSetting;
    /// Why a player may stop the clocks.
    ClockPause;
    /// The clocks after a position was restored.
    ClocksAfterIrregularity;

    /// A wrong initial position.
    InitialPosition;
    /// The board was placed wrongly.
    BoardTurned;
    /// The colours were reversed.
    ReversedColours;
    /// A player upsets pieces.
    Displaced;
    /// An illegal move is taken back.
    Illegal;
    /// A pawn was left on the last rank.
    IllegalPromotion;
    /// The clock was pressed without a move; before 2017 a matter of handling the clock.
    IllegalNoMove;
    /// A move was made with two hands; before 2017 a matter of conduct.
    IllegalTwoHands;
    /// What an illegal move costs.
    IllegalPenalty;
    /// Pieces are found displaced later.
    Restored;

    /// The duty to record.
    Recording;
    /// Moves are not recorded before they are made.
    RecordingAhead;
    /// An assistant who records.
    RecordingAssistant;
    /// Whose the score sheets are.
    SheetOwner;
    /// Who is short of time need not record.
    NotObligedToRecord;
    /// The scoresheet is brought up to date after a flag fell.
    UpdateSheet;
    /// Both were free of recording, and the clocks stand until both sheets are brought up to date.
    UpdateBothSheets;
    /// No sheet is complete, and the game is played through again on another board.
    Reconstruction;
    /// The moves cannot be found, and the next one is the first of the next period.
    MovesUnknown;
    /// The result is signed.
    SheetSigned;

    /// The event restricts draws by agreement; not in the Laws before 2009.
    EarlyDraw;
    /// A draw is offered.
    DrawOffer;
    /// The same position for the third time.
    Threefold;
    /// Which positions are the same.
    SamePosition;
    /// The move that a claim is based on.
    IntendedMove;
    /// Fifty moves without a capture or a pawn's move.
    FiftyMoves;
    /// How the right to claim is lost.
    ClaimRight;
    /// Who stops the clocks for a claim.
    ClaimStopsClock;
    /// What a wrong claim costs.
    WrongClaim;
    /// The same position for the fifth time; before 2014 the claim alone.
    Fivefold;
    /// Seventy-five moves; before 2014 the claim after fifty alone.
    SeventyFive;
    /// A draw is claimed in a quickplay finish.
    Quickplay;
    /// When the rules of a quickplay finish apply.
    QuickplayScope;
    /// A draw is claimed in a quickplay finish where no arbiter is.
    QuickplayAlone;
    /// A player asks for an increment; before 2014 there is the claim alone.
    QuickplayIncrement;

    /// Notes, information and advice are forbidden during play.
    Advice;
    /// Where a player may go during the game.
    LeavingVenue;
    /// Telephones and other devices in the hall.
    Telephones;
    /// A player appeals against the arbiter's decision; not in the Laws before 2009.
    Appeal;
    /// What a game is worth.
    Points;
    /// Time for a disturbance from outside.
    Disturbance;
    /// How moves are written.
    Notation;
    /// Disturbing the opponent.
    Conduct;
    /// Bringing the game of chess into disrepute.
    Disrepute;
    /// Who refuses to comply with the Laws loses.
    RefusingLaws;
    /// What the arbiter has to see to.
    ArbiterDuties;
    /// The penalties that an arbiter can choose from.
    ArbiterPenalties;

    /// What a rapid game is.
    Rapid;
    /// Whether the moves of rapid and blitz are recorded.
    RapidRecording;
    /// One minute instead of two in rapid; before 2023 the penalties of the competition rules.
    RapidPenalties;
    /// Until when a wrong set-up can be complained of in rapid and blitz.
    RapidSetup;
    /// Touch-move in rapid and blitz; from 2014 there is no rule of their own.
    RapidTouch;
    /// An illegal move in rapid.
    RapidIllegal;
    /// Calling a flag in rapid and blitz.
    RapidFlag;
    /// Both flags are down in rapid and blitz.
    RapidBothFlags;
    /// An illegal position that nobody complained of in rapid, such as two kings in check.
    IllegalPositionDraw;
    /// What a blitz game is.
    Blitz;
    /// One minute instead of two in blitz; before 2014 the penalties of the competition rules.
    BlitzPenalties;
    /// An illegal move in blitz.
    BlitzIllegal;
    /// No quickplay finish in blitz.
    BlitzQuickplay;

    /// Moves are announced and repeated.
    BlindAnnounce;
    /// The names of files, ranks and pieces.
    BlindNames;
    /// When a move counts as made.
    BlindMade;
    /// Only then the opponent's clock starts.
    BlindClockStart;
    /// The special clock.
    BlindClock;
    /// A slip of the tongue.
    BlindSlip;
    /// The two boards differ.
    BlindBoardsDiffer;
    /// What a blind player's assistant may do.
    BlindAssistant;
    /// The sighted or hearing-impaired player's assistant.
    BlindSightedAssistant;

    /// A move is sealed.
    Sealing;
    /// Who adjourns before the end of the session is charged the rest of it.
    EarlyAdjournment;
    /// What stands on the envelope, and who keeps it.
    Envelope;
    /// The sealed move is ambiguous or illegal.
    SealedIllegal;
    /// The game is resumed.
    Resumption;
    /// A player is late when it is resumed.
    ResumptionAbsent;
    /// Chess960; not in the Laws before 2009.
    Chess960;
}
