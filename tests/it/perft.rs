//! Legal moves against published counts, as the referee makes and refuses them; and all of Chess960.

use std::collections::HashSet;

use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Color, EnPassantMode, File, Move, Piece,
    Position as _, Rank, Role, Square, attacks, uci::UciMove,
};
use touchmove::laws::{At, Effect, Event, Game, Made, Position, Refusal, Setup};
use touchmove::notation::{NotRead, position, read};
use touchmove::voices::announce::{ExtraWords, Style};
use touchmove::voices::{Form, Library, Narrator};

/// A position, and how many ways of play it has to depth 1, 2, 3 and so on.
type Row = (&'static str, &'static [usize]);

/// Chess Programming Wiki, "Perft Results": the start and positions 2 to 6.
const STANDARD: [Row; 6] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8_902, 197_281]),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2_039, 97_862]),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238]),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9_467, 422_333]),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379]),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890],
    ),
];

/// Chess Programming Wiki, "Chess960 Perft Results", as in the `fischer.epd` of Ethereal.
const CHESS960: [Row; 6] = [
    (
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        &[21, 528, 12_189, 326_672],
    ),
    ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", &[21, 807, 18_002, 667_366]),
    ("qn1rbbkr/ppp2p1p/1n1pp1p1/8/3P4/P6P/1PP1PPPK/QNNRBB1R w hd - 2 9", &[28, 811, 23_175]),
    ("qnr1bkrb/pppp2pp/3np3/5p2/8/P2P2P1/NPP1PP1P/QN1RBKRB w GDg - 3 9", &[33, 823, 26_895]),
    ("r1bbnk1r/qpp1pppp/p6n/3p4/1P6/5N1P/P1PPPPP1/RQBBK1NR w ha - 0 9", &[23, 728, 18_209]),
    ("rkbbqr1n/1p1pppp1/2p2n2/p4NBp/8/3P4/PPP1PPPP/RK1BQRN1 w FAfa - 0 9", &[37, 832, 30_533]),
];

fn rows() -> impl Iterator<Item = (CastlingMode, Row)> {
    let standard = STANDARD.map(|row| (CastlingMode::Standard, row));
    standard.into_iter().chain(CHESS960.map(|row| (CastlingMode::Chess960, row)))
}

fn game(position: Position, mode: CastlingMode) -> Game {
    let mut game = Game::new(Setup { position, mode, ..Setup::default() });
    assert_eq!(game.handle(At::ZERO, &Event::Started)[0], Effect::Began);
    game
}

fn enter(game: &mut Game, uci: UciMove) -> Vec<Effect> {
    game.handle(At::ZERO, &Event::Entered(uci))
}

/// The move that an event has made, if it has made one.
fn announced(effects: &[Effect]) -> Option<Move> {
    match effects {
        [Effect::Announce(made), ..] => Some(made.mv),
        _ => None,
    }
}

fn leaves(before: &Position, depth: usize) -> usize {
    let moves = before.legal_moves();
    if depth == 1 {
        return moves.len();
    }
    let after = |mv| {
        Made { before: before.clone(), mv, at: At::ZERO, left: None, opponent_left: None }.after()
    };
    moves.into_iter().map(|mv| leaves(&after(mv), depth - 1)).sum()
}

#[test]
fn moves_are_as_many_as_published() {
    for (mode, (fen, counts)) in rows() {
        let position = position::read(fen, mode).unwrap();
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(leaves(&position, depth), count, "{fen} to depth {depth}");
        }
    }
}

#[test]
fn the_referee_makes_every_legal_move_and_no_other() {
    for (mode, (fen, counts)) in rows() {
        let mut game = game(position::read(fen, mode).unwrap(), mode);
        assert_eq!(walk(&mut game, 2), counts[1], "{fen}");
    }
}

/// Enters everything that can be written with squares; counts the ways of play.
fn walk(game: &mut Game, depth: usize) -> usize {
    let before = game.position().clone();
    let moves = before.legal_moves();
    let mut written = HashSet::new();
    for &mv in &moves {
        for uci in spellings(mv, game.mode()) {
            assert_eq!(announced(&enter(game, uci)), Some(mv), "{uci}");
            take_back(game, &before);
            assert!(written.insert(uci), "{uci} is two moves");
        }
    }
    refuse_all_but(game, &written);
    assert_eq!(game.position(), &before);
    if depth == 1 {
        return moves.len();
    }
    let below = |&mv: &Move| {
        enter(game, mv.to_uci(game.mode()));
        let leaves = walk(game, depth - 1);
        take_back(game, &before);
        leaves
    };
    moves.iter().map(below).sum()
}

fn take_back(game: &mut Game, before: &Position) {
    let plies = game.made().len();
    let effects = game.handle(At::ZERO, &Event::TakenBack(1));
    assert!(matches!(effects[..], [Effect::TakenBack(_)]), "{effects:?}");
    assert_eq!((game.position(), game.made().len()), (before, plies - 1));
}

