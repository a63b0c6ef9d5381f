//! Boards by their names, and what sits there: single games, matches of teams, duels.

use shakmaty::Color;

use crate::organiser::teller::EventTeller;
use crate::tournament::crosstable::Mark;
use crate::tournament::decider::Decider;
use crate::tournament::duel::DuelProgress;
use crate::tournament::outcome::Outcome;
use crate::tournament::player::{Player, PlayerId};
use crate::tournament::tournament::{Across, Board, Game};
use crate::voices::{Span, Utterance, Value, called};

/// A place in the hall: a board of the round, and where teams or duels are played, the board of the match
/// or the game of the duel; all from 1.
pub(super) type At = (usize, Option<usize>);

impl EventTeller<'_> {
    /// A board by its name: `2`, and where more than one belong together `2.3`.
    pub(super) fn at(&self, (board, part): At) -> Value {
        match part {
            Some(part) if part > 1 || self.now().terms().regular() > 1 => {
                format!("{board}.{part}").into()
            }
            _ => board.into(),
        }
    }

    /// Everything of a game that a sentence may name: its board, White and Black.
    pub(super) fn of_board(&self, round: usize, (board, part): At) -> Vec<(&'static str, Value)> {
        let mut values = vec![("round", round.into()), ("board", self.at((board, part)))];
        if let Ok(game) = self.now().game(round, board) {
            let at = part.and_then(|part| game.boards.get(part.checked_sub(1)?));
            values.push(("white", self.who(game, at, Color::White)));
            values.push(("black", self.who(game, at, Color::Black)));
        }
        values
    }

    /// Who has a colour at a board of a match, or in the pair where no board is meant.
    fn who(&self, game: &Game, board: Option<&Board>, color: Color) -> Value {
        let Some(board) = board else { return self.name(game.pair.of(color)) };
        match self.now().sits(game, board, color) {
            Some(player) => called(&player.name).into(),
            None => self.narrator.word("tournament-nobody-there"),
        }
    }

    /// The boards of a pair: one line for a single game, else the match or duel and a line for each of its
    /// boards, and what decides if it is tied.
    pub(super) fn rows(&self, round: usize, board: usize, game: &Game) -> Vec<Vec<Span>> {
        let now = self.now();
        let is_plain = now.terms().boards().is_none() && game.boards.len() < 2;
        let parts =
            (1..).zip(&game.boards).map(|(part, at)| self.row(round, (board, Some(part)), at));
        let mut rows = Vec::new();
        if is_plain {
            let alone = Board {
                outcome: game.outcome,
                postponed: game.postponed,
                ..Board::new(Color::White, shakmaty::ByColor::default())
            };
            let part = (!game.boards.is_empty()).then_some(1);
            rows.push(self.row(round, (board, part), game.boards.first().unwrap_or(&alone)));
        } else {
            rows.push(self.head(board, game));
            rows.extend(parts);
        }
        if now.is_knock_out(round) && game.boards.iter().any(|board| board.outcome.is_some()) {
            rows.extend(self.goes_on(board, game));
        }
        rows
    }

    fn row(&self, round: usize, at: At, board: &Board) -> Vec<Span> {
        let mut values = self.of_board(round, at);
        let id = match board.outcome {
            Some(outcome) => {
                values.push(("result", self.outcome(outcome)));
                "tournament-board-over"
            }
            None if board.postponed => "tournament-board-postponed",
            None => "tournament-board",
        };
        self.sentence(id, &values)
    }

    /// Two teams, or two in a duel, and their score as far as it is known.
    fn head(&self, board: usize, game: &Game) -> Vec<Span> {
        let scoring = self.now().terms().of_a_game();
        let mut values = vec![
            ("board", board.into()),
            ("white", self.name(game.pair.white)),
            ("black", self.name(game.pair.black)),
        ];
        if game.boards.iter().all(|board| board.outcome.is_none()) {
            return self.sentence("tournament-match", &values);
        }
        values.push(("own", self.points(game.points(Color::White, scoring))));
        values.push(("other", self.points(game.points(Color::Black, scoring))));
        self.sentence("tournament-match-score", &values)
    }

    /// Who goes on in a duel, or by what that is decided; nothing while it is simply played.
    pub(super) fn goes_on(&self, board: usize, game: &Game) -> Option<Vec<Span>> {
        let name = |side: Color| ("player", self.name(game.pair.of(side)));
        Some(match self.now().progress(game) {
            DuelProgress::Won(winner) => self.sentence("tournament-goes-on", &[name(winner)]),
            DuelProgress::Playing(_, None) => return None,
            DuelProgress::Playing(part, Some(decider)) => {
                let white = game.boards.get(part - 1).map_or_else(
                    || game.boards.last().map_or(Color::White, |last| !last.white),
                    |board| board.white,
                );
                let decider = ("decider", self.decider(decider));
                let values = [decider, ("board", self.at((board, Some(part)))), name(white)];
                self.sentence("tournament-tied-game", &values)
            }
            DuelProgress::Tied(Decider::Arbiter, _) => {
                self.sentence("tournament-tied", &[("board", board.into())])
            }
            DuelProgress::Tied(decider, _) => {
                let values = [("board", board.into()), ("decider", self.decider(decider))];
                self.sentence("tournament-tied-by", &values)
            }
        })
    }

    /// What decides, in words.
    pub(super) fn decider(&self, decider: Decider) -> Value {
        self.narrator.word(match decider {
            Decider::Rapid => "decider-rapid",
            Decider::Blitz => "decider-blitz",
            Decider::Armageddon => "decider-armageddon",
            Decider::Rating => "decider-rating",
            Decider::WhiteOut => "decider-white-out",
            Decider::Boards => "decider-boards",
            Decider::Lots => "decider-lots",
            Decider::Arbiter => "decider-arbiter",
        })
    }

    /// The boards of the last round that have no result yet, and games that were postponed before; behind
    /// them those that are adjourned.
    pub(super) fn missing(&self, adjourned: Vec<Vec<Span>>) -> Utterance {
        if self.now().rounds().is_empty() {
            return self.told("tournament-no-round-yet", &[]);
        }
        let lines: Vec<_> = self.open_boards().into_iter().chain(adjourned).collect();
        if lines.is_empty() {
            return self.told("tournament-none-missing", &[]);
        }
        self.lines(lines)
    }

    /// The games without a result, of all rounds, a line each.
    pub(super) fn open_boards(&self) -> Vec<Vec<Span>> {
        let now = self.now();
        let mut lines = Vec::new();
        for (number, round) in (1_usize..).zip(now.rounds()) {
            for (board, game) in (1_usize..).zip(&round.games) {
                if game.outcome.is_some() {
                    continue;
                }
                if game.boards.is_empty() {
                    lines.push(self.without_result(number, (board, None), game.postponed));
                }
                let open = (1..).zip(&game.boards).filter(|(_, at)| at.outcome.is_none());
                lines.extend(open.map(|(part, at)| {
                    self.without_result(number, (board, Some(part)), at.postponed)
                }));
                if now.is_knock_out(number) {
                    lines.extend(self.goes_on(board, game));
                }
            }
        }
        lines
    }

    fn without_result(&self, round: usize, at: At, postponed: bool) -> Vec<Span> {
        let id = if postponed { "tournament-postponed" } else { "tournament-playing" };
        self.sentence(id, &self.of_board(round, at))
    }

    /// A player of a team: his team, his board, and his games.
    pub(super) fn member(&self, team: PlayerId, member: usize) -> Utterance {
        let player = &self.now().entry(team).player.members[member];
        let mut lines = vec![self.member_row(member, player)];
        lines.push(self.sentence("tournament-player-team", &[("value", self.name(team))]));
        lines.extend(self.details(player));
        let games = self.now().games_of(team, member);
        lines.extend(games.into_iter().map(|across| self.game_of_member(&across)));
        self.lines(lines)
    }

    /// A player in the list of his team.
    pub(super) fn member_row(&self, member: usize, player: &Player) -> Vec<Span> {
        let mut values =
            vec![("number", (member + 1).into()), ("name", Value::from(called(&player.name)))];
        match player.rating {
            Some(rating) => {
                values.push(("rating", usize::from(rating).into()));
                self.sentence("tournament-entry", &values)
            }
            None => self.sentence("tournament-entry-unrated", &values),
        }
    }

    fn game_of_member(&self, across: &Across) -> Vec<Span> {
        let (team, opponent) = across.opponent;
        let opponent = opponent
            .and_then(|member| self.now().entry(team).player.members.get(member))
            .map_or_else(
                || self.narrator.word("tournament-nobody-there"),
                |player| called(&player.name).into(),
            );
        let values = [
            ("round", across.round.into()),
            ("board", self.at((across.board, Some(across.part)))),
            ("player", opponent),
            ("color", self.narrator.color(across.color)),
        ];
        self.sentence(card(across.mark), &values)
    }

    /// What a result is called.
    pub(super) fn outcome(&self, outcome: Outcome) -> Value {
        self.narrator.word(match outcome {
            Outcome::White => "outcome-white",
            Outcome::Draw => "outcome-draw",
            Outcome::Black => "outcome-black",
            Outcome::WhiteByForfeit => "outcome-white-forfeit",
            Outcome::BlackByForfeit => "outcome-black-forfeit",
            Outcome::NeitherByForfeit => "outcome-neither-forfeit",
            Outcome::Neither => "outcome-neither",
            Outcome::HalfForWhite => "outcome-half-white",
            Outcome::HalfForBlack => "outcome-half-black",
        })
    }
}

/// The sentence of a round on the card of a player.
pub(super) const fn card(mark: Mark) -> &'static str {
    match mark {
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
    }
}
