//! What there is to see of a session, and what is said of a thing that the player looks at.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Bitboard, Board, ByColor, Color, Move, Piece, Position, Square};

use crate::app::order::Output;
use crate::app::session::intent::Dialog;
use crate::app::session::review::Review;
use crate::app::session::teller::Questions;
use crate::app::session::{Act, Session, tones};
use crate::command::Command;
use crate::exercises::Exercise;
use crate::laws::{At, Outcome, Refusal};
use crate::names;
use crate::table::Aid;
use crate::ui::view::{Arrival, Asked, Shown, Thing, View, Viewpoint, Weeks};
use crate::voices::{Narrator, Priority, Span, Utterance, Value, written};

impl Session {
    /// What a thing is: the sentence that line mode has for it.
    #[must_use]
    pub fn named(&self, at: At, thing: Thing) -> Utterance {
        self.teller().questions().named(at, thing)
    }

    /// What there is to see, without the clocks: what they show changes by itself.
    #[must_use]
    pub fn view(&self) -> View {
        View { weeks: self.weeks(), ..self.teller().questions().view() }
    }

    /// How practice has gone, where the player has asked for that last.
    fn weeks(&self) -> Vec<Weeks> {
        let name = |command| self.narrator().talk.command_name(command);
        let row = |(command, heights): &(Command, Vec<u8>)| Weeks {
            name: name(*command).to_owned(),
            heights: heights.clone(),
        };
        self.learning.weeks.iter().map(row).collect()
    }

    /// How much is done of what the player waits for, in percent; nothing where that takes no time.
    #[must_use]
    pub fn percent_done(&self, at: At) -> Option<u8> {
        let practised = self.place.activity.practised().and_then(Exercise::percent_done);
        practised.or_else(|| self.analysing.percent_gone(at))
    }

    /// What the clocks show in figures and what each player has taken, a line each; nothing where
    /// there are no clocks and nothing was taken.
    #[must_use]
    pub fn dials(&self, at: At) -> Option<ByColor<String>> {
        let timed = !self.place.withholds(Aid::Times);
        let told = self.place.shows_board();
        self.teller().questions().with_asker(at, |asker| {
            let line = |color: Color| asker.dial(color, timed, told);
            let (white, black) = (line(Color::White), line(Color::Black));
            (white.is_some() || black.is_some()).then(|| ByColor {
                white: white.unwrap_or_default(),
                black: black.unwrap_or_default(),
            })
        })
    }
}

