//! Commands with all that they answer, and the commands of the READMEs.
#![cfg(unix)]

use crate::common::files::{Folder, read, root};
use crate::common::tool::TOOL;
use std::env;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// `TRYCMD=overwrite` writes the answers into the files.
#[test]
fn commands_answer_as_shown() {
    let folder = Path::new(TOOL).parent().expect("a folder");
    let path = env::var("PATH").expect("a path");
    trycmd::TestCases::new()
        .env("PATH", format!("{}:{path}", folder.display()))
        .register_bin("sh", Path::new("/bin/sh"))
        .timeout(Duration::from_secs(100))
        .case("tests/it/cmd/*.md");
}

/// The lines of the blocks of `sh`, without the comments at their ends.
fn commands(text: &str) -> Vec<&str> {
    let blocks = text.split("\n```sh\n").skip(1).filter_map(|rest| rest.split("\n```").next());
    blocks.flat_map(str::lines).collect()
}

/// They run in a folder that stands for the project and for the user's own.
#[test]
fn the_commands_of_the_readmes_work() {
    let folder = Folder::new();
    symlink(TOOL, folder.join("bundle.sh")).expect("a link");
    symlink(root().join("problems"), folder.join("problems")).expect("a link");
    let solver = root().join("problems/tessoku_a33");
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
        let text = read(readme);
        let mut commands = commands(&text);
        commands.retain(|command| !command.starts_with("cargo test "));
        assert!(commands.len() > 15, "{readme}: {commands:?}");
        for command in commands {
            let mut sh = Command::new("sh");
            sh.args(["-c", &format!("{{ yes 1 | head; }} | {command}")]).current_dir(&*folder);
            sh.env("PATH", format!("{}:{path}", folder.display())).env("WAYLAND_DISPLAY", "none");
            if command.contains(" editor ") {
                sh.env("HOME", &*folder).env("XDG_CONFIG_HOME", folder.join(".config"));
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
