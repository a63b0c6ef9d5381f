//! A desktop for readers that have one: a display that nobody sees, a message bus, and the game in a
//! terminal of VTE.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use super::readers::{Helper, are_installed};
use crate::program::{Home, PROGRAM};

/// The programs, with the packages that have them.
const NEEDED: [(&str, &str); 4] =
    [("Xvfb", "xvfb"), ("dbus-daemon", "dbus"), ("sakura", "sakura"), ("xdotool", "xdotool")];

pub(super) struct Desktop<'a> {
    home: &'a Home,
    display: String,
    bus: String,
    helpers: Vec<Helper>,
}

impl<'a> Desktop<'a> {
    /// `None` where something of it or of the reader is not installed.
    pub(super) fn start(home: &'a Home, reader: &[(&str, &str)]) -> Option<Self> {
        if !are_installed(&[&NEEDED, reader].concat()) {
            return None;
        }
        let mut desktop =
            Self { home, display: String::new(), bus: String::new(), helpers: Vec::new() };
        // It takes a number that is free.
        let screen = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
        desktop.display = format!(":{}", desktop.first_line("Xvfb", &screen));
        let bus = ["--session", "--nofork", "--print-address"];
        desktop.bus = desktop.first_line("dbus-daemon", &bus);
        Some(desktop)
    }

    /// Starts a program that goes on, and waits for the first line that it writes.
    fn first_line(&mut self, program: &str, args: &[&str]) -> String {
        let mut helper = Helper::start(self.command(program).args(args).stdout(Stdio::piped()));
        let mut line = String::new();
        let out = helper.child().stdout.take().unwrap();
        BufReader::new(out).read_line(&mut line).unwrap();
        self.helpers.push(helper);
        line.trim().to_owned()
    }

    /// A program of this desktop.
    pub(super) fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env_clear().stdout(Stdio::null());
        command.env("PATH", std::env::var_os("PATH").unwrap());
        for name in ["HOME", "XDG_RUNTIME_DIR"] {
            command.env(name, self.home.path(""));
        }
        command.env("DISPLAY", &self.display).env("DBUS_SESSION_BUS_ADDRESS", &self.bus);
        command.env("LANG", "C.UTF-8").env("GSETTINGS_BACKEND", "memory");
        command
    }

    /// Starts a program that goes on.
    pub(super) fn run(&mut self, command: &mut Command) {
        self.helpers.push(Helper::start(command));
    }

    /// Starts the program with these arguments in a terminal of so many columns and rows, which calls
    /// itself so, and gives it the keys.
    pub(super) fn play(&mut self, (columns, rows): (u16, u16), term: &str, args: &str) {
        let data = self.home.path("data");
        let line = format!(
            "env TERM={term} TOUCHMOVE_BOOK=off '{PROGRAM}' {args} --data '{}'",
            data.display()
        );
        let size = ["-c", &columns.to_string(), "-r", &rows.to_string()];
        let mut terminal = self.command("sakura");
        terminal.args(size).args(["-x", &line]);
        self.run(&mut terminal);
        let found = ["search", "--sync", "--onlyvisible", "--class", "sakura"];
        self.tool(&[&found[..], &["windowfocus", "--sync"]].concat());
    }

    /// Presses a key by its name.
    pub(super) fn press(&self, key: &str) {
        self.tool(&["key", key]);
    }

    fn tool(&self, args: &[&str]) {
        assert!(self.command("xdotool").args(args).status().unwrap().success(), "{args:?}");
    }
}

impl Drop for Desktop<'_> {
    /// The display goes last.
    fn drop(&mut self) {
        while self.helpers.pop().is_some() {}
    }
}
