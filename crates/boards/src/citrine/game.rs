//! What a board has told of its game, and what follows from that. The rules are the board's affair:
//! a move is carried out as it is written, and need only fit the pieces.

use shakmaty::{Board, Color, File, Piece, Rank, Role, Square};

use crate::citrine::lines::promoted;

/// A line that is not believed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DoubtedLine {
    Moved(u32, String),
    TakenBack(u32, String),
}

/// How a game began and went on.
#[derive(Clone, Debug)]
pub(super) struct Game {
    start: Board,
    /// How many moves were made before the start; nothing if that is not known.
    before: Option<u32>,
    moves: Vec<String>,
    stands: Board,
}

impl Game {
    /// From the first position.
    pub(super) fn new() -> Self {
        Self { before: Some(0), ..Self::from(Board::new()) }
    }

    /// From pieces of which nobody knows how they came there.
    pub(super) fn from(pieces: Board) -> Self {
        Self { stands: pieces.clone(), start: pieces, before: None, moves: Vec::new() }
    }

    /// From the first position by these moves; nothing if they do not fit.
    pub(super) fn of(moves: &[String]) -> Option<Self> {
        let mut game = Self::new();
        moves.iter().try_for_each(|text| game.makes(text))?;
        Some(game)
    }

    pub(super) fn stands(&self) -> &Board {
        &self.stands
    }

    pub(super) fn moves(&self) -> &[String] {
        &self.moves
    }

    /// How many moves were made before those that are known.
    pub(super) const fn before(&self) -> Option<u32> {
        self.before
    }

    /// How many moves are made; nothing if that is not known.
    pub(super) fn plies(&self) -> Option<u32> {
        let own = u32::try_from(self.moves.len()).ok()?;
        self.before.map(|before| before + own)
    }

    /// The next move, by the side that has it; nothing if it does not fit.
    pub(super) fn makes(&mut self, text: &str) -> Option<()> {
        let white = self.plies()?.is_multiple_of(2);
        self.stands = after(&self.stands, Color::from_white(white), text)?;
        self.moves.push(text.to_owned());
        Some(())
    }

    /// The one move that leads to these pieces, made or taken back, and the game then.
    pub(super) fn step_to(&self, pieces: &Board) -> Option<(Self, DoubtedLine)> {
        let ply = self.plies()?;
        let leads = |heard: DoubtedLine| {
            let mut after = self.clone();
            after.hears(&heard).filter(|()| after.stands() == pieces)?;
            Some((after, heard))
        };
        let back = self.moves.last().map(|last| DoubtedLine::TakenBack(ply, last.clone()));
        let made =
            texts(&self.stands, pieces).into_iter().map(|text| DoubtedLine::Moved(ply + 1, text));
        back.into_iter().chain(made).find_map(leads)
    }

    /// What a line says has happened; nothing if it does not follow.
    pub(super) fn hears(&mut self, heard: &DoubtedLine) -> Option<()> {
        match heard {
            DoubtedLine::Moved(ply, text) => {
                let own = u32::try_from(self.moves.len()).ok()?;
                self.before = self.before.or_else(|| (ply - 1).checked_sub(own));
                if self.plies()? + 1 == *ply { self.makes(text) } else { None }
            }
            DoubtedLine::TakenBack(ply, text) => {
                let last = self.moves.last().filter(|last| last.eq_ignore_ascii_case(text));
                let follows = last.is_some() && self.plies()? == *ply;
                let kept = self.moves.len().checked_sub(1).filter(|_| follows)?;
                let moves: Vec<String> = self.moves.drain(..).take(kept).collect();
                self.stands = self.start.clone();
                moves.iter().try_for_each(|text| self.makes(text))
            }
        }
    }
}

/// All that may be written of a move from some pieces to others.
fn texts(from: &Board, to: &Board) -> Vec<String> {
    let changed = |square: &Square| from.piece_at(*square) != to.piece_at(*square);
    let changed: Vec<Square> = Square::ALL.into_iter().filter(changed).collect();
    let mut texts = vec!["O-O".to_owned(), "O-O-O".to_owned()];
    // En passant changes three squares, a castling four.
    if changed.len() <= 3 {
        for (from, to) in changed.iter().flat_map(|from| changed.iter().map(move |to| (from, to))) {
            for end in ["", "ep", "/Q", "/R", "/B", "/N"] {
                texts.extend(['-', 'x'].map(|by| format!("{from}{by}{to}{end}")));
            }
        }
    }
    texts
}

/// The pieces after a move as the board writes it; nothing if they do not fit.
fn after(pieces: &Board, by: Color, text: &str) -> Option<Board> {
    let mut pieces = pieces.clone();
    if let Some(file) = match text {
        "O-O" => Some([File::H, File::G, File::F]),
        "O-O-O" => Some([File::A, File::C, File::D]),
        _ => None,
    } {
        let rank = by.fold_wb(Rank::First, Rank::Eighth);
        let [corner, king, rook] = file.map(|file| Square::from_coords(file, rank));
        take(&mut pieces, Square::from_coords(File::E, rank), Role::King.of(by))?;
        take(&mut pieces, corner, Role::Rook.of(by))?;
        put(&mut pieces, king, Role::King.of(by))?;
        put(&mut pieces, rook, Role::Rook.of(by))?;
        return Some(pieces);
    }
    let (from, to): (Square, Square) =
        (text.get(..2)?.parse().ok()?, text.get(3..5)?.parse().ok()?);
    let rest = text.get(5..)?;
    let piece = pieces.remove_piece_at(from).filter(|piece| piece.color == by)?;
    if text.get(2..3)? == "x" {
        let passing = Square::from_coords(to.file(), from.rank());
        let square = if rest == "ep" { passing } else { to };
        pieces.remove_piece_at(square).filter(|captured| captured.color != by)?;
    }
    let last = to.rank() == by.fold_wb(Rank::Eighth, Rank::First);
    let pawn = piece.role == Role::Pawn;
    let piece = match rest.strip_prefix('/') {
        Some(piece) if pawn && last => promoted(piece)?.of(by),
        None if !(pawn && last) => piece,
        _ => return None,
    };
    put(&mut pieces, to, piece)?;
    Some(pieces)
}

fn take(pieces: &mut Board, square: Square, piece: Piece) -> Option<()> {
    (pieces.remove_piece_at(square) == Some(piece)).then_some(())
}

fn put(pieces: &mut Board, square: Square, piece: Piece) -> Option<()> {
    pieces.piece_at(square).is_none().then(|| pieces.set_piece_at(square, piece))
}
