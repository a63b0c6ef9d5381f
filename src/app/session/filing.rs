//! Games that are kept, as the player has them: written into files, deleted and brought back, with notes
//! and names of his own.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Color;

use crate::app::filed::Form;
use crate::app::input::Filed;
use crate::app::order::{FilingOrder as Order, HomeOrder, Sheet};
use crate::app::session::finding::unfetched;
use crate::app::session::intent::{File, Find, Intent, Open, Request, all, said};
use crate::app::session::teller::{Requests, Teller};
use crate::app::session::tickets::Tickets;
use crate::app::session::{Act, Manner, Place, Session};
use crate::archive::{GameId, Listed, Remark};
use crate::command::Command;
use crate::laws::At;
use crate::names;
use crate::notation::{DiagramScript, Layout};
use crate::opponent::thinker::Ticket;
use crate::table::Aid;
use crate::understanding::{About, PageForm, Understanding};
use crate::voices::Value;
use crate::voices::notions::{Notion, Notions};
use crate::voices::voice::Word;

/// What is wanted of games that are kept, while it is asked or done.
#[derive(Debug, Default)]
pub(super) struct Filing {
    tickets: Tickets,
    /// What is done, and whether it is told that nothing has come of it.
    awaited: Option<(Ticket, Order, Told)>,
    /// What is done if the player says yes.
    planned: Option<Planned>,
}

/// Whether the player is told that there is nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Always,
    IfAny,
}

/// What the player is asked about.
#[derive(Debug)]
enum Planned {
    /// Whether this game is deleted.
    Delete(Box<Listed>),
    /// Whether this is written over the file of this name.
    Replace(Sheet, String),
}

impl Filing {
    /// Whether something is done, of which is heard at once.
    pub(super) const fn is_waiting(&self) -> bool {
        self.awaited.is_some()
    }

    fn orders(&mut self, order: Order, told: Told) -> Vec<Intent> {
        let ticket = self.tickets.next();
        self.awaited = Some((ticket, order.clone(), told));
        vec![Intent::home(HomeOrder::File(ticket, order))]
    }

    /// What the player is asked.
    pub(super) fn question(&self, manner: &Manner) -> Option<Act> {
        Some(match self.planned.as_ref()? {
            Planned::Delete(listed) => {
                let [white, black] =
                    Color::ALL.map(|color| names::written(&manner.narrator, listed, color));
                let values = [("game", number(listed.id)), ("white", white), ("black", black)];
                manner.said("confirm-delete", &values)
            }
            Planned::Replace(_, file) => {
                manner.said("confirm-replace", &[("file", names::clean(file).into())])
            }
        })
    }
}

impl Session {
    /// Does what is wanted of games that are kept.
    pub(super) fn files(&mut self, file: File) -> Vec<Intent> {
        let filing = &mut self.place.filing;
        match file {
            File::Does(order) => filing.orders(order, Told::Always),
            File::TellsNote => {
                let game = self.place.listing.id;
                game.map_or_else(Vec::new, |game| filing.orders(Order::Note(game), Told::IfAny))
            }
            File::Planned => match filing.planned.take() {
                Some(Planned::Delete(listed)) => {
                    filing.orders(Order::Delete(listed.id), Told::Always)
                }
                Some(Planned::Replace(what, file)) => {
                    filing.orders(Order::Write { what, file, over: true }, Told::Always)
                }
                None => Vec::new(),
            },
            File::AsksToDelete(score) => {
                let listed = score.listed;
                let refused = if listed.is_imported() {
                    Some("delete-imported")
                } else if listed.is_match() {
                    Some("delete-match")
                } else {
                    None
                };
                if let Some(id) = refused {
                    return said(self.manner.said(id, &[("game", number(listed.id))]));
                }
                filing.planned = Some(Planned::Delete(Box::new(listed)));
                vec![Intent::Confirm(Request::File)]
            }
        }
    }

    /// Hears what has become of it; of what is not awaited any more, nothing.
    pub(super) fn take_filed(&mut self, at: At, ticket: Ticket, filed: Filed) -> Vec<Act> {
        let wanted = self.wanted_by(ticket, filed);
        self.carry_out(at, wanted)
    }

