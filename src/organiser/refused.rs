//! Why something cannot be, in sentences.

use shakmaty::Color;

use crate::organiser::teller::EventTeller;
use crate::tournament::player::PlayerId;
use crate::tournament::record::Unrecorded;
use crate::tournament::swiss::{Breach, Unreadable};
use crate::tournament::tournament::Refusal;
use crate::voices::{Span, Utterance, Value};

impl EventTeller<'_> {
    /// Why an act is not put on record.
    pub(super) fn refused(&self, why: &Unrecorded) -> Utterance {
        match why {
            Unrecorded::Refused(refusal) => self.refusal(refusal),
            Unrecorded::NoAct(number) => {
                let count = ("count", self.record.len().into());
                self.told("tournament-no-act", &[("number", (*number).into()), count])
            }
            Unrecorded::RevokedAlready(number) => {
                self.told("tournament-revoked-already", &[("number", (*number).into())])
            }
            Unrecorded::IsRevocation(number) => {
                self.told("tournament-is-revocation", &[("number", (*number).into())])
            }
            Unrecorded::NeededBy(number) => {
                let found = self.record.acts().find(|(other, ..)| other == number);
                let what = found.map(|(_, act, _)| self.recalled(act)).unwrap_or_default();
                let values = [("number", (*number).into()), ("what", what.into())];
                self.told("tournament-needed-by", &values)
            }
        }
    }

    /// Why an act cannot be.
    #[expect(clippy::too_many_lines, reason = "a table: refusals, their sentences")]
    pub(super) fn refusal(&self, refusal: &Refusal) -> Utterance {
        let player = |id: &PlayerId| ("player", self.name(*id));
        let number = |name: &'static str, number: &usize| (name, Value::from(*number));
        match refusal {
            Refusal::NoPlayer => self.told("tournament-refused-player", &[]),
            Refusal::NoName => self.told("tournament-refused-name", &[]),
            Refusal::SameFide(id) => self.told("tournament-refused-fide", &[player(id)]),
            Refusal::SameName(id) => self.told("tournament-refused-same", &[player(id)]),
            Refusal::NoLateEntries => self.told("tournament-refused-late", &[]),
            Refusal::RoundPaired(round) => {
                self.told("tournament-refused-paired", &[number("round", round)])
            }
            Refusal::NoRound(round) if *round <= self.now().planned() => self.no_round(*round),
            Refusal::NoRound(round) => {
                let rounds = ("rounds", self.now().planned().into());
                self.told("tournament-refused-round", &[number("round", round), rounds])
            }
            Refusal::NotSoMany(players) => {
                self.told("tournament-refused-players", &[number("count", players)])
            }
            Refusal::NotEverybody => self.told("tournament-refused-order", &[]),
            Refusal::NumbersAreFinal => self.told("tournament-refused-numbers", &[]),
            Refusal::NotNext(round) => {
                self.told("tournament-refused-next", &[number("round", round)])
            }
            Refusal::StillPlaying { round, boards } => {
                let boards =
                    boards.iter().map(|board| vec![self.narrator.talk.span(&board.to_string())]);
                let boards = self.narrator.join_all(boards.collect());
                let values = [number("round", round), ("boards", boards)];
                self.told("tournament-refused-playing", &values)
            }
            Refusal::NoRoundLeft => self.told("tournament-refused-last", &[]),
            Refusal::PairedTwice(id) => self.told("tournament-breach-twice", &[player(id)]),
            Refusal::NotThere(id) => self.told("tournament-breach-absent", &[player(id)]),
            Refusal::NotPaired(id) => self.told("tournament-breach-missing", &[player(id)]),
            Refusal::NobodyLeftOver(id) => self.told("tournament-breach-bye", &[player(id)]),
            Refusal::NoBoard { round, board } => {
                let boards = self.now().round(*round).map_or(0, |round| round.games.len());
                let values =
                    [number("round", round), number("board", board), ("boards", boards.into())];
                self.told("tournament-refused-board", &values)
            }
            Refusal::HasResult(had) => {
                self.told("tournament-refused-result", &[("result", self.outcome(*had))])
            }
            Refusal::NoResult => self.told("tournament-refused-no-result", &[]),
            Refusal::SameResult => self.told("tournament-refused-known", &[]),
            Refusal::PostponedAlready => self.told("tournament-refused-postponed", &[]),
            Refusal::LeftAlready => self.told("tournament-refused-left", &[]),
            Refusal::NotLeft => self.told("tournament-refused-here", &[]),
            Refusal::NotTwo => self.told("tournament-refused-two", &[]),
            Refusal::NoTeams => self.told("tournament-refused-no-teams", &[]),
            Refusal::NoPart { board, part, parts } => {
                let at = ("board", self.at((*board, Some(*part))));
                self.told("tournament-refused-part", &[at, number("boards", parts)])
            }
            Refusal::WhichPart(board) => {
                self.told("tournament-refused-which", &[number("board", board)])
            }
            Refusal::TooManyAtBoards(boards) => {
                self.told("tournament-refused-many", &[number("boards", boards)])
            }
            Refusal::NoMember(place) => {
                self.told("tournament-refused-member", &[number("number", place)])
            }
            Refusal::BoardOrder(place) => {
                self.told("tournament-refused-board-order", &[number("number", place)])
            }
            Refusal::NobodyAtBoards => self.told("tournament-refused-nobody", &[]),
            Refusal::MatchBegun => self.told("tournament-refused-begun", &[]),
            Refusal::NotTied => self.told("tournament-refused-tied", &[]),
            Refusal::NoGroups => self.told("tournament-refused-groups", &[]),
            Refusal::Qualify(count) => {
                self.told("tournament-refused-qualify", &[number("count", count)])
            }
            Refusal::MembersStay => self.told("tournament-refused-members", &[]),
        }
    }

    /// A rule that a pairing from outside breaks.
    pub(super) fn breach(&self, breach: Breach) -> Vec<Span> {
        let player = |id: PlayerId| ("player", self.name(id));
        let pair = |one: PlayerId, other: PlayerId| {
            [("white", self.name(one)), ("black", self.name(other))]
        };
        let color =
            |id: PlayerId, color: Color| [player(id), ("color", self.narrator.color(color))];
        match breach {
            Breach::Twice(id) => self.sentence("tournament-breach-twice", &[player(id)]),
            Breach::Missing(id) => self.sentence("tournament-breach-missing", &[player(id)]),
            Breach::Absent(id) => self.sentence("tournament-breach-absent", &[player(id)]),
            Breach::HaveMet(one, other, round) => {
                let [white, black] = pair(one, other);
                self.sentence("tournament-breach-met", &[white, black, ("round", round.into())])
            }
            Breach::KeptApart(one, other) => {
                self.sentence("tournament-breach-apart", &pair(one, other))
            }
            Breach::NobodyLeftOver(id) => self.sentence("tournament-breach-bye", &[player(id)]),
            Breach::SecondBye(id) => self.sentence("tournament-breach-second-bye", &[player(id)]),
            Breach::ThirdInARow(id, third) => {
                self.sentence("tournament-breach-third", &color(id, third))
            }
            Breach::ThreeMore(id, more) => {
                self.sentence("tournament-breach-three-more", &color(id, more))
            }
        }
    }

    /// Why the answer of a program is none.
    pub(super) fn unreadable(&self, why: Unreadable) -> Vec<Span> {
        match why {
            Unreadable::Empty => self.sentence("tournament-answer-empty", &[]),
            Unreadable::Line(line) => {
                self.sentence("tournament-answer-line", &[("line", line.into())])
            }
            Unreadable::Count { said, there } => {
                let values = [("said", said.into()), ("count", there.into())];
                self.sentence("tournament-answer-count", &values)
            }
            Unreadable::Number(number) => {
                self.sentence("tournament-answer-number", &[("number", number.into())])
            }
            Unreadable::TwoByes => self.sentence("tournament-answer-byes", &[]),
        }
    }
}
