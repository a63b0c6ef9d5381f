//! Help, and what is heard once more: what can be done here, by each command that is of use.
//!
//! It looks at the boards as well, and can do nothing.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Color;

use crate::app::lawbook::Lawbook;
use crate::app::session::boards::Boards;
use crate::app::session::intent::{Intent, all};
use crate::app::session::meaning::Sayable;
use crate::app::session::teller::Teller;
use crate::app::session::terms::{self, ChessTerm};
use crate::app::session::{Act, Manner, Place, Session};
use crate::command::{Command, Guide, Spec};
use crate::laws::Announcing;
use crate::notation::Atom;
use crate::table::Aid;
use crate::understanding::surplus;
use crate::voices::voice::Word;
use crate::voices::{Lines, Priority};

/// Whoever helps.
struct Help<'a> {
    here: Teller<'a>,
    boards: &'a Boards,
}

impl Session {
    /// The player asks for help, to hear something again, or for the board from its other side.
    pub(super) fn guides(&mut self, command: Guide, rest: &str) -> Vec<Intent> {
        let help = Help { here: self.teller(), boards: &self.boards };
        match command {
            Guide::Flip => all([self.manner.flip(&self.place)]),
            Guide::Blindfold => help.here.requests().blindfold(rest),
            Guide::Repeat => all(help.repeat()),
            Guide::Help if rest.is_empty() => all(help.here_asked()),
            Guide::Help => help.asked(rest),
            Guide::Article => help.ruled(rest),
        }
    }
}

