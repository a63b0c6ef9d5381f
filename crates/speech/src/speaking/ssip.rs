//! SSIP, the protocol of speech-dispatcher: lines to send, and what comes back. Pure.
//!
//! Not here: the socket (`client`) and what to do about a refusal (`dispatcher`).

use std::fmt;

use crate::speaking::text::Run;
use crate::{Language, Priority};
use crate::{Rate, Volume};

#[cfg(test)]
mod fuzz;
mod reply;

pub(crate) use reply::{Incoming, Parser, Reply};

/// A command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SsipCommand<'a> {
    ClientName,
    Language(&'a Language),
    Rate(Rate),
    Volume(Volume),
    /// The voice of this name; without one, that of the language.
    Voice(Option<&'a str>),
    Priority(Priority),
    BlockBegin,
    BlockEnd,
    Speak,
    CancelSelf,
    ListVoices,
    ListModules,
    /// Which synthesiser speaks, as the language has been set.
    Module,
    Quit,
}

impl fmt::Display for SsipCommand<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ClientName => f.write_str("SET SELF CLIENT_NAME user:touchmove:main"),
            Self::Language(language) => write!(f, "SET SELF LANGUAGE {}", word(language.tag())),
            Self::Rate(rate) => write!(f, "SET SELF RATE {}", rate.get()),
            // SSIP counts from -100.
            Self::Volume(volume) => {
                write!(f, "SET SELF VOLUME {}", i16::from(volume.get()) * 2 - 100)
            }
            Self::Voice(name) => {
                let name = touchmove_clean::line(name.unwrap_or("NULL"));
                write!(f, "SET SELF SYNTHESIS_VOICE {name}")
            }
            Self::Priority(priority) => write!(f, "SET SELF PRIORITY {}", level(*priority)),
            Self::BlockBegin => f.write_str("BLOCK BEGIN"),
            Self::BlockEnd => f.write_str("BLOCK END"),
            Self::Speak => f.write_str("SPEAK"),
            Self::CancelSelf => f.write_str("CANCEL SELF"),
            Self::ListVoices => f.write_str("LIST SYNTHESIS_VOICES"),
            Self::ListModules => f.write_str("LIST OUTPUT_MODULES"),
            Self::Module => f.write_str("GET OUTPUT_MODULE"),
            Self::Quit => f.write_str("QUIT"),
        }
    }
}

/// A tag comes from a file that a player may write: nothing but a tag may reach the line.
fn word(tag: &str) -> String {
    let word: String =
        tag.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect();
    if word.is_empty() { "en".to_owned() } else { word }
}

/// What the server does with each level, as seen with 0.11: TEXT is cut off by anything newer and waits
/// for a MESSAGE that sounds. MESSAGE cuts TEXT off and waits its turn. IMPORTANT cuts off whatever sounds,
/// and what waits goes on after it.
fn level(priority: Priority) -> &'static str {
    match priority {
        Priority::Urgent => "IMPORTANT",
        Priority::Move => "MESSAGE",
        Priority::Answer | Priority::Chatter => "TEXT",
    }
}

/// What must come back for one line sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// Anything: a setting that the server does not know must not silence the program.
    Any,
    /// Leave to send text. Without it the text would be read as commands.
    Leave,
    /// The text, or the list, is there.
    Success,
}

impl Expected {
    pub(crate) fn is_met_by(self, code: u16) -> bool {
        match self {
            Self::Any => true,
            Self::Leave => code == 230,
            Self::Success => (200..300).contains(&code),
        }
    }
}

/// Lines sent in one write, and the replies they call for. The next turn begins when all are there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Exchange {
    pub(crate) bytes: Vec<u8>,
    pub(crate) replies: Vec<Expected>,
}

impl Exchange {
    /// A turn of one command.
    pub(crate) fn of(command: &SsipCommand<'_>, expected: Expected) -> Self {
        let mut turn = Self::default();
        turn.command(command, expected);
        turn
    }

    /// Adds a command.
    pub(crate) fn command(&mut self, command: &SsipCommand<'_>, expected: Expected) {
        self.bytes.extend_from_slice(format!("{command}\r\n").as_bytes());
        self.replies.push(expected);
    }

    fn text(text: &str) -> Self {
        Self { bytes: frame(text), replies: vec![Expected::Success] }
    }
}

