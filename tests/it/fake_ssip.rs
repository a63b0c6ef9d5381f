//! A speech server that speaks nothing: it writes down what it is told, and misbehaves on request.
//!
//! Not here: how long speech lasts and what cuts what off; `real_speech` asks the real server.

use std::io::{BufRead, BufReader, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;

/// How the server answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    Well,
    /// Reads, and does not answer until the mood is better.
    Hanging,
    /// Sends one sign after the other, never a whole line, until the mood is better.
    Dripping,
    /// Sends signs without an end.
    Pouring,
    /// Thinks about a list of voices for two seconds, as a slow machine does with thousands.
    Slow,
    /// Takes no text.
    Refusing,
    /// Sends events of other clients and lines that mean nothing, between and inside replies.
    Chatty,
    /// Has a synthesiser of its own for Thai.
    Thai,
    /// Answers nobody ever again.
    Dead,
}

/// A server on a Unix socket, until it dies or is dropped.
pub(crate) struct FakeSsip {
    path: PathBuf,
    mood: Arc<(Mutex<Mood>, Condvar)>,
    streams: Arc<Mutex<Vec<UnixStream>>>,
    commands: Arc<Mutex<Vec<String>>>,
    heard: Receiver<String>,
}

impl FakeSsip {
    pub(crate) fn listen(path: &Path) -> Self {
        let (hear, heard) = channel();
        let fake = Self {
            path: path.to_owned(),
            mood: Arc::new((Mutex::new(Mood::Well), Condvar::new())),
            streams: Arc::default(),
            commands: Arc::default(),
            heard,
        };
        let listener = UnixListener::bind(path).unwrap();
        let (mood, streams, commands) =
            (Arc::clone(&fake.mood), Arc::clone(&fake.streams), Arc::clone(&fake.commands));
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if *mood.0.lock().unwrap() == Mood::Dead {
                    return;
                }
                streams.lock().unwrap().push(stream.try_clone().unwrap());
                let talk = Talk::new(stream, &mood, &commands, &hear);
                thread::spawn(move || talk.run());
            }
        });
        fake
    }

    pub(crate) fn be(&self, mood: Mood) {
        *self.mood.0.lock().unwrap() = mood;
        self.mood.1.notify_all();
    }

    /// The next thing said, cancelled or ended.
    pub(crate) fn heard(&self) -> String {
        self.heard.recv_timeout(Duration::from_secs(10)).expect("the server is told something")
    }

    /// Waits until a command line has come, answered or not.
    pub(crate) fn received(&self, command: &str) {
        for _ in 0..10_000 {
            if self.commands().iter().any(|line| line == command) {
                return;
            }
            thread::park_timeout(Duration::from_millis(1));
        }
        panic!("{command} never came");
    }

    /// Every command line so far.
    pub(crate) fn commands(&self) -> Vec<String> {
        self.commands.lock().unwrap().clone()
    }

    /// Ends as a killed server does: connections break, and nothing listens any more.
    pub(crate) fn die(self) {
        drop(self);
    }
}

impl Drop for FakeSsip {
    fn drop(&mut self) {
        self.be(Mood::Dead);
        for stream in self.streams.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
        let _ = UnixStream::connect(&self.path);
        let _ = std::fs::remove_file(&self.path);
    }
}

/// One connection.
struct Talk {
    lines: BufReader<UnixStream>,
    out: UnixStream,
    mood: Arc<(Mutex<Mood>, Condvar)>,
    commands: Arc<Mutex<Vec<String>>>,
    hear: Sender<String>,
    language: String,
    priority: String,
    block: Option<Vec<String>>,
}

impl Talk {
    fn new(
        stream: UnixStream,
        mood: &Arc<(Mutex<Mood>, Condvar)>,
        commands: &Arc<Mutex<Vec<String>>>,
        hear: &Sender<String>,
    ) -> Self {
        Self {
            out: stream.try_clone().unwrap(),
            lines: BufReader::new(stream),
            mood: Arc::clone(mood),
            commands: Arc::clone(commands),
            hear: hear.clone(),
            language: "?".into(),
            priority: "?".into(),
            block: None,
        }
    }

    fn run(mut self) {
        while let Some(line) = self.line() {
            self.commands.lock().unwrap().push(line.clone());
            if self.obey(&line).is_none() {
                return;
            }
        }
    }

    fn line(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        self.lines.read_until(b'\n', &mut bytes).ok().filter(|count| *count > 0)?;
        assert!(bytes.ends_with(b"\r\n"), "a line ends in CR LF: {bytes:?}");
        Some(String::from_utf8(bytes[..bytes.len() - 2].to_vec()).unwrap())
    }

