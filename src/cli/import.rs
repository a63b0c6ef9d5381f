//! The command `import`: games of a PGN file or of standard input into the catalogue.
//!
//! All games of a file are kept that can be kept truthfully, at its end and all at once. What is written
//! in another way, what is not kept and what is wrong is listed by its place.

mod ahead;
mod decoded;
mod progress;
mod source;
mod tally;

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::app::folders::Folders;
use crate::app::look::theme;
use crate::app::target::NotWritten;
use crate::app::{open, signals};
use crate::archive::{Added, Archive, ArchiveError, Catalogue, Import};
use crate::clean;
use crate::clean::Text;
use crate::cli::archive::{not_written, renew, unusable};
use crate::cli::args::ImportArgs;
use crate::cli::{Tools, may_show, tell, terminal_mode};
use crate::config::{FaceChoice, Key, Settings};
use crate::encoding::{self, Coding};
use crate::notation::Letters;
use crate::notation::pgn::{Fault, Found, Reader, Remark, Wrong};
use crate::printed;
use crate::ui::Fit;
use crate::ui::fit::window;
use crate::voices::narrate::{pgn_fault_name, quoted};
use crate::voices::{Narrator, Priority, Utterance, Value};

use ahead::{Ahead, Given};
use decoded::Decoded;
use progress::{ImportProgress, Row};
use source::Source;
use tally::{Encoded, ImportTally, Told};

/// How the games of champions are called that are compiled in.
const CHAMPIONS: &str = "champions.pgn";

/// The bytes that are read at once.
const PIECE: usize = 1 << 16;

/// The most bytes that are read of a pipe, which may have no end.
const LARGEST: u64 = 1 << 30;

/// The bytes by which an encoding is guessed.
const BEGINNING: usize = 1 << 20;

/// How many control characters a text may have: so many, or one in so many bytes.
const CONTROLS: (usize, usize) = (4, 20);

pub(super) fn import(
    mut tools: Tools,
    folders: &Folders,
    args: &ImportArgs,
) -> io::Result<ExitCode> {
    let letters = match letters(&mut tools, args) {
        Ok(letters) => letters,
        Err(unknown) => {
            tell(&unknown.written());
            return Ok(nothing(&tools.narrator));
        }
    };
    let (narrator, fit) = (&tools.narrator, Fit(tools.settings.line));
    let coding = match coding(narrator, args) {
        Ok(coding) => coding,
        Err(unknown) => {
            tell(&unknown.written());
            return Ok(nothing(narrator));
        }
    };
    let file = args.file.as_deref().unwrap_or(Path::new(CHAMPIONS));
    let read_from =
        if args.champions { Ok(Source::champions()) } else { Source::open(narrator, file) };
    let source = match read_from {
        Ok(source) => source,
        Err(error) => return Ok(failed(narrator, unreadable(&error), file)),
    };
    let catalogue = match opened(narrator, folders) {
        Ok(catalogue) => catalogue,
        Err(error) => return Ok(unusable(narrator, folders, &error)),
    };
    let name = source.name(narrator);
    let columns = columns_for_eyes(&tools.settings);
    let loaded = catalogue.import().map_err(Stop::Archive).and_then(|import| {
        // Begun last, so that an import which cannot begin leaves no file in the way of the next.
        let log = args.faults.as_deref().map(FaultLog::create).transpose()?;
        let kept = Decided::default();
        kept.or_interrupted(narrator, args.faults.clone(), columns.is_some());
        let tally = ImportTally::of_letters(letters.is_some());
        let mut load = Load { narrator, fit, import, tally, log, stop: None, columns };
        load.read((file, source), Reader::in_letters(letters), coding)?;
        load.finish(&kept)
    });
    match loaded {
        Ok(tally) => tally.report(narrator, fit, name),
        Err(Stop::Archive(ArchiveError::Catalogue(error)))
            if matches!(*error, ArchiveError::Damaged(_)) =>
        {
            drop(catalogue);
            Ok(damaged(narrator, folders))
        }
        Err(Stop::Archive(error)) => Ok(unusable(narrator, folders, &error)),
        Err(Stop::Reading) => Ok(failed(narrator, "import-unreadable", file)),
        Err(Stop::Endless) => Ok(failed(narrator, "import-endless", file)),
        Err(Stop::NoLog(file)) => Ok(failed(narrator, "import-unwritable", &file)),
        Err(Stop::Log(file, error)) => {
            // A list that is not whole tells nothing, and would be in the way of the next.
            let _ = fs::remove_file(&file);
            not_written(narrator, &NotWritten::Refused(Some(file), error));
            Ok(nothing(narrator))
        }
    }
}

