//! Copies a text to the clipboard with a program or the terminal.

use crate::process::{Ending, Group, Limits, UNLIMITED};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bundler::diagnostic::{Problem, Result};
use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

struct Copier {
    program: &'static str,
    args: &'static [&'static str],
    encode: fn(&str) -> Vec<u8>,
}

const COPIERS: [Copier; 5] = [
    Copier { program: "wl-copy", args: &[], encode: utf8 },
    Copier { program: "xclip", args: &["-selection", "clipboard"], encode: utf8 },
    Copier { program: "xsel", args: &["--clipboard", "--input"], encode: utf8 },
    Copier { program: "pbcopy", args: &[], encode: utf8 },
    Copier { program: "clip.exe", args: &[], encode: utf16 },
];

/// The time after which the next program is tried.
const PATIENCE: Duration = Duration::from_secs(1);

/// The largest number of bytes that terminals accept.
const ESCAPED: usize = 74_994;

/// Copies with the first program that succeeds, or with the terminal, as over ssh.
pub fn copy(text: &str) -> Result<&'static str> {
    let done = COPIERS.iter().find(|copier| by_program(copier, text).is_ok_and(|done| done));
    if let Some(copier) = done {
        return Ok(copier.program);
    }
    by_terminal(text).map(|()| "the terminal").map_err(|_| {
        let names = COPIERS.map(|copier| copier.program);
        Problem::new("found no clipboard command")
            .help(format!("install one of {}, or write to a file with `-o`", names.join(", ")))
    })
}

fn by_program(copier: &Copier, text: &str) -> io::Result<bool> {
    let mut command = Command::new(copier.program);
    command.args(copier.args).stdin(Stdio::piped());
    // Some programs keep running to serve the clipboard; they must not hold a pipe of this process.
    let mut group = Group::spawn(command.stdout(Stdio::null()).stderr(Stdio::null()))?;
    let bytes = (copier.encode)(text);
    let stdin = group.child.stdin.take();
    let written =
        thread::spawn(move || stdin.is_some_and(|mut pipe| pipe.write_all(&bytes).is_ok()));
    let ending = group.wait(Limits { time: PATIENCE, ..UNLIMITED }, || 0, || false)?;
    let done = matches!(ending, Ending::Exit(status) if status.success());
    if done {
        group.release();
    }
    Ok(done && written.join().unwrap_or(false))
}

fn utf8(text: &str) -> Vec<u8> {
    text.as_bytes().to_owned()
}

/// Encodes a text for `clip.exe`, which would read other bytes in the code page of Windows.
fn utf16(text: &str) -> Vec<u8> {
    let units = text.encode_utf16();
    [0xff, 0xfe].into_iter().chain(units.flat_map(u16::to_le_bytes)).collect()
}

/// Copies by the escape sequence OSC 52, for the clipboard of the terminal that shows the output.
fn by_terminal(text: &str) -> io::Result<()> {
    let encoded = STANDARD.encode(text);
    if encoded.len() > ESCAPED {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let sequence = format!("\x1b]52;c;{encoded}\x07");
    if io::stderr().is_terminal() {
        return io::stderr().write_all(sequence.as_bytes());
    }
    OpenOptions::new().write(true).open("/dev/tty")?.write_all(sequence.as_bytes())
}
