//! From a line that the arbiter types to intents: it is an answer to what he is asked, a command, or a
//! question about the position. Nothing happens here.

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::allowing::Allowing;
use crate::app::seats::desk::deciding::Deciding;
use crate::app::seats::desk::dictated::Dictated;
use crate::app::seats::desk::duties::Duties;
use crate::app::seats::desk::envelope::Envelopes;
use crate::app::seats::desk::forecast::Forecast;
use crate::app::seats::desk::intent::{DeskIntent, NOTE, Next, on_record, said};
use crate::app::seats::desk::matters::Matters;
use crate::app::seats::desk::pending::{Asking, Pending, Stakes};
use crate::app::seats::desk::readout::Readout;
use crate::app::seats::desk::reconstructing::Reconstructing;
use crate::app::seats::desk::rulings::Rulings;
use crate::app::seats::desk::teller::Teller;
use crate::clean;
use crate::command::Command;
use crate::command::desk::{AtDesk, DESK_COMMANDS, DeskArgument, DeskCommand, DeskKind, DeskSpec};
use crate::laws::{At, Event, Scribe};
use crate::table::{Memo, Place, Reply};
use crate::understanding::Understanding;
use crate::voices::Utterance;
use crate::voices::narrate::quoted;
use crate::voices::voice::Word;

/// Understands what the arbiter types.
#[derive(Clone, Copy, Debug)]
pub(super) struct Orders<'a> {
    pub(super) teller: Teller<'a>,
    pub(super) pending: &'a Pending,
    pub(super) understands: Understanding<'a>,
    pub(super) at: At,
}