    fn wanted_by(&mut self, ticket: Ticket, filed: Filed) -> Vec<Intent> {
        let awaited = self.place.filing.awaited.take_if(|(awaited, _, _)| *awaited == ticket);
        let Some((_, order, told)) = awaited else { return Vec::new() };
        if let (Filed::Done, Order::Remark(game, what, text)) = (&filed, &order)
            && let Some(review) = self.place.activity.reviewed_mut().filter(|it| it.id() == *game)
        {
            review.take_remark(*what, text);
        }
        let manner = &self.manner;
        let narrator = &manner.narrator;
        let game = order.game().map_or_else(|| "".into(), number);
        said(match filed {
            Filed::Done => match order {
                Order::Remark(_, Remark::Note, _) => manner.said("noted", &[("game", game)]),
                Order::Remark(_, Remark::Event | Remark::Player(_), text) => {
                    manner.said("renamed", &[("game", game), ("text", names::clean(&text).into())])
                }
                Order::Write { .. } | Order::Delete(_) | Order::Undelete | Order::Note(_) => {
                    let undelete = narrator.talk.command_name(Command::Undelete);
                    manner.said("deleted", &[("game", game), ("name", undelete.into())])
                }
            },
            Filed::Written(file) => manner.said("exported", &[("file", file.into())]),
            Filed::Exists => {
                if let Order::Write { what, file, .. } = order {
                    self.place.filing.planned = Some(Planned::Replace(what, file));
                }
                return vec![Intent::Confirm(Request::File)];
            }
            Filed::NotWritten(why) => Act::say(why.told(narrator, "export-exists")),
            Filed::Back(Some(game)) => manner.said("undeleted", &[("game", number(game))]),
            Filed::Back(None) => manner.said("undelete-none", &[]),
            Filed::Noted(note) if note.is_empty() => {
                let says = manner.said("note-none", &[("game", game)]);
                return all((told == Told::Always).then_some(says));
            }
            Filed::Noted(note) => manner.told("note-line", &[("text", names::clean(&note).into())]),
            Filed::Open => manner.said("delete-open", &[("game", game)]),
            Filed::Failed(why) => unfetched(manner, game, why),
        })
    }
}

impl Order {
    const fn game(&self) -> Option<GameId> {
        match self {
            Self::Write {
                what: Sheet::Pgn(game) | Sheet::Score(game) | Sheet::Letter(game),
                ..
            }
            | Self::Delete(game)
            | Self::Remark(game, _, _)
            | Self::Note(game) => Some(*game),
            Self::Write { what: Sheet::Text(_), .. } | Self::Undelete => None,
        }
    }
}

