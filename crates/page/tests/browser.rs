//! Checks that the page in Chromium answers as the command line does.
//!
//! Needs Chromium, node, Rust's target `wasm32-unknown-unknown`, and the packages of [`PACKAGES`]
//! in `target/page/driver`. If one of them is missing, the test is skipped, or fails with
//! `CI=true`.

use bundler::modules;
use editors::formats::EDITORS;
use explore::list;
use explore::question::{self, Question};
use explore::{explain, table};
use library::Module;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The packages for `npm install --prefix target/page/driver`.
const PACKAGES: &str = "puppeteer-core@24.43.1 axe-core@4.14.1";

/// The page of arguments, each a section.
const ARGUMENTS: &str = include_str!("../../../docs/without-grundy.md");

#[test]
fn the_page_answers_as_the_command_line() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the project's");
    let folder = root.join("target/page");
    let driver = folder.join("driver");
    let Some(chromium) = chromium(&driver).filter(|_| page::write::has_target()) else {
        let missing = format!(
            "node, Chromium, Rust's target or npm's packages are missing: \
             `rustup target add wasm32-unknown-unknown`, \
             `npm install --prefix target/page/driver {PACKAGES}`"
        );
        assert!(env::var_os("CI").is_none_or(|ci| ci != "true"), "{missing}");
        eprintln!("skipped: {missing}");
        return;
    };
    let file = page::write::write(&folder.join("site")).unwrap_or_else(|error| panic!("{error}"));
    let size = fs::metadata(&file).expect("it was written").len();
    assert!(size <= 2 << 20, "the page has {size} bytes");
    let expected = folder.join("expected.json");
    fs::write(&expected, expectations().to_string()).expect("the folder is there");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser.mjs");
    // Two browsers with half of the tests each, as one leaves a processor idle.
    let halves = ["0", "1"].map(|half| {
        let mut node = Command::new("node");
        node.arg(&script).args([&driver, &chromium, &file, &expected, &folder.join("screens")]);
        node.arg(half).spawn().expect("node is there")
    });
    let ends = halves.map(|mut half| half.wait());
    assert!(ends.iter().flatten().filter(|status| status.success()).count() == 2, "see above");
}

/// The path of Chromium, if everything else is installed too.
fn chromium(driver: &Path) -> Option<PathBuf> {
    let has_node = Command::new("node").arg("--version").output().is_ok();
    let has_packages = ["puppeteer-core", "axe-core"]
        .iter()
        .all(|package| driver.join("node_modules").join(package).is_dir());
    let places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    let chromium = places.iter().map(PathBuf::from).find(|place| place.exists())?;
    (has_node && has_packages).then_some(chromium)
}

/// The texts that the page must show and copy.
fn expectations() -> Value {
    json!({
        "modules": library::modules().iter().map(copies).collect::<Vec<_>>(),
        "snippets": snippets(),
        "answers": answers(),
        "bundles": bundles(),
        "arguments": ARGUMENTS.matches("\n## ").count(),
    })
}

fn copies(module: &Module) -> Value {
    let paste = |docs| modules::paste(&[module.name.to_owned()], docs).ok().expect("it is one");
    let program = editors::program(&format!("{}_main", module.name), false);
    json!({ "name": module.name, "copies": [paste(false), paste(true), program] })
}

/// The output of the command line for each editor and some names; empty for an error.
fn snippets() -> Vec<Value> {
    let printed = |editor: &str, name: &str| {
        let text = cli::editor::printed(editor, &[name.to_owned()]).ok();
        json!({ "editor": editor, "name": name, "text": text })
    };
    let names = ["nim", "nim_main", "octal_game", "octal_game_main"];
    let editors = EDITORS.iter().flat_map(|editor| names.map(|name| printed(editor.name, name)));
    editors.collect()
}