/// The columns of the window, where the player looks at a screen of his own choice and reads no lines.
fn columns_for_eyes(settings: &Settings) -> Option<usize> {
    let looks = settings.face == FaceChoice::Screen && !theme(settings.theme).is_for_readers();
    window().filter(|_| looks && may_show(terminal_mode()))
}

/// The letters that the moves are said to have.
fn letters(tools: &mut Tools, args: &ImportArgs) -> Result<Option<Letters>, Utterance> {
    let Some(name) = &args.letters else { return Ok(None) };
    let voice = tools.library.get(name);
    let unknown =
        |tools: &mut Tools| open::no_voice(&tools.narrator, Key::Moves, name, &mut tools.library);
    let voice = voice.ok_or_else(|| unknown(tools))?;
    Ok(Some(Letters::new(voice.vocabulary().letters())))
}

/// The encoding that the file is said to have.
fn coding(narrator: &Narrator, args: &ImportArgs) -> Result<Option<Coding>, Utterance> {
    let Some(name) = &args.encoding else { return Ok(None) };
    encoding::named(name).map(Some).ok_or_else(|| {
        let near = encoding::near(name);
        let (id, near) = if near.is_empty() {
            ("encoding-unknown-examples", encoding::EXAMPLES.join(", "))
        } else {
            ("encoding-unknown", near.join(", "))
        };
        let values = [("word", quoted(name).into()), ("near", near.into())];
        narrator.say(Priority::Answer, id, &values)
    })
}

/// The catalogue is large and its damage was not seen before: it makes room for a new one.
fn damaged(narrator: &Narrator, folders: &Folders) -> ExitCode {
    match Catalogue::replace(folders.data()) {
        Ok(file) => {
            put_aside(narrator, &file);
            nothing(narrator)
        }
        Err(error) => unusable(narrator, folders, &error),
    }
}

fn put_aside(narrator: &Narrator, file: &Path) {
    let values = [("file", clean::name(file).into())];
    tell(&narrator.say(Priority::Answer, "archive-damaged", &values).written());
}

fn nothing(narrator: &Narrator) -> ExitCode {
    tell(&narrator.say(Priority::Answer, "import-nothing", &[]).written());
    ExitCode::FAILURE
}

/// The catalogue, in a folder with an archive.
fn opened(narrator: &Narrator, folders: &Folders) -> Result<Catalogue, ArchiveError> {
    let archive = Archive::open(folders.data())?.damaged;
    renew(folders, || narrator.clone());
    let (catalogue, damaged) = Catalogue::open(folders.data())?;
    for file in [archive, damaged].into_iter().flatten() {
        put_aside(narrator, &file);
    }
    Ok(catalogue)
}

/// Whether it is being decided, or is, what is kept. From then on no interruption is heard.
#[derive(Clone, Default)]
struct Decided(Arc<Mutex<bool>>);

impl Decided {
    fn hold(&self) -> MutexGuard<'_, bool> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Interrupted before, the program says so and ends: nothing is kept then.
    fn or_interrupted(&self, narrator: &Narrator, log: Option<PathBuf>, has_row: bool) {
        let said = narrator.say(Priority::Answer, "import-interrupted", &[]).written();
        let kept = self.clone();
        let listened = signals::interrupted(move |code| {
            let kept = kept.hold();
            if !*kept {
                log.as_ref().map(fs::remove_file);
                if has_row {
                    let _ = printed::out().line("");
                }
                tell(&said);
                std::process::exit(code.into());
            }
        });
        // Where nobody listens, a signal ends the program as ever, only in silence.
        let _ = listened;
    }
}

