//! How things are: the event, the entries, pairings, standings, a player, the crosstable.

use crate::organiser::{Desk, spoken, told};
use crate::tournament::crosstable::{Cell, Crosstable, Mark};
use crate::tournament::file::Key;
use crate::tournament::player::PlayerId;
use crate::tournament::points::Points;
use crate::tournament::standings::{By, Line};
use crate::tournament::system::System;
use crate::tournament::tournament::{Entry, Game};
use crate::voices::{Span, Utterance, Value};

impl Desk {
    /// What is laid down for the event.
    pub(super) fn event(&self) -> Utterance {
        let event = &self.file.regulations;
        let mut lines =
            vec![self.sentence("tournament-name", &[("name", event.name.clone().into())])];
        let mut put = |id: &str, value: Option<Value>| {
            lines.extend(value.map(|value| self.sentence(id, &[("value", value)])));
        };
        put("tournament-place-is", event.place.clone().map(Value::from));
        put("tournament-from", event.from.map(|day| day.to_string().into()));
        put("tournament-to", event.to.map(|day| day.to_string().into()));
        put("tournament-arbiter", event.arbiter.as_deref().map(|name| spoken(name).into()));
        put("tournament-laws", Some(event.laws.year().to_string().into()));
        put("tournament-system", Some(self.system()));
        let rounds = Some(self.now().planned()).filter(|rounds| *rounds > 0);
        put("tournament-rounds", rounds.map(Value::from));
        put("tournament-time", event.time.as_ref().map(|time| time.to_string().into()));
        put(
            "tournament-default-time",
            event.default_time.map(|minutes| usize::from(minutes).into()),
        );
        let ties: Vec<_> = event.ties.iter().map(|tie| self.tie(*tie)).collect();
        put(
            "tournament-ties",
            Some(ties).filter(|ties| !ties.is_empty()).map(|ties| self.narrator.join_all(ties)),
        );
        for (key, id) in [
            (Key::Draws, "tournament-draws"),
            (Key::Aids, "tournament-aids"),
            (Key::Appeals, "tournament-appeals"),
        ] {
            put(id, event.notices.get(&key).map(|text| text.as_str().into()));
        }
        self.lines(lines)
    }

    fn system(&self) -> Value {
        self.narrator.word(match self.file.regulations.terms.system {
            System::RoundRobin { .. } => "system-round-robin",
            System::Swiss => "system-swiss",
            System::ByHand => "system-by-hand",
            System::Match { .. } => "system-match",
            System::Scheveningen { .. } => "system-scheveningen",
        })
    }

    /// Everybody by starting number.
    pub(super) fn entries(&self) -> Utterance {
        let rows: Vec<_> = self.now().order().iter().map(|id| self.entry_row(*id)).collect();
        if rows.is_empty() { self.told("tournament-nobody", &[]) } else { self.lines(rows) }
    }

    fn entry_row(&self, id: PlayerId) -> Vec<Span> {
        let entry = self.now().entry(id);
        let mut values = vec![("number", self.number(id)), ("name", self.name(id))];
        let sentence = match (entry, entry.player.rating) {
            (entry, _) if entry.has_left() => "tournament-entry-left",
            (_, Some(rating)) => {
                values.push(("rating", usize::from(rating).into()));
                "tournament-entry"
            }
            _ => "tournament-entry-unrated",
        };
        self.sentence(sentence, &values)
    }

    /// The starting number of a player.
    pub(super) fn number(&self, id: PlayerId) -> Value {
        (self.now().seed(id) + 1).into()
    }

    /// A player with his number, as he can be named: `7, Anna Weiß`.
    pub(super) fn numbered_name(&self, id: PlayerId) -> Vec<Span> {
        let values = [("number", self.number(id)), ("name", self.name(id))];
        self.sentence("tournament-number", &values)
    }

    /// There is no such round, or none at all.
    pub(super) fn no_round(&self, round: usize) -> Utterance {
        let rounds = ("rounds", self.now().rounds().len().into());
        let id = if self.now().rounds().is_empty() {
            "tournament-no-round-yet"
        } else {
            "tournament-no-round"
        };
        self.told(id, &[("round", round.into()), rounds])
    }

