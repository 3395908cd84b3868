//! Writes the page as one file with style, script and program, so that it also works from disk.

use crate::link::{Script, linked};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

const FRAME: &str = include_str!("../assets/index.html");
const STYLE: &str = include_str!("../assets/style.css");
const WORKER: &str = include_str!("../assets/worker.js");

/// The modules of the script.
const SCRIPTS: &[Script] = &[
    ("address", include_str!("../assets/script/address.js")),
    ("arguments", include_str!("../assets/script/arguments.js")),
    ("bundle", include_str!("../assets/script/bundle.js")),
    ("cells", include_str!("../assets/script/cells.js")),
    ("dom", include_str!("../assets/script/dom.js")),
    ("drawing", include_str!("../assets/script/drawing.js")),
    ("explain", include_str!("../assets/script/explain.js")),
    ("find", include_str!("../assets/script/find.js")),
    ("game", include_str!("../assets/script/game.js")),
    ("graph", include_str!("../assets/script/graph.js")),
    ("guess", include_str!("../assets/script/guess.js")),
    ("heaps", include_str!("../assets/script/heaps.js")),
    ("known", include_str!("../assets/script/known.js")),
    ("main", include_str!("../assets/script/main.js")),
    ("module", include_str!("../assets/script/module.js")),
    ("pictures", include_str!("../assets/script/pictures.js")),
    ("play", include_str!("../assets/script/play.js")),
    ("practise", include_str!("../assets/script/practise.js")),
    ("print", include_str!("../assets/script/print.js")),
    ("program", include_str!("../assets/script/program.js")),
    ("store", include_str!("../assets/script/store.js")),
    ("table", include_str!("../assets/script/table.js")),
    ("texts", include_str!("../assets/script/texts.js")),
];

/// The first question. The page contains its answer and shows it while the program loads.
const START: &str = r#"{"ask": "start"}"#;

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the program and writes the page to this folder.
pub fn write(folder: &Path) -> Result<PathBuf, String> {
    let program = program()?;
    let packed = packed(&program).map_err(|error| format!("cannot compress: {error}"))?;
    let file = folder.join("index.html");
    fs::create_dir_all(folder)
        .and_then(|()| replace(&file, &page(&packed)))
        .map_err(|error| format!("cannot write `{}`: {error}", file.display()))?;
    Ok(file)
}

/// Replaces a file as a whole, or leaves the old one unchanged if it cannot.
fn replace(file: &Path, text: &str) -> io::Result<()> {
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut new = builder.tempfile_in(file.parent().unwrap_or(Path::new(".")))?;
    new.write_all(text.as_bytes())?;
    if let Ok(old) = fs::metadata(&file) {
        new.as_file().set_permissions(old.permissions())?;
    }
    new.persist(file).map(drop).map_err(|error| error.error)
}

/// Returns whether Rust's target for the browser is installed.
pub fn has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let library =
        Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    library.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}

/// The program in the page, as WebAssembly.
fn program() -> Result<Vec<u8>, String> {
    if !has_target() {
        return Err(format!(
            "the page needs Rust's target for the browser\nhelp: `rustup target add {TARGET}`"
        ));
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the project's");
    let output = root.join("target");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // On a terminal, cargo shows how far it is.
    let quiet: &[&str] = if io::stderr().is_terminal() { &[] } else { &["--quiet"] };
    eprintln!("building the program of the page, optimised for its size ...");
    let built = Command::new(cargo)
        // cargo skips link-time optimisation if the library has a second crate type.
        .args(["rustc", "--locked", "--profile", "page", "--crate-type", "cdylib"])
        .args(quiet)
        .args(["--target", TARGET, "-p", "page", "--lib", "--target-dir"])
        .arg(&output)
        .current_dir(root)
        .status()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    if !built.success() {
        return Err("the page's program could not be built, see above".to_owned());
    }
    let file = output.join(TARGET).join("page/page.wasm");
    fs::read(&file).map_err(|error| format!("cannot read `{}`: {error}", file.display()))
}

/// Compresses the program for the browser's `DecompressionStream`.
fn packed(program: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(program)?;
    encoder.finish()
}

fn page(packed: &[u8]) -> String {
    let [frame, style, worker, script] =
        [FRAME, STYLE, WORKER, &linked(SCRIPTS)].map(|text| text.replace("\r\n", "\n"));
    let policy = format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; style-src {}; worker-src blob:; \
         img-src blob: data:; base-uri 'none'; form-action 'none'",
        hash(&script),
        hash(&style)
    );
    let parts = [
        ("policy", policy),
        ("style", style),
        ("start", crate::answer(START).replace('<', "\\u003c")),
        ("wasm", STANDARD.encode(packed)),
        ("worker", worker),
        ("script", script),
    ];
    let mut pieces = frame.split("{{");
    let mut page = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, text) = piece.split_once("}}").expect("each place has an end");
        let part = parts.iter().find(|(part, _)| *part == name).expect("each place has a part");
        page += &part.1;
        page += text;
    }
    page
}

/// The hash by which the content security policy allows one script or style.
fn hash(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
}
