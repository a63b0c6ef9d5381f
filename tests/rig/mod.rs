//! A real speech server of its own, and a recorder of all that it plays: for tests and benches.
//!
//! Everything lives in one folder and ends with the rig, also when a test panics. It needs no sound card,
//! no root, no session: a sound server plays into nothing, and what it plays there is recorded.

use std::fs;
use std::io::Read;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;
use touchmove::speech::{Place, ServerAddress};

/// Samples in a second.
pub(crate) const RATE: usize = 22050;
/// Louder than this is heard. The null sink is exactly silent.
const AUDIBLE: i16 = 60;
const NEEDED: [&str; 4] = ["speech-dispatcher", "espeak-ng", "pulseaudio", "parec"];

/// The server with its sound, and the recorder.
pub(crate) struct Rig {
    folder: TempDir,
    children: Vec<Child>,
    samples: Arc<Mutex<Vec<i16>>>,
}

impl Rig {
    /// Starts everything. The first word takes longer than the others: say one that nobody looks at.
    pub(crate) fn start() -> Self {
        let missing: Vec<&str> =
            NEEDED.into_iter().filter(|program| !is_installed(program)).collect();
        assert!(
            missing.is_empty(),
            "{} not installed: install the packages speech-dispatcher, speech-dispatcher-espeak-ng, espeak-ng, \
             pulseaudio and pulseaudio-utils",
            missing.join(", ")
        );
        let folder = tempfile::Builder::new().prefix("tm").tempdir_in("/tmp").unwrap();
        let mut rig = Self { folder, children: Vec::new(), samples: Arc::default() };
        rig.write_configuration();
        rig.start_sound();
        rig.start_server();
        rig.start_recorder();
        rig
    }

    /// Where the server listens.
    pub(crate) fn place(&self) -> Place {
        Place { address: ServerAddress::Unix(self.socket()), server: None, output: None }
    }