/// The file in which all faults are written.
struct FaultLog {
    file: PathBuf,
    out: Text<BufWriter<File>>,
}

impl FaultLog {
    fn create(file: &Path) -> Result<Self, Stop> {
        let out = File::create_new(file).map_err(|_| Stop::NoLog(file.to_owned()))?;
        Ok(Self { out: Text::new(BufWriter::new(out)), file: file.to_owned() })
    }

    fn stop(&self, error: io::Error) -> Stop {
        Stop::Log(self.file.clone(), error)
    }
}

/// One sentence about a file, and that nothing was done.
fn failed(narrator: &Narrator, id: &str, file: &Path) -> ExitCode {
    let values = [("file", clean::name(file).into())];
    tell(&narrator.say(Priority::Answer, id, &values).written());
    ExitCode::FAILURE
}

fn unreadable(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::NotFound => "import-missing",
        io::ErrorKind::IsADirectory => "import-folder",
        _ => "import-unreadable",
    }
}

/// Why an import is given up.
enum Stop {
    Archive(ArchiveError),
    Reading,
    /// A pipe gives more than any file of games.
    Endless,
    NoLog(PathBuf),
    Log(PathBuf, io::Error),
}

/// An import on its way.
struct Load<'a> {
    narrator: &'a Narrator,
    fit: Fit,
    import: Import<'a>,
    tally: ImportTally,
    /// Where all faults are written.
    log: Option<FaultLog>,
    stop: Option<Stop>,
    /// The columns of a window in which eyes see a row that fills.
    columns: Option<usize>,
}

