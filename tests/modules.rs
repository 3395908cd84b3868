//! Checks that the modules keep the form that users and tools rely on: each is listed, documented
//! and called in the same way, and compiles alone with every compiler that judges run. The
//! conventions are in `docs/conventions.md`. Each module is a test, so that `cargo test moore_nim`
//! checks that one.

// This test is newer than the library, and old compilers never build it.
#![allow(clippy::incompatible_msrv)]

mod support {
    pub mod calls;
}

use games::entry::{Game, Of};
use library::{Module, modules};
use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::{BTreeSet, HashMap};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use support::calls::{Call, calls, parsed, text};
use syn::visit::Visit;
use syn::{Item, Visibility};

/// The file of the most expensive questions.
const LIMITS: &str = "crates/bench/tests/limits/cases.rs";

/// The number of laws that are about the files of a module.
const OF_FILES: usize = 2;

/// The laws of each module: what is wrong with one.
const OF_ONE: [fn(&Module) -> Vec<String>; 18] = [
    files_are_there,
    nothing_is_left_to_fill_in,
    it_can_be_found,
    header_has_one_form,
    limits_are_about_names_of_the_code,
    the_loser_is_named_in_one_way,
    lines_fit_the_screen,
    it_stands_alone,
    public_functions_come_first_and_in_order,
    the_three_questions_take_the_same_arguments,
    a_type_that_holds_a_game_is_named_as_its_module,
    an_argument_has_one_name_and_one_place,
    an_answer_has_one_type,
    a_type_with_new_has_no_other_constructor,
    misere_play_has_all_that_normal_play_has,
    an_error_has_one_wording,
    every_panic_is_tested,
    the_value_is_described,
];

/// A law, which returns what breaks it.
type Law = fn() -> Vec<String>;

/// The laws of all modules together.
const OF_ALL: [(&str, Law); 5] = [
    ("a_begun_game_follows_the_laws", a_begun_game_follows_the_laws),
    ("games_are_listed_in_order", games_are_listed_in_order),
    ("modules_compile_with_old_and_new_compilers", modules_compile_with_old_and_new_compilers),
    (
        "conventions_name_the_modules_without_a_winner",
        conventions_name_the_modules_without_a_winner,
    ),
    ("a_helper_of_one_name_has_one_text", a_helper_of_one_name_has_one_text),
];