impl<'a> Orders<'a> {
    const fn forecast(&self) -> Forecast<'a> {
        Forecast { teller: self.teller, at: self.at }
    }

    const fn readout(&self) -> Readout<'a> {
        Readout { teller: self.teller, at: self.at }
    }

    const fn reconstructing(&self) -> Reconstructing<'a> {
        Reconstructing { forecast: self.forecast() }
    }

    const fn envelopes(&self) -> Envelopes<'a> {
        Envelopes { forecast: self.forecast() }
    }

    /// What a line wants that is typed at a place.
    pub(super) fn line(&self, from: Place, line: Dictated<'_>) -> Vec<DeskIntent> {
        let Some(asking) = self.pending.asked_at(from) else { return self.command(line) };
        self.answer(asking, line).unwrap_or_else(|| {
            // Whoever types another command has thought better of it.
            let mut wanted = vec![DeskIntent::Close];
            wanted.extend(self.forecast().dropped(asking));
            wanted.extend(self.command(line));
            wanted
        })
    }

    /// What a line wants as the answer to a question; `None` if it is something else.
    fn answer(&self, asking: &Asking, line: Dictated<'_>) -> Option<Vec<DeskIntent>> {
        match asking {
            Asking::Opening => Some(said(self.teller.told("desk-waits", &[]))),
            Asking::Passphrase if line.is(DeskCommand::Help) => Some(self.envelopes().helps()),
            Asking::Passphrase => Some(self.envelopes().passphrase(line.line)),
            Asking::Event(event, stakes) => {
                self.yes_or_no(asking, line, || self.confirmed(event, *stakes))
            }
            Asking::SignOff => self.yes_or_no(asking, line, || self.signed_off()),
        }
    }

    fn yes_or_no(
        &self,
        asking: &Asking,
        line: Dictated<'_>,
        yes: impl FnOnce() -> Vec<DeskIntent>,
    ) -> Option<Vec<DeskIntent>> {
        let answered = match self.teller.narrator.talk.word(line.line) {
            Some(Word::Yes) => yes(),
            Some(Word::No) => {
                let told = self.teller.told("desk-not-done", &[]);
                match asking {
                    Asking::Event(..) => on_record(Memo::Answered(Reply::No), told),
                    Asking::SignOff | Asking::Passphrase | Asking::Opening => said(told),
                }
            }
            _ => return self.looks_meanwhile(asking, line),
        };
        Some([DeskIntent::Close].into_iter().chain(answered).collect())
    }

    /// After a yes an event happens; one that would cost something else by now is asked for again.
    fn confirmed(&self, event: &Event, stakes: Stakes) -> Vec<DeskIntent> {
        if stakes == self.forecast().stakes(event) {
            let mut wanted = vec![
                DeskIntent::Note(Memo::Answered(Reply::Yes)),
                DeskIntent::Happen(event.clone()),
            ];
            if matches!(event, Event::AdjournmentAnnounced | Event::EarlyAdjournment(_)) {
                wanted.push(DeskIntent::Then(Next::Paused));
            }
            return wanted;
        }
        let mut wanted = said(self.teller.told("desk-changed-since", &[]));
        wanted.extend(self.forecast().asks_again(event.clone()));
        wanted
    }

    fn signed_off(&self) -> Vec<DeskIntent> {
        let lines = ["desk-signed-off", "desk-writing"].map(|id| self.teller.sentence(id, &[]));
        let mut wanted = on_record(Memo::SignedOff, self.teller.lines(lines.into()));
        wanted.push(TableOrder::SignedOff.into());
        wanted
    }

    /// What a command answers that changes nothing: the question stays open, and is put again. `None` for
    /// a command that changes something.
    fn looks_meanwhile(&self, asking: &Asking, line: Dictated<'_>) -> Option<Vec<DeskIntent>> {
        if !line.command.is_none_or(DeskCommand::only_looks) {
            return None;
        }
        let is_repeat = line.is_of_game(Command::Repeat);
        if line.command.is_none() && !is_repeat && !line.asks() {
            return Some(said(self.teller.told("desk-yes-or-no", &[])));
        }
        let mut wanted = if is_repeat {
            Vec::new()
        } else if line.is(DeskCommand::Help) {
            said(self.teller.told("desk-help-yes-or-no", &[]))
        } else {
            self.command(line)
        };
        let about = self.forecast().asked_about(asking);
        let still = |what| self.teller.told("desk-still-asked", &[("what", what)]).into();
        wanted.extend(about.map(|what| still(what.into())));
        Some(wanted)
    }

    /// What a line wants that is no answer. A question about the game may have the name of a command:
    /// `board e4`.
    fn command(&self, line: Dictated<'_>) -> Vec<DeskIntent> {
        let Dictated { name, rest, command, of_game, .. } = line;
        if line.is_of_game(Command::Flip) {
            return vec![DeskIntent::Flip];
        }
        if let (None, Some(found)) = (command, self.reconstructing().found(line)) {
            return found;
        }
        command.and_then(|command| self.wanted(command, rest)).unwrap_or_else(|| {
            let answer = of_game.and_then(|(asked, about)| {
                self.readout().answer(asked, &about.read(asked, self.understands))
            });
            vec![answer.unwrap_or_else(|| {
                DeskIntent::Slip(match command {
                    Some(command) => self.teller.wants(command),
                    None => self.teller.unknown(name, of_game.map(|(asked, _)| asked)),
                })
            })]
        })
    }

    /// The intents of a command; `None` if what is typed after it does not fit.
    fn wanted(&self, command: DeskCommand, rest: &str) -> Option<Vec<DeskIntent>> {
        if command.spec().argument == DeskArgument::None && !rest.is_empty() {
            return None;
        }
        let forecast = self.forecast();
        let rulings = Rulings { forecast };
        match command.spec().kind {
            DeskKind::Run(command) => Some(rulings.run(command)),
            DeskKind::Waiting(command) => {
                Deciding { forecast, proposal: &self.pending.proposal }.waiting(command, rest)
            }
            DeskKind::Look(command) => self.readout().look(command, rest),
            DeskKind::Clock(command) => rulings.clock(command, rest),
            DeskKind::Penalty(command) => rulings.penalty(command, rest),
            DeskKind::Seen(command) => rulings.seen(command, rest),
            DeskKind::Paper(command) => self.reconstructing().command(command, rest),
            DeskKind::Undoing(command) => rulings.undoing(command, rest),
            DeskKind::Support(command) => Allowing { teller: self.teller }.support(command, rest),
            DeskKind::Presence(command) => rulings.presence(command, rest),
            DeskKind::Adjournment(command) => self.envelopes().adjournment(command, rest),
            DeskKind::Duty(command) => Duties { teller: self.teller }.command(command, rest),
            DeskKind::AtDesk(command) => self.at_desk(command, rest),
        }
    }

    fn at_desk(&self, command: AtDesk, rest: &str) -> Option<Vec<DeskIntent>> {
        match command {
            AtDesk::Note => self.note(rest),
            AtDesk::Glossary => {
                let word = clean::line(rest).trim().to_owned();
                (!word.is_empty()).then(|| vec![DeskIntent::Translate(word)])
            }
            AtDesk::Report => {
                let told = self.teller.told("desk-writing", &[]);
                Some(vec![told.into(), TableOrder::Records.into()])
            }
            AtDesk::SignOff => Some(self.sign_off()),
            AtDesk::Talk => Some(vec![DeskIntent::TalkIn(rest.to_lowercase())]),
            AtDesk::Help => Some(said(self.teller.help(rest))),
            // The door has closed before this; with words after it, it is a mistake.
            AtDesk::Leave => None,
        }
    }

    fn note(&self, text: &str) -> Option<Vec<DeskIntent>> {
        let letters = clean::line(text).into_owned();
        if letters.trim().is_empty() {
            return None;
        }
        if letters.chars().count() > NOTE {
            return Some(said(self.teller.told("desk-note-long", &[("count", NOTE.into())])));
        }
        Some(on_record(Memo::Noted(letters), self.teller.told("desk-noted", &[])))
    }

    /// The match can be signed off when its game is over, or adjourned with the envelope handed in.
    fn sign_off(&self) -> Vec<DeskIntent> {
        let (teller, game) = (self.teller, self.teller.game());
        if teller.overview.ledger.is_signed_off {
            return said(teller.told("desk-signed-off-already", &[]));
        }
        let over = game.outcome().is_some();
        if !over && !self.envelopes().is_handed_in() {
            return said(teller.told("desk-not-over", &[]));
        }
        let mut told = Vec::new();
        let matters = Matters { teller };
        let open = matters.undecided();
        if open > 0 {
            told.push(teller.told("desk-still-open", &[("count", open.into())]));
            told.push(teller.lines(matters.numbered()));
        }
        if over {
            let unsigned = |color: &Color| game.sheet(*color).signature().is_none();
            let unsigned = Color::ALL.into_iter().filter(unsigned).filter(|_| !game.is_annulled());
            told.extend(unsigned.map(|it| teller.told("record-not-signed", &[teller.color(it)])));
            told.extend(Color::ALL.into_iter().filter_map(|color| self.lacks(color)));
        }
        let open = Duties { teller }.forgotten();
        told.extend((open > 0).then(|| teller.told("desk-tasks-open", &[("count", open.into())])));
        told.push(
            teller.told(if over { "desk-sure-sign-off" } else { "desk-sure-adjourned" }, &[]),
        );
        let told = told.into_iter().map(DeskIntent::Do);
        [DeskIntent::Ask(Asking::SignOff)].into_iter().chain(told).collect()
    }

    /// The first move that is missing on a sheet that its player types, of a game that is over.
    fn lacks(&self, color: Color) -> Option<TableOrder> {
        let game = self.teller.game();
        if game.rules().scribes[color] != Scribe::Own {
            return None;
        }
        let plies = u16::try_from(game.made().len()).unwrap_or(u16::MAX);
        let hole = game.sheet(color).first_hole(plies)?;
        let place = ("place", self.teller.narrator.move_place(game, hole.into()));
        Some(self.teller.told("desk-sheet-lacks", &[self.teller.color(color), place]))
    }
}

