//! `ask` on a terminal takes one key each, and leaves the terminal as it was.

use crate::common::tool::tool;
use rustix::fs::{Mode, OFlags, open};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, tcgetattr};
use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::process::{Child, Stdio};

/// The tool on a terminal of its own.
struct Session {
    tool: Child,
    /// What a person holds, and what the tool sees.
    person: File,
    terminal: OwnedFd,
    seen: String,
}

impl Session {
    fn new() -> Self {
        let person = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&person).and_then(|()| unlockpt(&person)).expect("a terminal");
        let name = ptsname(&person, Vec::new()).expect("its name");
        let terminal = open(name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).expect("it opens");
        let end = || Stdio::from(terminal.try_clone().expect("a second handle"));
        let mut tool = tool(&["ask"]);
        tool.env("LC_ALL", "C").stdin(end()).stdout(end());
        let tool = tool.spawn().expect("the tool runs");
        Session { tool, person: person.into(), terminal, seen: String::new() }
    }

    fn wait_for(&mut self, text: &str) {
        let from = self.seen.len();
        while !self.seen[from..].contains(text) {
            let mut bytes = [0; 1024];
            let length = self.person.read(&mut bytes).expect("the tool answers");
            self.seen += &String::from_utf8_lossy(&bytes[..length]);
        }
    }

    fn press(&mut self, key: &str) {
        self.person.write_all(key.as_bytes()).expect("the key is taken");
    }

    fn shows_keys(&self) -> bool {
        let modes = tcgetattr(&self.terminal).expect("a terminal").local_modes;
        modes.contains(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG)
    }
}

#[test]
fn one_key_answers_each_question() {
    let mut session = Session::new();
    session.wait_for("\n> ");
    assert!(!session.shows_keys());
    session.press("x");
    session.wait_for("\n> ");
    assert!(session.seen.contains("> x\r\n1-"), "{}", session.seen);
    session.press("\n41");
    session.wait_for("./bundle.sh coin_turning ");
    assert!(session.tool.wait().expect("it ends").success());
    assert!(session.shows_keys());
}

#[test]
fn an_interrupt_leaves_the_terminal_as_it_was() {
    let mut session = Session::new();
    session.wait_for("\n> ");
    session.press("\x03");
    assert!(!session.tool.wait().expect("it ends").success());
    assert!(session.shows_keys());
}
