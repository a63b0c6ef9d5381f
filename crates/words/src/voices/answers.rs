//! From the answer to a question to the words of it.

#![deny(clippy::wildcard_enum_match_arm)]

mod fingers;
mod sentences;

use shakmaty::{ByColor, ByRole, CastlingSide, Color, Piece, Rank, Role, Square};

use crate::describe::{Answer, Direction, MayCastle, MovesOf, Of, Placed, Status, Taking, Way};
use crate::notation::SquarePart;
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};

use sentences::Item;

/// What the pieces are counted as; kings are not.
const WORTH: [(Role, u8); 5] =
    [(Role::Queen, 9), (Role::Rook, 5), (Role::Bishop, 3), (Role::Knight, 3), (Role::Pawn, 1)];

impl Narrator {
    /// The words of an answer, a line for each fact.
    #[must_use]
    pub fn answer(&self, answer: &Answer) -> Utterance {
        let lines = match answer {
            Answer::Board(ranks, turn, standing) => {
                let lines =
                    ranks.chunk_by(|(_, one), (_, other)| one.is_empty() && other.is_empty());
                let standing = self.standing(*turn, *standing);
                lines.flat_map(|ranks| self.ranks(ranks)).chain(standing).collect()
            }
            Answer::Square(square, piece) => vec![self.what_stands(*square, *piece)],
            Answer::Pieces(color, role, pieces) => self.pieces(*color, *role, pieces),
            Answer::Rank(rank, pieces) => self.rank_line(*rank, pieces, Named::Square),
            Answer::File(file, pieces) => {
                let name = [("name", vec![self.moves.letter(*file)].into())];
                self.line(self.one("file", &name), pieces, Named::Square)
            }
            Answer::Rays(square, rays) => self.rays(*square, rays),
            Answer::Knight(square, pieces) => self.knight(*square, pieces),
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
                let line = |of: &MovesOf| self.of_placed(of.placed, self.takes(of));
                moves.iter().flat_map(line).collect()
            }
            Answer::WhatIf(from, to, found) => self.what_if(*from, *to, found.as_ref()),
            Answer::Colour(square) => {
                vec![self.one(
                    "square-shade",
                    &[("square", self.square(*square)), ("shade", self.shade(*square))],
                )]
            }
            Answer::Material(material) => self.material(material),
            Answer::Castling(color, sides) => {
                sides.iter().map(|(side, may)| self.castling_right(*color, *side, *may)).collect()
            }
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

    fn rank_line(&self, rank: Rank, pieces: &[Placed], named: Named) -> Vec<Vec<Span>> {
        self.line(self.one("rank", &self.ranked("name", "name-number", rank)), pieces, named)
    }

    /// A rank by its name in the move voice, and by its number: some languages count their ranks.
    fn ranked<'a>(&self, name: &'a str, number: &'a str, rank: Rank) -> [(&'a str, Value); 2] {
        let named = vec![self.moves.span(self.moves.rank(rank))];
        [(name, named.into()), (number, (u32::from(rank) + 1).into())]
    }

    fn line(&self, head: Vec<Span>, pieces: &[Placed], named: Named) -> Vec<Vec<Span>> {
        if pieces.is_empty() {
            return vec![self.list(head, self.word("empty"))];
        }
        self.listed(&head, Self::row_items(pieces, named))
    }

    /// The pieces of a rank, or neighbouring ranks that are empty.
    fn ranks(&self, ranks: &[(Rank, Vec<Placed>)]) -> Vec<Vec<Span>> {
        match ranks {
            [(first, _), .., (last, _)] => {
                let mut values = vec![("count", ranks.len().into())];
                values.extend(self.ranked("from", "from-number", *first));
                values.extend(self.ranked("to", "to-number", *last));
                vec![self.list(self.one("ranks", &values), self.word("empty-ranks"))]
            }
            ranks => ranks
                .iter()
                .flat_map(|(rank, pieces)| self.rank_line(*rank, &together(pieces), Named::File))
                .collect(),
        }
    }

    /// `pawn e2: items.`
    fn of_placed(&self, placed: Placed, items: Vec<Vec<Span>>) -> Vec<Vec<Span>> {
        self.listed(&self.placed_on(placed), items.into_iter().map(Item::from).collect())
    }

    fn place(&self, placed: Placed, named: Named) -> Vec<Span> {
        vec![match named {
            Named::File => self.moves.letter(placed.square.file()),
            Named::Square => self.moves.span(&self.moves.square(placed.square)),
        }]
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
                piece.map_or_else(|| self.word("empty"), |piece| self.piece(piece)).spans()
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

    fn pieces(&self, color: Color, role: Option<Role>, pieces: &[Placed]) -> Vec<Vec<Span>> {
        let Some(role) = role else {
            let head = self.word(color.fold_wb("all-white", "all-black")).spans();
            return self.listed(&head, Self::kinds_items(pieces));
        };
        let head = self.counted_heading(role.of(color), pieces.len().max(1));
        if pieces.is_empty() {
            let head = self.counted_heading(role.of(color), 2);
            return vec![self.one("no-pieces", &[("pieces", head)])];
        }
        self.listed(&head.spans(), self.place_items(pieces))
    }

    fn rays(&self, from: Square, rays: &[(Direction, Vec<Placed>)]) -> Vec<Vec<Span>> {
        if rays.is_empty() {
            return vec![self.one("rays-none", &[("square", self.square(from))])];
        }
        let line = |(direction, pieces): &(Direction, Vec<Placed>)| {
            let head = self.word(toward(*direction)).spans();
            self.listed(&head, Self::pieces_items(pieces, Named::Square))
        };
        rays.iter().flat_map(line).collect()
    }

    fn knight(&self, from: Square, pieces: &[Placed]) -> Vec<Vec<Span>> {
        let values = [("square", self.square(from))];
        if pieces.is_empty() {
            return vec![self.one("knight-none", &values)];
        }
        self.listed(&self.one("knight-sees", &values), Self::pieces_items(pieces, Named::Square))
    }

    fn bearing(
        &self,
        square: Square,
        piece: Piece,
        by: &ByColor<Vec<Placed>>,
        defenders_first: bool,
    ) -> Vec<Vec<Span>> {
        let say = |some: &str, none: &str, pieces: &[Placed]| {
            let square = ("square", self.square(square));
            if pieces.is_empty() {
                return vec![self.one(none, &[square])];
            }
            let first = |items| self.one(some, &[square.clone(), ("items", items)]);
            self.sentences(Self::pieces_items(pieces, Named::Square), first)
        };
        let attacked = say("attacked", "not-attacked", &by[!piece.color]);
        let defended = say("defended", "not-defended", &by[piece.color]);
        if defenders_first { [defended, attacked] } else { [attacked, defended] }.concat()
    }

    fn controlled(&self, square: Square, by: &ByColor<Vec<Placed>>) -> Vec<Vec<Span>> {
        let lines = |color: Color| {
            let square = ("square", self.square(square));
            if by[color].is_empty() {
                return vec![self.one(color.fold_wb("by-none-white", "by-none-black"), &[square])];
            }
            let id = color.fold_wb("by-white", "by-black");
            let first = |items| self.one(id, &[square.clone(), ("items", items)]);
            self.sentences(Self::kinds_items(&by[color]), first)
        };
        Color::ALL.map(lines).concat()
    }

    fn placed_on(&self, placed: Placed) -> Vec<Span> {
        let values =
            [("piece", self.role(placed.piece.role)), ("square", self.square(placed.square))];
        self.one("moves-of", &values)
    }

    /// Who is to move, and that he is in check or has no move.
    fn turn(&self, color: Color, number: u32, standing: Status) -> Vec<Span> {
        let id = match standing {
            Status::Free => "turn",
            Status::Check => "turn-check",
            Status::Checkmate => "turn-checkmate",
            Status::Stalemate => "turn-stalemate",
        };
        self.one(id, &[("color", self.color(color)), ("number", number.into())])
    }

    /// That the player to move is in check or has no move; nothing where he is free.
    fn standing(&self, color: Color, standing: Status) -> Option<Vec<Span>> {
        let id = match standing {
            Status::Free => return None,
            Status::Check => "board-check",
            Status::Checkmate => "board-checkmate",
            Status::Stalemate => "board-stalemate",
        };
        Some(self.one(id, &[("color", self.color(color))]))
    }

    fn takes(&self, of: &MovesOf) -> Vec<Vec<Span>> {
        let take = |Taking { placed, way }: &Taking| {
            let mut values = vec![
                ("piece", self.role(placed.piece.role)),
                ("square", self.square(placed.square)),
            ];
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

    fn castling_right(&self, color: Color, side: CastlingSide, may: MayCastle) -> Vec<Span> {
        let how = match may {
            MayCastle::Yes => "legal",
            MayCastle::Lost => "lost",
            MayCastle::InCheck => "check",
            MayCastle::Blocked => "blocked",
            MayCastle::Attacked => "attacked",
        };
        let values = [
            ("color", self.color(color)),
            ("castling", self.castles(side).into()),
            ("how", how.into()),
        ];
        self.one("castling-right", &values)
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
                let values = [("square", self.square(square)), ("piece", self.piece(piece))];
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
            self.of_placed(of.placed, items)
        };
        moves.iter().flat_map(line).collect()
    }

    fn what_if(
        &self,
        from: Square,
        to: Square,
        found: Option<&(Piece, Vec<Placed>)>,
    ) -> Vec<Vec<Span>> {
        let Some((piece, pieces)) = found else {
            return vec![self.one("what-if-empty", &[("square", self.square(from))])];
        };
        let values = [("piece", self.piece(*piece)), ("square", self.square(to))];
        if pieces.is_empty() {
            return vec![self.one("what-if-none", &values)];
        }
        self.listed(&self.one("what-if", &values), Self::pieces_items(pieces, Named::Square))
    }

    fn material(&self, material: &ByColor<ByRole<u8>>) -> Vec<Vec<Span>> {
        let worth = |color: Color| -> u32 {
            WORTH.iter().map(|&(role, worth)| u32::from(material[color][role] * worth)).sum()
        };
        let sides = Color::ALL.map(|color| self.side(color, material[color])).concat();
        let (white, black) = (worth(Color::White), worth(Color::Black));
        let mut lines = vec![if white == black {
            self.one("material-level", &[])
        } else {
            let color = if white > black { Color::White } else { Color::Black };
            let points = white.abs_diff(black);
            self.one("material-ahead", &[("color", self.color(color)), ("points", points.into())])
        }];
        lines.extend(sides);
        lines
    }

    fn side(&self, color: Color, pieces: ByRole<u8>) -> Vec<Vec<Span>> {
        let present = WORTH.iter().filter(|&&(role, _)| pieces[role] > 0);
        let count = |&(role, _): &(Role, u8)| {
            let count = usize::from(pieces[role]);
            let values = [("count", count.into()), ("pieces", self.roles(role, count))];
            self.one("material-count", &values)
        };
        let mut items: Vec<Item> = present.map(count).map(Item::from).collect();
        if items.is_empty() {
            items.push(self.word("material-bare").spans().into());
        }
        self.listed(&self.color_heading(color).spans(), items)
    }
}

/// The pieces of a rank, those of a kind together, each kind where its first one stands.
fn together(pieces: &[Placed]) -> Vec<Placed> {
    let mut kinds: Vec<Piece> = Vec::new();
    for placed in pieces {
        if !kinds.contains(&placed.piece) {
            kinds.push(placed.piece);
        }
    }
    let of = |kind: &Piece| {
        pieces.iter().filter(|placed| placed.piece == *kind).copied().collect::<Vec<_>>()
    };
    kinds.iter().flat_map(of).collect()
}

/// How the place of a piece is named in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
