//! Checks that the modules keep the form that users and tools rely on: each is listed, documented
//! and called in the same way, and compiles alone with every compiler that judges run. The
//! conventions are in `docs/conventions.md`.

// This test is newer than the library, and old compilers never build it.
#![allow(clippy::incompatible_msrv)]

mod support {
    pub mod calls;
}

use library::{Module, modules};
use std::collections::{BTreeSet, HashMap};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use support::calls::{Call, calls, parsed, text};
use syn::visit::Visit;
use syn::{Item, Visibility};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The names of the files in a folder that have this ending, without the ending.
fn stems(folder: &str, ending: &str) -> BTreeSet<String> {
    let files = fs::read_dir(root().join(folder)).expect("a folder");
    let names = files.map(|file| file.expect("an entry").file_name().into_string());
    names.filter_map(|name| name.ok()?.strip_suffix(ending).map(str::to_owned)).collect()
}

#[track_caller]
fn assert_none(errors: impl Iterator<Item = String>) {
    let errors: Vec<String> = errors.collect();
    assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
}

#[test]
fn every_module_and_game_is_listed() {
    let names: BTreeSet<String> = modules().iter().map(|module| module.name.to_owned()).collect();
    assert_eq!(stems("snippets", ".rs"), names, "snippets/");
    assert!(stems("games/words", ".txt").is_subset(&names), "games/words/");
    let mut described = Vec::new();
    for module in modules() {
        let games = games::of(module.name);
        let is_other = games.iter().find(|game| game.module != module.name);
        let other = is_other.map(|game| game.name());
        assert_eq!(other, None, "games/{}.rs describes another module", module.name);
        described.extend(games.iter().map(|game| game.name()));
    }
    let listed: Vec<String> = games::games().map(|game| game.name()).collect();
    assert_eq!(listed, described, "games/lib.rs has the order of src/lib.rs");
    let described = modules().iter().filter(|module| !games::of(module.name).is_empty());
    let described: BTreeSet<String> = described.map(|module| module.name.to_owned()).collect();
    let mut files = stems("games", ".rs");
    ["build", "lib", "words"].iter().for_each(|own| _ = files.remove(*own));
    assert_eq!(files, described, "games/");
    let mut tools = stems("tests/tools", ".rs");
    tools.remove("main");
    let without: BTreeSet<String> = names.difference(&described).cloned().collect();
    assert_eq!(tools, without, "tests/tools/ has the modules without games");
    let main = fs::read_to_string(root().join("tests/tools/main.rs")).expect("the tests");
    assert_none(
        tools
            .iter()
            .filter(|name| !main.contains(&format!("mod {name};")))
            .map(|name| format!("tests/tools/main.rs does not list {name}")),
    );
}

#[test]
fn every_module_can_be_found() {
    assert_none(modules().iter().flat_map(|module| {
        let lacks =
            |is_there: bool, what: &str| (!is_there).then(|| format!("{}: {what}", module.name));
        let lacks = [
            lacks(!module.aliases().is_empty(), "names that people search for"),
            lacks(!module.bullet("日本語").is_empty(), "`- 日本語: …` in the header"),
        ];
        lacks.into_iter().flatten()
    }));
}

#[test]
fn headers_have_one_form() {
    let names: BTreeSet<&str> = modules().iter().map(|module| module.name).collect();
    for module in modules() {
        let name = module.name;
        let (_, rules) = module.title().split_once(": ").expect("`Name: the rules.`");
        assert!(rules.ends_with('.'), "{name}: the first line is a sentence");
        let header: Vec<&str> = module.header().collect();
        assert_eq!(header[1], "", "{name}: the first line stands alone");
        let fences = header.iter().filter(|line| line.starts_with("```")).count();
        assert_eq!(fences, 2, "{name}: one example");
        let theorem = header[2..].iter().take_while(|line| !line.starts_with("```"));
        let lines = theorem.filter(|line| !line.is_empty()).count();
        assert!(lines <= 15, "{name}: a theorem of at most 15 lines");
        let bullets = header.iter().filter_map(|line| line.strip_prefix("- "));
        let keys: Vec<&str> = bullets.filter_map(|line| line.split(':').next()).collect();
        let optional = |key: &&&str| !["Panics", "Misère"].contains(*key);
        let required: Vec<&str> = keys.iter().filter(optional).copied().collect();
        assert_eq!(
            required,
            ["Time", "Limit", "Input", "Source", "日本語", "See also"],
            "{name}: bullets"
        );
        let order = ["Time", "Limit", "Input", "Panics", "Misère", "Source", "日本語", "See also"];
        assert!(keys.is_sorted_by_key(|key| order.iter().position(|known| known == key)), "{name}");
        let see_also = module.bullet("See also");
        // rustdoc rejects a link to a missing module.
        for other in see_also.split('`').skip(1).step_by(2).filter(|word| names.contains(word)) {
            let link = format!("[`{other}`](super::{other})");
            assert!(see_also.contains(&link), "{name}: See also without {link}");
        }
    }
}