    /// Answers when the mood allows; nothing when the server is dead.
    fn reply(&mut self, lines: &str) -> Option<()> {
        self.drips()?;
        let (mood, changed) = &*self.mood;
        let mood =
            *changed.wait_while(mood.lock().unwrap(), |mood| *mood == Mood::Hanging).unwrap();
        let noise = "701-9\r\n701-8\r\n701 BEGIN\r\nnonsense\r\n";
        let bytes = match mood {
            Mood::Dead => return None,
            Mood::Chatty => {
                format!("{noise}{}{noise}", lines.replace("\r\n", &format!("\r\n{noise}")))
            }
            _ => lines.to_owned(),
        };
        self.out.write_all(bytes.as_bytes()).ok()
    }

    /// Sends what is no answer, as long as it is in such a mood; nothing when nobody hears it any more.
    fn drips(&mut self) -> Option<()> {
        const PAUSE: Duration = Duration::from_millis(100);
        let (mood, changed) = &*self.mood;
        let mut has_dripped = false;
        let mut now = mood.lock().unwrap();
        while matches!(*now, Mood::Dripping | Mood::Pouring) {
            let is_drop = *now == Mood::Dripping;
            drop(now);
            has_dripped = true;
            let signs: &[u8] = if is_drop { b"x" } else { &[b'x'; 4096] };
            self.out.write_all(signs).ok()?;
            now = mood.lock().unwrap();
            if is_drop {
                now = changed.wait_timeout(now, PAUSE).unwrap().0;
            }
        }
        drop(now);
        if has_dripped { self.out.write_all(b"\r\n").ok() } else { Some(()) }
    }

    fn refuses(&self) -> bool {
        *self.mood.0.lock().unwrap() == Mood::Refusing
    }

    fn obey(&mut self, line: &str) -> Option<()> {
        if let Some(language) = line.strip_prefix("SET SELF LANGUAGE ") {
            language.clone_into(&mut self.language);
            return self.reply("201 OK LANGUAGE SET\r\n");
        }
        if let Some(priority) = line.strip_prefix("SET SELF PRIORITY ") {
            let refused = self.block.is_some();
            priority.clone_into(&mut self.priority);
            return self.reply(if refused { "332 NOT IN A BLOCK\r\n" } else { "202 OK\r\n" });
        }
        match line {
            "SPEAK" if self.refuses() => self.reply("300 ERR INTERNAL\r\n"),
            "SPEAK" => self.speak(),
            "BLOCK BEGIN" => {
                self.block = Some(Vec::new());
                self.reply("260 OK INSIDE BLOCK\r\n")
            }
            "BLOCK END" => {
                let said = self.block.take().unwrap_or_default().join(" | ");
                self.reply("261 OK OUTSIDE BLOCK\r\n")?;
                self.hear.send(format!("{} {said}", self.priority)).ok()
            }
            "CANCEL SELF" => {
                self.reply("210 OK CANCELED\r\n")?;
                self.hear.send("cancelled".into()).ok()
            }
            "QUIT" => {
                let _ = self.hear.send("goodbye".into());
                self.reply("231 HAPPY HACKING\r\n")
            }
            "LIST OUTPUT_MODULES" => self.reply("250-espeak-ng\r\n250 OK\r\n"),
            "LIST SYNTHESIS_VOICES" => {
                if *self.mood.0.lock().unwrap() == Mood::Slow {
                    thread::park_timeout(Duration::from_secs(2));
                }
                self.reply("249-Anna\tde\tnone\r\n249-Amy\ten-us\tnone\r\n249-Kanya\tth\tnone\r\n249 OK\r\n")
            }
            "GET OUTPUT_MODULE" => {
                let is_thai = *self.mood.0.lock().unwrap() == Mood::Thai && self.language == "th";
                let module = if is_thai { "kanya" } else { "espeak-ng" };
                self.reply(&format!("251-{module}\r\n251 OK GET RETURNED\r\n"))
            }
            set if set.starts_with("SET SELF ") => self.reply("208 OK\r\n"),
            _ => self.reply("500 ERR INVALID COMMAND\r\n"),
        }
    }

    fn speak(&mut self) -> Option<()> {
        self.reply("230 OK RECEIVING DATA\r\n")?;
        let mut text = Vec::new();
        loop {
            match self.line()?.as_str() {
                "." => break,
                line => text.push(line.strip_prefix('.').unwrap_or(line).to_owned()),
            }
        }
        self.reply("225-1\r\n225 OK MESSAGE QUEUED\r\n")?;
        let said = format!("{}: {}", self.language, text.join("/"));
        match &mut self.block {
            Some(block) => block.push(said),
            None => self.hear.send(format!("{} {said}", self.priority)).ok()?,
        }
        Some(())
    }
}
