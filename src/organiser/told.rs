//! How things are: the event, the entries, pairings, standings, a player, the crosstable.

use crate::organiser::matches::card;
use crate::organiser::standing::crosstable_told;
use crate::organiser::teller::EventTeller;
use crate::tournament::crosstable::{Cell, Crosstable, Mark};
use crate::tournament::file::Key;
use crate::tournament::player::{Player, PlayerId};
use crate::tournament::points::Points;
use crate::tournament::system::System;
use crate::voices::{Span, Utterance, Value, called};

impl EventTeller<'_> {
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
        put("tournament-arbiter", event.arbiter.as_deref().map(|name| called(name).into()));
        put("tournament-laws", Some(event.laws.year().to_string().into()));
        let variant = event.variant.map(|variant| self.narrator.variants().name(variant));
        put("tournament-variant", variant.map(Value::Spans));
        put("tournament-system", Some(self.system()));
        let rounds = Some(self.now().planned()).filter(|rounds| *rounds > 0);
        put("tournament-rounds", rounds.map(Value::from));
        put("tournament-accelerated", event.is_accelerated.then(|| "Baku".into()));
        put("tournament-boards", event.terms.boards().map(Value::from));
        put("tournament-arbiters", self.arbiters());
        put("tournament-time", event.time.as_ref().map(|time| time.to_string().into()));
        put(
            "tournament-default-time",
            event.default_time.map(|minutes| usize::from(minutes).into()),
        );
        let ties = self.tie_names();
        let deciders = event.terms.deciders.iter().map(|decider| match self.decider(*decider) {
            Value::Spans(spans) => spans,
            _ => Vec::new(),
        });
        let deciders = Some(deciders.collect::<Vec<_>>()).filter(|all| !all.is_empty());
        put("tournament-decided-by", deciders.map(|all| self.narrator.join(all)));
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
        lines.extend(event.odds.as_ref().map(|odds| self.narrator.odds().given(odds)));
        self.lines(lines)
    }

    /// How many arbiters are enough for the boards of a round: one for six boards, and two at least
    /// (Vietnamese competition regulations, 6.1 and 6.3).
    fn arbiters(&self) -> Option<Value> {
        let now = self.now();
        let boards = now.entries().len() / 2 * now.terms().boards().unwrap_or(1);
        (boards > 0).then(|| boards.div_ceil(6).max(2).into())
    }

    fn system(&self) -> Value {
        self.narrator.word(match self.file.regulations.terms.system {
            System::RoundRobin { .. } => "system-round-robin",
            System::Swiss => "system-swiss",
            System::Adjusted => "system-adjusted",
            System::Lots => "system-lots",
            System::ByHand => "system-by-hand",
            System::Match { .. } => "system-match",
            System::Scheveningen { .. } => "system-scheveningen",
            System::KnockOut => "system-knock-out",
            System::Groups { .. } => "system-groups",
        })
    }

    /// Everybody by starting number, in groups group by group.
    pub(super) fn entries(&self) -> Utterance {
        let groups = self.now().groups();
        let has_groups = groups.len() > 1;
        let mut rows = Vec::new();
        for (number, group) in (1_usize..).zip(groups) {
            rows.extend(has_groups.then(|| self.group_title(number)));
            rows.extend(group.into_iter().map(|id| self.entry_row(id)));
        }
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
        let games = (1_usize..).zip(&round.games);
        lines.extend(games.flat_map(|(board, game)| self.rows(number, board, game)));
        let bye = round.bye.map(|id| self.sentence("tournament-bye", &[("player", self.name(id))]));
        lines.extend(bye);
        let free = |id: &PlayerId| self.sentence("tournament-free", &[("player", self.name(*id))]);
        lines.extend(round.free.iter().map(free));
        self.lines(lines)
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
        lines.extend(self.details(&entry.player));
        let members = entry.player.members.iter().enumerate();
        lines.extend(members.map(|(at, member)| self.member_row(at, member)));
        let table = crosstable_told(now);
        let seed = now.seed(id);
        let standings = self.standing().lines(now, now.rounds().len());
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
    pub(super) fn details(&self, player: &Player) -> Vec<Vec<Span>> {
        let texts = [
            ("tournament-player-title", player.title.map(|title| title.letters().to_owned())),
            ("tournament-player-federation", player.federation.clone()),
            ("tournament-player-club", player.club.clone()),
            (
                "tournament-player-team",
                player.team.clone().filter(|_| self.now().terms().boards().is_none()),
            ),
            ("tournament-player-captain", player.captain.as_deref().map(called)),
            ("tournament-player-seat", player.seat.clone()),
            ("tournament-player-assistant", player.assistant.as_deref().map(called)),
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
        self.sentence(card(cell.mark), &values)
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
        let table = crosstable_told(self.now());
        if table.paired() == 0 {
            return self.told("tournament-no-round-yet", &[]);
        }
        let rows = table.cards.iter().enumerate().map(|(seed, card)| {
            let id = self.now().order()[seed];
            let cells = card.cells.iter().enumerate();
            let cells: Vec<_> = cells.map(|(at, cell)| self.board_points(id, at, cell)).collect();
            let cells = cells.join(" ");
            let values = [
                ("number", (seed + 1).into()),
                ("name", self.name(id)),
                ("points", self.points(table.score(seed))),
                ("rounds", cells.into()),
            ];
            self.sentence("tournament-crosstable-row", &values)
        });
        self.lines(rows.collect())
    }

    /// A round in a crosstable: of teams and duels with the points of their boards, `4w2.5`.
    fn board_points(&self, id: PlayerId, at: usize, cell: &Cell) -> String {
        let mut games = self.now().rounds()[at].games.iter();
        let own = games.find_map(|game| Some((game, game.pair.color_of(id)?)));
        match (own, cell.opponent) {
            (Some((game, side)), Some(opponent))
                if game.boards.iter().any(|board| board.outcome.is_some()) =>
            {
                let points = game.points(side, self.now().terms().of_a_game());
                format!("{}{}{points}", opponent + 1, side.fold_wb('w', 'b'))
            }
            _ => written(cell),
        }
    }
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
