//! From the answer to a question to the words of it.

#![deny(clippy::wildcard_enum_match_arm)]

mod changed;
mod dropped;
mod fingers;
mod hanging;
mod sentences;

use shakmaty::{ByColor, ByRole, CastlingSide, Color, Piece, Rank, Role, Square};

use crate::describe::{
    Answer, CaptureKind, Direction, MayCastle, MovesOf, Of, Placed, Status, Taking,
};
use crate::notation::SquarePart;
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};

use sentences::ListItem;

/// What the pieces are counted as; kings are not.
const WORTH: [(Role, u8); 5] =
    [(Role::Queen, 9), (Role::Rook, 5), (Role::Bishop, 3), (Role::Knight, 3), (Role::Pawn, 1)];

/// The words of answers, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct AnswerWords<'a>(&'a Narrator);

impl Narrator {
    /// The words of answers to questions about a position.
    #[must_use]
    pub const fn answers(&self) -> AnswerWords<'_> {
        AnswerWords(self)
    }
}

impl AnswerWords<'_> {
    /// The words of an answer, a line for each fact.
    #[must_use]
    pub fn of(self, answer: &Answer) -> Utterance {
        let lines = match answer {
            Answer::Board(ranks, turn, standing) => {
                let lines =
                    ranks.chunk_by(|(_, one), (_, other)| one.is_empty() && other.is_empty());
                let standing = self.standing(*turn, *standing);
                lines.flat_map(|ranks| self.ranks(ranks)).chain(standing).collect()
            }
            Answer::Square(square, piece) => vec![self.what_stands(*square, *piece)],
            Answer::Pieces(color, role, pieces) => self.pieces(*color, *role, pieces),
            Answer::Count(color, role, count) => vec![self.count(*color, *role, *count)],
            Answer::Rank(rank, pieces) => self.rank_line(*rank, pieces, PlaceNaming::Square),
            Answer::File(file, pieces) => {
                let name = [("name", vec![self.0.moves.letter(*file)].into())];
                self.line(self.one("file", &name), pieces, PlaceNaming::Square)
            }
            Answer::Rays(square, rays) => self.rays(*square, rays),
            Answer::Knight(square, pieces) => self.knight(*square, pieces),
            Answer::Bearing { square, piece, by, defenders } => match piece {
                Some(piece) => self.bearing(*square, *piece, by, defenders.0),
                None => self.controlled(*square, by),
            },
            Answer::Hanging(target, fates) => self.hanging(*target, fates),
            Answer::Moves(of, moves, drops) => self.moves_and_drops(*of, moves, drops),
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
                    &[("square", self.0.square(*square)), ("shade", self.shade(*square))],
                )]
            }
            Answer::Material(material) => self.material(material),
            Answer::Pockets(Some(held)) => self.0.variants().pockets(held),
            Answer::Pockets(None) => vec![self.one("pocket-none", &[])],
            Answer::Castling(color, sides) => {
                sides.iter().map(|(side, may)| self.castling_right(*color, *side, *may)).collect()
            }
            Answer::Turn(color, number, standing) => {
                vec![self.turn(*color, *number, *standing)]
            }
            Answer::Check(color, standing, checkers, given) => {
                let counted =
                    given.iter().flat_map(|given| self.0.variants().checks_of_both(*given));
                self.check(*color, *standing, checkers).into_iter().chain(counted).collect()
            }
            Answer::Fen(fen) => vec![vec![self.0.talk.code(fen)]],
            Answer::Braille(page, board, beside) => {
                self.0.fingers().for_fingers(*page, board, beside)
            }
        };
        self.0.lines(Priority::Answer, lines)
    }

    pub(super) fn one(self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.0.talk.sentence(id, values)
    }

    fn rank_line(self, rank: Rank, pieces: &[Placed], named: PlaceNaming) -> Vec<Vec<Span>> {
        self.line(self.one("rank", &self.ranked("name", "name-number", rank)), pieces, named)
    }

    /// A rank by its name in the move voice, and by its number: some languages count their ranks.
    fn ranked<'a>(self, name: &'a str, number: &'a str, rank: Rank) -> [(&'a str, Value); 2] {
        let named = vec![self.0.moves.span(self.0.moves.rank(rank))];
        [(name, named.into()), (number, (u32::from(rank) + 1).into())]
    }

    fn line(self, head: Vec<Span>, pieces: &[Placed], named: PlaceNaming) -> Vec<Vec<Span>> {
        if pieces.is_empty() {
            return vec![self.0.lists().list(head, self.0.word("empty"))];
        }
        self.0.lists().listed(&head, ListItem::of_rows(pieces, named))
    }

    /// The pieces of a rank, or neighbouring ranks that are empty.
    fn ranks(self, ranks: &[(Rank, Vec<Placed>)]) -> Vec<Vec<Span>> {
        match ranks {
            [(first, _), .., (last, _)] => {
                let mut values = vec![("count", ranks.len().into())];
                values.extend(self.ranked("from", "from-number", *first));
                values.extend(self.ranked("to", "to-number", *last));
                vec![self.0.lists().list(self.one("ranks", &values), self.0.word("empty-ranks"))]
            }
            ranks => ranks
                .iter()
                .flat_map(|(rank, pieces)| {
                    self.rank_line(*rank, &together(pieces), PlaceNaming::File)
                })
                .collect(),
        }
    }

    /// `pawn e2: items.`
    fn of_placed(self, placed: Placed, items: Vec<Vec<Span>>) -> Vec<Vec<Span>> {
        self.0
            .lists()
            .listed(&self.placed_on(placed), items.into_iter().map(ListItem::from).collect())
    }

    /// What stands on a square that has marks, and these behind it, in one line of a braille display:
    /// the colour of the square is short, and beside two marks it is left out.
    #[must_use]
    pub fn marked(self, square: Square, piece: Option<Piece>, marks: &[&str]) -> Vec<Span> {
        let shade = if square.is_light() { "shade-light-short" } else { "shade-dark-short" };
        let is_told = |part: &&SquarePart| marks.len() < 2 || **part != SquarePart::Colour;
        let parts = self.0.style.square.parts().iter().filter(is_told);
        let parts = parts.map(|part| self.part(*part, square, piece, self.0.word(shade).spans()));
        let marks = marks.iter().map(|mark| self.0.word(mark).spans());
        self.in_parts(parts.chain(marks).collect())
    }

    /// What stands on a square, in the order that the player wants.
    fn what_stands(self, square: Square, piece: Option<Piece>) -> Vec<Span> {
        let shade = self.one("square-shade-part", &[("shade", self.shade(square))]);
        let parts = self.0.style.square.parts().iter();
        self.in_parts(parts.map(|part| self.part(*part, square, piece, shade.clone())).collect())
    }

    fn part(
        self,
        part: SquarePart,
        square: Square,
        piece: Option<Piece>,
        shade: Vec<Span>,
    ) -> Vec<Span> {
        match part {
            SquarePart::Square => self.0.square(square).spans(),
            SquarePart::Piece => {
                piece.map_or_else(|| self.0.word("empty"), |piece| self.0.piece(piece)).spans()
            }
            SquarePart::Colour => shade,
        }
    }

    /// The first of these parts, and behind it the others; at least one.
    fn in_parts(self, mut parts: Vec<Vec<Span>>) -> Vec<Span> {
        let rest = parts.split_off(1);
        let first = parts.concat();
        if rest.is_empty() {
            return self.one("square-part", &[("part", first.into())]);
        }
        self.0.lists().list(first, self.0.join(rest))
    }

    fn shade(self, square: Square) -> Value {
        self.0.word(if square.is_light() { "shade-light" } else { "shade-dark" })
    }

    pub(super) fn pieces(
        self,
        color: Color,
        role: Option<Role>,
        pieces: &[Placed],
    ) -> Vec<Vec<Span>> {
        let Some(role) = role else {
            let head = self.0.word(color.fold_wb("all-white", "all-black")).spans();
            return self.0.lists().listed(&head, ListItem::of_kinds(pieces));
        };
        let head = self.0.counted_heading(role.of(color), pieces.len().max(1));
        if pieces.is_empty() {
            let head = self.0.counted_heading(role.of(color), 2);
            return vec![self.one("no-pieces", &[("pieces", head)])];
        }
        self.0.lists().listed(&head.spans(), self.0.lists().place_items(pieces))
    }

    /// How many pieces a colour has.
    fn count(self, color: Color, role: Option<Role>, count: usize) -> Vec<Span> {
        let head = self.0.color_heading(color).spans();
        let Some(role) = role else {
            let pieces = self.one("count-pieces", &[("count", count.into())]);
            return self.0.lists().list(head, pieces.into());
        };
        if count == 0 {
            return self.one("no-pieces", &[("pieces", self.0.counted_heading(role.of(color), 2))]);
        }
        let values = [("count", count.into()), ("pieces", self.0.roles(role, count))];
        self.0.lists().list(head, self.one("count-kind", &values).into())
    }

    fn rays(self, from: Square, rays: &[(Direction, Vec<Placed>)]) -> Vec<Vec<Span>> {
        if rays.is_empty() {
            return vec![self.one("rays-none", &[("square", self.0.square(from))])];
        }
        let line = |(direction, pieces): &(Direction, Vec<Placed>)| {
            let head = self.0.word(toward(*direction)).spans();
            self.0.lists().listed(&head, ListItem::of_pieces(pieces, PlaceNaming::Square))
        };
        rays.iter().flat_map(line).collect()
    }

    fn knight(self, from: Square, pieces: &[Placed]) -> Vec<Vec<Span>> {
        let values = [("square", self.0.square(from))];
        if pieces.is_empty() {
            return vec![self.one("knight-none", &values)];
        }
        self.0.lists().listed(
            &self.one("knight-sees", &values),
            ListItem::of_pieces(pieces, PlaceNaming::Square),
        )
    }

    fn bearing(
        self,
        square: Square,
        piece: Piece,
        by: &ByColor<Vec<Placed>>,
        defenders_first: bool,
    ) -> Vec<Vec<Span>> {
        let say = |some: &str, none: &str, pieces: &[Placed]| {
            let square = ("square", self.0.square(square));
            if pieces.is_empty() {
                return vec![self.one(none, &[square])];
            }
            let first = |items| self.one(some, &[square.clone(), ("items", items)]);
            self.0.lists().sentences(ListItem::of_pieces(pieces, PlaceNaming::Square), first)
        };
        let attacked = say("attacked", "not-attacked", &by[!piece.color]);
        let defended = say("defended", "not-defended", &by[piece.color]);
        if defenders_first { [defended, attacked] } else { [attacked, defended] }.concat()
    }

    fn controlled(self, square: Square, by: &ByColor<Vec<Placed>>) -> Vec<Vec<Span>> {
        let lines = |color: Color| {
            let square = ("square", self.0.square(square));
            if by[color].is_empty() {
                return vec![self.one(color.fold_wb("by-none-white", "by-none-black"), &[square])];
            }
            let id = color.fold_wb("by-white", "by-black");
            let first = |items| self.one(id, &[square.clone(), ("items", items)]);
            self.0.lists().sentences(ListItem::of_kinds(&by[color]), first)
        };
        Color::ALL.map(lines).concat()
    }

    fn placed_on(self, placed: Placed) -> Vec<Span> {
        let values =
            [("piece", self.0.role(placed.piece.role)), ("square", self.0.square(placed.square))];
        self.one("moves-of", &values)
    }

    /// Who is to move, and that he is in check or has no move.
    pub(super) fn turn(self, color: Color, number: u32, standing: Status) -> Vec<Span> {
        let id = match standing {
            Status::Free => "turn",
            Status::Check => "turn-check",
            Status::Checkmate => "turn-checkmate",
            Status::Stalemate => "turn-stalemate",
        };
        self.one(id, &[("color", self.0.color(color)), ("number", number.into())])
    }

    /// That the player to move is in check or has no move; nothing where he is free.
    fn standing(self, color: Color, standing: Status) -> Option<Vec<Span>> {
        let id = match standing {
            Status::Free => return None,
            Status::Check => "board-check",
            Status::Checkmate => "board-checkmate",
            Status::Stalemate => "board-stalemate",
        };
        Some(self.one(id, &[("color", self.0.color(color))]))
    }

    /// Whether the player to move is in check and from what, where that is told, and whether it is mate.
    fn check(self, color: Color, standing: Status, checkers: &[Placed]) -> Vec<Vec<Span>> {
        match standing {
            Status::Check | Status::Checkmate if !checkers.is_empty() => {
                let items = self.0.lists().kinds(checkers);
                let by = self.one("check-by", &[("color", self.0.color(color)), ("items", items)]);
                let mate = self.standing(color, standing);
                [by].into_iter().chain(mate.filter(|_| standing == Status::Checkmate)).collect()
            }
            Status::Check | Status::Checkmate => {
                self.standing(color, standing).into_iter().collect()
            }
            Status::Free | Status::Stalemate => vec![self.one("check-none", &[])],
        }
    }

    fn takes(self, of: &MovesOf) -> Vec<Vec<Span>> {
        let take = |Taking { placed, way }: &Taking| {
            let mut values = vec![
                ("piece", self.0.role(placed.piece.role)),
                ("square", self.0.square(placed.square)),
            ];
            let id = match way {
                CaptureKind::Plain => "takes",
                CaptureKind::Promoting => "takes-promoting",
                CaptureKind::EnPassant(to) => {
                    values.push(("to", self.0.square(*to)));
                    "takes-en-passant"
                }
            };
            self.one(id, &values)
        };
        of.captures.iter().map(take).collect()
    }

    fn castling_right(self, color: Color, side: CastlingSide, may: MayCastle) -> Vec<Span> {
        let how = match may {
            MayCastle::Yes => "legal",
            MayCastle::Lost => "lost",
            MayCastle::InCheck => "check",
            MayCastle::Blocked => "blocked",
            MayCastle::Attacked => "attacked",
        };
        let values = [
            ("color", self.0.color(color)),
            ("castling", self.castles(side).into()),
            ("how", how.into()),
        ];
        self.one("castling-right", &values)
    }

    fn castles(self, side: CastlingSide) -> Vec<Span> {
        let words = &self.0.moves.words;
        vec![self.0.moves.span(match side {
            CastlingSide::KingSide => &words.short_castling,
            CastlingSide::QueenSide => &words.long_castling,
        })]
    }

    fn promotes_on(self, square: Square) -> Vec<Span> {
        self.one("promotes-on", &[("square", self.0.square(square))])
    }

    /// Why there are none.
    fn none_of(self, of: Of, all: &str, from: &str) -> Vec<Span> {
        match of {
            Of::All => self.one(all, &[]),
            Of::Mine(square) => self.one(from, &[("square", self.0.square(square))]),
            Of::Other(square, piece) => {
                let values = [("square", self.0.square(square)), ("piece", self.0.piece(piece))];
                self.one("moves-not-yours", &values)
            }
            Of::Empty(square) => self.one("what-if-empty", &[("square", self.0.square(square))]),
        }
    }

    fn moves_of(self, moves: &[MovesOf]) -> Vec<Vec<Span>> {
        let line = |of: &MovesOf| {
            let mut items: Vec<Vec<Span>> =
                of.quiet.iter().map(|&to| self.0.square(to).spans()).collect();
            items.extend(of.castlings.iter().map(|&side| self.castles(side)));
            items.extend(of.promotions.iter().map(|&square| self.promotes_on(square)));
            items.extend(self.takes(of));
            self.of_placed(of.placed, items)
        };
        moves.iter().flat_map(line).collect()
    }

    fn what_if(
        self,
        from: Square,
        to: Square,
        found: Option<&(Piece, Vec<Placed>)>,
    ) -> Vec<Vec<Span>> {
        let Some((piece, pieces)) = found else {
            return vec![self.one("what-if-empty", &[("square", self.0.square(from))])];
        };
        let values = [("piece", self.0.piece(*piece)), ("square", self.0.square(to))];
        if pieces.is_empty() {
            return vec![self.one("what-if-none", &values)];
        }
        self.0
            .lists()
            .listed(&self.one("what-if", &values), ListItem::of_pieces(pieces, PlaceNaming::Square))
    }

    fn material(self, material: &ByColor<ByRole<u8>>) -> Vec<Vec<Span>> {
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
            self.one("material-ahead", &[("color", self.0.color(color)), ("points", points.into())])
        }];
        lines.extend(sides);
        lines
    }

    fn side(self, color: Color, pieces: ByRole<u8>) -> Vec<Vec<Span>> {
        let present = WORTH.iter().filter(|&&(role, _)| pieces[role] > 0);
        let count = |&(role, _): &(Role, u8)| {
            let count = usize::from(pieces[role]);
            let values = [("count", count.into()), ("pieces", self.0.roles(role, count))];
            self.one("material-count", &values)
        };
        let mut items: Vec<ListItem> = present.map(count).map(ListItem::from).collect();
        if items.is_empty() {
            items.push(self.0.word("material-bare").spans().into());
        }
        self.0.lists().listed(&self.0.color_heading(color).spans(), items)
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
enum PlaceNaming {
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