/// A move as its game writes it, and as it is understood besides.
///
/// Castling also as the king onto his rook, and from the e-file with a rook in the corner as the king
/// to his square of arrival.
fn spellings(mv: Move, mode: CastlingMode) -> HashSet<UciMove> {
    let mut all = HashSet::from([mv.to_uci(mode)]);
    if let Move::Castle { king, rook } = mv {
        all.insert(mv.to_uci(CastlingMode::Chess960));
        if king.file() == File::E && matches!(rook.file(), File::A | File::H) {
            all.insert(mv.to_uci(CastlingMode::Standard));
        }
    }
    all
}

fn refuse_all_but(game: &mut Game, written: &HashSet<UciMove>) {
    for from in Square::ALL {
        for (to, promotion) in Square::ALL.into_iter().flat_map(|to| promotions(from, to)) {
            let uci = UciMove::Normal { from, to, promotion };
            if !written.contains(&uci) {
                let effects = enter(game, uci);
                assert_eq!(effects, [Effect::Refused(Refusal::IllegalMove)], "{uci}");
            }
        }
    }
    let strange = [UciMove::Null, UciMove::Put { role: Role::Queen, to: Square::E4 }];
    for uci in strange {
        assert_eq!(enter(game, uci), [Effect::Refused(Refusal::IllegalMove)], "{uci}");
    }
}

/// A queen everywhere; where a pawn can arrive, every piece, even king and pawn.
fn promotions(from: Square, to: Square) -> Vec<(Square, Option<Role>)> {
    let last = [(Rank::Seventh, Rank::Eighth), (Rank::Second, Rank::First)];
    let none = (to, None);
    if last.contains(&(from.rank(), to.rank())) {
        return Role::ALL.map(|role| (to, Some(role))).into_iter().chain([none]).collect();
    }
    vec![none, (to, Some(Role::Queen))]
}

/// The back rank of this number by Scharnagl's own method, without the library.
fn by_method(number: usize) -> String {
    let mut rank = [None; 8];
    rank[2 * (number % 4) + 1] = Some('b');
    rank[2 * (number / 4 % 4)] = Some('b');
    let mut place = |nth: usize, piece| {
        let free = (0..8).filter(|&file| rank[file].is_none()).nth(nth).unwrap();
        rank[free] = Some(piece);
    };
    place(number / 16 % 6, 'q');
    let pairs = (0..5).flat_map(|first| (first + 1..5).map(move |second| (first, second)));
    let (first, second) = pairs.into_iter().nth(number / 96).unwrap();
    place(first, 'n');
    place(second - 1, 'n');
    for piece in ['r', 'k', 'r'] {
        place(0, piece);
    }
    rank.into_iter().flatten().collect()
}

fn all_960() -> impl Iterator<Item = (u16, Position)> {
    (0..960).map(|number| (number, position::chess960(number).unwrap()))
}

#[test]
fn the_960_first_positions_are_those_of_their_numbers() {
    let mut seen = HashSet::new();
    for (number, position) in all_960() {
        let fen = position::write(&position);
        let rank = by_method(number.into());
        let board = format!("{rank}/pppppppp/8/8/8/8/PPPPPPPP/{}", rank.to_uppercase());
        assert_eq!(fen.split(' ').next(), Some(&board[..]), "{number}");
        assert!(seen.insert(rank), "{number}");
    }
    let standard = position::chess960(518).unwrap();
    assert_eq!(standard.board(), Position::default().board());
    assert_eq!(
        standard.castles().castling_rights(),
        Position::default().castles().castling_rights()
    );
}

#[test]
fn guidelines_ii_the_king_stands_between_his_rooks_and_the_bishops_differ() {
    for (number, position) in all_960() {
        for color in Color::ALL {
            let files = |role| -> Vec<usize> {
                let squares = position.board().by_piece(Piece { color, role });
                squares.into_iter().map(|square| square.file().into()).collect()
            };
            let (rooks, bishops) = (files(Role::Rook), files(Role::Bishop));
            let [king] = files(Role::King)[..] else { panic!("{number}") };
            assert!(rooks[0] < king && king < rooks[1], "{number}");
            assert_ne!(bishops[0] % 2, bishops[1] % 2, "{number}");
        }
        assert_eq!(position.castles().castling_rights(), position.board().rooks(), "{number}");
    }
}

/// Castling to one side from a first position of which only so much was removed that it can be.
struct Way {
    position: Position,
    side: CastlingSide,
    king: Square,
    rook: Square,
    /// What had to be empty on White's side.
    path: Bitboard,
}

impl Way {
    fn free(start: &Position, side: CastlingSide) -> Self {
        let king = start.board().king_of(Color::White).unwrap();
        let rook = start.castles().rook(Color::White, side).unwrap();
        let (king_to, rook_to) = (side.king_to(Color::White), side.rook_to(Color::White));
        let path = attacks::between(king, king_to) | attacks::between(rook, rook_to);
        let path = path.with(king_to).with(rook_to).without(king).without(rook);
        let position = changed(start, |board| {
            for square in path {
                board.discard_piece_at(square);
                board.discard_piece_at(square.flip_vertical());
            }
        });
        Self { position, side, king, rook, path }
    }

