//! Tests that the real editors insert exactly the text that the bundler prints.

mod expansion;
mod formats;
mod installing;
mod programs;

use crate::common::tool::{self, printed};
use editors::formats::{EDITORS, Files, Part, Snippet};
use editors::snippets;
use expansion::{Case, DRIVERS};
use library::{Module, modules};
use std::path::Path;
use std::sync::OnceLock;
use std::{fs, slice, thread};

/// For each module two cases: the module as the bundler prints it, and the program that uses it.
fn cases() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(make_cases)
}

fn make_cases() -> Vec<Case> {
    let snippets = snippets(&[]);
    let case = |module: &Module| {
        let text = printed(&[module.name]).trim_end().to_owned();
        let trigger = format!("{}_main", module.name);
        let snippet = snippets.iter().find(|snippet| snippet.trigger == trigger);
        let (stops, typed) = typed(snippet.expect("a snippet"));
        let program = printed(&[&trigger]).trim_end().to_owned();
        assert!(program.contains(&text), "its own module is there");
        let program = Case { trigger, stops, text: program, typed };
        [Case { trigger: module.name.to_owned(), stops: 0, typed: text.clone(), text }, program]
    };
    modules().iter().flat_map(case).collect()
}

/// The number of stops of a snippet, and its text after `x1`, `x2`, … were typed there.
fn typed(snippet: &Snippet) -> (usize, String) {
    let (mut stops, mut text) = (0, String::new());
    for part in &snippet.body {
        match part {
            Part::Text(part) => text += part,
            Part::Stop(number, _) => {
                stops = stops.max(*number);
                text += &format!("x{number}");
            }
        }
    }
    (stops, text)
}

#[test]
fn every_editor_inserts_what_the_bundler_prints() {
    let cases = cases();
    thread::scope(|scope| {
        for driver in DRIVERS.iter().filter(|driver| driver.is_there()) {
            let write = |place: &Path| {
                tool::run(tool::tool(&["editor", driver.name, "-o"]).arg(place), "").succeeds();
            };
            scope.spawn(move || driver.check(write, cases));
        }
    });
}

/// A text on which editors would act if it were not escaped.
const ADVERSARY: &str = r##"const A: &str = r#"${1:x} $0 $END$ $TM_FILENAME ${VISUAL} } ]]> <&> %"#;
// `!p import os; os.abort()` `(kill-emacs 7)` `echo run` # --
const B: [&str; 3] = ["\", "\\$", "	tab 石 é"];
macro_rules! m { ($a:expr, $($b:tt)*) => { $a; $($b)* }; }
fn f<'a>() -> &'a str { ""`"" }
    // indented, then an empty line

// snippet end"##;

#[test]
fn every_editor_inserts_the_most_difficult_text() {
    for driver in DRIVERS.iter().filter(|driver| driver.is_there()) {
        let mut text = ADVERSARY.to_owned();
        if ["vscode", "yasnippet"].contains(&driver.name) {
            text += "\n\t// the others reject this line, and the next\nendsnippet\n// end";
        }
        let case = Case { trigger: "adversary".to_owned(), stops: 0, typed: text.clone(), text };
        let snippet = snippet(&case.text);
        let editor = EDITORS.iter().find(|editor| editor.name == driver.name);
        let editor = editor.expect("a known editor");
        let write = |place: &Path| match editor.files {
            Files::Many(render) => {
                fs::create_dir_all(place).expect("writable");
                fs::write(place.join("adversary"), render(&snippet)).expect("writable");
            }
            _ => fs::write(place, editor.text(slice::from_ref(&snippet))).expect("writable"),
        };
        driver.check(write, &[case]);
    }
}

fn snippet(text: &str) -> Snippet {
    Snippet {
        trigger: "adversary".to_owned(),
        description: "\"`'$}\\ <&>".to_owned(),
        body: vec![Part::Text(text.to_owned())],
    }
}