impl Help<'_> {
    /// The question that is open, the step by which a board is put right, the move that the player still
    /// has to repeat, or what was told last.
    fn repeat(&self) -> Vec<Act> {
        let open = self.here.requests().question_again();
        if !open.is_empty() {
            return open;
        }
        if let Some(step) = self.boards.laid(self.here).guided() {
            return vec![step];
        }
        let owed = self.what_to_repeat();
        if owed.is_empty() { vec![self.here.manner.repeat()] } else { owed }
    }

    /// Help about the question that is open, or about what can be done here.
    fn here_asked(&self) -> Vec<Act> {
        let open = self.here.requests().dialog_help();
        open.unwrap_or_else(|| self.what_comes_next())
    }

    /// Help about something, and the question that is open.
    fn asked(&self, rest: &str) -> Vec<Intent> {
        let again = all(self.here.requests().question_again());
        [self.about(rest)].into_iter().chain(again).collect()
    }

    /// What the Laws rule in the game that is played, and the question that is open.
    fn ruled(&self, rest: &str) -> Vec<Intent> {
        let variant = self.here.place.here().variant();
        let of_variant = self.here.manner.narrator.variants().rules(variant);
        let told = match of_variant.filter(|_| rest.trim().is_empty()) {
            Some(rules) => self.here.manner.told_lines(vec![rules]),
            None => self.here.manner.told_lines(self.lawbook().asked(rest)),
        };
        let again = all(self.here.requests().question_again());
        [Intent::Do(told)].into_iter().chain(again).collect()
    }

    fn lawbook(&self) -> Lawbook<'_> {
        Lawbook::of(&self.here.place.game, &self.here.manner.narrator)
    }

    /// What can be done here; first what is still to be done on the board. Until then there is nothing to
    /// press.
    fn what_comes_next(&self) -> Vec<Act> {
        let place = self.here.place;
        let undone = self.boards.laid(self.here).undone(place.me());
        let id = Some(self.id_here()).filter(|id| undone.is_none() || *id != "help-strict-press");
        let help = id.map(|id| self.here.manner.said(id, &[]));
        let task = place.activity.practised().map(|it| it.task(&self.here.manner.narrator));
        let task = task.filter(|task| !task.is_empty());
        let task = task.map(|task| self.here.manner.told_lines(task));
        undone.into_iter().chain(task).chain(help).chain(self.what_to_repeat()).collect()
    }

    /// The move that the player must repeat, where it may be asked for.
    fn what_to_repeat(&self) -> Vec<Act> {
        let place = self.here.place;
        let may_ask = !place.withholds(Aid::OwnAnnouncements) && !place.activity.is_elsewhere();
        let asked = may_ask && place.repeats().is_some();
        if asked { self.here.stage_said() } else { Vec::new() }
    }

    fn about(&self, rest: &str) -> Intent {
        let told = |act| Intent::Do(act);
        let manner = self.here.manner;
        let talk = &manner.narrator.talk;
        let understands = manner.understands();
        if talk.word(rest) == Some(Word::All) {
            return told(self.all());
        }
        let atoms = understands.meanings(rest);
        let piece = atoms.iter().find_map(|atom| match atom {
            Atom::Piece(role) => Some(terms::piece(*role)),
            Atom::OfWing(..) | Atom::PawnOf(_) => Some(terms::WINGS),
            Atom::File(_)
            | Atom::Rank(_)
            | Atom::Capture
            | Atom::Castle(_)
            | Atom::Castling
            | Atom::Noise => None,
        });
        let piece = piece.or_else(|| understands.of_a_wing(rest).map(|_| terms::WINGS));
        let named =
            talk.command(rest).or_else(|| understands.aborted(rest, self.here.place.context()));
        if let Some(command) = named {
            // Three questions are called as what they ask about.
            let is_word = matches!(command, Command::Check | Command::Mate | Command::Hanging);
            let word = || terms::named(rest, &manner.narrator).filter(|_| is_word);
            return told(self.of_command(command, piece.or_else(word)));
        }
        if atoms.iter().any(|atom| matches!(atom, Atom::Castle(_) | Atom::Castling)) {
            return told(self.of_command(Command::Castling, Some(terms::CASTLING)));
        }
        if let Some(term) = piece.or_else(|| terms::named(rest, &manner.narrator)) {
            return told(manner.told_lines(self.of_term(term)));
        }
        if let Some(command) = understands.command_in_any(rest) {
            return told(self.of_command(command, None));
        }
        if let Some(key) = understands.setting_named(rest) {
            return told(manner.tell_setting(key));
        }
        // A square is no article.
        let is_number = rest.starts_with(|c: char| c.is_ascii_digit()) || rest.contains('.');
        if let Some(ruled) = is_number.then(|| self.lawbook().numbered(rest)).flatten() {
            return told(manner.told_lines(ruled));
        }
        // A word that nothing else is may be a plural.
        if let Some(role) = understands.piece_in(rest) {
            return told(manner.told_lines(self.of_term(terms::piece(role))));
        }
        if let Some(word) = surplus(rest, |words| talk.command(words).is_some()) {
            return manner.too_much(word).into();
        }
        let commands = self.here.reader().commands();
        Act::say(manner.narrator.entries().not_known("no-command", rest, &commands)).into()
    }

    /// The help of a command, and after it what else is called so.
    fn of_command(&self, command: Command, term: Option<ChessTerm>) -> Act {
        let manner = self.here.manner;
        let help = manner.narrator.talk.sentence(&command.spec().help(), &[]);
        let term = term.map(|term| self.of_term(term)).unwrap_or_default();
        manner.told_lines([help].into_iter().chain(term).collect())
    }

    /// A piece or a word of chess; how to practise it, where that has a place.
    fn of_term(&self, term: ChessTerm) -> Lines {
        let place = self.here.place;
        let has = |command| place.has(command) && !place.is_withheld(command);
        term.said(&self.here.manner.narrator, has)
    }

    /// Each command that can be used here with the first clause of its help.
    fn all(&self) -> Act {
        let narrator = &self.here.manner.narrator;
        let sayable = self.here.reader().sayable(false);
        // Where no board is connected, none is set up.
        let has_board =
            !self.here.place.occasion.is_match() || self.boards.laid(self.here).has_board();
        let usable = sayable.iter().filter_map(Sayable::command);
        let usable = usable.filter(|command| has_board || *command != Command::SetUp);
        let (position, game): (Vec<_>, Vec<_>) =
            usable.map(Command::spec).partition(Spec::is_about_position);
        let clauses = |specs: Vec<Spec>| {
            let helps = specs.iter().map(Spec::help);
            narrator.first_clauses(helps).collect::<Vec<_>>()
        };
        let mut lines = vec![narrator.talk.sentence("help-all-position", &[])];
        lines.extend(clauses(position));
        lines.push(narrator.talk.sentence("help-all-game", &[]));
        lines.extend(clauses(game));
        lines.push(narrator.talk.sentence("help-all-more", &[]));
        Act::say(narrator.lines(Priority::Answer, lines))
    }

    /// The sentence that says what can be done here.
    fn id_here(&self) -> &'static str {
        let place = self.here.place;
        let announced = place.game.rules().announcing != Announcing::Off;
        let over = place.game.outcome().is_some();
        if let Some(practised) = place.activity.practised() {
            practised.help_id()
        } else if place.activity.is_elsewhere() {
            "help-study"
        } else if place.has_to_seal() {
            "help-seat-sealing"
        } else if place.occasion.is_match() {
            match (over, announced) {
                (true, _) => "help-seat-over",
                (false, true) => "help-seat-announcing",
                (false, false) if place.game.terms().is_pressed_by_typing(place.me()) => {
                    "help-seat-typed"
                }
                (false, false) => "help-seat",
            }
        } else if over {
            "help-over"
        } else if place.occasion.is_rehearsal() {
            place.help_rehearsing()
        } else if announced {
            "help-announcing"
        } else {
            "help"
        }
    }
}

impl Manner {
    fn repeat(&self) -> Act {
        match &self.heard.last {
            Some(said) => Act::say(said.clone()),
            None => self.said("repeat-none", &[]),
        }
    }

    fn flip(&mut self, place: &Place) -> Act {
        self.choices.is_flipped = !self.choices.is_flipped;
        self.said("flipped", &[("color", self.narrator.color(self.seen_from(place)))])
    }

    /// The side from which the board is shown and described: the player's own, unless he has turned it.
    pub(super) fn seen_from(&self, place: &Place) -> Color {
        let own = place.own_side().unwrap_or(Color::White);
        if self.choices.is_flipped { !own } else { own }
    }
}