impl Questions<'_> {
    /// What a thing is: the sentence that line mode has for it.
    fn named(&self, at: At, thing: Thing) -> Utterance {
        if let (Thing::Clock(_), Some(captures)) = (thing, self.captures_alone()) {
            return captures;
        }
        self.teller().questions().with_asker(at, |asker| {
            let (spans, none) = match thing {
                // What may not be asked may not be looked at.
                Thing::Clock(color) if self.place.withholds(Aid::Times) => {
                    (asker.player_line(color, false, self.tells_board()), "withheld-times")
                }
                Thing::Moves(_) if self.place.withholds(Aid::ScoreSheet) => {
                    (None, "withheld-score-sheet")
                }
                // There is no board to look at; the square is still where the cursor stands.
                Thing::Square(square) if !self.tells_board() => {
                    (Some(asker.narrator.square(square).spans()), "empty")
                }
                Thing::Square(square) => return asker.square(square),
                Thing::Moves(line) => {
                    let spans = match self.place.activity.reviewed() {
                        Some(review) => review.row(line, &asker),
                        None if self.place.occasion.is_match() => {
                            self.teller().moves().own_sheet().into_iter().nth(line)
                        }
                        None => asker.score_pair(line),
                    };
                    (spans, "score-none")
                }
                Thing::Clock(color) => {
                    (asker.player_line(color, true, self.tells_board()), "clock-none")
                }
                // They are on no player's screen.
                Thing::Matter(_) | Thing::Boards(_) | Thing::Room(_) => (None, "empty"),
            };
            let none = || asker.narrator.talk.sentence(none, &[]);
            Utterance { priority: Priority::Answer, spans: spans.unwrap_or_else(none) }
        })
    }

    /// Whether the pieces may be seen here, and there are any: not while a question is looked for.
    fn tells_board(&self) -> bool {
        let is_there = self.place.activity.practised().is_none_or(Exercise::is_ready);
        self.place.shows_board() && !self.place.activity.is_from_memory() && is_there
    }

    /// Adds the marks of a square: everything that is seen can be heard. They are told when the player comes
    /// to the square or asks about it, and not again when one changes while he is on it: that is told by
    /// itself.
    pub(super) fn mark(&self, square: Square, named: &mut Utterance) {
        if !self.tells_board() {
            return;
        }
        let here = self.place.in_sight();
        let last = self.last_squares();
        let marks = [
            (here.is_check() && here.board().king_of(here.turn()) == Some(square), "mark-check"),
            (self.held() == Some(square), "mark-held"),
            (self.targets().is_some_and(|targets| targets.contains(square)), "mark-target"),
            (last.is_some_and(|(from, to)| square == from || square == to), "mark-last"),
        ];
        let piece = here.board().piece_at(square);
        add_marks(&self.manner.narrator, named, (square, piece), &marks);
    }

    /// Says what the player looks at.
    pub(super) fn looked_at(&self, at: At, thing: Thing, arrival: Arrival) -> Vec<Act> {
        // Which colour a square has is asked in drills.
        let is_asked = self.place.activity.is_from_memory() && arrival != Arrival::Edge;
        let tone = tones::of_look(thing, arrival).filter(|_| !is_asked).map(Act::tone);
        let mut named = self.named(at, thing);
        if let Thing::Square(square) = thing {
            self.mark(square, &mut named);
        }
        let looked_at = match (arrival, thing) {
            (Arrival::Pane, Thing::Clock(_)) if self.captures_alone().is_some() => {
                let what = [("what", named.spans.into())];
                self.manner.narrator.say(Priority::Answer, "look-captures", &what)
            }
            (Arrival::Pane, Thing::Clock(_)) if self.counts_for_players() => {
                let what = [("what", named.spans.into())];
                self.manner.narrator.say(Priority::Answer, "look-players", &what)
            }
            (Arrival::Step | Arrival::Edge | Arrival::Pane, _) => {
                come_to(&self.manner.narrator, named, thing, arrival)
            }
        };
        tone.into_iter().chain([Act::Out(Output::Look(looked_at))]).collect()
    }

    /// What there is to see, without the clocks: what they show changes by itself.
    fn view(&self) -> View {
        let here = self.place.in_sight();
        let check = here.is_check().then(|| here.board().king_of(here.turn())).flatten();
        let told = self.tells_board();
        let sheet = !self.place.withholds(Aid::ScoreSheet);
        View {
            // A board without pieces, where a second one beside the player's own is forbidden.
            board: if told { here.board().clone() } else { Board::empty() },
            told: Shown(told),
            bottom: self.manner.seen_from(self.place),
            last: self.last_squares().filter(|_| told),
            check: check.filter(|_| told),
            held: self.held().filter(|_| told),
            targets: self.targets().filter(|_| told).unwrap_or_default(),
            header: self.header(),
            pending: self.stage_written(),
            clocks: None,
            moves: if sheet { self.sheet() } else { Vec::new() },
            here: self.place.activity.reviewed().and_then(|review| Some(review.study.row()?.0)),
            course: self.place.activity.reviewed().map(Review::course).unwrap_or_default(),
            done: None,
            weeks: Vec::new(),
            timed: self.teller().questions().with_asker(At::ZERO, |asker| asker.clocks.is_some()),
            quickplay: matches!(
                self.place.game.why_no_quickplay_claim(self.place.me(), self.place.game.now()),
                None | Some(Refusal::TooEarlyForQuickplay)
            ),
            asked: self.asked(),
            walking: self.place.activity.reviewed().is_some(),
            matters: Vec::new(),
            boards: Vec::new(),
            room: None,
            spot: if self.place.occasion.is_match() { Viewpoint::Seat } else { Viewpoint::Home },
        }
    }

    fn sheet(&self) -> Vec<String> {
        let review = self.place.activity.reviewed();
        if review.is_none() && self.place.occasion.is_match() {
            // What its player has on his sheet, and not what was played (8.1).
            return self.teller().moves().own_sheet().iter().map(|line| written(line)).collect();
        }
        self.teller().questions().with_asker(At::ZERO, |asker| match review {
            Some(review) => review.sheet(&asker),
            None => asker.score_sheet(),
        })
    }

    /// The square whose piece is in the hand.
    fn held(&self) -> Option<Square> {
        self.place.in_hand()
    }

    /// Whether a line of a player says what a game by other rules counts for him.
    fn counts_for_players(&self) -> bool {
        let here = self.teller().questions();
        self.tells_board() && here.with_asker(At::ZERO, |asker| asker.tally(Color::White).is_some())
    }

    /// What was captured, where that stands in the place of clocks.
    fn captures_alone(&self) -> Option<Utterance> {
        if self.counts_for_players() {
            return None;
        }
        let told = self.place.shows_board();
        self.teller().questions().with_asker(At::ZERO, |asker| {
            asker.clocks.is_none().then(|| asker.captures()).flatten().filter(|_| told)
        })
    }

    /// Where the piece in the hand may go; nothing where that is not told.
    fn targets(&self) -> Option<Bitboard> {
        if self.place.withholds(Aid::LegalMoves) || !self.place.blindfold().is_off() {
            return None;
        }
        let (from, here) = (self.held()?, self.place.in_sight());
        let turn = here.turn();
        let moves = here.legal_moves().into_iter().filter(|mv| mv.from() == Some(from));
        // A king that castles is put on its own new square.
        let to = |mv: Move| mv.castling_side().map_or(mv.to(), |side| side.king_to(turn));
        Some(moves.map(to).collect())
    }

    fn asked(&self) -> Option<Asked> {
        Some(match self.place.pending.question()? {
            Dialog::Choose(readings, _) => Asked::Number(readings.len()),
            Dialog::Confirm(_) => Asked::YesNo,
        })
    }

    /// What stands above the board, the most important first. Each part has a question that tells it.
    fn header(&self) -> Vec<String> {
        let narrator = &self.manner.narrator;
        let players = written(&self.played_or_practised());
        if self.place.withholds(Aid::PositionReadout) {
            let is_match = self.place.occasion.is_match();
            return is_match.then_some(players).into_iter().collect();
        }
        let outcome = self.place.game.outcome().filter(|_| !self.place.activity.is_elsewhere());
        let (turn, opening) = self.teller().questions().with_asker(At::ZERO, |asker| {
            (asker.to_move().written(), asker.named_opening().map(|named| named.written()))
        });
        let opening = opening.filter(|_| !self.place.withholds(Aid::OpeningName));
        let over = |outcome| {
            let score = [("score", Outcome::score(outcome).into())];
            written(&narrator.talk.sentence("header-over", &score))
        };
        let practised = self.place.activity.practised();
        let searched = practised.and_then(|practised| practised.progress(narrator));
        let turn = match (searched, practised) {
            (Some(searched), _) => Some(written(&searched)),
            (None, Some(drill)) if drill.is_from_memory() => {
                drill.to_move(narrator).map(|turn| written(&turn))
            }
            (None, _) => Some(outcome.map_or(turn, over)),
        };
        turn.into_iter().chain([players]).chain(opening).collect()
    }

    /// The names of the players; in an exercise, what is practised.
    fn played_or_practised(&self) -> Vec<Span> {
        let narrator = &self.manner.narrator;
        if let Some(practised) = self.place.activity.practised() {
            return practised.place(narrator);
        }
        let [white, black] = Color::ALL.map(|color| self.player(color));
        narrator.talk.sentence("header-players", &[("white", white), ("black", black)])
    }

    fn player(&self, color: Color) -> Value {
        let (narrator, header) = (&self.manner.narrator, &self.place.listing.header);
        if let Some(seat) = self.place.occasion.seat() {
            return seat.name(color).into();
        }
        match self.place.activity.reviewed() {
            Some(review) => review.player(narrator, color),
            None if header.players()[color].is_human() => names::person(narrator, header, color),
            None => {
                let level = self.opponent.level_value();
                match self.opponent.engine_name() {
                    None => narrator.talk.sentence("player-builtin", &[level]).into(),
                    Some(name) => {
                        let values = [level, ("name", name.into())];
                        narrator.talk.sentence("player-engine", &values).into()
                    }
                }
            }
        }
    }

    fn last_squares(&self) -> Option<(shakmaty::Square, shakmaty::Square)> {
        // What the opponent at a table has on his board, nobody sees before he announces it (D.2.1).
        let is_mine = self.place.is_here(self.place.game.position().turn());
        let seen =
            !self.place.activity.is_elsewhere() && (is_mine || !self.place.occasion.is_match());
        let stands = self.place.game.underway().on_board().filter(|_| seen);
        let mv = stands.or_else(|| {
            self.teller()
                .questions()
                .with_asker(At::ZERO, |asker| asker.made.last().map(|made| made.mv))
        })?;
        Some((mv.from()?, mv.to()))
    }

    fn stage_written(&self) -> Option<String> {
        let stage = if self.place.activity.is_elsewhere() {
            Vec::new()
        } else {
            self.teller().stage_sentences()
        };
        let lines: Vec<String> = stage.iter().map(Utterance::written).collect();
        (!lines.is_empty()).then(|| lines.join(" "))
    }
}

