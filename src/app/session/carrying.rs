//! Carries out what is wanted, in its order: each by the part whose affair it is, and by what has come of
//! the one before.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::happened::Happened;
use crate::app::order::{HomeOrder, Leave};
use crate::app::session::intent::{Adjust, Find, Intent, OfHome, Open, Tell, all, said};
use crate::app::session::{Act, AtHome, Session, in_full};
use crate::command::Command;
use crate::config::Key;
use crate::laws::{At, Effect};

impl Session {
    /// Does what is wanted, in its order.
    pub(super) fn carry_out(
        &mut self,
        at: At,
        wanted: impl IntoIterator<Item = Intent>,
    ) -> Vec<Act> {
        wanted.into_iter().flat_map(|intent| self.does(at, intent)).collect()
    }

    /// More of a list of exercises or of a line of moves that was told last; otherwise what is wanted of games.
    fn finds(&mut self, find: Find) -> Vec<Intent> {
        if let Some(rest) = matches!(find, Find::More).then(|| self.manner.take_rest()).flatten() {
            return vec![Intent::Tell(vec![rest])];
        }
        let more = self.learning.more.take();
        if let (Find::More, Some((practice, words))) = (&find, more) {
            return vec![Intent::Practise(practice, words)];
        }
        if matches!(find, Find::More)
            && let Some(more) = self.analysing.more(&self.place, &self.manner)
        {
            return more;
        }
        self.analysing.ends_line();
        self.finding.does(&self.place, &mut self.manner, find)
    }

    /// Does what is wanted of what a player has at home; at a seat it is said that it is not done there.
    fn does_at_home(&mut self, at: At, what: OfHome) -> Vec<Act> {
        let Some(at_home) = self.place.occasion.at_home() else {
            return match what {
                OfHome::Set(_, key, value) => self.sets(None, key, value),
                OfHome::Do(_) | OfHome::Leave(_) => {
                    vec![self.manner.said("seat-home-only", &[])]
                }
            };
        };
        match what {
            OfHome::Do(order) => vec![Act::Home(at_home, order)],
            OfHome::Set(home, key, value) => self.sets(home, key, value),
            OfHome::Leave(leave) => {
                let stopped = self.analysing.stop(&self.manner);
                let mut stopped = self.carry_out(at, stopped);
                if matches!(leave, Leave::Quit) {
                    // Nothing is asked again when the program is left.
                    stopped.retain(|act| !matches!(act, Act::Out(_)));
                }
                stopped.into_iter().chain([Act::Leave(at_home, leave)]).collect()
            }
        }
    }

    fn sets(&mut self, home: Option<AtHome>, key: Key, value: String) -> Vec<Act> {
        // The value was checked when it was read.
        let _ = self.manner.choices.settings.set(key, &value);
        home.map(|home| Act::Home(home, HomeOrder::Set(key, value))).into_iter().collect()
    }

    /// This is what can be heard again.
    fn tells(&mut self, acts: Vec<Act>) -> Vec<Act> {
        self.manner.heard.is_told = true;
        acts
    }

    fn follows_alone(&mut self, at: At, effect: &Effect) -> Vec<Act> {
        let said = self.teller().words_of(effect);
        self.follows_from(at, effect, said, Tell::Usual)
    }

    /// It is said what a command needs after it, and the next line may be that.
    fn asks_what(&mut self, at: At, command: Command, instead: &str) -> Vec<Intent> {
        self.place.pending.change(Open::Begun(command, String::new()));
        said(self.teller().questions().wants(at, command, instead))
    }