    /// The boards of a round.
    pub(super) fn pairings(&self, number: usize) -> Utterance {
        let Some(round) = self.now().round(number) else { return self.no_round(number) };
        let mut lines = vec![self.sentence("tournament-round", &[("round", number.into())])];
        lines.extend((1_usize..).zip(&round.games).map(|(board, game)| self.board(board, game)));
        let bye = round.bye.map(|id| self.sentence("tournament-bye", &[("player", self.name(id))]));
        lines.extend(bye);
        self.lines(lines)
    }

    fn board(&self, board: usize, game: &Game) -> Vec<Span> {
        let mut values = vec![
            ("board", board.into()),
            ("white", self.name(game.pair.white)),
            ("black", self.name(game.pair.black)),
        ];
        let id = match game.outcome {
            Some(outcome) => {
                values.push(("result", self.outcome(outcome)));
                "tournament-board-over"
            }
            None if game.postponed => "tournament-board-postponed",
            None => "tournament-board",
        };
        self.sentence(id, &values)
    }

    /// The standings after a round.
    pub(super) fn standings_told(&self, round: usize) -> Utterance {
        let now = self.now();
        if now.round(round).is_none() {
            return self.no_round(round);
        }
        let lines = self.standings(now, round);
        if lines.is_empty() {
            return self.told("tournament-nobody", &[]);
        }
        let mut told = vec![self.sentence("tournament-standings", &[("round", round.into())])];
        told.extend((0..lines.len()).map(|at| self.place(&lines, at)));
        self.lines(told)
    }

    /// A line of the standings: place, player, points, and where others have as many, the tie-breaks as far
    /// as they were needed.
    fn place(&self, lines: &[Line], at: usize) -> Vec<Span> {
        let line = &lines[at];
        let mut gaps = vec![
            ("place", line.place.into()),
            ("player", self.name(self.now().order()[line.seed])),
            ("points", self.points(line.points)),
        ];
        let needed = match needed(lines, at) {
            None => return self.sentence("tournament-place", &gaps),
            Some(0) => return self.sentence("tournament-place-equal", &gaps),
            Some(needed) => needed,
        };
        let ties = self.file.regulations.ties.iter().zip(&line.ties).take(needed);
        let values = ties.map(|(tie, explained)| self.tie_value(*tie, &explained.value));
        gaps.push(("ties", self.narrator.join(values.collect())));
        self.sentence("tournament-place-ties", &gaps)
    }

    /// Points as they are said: halves in words where they are halves.
    pub(super) fn points(&self, points: Points) -> Value {
        let quarters = points.quarters();
        let whole = ("count", usize::try_from(quarters / 4).unwrap_or(0).into());
        Value::Spans(match quarters % 4 {
            0 => self.sentence("tournament-points-whole", &[whole]),
            2 if quarters == 2 => self.sentence("tournament-points-half", &[]),
            2 => self.sentence("tournament-points-and-half", &[whole]),
            _ => vec![self.narrator.talk.span(&points.to_string())],
        })
    }

    /// A player: who he is, how he is placed, his rounds, and whom he meets now.
    pub(super) fn player(&self, id: PlayerId) -> Utterance {
        let now = self.now();
        let entry = now.entry(id);
        let mut lines = vec![self.entry_row(id)];
        lines.extend(self.details(entry));
        let table = told(now);
        let seed = now.seed(id);
        let standings = self.standings(now, now.rounds().len());
        if let Some(line) = standings.iter().find(|line| line.seed == seed)
            && !now.rounds().is_empty()
        {
            let values = [("place", line.place.into()), ("points", self.points(line.points))];
            lines.push(self.sentence("tournament-player-place", &values));
        }
        let cells = table.cards.get(seed).map(|card| card.cells.clone()).unwrap_or_default();
        lines
            .extend((1_usize..).zip(&cells).map(|(round, cell)| self.round_of_player(round, cell)));
        if table.paired() > 0 {
            lines.extend(self.of_one_score(&table, id));
        }
        self.lines(lines)
    }

    /// What is known of a player besides name and rating. His sight class is nobody's business here.
    fn details(&self, entry: &Entry) -> Vec<Vec<Span>> {
        let player = &entry.player;
        let texts = [
            ("tournament-player-title", player.title.map(|title| title.letters().to_owned())),
            ("tournament-player-federation", player.federation.clone()),
            ("tournament-player-club", player.club.clone()),
            ("tournament-player-team", player.team.clone()),
            ("tournament-player-seat", player.seat.clone()),
            ("tournament-player-assistant", player.assistant.as_deref().map(spoken)),
        ];
        let told = |(id, text): (&str, Option<String>)| {
            Some(self.sentence(id, &[("value", text?.into())]))
        };
        texts.into_iter().filter_map(told).collect()
    }

