//! Ids and titles match exactly or not at all.

use crate::written;
use nim_snippets::tool::catalogue::ids::{JUDGES, Named, ids, named, plain};
use nim_snippets::tool::catalogue::{self, Module, api};
use std::fs;
use std::path::Path;

/// A problem of which something is known.
pub struct Problem {
    /// Its folder in `problems/`, or the alias of a module that names it.
    name: String,
    ids: Vec<String>,
    title: String,
    pub modules: Vec<&'static str>,
    /// Empty if it is not in `problems/`.
    pub task: String,
}

/// All problems of which something is known: those in `problems/`, and those that an alias names.
pub fn problems(modules: &[Module]) -> Vec<Problem> {
    let mut problems = folders(modules);
    for module in modules {
        for alias in module.aliases {
            let ids = ids(alias);
            if ids.is_empty() && !NAMES_ONLY.iter().any(|judge| alias.starts_with(judge)) {
                continue;
            }
            let old = problems.iter_mut().find(|old| old.ids.iter().any(|id| ids.contains(id)));
            if let Some(old) = old {
                // The module that the catalogue names for it comes first.
                old.modules.retain(|used| *used != module.name);
                old.modules.insert(0, module.name);
                continue;
            }
            let name = (*alias).to_owned();
            let title = plain(&without_ids(alias));
            let modules = vec![module.name];
            problems.push(Problem { name, ids, title, modules, task: String::new() });
        }
    }
    problems
}

fn folders(modules: &[Module]) -> Vec<Problem> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = fs::read_dir(root.join("problems")).expect("problems/ is a folder");
    let mut folders: Vec<_> = folders.map(|entry| entry.expect("readable").path()).collect();
    folders.sort();
    let mut problems = Vec::new();
    for folder in folders {
        let Ok(source) = fs::read_to_string(folder.join("main.rs")) else { continue };
        let id = folder.file_name().expect("a name").to_string_lossy();
        let header: Vec<&str> =
            source.lines().map_while(|line| line.strip_prefix("//")).map(str::trim).collect();
        let empty = header.iter().position(|line| line.is_empty()).expect("a task");
        let name = format!("{} {}", judge(&id), header[0]);
        let mut ids = ids(&format!("{} {name}", id.replace('_', " ")));
        ids.push(plain(&id));
        ids.dedup();
        let used = modules.iter().map(|module| module.name).filter(|name| uses(&source, name));
        problems.push(Problem {
            ids,
            title: plain(header[0]),
            modules: used.collect(),
            task: header[empty + 1..].join(" "),
            name,
        });
    }
    problems
}

fn uses(solver: &str, module: &str) -> bool {
    solver.split("nim_snippets::").skip(1).any(|rest| {
        let end = |c: char| !c.is_alphanumeric() && c != '_';
        match rest.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap_or("").split(end).any(|it| it == module),
            None => rest.split(end).next() == Some(module),
        }
    })
}

/// Judges without numbers.
const NAMES_ONLY: [&str; 2] = ["HackerRank", "CodinGame"];

/// The alias without the words that make ids.
fn without_ids(alias: &str) -> String {
    let is_id = |word: &&str| !ids(word).is_empty() || word.chars().any(|c| c.is_ascii_digit());
    let judge = |word: &&str| {
        NAMES_ONLY.contains(word) || JUDGES.iter().any(|(name, _)| word.to_lowercase() == *name)
    };
    alias
        .split([' ', ','])
        .filter(|word| !is_id(word) && !judge(word))
        .collect::<Vec<_>>()
        .join(" ")
}