impl Requests<'_> {
    /// Writes a game into a file: as PGN, or its last position as a picture, by the end of the name.
    pub(super) fn exports(&self, rest: &str) -> Vec<Intent> {
        if Form::of(rest) == Form::OtherPicture {
            return said(self.manner.said("export-picture", &[]));
        }
        self.writes(Command::Export, rest, "export-file", Sheet::Pgn)
    }

    /// Writes a score sheet, or the board, into a file for a printer or an embosser.
    pub(super) fn prints(&self, at: At, rest: &str) -> Vec<Intent> {
        if self.place.occasion.is_match() {
            let is_sheet = rest.split_whitespace().last().is_some_and(is_file);
            return if is_sheet {
                let name = self.manner.called(Command::Print);
                said(self.manner.said("seat-not-here", &[("name", name)]))
            } else {
                vec![Intent::Want(Command::Print)]
            };
        }
        let (first, file) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let named = self.manner.narrator.talk.command(first).or_else(|| Command::named(first));
        let says_other = !rest.is_empty() && !is_file(rest);
        if named != Some(Command::Board) {
            if says_other && self.manner.understands().game_and_rest(rest).0.is_none() {
                return vec![Intent::Want(Command::Print)];
            }
            return self.writes(Command::Print, rest, "print-file", Sheet::Score);
        }
        if !is_file(file) {
            return self.asks_for_file(Command::Print, first.to_owned(), "print-file");
        }
        if self.place.withholds(Aid::PositionReadout) || self.place.activity.is_from_memory() {
            return said(self.manner.said("drill-from-memory", &[]));
        }
        let is_embossed = file.to_lowercase().ends_with(".brf");
        let script = if is_embossed { DiagramScript::Ascii } else { DiagramScript::Letters };
        let (layout, script) = (Some(Layout::Ranks), Some(script));
        let page = About::Page(PageForm { layout, script, ..PageForm::default() });
        match self.teller().questions().answer(at, Command::Braille, &page) {
            Some(Ok(board)) => {
                let what = Sheet::Text(format!("{}\n", board.written()));
                writes(what, file)
            }
            Some(Err(_)) | None => Vec::new(),
        }
    }

    pub(super) fn writes(
        &self,
        command: Command,
        rest: &str,
        asked: &str,
        sheet: fn(GameId) -> Sheet,
    ) -> Vec<Intent> {
        let understands = self.manner.understands();
        let (game, file) = understands.game_and_rest(rest);
        let file = understands.file_in(file);
        let own = self.place.activity.game().or(self.place.listing.id);
        // Without a move it is forgotten when it is left.
        let Some(game) = game.or(own).filter(|game| !self.place.is_bare(*game)) else {
            return said(self.manner.said("score-none", &[]));
        };
        if !is_file(file) {
            return self.asks_for_file(command, game.0.to_string(), asked);
        }
        writes(sheet(game), file)
    }

    /// The next line may be the name of a file.
    fn asks_for_file(&self, command: Command, before: String, asked: &str) -> Vec<Intent> {
        vec![Intent::Open(Open::Begun(command, before)), self.manner.said(asked, &[]).into()]
    }

    /// Asks whether a game is deleted.
    pub(super) fn deletes(&self, about: &About) -> Vec<Intent> {
        match about.game() {
            Some(game) if self.place.has_open(game) => {
                said(self.manner.said("delete-open", &[("game", number(game))]))
            }
            Some(game) => vec![Intent::Games(Find::Delete(game))],
            None => match about.one_too_many() {
                Some(word) => said(self.manner.too_much(word)),
                None => vec![Intent::Want(Command::Delete)],
            },
        }
    }

    /// Sums a game up: the one that is named, gone through or over.
    pub(super) fn sums_up(&self, about: &About) -> Vec<Intent> {
        if let Some(word) = about.one_too_many() {
            return said(self.manner.too_much(word));
        }
        let named = about.game();
        if named.is_none() && !about.is_nothing() {
            return vec![Intent::Want(Command::Summary)];
        }
        let over = self.place.listing.id.filter(|_| self.place.game.outcome().is_some());
        match named.or(self.place.activity.game()).or(over) {
            Some(game) => vec![Intent::Games(Find::Summary(game))],
            None => said(self.teller().after_game(Command::Summary)),
        }
    }

    /// Calls the event or a player of a game by another name.
    pub(super) fn renames(&self, rest: &str) -> Vec<Intent> {
        let narrator = &self.manner.narrator;
        let (game, text) = self.remarked(rest);
        let text = self.manner.understands().without_game(text);
        let (first, name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let (what, name) = match narrator.talk.word(first) {
            Some(Word::White) => (Remark::Player(Color::White), name),
            Some(Word::Black) => (Remark::Player(Color::Black), name),
            Some(Word::Event) => (Remark::Event, name),
            _ => (Remark::Event, text),
        };
        let Some(game) = game.filter(|_| !name.trim().is_empty()) else {
            let rename = narrator.talk.command_name(Command::Rename);
            let values = [("name", rename.into()), ("color", narrator.color(Color::White))];
            return said(self.manner.said("rename-what", &values));
        };
        remarks(game, what, name)
    }

    /// Writes a note on a game, or tells it.
    pub(super) fn notes(&self, rest: &str) -> Vec<Intent> {
        let (game, text) = self.remarked(rest);
        match game {
            Some(game) if text.is_empty() => vec![Intent::File(File::Does(Order::Note(game)))],
            Some(game) => remarks(game, Remark::Note, text),
            None => said(self.manner.said("score-none", &[])),
        }
    }

    /// The game that a remark is on, and the rest: the one that is named, gone through or played.
    fn remarked<'t>(&self, rest: &'t str) -> (Option<GameId>, &'t str) {
        let (game, text) = self.manner.understands().game_and_rest(rest);
        let own = self.place.activity.game().or(self.place.listing.id);
        (game.or(own).filter(|game| !self.place.is_bare(*game)), text)
    }
}

