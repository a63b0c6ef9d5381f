//! Boards of all makes behind real pseudo-terminals: real games by hand, bad lines, cables that are
//! pulled, programs that come and go, and the command that does it all for a player.

mod computer;
mod sim_board;

use std::path::Path;
use std::time::Duration;

use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{Board, Move, Position as _, Square};
use touchmove::laws::Position;
use touchmove::notation::pgn::{Found, Reader};
use touchmove::pegboard::simulator::{Act, Dialect, Model, MoveStyle, News};
use touchmove::pegboard::{Make, Order, Report};

use crate::program::Home;
use computer::Computer;
use sim_board::SimBoard;

type Game = Vec<(Position, Move)>;

const fn model(make: Make) -> Model {
    Model {
        make,
        knows_pieces: !matches!(make, Make::Peg1),
        has_clock: false,
        dialect: Dialect::Usual,
    }
}

const SENTIO: Model = Model { knows_pieces: false, ..model(Make::Certabo) };
const TACTUM: Model = Model { dialect: Dialect::Bare, ..SENTIO };
const DGT_WITH_CLOCK: Model = Model { has_clock: true, ..model(Make::Dgt) };

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

fn path(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// A game that ends in mate and has a promotion.
fn record(number: &str) -> Game {
    let text = std::fs::read_to_string(path("games.txt")).unwrap();
    let line = text.lines().find(|line| line.split(' ').next() == Some(number)).unwrap();
    let mut position = Position::default();
    let mut game = Vec::new();
    for word in line.split(' ').skip(2) {
        let Ok(uci) = word.parse::<UciMove>() else { continue };
        let mv = uci.to_move(&position).unwrap();
        game.push((position.clone(), mv));
        position.play_unchecked(mv);
    }
    game
}

/// Morphy's game at the opera.
fn opera() -> Game {
    let mut game = Vec::new();
    let mut take = |found| {
        let Found::Game(found) = found else { panic!("{found:?}") };
        let mut position = found.start.clone();
        for mv in &found.moves {
            game.push((position.clone(), *mv));
            position.play_unchecked(*mv);
        }
    };
    let mut reader = Reader::default();
    reader.feed(&std::fs::read(path("opera.pgn")).unwrap(), &mut take);
    reader.finish(&mut take);
    game
}

fn end(game: &Game) -> Board {
    let (mut position, mv) = game.last().cloned().unwrap();
    position.play_unchecked(mv);
    position.board().clone()
}

/// A computer that knows a board in the first position.
fn met(board: &SimBoard, model: Model) -> Computer {
    let mut computer = Computer::open(model, board.path(), board.clock());
    // A Certabo board needs some of the time to have its pieces learned.
    let learned = |computer: &Computer| {
        let chips = model.make == Make::Certabo && model.knows_pieces;
        !chips || computer.reports.iter().any(|report| matches!(report, Report::Learned(_)))
    };
    computer.until("the first position", |computer| {
        computer.seen.occupied == Board::new().occupied() && learned(computer)
    });
    computer.live(ms(2000));
    computer.reports.clear();
    computer
}

/// Plays a game by hand to its end and hears of it.
fn play(board: &mut SimBoard, computer: &mut Computer, game: &Game, style: Option<MoveStyle>) {
    board.plan(board.hand(game, style));
    computer.until("the end of the game", |_| board.is_done());
    computer.live(ms(4000));
    assert_eq!(board.standing().pieces, end(game));
}

/// Each of the makes tells a whole game, whatever the hand does.
fn tells_a_game(model: Model, game: &Game) {
    let mut board = SimBoard::start(model, "", 10);
    let mut computer = met(&board, model);
    play(&mut board, &mut computer, game, None);
    // A busy machine reads what a board has told some time after that.
    computer.until("the last position", |computer| computer.knows(&end(game)));
    assert!(computer.knows(&end(game)), "{:?}", computer.reports);
}

#[test]
fn a_peg_board_tells_a_game_lift_by_lift() {
    let game = record("2148");
    let mut board = SimBoard::start(model(Make::Peg1), "", 10);
    let mut computer = met(&board, model(Make::Peg1));
    let acts = board.hand(&game, None);
    let awaited: Vec<(Square, bool)> = acts
        .iter()
        .filter_map(|(_, act)| match *act {
            Act::Lift(square) => Some((square, false)),
            Act::Seat(square, _) => Some((square, true)),
            _ => None,
        })
        .collect();
    play(&mut board, &mut computer, &game, None);
    assert_eq!(computer.changes(), awaited);
    assert!(computer.knows(&end(&game)));
}

#[test]
fn a_dgt_board_tells_a_game() {
    tells_a_game(model(Make::Dgt), &record("2148"));
}

#[test]
fn a_dgt_board_with_a_clock_tells_a_game() {
    tells_a_game(DGT_WITH_CLOCK, &record("3504"));
}

#[test]
fn a_chesslink_tells_a_game() {
    tells_a_game(model(Make::ChessLink), &record("2148"));
}

#[test]
fn a_certabo_board_tells_a_game() {
    tells_a_game(model(Make::Certabo), &opera());
}

// Programs learn the pieces from fifteen positions; a move meanwhile would be learned as well.
#[test]
fn a_certabo_board_waits_until_a_program_can_have_learned_its_pieces() {
    let certabo = model(Make::Certabo);
    let mut board = SimBoard::start(certabo, "", 10);
    let opened = board.clock().now();
    let mut computer = Computer::open(certabo, board.path(), board.clock());
    computer.until("the board to begin", |_| board.is_asked());
    assert!(board.clock().now() > opened + ms(16 * 300), "too early");
    computer.until("the men to be known", |computer| {
        computer.reports.contains(&Report::Learned(shakmaty::Bitboard::EMPTY))
    });
}

#[test]
fn a_board_that_only_knows_that_a_piece_is_there_tells_a_game() {
    tells_a_game(SENTIO, &record("2148"));
}

#[test]
fn b2_a_board_without_a_colon_before_its_frames_tells_a_game() {
    tells_a_game(TACTUM, &record("2148"));
}

#[test]
fn a_citrine_tells_a_game_in_moves() {
    let game = opera();
    let mut board = SimBoard::start(model(Make::Citrine), "", 10);
    let mut computer = Computer::open(model(Make::Citrine), board.path(), board.clock());
    computer.live(ms(2000));
    computer.reports.clear();
    play(&mut board, &mut computer, &game, None);
    let told = computer.reports.iter().map(|report| match report {
        Report::Moved(text) => text.replace(['-', 'x'], ""),
        other => panic!("{other:?}"),
    });
    let awaited = game.iter().map(|(position, mv)| match mv.castling_side() {
        Some(_) => San::from_move(position, *mv).to_string().replace('-', ""),
        None => mv.to_uci(shakmaty::CastlingMode::Standard).to_string(),
    });
    assert_eq!(told.collect::<Vec<_>>(), awaited.collect::<Vec<_>>());
}

#[test]
fn after_a_bad_line_every_make_knows_the_truth() {
    let script = "from 6000 to 40000 noise 0.004\nfrom 6000 to 40000 loss 0.003\n\
                  from 6000 to 40000 double 0.003\nfrom 6000 to 40000 half 0.02\n\
                  from 6000 to 40000 bounce 0.5\nfrom 6000 to 40000 delay 300 0.05\n\
                  at 20000 silence 1500\nat 30000 off 2000";
    let game = record("2148")[..20].to_vec();
    let one = |model: Model| {
        let mut board = SimBoard::start(model, script, 10);
        let mut computer = Computer::open(model, board.path(), board.clock());
        computer.until("the first position", |computer| {
            computer.seen.occupied == Board::new().occupied()
        });
        play(&mut board, &mut computer, &game, None);
        while board.clock().now() < ms(45_000) {
            computer.live(ms(1000));
        }
        computer.order(&Order::Look);
        computer.until("the truth", |computer| computer.knows(&end(&game)));
    };
    std::thread::scope(|scope| {
        for model in [model(Make::Peg1), model(Make::Dgt), model(Make::ChessLink), SENTIO, TACTUM] {
            scope.spawn(move || one(model));
        }
    });
}

#[test]
fn a_cable_that_is_pulled_comes_back_at_the_same_link() {
    let home = Home::new();
    let link = home.path("board");
    let mut board = SimBoard::start_at(model(Make::Peg1), "", 1, Some(link.clone()));
    assert_eq!(board.path(), &link);
    let mut computer = met(&board, model(Make::Peg1));
    let first = std::fs::read_link(&link).unwrap();
    board.act(Act::Cable(false)).unwrap();
    computer.until("the loss", |computer| !computer.is_connected());
    assert!(std::fs::symlink_metadata(&link).is_err() && !first.exists());
    board.act(Act::Lift(Square::E2)).unwrap();
    board.act(Act::Cable(true)).unwrap();
    board.wait_for(|news| matches!(news, News::Port(_)).then_some(()));
    computer.connect(&link);
    computer.order(&Order::Look);
    let pieces = board.standing().pieces;
    computer.until("the lifted man", |computer| computer.knows(&pieces));
    drop(board);
    assert!(std::fs::symlink_metadata(&link).is_err(), "the link is taken away");
}

#[test]
fn a_file_in_the_place_of_the_link_is_kept() {
    let home = Home::new();
    let link = home.path("board");
    std::fs::write(&link, "a letter").unwrap();
    let args = ["pegboard", "simulate", "peg1", "--link", link.to_str().unwrap()];
    let refusal = home.run(&args).refusal(1);
    assert!(refusal.starts_with("No pseudo-terminal: "), "{refusal}");
    assert_eq!(std::fs::read_to_string(&link).unwrap(), "a letter");
}

/// Programs open and close the port again and again, some without a word, some in the middle of one.
#[test]
fn programs_come_and_go() {
    let mut board = SimBoard::start(model(Make::Dgt), "", 1);
    for round in 0..30 {
        let mut port = serialport::new(board.path().display().to_string(), 9600).open().unwrap();
        if round % 3 > 0 {
            std::io::Write::write_all(&mut port, &[0x42, 0x2B, 0x09][..=round % 3]).unwrap();
        }
        drop(port);
    }
    let mut computer = met(&board, model(Make::Dgt));
    board.act(Act::Lift(Square::E2)).unwrap();
    let pieces = board.standing().pieces;
    computer.until("the lifted man", |computer| computer.knows(&pieces));
    assert!(!computer.reports.contains(&Report::Garbled), "{:?}", computer.reports);
}

/// The system keeps bytes for whoever opens the port next; a cable does not.
#[test]
fn what_a_program_has_not_read_is_not_for_the_next_one() {
    use rustix::fs::{Mode, OFlags, open};
    use rustix::io::{ioctl_fionread, write};

    let mut board = SimBoard::start(model(Make::Dgt), "", 1);
    let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::NONBLOCK;
    let port = open(board.path(), flags, Mode::empty()).unwrap();
    write(&port, &[0x42]).unwrap();
    let end = board.clock().now() + crate::program::PATIENCE;
    while ioctl_fionread(&port).unwrap() < 67 {
        assert!(board.clock().now() < end, "no dump");
        std::thread::yield_now();
    }
    drop(port);
    board.wait_for(|news| (*news == News::Open(false)).then_some(()));
    let port = open(board.path(), flags, Mode::empty()).unwrap();
    assert_eq!(ioctl_fionread(&port).unwrap(), 0);
}

fn simulate(make: &str, more: &[&str], lines: &str) -> String {
    let args = [&["pegboard", "simulate", make], more].concat();
    let run = Home::new().run_with(&args, lines.as_bytes());
    let mut text = run.transcript();
    let first = text.find('\n').unwrap();
    assert!(text[..first].starts_with("/dev/"), "{text}");
    text.split_off(first + 1)
}

#[test]
fn a_board_of_peg1_has_a_battery_feels_fingers_and_knows_who_presses() {
    let lines = "press white\nlong black\npress Anna\nbattery 15\nbattery 100+\nbattery 101\nbattery\n\
                 feel e2\nfeel\n";
    expect_test::expect![[r#"
        Pressed.
        Pressed.
        Too much: Anna.
        Done.
        Done.
        101 is not a percentage. Write 0 to 100, with a plus while it charges.
        Incomplete: battery. Write help.
        Done.
        Name a square, such as e2.
    "#]]
    .assert_eq(&simulate("peg1", &[], lines));
    expect_test::expect![[r#"
        This board has no such button.
        This board has no such button.
        Too much: Anna.
        This board has no battery, and cannot feel a finger.
        This board has no battery, and cannot feel a finger.
        101 is not a percentage. Write 0 to 100, with a plus while it charges.
        Incomplete: battery. Write help.
        This board has no battery, and cannot feel a finger.
        Name a square, such as e2.
    "#]]
    .assert_eq(&simulate("peg1", &["--old"], lines));
}

#[test]
fn lines_are_answered_by_lines() {
    let lines = "lift e2\nseat Eva vier\nlift e4\nlift d7\nseat d7\nshow\nseat e8\nseat h5 black queen\n\
                 seat h6 D\nseat h6 black\nlift\nlift z9\nlift a3\npress\nbutton 7\nlever now\nwait 20\n\
                 off\non\npull\nwait\nfly\nposition nowhere\nposition 8/8/8/8/8/8/8/8\nlift e1\nnext\nend\n\
                 lift e2\n";
    expect_test::expect![[r#"
        Lifted: white pawn Eva two
        Put: white pawn Eva four
        Lifted: white pawn Eva four
        Lifted: black pawn David seven
        Put: white pawn David seven
        White: Ke1 Qd1 Ra1 Rh1 Bc1 Bf1 Nb1 Ng1 a2 b2 c2 d2 d7 f2 g2 h2
        Black: Ke8 Qd8 Ra8 Rh8 Bc8 Bf8 Nb8 Ng8 a7 b7 c7 e7 f7 g7 h7
        Beside the board: black pawn
        Power on.
        No program has the port open.
        Occupied: black king Eva eight. Lift it first, or write replace.
        Put: black queen Hector five
        D is not a piece. Write one such as queen.
        black is not a piece. Write one such as queen.
        Name a square, such as e2.
        z9 is not a square. Write one such as e2.
        Anna three is empty.
        Pressed.
        7 is not a button. Buttons are 1 to 5.
        Too much: now.
        Waited 20 milliseconds.
        Power off.
        Power on.
        Cable out.
        Incomplete: wait. Write help.
        Unknown word: fly. Write help.
        nowhere is not a position. Write FEN, or start.
        The pieces are set up.
        Eva one is empty.
        No moves left.
    "#]]
    .assert_eq(&simulate("peg1", &[], lines));
}

#[test]
fn it_understands_german() {
    let home = Home::new();
    let mut command = home.command(&["pegboard", "simulate", "dgt", "--clock"]);
    command.env("LANG", "de_DE.UTF-8");
    let mut running = crate::program::Running::of(command);
    running.feed(
        "nimm e2\nsetzen e4 weiß dame\nnimm f7\nsetzen f6 s\nknopf 2\ndrücken\nende\n".into(),
    );
    let text = crate::program::lines_of(&running.end().out[1..]);
    expect_test::expect![[r#"
        Genommen: weißer Bauer Eva zwei
        Gesetzt: weiße Dame Eva vier
        Genommen: schwarzer Bauer Felix sieben
        Gesetzt: schwarzer Springer Felix sechs
        Gedrückt.
        Diesen Knopf hat das Brett nicht.
    "#]]
    .assert_eq(&text);
}

/// The real program plays a game when it is asked, and the codec hears it.
#[test]
fn a_game_of_a_file_is_played_when_a_program_asks() {
    let home = Home::new();
    let link = home.path("board");
    let game = path("opera.pgn");
    let mut running = home.start(&[
        "pegboard",
        "simulate",
        "peg1",
        "--link",
        link.to_str().unwrap(),
        "--pgn",
        game.to_str().unwrap(),
        "--delay",
        "50",
        "--side",
        "white",
        "--confirm",
        "--style",
        "own-first",
        "--seed",
        "1",
    ]);
    assert_eq!(running.next_line().as_deref(), link.to_str());
    running.wait_for("The game begins when a program asks.");
    let clock = SimBoard::start(model(Make::Peg1), "", 1).clock();
    let mut computer = Computer::open(model(Make::Peg1), &link, clock);
    computer.until("the first move and its confirmation", |computer| {
        matches!(computer.reports.last(), Some(Report::Button(..)))
    });
    assert_eq!(computer.changes(), [(Square::E2, false), (Square::E4, true)]);
    running.wait_for("Next move ready. Write next.");
    running.type_line("next");
    computer.until("the answer", |computer| computer.changes().contains(&(Square::E5, true)));
    computer.until("the next move", |computer| computer.changes().contains(&(Square::F3, true)));
    drop(computer);
    running.wait_for("No program has the port open.");
    running.type_line("end");
    assert_eq!(running.end().code, Some(0));
    assert!(std::fs::symlink_metadata(&link).is_err());
}

#[test]
fn it_ends_with_its_input_or_when_it_is_interrupted() {
    let home = Home::new();
    let link = home.path("board");
    let args = ["pegboard", "simulate", "certabo", "--link", link.to_str().unwrap()];
    let mut running = home.start(&args);
    running.next_line();
    assert_eq!(running.interrupt().code, Some(0));
    assert!(std::fs::symlink_metadata(&link).is_err());
    assert_eq!(home.run(&args).code, Some(0));
}

#[test]
fn what_cannot_be_simulated_is_refused_in_a_sentence() {
    let home = Home::new();
    home.write("faults", "noise 0.01\nat 5 pull 5 5\n");
    let (faults, game) = (home.data("faults"), path("opera.pgn"));
    let [faults, game] = [&faults, &game].map(|path| path.to_str().unwrap());
    let refused = |args: &[&str]| {
        home.run(&[&["pegboard", "simulate"], args].concat()).refusal(2).replace(faults, "FILE")
    };
    let all = [
        refused(&["stone"]),
        refused(&["dgt", "--pieces"]),
        refused(&["peg1", "--faults", faults]),
        refused(&["peg1", "--faults", "nowhere"]),
        refused(&["dgt", "--pgn", game, "--confirm"]),
        refused(&["dgt", "--pgn", game, "--side", "left"]),
        refused(&["dgt", "--pgn", game, "--style", "wild"]),
        refused(&["dgt", "--pgn", game, "--game", "2"]).replace(game, "GAME"),
        refused(&["dgt", "--side", "white"]),
    ];
    expect_test::expect![[r#"
        Unknown make: stone. There are: peg1, dgt, chesslink, certabo, citrine.
        Not for this make: --pieces.
        FILE, line 2: Too much: 5.
        File not found: nowhere.
        This board has no confirm button.
        left is not a side. Write white or black.
        wild is not a style. Write one such as own-first.
        GAME has one game that can be read.
        Missing: --pgn. It is: play the moves of this PGN file, as soon as a program asks the board something.
        For help: touchmove pegboard simulate --help
    "#]]
    .assert_eq(&all.concat());
}