#[test]
fn limits_are_about_names_of_the_code() {
    assert_none(modules().iter().flat_map(|module| {
        let code = module.source.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code: String = code.flat_map(|line| [line, "\n"]).collect();
        let words = |text: &str| -> Vec<String> {
            let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
            words.filter(|word| word.starts_with(char::is_alphabetic)).map(str::to_owned).collect()
        };
        let known: BTreeSet<String> = words(&code).into_iter().chain(["len".to_owned()]).collect();
        let is_known = move |word: &String| {
            known.contains(word) || known.contains(&format!("{word}s")) || word.chars().count() == 1
        };
        let named = module.limits().into_iter().flat_map(move |limit| {
            let bounded = limit.bounds.iter().flat_map(|(what, _)| words(what));
            words(&limit.scope).into_iter().chain(bounded).collect::<Vec<_>>()
        });
        let unknown = named.filter(move |word| !is_known(word));
        unknown.map(|word| format!("{}: a limit of `{word}`", module.name))
    }));
}

#[test]
fn the_loser_is_named_in_one_way() {
    let others = ["cannot", "no move", "without a move", "has no ", "unable"];
    assert_none(modules().iter().filter_map(|module| {
        let rules = module.title().replace("whoever cannot move loses", "");
        let rules = rules.replace("whoever cannot move wins", "");
        let is_other = others.iter().any(|other| rules.contains(other));
        is_other.then(|| format!("{}: {}", module.name, module.title()))
    }));
}

#[test]
fn lines_fit_the_screen() {
    assert_none(modules().iter().flat_map(|module| {
        let limit = |i: usize| if i == 0 { 120 } else { 100 };
        let lines = module.source.lines().enumerate();
        let wide = lines.filter(move |&(i, line)| line.chars().count() > limit(i));
        wide.map(|(i, _)| format!("snippets/{}.rs:{}: too wide", module.name, i + 1))
    }));
}

#[test]
fn modules_stand_alone() {
    assert_none(modules().iter().flat_map(|module| {
        let lines = module.source.lines().filter(|line| !line.trim_start().starts_with("//"));
        let is_word = |line: &str, word: &str| {
            line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|other| other == word)
        };
        let forbidden = move |line: &&str| {
            let words = ["crate", "super", "extern", "macro_export", "macro_use"];
            line.contains("#[test]")
                || line.contains("#[cfg(test)]")
                || line.contains('\t')
                || words.iter().any(|word| is_word(line, word))
        };
        lines.filter(forbidden).map(|line| format!("{}: {line}", module.name))
    }));
}

/// Compiles the modules with warnings denied. They are compiled together, which takes a tenth of
/// the time; [`modules_stand_alone`] forbids every way to reach another module.
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
#[test]
fn modules_compile_with_old_and_new_compilers() {
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
}

fn public_calls() -> Vec<Call> {
    let calls = modules().iter().flat_map(calls).flatten();
    calls.filter(|call| call.is_public).collect()
}

#[test]
fn public_functions_come_first_and_in_order() {
    let order = ["grundy", "wins", "winning_moves", "misere_wins", "misere_winning_moves"];
    let rank = |call: &Call| order.iter().position(|name| *name == call.name);
    assert_none(modules().iter().flat_map(calls).flat_map(|list| {
        let late = list.windows(2).find(|pair| !pair[0].is_public && pair[1].is_public);
        let late = late.map(|pair| pair[1].error("public after a private function"));
        let ranked: Vec<&Call> = list.iter().filter(|call| rank(call).is_some()).collect();
        let moved = ranked.windows(2).find(|pair| rank(pair[0]) > rank(pair[1]));
        let moved = moved.map(|pair| pair[1].error(&format!("after `{}`", pair[0].name)));
        late.into_iter().chain(moved)
    }));
}