    /// The king onto his rook.
    fn event(&self, color: Color) -> UciMove {
        let [from, to] = [self.king, self.rook].map(|square| turned(square, color));
        UciMove::Normal { from, to, promotion: None }
    }

    fn is_made(&self, effects: &[Effect]) -> bool {
        announced(effects).is_some_and(|mv| mv.castling_side() == Some(self.side))
    }
}

fn ways() -> impl Iterator<Item = (u16, Way)> {
    let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
    all_960().flat_map(move |(number, start)| sides.map(|side| (number, Way::free(&start, side))))
}

/// A square of White's as the other player sees it.
fn turned(square: Square, color: Color) -> Square {
    color.fold_wb(square, square.flip_vertical())
}

/// The same with other pieces, read from text again; who has no rook there has no right to castle.
fn changed(position: &Position, change: impl Fn(&mut Board)) -> Position {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    change(&mut setup.board);
    setup.castling_rights &= setup.board.rooks();
    let position = Position::from_setup(setup, CastlingMode::Chess960).unwrap();
    position::read(&position::write(&position), CastlingMode::Chess960).unwrap()
}

#[test]
fn guidelines_ii_both_players_castle_to_both_sides_from_all_960_positions() {
    for (number, way) in ways() {
        let side = way.side;
        let mut game = game(way.position.clone(), CastlingMode::Chess960);
        for color in Color::ALL {
            assert!(way.is_made(&enter(&mut game, way.event(color))), "{number} {side:?}");
            let board = game.position().board();
            let at = |square| board.piece_at(square);
            assert_eq!(at(side.king_to(color)), Some(Role::King.of(color)), "{number} {side:?}");
            assert_eq!(at(side.rook_to(color)), Some(Role::Rook.of(color)), "{number} {side:?}");
            let kept = way.position.board().by_color(color).count();
            assert_eq!(board.by_color(color).count(), kept, "{number} {side:?}");
            assert!(!game.position().castles().has_color(color), "{number} {side:?}");
        }
    }
}

#[test]
fn guidelines_ii_one_piece_that_stays_in_the_way_hinders_castling() {
    for (number, way) in ways() {
        let start = position::chess960(number).unwrap();
        for square in way.path {
            let piece = start.board().piece_at(square).unwrap();
            let position = changed(&way.position, |board| board.set_piece_at(square, piece));
            let mut game = game(position, CastlingMode::Chess960);
            let effects = enter(&mut game, way.event(Color::White));
            assert!(!way.is_made(&effects), "{number} {:?} {square}", way.side);
        }
    }
}

#[test]
fn castling_is_announced_by_its_side_and_read_by_words_or_by_the_squares_of_the_king() {
    let mut library = Library::built_in();
    let [talk, moves] = ["en", "fide"].map(|name| library.get(name).unwrap());
    let style = Style { form: Form::Long, extra: ExtraWords(true), ..Style::default() };
    let narrator = Narrator::new(talk, &moves, style);
    let vocabularies = [narrator.moves.vocabulary()];
    for (number, way) in ways() {
        let castling = way.event(Color::White).to_move(&way.position).unwrap();
        let words = ["Kurze Rochade", "Lange Rochade"];
        let words = words[usize::from(way.side == CastlingSide::QueenSide)];
        let said = narrator.announcement(&way.position, castling);
        assert_eq!(said.written, words, "{number}");
        assert_eq!(read(words, &vocabularies, &way.position), Ok(castling), "{number}");
        for to in [way.rook, way.side.king_to(Color::White)] {
            let text = format!("{}{to}", way.king);
            let others = others(&way, castling, to);
            match read(&text, &vocabularies, &way.position) {
                // Where the king can go there himself, two squares are that move.
                Ok(mv) if others.contains(&mv) => assert!(!mv.is_castle(), "{number} {text}"),
                Ok(mv) => assert!(others.is_empty() && mv == castling, "{number} {text}"),
                Err(NotRead::Ambiguous(all)) => {
                    assert!(all.contains(&castling), "{number} {text}");
                    assert_eq!(all.len(), others.len() + 1, "{number} {text}");
                }
                Err(error) => panic!("{number} {text}: {error:?}"),
            }
        }
    }
}

/// What else of the king's moves ends on this square, or is told by it.
fn others(way: &Way, castling: Move, to: Square) -> Vec<Move> {
    let told = |mv: &Move| match *mv {
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_king_side(rook > king);
            to == rook || to == side.king_to(Color::White)
        }
        mv => mv.role() == Role::King && mv.to() == to,
    };
    let moves = way.position.legal_moves();
    moves.into_iter().filter(|&mv| mv != castling).filter(told).collect()
}
