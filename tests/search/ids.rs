//! Ids and titles match exactly or not at all.

use nim_snippets::tool::catalogue::ids::{Named, ids, named};
use nim_snippets::tool::catalogue::{self, api};
use std::path::Path;
use std::{env, fs};

/// What `data/problems.txt` should say: id, title, modules and task of each problem.
fn problems() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = fs::read_dir(root.join("problems")).expect("problems/ is a folder");
    let mut folders: Vec<_> = folders.map(|entry| entry.expect("readable").path()).collect();
    folders.sort();
    let mut table = String::new();
    for folder in folders {
        let Ok(source) = fs::read_to_string(folder.join("main.rs")) else { continue };
        let id = folder.file_name().expect("a name").to_string_lossy();
        let header: Vec<&str> =
            source.lines().map_while(|line| line.strip_prefix("//")).map(str::trim).collect();
        let empty = header.iter().position(|line| line.is_empty()).expect("a task");
        let task = header[empty + 1..].join(" ");
        let modules = catalogue::modules();
        let uses = |name: &str| {
            source.split("nim_snippets::").skip(1).any(|rest| {
                let end = |c: char| !c.is_alphanumeric() && c != '_';
                match rest.strip_prefix('{') {
                    Some(list) => {
                        list.split('}').next().unwrap_or("").split(end).any(|it| it == name)
                    }
                    None => rest.split(end).next() == Some(name),
                }
            })
        };
        let used: Vec<&str> =
            modules.iter().map(|module| module.name).filter(|name| uses(name)).collect();
        table += &format!("{id} | {}: {} | {} | {task}\n", judge(&id), header[0], used.join(" "));
    }
    table
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
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tool/catalogue/data/problems.txt");
    let table = problems();
    if env::var_os("UPDATE_README").is_some() {
        fs::write(&path, table).expect("the table can be written");
        return;
    }
    let old = fs::read_to_string(&path).unwrap_or_default();
    assert!(old == table, "problems.txt is out of date: UPDATE_README=1 cargo test --test search");
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
        let Named::Problems(problems) = named(&modules, query) else { panic!("{query}") };
        assert_eq!(problems[0].modules[0].name, expected, "{query}");
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
        assert!(matches!(named(&modules, query), Named::Unknown(_)), "{query}");
    }
    let shared = named(&modules, "取石子游戏");
    let Named::Problems(problems) = shared else { panic!("a title") };
    assert!(problems.len() > 1);
    for text in ["take stones", "chess", "last stone loses", "A game of stones with 3 piles"] {
        assert!(matches!(named(&modules, text), Named::Nothing), "{text}");
    }
}

#[test]
fn every_module_has_an_answer() {
    for module in catalogue::modules() {
        let item = api::answer(&module.source, None);
        assert!(item.is_some_and(|item| !item.doc.is_empty()), "{}", module.name);
    }
}