#[test]
fn conventions_name_the_modules_without_a_winner() {
    let page = fs::read_to_string(root().join("docs/conventions.md")).expect("the conventions");
    let (_, tools) = page.split_once("## Games and tools").expect("the section");
    let tools = tools.split("\n## ").next().unwrap_or_default();
    let names: BTreeSet<&str> = modules().iter().map(|module| module.name).collect();
    let named: BTreeSet<&str> = tools.split('`').filter(|word| names.contains(word)).collect();
    let calls = public_calls();
    let has_winner = |name: &&str| {
        let is_its = |call: &Call| call.of.split("::").next() == Some(*name);
        calls.iter().any(|call| call.name == "wins" && is_its(call))
    };
    let (_, without): (BTreeSet<&str>, BTreeSet<&str>) = names.into_iter().partition(has_winner);
    assert_eq!(named, without, "docs/conventions.md");
}

/// `&'a [u64]` and `&[u64]` are one type here.
fn without_lifetimes(ty: &str) -> String {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let parts = ty.split('\'').enumerate();
    parts.map(|(i, part)| if i == 0 { part } else { part.trim_start_matches(is_name) }).collect()
}

/// `winning_moves` may take one more argument: the options under a rule that the caller writes.
#[test]
fn the_three_questions_take_the_same_arguments() {
    let calls = public_calls();
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
    assert_none(errors.into_iter());
}

#[test]
fn a_type_that_holds_a_game_is_named_as_its_module() {
    let camel_case = |module: &str| -> String {
        module.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
    };
    assert_none(public_calls().iter().filter(|call| call.name == "wins").filter_map(|call| {
        let module = call.of.split("::").next().unwrap_or_default();
        let is_other = call.owner.as_ref().is_some_and(|owner| *owner != camel_case(module));
        is_other.then(|| call.error(&format!("not a method of `{}`", camel_case(module))))
    }));
}

#[test]
fn an_argument_has_one_name_and_one_place() {
    assert_none(public_calls().iter().flat_map(|call| {
        let mut errors = Vec::new();
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
        errors
    }));
}

#[test]
fn an_answer_has_one_type() {
    assert_none(public_calls().iter().filter_map(|call| {
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
    }));
}

/// Only types with several kinds of rules have named constructors, and they have no `new`. Besides
/// `new`, there may be `with_…`, which takes more of the rule.
#[test]
fn a_type_with_new_has_no_other_constructor() {
    let calls = public_calls();
    let has_new = |of: &str| calls.iter().any(|call| call.of == of && call.name == "new");
    assert_none(calls.iter().filter_map(|call| {
        let makes = call.answer == "Self" || Some(&call.answer) == call.owner.as_ref();
        let is_second =
            call.name != "new" && !call.name.starts_with("with_") && makes && has_new(&call.of);
        is_second.then(|| call.error("a second constructor"))
    }));
}

#[test]
fn misere_play_has_all_that_normal_play_has() {
    let calls = public_calls();
    assert_none(calls.iter().filter_map(|call| {
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
    }));
}

/// Each module is pasted alone, so several files have the same helpers: a correction belongs in all
/// of them.
#[test]
fn a_helper_of_one_name_has_one_text() {
    let mut known: HashMap<String, (&str, String)> = HashMap::new();
    assert_none(modules().iter().flat_map(|module| {
        let mut errors = Vec::new();
        for (name, text) in parsed(module).items.into_iter().filter_map(helper) {
            let (other, first) =
                known.entry(name.clone()).or_insert_with(|| (module.name, text.clone()));
            if text != *first {
                errors.push(format!("{}: not the `{name}` of {other}", module.name));
            }
        }
        errors
    }));
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

/// The string literals of a file, without docs.
#[derive(Default)]
struct Strings(Vec<String>);

impl<'a> Visit<'a> for Strings {
    fn visit_attribute(&mut self, _: &'a syn::Attribute) {}

    fn visit_macro(&mut self, call: &'a syn::Macro) {
        let tokens = call.tokens.clone().into_iter().map(|token| token.to_string());
        let literals = tokens.filter_map(|token| syn::parse_str::<syn::LitStr>(&token).ok());
        self.0.extend(literals.map(|literal| literal.value()));
    }
}

#[test]
fn an_error_has_one_wording() {
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
    let messages = |module: &'static Module| {
        let mut strings = Strings::default();
        strings.visit_file(&parsed(module));
        strings.0.into_iter().map(|message| (module.name, message))
    };
    let messages: Vec<(&str, String)> = modules().iter().flat_map(messages).collect();
    assert!(messages.len() > 50, "{} messages are read", messages.len());
    assert_none(messages.iter().filter_map(|(module, message)| {
        let is_other = wordings.iter().any(|(about, start, end)| {
            let is_known = message.starts_with(start) && message.ends_with(end);
            message.contains(about) && !is_known
        });
        is_other.then(|| format!("{module}: \"{message}\""))
    }));
}
