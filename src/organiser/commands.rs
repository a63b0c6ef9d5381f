//! From a line to what it wants.

use crate::command::organising::{
    ORGANISING_COMMANDS, OrganisingArgument, OrganisingCommand, OrganisingSpec,
};
use crate::organiser::notices::Paper;
use crate::organiser::reader::{Named, bye};
use crate::organiser::{Desk, Order, words};
use crate::tournament::player::PlayerId;
use crate::voices::narrate::quoted;
use crate::voices::voice::Word;
use crate::voices::{Utterance, Value};

impl Desk {
    /// What a line wants that is no answer.
    pub(super) fn command(&mut self, line: &str) -> Vec<Order> {
        let (word, rest, command) = words::split(&self.narrator.talk, line);
        match command {
            None if word.is_empty() => vec![self.say("tournament-nothing-typed", &[])],
            None => vec![self.unknown(word)],
            Some(command) => {
                let fits = command.spec().argument != OrganisingArgument::None || rest.is_empty();
                let wanted = if fits { self.wants(command, rest) } else { None };
                wanted.unwrap_or_else(|| vec![self.misses(command)])
            }
        }
    }

    /// Whether a line stops the program that is pairing.
    #[must_use]
    pub fn stops(&self, line: &str) -> bool {
        words::command(&self.narrator.talk, line) == Some(OrganisingCommand::Stop)
    }

    /// Whether what is open at tables must be known for a line: see [`Desk::pending`].
    #[must_use]
    pub fn asks_the_tables(&self, line: &str) -> bool {
        let (.., command) = words::split(&self.narrator.talk, line);
        matches!(
            command,
            Some(OrganisingCommand::Pair | OrganisingCommand::Missing | OrganisingCommand::Report)
        )
    }

    /// What a command wants; nothing if what is typed after it does not fit.
    #[expect(clippy::too_many_lines, reason = "a table: commands, what they want")]
    fn wants(&mut self, command: OrganisingCommand, rest: &str) -> Option<Vec<Order>> {
        use OrganisingCommand as C;
        Some(match command {
            C::Event => vec![Order::Say(self.teller().event())],
            C::Entries => vec![Order::Say(self.teller().entries())],
            C::Enter => self.enter(rest)?,
            C::Amend => self.of_player(rest, |desk, id, rest| desk.amend(id, rest))?,
            C::Draw => Self::draw(rest)?,
            C::Withdraw => {
                self.of_player(rest, |desk, id, rest| rest.is_empty().then(|| desk.withdraw(id)))?
            }
            C::Return => {
                self.of_player(rest, |desk, id, rest| rest.is_empty().then(|| desk.takes_back(id)))?
            }
            C::Absent => {
                self.of_player(rest, |desk, id, rest| Some(desk.absent(id, bye(rest)?)))?
            }
            C::Apart => self.of_player(rest, |desk, one, rest| {
                desk.of_player(rest, |desk, other, rest| {
                    rest.is_empty().then(|| desk.keep_apart(one, other))
                })
            })?,
            C::Pair => self.pair(rest)?,
            C::Stop => vec![Order::Stop],
            C::Pairings => vec![Order::Say(self.teller().pairings(self.reader().round_of(rest)?))],
            C::Result => self.result(rest)?,
            C::LineUp => self.line_up(rest)?,
            C::Decide => self.decide(rest)?,
            C::Qualify => self.qualify(rest)?,
            C::Missing => vec![Order::Say(self.teller().missing(self.open().adjourned()))],
            C::Postpone => self.postpone(rest)?,
            C::Correct => self.correct(rest)?,
            C::Standings => {
                vec![Order::Say(self.teller().standings_told(self.reader().round_of(rest)?))]
            }
            C::Why => self.of_player(rest, |desk, id, rest| {
                rest.is_empty().then(|| vec![Order::Say(desk.teller().why(id))])
            })?,
            C::Player if self.reader().named_member(rest).is_some() => {
                let (team, member) = self.reader().named_member(rest)?;
                vec![Order::Say(self.teller().member(team, member))]
            }
            C::Player => self.of_player(rest, |desk, id, rest| {
                rest.is_empty().then(|| vec![Order::Say(desk.teller().player(id))])
            })?,
            C::Paired => self.of_player(rest, |desk, id, rest| {
                rest.is_empty().then(|| vec![Order::Say(desk.teller().paired_with(id))])
            })?,
            C::Group => self.of_player(rest, |desk, id, rest| {
                rest.is_empty().then(|| vec![Order::Say(desk.teller().score_group(id))])
            })?,
            C::Could => self.of_player(rest, |desk, id, rest| {
                rest.parse().ok().map(|place| vec![Order::Say(desk.teller().could(id, place))])
            })?,
            C::Crosstable => vec![Order::Say(self.teller().crosstable())],
            C::Prizes => self.prizes(rest)?,
            C::Notices => {
                let round = self.reader().round_of(rest)?;
                match self.teller().notices(round) {
                    Some(notices) => vec![Order::Write(Paper::Notices(notices))],
                    None => vec![Order::Say(self.teller().no_round(round))],
                }
            }
            C::Report => {
                let round = self.reader().round_of(rest)?;
                match self.teller().report(round, &self.open()) {
                    Some(report) => vec![Order::Write(Paper::Notices(report))],
                    None => vec![Order::Say(self.teller().no_round(round))],
                }
            }
            C::Games => vec![self.games(rest)?],
            C::Explain => vec![Order::Say(self.explain(rest))],
            C::Tables => vec![self.lay(rest)?],
            C::Export => {
                let name = rest.trim();
                (!name.is_empty()).then(|| vec![Order::Write(self.exchange().paper(name))])?
            }
            C::Log => vec![Order::Say(self.teller().log(rest)?)],
            C::Revoke => self.revoke(rest)?,
            C::Help => vec![Order::Say(self.help(rest))],
            C::Leave => vec![self.say("tournament-left", &[]), Order::Leave],
        })
    }

