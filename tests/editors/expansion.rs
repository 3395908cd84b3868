//! Drives the editors: each expands every trigger, and types at the tab stops.

use nim_snippets::tool::editor::formats::{self as editors, Files, Snippet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// A trigger and what has to come of it.
pub struct Case {
    pub trigger: String,
    pub stops: usize,
    pub text: String,
    /// The text after `x1`, `x2`, … were typed at the stops.
    pub typed: String,
}

/// What an editor inserted.
pub struct Expanded {
    pub untouched: String,
    pub typed: String,
}

/// An editor that can be run here.
pub struct Driver {
    pub name: &'static str,
    /// Can the test type at its stops?
    pub types: bool,
    /// Files that must be there, and what to install when they are not.
    needs: &'static [&'static str],
    package: &'static str,
    /// Where the snippets must stand for it, below `$SNIPPETS`.
    place: &'static str,
    command: &'static str,
}

pub const DRIVERS: &[Driver] = &[
    Driver {
        name: "vscode",
        types: true,
        needs: &["target/editors/node_modules/monaco-editor/package.json"],
        package: "monaco-editor (npm install --prefix target/editors monaco-editor@0.57.0)",
        place: "nim.code-snippets",
        command: "node tests/editors/vscode.mjs",
    },
    Driver {
        name: "ultisnips",
        types: true,
        needs: &["/usr/bin/vim.nox", "/usr/share/vim-ultisnips"],
        package: "vim-nox and vim-ultisnips",
        place: "rust_nim.snippets",
        command: "script -qec 'vim.nox -N -i NONE -u tests/editors/ultisnips.vim \
                  -S tests/editors/expand.vim' /dev/null",
    },
    Driver {
        name: "snipmate",
        types: false,
        needs: &["/usr/bin/vim.nox", "/usr/share/vim-snipmate"],
        package: "vim-nox and vim-snipmate",
        place: "snippets/rust/nim.snippets",
        command: "script -qec 'vim.nox -N -i NONE -u tests/editors/snipmate.vim \
                  -S tests/editors/expand.vim' /dev/null",
    },
    Driver {
        name: "yasnippet",
        types: true,
        needs: &["/usr/bin/emacs", "/usr/share/emacs/site-lisp/elpa-src/yasnippet-0.14.0"],
        package: "emacs-nox and elpa-yasnippet",
        place: "rust-mode",
        command: "emacs -Q --batch -L /usr/share/emacs/site-lisp/elpa-src/yasnippet-0.14.0 \
                  -l tests/editors/yasnippet.el",
    },
];

impl Driver {
    /// Is the editor there? It has to be in CI.
    pub fn is_there(&self) -> bool {
        let missing = self.needs.iter().find(|file| !root().join(file).exists());
        let Some(missing) = missing else { return true };
        let reason = format!("{missing} is missing: install {}", self.package);
        assert!(env::var_os("CI").is_none(), "{}: {reason}", self.name);
        eprintln!("skipped {}: {reason}", self.name);
        false
    }

    /// Lets the editor expand the cases from the files that the tool wrote.
    pub fn expand_written(&self, cases: &[Case]) -> Vec<Expanded> {
        let folder = self.empty_folder("modules");
        let place = folder.join(self.place);
        crate::tool(&["--editor", self.name, "-o", place.to_str().expect("UTF-8")]);
        self.run(&folder, cases)
    }

    /// Lets the editor expand snippets that the tool does not have.
    pub fn expand(&self, snippets: &[Snippet], cases: &[Case]) -> Vec<Expanded> {
        let folder = self.empty_folder("others");
        let place = folder.join(self.place);
        let editor = editors::EDITORS.iter().find(|editor| editor.name == self.name);
        match editor.expect("a known editor").files {
            Files::Json(render) | Files::Lines(render) | Files::Xml(render) => {
                fs::write(place, render(snippets)).expect("writable");
            }
            Files::Many(ending, render) => {
                fs::create_dir_all(&place).expect("writable");
                for snippet in snippets {
                    let file = place.join(format!("{}{ending}", snippet.trigger));
                    fs::write(file, render(snippet)).expect("writable");
                }
            }
        }
        self.run(&folder, cases)
    }

    fn empty_folder(&self, name: &str) -> PathBuf {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("editors").join(self.name);
        let folder = folder.join(name);
        let _ = fs::remove_dir_all(&folder);
        let place = folder.join(self.place);
        fs::create_dir_all(place.parent().expect("a folder")).expect("writable");
        folder
    }

    fn run(&self, folder: &Path, cases: &[Case]) -> Vec<Expanded> {
        let line = |case: &Case| format!("{} {}\n", case.trigger, case.stops);
        let triggers: String = cases.iter().map(line).collect();
        fs::write(folder.join("triggers"), triggers).expect("writable");
        let child = Command::new("sh")
            .args(["-c", self.command])
            .current_dir(root())
            .env("SNIPPETS", folder)
            .env("PLACE", folder.join(self.place))
            .env("TRIGGERS", folder.join("triggers"))
            .env("FOLDER", folder)
            .env("TERM", "xterm")
            // Open, but silent: an editor takes the end of its input for its own end.
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = child.expect("a shell");
        let _keyboard = child.stdin.take();
        let output = child.wait_with_output().expect("the editor ends");
        let log = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {log}", self.name);
        let read = |case: &Case, ending: &str| {
            let file = folder.join(format!("{}.{ending}", case.trigger));
            let text = fs::read_to_string(&file);
            let text = text.unwrap_or_else(|error| panic!("{}: {error}\n{log}", file.display()));
            text.strip_suffix('\n').unwrap_or(&text).to_owned()
        };
        let expanded =
            |case| Expanded { untouched: read(case, "expanded"), typed: read(case, "typed") };
        cases.iter().map(expanded).collect()
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
