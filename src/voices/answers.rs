//! From the answer to a question to the words of it.

#![deny(clippy::wildcard_enum_match_arm)]

mod fingers;

use shakmaty::{ByColor, ByRole, CastlingSide, Color, Piece, Rank, Role, Square};

use crate::describe::{Answer, Direction, Man, MovesOf, Of, Standing, Taking, Way};
use crate::notation::SquarePart;
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};

/// What the pieces are counted as; kings are not.
const WORTH: [(Role, u8); 5] =
    [(Role::Queen, 9), (Role::Rook, 5), (Role::Bishop, 3), (Role::Knight, 3), (Role::Pawn, 1)];

impl Narrator {
    /// The words of an answer, a line for each fact.
    #[must_use]
    pub fn answer(&self, answer: &Answer) -> Utterance {
        let lines = match answer {
            Answer::Board(ranks, turn, standing) => {
                let line = |(rank, men): &(Rank, Vec<Man>)| {
                    self.line("rank", self.moves.rank(*rank), men, Named::File)
                };
                ranks.iter().map(line).chain(self.standing(*turn, *standing)).collect()
            }
            Answer::Square(square, piece) => vec![self.what_stands(*square, *piece)],
            Answer::Pieces(color, role, men) => vec![self.pieces(*color, *role, men)],
            Answer::Rank(rank, men) => {
                vec![self.line("rank", self.moves.rank(*rank), men, Named::Square)]
            }
            Answer::File(file, men) => {
                vec![self.line("file", self.moves.file(*file), men, Named::Square)]
            }
            Answer::Rays(square, rays) => self.rays(*square, rays),
            Answer::Knight(square, men) => vec![self.knight(*square, men)],
            Answer::Bearing { square, piece, by, defenders } => match piece {
                Some(piece) => self.bearing(*square, *piece, by, defenders.0),
                None => self.controlled(*square, by),
            },
            Answer::Moves(of, moves) if moves.is_empty() => {
                vec![self.none_of(*of, "moves-none", "moves-none-from")]
            }
            Answer::Moves(_, moves) => self.moves_of(moves),
            Answer::Captures(of, moves) if moves.is_empty() => {
                vec![self.none_of(*of, "captures-none", "captures-none-from")]
            }
            Answer::Captures(_, moves) => {
                let line = |of: &MovesOf| self.list(self.man_on(of.man), self.join(self.takes(of)));
                moves.iter().map(line).collect()
            }
            Answer::WhatIf(from, to, found) => vec![self.what_if(*from, *to, found.as_ref())],
            Answer::Colour(square) => {
                vec![self.one(
                    "square-shade",
                    &[("square", self.square(*square)), ("shade", self.shade(*square))],
                )]
            }
            Answer::Material(material) => self.material(material),
            Answer::Turn(color, number, standing) => {
                vec![self.turn(*color, *number, *standing)]
            }
            Answer::Fen(fen) => vec![vec![self.talk.code(fen)]],
            Answer::Braille(page, board, beside) => self.for_fingers(*page, board, beside),
        };
        self.lines(Priority::Answer, lines)
    }

    /// A message of several lines.
    #[must_use]
    pub fn lines(&self, priority: Priority, lines: Vec<Vec<Span>>) -> Utterance {
        let mut spans = Vec::new();
        for (i, line) in lines.into_iter().enumerate() {
            if i > 0 {
                spans.push(self.talk.span("\n"));
            }
            spans.extend(line);
        }
        Utterance { priority, spans }
    }

    fn one(&self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.talk.sentence(id, values)
    }

    /// `head: items.`
    fn list(&self, head: Vec<Span>, items: Value) -> Vec<Span> {
        self.one("list", &[("head", head.into()), ("items", items)])
    }

    fn line(&self, id: &str, name: &str, men: &[Man], named: Named) -> Vec<Span> {
        let name = vec![self.moves.span(name)];
        let head = self.one(id, &[("name", name.into())]);
        let items = if men.is_empty() { self.word("empty") } else { self.men_list(men, named) };
        self.list(head, items)
    }

    /// The pieces of a line; their colour is said where it changes, and equal neighbours are named
    /// once: `white pawns a, b`.
    fn men_list(&self, men: &[Man], named: Named) -> Value {
        let mut color = None;
        let kinds = men.chunk_by(|one, next| one.piece == next.piece);
        let items = kinds.map(|kind| {
            let piece = kind[0].piece;
            let same = color.replace(piece.color) == Some(piece.color);
            let count = kind.len();
            let name = if same { self.roles(piece.role, count) } else { self.men(piece, count) };
            let places = kind.iter().map(|man| self.place(*man, named)).collect();
            self.two(name.spans(), self.join(places).spans())
        });
        self.join(items.collect())
    }