    /// A round on the card of a player.
    fn round_of_player(&self, round: usize, cell: &Cell) -> Vec<Span> {
        let mut values = vec![("round", round.into())];
        if let (Some(opponent), Some(color)) = (cell.opponent, cell.color) {
            values.push(("player", self.name(self.now().order()[opponent])));
            values.push(("color", self.narrator.color(color)));
            let opponent = self.now().order()[opponent];
            let games = (1_usize..).zip(&self.now().rounds()[round - 1].games);
            let board =
                games.filter(|(_, game)| game.pair.of(!color) == opponent).map(|(board, _)| board);
            values.push(("board", board.last().unwrap_or(0_usize).into()));
        }
        let id = match cell.mark {
            Mark::Win | Mark::ShortWin => "tournament-card-won",
            Mark::Draw | Mark::ShortDraw => "tournament-card-drawn",
            Mark::Loss | Mark::ShortLoss => "tournament-card-lost",
            Mark::ForfeitWin => "tournament-card-forfeit-won",
            Mark::ForfeitLoss => "tournament-card-forfeit-lost",
            Mark::Unknown => "tournament-card-now",
            Mark::HalfBye => "tournament-card-half",
            Mark::FullBye => "tournament-card-full",
            Mark::PairingBye => "tournament-card-bye",
            Mark::ZeroBye => "tournament-card-absent",
        };
        self.sentence(id, &values)
    }

    /// Who has as many points as a player.
    fn of_one_score(&self, table: &Crosstable, id: PlayerId) -> Option<Vec<Span>> {
        let now = self.now();
        let score = table.score(now.seed(id));
        let same = (0..table.cards.len())
            .filter(|seed| table.score(*seed) == score)
            .map(|seed| now.order()[seed])
            .filter(|other| *other != id);
        let names: Vec<_> = same.map(|other| self.numbered_name(other)).collect();
        let names = Some(names).filter(|names| !names.is_empty())?;
        Some(self.sentence("tournament-same-points", &[("names", self.narrator.join_all(names))]))
    }

    /// The crosstable: a line for each player, his rounds with the opponent's number, colour and mark.
    pub(super) fn crosstable(&self) -> Utterance {
        let table = told(self.now());
        if table.paired() == 0 {
            return self.told("tournament-no-round-yet", &[]);
        }
        let rows = table.cards.iter().enumerate().map(|(seed, card)| {
            let cells = card.cells.iter().map(written).fold(String::new(), |row, cell| {
                if row.is_empty() { cell } else { row + " " + &cell }
            });
            let values = [
                ("number", (seed + 1).into()),
                ("name", self.name(self.now().order()[seed])),
                ("points", self.points(table.score(seed))),
                ("rounds", cells.into()),
            ];
            self.sentence("tournament-crosstable-row", &values)
        });
        self.lines(rows.collect())
    }
}

/// How many tie-breaks part a line of the standings from those beside it with as many points, 0 if none
/// does; nothing if nobody beside it has as many.
fn needed(lines: &[Line], at: usize) -> Option<usize> {
    let points = lines[at].points;
    let parted = |line: &Line| match line.by {
        Some(By::TieBreak(tie)) => tie + 1,
        Some(By::Points | By::Lots) | None => 0,
    };
    let above = at.checked_sub(1).filter(|above| lines[*above].points == points);
    let below = lines.get(at + 1).filter(|below| below.points == points);
    above.map(|_| parted(&lines[at])).max(below.map(parted))
}

/// A round in a crosstable, as arbiters write it: `4w1`, `3b=`, `5w+`, `H`.
pub(super) fn written(cell: &Cell) -> String {
    let mark = if cell.mark == Mark::Unknown { '?' } else { cell.mark.letter() };
    match (cell.opponent, cell.color) {
        (Some(opponent), Some(color)) => {
            let color = color.fold_wb('w', 'b');
            format!("{}{color}{mark}", opponent + 1)
        }
        _ => mark.to_string(),
    }
}
