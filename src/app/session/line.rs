//! What is done about a typed line, by what it means (`meaning`).

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Move, Position};

use crate::app::order::Output;
use crate::app::session::dialog::Anew;
use crate::app::session::intent::{Change, Find, Intent, OnBoards, Open, Purpose, all, said};
use crate::app::session::meaning::{self, Becomes, FromPlayer, Meaning, Understood, Wording};
use crate::app::session::teller::{Lines, Moves, Teller};
use crate::app::session::{Act, Session, in_full, tones};
use crate::command::{Command, Practice, Study};
use crate::exercises::{Answered as OfExercise, Exercise, Listed};
use crate::laws::{At, Refusal};
use crate::notation::{Illegal, NotRead};
use crate::table::Aid;
use crate::tones::Tone;
use crate::understanding::{About, Doubt, Invoked};
use crate::voices::narrate::quoted;
use crate::voices::{Priority, Span, Utterance, Value};

impl Session {
    /// Handles a line, or what a key stands for. Whatever is being said stops: the player has gone on.
    pub(super) fn take_words(&mut self, at: At, words: FromPlayer<'_>) -> Vec<Act> {
        let awaited = self.analysing.is_waiting();
        self.analysing.comes_between();
        let mut acts = self.act_on(at, words);
        if awaited && self.analysing.is_waiting() {
            // The answer that is awaited does not cut it off.
            in_full(&mut acts);
        }
        acts
    }

    fn act_on(&mut self, at: At, words: FromPlayer<'_>) -> Vec<Act> {
        let mut acts = vec![Act::Out(Output::Hush)];
        let stopped = self.place.activity.stops_moves();
        let now = self.teller().reader().now(self.analysing.is_waiting());
        let wording = match words {
            FromPlayer::Line(line) => self.teller().reader().as_it_looks(line.trim(), &now),
            FromPlayer::Chosen(chosen) => Ok((Wording::chosen(chosen, &now), None)),
        };
        let line = match wording {
            Ok((line, told)) => {
                acts.extend(told.map(Act::say));
                line
            }
            Err(unreadable) => {
                acts.push(Act::say(unreadable));
                return acts;
            }
        };
        // Moves that come by themselves are stopped by an empty line as well.
        let ends = stopped && (line.text.is_empty() || line.stops() && !now.searches);
        let line = if ends { Wording::bare(Command::Pause) } else { line };
        let understood = meaning::read(&line, &now);
        if matches!(understood.meaning, Meaning::Stop) {
            let stops = self.analysing.stop(&self.manner);
            acts.extend(self.carry_out(at, stops));
            return acts;
        }
        acts.extend(self.does_meaning(at, &line, understood));
        let is_elsewhere = self.place.activity.is_elsewhere();
        if stopped && is_elsewhere && self.place.activity.deadline().is_none() {
            acts.push(self.manner.said("auto-stopped", &[]));
        }
        acts
    }

    /// Does what a line means, and asks again what was open before it.
    fn does_meaning(&mut self, at: At, line: &Wording, understood: Understood) -> Vec<Act> {
        let Understood { meaning, question, asks_anew } = understood;
        self.manner.goes_on_after(&meaning);
        let mut acts = Vec::new();
        match question {
            Becomes::GivenUp => acts.extend(self.place.pending.lapse(&self.manner)),
            Becomes::Closed => drop(self.place.pending.close()),
            Becomes::Open => {}
        }
        self.manner.heard.typed = line.invoked.as_ref().and_then(Invoked::named);
        self.manner.heard.asks(line.command(), self.place.here());
        let is_answer = matches!(meaning, Meaning::Answer(_));
        if !is_answer {
            self.place.pending.forget_lists();
        }
        let wanted = self.teller().lines().wants(at, line, meaning);
        match self.place.pending.asked_anew(asks_anew, &wanted) {
            Anew::Asked => {}
            Anew::Done => drop(self.place.pending.close()),
            Anew::Refused => acts.extend(self.place.pending.lapse(&self.manner)),
        }
        acts.extend(self.carry_out(at, wanted));
        let is_open = self.place.pending.is_asking() && is_answer;
        if !is_open && !self.finding.is_waiting() {
            let again = self.teller().lines().asks_again();
            acts.extend(self.carry_out(at, again));
        }
        acts
    }
}

