//! Lessons that players have written.

use expect_test::expect;
use touchmove::lessons::{FOLDER, Written};

use super::Table;

const OWN: &str = r#"title = "My rook"
goal = "You take what is free."
text = "A rook goes along its file and its rank."

[1]
position = "6k1/8/8/3p4/8/8/8/3R2K1 w - - 0 1"
task = "find capture"
answer = ["Rxd5"]
help = "Look along the file."
why = "Nothing is in between."

[2]
task = "choose near far"
ask = "Is the pawn near or far?"
answer = "far"

[3]
task = "count d1"
answer = "99"
"#;

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_lesson_of_one_s_own_is_learnt_and_its_mistakes_are_told() {
    let mut table = Table::learning("en");
    let written = |file: &str, text| Written { file: format!("lessons/{file}"), text };
    table.written = vec![
        written("bad.toml", Ok("title = Rooks\n[1]\ntask = \"colour z9\"\n".to_owned())),
        written("closed.toml", Err(std::io::ErrorKind::PermissionDenied)),
        written("rook.toml", Ok(OWN.to_owned())),
    ];
    table.types("learn my rook").types("Rd4").types("hint").types("Rxd5").types("it is");
    table.types("it is near");
    table.types("learn 38").types("close").types("learn 1").types("close").types("learn");
    table.written.clear();
    table.types("learn 38");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > learn my rook
        The answer is not true. Ignored: line 19 of lessons/rook.toml.
        My rook.
        You take what is free.
        A rook goes along its file and its rank.
        (game 1 waits)
        Rank 8: black king g.
        Ranks 7 and 6: empty.
        Rank 5: black pawn d.
        Ranks 4 to 2: empty.
        Rank 1: white rook d, king g.
        White to move. Find a capture.
        > Rd4
        That captures nothing. Try again.
        > hint
        Look along the file.
        > Rxd5
        Right.
        Nothing is in between.
        (lesson/own:rook/1: Wrong)
        Is the pawn near or far?
        > it is
        Answer near or far.
        > it is near
        Wrong.
        far.
        (lesson/own:rook/2: Wrong)
        The lesson is over.
        Go through exercises 1 and 2 again.
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > learn 38
        The answer is not true. Ignored: line 19 of lessons/rook.toml.
        My rook.
        You take what is free.
        A rook goes along its file and its rank.
        (game 1 waits)
        Rank 8: black king g.
        Ranks 7 and 6: empty.
        Rank 5: black pawn d.
        Ranks 4 to 2: empty.
        Rank 1: white rook d, king g.
        White to move. Find a capture.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > learn 1
        Squares and colours.
        You can tell the colour of any square in your head.
        The board has 64 squares: eight files, a to h, and eight ranks, 1 to 8. Light and dark squares alternate, and the corner at your right hand is light. For the colour of a square, count the file as a number too: a is 1, h is 8. If both numbers are odd, or both even, the square is dark; otherwise it is light.
        (game 1 waits)
        What colour is a1?
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > learn
        Quotation marks missing in title = Rooks. Put them around the value. Ignored: line 1 of lessons/bad.toml.
        z9 is no square. Ignored: line 3 of lessons/bad.toml.
        The lesson has no title. Write title = "My lesson" in its first line. Ignored: lessons/bad.toml.
        The lesson has no exercise. Begin one with a line [1]. Ignored: lessons/bad.toml.
        The file cannot be read: its permissions do not allow it. Ignored: lessons/closed.toml.
        Lessons. Next is 1, Squares and colours. To begin one, type its number after learn: learn 1.
        1. Squares and colours
        2. The starting position
        3. The rook
        4. The bishop
        5. The queen
        6. The king
        7. The knight
        8. The pawn
        9. What pieces are worth
        10. Defended or not
        11. Three answers to check
        12. Mate in one
        13. When nobody wins
        14. Castling
        15. En passant
        16. Promote with care
        17. Fork and discovered attack
        18. Pin and skewer
        19. Free gifts
        20. The opening
        21. Trades and plans
        22. Mates by heart
        23. Pawns at the end
        24. Clock and tournament
        To listen to:
        25. The wheat on the board
        26. Where chess comes from
        27. The longest game
        28. Many ways to play
        29. Games with other rules
        30. How tournaments work
        31. The Swiss system
        32. Equal on points
        33. Fast and slow chess
        34. How blind players play
        35. How to get better
        36. Three parts of a game
        37. World champions in rapid chess
        Your own:
        38. My rook, done
        > learn 38
        No lesson 38. They have numbers from 1 to 37.
    "#]]);
}

/// The list tells what is wrong with a file once, and again when the file has changed; whoever names the
/// lesson hears it each time.
#[test]
fn mistakes_are_told_once_in_the_list_and_always_with_their_lesson() {
    let mut table = Table::learning("en");
    let written =
        |text: String| vec![Written { file: "lessons/rook.toml".to_owned(), text: Ok(text) }];
    table.written = written(OWN.to_owned());
    let told = |table: &mut Table, line: &str| {
        table.transcript.clear();
        table.types(line);
        table.transcript.contains("The answer is not true. Ignored: line ")
    };
    assert!(told(&mut table, "learn"));
    assert!(!told(&mut table, "learn"));
    assert!(told(&mut table, "learn my rook") && told(&mut table, "learn my rook"));
    assert!(!told(&mut table, "learn 1") && !told(&mut table, "learn"));
    table.written = written(format!("{OWN}\n"));
    assert!(told(&mut table, "learn"));
    assert!(!told(&mut table, "learn"));
}

#[test]
fn a_folder_of_lessons_that_may_not_be_read_is_told() {
    let mut table = Table::learning("en");
    table.closed = vec![FOLDER];
    table.types("learn");
    let list = table.transcript.find("> learn\n").unwrap();
    let first = table.transcript[list..].lines().nth(1).unwrap();
    assert_eq!(first, "lessons cannot be read. Check its permissions.");
    table.transcript.clear();
    table.types("learn elephants").types("learn 1");
    let lines: Vec<&str> = table.transcript.lines().take(4).collect();
    expect![[r#"
        [
            "> learn elephants",
            "lessons cannot be read. Check its permissions.",
            "No lesson elephants. They have numbers from 1 to 37.",
            "> learn 1",
        ]
    "#]]
    .assert_debug_eq(&lines);
}
