//! Tests the texts that `guess` reads, and the answers to some of them.

use crate::{OPTIONS, answers_to, of_heaps, read, report};
use explore::question::{self, Question};
use explore::table::{self, Table};
use guess::{Evidence, Options};

fn question(words: &str) -> Question {
    let list: Vec<String> = words.split(' ').map(str::to_owned).collect();
    question::read(&list).ok().unwrap_or_else(|| panic!("{words}"))
}

fn table(words: &str, n: u64, outcomes: bool) -> Table {
    let options =
        table::Options { n: Some(n), outcomes, misere: false, parts: None, japanese: false };
    table::table(&question(words), &options).ok().unwrap_or_else(|| panic!("{words}"))
}

/// Returns whether an answer to the first 40 values, without the first `from`, predicts the next
/// 40.
fn is_predicted(values: &[u64], from: usize) -> bool {
    let questions = (40 - from..80 - from).map(|n| vec![n as u64]).collect();
    let evidence = Evidence { questions, ..of_heaps(&values[from..40]) };
    let right: Vec<Option<u64>> = values[40..80].iter().copied().map(Some).collect();
    answers_to(&evidence).iter().any(|answer| answer.predictions == right)
}

#[test]
fn games_with_parameters_are_predicted() {
    for name in [
        "bounded_nim max=6",
        "range_nim min=3 max=8",
        "subtraction_game set=2,4,7",
        "subtraction_game set=1,6,10,13",
        "all_but_game set=1,2",
        "strange_nim k=4",
        "octal_game code=0.137",
        "octal_game code=0.45",
        "octal_game code=4.1202",
        "interval_nim min=3 max=3",
        "interval_nim min=2 max=4",
        "constrained_nim bans=4:1,7:2",
        "halving_nim k=2",
        "coin_turning game=mock_turtles",
        "coin_turning game=triplets",
    ] {
        let Question { game, rule, .. } = question(name);
        let values = game.values(&rule, &(0..80).collect::<Vec<_>>()).expect("values");
        // Another game or formula may have the same values. A table may begin with a heap of 1.
        for from in [0, 1] {
            assert!(is_predicted(&values, from), "{name} from {from}");
        }
    }
}

#[test]
fn outcomes_and_tables_are_named() {
    for (text, name) in [
        ("LWWLWWLWWLWWLWWLWW", "wins iff n % 3 != 0 (weak)\n"),
        ("WLWWWLWWWLWWWLWWWLWWWLWWWLWWWLWWWLWW", "wins iff n % 4 != 1\n"),
        ("0 1 2 3 / 1 0 3 2 / 2 3 0 1 / 3 2 1 0", "a ^ b\n"),
        ("0 0 0 0 / 0 1 2 3 / 0 2 3 1 / 0 3 1 2", "nimber\n"),
        ("0 1 2 3 4/1 2 0 4 5/2 0 1 5 3/3 4 5 6 2/4 5 3 2 7", "wythoff\n"),
        ("0 0 1 1 2 / 0 0 1 1 2 / 1 1 0 0 3 / 1 1 0 0 3 / 2 2 3 3 0", "(a ^ b) / 2\n"),
        ("0 1 1 2 1 2 2 3 1 2 2 3 2 3 3 4", "n.count_ones() as u64\n"),
        ("0 0 1 0 2 1 3 0 4 2 5 1 6 3 7 0", "strange_nim k=2\n"),
        ("0 1 0 0 1 1 1 1 0 0 0 0 0 0 0 0 1 1", "the number of bits of n"),
        (
            "001100110011/011001100110/110011001100/100110011001/001100110011/011001100110/\
             110011001100/100110011001/001100110011",
            "a + b",
        ),
    ] {
        let report = report(&read(text));
        assert!(report.contains(name), "{text}: {report}");
    }
    for (positions, name) in [
        ("0,0 1,2 3,5 4,7 6,10", "wythoff\n"),
        ("1 2 3 5 8 13 21 34", "fibonacci_nim\n"),
        ("1 2 4 8 16 32", "wins iff n is not a power of 2\n"),
    ] {
        let losing = positions.split(' ').map(str::to_owned).collect();
        let evidence = guess::read("", &Options { outcomes: None, losing }).ok();
        let report = report(&evidence.expect("positions"));
        assert!(report.contains(name), "{positions}: {report}");
    }
}