impl Lines<'_> {
    /// What a line wants that means this: a row for each meaning.
    pub(super) fn wants(&self, at: At, line: &Wording, meaning: Meaning) -> Vec<Intent> {
        let requests = self.teller().requests();
        match meaning {
            Meaning::Stop => Vec::new(),
            Meaning::Answer(response) => self.answered(at, line, response),
            Meaning::Rest(command, about) => requests.request(at, command, &about),
            Meaning::Again => self.heard_again(),
            Meaning::Solve(given) => vec![Intent::Activity(Change::Solve(given))],
            Meaning::SolveAll(listed) => solved(listed, &line.text),
            Meaning::More => vec![Intent::Games(Find::More)],
            Meaning::Next => vec![Intent::Activity(Change::Study(Study::Next, About::Nothing))],
            Meaning::Number(command, about) => {
                // The list is still there for the next number.
                let again = Intent::Open(Open::Numbers(command));
                [again].into_iter().chain(requests.request(at, command, &about)).collect()
            }
            Meaning::Command(invoked) => self.commanded(at, &invoked),
            Meaning::StrokeAndMove | Meaning::NoCommand => {
                all(self.teller().reader().refused_stroke(&line.text, &meaning))
            }
            Meaning::OtherKind => {
                all(self.answer_wanted().map(|wanted| self.manner.told_lines(vec![wanted])))
            }
            Meaning::Flag => requests.claim_flag(),
            Meaning::OfOffer => said(self.manner.said("seat-answer-offer", &[])),
            Meaning::Doubted(doubt) => self.not_played(&doubt),
            Meaning::Move(read) => self.named_move(line, read),
        }
    }

    /// The question of the exercise again, where that is counted and where it is not; or the drill that is
    /// meant to be done begins.
    fn heard_again(&self) -> Vec<Intent> {
        let practised = self.place.activity.practised();
        if let Some(words) = practised.and_then(|it| it.begins(&self.manner.narrator)) {
            return vec![Intent::Practise(Practice::Drill, words)];
        }
        let counts = self.place.activity.practised().is_some_and(Exercise::counts_repeats);
        if counts {
            vec![Intent::Activity(Change::Again)]
        } else {
            all(self.place.activity.asked(self.manner))
        }
    }

    /// What a command wants, or a question.
    fn commanded(&self, at: At, invoked: &Invoked) -> Vec<Intent> {
        let Invoked { command, ref about, .. } = *invoked;
        if let Some(refused) = self.teller().questions().not_in_exercise(command) {
            return said(refused);
        }
        if let Some(wanted) = self.place.goes_to_board(command, about.words()) {
            return wanted;
        }
        if command.is_of_chess_alone()
            && let Some(refused) = self.teller().only_in_chess()
        {
            return said(refused);
        }
        // What waits for his turn is forgotten by the word that stops everything.
        let stops = invoked.is_phrase && command == Command::Close && about.is_nothing();
        let dropped = || self.teller().moves().drop_premove();
        if !self.place.activity.is_elsewhere()
            && let Some(dropped) = stops.then(dropped).flatten()
        {
            return dropped;
        }
        let answer = self.teller().questions().answer(at, command, about);
        match self.asks(at, command, about, answer.as_ref()) {
            Ok(recorded) => all(recorded)
                .into_iter()
                .chain(self.answer_or_request(at, command, about, answer))
                .collect(),
            Err(refused) => all(refused),
        }
    }

    /// What kind of answer the exercise wants, where that is no move.
    fn answer_wanted(&self) -> Option<Vec<Span>> {
        self.place.activity.practised()?.wants(&self.manner.narrator)
    }

    fn answer_or_request(
        &self,
        at: At,
        command: Command,
        about: &About,
        answer: Option<Result<Utterance, Utterance>>,
    ) -> Vec<Intent> {
        let questions = self.teller().questions();
        if let About::Page(form) = about
            && form.keeps
        {
            return questions.keeps_page(at, *form);
        }
        if let Some(sheet) = self.teller().moves().reads_sheet(command, about) {
            return vec![Intent::Tell(vec![sheet])];
        }
        match answer {
            // What advises is answered only where advice is given.
            Some(_) if command == Command::Hanging => {
                self.teller().requests().request(at, command, about)
            }
            Some(Ok(answer)) => {
                let tone = tones::of_question(command, about).map(Act::tone);
                let answered = questions.answered(command, answer);
                vec![Intent::Tell(tone.into_iter().chain(answered).collect())]
            }
            Some(Err(wrong)) => said(Act::say(wrong)),
            None => self.teller().requests().request(at, command, about),
        }
    }

    /// What is said of a move that is not played: whether it could be, where that is asked and may be told.
    fn not_played(&self, doubt: &Doubt) -> Vec<Intent> {
        let place = self.place;
        let tells = doubt.is_asked
            && !place.occasion.is_match()
            && !place.occasion.is_rehearsal()
            && !place.withholds(Aid::PositionReadout)
            && self.teller().questions().not_in_exercise(Command::Moves).is_none()
            && place.may_move();
        match doubt.read.as_ref().filter(|_| tells) {
            Some(Ok(mv)) => {
                let announced = self.manner.narrator.announcement(place.here(), *mv);
                let values = [("move", Value::Spans(vec![announced]))];
                said(self.manner.said("entry-move-asked", &values))
            }
            Some(Err(why @ NotRead::Illegal(_))) => all(self.teller().not_read(why)),
            _ => said(self.manner.said("entry-not-played", &[])),
        }
    }

    /// What a move wants: it is made or sealed, it repeats one, or it says why it is none.
    fn named_move(&self, line: &Wording, read: Result<Move, NotRead>) -> Vec<Intent> {
        let requests = self.teller().requests();
        if let Some(asked) = requests.offer_builtin_again() {
            return asked;
        }
        let text = &line.text;
        if self.place.has_to_seal() && !text.is_empty() {
            return self.teller().moves().seals(text);
        }
        let hint = read.is_err().then(|| self.knight_is_asked(line)).flatten();
        let read = read.map_err(|wrong| self.teller().reader().or_misspelt(text, wrong));
        if let Some(late) = self.teller().repeats_late(text, &read) {
            return said(late);
        }
        // Whoever moves waits for no boards: the clock that waits for them runs.
        let waits = read.is_ok() && !self.place.game.is_running();
        let goes_on = waits.then_some(Intent::Boards(OnBoards::WaitNoMore));
        let typed = [Intent::Type(read, text.clone())];
        goes_on.into_iter().chain(typed).chain(hint).collect()
    }

    /// How the question is asked that has the name of a knight, where its move was meant and is none.
    fn knight_is_asked(&self, line: &Wording) -> Option<Intent> {
        let invoked = line.invoked.as_ref().filter(|it| it.command == Command::Knight)?;
        let square = invoked.about.square()?;
        let may_ask = !self.place.withholds(Aid::PositionReadout) && self.place.may_move();
        let may_ask = may_ask && !self.place.activity.is_from_memory();
        let square = Value::Text(square.to_string());
        may_ask.then(|| self.manner.said("entry-knight", &[("square", square)]).into())
    }
}

