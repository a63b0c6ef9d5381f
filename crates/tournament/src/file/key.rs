//! The one list of what can stand in an event file.

/// A part of the file; the first has no heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The event as a whole.
    Event,
    /// A player.
    Player,
    /// A team.
    Team,
    /// Prizes of a category.
    Prize,
}

impl Part {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Event, Self::Player, Self::Team, Self::Prize];

    /// The heading, without its brackets; empty for the first part.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Event => "",
            Self::Player => "player",
            Self::Team => "team",
            Self::Prize => "prize",
        }
    }
}

/// A key, with its part and its name.
macro_rules! keys {
    ($($(#[doc = $doc:literal])* $part:ident $key:ident $name:literal)*) => {
        /// What has a value.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Key {
            $($(#[doc = $doc])* $key,)*
        }

        impl Key {
            /// All of them, in the order in which they are written.
            pub const ALL: [Self; 0 $(+ { let _ = Self::$key; 1 })*] = [$(Self::$key),*];

            /// The part in which it stands.
            #[must_use]
            pub const fn part(self) -> Part {
                match self {
                    $(Self::$key => Part::$part,)*
                }
            }

            /// As it stands before the equals sign.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$key => $name,)*
                }
            }
        }
    };
}

keys! {
    /// The name of the event.
    Event Name "name"
    /// The place.
    Event Place "place"
    /// The federation, three letters.
    Event Federation "federation"
    /// The first day.
    Event From "from"
    /// The last day.
    Event To "to"
    /// The chief arbiter.
    Event Arbiter "arbiter"
    /// The edition of the Laws.
    Event Laws "laws"
    /// The game, if it is not chess.
    Event Variant "variant"
    /// What one player of each game gives the other.
    Event Odds "odds"
    /// The system.
    Event System "system"
    /// The rounds; in a match the games, in a round robin how often everybody meets everybody.
    Event Rounds "rounds"
    /// How many boards a match of teams has. Where it is given, teams play.
    Event Boards "boards"
    /// The games of a duel in a knock-out.
    Event Games "games"
    /// How the first rounds of a Swiss are accelerated.
    Event Acceleration "acceleration"
    /// By what a tie of a knock-out is decided, with commas.
    Event DecidedBy "decided-by"
    /// What becomes of those who lose in a knock-out.
    Event Losers "losers"
    /// How many groups there are.
    Event Groups "groups"
    /// How many of each group go on.
    Event Qualify "qualify"
    /// What those play who go on.
    Event Finals "finals"
    /// With how many points a match of two ends.
    Event ToPoints "to-points"
    /// With how many wins a match of two ends.
    Event ToWins "to-wins"
    /// The time for each player.
    Event Time "time"
    /// How many minutes late a player may come.
    Event DefaultTime "default-time"
    /// Points for a win.
    Event Win "win"
    /// Points for a draw.
    Event Draw "draw"
    /// Points for a loss.
    Event Loss "loss"
    /// Points for the bye of the one who is left over.
    Event Bye "bye"
    /// Match points for a match that a team has won.
    Event MatchWin "match-win"
    /// Match points for a drawn match.
    Event MatchDraw "match-draw"
    /// Match points for a match that a team has lost.
    Event MatchLoss "match-loss"
    /// Which points of teams come first.
    Event RankedBy "ranked-by"
    /// The tie-breaks, with commas.
    Event TieBreaks "tie-breaks"
    /// The edition of the tie-breaks: the year.
    Event TieBreakRules "tie-break-rules"
    /// The colour of number 1 in round 1.
    Event FirstColor "first-color"
    /// What is agreed on draws.
    Event Draws "draws"
    /// What is agreed on aids.
    Event Aids "aids"
    /// How to appeal.
    Event Appeals "appeals"
    /// The match file that tables are laid by.
    Event Table "table"
    /// Whether captains may advise their players.
    Event CaptainsAdvise "captains-advise"
    /// Whether captains sign the result of a match.
    Event CaptainsSign "captains-sign"
    /// How those who are tied share prizes.
    Event PrizesShared "prizes-shared"
    /// Whether each player gets one prize or all.
    Event PrizesEach "prizes-each"
    /// What prizes are called.
    Prize PrizeName "name"
    /// The amounts for the first places, with commas.
    Prize Amounts "amounts"
    /// What the first places get besides or instead, with commas.
    Prize Gifts "gifts"
    /// Prizes for men or for women.
    Prize PrizeSex "sex"
    /// The least rating.
    Prize RatingFrom "rating-from"
    /// The greatest rating.
    Prize RatingTo "rating-to"
    /// The first day of birth.
    Prize BornFrom "born-from"
    /// The last day of birth.
    Prize BornTo "born-to"
    /// The sight classes, with commas.
    Prize PrizeSight "sight"
    /// The federation.
    Prize PrizeFederation "federation"
    /// The name of a team.
    Team TeamName "name"
    /// The captain of a team.
    Team Captain "captain"
    /// The language in which the captain is spoken to.
    Team CaptainLanguage "language"
    /// The name of a player.
    Player PlayerName "name"
    /// The federation of a player.
    Player PlayerFederation "federation"
    /// The number at FIDE.
    Player Fide "fide"
    /// Man or woman.
    Player Sex "sex"
    /// The day of birth.
    Player Born "born"
    /// The rating.
    Player Rating "rating"
    /// The title.
    Player Title "title"
    /// The club.
    Player Club "club"
    /// The team of a player.
    Player PlayerTeam "team"
    /// The sight class.
    Player Sight "sight"
    /// The language in which the player is spoken to.
    Player Language "language"
    /// The voice.
    Player Voice "voice"
    /// The board or other device.
    Player Device "device"
    /// The seat that is kept in all rounds.
    Player Seat "seat"
    /// The assistant.
    Player Assistant "assistant"
}