impl Place {
    /// Whether a game is the one that is played here or gone through.
    fn has_open(&self, game: GameId) -> bool {
        [self.listing.id, self.activity.game()].contains(&Some(game))
    }

    /// Whether it is the game that is played here, and nobody has moved in it.
    fn is_bare(&self, game: GameId) -> bool {
        self.listing.id == Some(game) && !self.is_begun()
    }
}

impl Teller<'_> {
    /// That a command has its place after the game, if one is in progress here and it has.
    pub(super) fn not_in_progress(&self, command: Command) -> Option<Act> {
        let is_of_after = matches!(command, Command::Summary | Command::Results | Command::Ratings);
        let plays = self.place.is_left_unfinished() && !self.place.activity.is_elsewhere();
        (is_of_after && plays && !self.place.is_returning()).then(|| self.after_game(command))
    }

    /// That a command has its place after the game.
    pub(super) fn after_game(&self, command: Command) -> Act {
        let name = self.manner.narrator.talk.command_name(command);
        self.manner.said("after-game", &[("name", name.into())])
    }

    /// What is told of the game that is played, and what its player has noted of it.
    pub(super) fn about_and_note(&self) -> Vec<Intent> {
        let noted = self.place.occasion.at_home().map(|_| Intent::File(File::TellsNote));
        all(self.about_game()).into_iter().chain(noted).collect()
    }
}

impl Understanding<'_> {
    /// The name of a file without the words around it that are not of it: `this game to club.pgn please`.
    pub(crate) fn file_in<'t>(&self, text: &'t str) -> &'t str {
        let beside = Notions::of(&[Notion::Small, Notion::Please, Notion::Game, Notion::Board]);
        let lexicon = self.narrator().talk.lexicon();
        let is_beside =
            |word: &str| !word.contains(['.', '/', '\\']) && lexicon.meant(word).meet(beside);
        let mut name = text.trim();
        while let Some((first, rest)) = name.split_once(char::is_whitespace)
            && is_beside(first)
        {
            name = rest.trim_start();
        }
        while let Some((rest, last)) = name.rsplit_once(char::is_whitespace)
            && is_beside(last)
        {
            name = rest.trim_end();
        }
        name
    }

    /// A text without the words at its beginning that only say that the game is meant: `this game to Club
    /// night`. Where none of them is the game, a name with a large letter must follow.
    fn without_game<'t>(&self, text: &'t str) -> &'t str {
        let lexicon = self.narrator().talk.lexicon();
        let game = Notions::of(&[Notion::Game]);
        let (mut rest, mut is_game) = (text.trim(), false);
        while let Some((first, after)) = rest.split_once(char::is_whitespace)
            && !first.starts_with(char::is_uppercase)
            && lexicon.meant(first).meet(game.and(Notions::of(&[Notion::Small])))
        {
            is_game |= lexicon.meant(first).meet(game);
            rest = after.trim_start();
        }
        if is_game || rest.starts_with(char::is_uppercase) { rest } else { text }
    }

    /// A game by its number at the beginning of a text, and what comes after it.
    pub(crate) fn game_and_rest<'t>(&self, text: &'t str) -> (Option<GameId>, &'t str) {
        let ends = text.match_indices(char::is_whitespace).map(|(end, _)| end).chain([text.len()]);
        let named = ends.take(2).filter_map(|end| Some((self.game_named(&text[..end])?, end)));
        named.last().map_or((None, text), |(game, end)| (Some(game), text[end..].trim()))
    }
}

fn number(GameId(game): GameId) -> Value {
    Value::Text(game.to_string())
}

fn writes(what: Sheet, file: &str) -> Vec<Intent> {
    vec![Intent::File(File::Does(Order::Write { what, file: file.to_owned(), over: false }))]
}

fn remarks(game: GameId, what: Remark, text: &str) -> Vec<Intent> {
    vec![Intent::File(File::Does(Order::Remark(game, what, text.trim().to_owned())))]
}

/// Whether a text can be meant as the name of a file: `the game` is none.
fn is_file(text: &str) -> bool {
    text.contains(['.', '/', '\\'])
}
