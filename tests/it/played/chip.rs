//! The firmware as an Uno gets it, on a simulated chip with a simulated board, and the program at its
//! serial line. Left out where the tools are not installed; where packages come from apt they must be.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use crate::played::table::{Finished, GAME, Hand, WRITTEN, address, moves, text};
use crate::program::{Home, Running};
use touchmove::opponent::uci::process;

/// Where the core of the Arduino is.
const ARDUINO: &str = "/usr/share/arduino/hardware/arduino/avr";

/// What of the core a sketch for a chip with one serial port needs.
const CORE: [&str; 12] = [
    "HardwareSerial.cpp",
    "HardwareSerial0.cpp",
    "Print.cpp",
    "Tone.cpp",
    "WMath.cpp",
    "abi.cpp",
    "hooks.c",
    "main.cpp",
    "new.cpp",
    "wiring.c",
    "wiring_analog.c",
    "wiring_digital.c",
];

/// Flash and RAM of the chip of an Uno; half a kilobyte of flash is the boot loader's.
const FLASH: u32 = 32_256;
const RAM: u32 = 2048;

/// Where what is built for these tests lies.
fn built() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let folder = folder.join(format!("peg1-on-a-chip-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The compiler for the chip, if all else that is needed is there too.
fn tools() -> Option<PathBuf> {
    let gcc = process::find(Path::new("avr-gcc"));
    let others = [ARDUINO, "/usr/include/simavr/sim_avr.h"];
    let all = gcc.filter(|_| others.iter().all(|path| Path::new(path).exists()));
    assert!(
        all.is_some() || process::find(Path::new("apt-get")).is_none(),
        "not installed: gcc-avr, avr-libc, arduino-core-avr or libsimavr-dev"
    );
    all
}

fn run(program: &Path, args: &[&str]) -> String {
    let ran = Command::new(program).args(args).output().unwrap();
    assert!(
        ran.status.success(),
        "{}: {}",
        program.display(),
        String::from_utf8_lossy(&ran.stderr)
    );
    String::from_utf8(ran.stdout).unwrap()
}

/// The image of the firmware; it waits for a slow line, because a busy computer makes a slow chip.
static IMAGE: LazyLock<Option<PathBuf>> = LazyLock::new(|| {
    let gcc = tools()?;
    let core = Path::new(ARDUINO).join("cores/arduino");
    let firmware = source("firmware/peg1");
    let folder = built();
    let mut objects = Vec::new();
    let core = CORE.into_iter().map(|name| (core.join(name), "-w"));
    let own = ["peg1.c", "peg1_read.c", "peg1.ino"].map(|name| (firmware.join(name), "-Werror"));
    for (file, warnings) in core.chain(own) {
        let object = folder.join(file.file_name().unwrap()).with_added_extension("o");
        let is_c = file.extension().is_some_and(|extension| extension == "c");
        let language = if is_c { ["-xc", "-std=gnu11"] } else { ["-xc++", "-std=gnu++11"] };
        let cpp =
            if is_c { [].as_slice() } else { &["-fno-exceptions", "-fno-threadsafe-statics"] };
        let includes = ["cores/arduino", "variants/standard", "libraries/EEPROM/src"];
        let includes = includes.map(|folder| format!("-I{ARDUINO}/{folder}"));
        let args = [
            &["-mmcu=atmega328p", "-DF_CPU=16000000L", "-DARDUINO=10819", "-DARDUINO_ARCH_AVR"],
            &["-DPEG1_WAIT=2000", "-DPEG1_MISS=20", "-Os", "-ffunction-sections", "-Wall"][..],
            &["-fdata-sections", "-Wextra", warnings],
            cpp,
            &includes.each_ref().map(String::as_str),
            &language,
            &["-c", text(&file), "-o", text(&object)],
        ];
        run(&gcc, &args.concat());
        objects.push(object);
    }
    let image = folder.join("peg1.elf");
    let objects: Vec<&str> = objects.iter().map(|object| text(object)).collect();
    let link = ["-mmcu=atmega328p", "-Os", "-Wl,--gc-sections", "-o", text(&image)];
    run(&gcc, &[&link[..], &objects, &["-lm"]].concat());
    Some(image)
});

/// A simulated chip with a board, as a program.
static CHIP: LazyLock<PathBuf> = LazyLock::new(|| {
    let chip = built().join("in_simavr");
    let args = ["-O2", "-Wall", "-Wextra", "-Werror", "-o", text(&chip)];
    let code = source("tests/it/played/in_simavr.c");
    run(Path::new("cc"), &[&args[..], &[text(&code), "-lsimavr"]].concat());
    chip
});

#[test]
fn the_firmware_leaves_room_on_an_uno() {
    let Some(image) = &*IMAGE else { return };
    let told = run(Path::new("avr-size"), &["-A", text(image)]);
    let size = |section: &str| {
        let line = told.lines().find(|line| line.split_whitespace().next() == Some(section));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0_u32)
    };
    let flash = size(".text") + size(".data");
    let ram = size(".data") + size(".bss") + size(".noinit");
    assert!(flash * 100 <= FLASH * 60, "{flash} bytes of flash");
    assert!(ram * 100 <= RAM * 85, "{ram} bytes of RAM");
    // Another compiler may need a little more or less than the one that is named there.
    let page = std::fs::read_to_string(source("docs/peg1.md")).unwrap();
    for (measured, of) in [(flash, " bytes of flash of "), (ram, " bytes of RAM of ")] {
        let (before, _) = page.split_once(of).unwrap();
        let written: u32 = before.rsplit(' ').next().unwrap().parse().unwrap();
        assert!(written.abs_diff(measured) * 20 <= measured, "{measured}{of}, not {written}");
    }
}

/// En passant, castling, a promotion, a move that is taken back, and a chip that starts anew with a
/// piece in the hand.
#[test]
fn the_firmware_on_a_simulated_uno_plays_a_game() {
    let Some(image) = &*IMAGE else { return };
    let home = Home::new();
    let mut command = Command::new(&*CHIP);
    // Its time is that of the chip, whatever day the tests have.
    command.arg(image).arg(home.path("port")).env_remove("LD_PRELOAD");
    let mut chip = Running::of(command);
    chip.wait_for("port");
    let mut hand = Hand::new(chip, Finished::Button);
    let address = address(&home, "peg1", "port");
    let mut program =
        home.start_game(&["--moves", "en", "--opponent", "human", "--pegboard", &address]);
    program.wait_for("You play on the board.");
    let (first, rest) = GAME.split_at(4);
    for (deeds, heard) in first {
        hand.plays(&mut program, deeds, heard);
    }
    program.type_line("takeback");
    program.wait_for("Take back your move?");
    program.type_line("yes");
    hand.obeys(&mut program);
    hand.plays(&mut program, first[3].0, first[3].1);
    hand.does("-c2");
    program.wait_for("pawn c2 touched.");
    hand.board.type_line("reset");
    hand.board.type_line("wait 2000");
    for (deeds, heard) in rest {
        hand.plays(&mut program, deeds, heard);
    }
    program.type_line("quit");
    assert_eq!(program.end().code, Some(0));
    assert_eq!(moves(&home, "1"), WRITTEN);
    hand.board.type_line("stack");
    let told = hand.board.wait_for("Never used: ");
    let free: u32 = told.split(' ').nth(2).unwrap().parse().unwrap();
    assert!(free >= 200, "{told}");
}