    /// Does something with the player who is named at the beginning of a text, and with what follows.
    pub(super) fn of_player(
        &mut self,
        text: &str,
        does: impl FnOnce(&mut Self, PlayerId, &str) -> Option<Vec<Order>>,
    ) -> Option<Vec<Order>> {
        if text.trim().is_empty() {
            return None;
        }
        match self.reader().named(text) {
            Named::One(id, rest) => does(self, id, rest),
            Named::Several(several) => {
                let names = several.iter().map(|id| self.teller().numbered_name(*id)).collect();
                let names = self.narrator.join(names);
                Some(vec![self.say("tournament-which-player", &[("names", names)])])
            }
            Named::Nobody => {
                let text = ("text", quoted(text.trim()).into());
                Some(vec![self.say("tournament-no-player", &[text])])
            }
        }
    }

    fn unknown(&self, word: &str) -> Order {
        let talk = &self.narrator.talk;
        let quote: Value = quoted(&word.to_lowercase()).into();
        match talk.nearest_listed(&ORGANISING_COMMANDS, word) {
            Some(near) => {
                self.say("tournament-unknown-near", &[("word", quote), ("near", near.into())])
            }
            None => self.say("tournament-unknown", &[("word", quote)]),
        }
    }

    /// What must stand after a command, with an example.
    fn misses(&self, command: OrganisingCommand) -> Order {
        use OrganisingArgument as A;
        let id = match command.spec().argument {
            A::None => "tournament-wants-nothing",
            A::Player | A::MaybePlayer => "tournament-wants-player",
            A::PlayerBye => "tournament-wants-bye",
            A::Players => "tournament-wants-players",
            A::Entry => "tournament-wants-entry",
            A::MaybeVarma => "tournament-wants-varma",
            A::MaybePairs => "tournament-wants-pairs",
            A::Result => "tournament-wants-result",
            A::Correction => "tournament-wants-correction",
            A::Board => "tournament-wants-board",
            A::LineUp => "tournament-wants-line-up",
            A::Tie => "tournament-wants-tie",
            A::Amendment => "tournament-wants-amendment",
            A::Goal => "tournament-wants-goal",
            A::MaybePlayers => "tournament-wants-qualified",
            A::MaybeRound => "tournament-wants-round",
            A::Act => "tournament-wants-act",
            A::MaybeNumber => "tournament-wants-number",
            A::File => "tournament-wants-file",
            A::MaybeCommand => "tournament-wants-command",
            A::MaybeTerm => "tournament-wants-term",
        };
        self.say(id, &[("name", words::name(&self.narrator.talk, command).into())])
    }

    fn help(&self, rest: &str) -> Utterance {
        let talk = &self.narrator.talk;
        if rest.is_empty() {
            return self.told("tournament-help", &[]);
        }
        if talk.word(rest) == Some(Word::All) {
            let helps = ORGANISING_COMMANDS.iter().map(OrganisingSpec::help);
            return self.lines(self.narrator.first_clauses(helps).collect());
        }
        match words::command(talk, rest) {
            Some(command) => self.told(&command.spec().help(), &[]),
            None => self.told("tournament-unknown", &[("word", quoted(rest).into())]),
        }
    }
}