fn main() -> ExitCode {
    let of_one = |module: &'static Module| {
        Trial::test(module.name, || none(OF_ONE.iter().flat_map(|law| law(module)).collect()))
    };
    let of_all = OF_ALL.map(|(name, law)| Trial::test(name, move || none(law())));
    let trials = modules().iter().map(of_one).chain(of_all).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn none(errors: Vec<String>) -> Result<(), Failed> {
    if errors.is_empty() { Ok(()) } else { Err(errors.join("\n").into()) }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The names of the files in a folder that have this ending, without the ending.
fn stems(folder: &str, ending: &str) -> BTreeSet<String> {
    let files = fs::read_dir(root().join(folder)).expect("a folder");
    let names = files.map(|file| file.expect("an entry").file_name().into_string());
    names.filter_map(|name| name.ok()?.strip_suffix(ending).map(str::to_owned)).collect()
}

/// Checks that all files of a module are there, and that nothing else has files.
fn files_are_there(module: &Module) -> Vec<String> {
    let name = module.name;
    let is_listed = |file: &str, line: &str| {
        fs::read_to_string(root().join(file)).is_ok_and(|text| text.contains(line))
    };
    let (tool, game) = (format!("tests/tools/{name}.rs"), format!("games/{name}.rs"));
    let mut lacks = Vec::new();
    if root().join(&game).exists() {
        if games::of(name).is_empty() {
            lacks.push(format!("games/lib.rs: add `pub mod {name};` and `{name}::GAMES,`"));
        }
    } else if !root().join(&tool).exists() {
        lacks.push(format!("add {game} or, for a module without positions to type, {tool}"));
    } else if !is_listed("tests/tools/main.rs", &format!("mod {name};")) {
        lacks.push(format!("tests/tools/main.rs: add `mod {name};`"));
    }
    let words = format!("games/words/{name}.txt");
    if !root().join(&words).exists() {
        lacks.push(format!("{words}: add phrases by which people search for the rules"));
    }
    if !is_listed("crates/explore/data/questions.txt", &format!(" = {name}\n")) {
        lacks.push(format!(
            "crates/explore/data/questions.txt: add an answer that ends in ` = {name}`"
        ));
    }
    let limits = module.limits();
    let is_asked = |scope: &str| {
        let case = if scope.is_empty() { name.to_owned() } else { format!("{name}: {scope}") };
        let line = format!("(\"{case}\", ");
        let lacks = format!("{LIMITS}: add `{line}|sizes| …)`, the most expensive calls");
        (!is_listed(LIMITS, &line)).then_some(lacks)
    };
    lacks.extend(limits.iter().filter_map(|limit| is_asked(&limit.scope)));
    lacks
}

/// `cargo xtask game` leaves blanks.
fn nothing_is_left_to_fill_in(module: &Module) -> Vec<String> {
    let name = module.name;
    let files = [format!("snippets/{name}.rs"), format!("games/{name}.rs")];
    let files = files.into_iter().chain([format!("games/words/{name}.txt")]);
    let blanks = files.flat_map(|file| {
        let text = fs::read_to_string(root().join(&file)).unwrap_or_default();
        let blanks = text.split('‹').skip(1).filter_map(|rest| rest.split_once('›'));
        blanks.map(|(blank, _)| format!("{file}: fill in ‹{blank}›")).collect::<Vec<_>>()
    });
    blanks.collect()
}

/// The template of `cargo xtask game` follows the laws but for its blanks.
fn a_begun_game_follows_the_laws() -> Vec<String> {
    let source = include_str!("../crates/xtask/src/game/module.rs.txt");
    let begun = Module { name: "begun", theme: "", source };
    OF_ONE[OF_FILES..].iter().flat_map(|law| law(&begun)).collect()
}

fn games_are_listed_in_order() -> Vec<String> {
    let names: BTreeSet<String> = modules().iter().map(|module| module.name.to_owned()).collect();
    let mut errors = Vec::new();
    for (folder, ending, own) in [
        ("snippets", ".rs", &[][..]),
        ("games", ".rs", &["build", "lib", "words"]),
        ("games/words", ".txt", &[]),
        ("tests/tools", ".rs", &["main"]),
    ] {
        let is_other = |stem: &String| !names.contains(stem) && !own.contains(&stem.as_str());
        let others = stems(folder, ending).into_iter().filter(is_other);
        errors.extend(
            others
                .map(|stem| format!("{folder}/{stem}{ending}: src/lib.rs does not list `{stem}`")),
        );
    }
    let described = modules().iter().flat_map(|module| games::of(module.name));
    if !described.map(|game| game.name()).eq(games::games().map(|game| game.name())) {
        errors.push("games/lib.rs does not have the order of src/lib.rs".to_owned());
    }
    errors
}

fn it_can_be_found(module: &Module) -> Vec<String> {
    let lacks = [
        (
            module.aliases().is_empty(),
            "`#![cfg_attr(doc, doc(alias(\"…\", \"…\")))]`, names that people search for",
        ),
        (module.bullet("日本語").is_empty(), "`- 日本語: …` to the header"),
    ];
    let name = module.name;
    let lacks = lacks.into_iter().filter(|lack| lack.0);
    lacks.map(|(_, what)| format!("snippets/{name}.rs: add {what}")).collect()
}

fn header_has_one_form(module: &Module) -> Vec<String> {
    let mut errors = Vec::new();
    let mut check = |holds: bool, rule: &str| {
        if !holds {
            errors.push(format!("header: {rule}"));
        }
    };
    let rules = module.title().split_once(": ").map(|(_, rules)| rules);
    check(rules.is_some_and(|rules| rules.ends_with('.')), "line 1 is `Name: the rules.`");
    let header: Vec<&str> = module.header().collect();
    check(header.get(1) == Some(&""), "line 1 stands alone");
    let fences = header.iter().filter(|line| line.starts_with("```")).count();
    check(fences == 2, "one example");
    let theorem = header.iter().skip(2).take_while(|line| !line.starts_with("```"));
    let lines = theorem.filter(|line| !line.is_empty()).count();
    check(lines <= 15, "a theorem of at most 15 lines");
    let bullets = header.iter().filter_map(|line| line.strip_prefix("- "));
    let keys: Vec<&str> = bullets.filter_map(|line| line.split(':').next()).collect();
    let order = ["Time", "Limit", "Input", "Panics", "Misère", "Source", "日本語", "See also"];
    for key in order.iter().filter(|key| !["Panics", "Misère"].contains(key)) {
        check(keys.contains(key), &format!("a line `- {key}: …`"));
    }
    let places: Vec<_> = keys.iter().map(|key| order.iter().position(|it| it == key)).collect();
    let is_in_order = places.iter().all(Option::is_some) && places.is_sorted();
    check(is_in_order, &format!("the lines `- …:` in the order {}", order.join(", ")));
    let see_also = module.bullet("See also");
    // rustdoc rejects a link to a missing module.
    let is_module = |word: &&str| library::find(word).is_some();
    for other in see_also.split('`').skip(1).step_by(2).filter(is_module) {
        let link = format!("[`{other}`](super::{other})");
        check(see_also.contains(&link), &format!("See also has {link}"));
    }
    errors
}

fn limits_are_about_names_of_the_code(module: &Module) -> Vec<String> {
    let code = module.source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code: String = code.flat_map(|line| [line, "\n"]).collect();
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
        words.filter(|word| word.starts_with(char::is_alphabetic)).map(str::to_owned).collect()
    };
    let known: BTreeSet<String> = words(&code).into_iter().chain(["len".to_owned()]).collect();
    let is_known = |word: &String| {
        known.contains(word) || known.contains(&format!("{word}s")) || word.chars().count() == 1
    };
    let named = module.limits().into_iter().flat_map(|limit| {
        let bounded = limit.bounds.iter().flat_map(|(what, _)| words(what));
        words(&limit.scope).into_iter().chain(bounded).collect::<Vec<_>>()
    });
    let unknown = named.filter(|word| !is_known(word));
    unknown
        .map(|word| format!("header: a limit of `{word}`, which the code does not name"))
        .collect()
}