/// What is wanted of moves that answer an exercise all together.
fn solved(listed: Listed, line: &str) -> Vec<Intent> {
    let Listed { moves, wrong } = listed;
    let wrong = wrong.map(|wrong| Intent::Enter(Err(wrong), line.to_owned()));
    let solves = || Intent::Activity(Change::Solve(OfExercise::Moves(moves.clone())));
    let right = (!moves.is_empty()).then(solves);
    wrong.into_iter().chain(right).collect()
}

impl Moves<'_> {
    /// What a line wants that was read as a move. It may repeat one that is not legal, or be announced
    /// where nobody may be told whether it is.
    pub(super) fn typed(&self, read: Result<Move, NotRead>, line: &str) -> Vec<Intent> {
        if let Some(wanted) = self.typed_while_halted(&read, line) {
            return wanted;
        }
        if line.is_empty()
            && let Some(dropped) = self.drop_premove()
        {
            return dropped;
        }
        if let Some(refused) = self.teller().may_move().filter(|_| !line.is_empty()) {
            return self.typed_out_of_turn(read, line, refused);
        }
        if let Some(repeated) = self.repeats_illegal(line) {
            return vec![repeated];
        }
        let blindly = |not_read| self.announced_blindly(line, Purpose::Enter, not_read);
        let blindly = read.as_ref().err().and_then(blindly);
        blindly.unwrap_or_else(|| vec![Intent::Enter(read, line.to_owned())])
    }

    /// What it wants where no move can be made now: it is kept for the player's turn, or refused.
    fn typed_out_of_turn(
        &self,
        read: Result<Move, NotRead>,
        line: &str,
        refused: Act,
    ) -> Vec<Intent> {
        match (self.premoves(line), read) {
            (Some(kept), _) => kept,
            (None, _) if let Some(answered) = self.answers_unpressed(line) => answered,
            // A slip of the fingers is told even where no move is awaited.
            (None, Err(slip @ NotRead::UnknownWord(_))) if !self.place.occasion.is_match() => {
                vec![Intent::Enter(Err(slip), line.to_owned())]
            }
            (None, _) => said(refused),
        }
    }

    /// Whether it is a move of the other side, where both sides type here.
    fn is_of_other_side(&self, words: &str) -> bool {
        let both = self.place.side().is_none() && self.place.repeats().is_none();
        let other = || self.place.game.position().turned();
        both && other()
            .is_some_and(|other| self.manner.understands().reading(words, &other).is_ok())
    }

    /// Whether a word would answer a question, if one were open.
    fn is_answer(&self, word: &str) -> bool {
        self.manner.understands().yes_or_no(word).is_some()
    }

    /// What a move wants that was typed, or named by its piece and its square.
    pub(super) fn entered(&self, at: At, read: Result<Move, NotRead>, words: &str) -> Vec<Intent> {
        let practised = self.place.activity.practised();
        match read {
            // A move of a position that was not told yet.
            Err(_) if practised.is_some_and(|it| !it.is_ready()) => {
                all(self.place.activity.asked(self.manner))
            }
            // Why a move is not legal would tell of the pieces.
            Err(NotRead::Illegal(_)) if self.place.activity.is_from_memory() => {
                said(self.manner.said("lesson-wrong-move", &[]))
            }
            Err(NotRead::Ambiguous(moves)) if self.place.activity.practised().is_some() => {
                self.teller().requests().choose(moves, Purpose::Enter)
            }
            Err(not_read) if self.place.activity.is_elsewhere() => {
                all(self.teller().not_understood(words, &not_read))
            }
            Ok(mv) => self.names(Purpose::Enter, mv),
            // What must be typed first stands on a board that is gone.
            Err(NotRead::Illegal(why)) if self.place.is_left_on_board() => {
                all(self.teller().not_read(&NotRead::Illegal(why)))
            }
            Err(NotRead::Illegal(_)) if self.is_of_other_side(words) => {
                let color = self.manner.narrator.color(self.place.game.position().turn());
                let turn = self.manner.said("entry-other-side", &[("color", color)]);
                all(vec![Act::tone(Tone::Illegal), turn])
            }
            Err(not_read) if let Some(refused) = self.stands_announced(&not_read) => all(refused),
            Err(NotRead::Ambiguous(moves)) => match self.place.repeated(&moves) {
                Some(mv) => self.names(Purpose::Enter, mv),
                None => self.teller().requests().choose(moves, Purpose::Enter),
            },
            Err(NotRead::Illegal(illegal)) => self
                .repeats_wrongly(at, words)
                .unwrap_or_else(|| all(self.unclear(at, words, &NotRead::Illegal(illegal)))),
            Err(NotRead::UnknownWord(word)) if self.is_answer(&word) => self
                .teller()
                .requests()
                .while_running(|| said(self.manner.said("entry-no-question", &[]))),
            Err(not_read) => {
                let mut acts = self.teller().not_understood(words, &not_read);
                if self.place.repeats().is_some() {
                    acts.extend(self.teller().stage_said());
                }
                all(acts)
            }
        }
    }
}