    #[expect(clippy::too_many_lines, reason = "a table: an intent, what does it")]
    fn does(&mut self, at: At, intent: Intent) -> Vec<Act> {
        let wanted = match intent {
            Intent::Do(act) => {
                self.place.recalls_look(&act);
                return vec![act];
            }
            Intent::Tell(acts) => return self.tells(acts),
            Intent::Happen(event, tell) => {
                match self.opponent.hands_over(&self.place, &self.manner, &event) {
                    Some(wanted) => wanted,
                    None => return self.event_told(at, event, tell),
                }
            }
            Intent::Elsewhere(event, tell) => return self.known_event(at, event, tell),
            Intent::ElsewhereStands(state) => {
                let Some(remote) = self.opponent.remote_mut() else { return Vec::new() };
                remote.says(&self.place, &self.manner, &state)
            }
            Intent::Follow(effect) => return self.follows_alone(at, &effect),
            Intent::InFull(wanted) => {
                let mut acts = self.carry_out(at, wanted);
                in_full(&mut acts);
                return acts;
            }
            Intent::Begin => return self.begin_or_resume(at),
            Intent::GoOn => {
                let left = self.place.activity.take_left();
                self.announces_in(left.and_then(|left| left.voice));
                return self.open(at);
            }
            Intent::Call(memo) => {
                self.place.recalls(&memo);
                said(Act::record(Happened::memo(at, memo)))
            }
            Intent::Appeal(number, why) => {
                let wanted = self.teller().requests().appeal(at, number, why);
                return self.carry_out(at, wanted);
            }
            Intent::Warn(times) => said(self.place.warn_at(at, times)),
            Intent::Blindfold(blindfold) => {
                let record = self.place.turns_blindfold(at, blindfold);
                all([record].into_iter().chain(self.teller().blindfold_stands()))
            }
            Intent::Type(read, line) => self.teller().moves().typed(read, &line),
            Intent::Enter(read, words) => self.practising().enters(at, read, &words),
            Intent::Utter(purpose, uci) => self.teller().moves().utter(purpose, uci),
            Intent::Guide(command, rest) => self.guides(command, &rest),
            Intent::Confirm(request) => self.teller().requests().confirm(request),
            Intent::Answer(command) => self.teller().questions().tells(at, command),
            Intent::Want(command) => self.asks_what(at, command, ""),
            Intent::WantOther(command, words) => self.asks_what(at, command, &words),
            Intent::OfferWith(by) => self.teller().requests().offers_with(at, by),
            Intent::SayWhoAnswers => all(self.teller().who_answers_offer()),
            Intent::Open(open) => {
                self.place.pending.change(open);
                Vec::new()
            }
            Intent::Activity(change) => {
                self.manner.heard.is_told |= change.is_told();
                self.practising().turns_to(at, change)
            }
            Intent::Manner(change) => {
                if matches!(change, Adjust::Settings(_)) {
                    self.learning.more = None;
                    self.analysing.ends_line();
                }
                self.manner.does(at, &self.place, change)
            }
            Intent::NextGame(next) => {
                self.manner.choices.does(next);
                Vec::new()
            }
            Intent::Practise(practice, rest) => {
                self.learning.more = None;
                self.practising().wants(at, practice, rest)
            }
            Intent::MoreOf(practice, words) => {
                self.analysing.ends_line();
                self.manner.choices.listed = None;
                self.learning.more = Some((practice, words));
                Vec::new()
            }
            Intent::Weeks(weeks) => {
                self.learning.weeks = weeks;
                Vec::new()
            }
            Intent::Opponent(what) => self.opponent.does(at, &self.place, &self.manner, what),
            Intent::Boards(what) => {
                return self.boards_want(at, |it, here| it.does(at, here, what));
            }
            Intent::Analyse(command, about) => {
                self.analysing.goes_without(self.opponent.lost_engine());
                self.learning.more = None;
                self.analysing.asks(at, &self.place, &self.manner, command, &about)
            }
            Intent::Home(what) => return self.does_at_home(at, what),
            Intent::AnalyseNext => self.analysing.asks_next(at, &self.place, &self.manner),
            Intent::Games(find) => self.finds(find),
            Intent::File(file) => self.files(file),
        };
        self.carry_out(at, wanted)
    }
}