#[test]
fn positions_are_read() {
    let samples = vec![(vec![1, 2, 3], 1), (vec![2], 0), (vec![], 2)];
    for text in [
        "1 2 3: W\n2: L\n: D\n4 4: ?\n",
        "1, 2, 3: W; 2: L; : D; 4,4: ?",
        "{(1, 2, 3): 'W', (2,): 'L', (): 'D', (4, 4): '?'}",
        "[1, 2, 3]: win\n[2]: lose\n[]: draw\n[4, 4]: ?   # asked\n",
    ] {
        let Evidence { samples: known, questions, outcomes, named, .. } = read(text);
        assert_eq!((known, questions), (samples.clone(), vec![vec![4, 4]]), "{text}");
        assert!(outcomes && named, "{text}");
    }
    let evidence = read("5 6: 3\n0 0: 0");
    assert_eq!(evidence.samples, [(vec![5, 6], 3), (vec![0, 0], 0)]);
    assert!(!evidence.outcomes);
    // A size before a colon is not a position.
    assert_eq!(read("3: 1 0 2").samples, [(vec![3], 1), (vec![4], 0), (vec![5], 2)]);
    assert_eq!(read("0 1 ? 2").questions, [vec![2]]);
    assert_eq!(read("0 1 _ 2").samples.len(), 3);
    let square = read(",1,2,3\n1,,4,5\n2,4,,6\n3,5,6,\n");
    assert_eq!(square.samples[..2], [(vec![1, 2], 4), (vec![1, 3], 5)]);
    assert_eq!((square.samples.len(), square.named), (6, true));
}

/// The samples in a text.
fn samples(text: &str) -> Vec<(Vec<u64>, u64)> {
    let mut samples = read(text).samples;
    samples.sort();
    samples
}

#[test]
fn a_table_is_read_as_programs_print_it() {
    let values: Vec<u64> = (0..40).map(|n| n % 6).collect();
    let each = |form: &dyn Fn(usize, u64) -> String, between: &str| {
        let entries: Vec<String> = values.iter().enumerate().map(|(n, &v)| form(n, v)).collect();
        entries.join(between)
    };
    let list = each(&|_, value| value.to_string(), ", ");
    let known = of_heaps(&values).samples;
    for text in [
        format!("vec![{list}]"),
        format!("{{{list}}};"),
        format!("grundy: {list}"),
        format!("[\n    {}\n]\n", list.replace(' ', "\n    ")),
        each(&|n, value| format!("{n}: {value}"), "\n"),
        each(&|n, value| format!("g({n}) = {value}"), "\n"),
        each(&|n, value| format!("n={n}: {value}"), "\n"),
        each(&|n, value| format!("dp[{n}] -> {value}"), "\n"),
        "n,g\n".to_owned() + &each(&|n, value| format!("{n},{value}"), "\n"),
        "| n | g(n) |\n|---|---|\n".to_owned() + &each(&|n, v| format!("| {n} | {v} |"), "\n"),
        format!("[{}]", each(&|n, value| format!("({n}, {value})"), ", ")),
        // The entries are in the order of a hash map.
        format!("{{39: 3, {}", each(&|n, v| format!("{n}: {v}"), ", ")).replace(", 39: 3", "}"),
        table("bounded_nim max=5", 39, false).text(100, None),
        table("bounded_nim max=5", 39, false).csv(),
    ] {
        assert_eq!(samples(&text), known, "{text}");
    }
    let known: Vec<_> = known.into_iter().map(|(p, value)| (p, value.min(1))).collect();
    let outcome = |value: u64, words: [&str; 2]| words[usize::from(value > 0)].to_owned();
    for text in [
        each(&|_, value| outcome(value, ["Second", "First"]), "\n"),
        format!("[{}]", each(&|_, value| outcome(value, ["False", "True"]), ", ")),
        "n win\n".to_owned() + &each(&|n, v| format!("{n} {}", outcome(v, ["lose", "win"])), "\n"),
        each(&|_, value| outcome(value, ["負", "勝"]), ""),
        each(&|_, value| outcome(value, ["p", "n"]), " "),
        table("bounded_nim max=5", 39, true).text(100, None),
    ] {
        assert_eq!(samples(&text), known, "{text}");
    }
}

