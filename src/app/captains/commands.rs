//! From a line of a captain to what it wants.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::captains::boards::{BoardMeant, MatchScore};
use crate::app::captains::{CaptainOrder, Captains, TeamBoard, TeamId};
use crate::app::room_desk::{TableNow, Tables, number};
use crate::command::captain::{CAPTAIN_COMMANDS, CaptainArgument, CaptainCommand, CaptainSpec};
use crate::table::{CaptainNote, CaptainWord};
use crate::voices::narrate::quoted;
use crate::voices::voice::Word;
use crate::voices::{Priority, Span, Utterance, Value, written};

impl Captains {
    /// What a line wants. What is none of the words that a captain may say reaches nobody.
    pub(super) fn command(
        &mut self,
        team: TeamId,
        line: &str,
        tables: &Tables<'_>,
    ) -> Vec<CaptainOrder> {
        let talk = &self.narrator(team).talk;
        let line = line.trim().trim_end_matches(['.', '!', '?', ',']);
        let (_, rest, spec) = talk.split_listed(&CAPTAIN_COMMANDS, line);
        match spec {
            Some(spec) if spec.argument != CaptainArgument::None || rest.is_empty() => {
                self.wants(team, spec.command, rest.trim(), tables)
            }
            Some(_) | None => vec![self.only_so(team)],
        }
    }

    /// What a command wants.
    pub(super) fn wants(
        &mut self,
        team: TeamId,
        command: CaptainCommand,
        rest: &str,
        tables: &Tables<'_>,
    ) -> Vec<CaptainOrder> {
        use CaptainCommand as C;
        let told = match command {
            C::OfferDraw => return self.advises(team, CaptainWord::OfferDraw, rest, tables),
            C::AcceptDraw => return self.advises(team, CaptainWord::AcceptDraw, rest, tables),
            C::Resign => return self.advises(team, CaptainWord::Resign, rest, tables),
            C::Yes => return self.advises(team, CaptainWord::Yes, rest, tables),
            C::No => return self.advises(team, CaptainWord::No, rest, tables),
            C::Decide => return self.advises(team, CaptainWord::Decide, rest, tables),
            C::Sign => return self.signs(team, tables),
            C::Leave => return self.leaves(team, tables),
            C::Table | C::Position => {
                let (board, now) = match self.meant(team, rest, |_, _| true, tables) {
                    Ok(meant) => meant,
                    Err(said) => return vec![said],
                };
                let teller = self.teller(team, tables);
                if command == C::Position {
                    teller.position(&board, now)
                } else {
                    teller.table(&board, now)
                }
            }
            C::Asked => self.teller(team, tables).asked(),
            C::Boards => self.teller(team, tables).boards(),
            C::Score => self.teller(team, tables).score(),
            C::Repeat => match self.last(team) {
                Some(last) => return vec![CaptainOrder::Say(team, last.clone())],
                None => return vec![self.tells(team, "repeat-none", &[])],
            },
            C::Help => self.help(team, rest),
        };
        vec![self.says(team, told)]
    }

    /// Says a word to a player, if it may be said there now.
    fn advises(
        &mut self,
        team: TeamId,
        word: CaptainWord,
        rest: &str,
        tables: &Tables<'_>,
    ) -> Vec<CaptainOrder> {
        if !self.rules.advise {
            return vec![self.tells(team, "captain-no-advice", &[])];
        }
        let suits = |board: &TeamBoard, now: TableNow<'_>| why_not(word, board, now).is_none();
        let (board, now) = match self.meant(team, rest, suits, tables) {
            Ok(meant) => meant,
            Err(said) => return vec![said],
        };
        if let Some(id) = why_not(word, &board, now) {
            return vec![self.tells(team, id, &[number(board.table)])];
        }
        let said = {
            let teller = self.teller(team, tables);
            let [table, player] = teller.player(&board);
            let word = ("word", word.said(self.narrator(team)));
            teller.sentence("captain-said", &[table, player, word])
        };
        let note = CaptainOrder::Note(board.table, board.color, CaptainNote::Said(word));
        vec![note, self.says(team, Utterance { priority: Priority::Move, spans: said })]
    }

    /// The board that is meant, or the sentence that says why none is.
    fn meant<'a>(
        &mut self,
        team: TeamId,
        rest: &str,
        suits: impl Fn(&TeamBoard, TableNow<'_>) -> bool,
        tables: &Tables<'a>,
    ) -> Result<(TeamBoard, TableNow<'a>), CaptainOrder> {
        let meant = self.teller(team, tables).board_meant(rest, suits);
        Err(match meant {
            BoardMeant::Board(board) => match tables.get(board.table) {
                Some(now) => return Ok((board, now)),
                None => self.tells(team, "captain-not-ours", &[number(board.table)]),
            },
            BoardMeant::Which(which) if which.is_empty() => {
                self.tells(team, "captain-nowhere", &[])
            }
            BoardMeant::Which(which) => {
                let tables = ("tables", self.teller(team, tables).numbers(which));
                self.tells(team, "captain-which", &[tables])
            }
            BoardMeant::NotOurs(table) => self.tells(team, "captain-not-ours", &[number(table)]),
            BoardMeant::Unknown => self.only_so(team),
        })
    }

