//! Reads a file.

use std::borrow::Cow;

use super::fault::{Fault, Notice, Reason, Remark};
use super::line::Line;
use super::player::{Entry, aligned, entry, national};
use super::rounds::built;
use super::{ByeRecord, Forbidden, MOST_ROUNDS, Text, Trf, old, records};
use crate::crosstable::{Crosstable, Mark, Meeting};
use crate::points::Scoring;

/// A file that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfFile {
    /// What it has.
    pub trf: Trf,
    /// What is to be told of it.
    pub remarks: Vec<Remark>,
}

/// Reads a file: UTF-8, or else Latin-1, with any ends of lines.
///
/// # Errors
///
/// Everything that is wrong in the file, by line. Of a line what is wrong first.
pub fn read(bytes: &[u8]) -> Result<TrfFile, Vec<Fault>> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let latin = || bytes.iter().map(|&byte| char::from(byte)).collect();
    let text = str::from_utf8(bytes).map_or_else(|_| Cow::Owned(latin()), Cow::Borrowed);
    let mut reader = Reader::new();
    if matches!(text, Cow::Owned(_)) {
        reader.remarks.push(Remark { line: 1, notice: Notice::Latin1 });
    }
    for (number, line) in (1..).zip(lines(&text)) {
        if !line.trim().is_empty() {
            reader.take(&Line::new(number, line));
        }
    }
    reader.finish()
}

/// The lines of a text that ends them with CR, LF or both.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(['\r', '\n'])
        .scan(false, |after_return, line| {
            let is_rest = *after_return && line == "\n";
            *after_return = line.ends_with('\r');
            Some((!is_rest).then_some(line))
        })
        .flatten()
        .map(|line| line.trim_end_matches(['\r', '\n']))
}

struct Reader {
    trf: Trf,
    scoring: Scoring,
    rounds: Option<usize>,
    entries: Vec<Entry>,
    /// How many lines of players there were, right or wrong.
    found: usize,
    /// How many there are to be, as the file says, and in which line.
    told: Option<(usize, usize)>,
    /// Who is absent in the round to be paired.
    absent: Vec<usize>,
    faults: Vec<Fault>,
    remarks: Vec<Remark>,
}

impl Reader {
    fn new() -> Self {
        let table = Crosstable {
            meeting: Meeting::Some,
            rounds: 0,
            scoring: Scoring::default(),
            cards: Vec::new(),
        };
        Self {
            trf: Trf::new(table, Vec::new()),
            scoring: Scoring::default(),
            rounds: None,
            entries: Vec::new(),
            found: 0,
            told: None,
            absent: Vec::new(),
            faults: Vec::new(),
            remarks: Vec::new(),
        }
    }

    /// Takes a line. Columns are characters; but some programs count bytes, which shows where a line of a
    /// player has its colours.
    fn take(&mut self, line: &Line<'_>) {
        let by_bytes = (!line.text.is_ascii()).then(|| line.in_bytes());
        let better = by_bytes.filter(|bytes| aligned(bytes) > aligned(line));
        if let Err(fault) = self.record(better.as_ref().unwrap_or(line)) {
            self.faults.push(fault);
        }
    }

    fn record(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        match line.code() {
            "001" => {
                self.found += 1;
                self.entries.push(entry(line)?);
            }
            "013" => {
                let team = records::old_team(line, self.trf.teams.len() + 1)?;
                self.trf.teams.push(team);
            }
            "062" => self.told = line.value().parse().ok().map(|told| (line.number, told)),
            "072" => {}
            "132" => self.trf.dates = records::dates(line),
            "142" | "XXR" => self.rounds = Some(rounds(line)?),
            "152" => self.trf.initial_color = Some(records::color(line, &line.value())?),
            "162" => self.scoring = records::scoring(line)?,
            "240" => self.trf.byes.push(records::bye(line)?),
            "250" => self.trf.accelerations.push(records::acceleration(line)?),
            "260" => self.trf.forbidden.push(records::forbidden(line)?),
            "299" => self.trf.awards.push(records::award(line)?),
            "300" => self.trf.board_orders.push(records::board_order(line)?),
            "310" => self.trf.teams.push(records::team(line)?),
            "320" => self.trf.team_byes.push(records::team_byes(line)?),
            "330" => self.trf.forfeits.push(records::forfeit(line)?),
            "362" => self.trf.match_scoring = Some(records::match_scoring(line)?),
            "XXA" => self.trf.accelerations.extend(old::accelerations(line)?),
            "XXC" => self.configuration(line)?,
            "XXP" => self.trf.forbidden.push(Forbidden { rounds: None, numbers: line.list()? }),
            "XXS" => {
                if old::scoring(line, &mut self.scoring)? {
                    self.keep(line, Notice::ScoringByColor);
                }
            }
            "XXZ" => self.absent.extend(line.list()?),
            "BBW" | "BBD" | "BBL" | "BBU" | "BBZ" | "BBF" => old::result(line, &mut self.scoring)?,
            code => self.text_or_other(line, code)?,
        }
        Ok(())
    }