#[test]
fn a_table_of_pairs_is_read_as_programs_print_it() {
    let csv = table("wythoff", 9, false).csv();
    let rows: Vec<&str> = csv.lines().skip(1).map(|row| &row[2..]).collect();
    let row = |(a, row): (u64, &&str)| -> Vec<(Vec<u64>, u64)> {
        let cells = (0..).zip(row.split(','));
        cells.map(|(b, value)| (vec![a, b], value.parse().expect("a value"))).collect()
    };
    let known: Vec<_> = (0..).zip(&rows).flat_map(row).collect();
    for text in [
        csv.clone(),
        rows.join("\n"),
        format!("[[{}]]", rows.join("], [")),
        format!("a\\b{}", csv.replace(',', " ")),
        table("wythoff", 9, false).text(100, None),
    ] {
        assert_eq!(samples(&text), known, "{text}");
    }
    let outcomes = table("wythoff", 9, true).csv().replace('W', "1").replace('L', "0");
    let rows: Vec<&str> = outcomes.lines().skip(1).map(|row| &row[2..]).collect();
    for rows in [rows.join("/"), rows.join("/").replace(',', "")] {
        assert!(report(&read(&rows)).starts_with("wythoff\n"), "0 and 1");
    }
}

#[test]
fn strings_are_read_by_their_letters() {
    let known = vec![(vec![0], 0), (vec![0, 1], 1), (vec![1, 1, 0], 1)];
    for text in ["a: 0\nab: 1\nbba: 1", "0: 0\n01: 1\n110: 1", "L: 0\nLR: 1\nRRL: 1"] {
        assert_eq!(samples(text), known, "{text}");
    }
    assert_eq!(samples("1: 0\n2: 1\n10: 1").len(), 3, "sizes");
    for alphabet in ["01", ".01", "#.", "+-*/", "a1_"] {
        let text: String = alphabet.chars().map(|c| format!("{alphabet}{c}: W\n")).collect();
        assert!(read(&text).letters.len() >= alphabet.len(), "{text}");
    }
}

#[test]
fn unclear_tables_are_errors() {
    for (text, reason) in [
        ("0 1 2\n3 x 4", "`x` is neither"),
        ("x 0 1 2", "`x` is neither"),
        ("0: 1\n2 3\n2: 1", "some lines begin with a size"),
        ("0: 1\n1: 2\n1: 3", "the size 1 occurs twice"),
        ("0: 1\n4000000000: 2", "too large for `guess`"),
        ("0 1 2 1000000000000000000000000000000", "too large for `guess`"),
        ("0 1000000000000000000000000000000", "too large for `guess`"),
        ("0 W 5", "values and outcomes cannot be mixed"),
        ("a=1 b=2: W\nb=1 a=2: L", "some positions name `a b`, others `b a`"),
        ("n g\n", "neither a value nor"),
        ("---\n", "no values given"),
    ] {
        let error = guess::read(text, &OPTIONS).expect_err(text);
        assert!(error.title().contains(reason), "{text}: {}", error.title());
    }
}
