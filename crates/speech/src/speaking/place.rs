//! Where the speech server is, and how it is started.
//!
//! Not here: connecting and starting (`client`, `dispatcher`). The environment is read once, in one function,
//! so a test can name any place.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;

use crate::speaking::outputs;

/// The port of SSIP.
const PORT: u16 = 6560;

/// Where a server listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerAddress {
    /// A Unix socket.
    Unix(PathBuf),
    /// A host and a port, as `host:port`.
    Inet(String),
}

impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unix(path) => f.write_str(&touchmove_clean::name(path)),
            Self::Inet(host_and_port) => f.write_str(host_and_port),
        }
    }
}

/// Where the server is, and the program that starts it when nothing listens there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Where it listens.
    pub address: ServerAddress,
    /// What to start when nothing listens; `None` starts nothing.
    pub server: Option<PathBuf>,
    /// The audio output of a server of our own, by its name in PulseAudio or PipeWire; nothing for the
    /// server and the output of all programs.
    pub output: Option<String>,
}

impl Place {
    /// The place that the variables of speech-dispatcher name: `SPEECHD_ADDRESS`, `SPEECHD_CMD` and `XDG_RUNTIME_DIR`.
    #[must_use]
    pub fn from_environment() -> Self {
        Self::from_variables(|name| env::var_os(name))
    }

    /// The place that these variables name.
    ///
    /// An address that was chosen by hand is taken at its word: nothing is started there unless `SPEECHD_CMD` says what.
    pub fn from_variables(get: impl Fn(&str) -> Option<OsString>) -> Self {
        let get = |name| get(name).filter(|value| !value.is_empty());
        let named = get("SPEECHD_ADDRESS").and_then(|value| value.into_string().ok());
        let server = get("SPEECHD_CMD").map(PathBuf::from);
        let usual = named.is_none().then(|| PathBuf::from("speech-dispatcher"));
        let socket = || ServerAddress::Unix(usual_socket(get("XDG_RUNTIME_DIR"), get("HOME")));
        let address = named.and_then(|text| parse(&text, socket)).unwrap_or_else(socket);
        Self { address, server: server.or(usual), output: None }
    }

    /// A server of our own whose sound goes to this output.
    #[must_use]
    pub fn with_output(output: String) -> Self {
        let get = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let program = || PathBuf::from("speech-dispatcher");
        let address = outputs::own_address(get("XDG_RUNTIME_DIR"));
        Self {
            address,
            server: Some(get("SPEECHD_CMD").unwrap_or_else(program)),
            output: Some(output),
        }
    }
}

fn parse(text: &str, socket: impl Fn() -> ServerAddress) -> Option<ServerAddress> {
    let (method, rest) = text.split_once(':').unwrap_or((text, ""));
    match (method, rest) {
        ("unix_socket", "") => Some(socket()),
        ("unix_socket", path) => Some(ServerAddress::Unix(path.into())),
        ("inet_socket", "") => Some(ServerAddress::Inet(format!("127.0.0.1:{PORT}"))),
        ("inet_socket", host) if host.contains(':') => Some(ServerAddress::Inet(host.to_owned())),
        ("inet_socket", host) => Some(ServerAddress::Inet(format!("{host}:{PORT}"))),
        _ => None,
    }
}

fn usual_socket(runtime: Option<OsString>, home: Option<OsString>) -> PathBuf {
    let folder = match (runtime, home) {
        (Some(runtime), _) => PathBuf::from(runtime),
        (None, Some(home)) => PathBuf::from(home).join(".cache"),
        (None, None) => PathBuf::from("."),
    };
    folder.join("speech-dispatcher").join("speechd.sock")
}

// Sockets are where there is a speech-dispatcher.
#[cfg(all(test, unix))]
mod tests {
    use super::{Place, ServerAddress};

    fn check(variables: &[(&str, &str)], address: &str, server: Option<&str>) {
        let place = Place::from_variables(|name| {
            variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).into())
        });
        assert_eq!(place.address.to_string(), address);
        assert_eq!(place.server.as_deref(), server.map(std::path::Path::new));
    }

    #[test]
    fn the_socket_is_where_the_server_puts_it() {
        let own = Some("speech-dispatcher");
        let home = ("HOME", "/home/a");
        check(&[home, ("XDG_RUNTIME_DIR", "/run/1")], "/run/1/speech-dispatcher/speechd.sock", own);
        check(&[home], "/home/a/.cache/speech-dispatcher/speechd.sock", own);
        check(
            &[home, ("SPEECHD_ADDRESS", "")],
            "/home/a/.cache/speech-dispatcher/speechd.sock",
            own,
        );
    }

    #[test]
    fn a_named_address_is_used_and_nothing_started() {
        check(&[("SPEECHD_ADDRESS", "unix_socket:/tmp/a:b")], "/tmp/a:b", None);
        check(&[("SPEECHD_ADDRESS", "inet_socket:far:7000")], "far:7000", None);
        check(&[("SPEECHD_ADDRESS", "inet_socket")], "127.0.0.1:6560", None);
        check(&[("SPEECHD_ADDRESS", "inet_socket:far")], "far:6560", None);
        let address = ServerAddress::Inet("far:6560".to_owned());
        assert_eq!(super::parse("nonsense:x", || address.clone()), None);
    }

    #[test]
    fn a_named_server_is_started() {
        let named = ("SPEECHD_ADDRESS", "unix_socket:/s");
        check(&[named, ("SPEECHD_CMD", "/bin/false")], "/s", Some("/bin/false"));
        check(
            &[("HOME", "/h"), ("SPEECHD_CMD", "sd")],
            "/h/.cache/speech-dispatcher/speechd.sock",
            Some("sd"),
        );
    }
}