/// Addresses, each with the texts that the page must show: the examples of the documentation.
fn answers() -> Vec<(String, Vec<String>)> {
    let examples = [
        ("#explain/moore_nim?k=3&22,11,42,23,19", "moore_nim k=3 22 11 42 23 19"),
        ("#explain/nim?3,5,7&misere&all", "nim 3 5 7"),
        ("#explain/node_kayles?0-1,1-2,3", "node_kayles 0-1 1-2 3"),
        ("#explain/dag_game?arcs=2-1,2-0,1-0&2,1", "dag_game arcs=2-1,2-0,1-0 2 1"),
        (
            "#explain/board_game?board=.../.%23.&piece=rook&1,2",
            "board_game board=.../.#. piece=rook 1 2",
        ),
        ("#explain/treblecross?variant=strip&...X....&all", "treblecross ...X...."),
        ("#explain/coin_turning?game=ruler&3,5", "coin_turning game=ruler 3 5"),
        ("#table/octal_game?code=0.77&-n=143", "octal_game code=0.77"),
        ("#table/nim", "nim"),
        ("#guess/0+1+2+3+1+4+3+2+1+4+2+6", "0 1 2 3 1 4 3 2 1 4 2 6"),
        ("#guess/0+1+2+%2F+1+2+0+%2F+2+0+1", "0 1 2 / 1 2 0 / 2 0 1"),
        ("#find/take+1,+3+or+4+stones", "take 1, 3 or 4 stones"),
        ("#find/HDU+1850", "HDU 1850"),
        ("#find/一つの山から石を取る", "一つの山から石を取る"),
    ];
    let answer = |address: &str, line: &str| match address.split(['#', '/']).nth(1) {
        Some("explain") => explained(address, line),
        Some("table") => vec![tabled(address, line)],
        Some("guess") => vec![guessed(line)],
        _ => found(line),
    };
    examples.map(|(address, line)| (address.to_owned(), answer(address, line))).into()
}

fn question(line: &str) -> Question {
    let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    question::read(&words).ok().expect("a question")
}

/// The expected table, up to the size in the address.
fn tabled(address: &str, line: &str) -> String {
    let n = address.split_once("&-n=").map(|(_, n)| n.parse().expect("a number"));
    let options =
        table::Options { n, outcomes: false, misere: false, parts: None, japanese: false };
    table::table(&question(line), &options).ok().expect("an answer").text(100, None)
}

fn guessed(values: &str) -> String {
    let options = guess::Options { outcomes: None, losing: Vec::new() };
    let evidence = guess::read(values, &options).ok().expect("values");
    guess::report(&evidence, false, &mut |_| true).ok().expect("an answer")
}

/// The expected winner, reason, winning moves (or one), and the pictures before and after the move.
fn explained(address: &str, line: &str) -> Vec<String> {
    let asked = question(line);
    let (misere, all) = (address.contains("&misere"), address.contains("&all"));
    let options = explain::Options { all, misere, japanese: false };
    let told = explain::explain(&asked, &options, |it| {
        let reason = [&it.reason.who, &it.reason.why].map(|it| it.get(false).to_owned());
        (Vec::from(reason), it.picture.clone(), it.moves().collect::<String>())
    });
    let (mut texts, picture, moves) = told.ok().expect("an answer");
    let (told, after) = match moves.split_once("\n\n").filter(|_| !all) {
        Some((told, after)) => (told, Some(after.trim_end())),
        None if all => (&*moves, None),
        None => (moves.trim_end(), None),
    };
    texts.extend((!told.is_empty()).then(|| told.to_owned()));
    texts.push(picture.trim_end().to_owned());
    texts.extend(after.map(str::to_owned));
    texts
}

/// The names of the hits.
fn found(query: &str) -> Vec<String> {
    let view = list::View { japanese: false, width: None };
    let listing = list::listing(query, &view).ok().expect("hits");
    listing.hits.iter().map(|hit| hit.module.name.to_owned()).collect()
}

/// Questions for a bundle, each with the answer of the same code outside of the browser.
fn bundles() -> Vec<[Value; 2]> {
    let solver = "use nim_snippets::{moore_nim, nim};\nuse proconio::input;\n\nfn main() {\n    \
                  input! { heaps: [u64] }\n    println!(\"{}\", nim::wins(&heaps));\n}\n";
    let broken = "use nim_snippets::nimm;\n\nfn main() {}\n";
    let question = |judge: &str, docs: bool, solver: &str| {
        let question = json!({ "ask": "bundle", "judge": judge, "docs": docs, "solver": solver });
        let answer = page::answer(&question.to_string());
        [question, serde_json::from_str(&answer).expect("JSON")]
    };
    let asked = [("atcoder", false, solver), ("cses", true, solver), ("atcoder", false, broken)];
    asked.map(|(judge, docs, solver)| question(judge, docs, solver)).into()
}