/// How people write the id of a folder's problem.
fn judge(id: &str) -> String {
    let first = id.split('_').next().unwrap_or_default();
    let digits = first.find(|c: char| c.is_ascii_digit());
    match (first, digits) {
        ("luogu", _) => id.replacen("luogu_p", "Luogu P", 1),
        ("tessoku", _) => id.replacen("tessoku_a", "Tessoku A", 1),
        (_, Some(at)) if ["abc", "arc", "agc", "cf"].contains(&&first[..at]) => {
            id.to_uppercase().replacen('_', " ", 1)
        }
        (_, Some(at)) if first.len() > at + 2 => {
            let space = |part: &str| format!("{} {}", part[..at].to_uppercase(), &part[at..]);
            id.split('_').map(space).collect::<Vec<_>>().join(", ")
        }
        _ => id.to_owned(),
    }
}

#[test]
fn the_problems_are_known() {
    let mut table = String::new();
    for Problem { name, ids, title, modules, task } in problems(&catalogue::modules()) {
        let [ids, modules] = [ids.join(" "), modules.join(" ")];
        table += &format!("{ids} | {title} {} | {name} | {modules} | {task}\n", plain(&name));
    }
    written::is_up_to_date("src/tool/catalogue/made/problems.txt", &table, "search");
}

#[test]
fn ids_have_one_spelling() {
    for (text, id) in [
        ("hdu1847", "hdu1847"),
        ("HDU 1847", "hdu1847"),
        ("hdu-1847", "hdu1847"),
        ("http://acm.hdu.edu.cn/showproblem.php?pid=1847", "hdu1847"),
        ("P1247", "luogup1247"),
        ("luogu_p1247", "luogup1247"),
        ("https://www.luogu.com.cn/problem/P1247", "luogup1247"),
        ("ABC 297 G", "abc297g"),
        ("abc297_g", "abc297g"),
        ("https://atcoder.jp/contests/abc297/tasks/abc297_g", "abc297g"),
        ("Codeforces 603C", "cf603c"),
        ("CF603 C", "cf603c"),
        ("codeforces.com/problemset/problem/603/C", "cf603c"),
        ("https://codeforces.com/contest/603/problem/C", "cf603c"),
        ("CSES 1730 Nim Game I", "cses1730"),
    ] {
        assert_eq!(ids(text).first().map(String::as_str), Some(id), "{text}");
    }
    for text in ["take 3 stones", "p stones", "cf", "1 2 4 8"] {
        assert!(ids(text).is_empty(), "{text}: {:?}", ids(text));
    }
}

#[test]
fn an_id_matches_exactly_or_not_at_all() {
    let modules = catalogue::modules();
    for (query, expected) in [
        ("ABC 297 G", "range_nim"),
        ("abc278_g", "interval_nim"),
        ("cses 2207", "grundys_game"),
        ("poj1704", "staircase_nim"),
        ("P1247", "nim"),
        ("HackerRank Poker Nim", "poker_nim"),
        ("Georgia and Bob", "staircase_nim"),
        ("Being a Good Boy in Spring Festival", "nim"),
        ("luogu p2490", "moore_nim"),
        ("HDU 1536", "subtraction_game"),
        ("https://atcoder.jp/contests/agc017/tasks/agc017_d", "green_hackenbush"),
    ] {
        let Named::Problems(problems) = named(query) else { panic!("{query}") };
        assert_eq!(problems[0].modules(&modules)[0].name, expected, "{query}");
    }
    for query in [
        "HDU 1564",
        "hdu1847",
        "cses 2208",
        "luogu P3184",
        "abc278_e",
        "cf1091h",
        "google code jam",
    ] {
        assert!(matches!(named(query), Named::Unknown), "{query}");
    }
    let shared = named("取石子游戏");
    let Named::Problems(problems) = shared else { panic!("a title") };
    assert!(problems.len() > 1);
    for text in ["take stones", "chess", "last stone loses", "A game of stones with 3 piles"] {
        assert!(matches!(named(text), Named::Nothing), "{text}");
    }
}

#[test]
fn every_module_has_an_answer() {
    for module in catalogue::modules() {
        let item = api::answer(&module.source, None);
        assert!(item.is_some_and(|item| !item.doc.is_empty()), "{}", module.name);
    }
}
