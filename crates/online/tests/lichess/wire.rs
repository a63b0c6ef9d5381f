//! HTTP, as far as it is needed.

use std::io::{BufRead, Read, Write};
use std::net::{Shutdown, TcpStream};

/// A request.
pub(crate) struct Request {
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) body: String,
    authorization: String,
}

impl Request {
    /// Reads one; `None` when there is none any more.
    pub(crate) fn read(reader: &mut impl BufRead) -> Option<Self> {
        let mut first = String::new();
        reader.read_line(&mut first).ok().filter(|count| *count > 0)?;
        let mut words = first.split_whitespace();
        let (method, path) = (words.next()?.to_owned(), words.next()?.to_owned());
        let (mut length, mut authorization) = (0, String::new());
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).ok()?;
            let Some((name, value)) = line.trim_end().split_once(':') else { break };
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = value.trim().parse().ok()?,
                "authorization" => value.trim().clone_into(&mut authorization),
                _ => {}
            }
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body).ok()?;
        Some(Self { method, path, body: String::from_utf8(body).ok()?, authorization })
    }

    /// Whether it bears this token.
    pub(crate) fn bears(&self, token: &str) -> bool {
        self.authorization == format!("Bearer {token}")
    }

    /// What its stream is of, if it asks for one: the id of a game, nothing for the account, `seek` for a
    /// seek.
    pub(crate) fn stream(&self) -> Option<String> {
        if self.path == "/api/stream/event" {
            return Some(String::new());
        }
        if self.path == "/api/board/seek" && !self.body.contains("days=") {
            return Some("seek".to_owned());
        }
        self.path.strip_prefix("/api/board/game/stream/").map(str::to_owned)
    }

    /// A field of its form.
    pub(crate) fn field(&self, name: &str) -> Option<String> {
        let mut fields = self.body.split('&').filter_map(|field| field.split_once('='));
        fields.find(|(known, _)| *known == name).map(|(_, value)| value.to_owned())
    }
}

/// Answers; whether that could be written.
pub(crate) fn answer(line: &TcpStream, status: u16, more: &[(&str, String)], body: &str) -> bool {
    let more: Vec<String> =
        more.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let head = format!(
        "HTTP/1.1 {status} Said\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{}\r\n",
        body.len(),
        more.concat()
    );
    let mut line = line;
    line.write_all([head.as_str(), body].concat().as_bytes()).is_ok()
}

/// A stream that is open.
pub(crate) struct Stream {
    of: String,
    line: TcpStream,
}

impl Stream {
    /// Opens it.
    pub(crate) fn open(of: String, line: TcpStream) -> Self {
        let stream = Self { of, line };
        stream.raw(
            "HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n",
        );
        stream
    }

    /// Whether it is of this.
    pub(crate) fn is_of(&self, of: &str) -> bool {
        self.of == of
    }

    /// Whether the other end still has it.
    pub(crate) fn lives(&self) -> bool {
        let mut block = [0; 1];
        let _ = self.line.set_nonblocking(true);
        let read = (&self.line).read(&mut block);
        let _ = self.line.set_nonblocking(false);
        !matches!(read, Ok(0))
            && !read.is_err_and(|error| error.kind() != std::io::ErrorKind::WouldBlock)
    }

    /// A text comes, which need not be a whole line.
    pub(crate) fn says(&self, text: &str) {
        if !text.is_empty() {
            self.raw(&format!("{:x}\r\n{text}\r\n", text.len()));
        }
    }

    /// It ends as it should.
    pub(crate) fn ends(&self) {
        self.raw("0\r\n\r\n");
    }

    /// It ends in the middle.
    pub(crate) fn breaks(&self) {
        let _ = self.line.shutdown(Shutdown::Both);
    }

    fn raw(&self, text: &str) {
        let _ = (&self.line).write_all(text.as_bytes());
    }
}