fn the_loser_is_named_in_one_way(module: &Module) -> Vec<String> {
    let others = ["cannot", "no move", "without a move", "has no ", "unable"];
    let rules = module.title().replace("whoever cannot move loses", "");
    let rules = rules.replace("whoever cannot move wins", "");
    let other = others.iter().find(|other| rules.contains(*other));
    let error = |other| format!("header: `whoever cannot move loses` or `wins`, not `{other}`");
    other.map(error).into_iter().collect()
}

fn lines_fit_the_screen(module: &Module) -> Vec<String> {
    let limit = |i: usize| if i == 0 { 120 } else { 100 };
    let lines = module.source.lines().enumerate();
    let wide = lines.filter(|&(i, line)| line.chars().count() > limit(i));
    wide.map(|(i, _)| format!("snippets/{}.rs:{}: too wide", module.name, i + 1)).collect()
}

fn it_stands_alone(module: &Module) -> Vec<String> {
    let lines = module.source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let is_word = |line: &str, word: &str| {
        line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|other| other == word)
    };
    let forbidden = |line: &&str| {
        let words = ["crate", "super", "extern", "macro_export", "macro_use"];
        line.contains("#[test]")
            || line.contains("#[cfg(test)]")
            || line.contains('\t')
            || words.iter().any(|word| is_word(line, word))
    };
    lines.filter(forbidden).map(|line| format!("not in a pasted file: {line}")).collect()
}

/// Compiles the modules with warnings denied. They are compiled together, which takes a tenth of
/// the time; [`it_stands_alone`] forbids every way to reach another module.
fn compile(rustc: &Path, edition: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let source = folder.join("modules.rs");
    let text = modules().iter().map(|Module { name, .. }| {
        let path = root().join("snippets").join(name).with_extension("rs");
        format!("#[path = {path:?}]\npub mod {name};\n")
    });
    fs::write(&source, text.collect::<String>()).expect("a temporary file");
    let mut command = Command::new(rustc);
    command.args(["--edition", edition, "--deny", "warnings", "--crate-type=lib"]).arg(&source);
    command.arg("--emit=metadata").arg("--out-dir").arg(folder);
    let output = command.output().expect("rustc runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}, edition {edition}:\n{errors}", rustc.display());
}

/// rustc 1.63 is Debian 12's, as old as the compilers of the oldest judges.
fn modules_compile_with_old_and_new_compilers() -> Vec<String> {
    let current = env::var_os("RUSTC").map_or_else(|| "rustc".into(), PathBuf::from);
    for edition in ["2018", "2021", "2024"] {
        compile(&current, edition);
    }
    let candidates = env::var_os("OLD_RUSTC").into_iter().chain(["/usr/bin/rustc".into()]);
    let is_old = |rustc: &PathBuf| {
        let version = Command::new(rustc).arg("-V").output();
        version.is_ok_and(|output| output.stdout.starts_with(b"rustc 1.63."))
    };
    match candidates.map(PathBuf::from).find(is_old) {
        Some(rustc) => ["2018", "2021"].iter().for_each(|edition| compile(&rustc, edition)),
        None if env::var_os("CI").is_some() => panic!("CI needs rustc 1.63 as /usr/bin/rustc"),
        None => eprintln!("skipped: no rustc 1.63 at $OLD_RUSTC or /usr/bin/rustc"),
    }
    Vec::new()
}

