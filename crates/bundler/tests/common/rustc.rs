//! Runs the compiler on single files.

use super::files::{Folder, root};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The kinds of output of the compiler.
pub const PROGRAM: &str = "link";
pub const METADATA: &str = "metadata";

pub struct Rustc {
    program: PathBuf,
}

/// The argument of `--extern` for the library, as for a solver on the user's machine.
pub fn library() -> &'static str {
    static BUILT: OnceLock<String> = OnceLock::new();
    BUILT.get_or_init(|| {
        let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join("libnim_snippets.rlib");
        let args = ["--crate-type=rlib", "--crate-name=nim_snippets"];
        let source = root().join("src/lib.rs");
        let compiled = Rustc::usual().compile("2021", PROGRAM, &source, &library, &args);
        compiled.expect("the library compiles");
        format!("nim_snippets={}", library.display())
    })
}

/// Is the standard library of Windows installed, so that the tool compiles for it, too?
pub fn has_windows() -> bool {
    let asked = Command::new("rustc").args(["--print", "sysroot"]).output().expect("rustc runs");
    let sysroot = String::from_utf8(asked.stdout).expect("UTF-8");
    Path::new(sysroot.trim_end()).join("lib/rustlib/x86_64-pc-windows-gnu/lib").is_dir()
}

impl Rustc {
    /// A compiler, if it exists.
    pub fn new(program: PathBuf) -> Option<Self> {
        program.exists().then_some(Rustc { program })
    }

    pub fn usual() -> &'static Self {
        static USUAL: OnceLock<Rustc> = OnceLock::new();
        USUAL.get_or_init(|| Rustc {
            program: env::var_os("RUSTC").map_or_else(|| "rustc".into(), PathBuf::from),
        })
    }

    /// Compiles `source` to `output`, with warnings as errors, or returns the errors.
    pub fn compile(
        &self,
        edition: &str,
        emit: &str,
        source: &Path,
        output: &Path,
        args: &[&str],
    ) -> Result<(), String> {
        let mut rustc = Command::new(&self.program);
        rustc.args(["--edition", edition, "--deny", "warnings"]).args(args).arg(source);
        rustc.arg(format!("--emit={emit}={}", output.display()));
        // Parallel runs must not share temporary files.
        let output = rustc.arg("--out-dir").arg(output.parent().expect("a folder")).output();
        let output = output.expect("rustc runs");
        let message = || String::from_utf8_lossy(&output.stderr).into_owned();
        output.status.success().then_some(()).ok_or_else(message)
    }

    /// Checks that a text is a program, or with `--crate-type=lib` a library.
    pub fn check(&self, edition: &str, text: &str, args: &[&str]) -> Result<(), String> {
        let folder = Folder::with(&[("main.rs", text)]);
        let output = folder.join("main.rmeta");
        self.compile(edition, METADATA, &folder.join("main.rs"), &output, args)
    }

    /// Makes a program of a text.
    pub fn build(&self, edition: &str, text: &str, args: &[&str]) -> Result<Program, String> {
        let folder = Folder::with(&[("main.rs", text)]);
        self.compile(edition, PROGRAM, &folder.join("main.rs"), &folder.join("main"), args)?;
        Ok(Program(folder))
    }
}

/// A program that is deleted when it is dropped.
pub struct Program(Folder);

impl Program {
    pub fn command(&self) -> Command {
        Command::new(self.0.join("main"))
    }
}