    pub(crate) fn socket(&self) -> PathBuf {
        self.path("speechd.sock")
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// How many samples were recorded: the only clock a test needs.
    pub(crate) fn now(&self) -> usize {
        self.samples.lock().unwrap().len()
    }

    /// The first audible sample from there on.
    pub(crate) fn first_sound(&self, from: usize) -> Option<usize> {
        let samples = self.samples.lock().unwrap();
        samples
            .iter()
            .skip(from)
            .position(|sample| sample.saturating_abs() > AUDIBLE)
            .map(|at| from + at)
    }

    /// The last audible sample from there on.
    pub(crate) fn last_sound(&self, from: usize) -> Option<usize> {
        let samples = self.samples.lock().unwrap();
        samples
            .iter()
            .skip(from)
            .rposition(|sample| sample.saturating_abs() > AUDIBLE)
            .map(|at| from + at)
    }

    /// How loud the loudest sample is from there on.
    pub(crate) fn loudest(&self, from: usize) -> i16 {
        let samples = self.samples.lock().unwrap();
        samples.iter().skip(from).map(|sample| sample.saturating_abs()).max().unwrap_or_default()
    }

    /// Waits for a sound and returns where it begins.
    pub(crate) fn wait_for_sound(&self, from: usize) -> usize {
        wait_for("a sound", || self.first_sound(from))
    }

    /// Waits until it was silent for longer than any pause inside a message, and returns where the sound ended.
    pub(crate) fn wait_for_silence(&self, from: usize) -> usize {
        self.wait_for_sound(from);
        wait_for("silence", || {
            let last = self.last_sound(from)?;
            (self.now() > last + RATE * 8 / 10).then_some(last)
        })
    }

    /// Everything the server gave to the synthesiser, as `language: text`, from its log.
    pub(crate) fn said(&self) -> Vec<String> {
        let log = fs::read(self.path("log/speech-dispatcher.log")).unwrap_or_default();
        let log = String::from_utf8_lossy(&log);
        let (mut language, mut said, mut rest) = (String::new(), Vec::new(), log.as_ref());
        while let Some((line, later)) = rest.split_once('\n') {
            rest = later;
            if let Some(set) = line.strip_prefix("language=") {
                set.clone_into(&mut language);
            } else if let Some((_, start)) = line.split_once("sent to output module: |<speak>") {
                let whole = format!("{start}\n{later}");
                let text = whole.split("</speak>").next().unwrap_or_default();
                said.push(format!(
                    "{language}: {}",
                    text.replace('\r', "").replace("\n.", "\n").replace('\n', "/")
                ));
            }
        }
        said
    }

    /// Stops the server's process without ending it.
    pub(crate) fn freeze(&self) {
        signal(&self.children[1], Signal::STOP);
    }

    /// Lets it go on.
    pub(crate) fn thaw(&self) {
        signal(&self.children[1], Signal::CONT);
    }

    /// Ends the server, and returns a program that starts it again in the same place, as `speech-dispatcher` would.
    pub(crate) fn stop_server(&mut self) -> PathBuf {
        let mut server = self.children.remove(1);
        signal(&server, Signal::TERM);
        end(&mut server);
        let _ = fs::remove_file(self.socket());
        let (here, starter) = (self.folder.path().display(), self.path("starter"));
        let lines = format!(
            "#!/bin/sh\nexport HOME={here}/home XDG_RUNTIME_DIR={here} PULSE_SERVER=unix:{here}/pulse.sock\n\
             exec speech-dispatcher -C {here}/conf -P {here}/pid \"$@\"\n"
        );
        fs::write(&starter, lines).unwrap();
        fs::set_permissions(&starter, fs::Permissions::from_mode(0o755)).unwrap();
        starter
    }

    fn write_configuration(&self) {
        for folder in ["log", "conf/modules", "conf/clients", "home"] {
            fs::create_dir_all(self.path(folder)).unwrap();
        }
        let here = self.folder.path().display();
        let sound = format!(
            "load-module module-null-sink sink_name=nothing rate={RATE} channels=1 format=s16le\n\
             load-module module-native-protocol-unix socket={here}/pulse.sock auth-anonymous=1\n\
             set-default-sink nothing\n"
        );
        let server = format!(
            "Timeout 0\nLogLevel 5\nLogDir \"{here}/log\"\nCommunicationMethod \"unix_socket\"\n\
             SocketPath \"{here}/speechd.sock\"\nAudioOutputMethod \"pulse\"\nDefaultLanguage en\n\
             DefaultVolume 100\nSymbolsPreproc \"none\"\n\
             AddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\nDefaultModule espeak-ng\n"
        );
        fs::write(self.path("sound.pa"), sound).unwrap();
        fs::write(self.path("conf/speechd.conf"), server).unwrap();
        fs::write(self.path("conf/modules/espeak-ng.conf"), "EspeakPunctuationList \"@\"\n")
            .unwrap();
    }

    fn start_sound(&mut self) {
        let mut sound = self.command("pulseaudio");
        sound.arg("-n").arg("-F").arg(self.path("sound.pa")).args([
            "--daemonize=no",
            "--use-pid-file=no",
            "--exit-idle-time=-1",
            "--disable-shm=yes",
            "--realtime=no",
            "--high-priority=no",
        ]);
        self.children.push(sound.spawn().unwrap());
        self.wait_for_socket("pulse.sock");
    }

    fn start_server(&mut self) {
        let mut server = self.command("speech-dispatcher");
        server.arg("-s").arg("-C").arg(self.path("conf")).arg("-P").arg(self.path("pid"));
        self.children.push(server.spawn().unwrap());
        self.wait_for_socket("speechd.sock");
    }

    fn start_recorder(&mut self) {
        let mut recorder = self.command("parec");
        recorder.args([
            "--device=nothing.monitor",
            "--format=s16le",
            "--channels=1",
            "--latency-msec=5",
        ]);
        recorder.arg(format!("--rate={RATE}")).stdout(Stdio::piped());
        let mut recorder = recorder.spawn().unwrap();
        let mut sound = recorder.stdout.take().unwrap();
        self.children.push(recorder);
        let samples = Arc::clone(&self.samples);
        thread::spawn(move || {
            let (mut bytes, mut odd) = ([0; 1024], Vec::new());
            while let Ok(count @ 1..) = sound.read(&mut bytes) {
                odd.extend_from_slice(&bytes[..count]);
                let pairs = odd.len() / 2 * 2;
                let heard = odd.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
                samples.lock().unwrap().extend(heard);
                odd.drain(..pairs);
            }
        });
        wait_for("the recorder", || (self.now() > 0).then_some(()));
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        let here = self.folder.path();
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        for name in ["PULSE_SINK", "PULSE_SOURCE", "DISPLAY", "DBUS_SESSION_BUS_ADDRESS"] {
            command.env_remove(name);
        }
        for name in ["XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH", "PULSE_STATE_PATH"] {
            command.env(name, here);
        }
        command.env("HOME", here.join("home")).env("XDG_CONFIG_HOME", here.join("home"));
        command.env("PULSE_SERVER", format!("unix:{}/pulse.sock", here.display()));
        command
    }

    fn wait_for_socket(&self, name: &str) {
        let socket = self.path(name);
        wait_for(name, || UnixStream::connect(&socket).ok());
    }
}

impl Drop for Rig {
    /// Asks every process to end, and ends those that do not: a server without sound ignores the asking.
    fn drop(&mut self) {
        for child in self.children.iter().rev() {
            signal(child, Signal::CONT);
            signal(child, Signal::TERM);
        }
        for child in &mut self.children {
            end(child);
        }
        if let Ok(process) = fs::read_to_string(self.path("pid")) {
            send(process.trim().parse().unwrap_or(0), Signal::KILL);
        }
    }
}

/// Waits a second for a process that was asked to end, and then ends it.
fn end(child: &mut Child) {
    for _ in 0..100 {
        if matches!(child.try_wait(), Ok(Some(_))) {
            return;
        }
        thread::park_timeout(Duration::from_millis(10));
    }
    let _ = child.kill();
    let _ = child.wait();
}

/// Looks again and again until there is something, for at most half a minute.
pub(crate) fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    for _ in 0..6000 {
        if let Some(found) = look() {
            return found;
        }
        thread::park_timeout(Duration::from_millis(5));
    }
    panic!("waited in vain for {what}");
}

fn signal(child: &Child, signal: Signal) {
    send(i32::try_from(child.id()).unwrap_or(0), signal);
}

/// A process that has ended needs no signal.
fn send(process: i32, signal: Signal) {
    if let Some(process) = Pid::from_raw(process) {
        let _ = kill_process(process, signal);
    }
}

fn is_installed(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders)
        .any(|folder: PathBuf| Path::new(&folder).join(program).is_file())
}