impl Teller<'_> {
    /// What is said of the words of the move that was just made: they are a repetition that comes late,
    /// and no move of his who hears it.
    fn repeats_late(&self, line: &str, read: &Result<Move, NotRead>) -> Option<Act> {
        let game = &self.place.game;
        let mine = Some(game.position().turn()) == self.place.side();
        let begun = game.announced().is_some() || game.underway().named().is_some();
        let may = self.place.may_announce()
            && self.may_move().is_none()
            && self.place.repeats().is_none();
        if !mine || !may || begun || matches!(read, Ok(_) | Err(NotRead::Ambiguous(_))) {
            return None;
        }
        let (last, understands) = (game.made().last()?, self.manner.understands());
        let same = match understands.reading(line, &last.before) {
            Ok(mv) => mv == last.mv,
            Err(NotRead::Ambiguous(moves)) => moves.contains(&last.mv),
            // A move that is not legal and was let stand is repeated like any other.
            Err(_) => !last.before.is_legal(last.mv) && understands.means(line, last.mv),
        };
        let repeat = self.place.game.rules().announcing.repeats();
        same.then(|| {
            self.manner.said(if repeat { "repeated-already" } else { "move-of-opponent" }, &[])
        })
    }

    /// Whether the words after `repeat` are those of the move that was just made.
    pub(super) fn says_last_again(&self, line: &str) -> Option<Act> {
        let read = self.manner.understands().reading(line, self.place.here());
        self.repeats_late(line, &read)
    }

    /// Why no move can be entered now, if none can.
    pub(super) fn may_move(&self) -> Option<Act> {
        if self.place.may_move() {
            return None;
        }
        let turn = self.place.game.position().turn();
        if !self.place.game.is_running() {
            let waits = self.opponent.engine_waits(self.place, self.manner);
            let halted = || self.halted_said();
            return waits
                .or_else(halted)
                .or_else(|| self.refused(self.place.why_not_running()).pop());
        }
        let color = [("color", self.manner.narrator.color(turn))];
        let id = if self.place.occasion.is_match() {
            "seat-not-your-turn"
        } else {
            "entry-not-your-turn"
        };
        Some(self.manner.said(id, &color))
    }

    /// Says why a text is no move.
    pub(super) fn not_read(&self, not_read: &NotRead) -> Vec<Act> {
        if let Some(unexplained) = self.reader().unexplained(not_read) {
            return vec![unexplained];
        }
        let at_home = !self.place.occasion.is_match();
        let is_over = self.place.game.outcome().is_some() && !self.place.activity.is_elsewhere();
        if *not_read == NotRead::Empty && at_home && is_over {
            return self.refused(Refusal::GameOver);
        }
        let mut acts: Vec<Act> = tones::of_not_read(not_read).map(Act::tone).into_iter().collect();
        let illegal = matches!(not_read, NotRead::Illegal(_)) && self.place.is_left_on_board();
        if let Some(stood) = self.stood_unpressed().filter(|_| illegal) {
            acts.push(stood);
            return acts;
        }
        let narrator = &self.manner.narrator;
        acts.push(Act::say(match not_read {
            NotRead::UnknownWord(word) if at_home && self.reader().is_colour(word) => {
                let new = narrator.talk.command_name(Command::New).into();
                let values = [("new", new), ("color", quoted(word).into())];
                narrator.say(Priority::Answer, "entry-colour", &values)
            }
            NotRead::UnknownWord(word) => {
                narrator.entries().not_known("entry-unknown", word, &self.reader().commands())
            }
            NotRead::Illegal(Illegal::NoCastlingRight(side)) if self.place.began_without(*side) => {
                narrator.say(Priority::Answer, "illegal-castling-never", &[])
            }
            NotRead::Empty
            | NotRead::NoMove
            | NotRead::NoPiece(_)
            | NotRead::TakesWhat
            | NotRead::TwoMoves(_)
            | NotRead::Ambiguous(_)
            | NotRead::Illegal(_) => narrator.entries().not_read(not_read),
        }));
        acts
    }
}