/// A voice of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ServerVoice {
    name: String,
    /// The first part of its tag.
    language: String,
}

impl ServerVoice {
    /// The voice of a name in a list: lines of name, language and variant with tabs between.
    pub(crate) fn find(name: &str, lines: &[String]) -> Option<Self> {
        let fields = |line: &String| {
            let mut fields = line.split('\t').map(str::to_owned);
            Some((fields.next()?, fields.next()?))
        };
        let (name, tag) = lines.iter().filter_map(fields).find(|(known, _)| known == name)?;
        Some(Self { name, language: first_part(&tag) })
    }

    /// Its name, if it speaks a language.
    fn of(&self, language: &Language) -> Option<&str> {
        (first_part(language.tag()) == self.language).then_some(&*self.name)
    }
}

fn first_part(tag: &str) -> String {
    tag.split(['-', '_']).next().unwrap_or(tag).to_lowercase()
}

/// The turns that say one message, from the language `last` set on this connection.
///
/// A voice stays when the language is set, so with one both are set each time.
///
/// Runs of several languages go as a block, which other messages cannot split: the server then drops or
/// speaks them as one. The priority stands before the block, because inside it is refused.
pub(crate) fn turns(
    priority: Priority,
    runs: &[Run],
    last: Option<&Language>,
    voice: Option<&ServerVoice>,
) -> Vec<Exchange> {
    let (mut done, mut turn, mut last) = (Vec::new(), Exchange::default(), last);
    let block = runs.len() > 1;
    turn.command(&SsipCommand::Priority(priority), Expected::Any);
    if block {
        turn.command(&SsipCommand::BlockBegin, Expected::Any);
    }
    for run in runs {
        if last != Some(&run.language) {
            turn.command(&SsipCommand::Language(&run.language), Expected::Any);
            if let Some(voice) = voice {
                turn.command(&SsipCommand::Voice(voice.of(&run.language)), Expected::Any);
            }
            last = Some(&run.language);
        }
        turn.command(&SsipCommand::Speak, Expected::Leave);
        done.push(std::mem::replace(&mut turn, Exchange::text(&run.text)));
    }
    if block {
        turn.command(&SsipCommand::BlockEnd, Expected::Any);
    }
    done.push(turn);
    done
}

