//! Whether a terminal with kitty's pictures lays them into cells of text, which kitty does from its
//! version 0.28 on. An older one has the protocol and shows boxes in their place.

#[cfg(unix)]
pub(super) use unix::are_known;

/// No terminal there has kitty's protocol.
#[cfg(not(unix))]
pub(super) const fn are_known(_in_tmux: bool) -> bool {
    false
}

#[cfg(unix)]
mod unix {
    use std::io::{self, Write};
    use std::time::Duration;

    use ratatui_image::picker::cap_parser::{Parser, Response};
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::read;
    use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};

    /// How long an answer may take to go on.
    const PATIENCE: Duration = Duration::from_secs(2);

    /// So many bytes are more than an answer has.
    const MOST: usize = 256;

    /// Asks the terminal about a picture of one dot that is to be laid into cells. One that does not
    /// know this says nothing of it, and only that it is there.
    pub(in crate::ui::screen::picture) fn are_known(in_tmux: bool) -> bool {
        let (begin, escape, end) = Parser::tmux_start_escape_end(in_tmux);
        let dot = format!("{escape}_Gi=31,s=1,v=1,a=q,t=d,f=24,U=1;AAAA{escape}\\");
        answered(&format!("{begin}{dot}{escape}[5n{end}")).is_ok_and(|answer| {
            let mut parser = Parser::new();
            answer.iter().any(|&byte| parser.push(byte.into()).contains(&Response::Kitty))
        })
    }

    /// What the terminal answers, up to the word that it is there.
    fn answered(question: &str) -> io::Result<Vec<u8>> {
        let stdin = io::stdin();
        let before = tcgetattr(&stdin)?;
        let mut silent = before.clone();
        silent.local_modes -= LocalModes::ICANON | LocalModes::ECHO;
        tcsetattr(&stdin, OptionalActions::Now, &silent)?;
        let answer = asked(question);
        tcsetattr(&stdin, OptionalActions::Now, &before)?;
        answer
    }

    fn asked(question: &str) -> io::Result<Vec<u8>> {
        let (stdin, mut stdout) = (io::stdin(), io::stdout());
        stdout.write_all(question.as_bytes())?;
        stdout.flush()?;
        let patience = Timespec::try_from(PATIENCE).ok();
        let mut answer = Vec::new();
        while answer.len() < MOST && !answer.ends_with(b"\x1b[0n") {
            let mut bytes = [0; MOST];
            if poll(&mut [PollFd::new(&stdin, PollFlags::IN)], patience.as_ref())? == 0 {
                break;
            }
            match read(&stdin, &mut bytes)? {
                0 => break,
                count => answer.extend_from_slice(&bytes[..count]),
            }
        }
        Ok(answer)
    }
}