fn public_calls(module: &Module) -> Vec<Call> {
    calls(module).into_iter().flatten().filter(|call| call.is_public).collect()
}

fn public_functions_come_first_and_in_order(module: &Module) -> Vec<String> {
    let order = ["grundy", "wins", "winning_moves", "misere_wins", "misere_winning_moves"];
    let rank = |call: &Call| order.iter().position(|name| *name == call.name);
    let mut errors = Vec::new();
    for list in calls(module) {
        let late = list.windows(2).find(|pair| !pair[0].is_public && pair[1].is_public);
        errors.extend(late.map(|pair| pair[1].error("public after a private function")));
        let ranked: Vec<&Call> = list.iter().filter(|call| rank(call).is_some()).collect();
        let moved = ranked.windows(2).find(|pair| rank(pair[0]) > rank(pair[1]));
        errors.extend(moved.map(|pair| pair[1].error(&format!("after `{}`", pair[0].name))));
    }
    errors
}

fn conventions_name_the_modules_without_a_winner() -> Vec<String> {
    let page = fs::read_to_string(root().join("docs/conventions.md")).expect("the conventions");
    let (_, tools) = page.split_once("## Games and tools").expect("the section");
    let tools = tools.split("\n## ").next().unwrap_or_default();
    let named: BTreeSet<&str> = tools.split('`').collect();
    let has_winner = |module: &Module| public_calls(module).iter().any(|call| call.name == "wins");
    let wrong = modules().iter().filter(|it| has_winner(it) == named.contains(it.name));
    let error = |module: &Module| {
        if has_winner(module) {
            format!("docs/conventions.md: `{}` has `wins`", module.name)
        } else {
            format!("docs/conventions.md: add `{}`, which has no `wins`", module.name)
        }
    };
    wrong.map(error).collect()
}

/// `&'a [u64]` and `&[u64]` are one type here.
fn without_lifetimes(ty: &str) -> String {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let parts = ty.split('\'').enumerate();
    parts.map(|(i, part)| if i == 0 { part } else { part.trim_start_matches(is_name) }).collect()
}

/// `winning_moves` may take one more argument: the options under a rule that the caller writes.
fn the_three_questions_take_the_same_arguments(module: &Module) -> Vec<String> {
    let calls = public_calls(module);
    let arguments = |call: &Call| -> Vec<(String, String)> {
        let arguments = call.arguments.iter();
        arguments.map(|(name, ty)| (name.clone(), without_lifetimes(ty))).collect()
    };
    let mut errors = Vec::new();
    for wins in calls.iter().filter(|call| call.name.ends_with("wins")) {
        let variant = wins.name.strip_suffix("wins").unwrap_or_default();
        let names = ["grundy", "winning_moves", "winning_move"].map(|it| format!("{variant}{it}"));
        for call in calls.iter().filter(|it| it.of == wins.of && names.contains(&it.name)) {
            let (expected, found) = (arguments(wins), arguments(call));
            let may_have_more = call.name.contains("winning") && found.starts_with(&expected);
            if found != expected && !may_have_more {
                errors.push(call.error(&format!("not as `{}`", wins.name)));
            }
        }
    }
    errors
}

fn a_type_that_holds_a_game_is_named_as_its_module(module: &Module) -> Vec<String> {
    let words = module.name.split('_');
    let camel_case: String = words.map(|word| word[..1].to_uppercase() + &word[1..]).collect();
    let is_other = |call: &&Call| call.owner.as_ref().is_some_and(|owner| *owner != camel_case);
    let calls = public_calls(module);
    let others = calls.iter().filter(|call| call.name == "wins").filter(is_other);
    others.map(|call| call.error(&format!("not a method of `{camel_case}`"))).collect()
}

