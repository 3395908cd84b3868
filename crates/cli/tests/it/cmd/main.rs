//! Commands with all that they answer, and the commands of the READMEs.
#![cfg(unix)]

#[path = "../common/files.rs"]
mod files;
#[path = "../common/once.rs"]
mod once;
#[path = "../common/passed.rs"]
mod passed;
#[allow(dead_code)]
#[path = "../common/rustc.rs"]
mod rustc;

use passed::unless_passed;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use std::{env, fs};

const TOOL: &str = env!("CARGO_BIN_EXE_nim-snippets");
const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// `TRYCMD=overwrite` writes the answers into the files.
#[test]
fn commands_answer_as_shown() {
    // Whatever else they name is in one of these.
    let read = [TOOL, "tests/cmd", "problems", "snippets"];
    unless_passed("commands_answer_as_shown", &read, || {
        let folder = Path::new(TOOL).parent().expect("a folder");
        let path = env::var("PATH").expect("a path");
        trycmd::TestCases::new()
            .env("PATH", format!("{}:{path}", folder.display()))
            .register_bin("sh", Path::new("/bin/sh"))
            .timeout(Duration::from_secs(100))
            .case("tests/cmd/*.md");
    });
}

/// The lines of the blocks of `sh`, without the comments at their ends.
fn commands(text: &str) -> Vec<&str> {
    let blocks = text.split("\n```sh\n").skip(1).filter_map(|rest| rest.split("\n```").next());
    blocks.flat_map(str::lines).collect()
}

/// They run in a folder that stands for the project and for the user's own.
#[test]
fn the_commands_of_the_readmes_work() {
    let read = [TOOL, file!(), "README.md", "README.ja.md", "problems"];
    unless_passed("the_commands_of_the_readmes_work", &read, run_the_commands_of_the_readmes);
}

fn run_the_commands_of_the_readmes() {
    let temporary = tempfile::tempdir().expect("a folder");
    let folder = temporary.path();
    symlink(TOOL, folder.join("bundle.sh")).expect("a link");
    symlink(Path::new(ROOT).join("problems"), folder.join("problems")).expect("a link");
    let solver = Path::new(ROOT).join("problems/tessoku_a33");
    for part in ["src/bin/test", ".config/JetBrains/RustRover2026.1"] {
        fs::create_dir_all(folder.join(part)).expect(part);
    }
    for (from, to) in [
        ("main.rs", "main.rs"),
        ("main.rs", "src/bin/a.rs"),
        ("1.in", "src/bin/test/1.in"),
        ("1.out", "src/bin/test/1.out"),
    ] {
        fs::copy(solver.join(from), folder.join(to)).expect(from);
    }
    fs::write(folder.join("wl-copy"), "#!/bin/sh\nexec cat > copied\n").expect("a clipboard");
    let executable = fs::Permissions::from_mode(0o755);
    fs::set_permissions(folder.join("wl-copy"), executable).expect("a mode");
    let path = env::var("PATH").expect("a path");
    for readme in ["README.md", "README.ja.md"] {
        let text = fs::read_to_string(Path::new(ROOT).join(readme)).expect(readme);
        let mut commands = commands(&text);
        commands.retain(|command| !command.starts_with("cargo test "));
        assert!(commands.len() > 15, "{readme}: {commands:?}");
        for command in commands {
            let mut sh = Command::new("sh");
            sh.args(["-c", &format!("{{ yes 1 | head; }} | {command}")]).current_dir(folder);
            sh.env("PATH", format!("{}:{path}", folder.display())).env("WAYLAND_DISPLAY", "none");
            if command.contains("--editor") {
                sh.env("HOME", folder).env("XDG_CONFIG_HOME", folder.join(".config"));
            }
            let output = sh.output().expect("a shell runs");
            let complaint = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{readme}: {command}\n{complaint}");
        }
        let copied = fs::read_to_string(folder.join("copied")).expect("a copy");
        assert!(copied.contains("mod nim_snippets"), "{copied}");
        fs::remove_file(folder.join("copied")).expect("a file");
    }
}
