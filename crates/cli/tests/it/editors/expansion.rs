//! Drives the editors: each one expands every trigger, and types at the tab stops.

use crate::common::files::{Folder, root};
use crate::common::tool::Run;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

/// A trigger and its expansion.
pub struct Case {
    pub trigger: String,
    pub stops: usize,
    pub text: String,
    /// The text after `x1`, `x2`, … were typed at the stops.
    pub typed: String,
}

/// An editor that can be run here.
pub struct Driver {
    pub name: &'static str,
    /// True if the test can type at the stops.
    pub types: bool,
    /// Files that must exist, and the packages to install if they do not.
    needs: &'static [&'static str],
    package: &'static str,
    /// The path of the editor's snippets, below `$SNIPPETS`.
    place: &'static str,
    /// The command to run in the project's folder; `$HERE` is the folder of this file.
    command: &'static str,
}

pub const DRIVERS: &[Driver] = &[
    Driver {
        name: "vscode",
        types: true,
        needs: &["target/editors/node_modules/monaco-editor/package.json"],
        package: "monaco-editor (npm install --prefix target/editors monaco-editor@0.57.0)",
        place: "nim.code-snippets",
        command: "node $HERE/vscode.mjs",
    },
    Driver {
        name: "ultisnips",
        types: true,
        needs: &["/usr/bin/vim.nox", "/usr/share/vim-ultisnips"],
        package: "vim-nox and vim-ultisnips",
        place: "rust_nim.snippets",
        command: "script -qec 'vim.nox -N -i NONE -u $HERE/ultisnips.vim \
                  -S $HERE/expand.vim' /dev/null",
    },
    Driver {
        name: "yasnippet",
        types: true,
        needs: &["/usr/bin/emacs", "/usr/share/emacs/site-lisp/elpa-src/yasnippet-0.14.0"],
        package: "emacs-nox and elpa-yasnippet",
        place: "rust-mode",
        command: "emacs -Q --batch -L /usr/share/emacs/site-lisp/elpa-src/yasnippet-0.14.0 \
                  -l $HERE/yasnippet.el",
    },
];

impl Driver {
    /// Returns whether the editor is installed. In CI, it must be.
    pub fn is_there(&self) -> bool {
        let missing = self.needs.iter().find(|file| !root().join(file).exists());
        let Some(missing) = missing else { return true };
        let reason = format!("{missing} is missing: install {}", self.package);
        assert!(env::var_os("CI").is_none(), "{}: {reason}", self.name);
        eprintln!("skipped {}: {reason}", self.name);
        false
    }

    /// Checks the expansions of the snippets that `write` writes to the place of the editor.
    pub fn check(&self, write: impl FnOnce(&Path), cases: &[Case]) {
        let (folder, texts) = (Folder::new(), Folder::new());
        let place = folder.join(self.place);
        fs::create_dir_all(place.parent().expect("a folder")).expect("writable");
        write(&place);
        let mut triggers = String::new();
        for case in cases {
            for (ending, _) in self.texts(case) {
                triggers += &format!("{} {ending} {}\n", case.trigger, case.stops);
            }
        }
        folder.write(&[("triggers", &triggers)]);
        let mut command = Command::new("sh");
        command
            .args(["-c", self.command])
            .current_dir(root())
            .env("HERE", concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/editors"))
            .env("SNIPPETS", &*folder)
            .env("PLACE", place)
            .env("TRIGGERS", folder.join("triggers"))
            .env("FOLDER", &*texts)
            .env("TERM", "xterm")
            // Standard input is kept open, because editors end with their input.
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("a shell");
        let _keyboard = child.stdin.take();
        let log = Run::from(child.wait_with_output().expect("the editor ends")).succeeds().said;
        for case in cases {
            for (ending, expected) in self.texts(case) {
                let file = texts.join(format!("{}.{ending}", case.trigger));
                let text = fs::read_to_string(&file);
                let text = text.unwrap_or_else(|error| panic!("{file:?}: {error}\n{log}"));
                let text = text.strip_suffix('\n').unwrap_or(&text);
                assert_eq!(text, expected, "{} in {}, {ending}", case.trigger, self.name);
            }
        }
    }

    /// The texts that the editor writes for a case, with the endings of their files.
    fn texts<'a>(&self, case: &'a Case) -> Vec<(&'static str, &'a str)> {
        let mut texts = vec![("expanded", case.text.as_str())];
        // Without stops the second text is the same as the first.
        if self.types && case.stops > 0 {
            texts.push(("typed", &case.typed));
        }
        texts
    }
}