impl Teller<'_> {
    fn help(&self, rest: &str) -> TableOrder {
        let talk = &self.narrator.talk;
        match talk.desk_command(rest) {
            _ if rest.is_empty() => self.told("desk-help", &[]),
            Some(command) => self.told(&command.spec().help(), &[]),
            None if talk.word(rest) == Some(Word::All) => {
                let helps = DESK_COMMANDS.iter().map(DeskSpec::help);
                let mut lines: Vec<_> = self.narrator.first_clauses(helps).collect();
                lines.push(talk.sentence("help-all-more", &[]));
                self.lines(lines)
            }
            None => self.no_such_command(rest),
        }
    }

    /// Says what must stand after a command, with an example.
    pub(super) fn wants(&self, command: DeskCommand) -> TableOrder {
        let id = match command.spec().argument {
            DeskArgument::None => "desk-wants-nothing",
            DeskArgument::Player => "desk-wants-player",
            DeskArgument::PlayerTime => "desk-wants-time",
            DeskArgument::Time => "desk-wants-default-time",
            DeskArgument::PlayerMoves => "desk-wants-moves",
            DeskArgument::PlayerPoints => "desk-wants-points",
            DeskArgument::Fault => "desk-wants-fault",
            DeskArgument::Loss => "desk-wants-loss",
            DeskArgument::Result => "desk-wants-result",
            DeskArgument::PlayerSquare => "desk-wants-square",
            DeskArgument::MaybePlayerSquare => "desk-wants-misplaced",
            DeskArgument::PlayerMaybeNumber => "desk-wants-sheet",
            DeskArgument::PlayerAid => "desk-wants-aid",
            DeskArgument::Assistant => "desk-wants-assistant",
            DeskArgument::Move => "desk-wants-move",
            DeskArgument::Position => "desk-wants-position",
            DeskArgument::MaybeRuling => "desk-wants-ruling",
            DeskArgument::Switch => "desk-wants-switch",
            DeskArgument::MaybeMinutes => "desk-wants-minutes",
            DeskArgument::MaybeNumber => "desk-wants-number",
            DeskArgument::MaybeMatter => "desk-wants-matter",
            DeskArgument::MaybeMove => "desk-wants-sealed",
            DeskArgument::MaybeAdjournment => "desk-wants-adjournment",
            DeskArgument::Resumption => "desk-wants-resumption",
            DeskArgument::Adjudication => "desk-wants-adjudication",
            DeskArgument::Appeal => "desk-wants-appeal",
            DeskArgument::MaybeAll => "desk-wants-all",
            DeskArgument::Tasks => "desk-wants-tasks",
            DeskArgument::Word => "desk-wants-word",
            DeskArgument::Text | DeskArgument::MaybeText => "desk-wants-text",
            DeskArgument::Voice => "desk-wants-voice",
            DeskArgument::MaybeCommand => "desk-wants-command",
        };
        self.told(id, &[("name", self.narrator.talk.desk_name(command).into())])
    }

    fn unknown(&self, word: &str, of_game: Option<Command>) -> TableOrder {
        if word.is_empty() {
            return self.told("desk-nothing-typed", &[]);
        }
        if of_game == Some(Command::Quit) {
            return self.told("desk-quit", &[]);
        }
        if matches!(self.narrator.talk.word(word), Some(Word::Yes | Word::No)) {
            return self.told("desk-no-question", &[]);
        }
        self.no_such_command(word)
    }

    fn no_such_command(&self, word: &str) -> TableOrder {
        let word = word.strip_prefix('/').unwrap_or(word);
        self.told("desk-unknown", &[("word", quoted(word).into())])
    }

    /// Where the records are, or why they are not written.
    pub(super) fn recorded(&self, written: Result<&str, &str>) -> Utterance {
        match written {
            Ok(folder) => self.said("desk-records", &[("folder", folder.into())]),
            Err(reason) => self.said("desk-records-not", &[("reason", reason.into())]),
        }
    }

    /// Where the file for the envelope is, or why it is not written.
    pub(super) fn enveloped(&self, written: Result<&str, &str>) -> Utterance {
        match written {
            Ok(file) => self.said("desk-envelope-file", &[("file", file.into())]),
            Err(reason) => self.said("desk-records-not", &[("reason", reason.into())]),
        }
    }
}
