//! Two players at one machine, each with an output of his own: real servers, each sink recorded.

use std::fs::{self, File};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use touchmove::app::input::{FromTerminal, Sound};
use touchmove::app::link::{FromClient, PlaceManner, ToClient};
use touchmove::app::order::Output;

use super::{Table, english, said};
use crate::program::{Home, Running};
use crate::rig::{RATE, Rig, wait_for};

/// A second sink beside that of the rig, and what is recorded of it.
pub(crate) struct Second {
    pub(crate) rig: Rig,
    recorder: Child,
}

impl Second {
    pub(crate) fn start() -> Self {
        let rig = Rig::start();
        let format = format!("rate={RATE}");
        let sink = ["load-module", "module-null-sink", "sink_name=second", &format, "channels=1"];
        assert!(sound(&rig, "pactl").args(sink).output().unwrap().status.success());
        let recorder = sound(&rig, "parec")
            .args(["--device=second.monitor", "--format=s16le", "--channels=1"])
            .args([&format!("--{format}"), "--latency-msec=5"])
            .stdout(File::create(rig.path("second.raw")).unwrap())
            .spawn()
            .unwrap();
        let second = Self { rig, recorder };
        wait_for("the second recorder", || (!second.samples().is_empty()).then_some(()));
        second
    }

    pub(crate) fn samples(&self) -> Vec<i16> {
        let bytes = fs::read(self.rig.path("second.raw")).unwrap();
        bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
    }

    fn is_heard(&self) -> bool {
        self.samples().iter().any(|sample| sample.saturating_abs() > 60)
    }

    /// A client that may start speech servers, whose sound stays in the rig.
    pub(crate) fn client(&self, home: &Home, place: &str) -> Running {
        let mut command = home.command(&["seat", place]);
        let server = format!("unix:{}", self.rig.path("pulse.sock").display());
        command.env("HOME", self.rig.path("home")).env("XDG_RUNTIME_DIR", self.rig.path(""));
        command.env("PULSE_SERVER", server).env_remove("SPEECHD_CMD").env_remove("PULSE_SINK");
        command.env_remove("TOUCHMOVE_SPEECH");
        Running::of(command)
    }

    /// The speech servers of clients, by their processes.
    fn servers(&self) -> Vec<String> {
        let folders = fs::read_dir(self.rig.path("")).unwrap().map(|it| it.unwrap().path());
        let ours = |path: &std::path::PathBuf| path.display().to_string().contains("/touchmove-");
        let pids = folders.filter(ours).map(|folder| fs::read_to_string(folder.join("pid")));
        pids.filter_map(Result::ok).map(|pid| pid.trim().to_owned()).collect()
    }
}

impl Drop for Second {
    fn drop(&mut self) {
        let _ = self.recorder.kill();
        let _ = self.recorder.wait();
    }
}

/// A program that reaches the sound server of a rig.
pub(crate) fn sound(rig: &Rig, program: &str) -> Command {
    let mut command = Command::new(program);
    command.env("PULSE_SERVER", format!("unix:{}", rig.path("pulse.sock").display()));
    command.env("HOME", rig.path("home")).stdin(Stdio::null()).stderr(Stdio::null());
    command
}

fn speaking(output: &str) -> ToClient {
    ToClient::Seated(PlaceManner { speech: true, output: Some(output.to_owned()), ..english() })
}

/// Everything that waits to be heard is over.
fn silence() {
    thread::park_timeout(Duration::from_secs(1));
}

#[test]
fn each_player_is_heard_at_his_own_output_alone_and_the_servers_end_with_their_clients() {
    let second = Second::start();
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\nspeech = \"off\"\n");
    let mut table = Table::open(&home);
    let white = second.client(&home, "white");
    assert_eq!(table.seat(), "white");
    let black = second.client(&home, "black");
    assert_eq!(table.seat(), "black");
    for (place, output) in [("white", "nothing"), ("black", "second")] {
        table.send(place, &speaking(output));
        let found =
            (table.places[place], FromClient::Terminal(FromTerminal::Sound(Sound::Found), None));
        // A busy machine may start a server so slowly that it is missed first.
        while table.next() != found {}
    }
    let from = second.rig.now();
    table.send("white", &ToClient::Out(Output::Say(said("White hears this."))));
    second.rig.wait_for_silence(from);
    assert!(!second.is_heard(), "Black has heard what was for White");
    let from = second.rig.now();
    table.send("black", &ToClient::Out(Output::Say(said("Black hears this."))));
    wait_for("Black's sound", || second.is_heard().then_some(()));
    silence();
    assert_eq!(second.rig.first_sound(from), None, "White has heard what was for Black");

    let servers = second.servers();
    assert_eq!(servers.len(), 2, "{servers:?}");
    white.kill();
    table.gone("white");
    table.send("black", &ToClient::Close(said("Goodbye.")));
    assert_eq!(black.end().code, Some(0));
    for server in servers {
        let running = format!("/proc/{server}");
        wait_for("the end of a server", || fs::metadata(&running).is_err().then_some(()));
    }
}

#[test]
fn an_output_that_is_not_there_is_told() {
    let second = Second::start();
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\nspeech = \"off\"\n");
    let mut table = Table::open(&home);
    let _white = second.client(&home, "white");
    table.seat();
    table.send("white", &speaking("third"));
    let lost = FromClient::Terminal(FromTerminal::Sound(Sound::Lost("reason-no-output")), None);
    assert_eq!(table.next(), (table.places["white"], lost));
    assert_eq!(second.servers().len(), 0);
}