impl Load<'_> {
    fn read(
        &mut self,
        (file, mut source): (&Path, Source),
        reader: Reader,
        named: Option<Coding>,
    ) -> Result<(), Stop> {
        let (name, size) = (source.name(self.narrator), source.size);
        let piece = source.beginning(self.narrator, file)?;
        let bytes = piece.len() as u64;
        self.tally.bytes = bytes;
        let Some(mut text) = self.decoded_by(&piece, named) else { return Ok(()) };
        let decoded = text.feed(piece);
        // Words of what is no text at all are not listed.
        if bytes > 0 && !is_text(&decoded[..decoded.len().min(PIECE)]) {
            self.tally.no_text = true;
            return Ok(());
        }
        let ahead = Ahead { source, text, reader, bytes };
        let mut told = ImportProgress::default();
        let mut row = self.columns.map(Row::new);
        for given in ahead.begin(decoded).map_err(|_| Stop::Reading)? {
            let (found, end) = match given {
                Given::Piece(found, bytes) => {
                    self.tally.bytes = bytes;
                    (found, None)
                }
                Given::End(found, text) => (found, Some(text)),
                Given::Stop(stop) => return Err(stop),
            };
            if let Some(text) = &end {
                self.told_of(text, named);
            }
            for one in found {
                self.found(one, &name);
                self.stopped()?;
            }
            if end.is_some() {
                return Ok(());
            }
            match (&mut row, self.percent(size)) {
                (Some(row), Some(percent)) if told.moves() => {
                    row.fill(percent, &self.progress(Some(percent)));
                }
                (Some(_), Some(_)) => {}
                (_, percent) if told.is_due(percent) => {
                    // The games are kept also if nobody listens.
                    let _ = printed::out().line(self.fit.out(&self.progress(percent)));
                }
                (None, _) | (_, None) => {}
            }
        }
        Err(Stop::Reading)
    }

    /// What decodes a text that begins like this: as the player has said, if it can be that, or as is
    /// guessed.
    fn decoded_by(&mut self, beginning: &[u8], named: Option<Coding>) -> Option<Decoded> {
        let Some(named) = named else {
            let guessed = encoding::guess(beginning);
            self.tally.encoding = guessed.map(|coding| Encoded::Guessed(coding.name()));
            return Some(Decoded::by(guessed));
        };
        let fitting = named.fitting(beginning);
        if fitting.is_none() {
            self.tally.encoding = Some(Encoded::Wrong(named.name()));
        }
        fitting.map(|coding| Decoded::by(Some(coding)))
    }

    /// What is to be told of the encoding at the end.
    fn told_of(&mut self, text: &Decoded, named: Option<Coding>) {
        let encoding = &mut self.tally.encoding;
        match named {
            None if text.is_fit() => {}
            None => {
                *encoding = Some(match encoding.take() {
                    Some(Encoded::Guessed(name)) => Encoded::Unfit(name),
                    _ => Encoded::Guessed(encoding::USUAL.to_owned()),
                });
            }
            Some(named) if !text.is_fit() => *encoding = Some(Encoded::Unfit(named.name())),
            Some(named) if text.is_rather_utf8() => {
                *encoding = Some(Encoded::RatherUtf8(named.name()));
            }
            _ => {}
        }
    }

    fn stopped(&mut self) -> Result<(), Stop> {
        self.stop.take().map_or(Ok(()), Err)
    }

    fn finish(mut self, kept: &Decided) -> Result<ImportTally, Stop> {
        if let Some(log) = &mut self.log {
            log.out.flush().map_err(|error| log.stop(error))?;
        }
        let finished = self.import.finish(|| {
            let mut kept = kept.hold();
            *kept = true;
            kept
        });
        finished.map_err(Stop::Archive)?;
        Ok(self.tally)
    }

    fn found(&mut self, found: Found, name: &Value) {
        if self.stop.is_some() {
            return;
        }
        match found {
            Found::Game(game) => match self.import.add(&game) {
                Ok(added) => self.take(added, game.remarks, name),
                Err(error) => self.stop = Some(Stop::Archive(error)),
            },
            Found::Fault(fault) => self.fault(fault, name),
            Found::Refused(_) => self.tally.refuse(),
            Found::NoGame(_) => {
                self.tally.strays += 1;
                self.tally.refuse();
            }
        }
    }

    /// A game is taken, or was before, with what is remarkable in it.
    fn take(&mut self, added: Added, remarks: Vec<Remark>, name: &Value) {
        match added {
            Added::New => self.tally.kept += 1,
            Added::Double => self.tally.doubles += 1,
        }
        self.tally.remark(&remarks);
        for remark in remarks {
            self.list(Told::Remark(remark), name);
        }
    }

    fn fault(&mut self, fault: Fault, name: &Value) {
        self.tally.no_text |= fault.wrong == Wrong::NotText;
        self.tally.first.get_or_insert(pgn_fault_name(&fault.wrong));
        self.list(Told::Fault(fault), name);
    }

    fn list(&mut self, told: Told, name: &Value) {
        if let Some(log) = &mut self.log
            && let Err(error) = log.out.line(told.line(self.narrator, name))
        {
            self.stop = Some(log.stop(error));
        }
        self.tally.list(told);
    }

    /// How much of the source has been read, if that can be known.
    fn percent(&self, size: Option<u64>) -> Option<u32> {
        size.map(|size| u32::try_from(self.tally.bytes * 100 / size.max(1)).unwrap_or(100))
    }

    /// How far it has come.
    fn progress(&self, percent: Option<u32>) -> String {
        let ImportTally { kept, doubles, refused, .. } = &self.tally;
        let games = ("games", (kept + doubles + refused).into());
        let said = match percent {
            None => self.narrator.say(Priority::Answer, "import-progress", &[games]),
            Some(percent) => {
                let values = [games, ("percent", Value::Number(percent.into()))];
                self.narrator.say(Priority::Answer, "import-progress-percent", &values)
            }
        };
        said.written()
    }
}

/// Whether the beginning of a file may be a text: old ones have a few control characters in names.
fn is_text(bytes: &[u8]) -> bool {
    let is_control = |byte: &&u8| byte.is_ascii_control() && !matches!(byte, 9..=13 | 26);
    let controls = bytes.iter().filter(is_control).count();
    let (few, share) = CONTROLS;
    controls <= few || controls * share <= bytes.len()
}