fn an_argument_has_one_name_and_one_place(module: &Module) -> Vec<String> {
    let mut errors = Vec::new();
    for call in public_calls(module) {
        for (i, (name, ty)) in call.arguments.iter().enumerate() {
            match name.as_str() {
                "tree" | "m" | "least" => errors.push(call.error(&format!("an argument `{name}`"))),
                "max_heap" | "modulus" if ty != "u64" => {
                    errors.push(call.error(&format!("`{name}: {ty}`")));
                }
                "modulus" if i + 1 < call.arguments.len() => {
                    errors.push(call.error("`modulus` comes last"));
                }
                "edges" | "arcs" if i != 1 || call.place("n") != Some(0) => {
                    errors.push(call.error(&format!("`(n, {name})` first")));
                }
                _ => {}
            }
        }
    }
    errors
}

fn an_answer_has_one_type(module: &Module) -> Vec<String> {
    let error = |call: &Call| {
        let name = call.name.as_str();
        let is = |ending: &str| name == ending || name.ends_with(&format!("_{ending}"));
        let answers = |begin: &str| call.answer.starts_with(begin);
        let expected = if is("grundy_values") {
            let takes_n =
                call.arguments.first().is_some_and(|(name, ty)| name == "n" && ty == "usize");
            (!takes_n || call.answer != "Vec<u64>").then_some("`(n: usize, …) -> Vec<u64>`")
        } else if name == "winning_starts" {
            let is_plain = call.owner.is_some() && call.arguments.is_empty();
            (!is_plain || !answers("implIterator<Item=usize>"))
                .then_some("`(&self) -> impl Iterator<Item = usize>`")
        } else if is("winning_moves") && !name.starts_with("count_") {
            (!answers("implIterator")).then_some("an iterator")
        } else if is("winning_move") {
            (!answers("Option<")).then_some("an `Option`")
        } else {
            None
        };
        expected.map(|expected| call.error(&format!("should be {expected}")))
    };
    public_calls(module).iter().filter_map(error).collect()
}

/// Only types with several kinds of rules have named constructors, and they have no `new`. Besides
/// `new`, there may be `with_…`, which takes more of the rule.
fn a_type_with_new_has_no_other_constructor(module: &Module) -> Vec<String> {
    let calls = public_calls(module);
    let has_new = |of: &str| calls.iter().any(|call| call.of == of && call.name == "new");
    let is_second = |call: &&Call| {
        let makes = call.answer == "Self" || Some(&call.answer) == call.owner.as_ref();
        call.name != "new" && !call.name.starts_with("with_") && makes && has_new(&call.of)
    };
    calls.iter().filter(is_second).map(|call| call.error("a second constructor")).collect()
}

fn misere_play_has_all_that_normal_play_has(module: &Module) -> Vec<String> {
    let calls = public_calls(module);
    let error = |call: &Call| {
        let variant = call.name.strip_suffix("misere_wins")?;
        let has = |name: &str| {
            let name = format!("{variant}{name}");
            calls.iter().any(|other| other.of == call.of && other.name == name)
        };
        let has_moves = has("winning_moves") || has("winning_move");
        let has_misere = has("misere_winning_moves") || has("misere_winning_move");
        if !has("wins") {
            Some(call.error(&format!("no `{variant}wins`")))
        } else if has_moves && !has_misere {
            Some(call.error(&format!("no `{variant}misere_winning_moves`")))
        } else {
            None
        }
    };
    calls.iter().filter_map(error).collect()
}

/// Each module is pasted alone, so several files have the same helpers: a correction belongs in all
/// of them.
fn a_helper_of_one_name_has_one_text() -> Vec<String> {
    let mut known: HashMap<String, (&str, String)> = HashMap::new();
    let mut errors = Vec::new();
    for module in modules() {
        for (name, text) in parsed(module).items.into_iter().filter_map(helper) {
            let (other, first) =
                known.entry(name.clone()).or_insert_with(|| (module.name, text.clone()));
            if text != *first {
                errors.push(format!("{}: not the `{name}` of {other}", module.name));
            }
        }
    }
    errors
}

/// The name and the text of a private function or of a trait's implementation. Only the functions
/// for the value of a part and for the values of all parts may differ.
fn helper(item: Item) -> Option<(String, String)> {
    match item {
        Item::Fn(mut function) => {
            let is_value = function.sig.ident == "value" || function.sig.ident == "values";
            if is_value || matches!(function.vis, Visibility::Public(_)) {
                return None;
            }
            function.attrs.clear();
            let Call { name, arguments, answer, .. } = Call::new("", None, false, &function.sig);
            let types: Vec<String> = arguments.into_iter().map(|(_, ty)| ty).collect();
            Some((format!("{name}({}) -> {answer}", types.join(", ")), text(&function)))
        }
        Item::Impl(block) => {
            let (of, _) = block.trait_.as_ref()?;
            Some((format!("impl {} for {}", text(of), text(&block.self_ty)), text(&block)))
        }
        _ => None,
    }
}