/// Frames text: a dot at the start of a line is doubled, and one line that is a dot ends it.
fn frame(text: &str) -> Vec<u8> {
    let mut framed = String::with_capacity(text.len() + 8);
    for line in text.replace('\0', " ").split(['\n', '\r']) {
        if line.starts_with('.') {
            framed.push('.');
        }
        framed.push_str(line);
        framed.push_str("\r\n");
    }
    framed.push_str(".\r\n");
    framed.into_bytes()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{ServerVoice, SsipCommand, frame, turns};
    use crate::speaking::text::{Run, runs};
    use crate::{Language, Priority, Span, Verbatim, Volume};

    fn run(tag: &str, text: &str) -> Run {
        Run { language: Language::new(tag), text: text.to_owned() }
    }

    fn sent(priority: Priority, runs: &[Run], last: Option<&Language>) -> Vec<String> {
        turns(priority, runs, last, None)
            .into_iter()
            .map(|turn| String::from_utf8(turn.bytes).unwrap().replace("\r\n", "|"))
            .collect()
    }

    #[test]
    fn one_language_is_one_message() {
        let expected = ["SET SELF PRIORITY MESSAGE|SET SELF LANGUAGE en|SPEAK|", "knight|.|"];
        assert_eq!(sent(Priority::Move, &[run("en", "knight")], None), expected);
    }

    #[test]
    fn a_language_that_stands_is_not_set_again() {
        let en = Language::new("en");
        let expected = ["SET SELF PRIORITY TEXT|SPEAK|", "knight|.|"];
        assert_eq!(sent(Priority::Answer, &[run("en", "knight")], Some(&en)), expected);
    }

    #[test]
    fn several_languages_are_one_block() {
        assert_eq!(
            sent(Priority::Urgent, &[run("en", "He said"), run("de", "Turm")], None),
            [
                "SET SELF PRIORITY IMPORTANT|BLOCK BEGIN|SET SELF LANGUAGE en|SPEAK|",
                "He said|.|SET SELF LANGUAGE de|SPEAK|",
                "Turm|.|BLOCK END|",
            ]
        );
    }

    #[test]
    fn a_voice_speaks_its_own_language_alone() {
        let lines = ["Anna\tde\tnone", "Amy+low\ten-GB\tlow", "Amy\ten\tnone", "broken"];
        let lines = lines.map(str::to_owned);
        assert_eq!(ServerVoice::find("Nobody", &lines), None);
        assert_eq!(ServerVoice::find("broken", &lines), None);
        let amy = ServerVoice::find("Amy+low", &lines).unwrap();
        let runs = [run("en-US", "He said"), run("de", "Turm")];
        let sent: Vec<String> = turns(Priority::Move, &runs, None, Some(&amy))
            .into_iter()
            .map(|turn| String::from_utf8(turn.bytes).unwrap().replace("\r\n", "|"))
            .collect();
        assert!(sent[0].contains("LANGUAGE en-US|SET SELF SYNTHESIS_VOICE Amy+low|SPEAK|"));
        assert!(sent[1].contains("LANGUAGE de|SET SELF SYNTHESIS_VOICE NULL|SPEAK|"));
        assert_eq!(turns(Priority::Move, &runs, None, Some(&amy))[0].replies.len(), 5);
    }

    #[test]
    fn every_line_has_its_reply() {
        let runs = [run("en", "one\n.two"), run("de", "drei")];
        let counts: Vec<usize> = turns(Priority::Move, &runs, None, None)
            .iter()
            .map(|turn| turn.replies.len())
            .collect();
        assert_eq!(counts, [4, 3, 2]);
    }

    #[test]
    fn dots_are_doubled_at_the_start_of_a_line_only() {
        assert_eq!(frame(".\n...\na.b"), b"..\r\n....\r\na.b\r\n.\r\n");
    }

    #[test]
    fn a_volume_is_counted_as_the_server_counts() {
        let sent = [0, 10, 50, 100, 255].map(|of| SsipCommand::Volume(Volume::new(of)).to_string());
        let expected = ["-100", "-80", "0", "100", "100"].map(|of| format!("SET SELF VOLUME {of}"));
        assert_eq!(sent, expected);
    }

    #[test]
    fn a_tag_cannot_carry_a_command() {
        let language = Language::new("de\r\nSTOP ALL");
        assert_eq!(SsipCommand::Language(&language).to_string(), "SET SELF LANGUAGE deSTOPALL");
        assert_eq!(SsipCommand::Language(&Language::new("?")).to_string(), "SET SELF LANGUAGE en");
    }

    /// Text made of what could end a message or start a command.
    fn nasty() -> impl Strategy<Value = String> {
        let pieces = prop::sample::select(vec![
            ".", "\r", "\n", "\r\n", "\0", " ", "..", "a", "STOP ALL", "\u{85}", "\u{2028}", "😀",
            "é",
        ]);
        prop_oneof![
            prop::collection::vec(pieces, 0..20).prop_map(|pieces| pieces.concat()),
            any::<String>(),
        ]
    }

    /// The one thing the server looks for while it receives text.
    fn ends(bytes: &[u8]) -> Vec<usize> {
        let marked = [b"\r\n".as_slice(), bytes].concat();
        (0..marked.len()).filter(|at| marked[*at..].starts_with(b"\r\n.\r\n")).collect()
    }

    proptest! {
        #[test]
        fn only_the_last_line_ends_the_text(text in nasty()) {
            let framed = frame(&text);
            prop_assert_eq!(ends(&framed), [framed.len() - 3]);
            prop_assert!(!framed.contains(&0));
            let text = String::from_utf8(framed).unwrap();
            prop_assert!(!text.replace("\r\n", "").contains(['\r', '\n']));
        }

        #[test]
        fn only_the_last_line_ends_an_utterance(texts in prop::collection::vec(nasty(), 0..5)) {
            let spans: Vec<Span> = texts.into_iter().enumerate().map(|(number, spoken)| Span {
                language: Language::new(["en", "de"][number % 2]), written: String::new(), spoken, verbatim: Verbatim::default(),
            }).collect();
            for run in runs(&spans) {
                let framed = frame(&run.text);
                prop_assert_eq!(ends(&framed), [framed.len() - 3]);
                prop_assert!(!run.text.chars().any(|c| c.is_control() && c != '\n'));
            }
        }
    }
}