    /// `XXC`: the first colour, and what is of no use here.
    fn configuration(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        for word in line.value().split_whitespace() {
            match word {
                "white1" | "black1" => self.trf.initial_color = Some(records::color(line, word)?),
                "rank" => {}
                _ => {
                    self.keep(line, Notice::UnknownRecord);
                    break;
                }
            }
        }
        Ok(())
    }

    fn text_or_other(&mut self, line: &Line<'_>, code: &str) -> Result<(), Fault> {
        let known = Text::ALL.iter().find(|(of, _)| *of == code && matches!(line.letter(4), ' '));
        if let Some(&(_, text)) = known {
            self.trf.texts.push((text, line.value()));
        } else if is_federation(code) && line.letter(4) == ' ' {
            self.trf.national.push(national(line)?);
        } else if line.text.starts_with("###") {
            self.trf.others.push(kept(line));
        } else {
            self.keep(line, Notice::UnknownRecord);
        }
        Ok(())
    }

    /// Keeps a line as it is, and tells it.
    fn keep(&mut self, line: &Line<'_>, notice: Notice) {
        self.remarks.push(Remark { line: line.number, notice });
        self.trf.others.push(kept(line));
    }

    /// Compares how many players there are with what the file says.
    fn count(&mut self) {
        let found = self.found;
        if found == 0 {
            self.faults.push(Fault { line: 1, column: 1, reason: Reason::NoPlayer });
            return;
        }
        let Some((line, told)) = self.told else { return };
        if told > found {
            self.faults.push(Fault {
                line,
                column: 5,
                reason: Reason::PlayersMissing { told, found },
            });
        } else if told < found {
            self.remarks.push(Remark { line, notice: Notice::MorePlayers { told, found } });
        }
    }

    fn finish(mut self) -> Result<TrfFile, Vec<Fault>> {
        self.count();
        if !self.faults.is_empty() {
            self.faults.sort_by_key(|fault| fault.line);
            return Err(self.faults);
        }
        let mut trf = self.trf;
        let rounds = self.rounds.unwrap_or(0);
        let empty =
            Crosstable { meeting: meeting(&trf), rounds, scoring: self.scoring, cards: Vec::new() };
        let built = built(self.entries, empty, &trf.awards)?;
        (trf.table, trf.players) = (built.table, built.players);
        trf.byes.extend(built.byes);
        if !self.absent.is_empty() {
            let round = trf.table.paired() + 1;
            trf.byes.push(ByeRecord { mark: Mark::ZeroBye, round, numbers: self.absent });
        }
        let unknown = trf.team_ties().iter().filter(|tie| tie.is_err()).count();
        let notice = Notice::UnknownTieBreak;
        self.remarks.extend((0..unknown).map(|_| Remark { line: 1, notice }));
        Ok(TrfFile { trf, remarks: self.remarks })
    }
}

/// How many rounds there are.
fn rounds(line: &Line<'_>) -> Result<usize, Fault> {
    let rounds = line.positive(5, usize::MAX)?;
    if rounds > MOST_ROUNDS { Err(line.fault(5, Reason::TooGreat)) } else { Ok(rounds) }
}

/// A line that is kept, without what must not go out.
fn kept(line: &Line<'_>) -> String {
    touchmove_clean::line(line.text).trim_end().to_string()
}

/// Whether a code can be that of a federation.
fn is_federation(code: &str) -> bool {
    code.len() == 3
        && code.bytes().all(|byte| byte.is_ascii_uppercase())
        && !code.starts_with("XX")
        && !code.starts_with("BB")
}

/// How the players meet, by what the file says of its kind.
fn meeting(trf: &Trf) -> Meeting {
    let told = trf.text(Text::CodedKind).or_else(|| trf.text(Text::Kind)).unwrap_or_default();
    let told: String =
        told.to_ascii_lowercase().chars().filter(char::is_ascii_alphabetic).collect();
    let all = ["roundrobin", "berger", "scheveningen"].iter().any(|word| told.contains(word));
    if all && !told.contains("swiss") { Meeting::All } else { Meeting::Some }
}