    fn place(&self, man: Man, named: Named) -> Vec<Span> {
        vec![self.moves.span(&match named {
            Named::File => self.moves.file(man.square.file()).to_owned(),
            Named::Square => self.moves.square(man.square),
        })]
    }

    fn two(&self, mut first: Vec<Span>, second: Vec<Span>) -> Vec<Span> {
        first.push(self.talk.span(" "));
        first.extend(second);
        first
    }

    /// What stands on a square, in the order that the player wants.
    fn what_stands(&self, square: Square, piece: Option<Piece>) -> Vec<Span> {
        let part = |part: &SquarePart| match part {
            SquarePart::Square => self.square(square).spans(),
            SquarePart::Piece => {
                piece.map_or_else(|| self.word("empty"), |piece| self.man(piece)).spans()
            }
            SquarePart::Colour => self.one("square-shade-part", &[("shade", self.shade(square))]),
        };
        let mut parts: Vec<Vec<Span>> = self.style.square.parts().iter().map(part).collect();
        let rest = parts.split_off(1);
        let first = parts.concat();
        if rest.is_empty() {
            return self.one("square-part", &[("part", first.into())]);
        }
        self.list(first, self.join(rest))
    }

    fn shade(&self, square: Square) -> Value {
        self.word(if square.is_light() { "shade-light" } else { "shade-dark" })
    }

    fn pieces(&self, color: Color, role: Option<Role>, men: &[Man]) -> Vec<Span> {
        let Some(role) = role else {
            let head = self.word(color.fold_wb("all-white", "all-black")).spans();
            return self.list(head, self.by_kind(men));
        };
        let head = self.men(role.of(color), men.len().max(1));
        if men.is_empty() {
            let head = self.men(role.of(color), 2);
            return self.one("no-pieces", &[("pieces", head)]);
        }
        self.list(head.spans(), self.squares(men))
    }

    /// Each kind once, followed by its squares: `rooks a1, h1, pawns a2, b2`.
    fn by_kind(&self, men: &[Man]) -> Value {
        let kinds = men.chunk_by(|one, next| one.piece.role == next.piece.role);
        let items = kinds.map(|kind| {
            let name = self.roles(kind[0].piece.role, kind.len());
            self.two(name.spans(), self.squares(kind).spans())
        });
        self.join(items.collect())
    }

    fn squares(&self, men: &[Man]) -> Value {
        self.join(men.iter().map(|man| self.square(man.square).spans()).collect())
    }

    fn rays(&self, from: Square, rays: &[(Direction, Vec<Man>)]) -> Vec<Vec<Span>> {
        if rays.is_empty() {
            return vec![self.one("rays-none", &[("square", self.square(from))])];
        }
        let line = |(direction, men): &(Direction, Vec<Man>)| {
            let head = self.word(toward(*direction)).spans();
            self.list(head, self.men_list(men, Named::Square))
        };
        rays.iter().map(line).collect()
    }

    fn knight(&self, from: Square, men: &[Man]) -> Vec<Span> {
        let values = [("square", self.square(from))];
        if men.is_empty() {
            return self.one("knight-none", &values);
        }
        self.list(self.one("knight-sees", &values), self.men_list(men, Named::Square))
    }

    fn bearing(
        &self,
        square: Square,
        piece: Piece,
        by: &ByColor<Vec<Man>>,
        defenders_first: bool,
    ) -> Vec<Vec<Span>> {
        let say = |some: &str, none: &str, men: &[Man]| {
            let values =
                [("square", self.square(square)), ("items", self.men_list(men, Named::Square))];
            self.one(if men.is_empty() { none } else { some }, &values)
        };
        let attacked = say("attacked", "not-attacked", &by[!piece.color]);
        let defended = say("defended", "not-defended", &by[piece.color]);
        if defenders_first { vec![defended, attacked] } else { vec![attacked, defended] }
    }

    fn controlled(&self, square: Square, by: &ByColor<Vec<Man>>) -> Vec<Vec<Span>> {
        let line = |color: Color| {
            let men = &by[color];
            let id = match (color, men.is_empty()) {
                (Color::White, false) => "by-white",
                (Color::White, true) => "by-none-white",
                (Color::Black, false) => "by-black",
                (Color::Black, true) => "by-none-black",
            };
            let items = self.by_kind(men);
            self.one(id, &[("square", self.square(square)), ("items", items)])
        };
        Color::ALL.map(line).to_vec()
    }

    fn man_on(&self, man: Man) -> Vec<Span> {
        let values = [("piece", self.role(man.piece.role)), ("square", self.square(man.square))];
        self.one("moves-of", &values)
    }

    /// Who is to move, and that he is in check or has no move.
    fn turn(&self, color: Color, number: u32, standing: Standing) -> Vec<Span> {
        let id = match standing {
            Standing::Free => "turn",
            Standing::Check => "turn-check",
            Standing::Checkmate => "turn-checkmate",
            Standing::Stalemate => "turn-stalemate",
        };
        self.one(id, &[("color", self.color(color)), ("number", number.into())])
    }

