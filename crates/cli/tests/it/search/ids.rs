//! Ids and titles match exactly or not at all.

use bundler::modules::modules;
use explore::api;
use explore::ids::ids;
use explore::named::{Named, named};

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
    let modules = modules();
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
fn every_module_has_an_answer() {
    for module in modules() {
        let item = api::answer(&module.source, None);
        assert!(item.is_some_and(|item| !item.doc.is_empty()), "{}", module.name);
    }
}
