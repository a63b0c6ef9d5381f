//! Which pictures a terminal shows, and how many dots its cells have: it is asked.
//!
//! The library asks as well, but from a thread that gives the terminal back when the screen may have
//! taken it already, and that keeps reading from a terminal which has not answered. And it takes every
//! terminal with kitty's pictures for one that lays them into cells of text, which kitty itself does
//! from its version 0.28 on; an older one shows boxes in their place.

use std::env;
use std::io::{self, Write};
use std::time::Duration;

use crossterm::terminal::{disable_raw_mode, enable_raw_mode, window_size};
use ratatui_image::FontSize;
use ratatui_image::picker::cap_parser::{Parser, QueryStdioOptions, Response};
use ratatui_image::picker::{Picker, ProtocolType};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::read;

/// How long an answer may take to go on.
const PATIENCE: Duration = Duration::from_secs(2);

/// Control-C, which is a byte while keys come one by one: nobody wants to wait.
const INTERRUPT: u8 = 3;

/// So many bytes are more than an answer has.
const MOST: usize = 1024;

/// What makes pictures for this terminal, if only of half blocks; nothing where it does not answer.
pub(super) fn picker() -> Option<Picker> {
    let answers = answers(&question(Picker::halfblocks().tmux_detected())).ok()?;
    #[expect(deprecated, reason = "the other ways do not know how many dots a cell has, or ask")]
    let mut picker = Picker::from_fontsize(dots(&answers)?);
    if answers.contains(&Response::Kitty) {
        picker.set_protocol_type(ProtocolType::Kitty);
    } else if answers.contains(&Response::Sixel) && !is_partial() {
        picker.set_protocol_type(ProtocolType::Sixel);
    }
    Some(picker)
}

/// Whether this is a terminal that knows parts of kitty's protocol and of sixels, and shows neither right.
fn is_partial() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    is_set("WEZTERM_EXECUTABLE") || is_set("KONSOLE_VERSION")
}

/// Asks about a picture of one dot in a cell of text, which nobody answers who does not know of it, and
/// about all else.
fn question(in_tmux: bool) -> String {
    let (begin, escape, end) = Parser::tmux_start_escape_end(in_tmux);
    let dot = format!("{escape}_Gi=31,s=1,v=1,a=q,t=d,f=24,U=1;AAAA{escape}\\");
    let blacklist_protocols = vec![ProtocolType::Kitty];
    let others = QueryStdioOptions { blacklist_protocols, ..QueryStdioOptions::default() };
    let dot = if is_partial() { String::new() } else { format!("{begin}{dot}{end}") };
    dot + &Parser::query(in_tmux, others)
}

/// How many dots a cell has: what the terminal answers, else what the system knows.
fn dots(answers: &[Response]) -> Option<FontSize> {
    let told = answers.iter().find_map(|answer| match answer {
        Response::CellSize(Some(size)) => Some((*size).into()),
        _ => None,
    });
    told.or_else(|| {
        let size = window_size().ok()?;
        let width = size.width.checked_div(size.columns)?;
        let height = size.height.checked_div(size.rows)?;
        (width > 0 && height > 0).then(|| FontSize::new(width, height))
    })
}

/// What the terminal answers, while it shows nothing of it and waits for no Enter.
fn answers(question: &str) -> io::Result<Vec<Response>> {
    enable_raw_mode()?;
    let answers = answered(question);
    disable_raw_mode()?;
    answers
}

/// Up to the word that it is there, which every terminal has.
fn answered(question: &str) -> io::Result<Vec<Response>> {
    let (stdin, mut stdout) = (io::stdin(), io::stdout());
    stdout.write_all(question.as_bytes())?;
    stdout.flush()?;
    let patience = Timespec::try_from(PATIENCE).ok();
    let (mut parser, mut answers, mut bytes) = (Parser::new(), Vec::new(), [0; MOST]);
    let mut left = MOST;
    while left > 0 && !answers.contains(&Response::Status) {
        if poll(&mut [PollFd::new(&stdin, PollFlags::IN)], patience.as_ref())? == 0 {
            break;
        }
        let count = read(&stdin, &mut bytes[..left])?;
        if bytes[..count].contains(&INTERRUPT) {
            break;
        }
        answers.extend(bytes[..count].iter().flat_map(|&byte| parser.push(byte.into())));
        left = if count == 0 { 0 } else { left - count };
    }
    Ok(answers)
}
