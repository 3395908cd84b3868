//! Checks that ids and titles of known problems match exactly or not at all.

use explore::ids::ids;
use explore::named::{Named, named};
use explore::problems::problems;
use library::modules;
use std::fs;
use std::path::Path;

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
        assert_eq!(problems[0].modules()[0].name, expected, "{query}");
    }
    for query in ["hdu1847", "cses 2208", "luogu P3184", "abc278_e", "cf1091h", "google code jam"] {
        assert!(matches!(named(query), Named::Unknown), "{query}");
    }
    for query in ["Codeforces 1370C", "cf1370c", "1370C", "AGC010 D", "luogu P1512", "cf347c"] {
        assert!(matches!(named(query), Named::Argued(_)), "{query}");
    }
    let shared = named("取石子游戏");
    let Named::Problems(problems) = shared else { panic!("a title") };
    assert!(problems.len() > 1);
    for text in ["take stones", "chess", "last stone loses", "A game of stones with 3 piles"] {
        assert!(matches!(named(text), Named::Nothing), "{text}");
    }
}

#[test]
fn all_problems_and_aliases_are_known() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
    let folders = fs::read_dir(folder).expect("the problems");
    let solvers: Vec<String> = folders
        .filter_map(|folder| fs::read_to_string(folder.ok()?.path().join("main.rs")).ok())
        .collect();
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let solved: Vec<_> = problems().iter().filter(|it| !it.task.is_empty()).collect();
    assert_eq!(solved.len(), solvers.len());
    for solver in solvers {
        let title = solver.lines().next().and_then(|line| line.strip_prefix("// ")).expect("one");
        let text = words(&solver.replace("\n//", " "));
        let mut named = solved.iter().filter(|it| it.name.ends_with(title));
        let problem = named.find(|it| text.contains(&words(&it.task)));
        let problem = problem.unwrap_or_else(|| panic!("{title} is unknown"));
        let uses_one = solver.contains("nim_snippets");
        assert!(!uses_one || !problem.module_names().is_empty(), "the modules of {title}");
    }
    for module in modules() {
        for alias in module.aliases() {
            let known = |id: &String| {
                let mut known = problems().iter().filter(|it| it.has_id(id));
                known.any(|it| it.module_names().contains(&module.name))
            };
            assert!(ids(&alias).iter().all(known), "{alias}, an alias of {}", module.name);
        }
    }
}
