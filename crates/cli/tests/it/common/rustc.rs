//! Runs the compiler on single files, once for the same files.

use crate::once::once;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::{env, fs};

/// What the compiler is to write.
pub const PROGRAM: &str = "link";
pub const METADATA: &str = "metadata";

#[derive(Debug)]
pub struct Rustc {
    program: PathBuf,
    /// All that it says of itself, from `rustc 1.89.0 (…)` on.
    version: String,
}

/// The argument of `--extern` for the library without the tool, as a solver on the user's machine
/// sees it.
pub fn library() -> &'static str {
    static BUILT: OnceLock<String> = OnceLock::new();
    BUILT.get_or_init(|| {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs");
        let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join("libnim_snippets.rlib");
        let args = ["--crate-type=rlib", "--crate-name=nim_snippets"];
        let compiled = Rustc::usual().compile("2024", PROGRAM, &source, &library, &args);
        compiled.expect("the library compiles");
        format!("nim_snippets={}", library.display())
    })
}

impl Rustc {
    /// A compiler, if it is there and runs.
    pub fn new(program: PathBuf) -> Option<Self> {
        let output = Command::new(&program).arg("-vV").output().ok()?;
        let version = output.status.success().then(|| String::from_utf8(output.stdout).ok());
        Some(Rustc { program, version: version.flatten()? })
    }

    pub fn usual() -> &'static Self {
        static USUAL: OnceLock<Rustc> = OnceLock::new();
        USUAL.get_or_init(|| {
            let program = env::var_os("RUSTC").unwrap_or("rustc".into());
            Self::new(program.into()).expect("rustc runs")
        })
    }

    /// 89 for rustc 1.89.0.
    pub fn minor_version(&self) -> u32 {
        let minor = self.version.strip_prefix("rustc 1.").and_then(|rest| rest.split('.').next());
        minor.and_then(|minor| minor.parse().ok()).expect("a version")
    }

    /// Compiles `source` to `output`, warnings denied, or tells what the compiler says.
    pub fn compile(
        &self,
        edition: &str,
        emit: &str,
        source: &Path,
        output: &Path,
        args: &[&str],
    ) -> Result<(), String> {
        let beside = |ending: &str| {
            let mut name = output.as_os_str().to_owned();
            name.push(ending);
            PathBuf::from(name)
        };
        let (stamp, list) = (beside(".stamp"), beside(".d"));
        let mut rustc = Command::new(&self.program);
        rustc.args(["--edition", edition, "--deny", "warnings"]).args(args).arg(source);
        rustc.arg(format!("--emit={emit}={},dep-info={}", output.display(), list.display()));
        let call = format!("{}{rustc:?}", self.version);
        let libraries = args.iter().filter_map(|arg| Some(PathBuf::from(arg.split_once('=')?.1)));
        let libraries: Vec<PathBuf> = libraries.filter(|path| path.is_file()).collect();
        let read = || Some([listed(&list)?, libraries.clone()].concat());
        if !output.exists() {
            let _ = fs::remove_file(&stamp);
        }
        once(&stamp, &call, read, || {
            let result = rustc.output().expect("rustc runs");
            let message = || String::from_utf8_lossy(&result.stderr).into_owned();
            result.status.success().then_some(()).ok_or_else(message)
        })
    }
}

/// The files that the compiler says it has read, each with a colon at the end of its line.
fn listed(list: &Path) -> Option<Vec<PathBuf>> {
    let text = fs::read_to_string(list).ok()?;
    let names = text.lines().filter_map(|line| line.strip_suffix(':'));
    Some(names.map(|name| name.replace("\\ ", " ").into()).collect())
}