    /// Signs the match, if the event asks for it and all boards are over.
    fn signs(&mut self, team: TeamId, tables: &Tables<'_>) -> Vec<CaptainOrder> {
        if !self.rules.sign {
            return vec![self.tells(team, "captain-no-signature", &[])];
        }
        let scores = self.teller(team, tables).scores();
        let playing = scores.iter().flat_map(|score| score.playing.clone()).collect::<Vec<_>>();
        if !playing.is_empty() {
            let playing = ("tables", self.teller(team, tables).numbers(playing));
            return vec![self.tells(team, "captain-playing", &[playing])];
        }
        let result = self.result_to_sign(team, &scores, tables);
        let signed = ("result", result.as_str().into());
        let board = self.board_of_signature(team, tables);
        let seat = &mut self.teams[team.0];
        let is_new = seat.signed.replace(result.clone()).as_ref() != Some(&result);
        let note = board.filter(|_| is_new).map(|board| {
            CaptainOrder::Note(board.table, board.color, CaptainNote::Signed(result.clone()))
        });
        note.into_iter().chain([self.tells(team, "captain-signed", &[signed])]).collect()
    }

    fn result_to_sign(&self, team: TeamId, scores: &[MatchScore], tables: &Tables<'_>) -> String {
        let teller = self.teller(team, tables);
        let all: Vec<String> = scores.iter().map(|score| written(&teller.scored(score))).collect();
        all.join(" ").trim_end_matches('.').to_owned()
    }

    /// Where a signature is put on record: at the first board that is not signed off.
    fn board_of_signature(&self, team: TeamId, tables: &Tables<'_>) -> Option<TeamBoard> {
        let boards = &self.teams[team.0].boards;
        let is_open = |board: &&TeamBoard| {
            tables.get(board.table).is_some_and(|now| !now.desk.is_signed_off())
        };
        boards.iter().find(is_open).or_else(|| boards.first()).cloned()
    }

    /// What alone a captain may say, and what he may ask.
    pub(super) fn only_so(&self, team: TeamId) -> CaptainOrder {
        use CaptainCommand as C;
        let narrator = self.narrator(team);
        let name = |command: C| -> Vec<Span> {
            vec![narrator.talk.span(&narrator.talk.listed_name(&command.spec()))]
        };
        let may = [C::OfferDraw, C::AcceptDraw, C::Resign, C::Yes, C::No, C::Decide].map(name);
        let ask = [C::Asked, C::Boards, C::Table, C::Position, C::Score, C::Help].map(name);
        let id = if self.rules.advise { "captain-only" } else { "captain-only-asks" };
        let values =
            [("may", narrator.join_all(may.into())), ("ask", narrator.join_all(ask.into()))];
        // A slip is not what somebody wants to hear again.
        CaptainOrder::Say(team, narrator.say(Priority::Move, id, &values))
    }

    fn help(&self, team: TeamId, rest: &str) -> Utterance {
        let narrator = self.narrator(team);
        let say = |id: &str, values: &[(&str, Value)]| narrator.say(Priority::Move, id, values);
        if rest.is_empty() {
            return say("captain-help", &[]);
        }
        if narrator.talk.word(rest) == Some(Word::All) {
            let helps = CAPTAIN_COMMANDS.iter().map(CaptainSpec::help);
            return narrator.lines(Priority::Move, narrator.first_clauses(helps).collect());
        }
        match narrator.talk.listed(&CAPTAIN_COMMANDS, rest) {
            Some(spec) => say(&spec.help(), &[]),
            None => say("tournament-unknown", &[("word", quoted(rest).into())]),
        }
    }
}

/// Why a word cannot be said at a board now, as a sentence.
fn why_not(word: CaptainWord, board: &TeamBoard, now: TableNow<'_>) -> Option<&'static str> {
    let game = now.desk.game();
    if game.outcome().is_some() {
        return Some("captain-over");
    }
    if word.is_answer() {
        return now.desk.asked_captain(board.color).is_none().then_some("captain-no-question");
    }
    let is_offered = game.offer() == Some(!board.color);
    (word == CaptainWord::AcceptDraw && !is_offered).then_some("captain-no-offer")
}
