//! Pastes the commands of the README into zsh and bash, in a fresh clone. The Japanese one has the
//! same commands.
#![cfg(unix)]

use super::pasted;
use crate::common::files::{Folder, read, root};
use crate::common::tool::{Run, TOOL, install, path_with, run, script};
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// Programs before the real ones in the PATH. `cargo` does not build or test, because other tests
/// do.
const PROGRAMS: [(&str, &str); 3] = [
    ("cargo", "case $1 in test | run | install) exit ;; esac\nexec \"$CARGO\" \"$@\""),
    ("rustup", "test \"$1 $2\" = \"target add\""),
    ("wl-copy", "exec cat > \"$HOME/copied\""),
];

/// A reader's home: programs, an editor's folder, a contest folder with samples.
fn home() -> Folder {
    let home = Folder::new();
    for (name, text) in PROGRAMS {
        script(&home.join("bin").join(name), text);
    }
    fs::create_dir_all(home.join(".config/JetBrains/RustRover2026.1")).expect("a folder");
    home.write(&[("gitconfig", "[safe]\ndirectory = *\n")]);
    for (from, to) in [("main.rs", "a.rs"), ("1.in", "test/1.in"), ("1.out", "test/1.out")] {
        let text = read(Path::new("problems/tessoku_a33").join(from));
        home.write(&[(&format!("contest/src/bin/{to}"), &text)]);
    }
    home
}

/// Pastes a text into a shell that stops at the first command that fails.
fn paste(shell: &[&str], text: &str, home: &Path, folder: &Path) {
    let mut command = Command::new(shell[0]);
    command.args(&shell[1..]).args(["-e", "-c", text]).current_dir(folder);
    command.env("PATH", path_with(&home.join("bin")));
    let rust = |name: &str, folder: &str| {
        let old_home = env::var_os("HOME").unwrap_or_default();
        env::var_os(name).unwrap_or_else(|| Path::new(&old_home).join(folder).into())
    };
    command.env("CARGO_HOME", rust("CARGO_HOME", ".cargo"));
    command.env("RUSTUP_HOME", rust("RUSTUP_HOME", ".rustup"));
    command.env("CARGO", env!("CARGO"));
    command.env("HOME", home).env("XDG_CONFIG_HOME", home.join(".config"));
    command.env("GIT_CONFIG_GLOBAL", home.join("gitconfig")).env("WAYLAND_DISPLAY", "none");
    let Run { status, said, .. } = run(&mut command, "1\n".repeat(20));
    assert!(status.success(), "{shell:?}: {text}\n{said}");
}

#[test]
fn readme_commands_work() {
    for shell in [&["zsh", "-f"][..], &["bash"]] {
        if Command::new(shell[0]).args(["-c", "exit"]).status().is_err() {
            assert!(!env::var("CI").is_ok_and(|ci| ci == "true"), "no {}", shell[0]);
            eprintln!("the README is not tried in {}, which is not installed", shell[0]);
            continue;
        }
        let home = home();
        let text = read("README.md");
        let texts = pasted(&text);
        let here = format!("git clone -q \"file://{}\" nim-snippets", root().display());
        paste(shell, &here, &home, &home);
        let clone = home.join("nim-snippets");
        // The first call would build this; `bundle.sh` sees that it is newer than the sources.
        install(Path::new(TOOL), &clone.join("target/bundle/bin/nim-snippets"));
        for text in texts {
            let in_contest = text.starts_with("../nim-snippets/");
            let folder = if in_contest { home.join("contest") } else { clone.clone() };
            paste(shell, text, &home, &folder);
        }
        let copied = fs::read_to_string(home.join("copied")).expect("a copy");
        assert!(copied.contains("mod nim_snippets"), "{copied}");
    }
}
