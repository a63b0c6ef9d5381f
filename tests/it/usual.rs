//! What is heard again and again, and is not what a transcript is about. There it has a mark, where it is
//! heard and nowhere else: so a word that is changed in it is changed here, and not in a hundred transcripts.

/// Each with its mark. In the transcripts of the real program that are kept in files it stands in full.
const USUAL: [(&str, &str); 28] = [
    // How a game begins.
    ("(new game for two)", "New game 1 for two players."),
    ("(new game for two, in German)", "Neue Partie 1 für zwei Spieler."),
    ("(new game against level 3)", "New game 1. You play White against level 3."),
    ("(15 minutes, 10 seconds a move)", "Time: 15 minutes, plus 10 seconds per move."),
    ("(90 minutes, 30 seconds a move)", "Time: 1 hour 30 minutes, plus 30 seconds per move."),
    ("(special position)", "Special starting position. To hear it: board."),
    ("(how to have the usual one)", "For the usual one: new usual."),
    ("(rehearsal)", "Tournament rehearsal."),
    (
        "(moves are announced and repeated)",
        "Every move is announced and repeated. Type your move, then press.",
    ),
    ("(how to announce)", "Type your move to announce it. Then press."),
    ("(how to repeat)", "Type the opponent's move to repeat it."),
    ("(on the board)", "You play on the board."),
    ("(your turn, move 2)", "White to move, move 2. You play White."),
    // How a game is left, and what is gone through or practised instead.
    ("(game 1 waits)", "Your game 1 waits. Type close to go back."),
    ("(the clocks are stopped)", "The clocks are stopped. Enter starts them."),
    ("(game 57)", "Magnus Carlsen against V Anand, game 57."),
    ("(of 3 moves)", "3 moves. Enter for the next."),
    ("(what is the best move?)", "White to move. Find the best move."),
    // What a game brings again and again.
    ("(Black repeats)", "Black has repeated it."),
    ("(the board is not the game)", "Your board does not match the game."),
    ("(put back)", "Pieces put back. Touch-move still applies."),
    ("(what becomes of the pawn?)", "Say what the pawn becomes."),
    ("(no looks)", "No looks: you play blindfold. To look all the same, type blindfold on."),
    ("(take it back?)", "Take back your move? yes or no."),
    ("(offer a draw?)", "Offer a draw? yes or no."),
    ("(the game goes on)", "No. The game continues."),
    // How it ends.
    ("(over)", "The game is over. Type new to start another."),
    ("(what now)", "rematch or new: another game. summary: this one in short. open 1: its moves."),
];

/// A transcript with marks in the place of what is usual.
pub(crate) fn marked(transcript: &str) -> String {
    let mark = |line: &str| USUAL.iter().find(|(_, usual)| *usual == line).map(|(mark, _)| *mark);
    transcript
        .split_inclusive('\n')
        .map(|line| match line.strip_suffix('\n').and_then(mark) {
            Some(mark) => [mark, "\n"].concat(),
            None => line.to_owned(),
        })
        .collect()
}

/// Nothing that is heard looks like a mark, and each mark means one sentence.
#[test]
fn a_mark_is_what_nobody_hears() {
    for (at, (mark, usual)) in USUAL.iter().enumerate() {
        assert_eq!(
            marked(&[*usual, "\n> ", usual, "\n"].concat()),
            [*mark, "\n> ", usual, "\n"].concat()
        );
        assert!(mark.starts_with('(') && !usual.starts_with('('), "{mark}");
        assert!(USUAL[..at].iter().all(|other| other.0 != *mark && other.1 != *usual), "{mark}");
    }
}