/// Names what stands on a square with what that is marked for, if it is.
pub(in crate::app) fn add_marks(
    narrator: &Narrator,
    named: &mut Utterance,
    (square, piece): (Square, Option<Piece>),
    marks: &[(bool, &str)],
) {
    let marks = marks.iter().filter(|(is_marked, _)| *is_marked).map(|(_, id)| *id);
    let marks: Vec<&str> = marks.collect();
    if !marks.is_empty() {
        named.spans = narrator.answers().marked(square, piece, &marks);
    }
}

/// What is said of a thing that is named so, by how the cursor came there.
pub(in crate::app) fn come_to(
    narrator: &Narrator,
    named: Utterance,
    thing: Thing,
    arrival: Arrival,
) -> Utterance {
    let id = match (arrival, thing) {
        (Arrival::Step, _) => return named,
        (Arrival::Edge, _) => "look-edge",
        (Arrival::Pane, Thing::Square(_)) => "look-board",
        (Arrival::Pane, Thing::Moves(_)) => "look-moves",
        (Arrival::Pane, Thing::Clock(_)) => "look-clocks",
        (Arrival::Pane, Thing::Matter(_)) => "look-matters",
        (Arrival::Pane, Thing::Boards(_)) => "look-boards",
        (Arrival::Pane, Thing::Room(_)) => "look-room",
    };
    narrator.say(Priority::Answer, id, &[("what", named.spans.into())])
}
