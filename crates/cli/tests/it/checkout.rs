//! Tests `bundle.sh` in a copy of the project.
#![cfg(unix)]

use crate::common::files::{Folder, below, root};
use crate::common::tool::{Run, path_with, run, script};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The files and folders that `bundle.sh` needs.
const PARTS: [&str; 12] = [
    "Cargo.lock",
    "Cargo.toml",
    "README.ja.md",
    "README.md",
    "bundle.sh",
    "crates",
    "docs",
    "games",
    "problems",
    "snippets",
    "src",
    "tests",
];

/// The tool gives the same answers, but is built in half the time.
const UNOPTIMISED: &str = "\
[profile.bundle.package]
explore.opt-level = 0
guess.opt-level = 0
foldhash.opt-level = 0
bundler.opt-level = 0
ra-ap-rustc_lexer.opt-level = 0
";

/// A copy of the project. It is kept in the target folder, so that only changes are built next
/// time.
struct Checkout {
    folder: PathBuf,
}

impl Checkout {
    fn new() -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a checkout");
        for part in PARTS {
            copy(&root().join(part), &folder.join(part));
        }
        let checkout = Checkout { folder };
        checkout.edit(".cargo/config.toml", |_| UNOPTIMISED.to_owned());
        checkout
    }

    fn edit(&self, file: &str, edit: impl FnOnce(String) -> String) {
        let file = self.folder.join(file);
        let text = fs::read_to_string(&file).unwrap_or_default();
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, edit(text)).expect("a file");
    }
}

/// Copies changed files, and removes files that are gone.
fn copy(from: &Path, to: &Path) {
    for old in if to.is_dir() { below(to) } else { Vec::new() } {
        if !from.join(old.strip_prefix(to).expect("below")).exists() {
            fs::remove_file(old).expect("it can go");
        }
    }
    for file in below(from) {
        let copy = if from.is_dir() {
            to.join(file.strip_prefix(from).expect("below"))
        } else {
            to.to_owned()
        };
        fs::create_dir_all(copy.parent().expect("a folder")).expect("a folder");
        if fs::read(&copy).ok() != fs::read(&file).ok() {
            fs::copy(&file, &copy).expect("a copy");
        }
    }
}

const FIRST_BUILD: &str = "\
bundle.sh: building the tool, about half a minute on two idle cores
bundle.sh: built
";
const NEXT_BUILD: &str = "\
bundle.sh: building the tool again, its sources have changed
bundle.sh: built
";
const SOLVER: &str = "use nim_snippets::nim;\nfn main() { nim::wins(&[]); }\n";

#[test]
fn bundle_sh_builds_what_is_missing_from_any_folder() {
    let checkout = Checkout::new();
    let workspace = Folder::with(&[
        ("contest/rust-toolchain.toml", "[toolchain]\nchannel = \"1.0.0\"\n"),
        (
            "contest/.cargo/config.toml",
            "[build]\ntarget = \"nonsense\"\ntarget-dir = \"elsewhere\"\n",
        ),
        ("contest/main.rs", SOLVER),
    ]);
    let contest = workspace.join("contest");
    fs::create_dir(contest.join("bin")).expect("a folder");
    symlink(checkout.folder.join("bundle.sh"), contest.join("bin/first")).expect("a link");
    symlink("first", contest.join("bin/bundle")).expect("a link");
    let run_with = |path: &str, args: &[&str]| {
        let mut command = Command::new("sh");
        command.args(["-c", "exec bundle \"$@\"", "sh"]).args(args);
        command.env("PATH", path).env_remove("RUSTUP_TOOLCHAIN");
        command.env("CARGO_TARGET_DIR", "other").env("CARGO_BUILD_TARGET", "nonsense");
        command.env("CARGO_INSTALL_ROOT", "other").env("CDPATH", "/");
        // A build after a small change takes a quarter of the time.
        run(command.env("CARGO_INCREMENTAL", "1").current_dir(&contest), "")
    };
    let with_cargo = path_with(&contest.join("bin"));
    let run_well = |args: &[&str], said: &str| -> String {
        let run = run_with(&with_cargo, args).succeeds();
        assert_eq!(run.said, said);
        run.out
    };
    let _ = fs::remove_file(checkout.folder.join("target/bundle/bin/nim-snippets"));
    let bundle = run_well(&["main.rs"], FIRST_BUILD);
    assert!(bundle.starts_with(SOLVER));
    assert_eq!(run_well(&["main.rs"], ""), bundle);

    checkout.edit("crates/bundler/src/lib.rs", |text| text + "nonsense");
    let message = run_with(&with_cargo, &["main.rs"]).error();
    assert!(message.contains("nonsense"), "{message}");
    assert!(message.ends_with("bundle.sh: the tool could not be built, see above\n"));
    // A failed build is an error in every shell, and the next run tries again.
    let failing = contest.join("failing");
    script(&failing.join("cargo"), "echo nonsense >&2; exit 101");
    let without_build = format!("{}:{with_cargo}", failing.display());
    for shell in ["dash", "bash", "bash --posix", "busybox sh"] {
        let words: Vec<&str> = shell.split(' ').collect();
        for _ in 0..2 {
            let mut command = Command::new(words[0]);
            command.args(&words[1..]).arg(checkout.folder.join("bundle.sh")).arg("main.rs");
            command.env("PATH", &without_build);
            let Ok(output) = command.current_dir(&contest).output() else { continue };
            assert!(Run::from(output).error().contains("nonsense"), "{shell}");
        }
    }
    let bare = format!("{}:/usr/bin:/bin", contest.join("bin").display());
    if !Path::new("/usr/bin/cargo").exists() {
        let message = run_with(&bare, &["main.rs"]).error();
        assert!(message.starts_with("bundle.sh: cargo is missing"), "{message}");
    }

    checkout.edit("crates/bundler/src/lib.rs", |text| text.replace("nonsense", ""));
    checkout.edit("snippets/nim.rs", |text| text + "pub const CHANGED: bool = true;\n");
    let changed = run_well(&["main.rs"], NEXT_BUILD);
    assert!(changed.contains("        pub const CHANGED: bool = true;\n"));
    assert_ne!(changed.lines().nth(3), bundle.lines().nth(3));
    run_with(&bare, &["main.rs"]).succeeds(); // only a build needs cargo

    checkout.edit("crates/cli/src/main.rs", |text| text + "nonsense");
    assert!(run_with(&with_cargo, &["main.rs"]).error().contains("nonsense"));
    checkout.edit("crates/cli/src/main.rs", |text| text.replace("nonsense", ""));
    for name in ["elsewhere", "other"] {
        assert!(!contest.join(name).exists() && !checkout.folder.join(name).exists());
    }
}