/// The messages of a file: the string literals in the macros that panic.
#[derive(Default)]
struct Strings(Vec<String>);

impl<'a> Visit<'a> for Strings {
    fn visit_attribute(&mut self, _: &'a syn::Attribute) {}

    fn visit_macro(&mut self, call: &'a syn::Macro) {
        if !["assert", "panic"].iter().any(|name| call.path.is_ident(name)) {
            return;
        }
        let tokens = call.tokens.clone().into_iter().map(|token| token.to_string());
        let literals = tokens.filter_map(|token| syn::parse_str::<syn::LitStr>(&token).ok());
        self.0.extend(literals.map(|literal| literal.value()));
    }
}

/// The messages of a module's errors.
fn messages(module: &Module) -> Vec<String> {
    let mut strings = Strings::default();
    strings.visit_file(&parsed(module));
    strings.0
}

fn an_error_has_one_wording(module: &Module) -> Vec<String> {
    // Each wording has the topic of a message, its beginning and its end.
    let wordings = [
        ("positive", "", " must be positive"),
        (" in a game", "position {} in a game of {} positions", ""),
        ("exceeds", "min = {} exceeds max = {}", ""),
        ("are not a move", "0 ", " are not a move"),
        (" in a graph", "vertex {} in a graph of {} vertices", ""),
        ("cycle", "the graph has a cycle", ""),
        ("two coins", "two coins on cell {}", ""),
        ("table", "a heap of {} is above the ", " of the table"),
        ("period", "no period within ", " heaps"),
    ];
    let is_other = |message: &String| {
        wordings.iter().any(|(about, start, end)| {
            let is_known = message.starts_with(start) && message.ends_with(end);
            message.contains(about) && !is_known
        })
    };
    let others = messages(module).into_iter().filter(is_other);
    others.map(|message| format!("not the usual wording: \"{message}\"")).collect()
}

/// A message that no test can ask for within seconds.
const UNTESTED: [&str; 1] = ["octal_game: no period within {} heaps"];

/// Each message of a panic stands in a test, in whole or in part.
fn every_panic_is_tested(module: &Module) -> Vec<String> {
    let name = module.name;
    let files = [format!("games/{name}.rs"), format!("tests/tools/{name}.rs")];
    let file = files.iter().find(|file| root().join(file).exists());
    let tests = file.and_then(|file| fs::read_to_string(root().join(file)).ok());
    let tests = tests.unwrap_or_default();
    let is_tested = |message: &String| {
        let fixed = message.split('{').map(|part| part.split_once('}').map_or(part, |it| it.1));
        let fixed = fixed.max_by_key(|part| part.len()).unwrap_or_default();
        let mut said = tests.split("assert_panics(").skip(1).filter_map(|it| it.split('"').nth(1));
        said.any(|said| said.contains(fixed) || message.contains(said))
            || UNTESTED.contains(&format!("{name}: {message}").as_str())
    };
    let untested = messages(module).into_iter().filter(|message| !is_tested(message));
    let file = file.map_or(name, String::as_str);
    untested.map(|message| format!("{file}: test the panic \"{message}\"")).collect()
}

/// The laws compare `wins` with the value of a whole position, if the module has a call for it.
fn the_value_is_described(module: &Module) -> Vec<String> {
    let calls = public_calls(module);
    let has = |name: &str| calls.iter().any(|call| call.owner.is_none() && call.name == name);
    let is_main = |game: &&Game| game.variant.is_empty() && game.play.is_some();
    let main = games::of(module.name).iter().find(is_main);
    let main = main.filter(|_| has("grundy") && has("wins"));
    let calls = [format!("{}::grundy(", module.name), "}.grundy(".to_owned()];
    let is_described = |game: &Game| {
        let value = game.value.filter(|value| matches!(value.of, Of::Position(_)));
        value
            .and_then(|value| value.call)
            .is_some_and(|it| calls.iter().any(|call| it.contains(call)))
    };
    let lacking = main.filter(|game| !is_described(game));
    let lacks = format!("games/{}.rs: the value does not call `{}…)`", module.name, calls[0]);
    lacking.map(|_| lacks).into_iter().collect()
}
