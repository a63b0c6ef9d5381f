//! What the server sends: replies, and events that nobody asked for. Pure, and tolerant of everything.
//!
//! Not here: which reply belongs to which command (`client` counts them).

/// Longer lines are not SSIP.
const LONGEST_LINE: usize = 64 * 1024;
/// More bytes than any list of voices has (13 thousand lines with espeak-ng, half a megabyte).
const LONGEST_REPLY: usize = 16 * 1024 * 1024;

/// The answer to one command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reply {
    pub(crate) code: u16,
    /// The lines before the last.
    pub(crate) data: Vec<String>,
    /// The words of the last line.
    pub(crate) text: String,
}

/// Something complete that the server sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Incoming {
    Reply(Reply),
    /// A message began, ended or was cancelled. The server sends us those of other clients too.
    Event,
}

/// Puts bytes together to replies and events.
#[derive(Debug, Default)]
pub(crate) struct Parser {
    partial: Vec<u8>,
    data: Vec<String>,
    /// How many bytes the lines of the reply have so far.
    length: usize,
    is_endless: bool,
}

impl Parser {
    /// Takes bytes as they come and returns what they complete.
    pub(crate) fn feed(&mut self, bytes: &[u8]) -> Vec<Incoming> {
        let mut complete = Vec::new();
        for piece in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.partial.extend_from_slice(piece);
            self.is_endless |= self.partial.len() > LONGEST_LINE || self.length > LONGEST_REPLY;
            if self.is_endless {
                *self = Self { is_endless: true, ..Self::default() };
                break;
            }
            if piece.ends_with(b"\n") {
                let line = std::mem::take(&mut self.partial);
                complete.extend(self.line(&String::from_utf8_lossy(&line)));
            }
        }
        complete
    }

    /// Whether a line or a reply came that is longer than any of SSIP. Nothing is heard from then on.
    pub(crate) fn is_endless(&self) -> bool {
        self.is_endless
    }

    /// `225-data` goes on, `225 text` is the end; events have codes from 700 and keep no data.
    fn line(&mut self, line: &str) -> Option<Incoming> {
        let line = line.trim_end_matches(['\r', '\n']);
        let code = code(line)?;
        let goes_on = line.as_bytes().get(3) == Some(&b'-');
        let rest = line.get(4..).unwrap_or_default();
        match (code, goes_on) {
            (700.., true) => None,
            (700.., false) => Some(Incoming::Event),
            (_, true) => {
                self.length += line.len();
                self.data.push(rest.to_owned());
                None
            }
            (_, false) => {
                self.length = 0;
                let data = std::mem::take(&mut self.data);
                Some(Incoming::Reply(Reply { code, data, text: rest.to_owned() }))
            }
        }
    }
}

/// Three digits, and then a space, a hyphen or nothing.
fn code(line: &str) -> Option<u16> {
    let digits = line.get(..3)?;
    let ends = matches!(line.as_bytes().get(3), None | Some(b' ' | b'-'));
    (ends && digits.bytes().all(|byte| byte.is_ascii_digit())).then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Incoming, LONGEST_LINE, LONGEST_REPLY, Parser, Reply};

    fn reply(code: u16, data: &[&str], text: &str) -> Incoming {
        let data = data.iter().map(|line| (*line).to_owned()).collect();
        Incoming::Reply(Reply { code, data, text: text.to_owned() })
    }

    fn check(bytes: &str, expected: &[Incoming]) {
        assert_eq!(Parser::default().feed(bytes.as_bytes()), expected);
    }

    #[test]
    fn a_reply_may_have_lines() {
        check("225-17\r\n225 OK QUEUED\r\n", &[reply(225, &["17"], "OK QUEUED")]);
    }

    #[test]
    fn an_event_between_the_lines_of_a_reply_is_told_apart() {
        check(
            "225-17\r\n701-4\r\n701-1\r\n701 BEGIN\r\n225 OK\r\n",
            &[Incoming::Event, reply(225, &["17"], "OK")],
        );
    }

    #[test]
    fn what_is_no_line_of_ssip_is_passed_over() {
        check("\r\nhello\n20 OK\r\n2000 OK\r\n20é OK\r\n208\n", &[reply(208, &[], "")]);
    }

    #[test]
    fn what_has_no_end_is_not_collected() {
        for piece in [b"x".repeat(4096), b"225-17\r\n".repeat(4096)] {
            let mut parser = Parser::default();
            while !parser.is_endless() {
                assert_eq!(parser.feed(&piece), []);
                assert!(parser.partial.len() <= LONGEST_LINE && parser.length <= LONGEST_REPLY * 2);
            }
            assert_eq!(parser.feed(b"\r\n208 OK\r\n"), []);
            assert_eq!((parser.partial.capacity(), parser.data.capacity()), (0, 0));
        }
    }

    #[test]
    fn a_list_of_all_voices_is_no_endless_reply() {
        let mut parser = Parser::default();
        for _ in 0..200_000 {
            assert_eq!(parser.feed(b"249-German (Austria)+Anna\tde-AT\tfemale1\r\n"), []);
        }
        let [Incoming::Reply(reply)] = &parser.feed(b"249 OK\r\n")[..] else { panic!("no reply") };
        assert_eq!((reply.data.len(), parser.length), (200_000, 0));
    }

    proptest! {
        #[test]
        fn never_panics(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            Parser::default().feed(&bytes);
        }

        #[test]
        fn the_cut_of_the_bytes_does_not_matter(
            lines in prop::collection::vec("(2[0-9]{2}|7[0-9]{2})[- ][a-z é]{0,6}\r\n", 0..12),
            cuts in prop::collection::vec(1_usize..9, 1..60),
        ) {
            let bytes = lines.concat().into_bytes();
            let whole = Parser::default().feed(&bytes);
            let (mut parser, mut pieces, mut rest) = (Parser::default(), Vec::new(), bytes.as_slice());
            for cut in cuts.iter().cycle() {
                if rest.is_empty() { break; }
                let (piece, later) = rest.split_at((*cut).min(rest.len()));
                pieces.extend(parser.feed(piece));
                rest = later;
            }
            prop_assert_eq!(pieces, whole);
        }
    }
}