    /// That the player to move is in check or has no move; nothing where he is free.
    fn standing(&self, color: Color, standing: Standing) -> Option<Vec<Span>> {
        let id = match standing {
            Standing::Free => return None,
            Standing::Check => "board-check",
            Standing::Checkmate => "board-checkmate",
            Standing::Stalemate => "board-stalemate",
        };
        Some(self.one(id, &[("color", self.color(color))]))
    }

    fn takes(&self, of: &MovesOf) -> Vec<Vec<Span>> {
        let take = |Taking { man, way }: &Taking| {
            let mut values =
                vec![("piece", self.role(man.piece.role)), ("square", self.square(man.square))];
            let id = match way {
                Way::Plain => "takes",
                Way::Promoting => "takes-promoting",
                Way::EnPassant(to) => {
                    values.push(("to", self.square(*to)));
                    "takes-en-passant"
                }
            };
            self.one(id, &values)
        };
        of.captures.iter().map(take).collect()
    }

    fn castles(&self, side: CastlingSide) -> Vec<Span> {
        let words = &self.moves.words;
        vec![self.moves.span(match side {
            CastlingSide::KingSide => &words.short_castling,
            CastlingSide::QueenSide => &words.long_castling,
        })]
    }

    fn promotes_on(&self, square: Square) -> Vec<Span> {
        self.one("promotes-on", &[("square", self.square(square))])
    }

    /// Why there are none.
    fn none_of(&self, of: Of, all: &str, from: &str) -> Vec<Span> {
        match of {
            Of::All => self.one(all, &[]),
            Of::Mine(square) => self.one(from, &[("square", self.square(square))]),
            Of::Other(square, piece) => {
                let values = [("square", self.square(square)), ("piece", self.man(piece))];
                self.one("moves-not-yours", &values)
            }
            Of::Empty(square) => self.one("what-if-empty", &[("square", self.square(square))]),
        }
    }

    fn moves_of(&self, moves: &[MovesOf]) -> Vec<Vec<Span>> {
        let line = |of: &MovesOf| {
            let mut items: Vec<Vec<Span>> =
                of.quiet.iter().map(|&to| self.square(to).spans()).collect();
            items.extend(of.castlings.iter().map(|&side| self.castles(side)));
            items.extend(of.promotions.iter().map(|&square| self.promotes_on(square)));
            items.extend(self.takes(of));
            self.list(self.man_on(of.man), self.join(items))
        };
        moves.iter().map(line).collect()
    }

    fn what_if(&self, from: Square, to: Square, found: Option<&(Piece, Vec<Man>)>) -> Vec<Span> {
        let Some((piece, men)) = found else {
            return self.one("what-if-empty", &[("square", self.square(from))]);
        };
        let values = [("piece", self.man(*piece)), ("square", self.square(to))];
        if men.is_empty() {
            return self.one("what-if-none", &values);
        }
        self.list(self.one("what-if", &values), self.men_list(men, Named::Square))
    }

    fn material(&self, material: &ByColor<ByRole<u8>>) -> Vec<Vec<Span>> {
        let worth = |color: Color| -> u32 {
            WORTH.iter().map(|&(role, worth)| u32::from(material[color][role] * worth)).sum()
        };
        let mut lines = Color::ALL.map(|color| self.side(color, material[color])).to_vec();
        let (white, black) = (worth(Color::White), worth(Color::Black));
        lines.push(if white == black {
            self.one("material-level", &[])
        } else {
            let color = if white > black { Color::White } else { Color::Black };
            let points = white.abs_diff(black);
            self.one("material-ahead", &[("color", self.color(color)), ("points", points.into())])
        });
        lines
    }

    fn side(&self, color: Color, pieces: ByRole<u8>) -> Vec<Span> {
        let present = WORTH.iter().filter(|&&(role, _)| pieces[role] > 0);
        let count = |&(role, _): &(Role, u8)| {
            let count = usize::from(pieces[role]);
            let values = [("count", count.into()), ("pieces", self.roles(role, count))];
            self.one("material-count", &values)
        };
        let items: Vec<Vec<Span>> = present.map(count).collect();
        let head = self.color(color).spans();
        let items = if items.is_empty() { self.word("material-bare") } else { self.join(items) };
        self.list(head, items)
    }
}

/// How the place of a piece is named in a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    File,
    Square,
}

const fn toward(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "toward-up",
        Direction::UpRight => "toward-up-right",
        Direction::Right => "toward-right",
        Direction::DownRight => "toward-down-right",
        Direction::Down => "toward-down",
        Direction::DownLeft => "toward-down-left",
        Direction::Left => "toward-left",
        Direction::UpLeft => "toward-up-left",
    }
}
