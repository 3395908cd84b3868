//! Tests the texts and the JSON that show the answers.

use crate::problems::KAYLES;
use crate::tables::{lists, tuples};
use crate::{of_heaps, outcomes, read, report};
use guess::Evidence;
use serde_json::{Value, json};

fn report_in(japanese: bool, evidence: &Evidence) -> String {
    guess::report(evidence, japanese, &mut |_| true).ok().expect("an answer")
}

/// A line `position: W` or `position: L` for each position, in this form.
fn lines(
    positions: impl IntoIterator<Item = Vec<u64>>,
    form: impl Fn(&[u64]) -> String,
    is_won: impl Fn(&[u64]) -> bool,
) -> String {
    let line = |p: Vec<u64>| format!("{}: {}\n", form(&p), if is_won(&p) { "W" } else { "L" });
    positions.into_iter().map(line).collect()
}

#[test]
fn answers_are_json() {
    let questions = vec![vec![9, 3], vec![3, 9]];
    let evidence = Evidence { questions, ..outcomes(tuples(2, 0..8), |p| p[0] > p[1]) };
    let printed: Value =
        serde_json::from_str(&guess::json(&evidence, &mut |_| true)).expect("JSON");
    let answer = json!({
        "formula": "wins iff a > b", "call": "a > b",
        "fits": 64, "free": 0, "weak": false, "predictions": ["W", "L"],
    });
    assert_eq!(printed["answers"][0], answer);
    let lawless = of_heaps(&[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3]);
    assert_eq!(guess::json(&lawless, &mut |_| true), "{\"answers\":[]}\n");
}

#[test]
fn reports_are_in_japanese() {
    let text = report_in(true, &of_heaps(&KAYLES));
    assert!(text.starts_with("octal_game code=0.77\n"), "{text}");
    for part in ["// 一度だけ、最大の n まで\n", "12 個の値すべてに一致\n", "同じもの: "]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(
        text.ends_with("この値 (山一つは 11 まで) で確かめただけで、証明ではない。\n"),
        "{text}"
    );
    let unknown = of_heaps(&[5, 1, 9, 2, 6, 7]);
    let problem = guess::report(&unknown, true, &mut |_| true).expect_err("no answer");
    let title = "no game or formula explains these 6 values better than chance";
    assert_eq!(problem.title(), title, "errors are in English");
}

#[test]
fn exceptions_are_named_and_pasted() {
    let values: Vec<u64> = [9].into_iter().chain(1..30).collect();
    let english =
        ["n, all but n = 0\n    match n { 0 => 9, _ => n }\n", "values, with 1 free parameter"];
    let japanese = ["n (n = 0 を除く)\n", "値すべてに一致、調整したパラメータは 1 個"];
    for (japanese, [first, free]) in [(false, english), (true, japanese)] {
        let text = report_in(japanese, &of_heaps(&values));
        assert!(text.starts_with(first) && text.contains(free), "{text}");
    }
    // `0.trailing_zeros()` is 64.
    let text = report(&outcomes((0..40).map(|n| vec![n]), |p| p[0] == 0 || p[0] % 2 == 1));
    assert!(text.starts_with("wins iff n % 2 == 1, all but n = 0\n"), "{text}");
}

#[test]
fn what_serves_all_positions_is_made_once() {
    let value = |p: Vec<u64>| (p.clone(), p.iter().fold(0, |xor, &n| xor ^ KAYLES[n as usize]));
    let samples = [lists(1..=3, 0..9), tuples(2, 0..9)].map(|all| {
        let samples = all.into_iter().map(value).collect();
        report(&Evidence { samples, named: true, ..Evidence::default() })
    });
    let codes = [
        "heaps.iter().copied().fold(0, |xor, n| xor ^ game.grundy(&[n]))",
        "{ let value = |n: u64| game.grundy(&[n]); value(a) ^ value(b) }",
    ];
    for (text, code) in samples.iter().zip(codes) {
        let once = "let game = OctalGame::new(n_max, \"0.77\"); // once, up to the largest n";
        assert!(text.contains(&format!("code=0.77\n    {once}\n    {code}\n")), "{text}");
    }
}

#[test]
fn few_values_have_weak_answers() {
    let evidence = Evidence { named: true, ..read("WWLWLWL") };
    let text = report(&evidence);
    assert!(text.starts_with("wins iff n % 2 == 1, all but n = 0 (weak)\n"), "{text}");
    let more = "\nWeak answers: give more values: one heap up to 100 (now 6).\n";
    assert!(text.contains(more), "{text}");
}

#[test]
fn more_values_are_asked_for_where_directions_end_early() {
    let numbers = |names: &[&str], samples: Vec<Vec<u64>>| Evidence {
        names: names.iter().map(|&name| name.to_owned()).collect(),
        ..outcomes(samples, |_| true)
    };
    let strings = Evidence { letters: vec!['a', 'b'], ..outcomes(lists(1..=4, 0..2), |_| true) };
    let narrow: Vec<Vec<u64>> = tuples(2, 0..20).into_iter().filter(|p| p[1] < 2).collect();
    let cases = [
        (numbers(&[], tuples(1, 0..7)), "one heap up to 100 (now 6)"),
        (numbers(&[], tuples(1, 0..90)), "one heap up to 178 (now 89)"),
        (numbers(&[], narrow.clone()), "number 2 of 2 up to 15 (now 1)"),
        (numbers(&["red", "blue"], narrow), "blue up to 15 (now 1)"),
        (numbers(&[], lists(1..=2, 0..2)), "lengths up to 5 (now 2), numbers up to 6 (now 1)"),
        (numbers(&[], lists(1..=4, 0..2)), "numbers up to 6 (now 1)"),
        (strings, "letters up to 10 (now 4)"),
    ];
    for (evidence, more) in cases {
        assert_eq!(guess::further(&evidence, false), format!("give more values: {more}"));
        let japanese = guess::further(&evidence, true);
        assert!(japanese.starts_with("値を増やすとよく分かる: "), "{japanese}");
    }
}

#[test]
fn strings_are_answered_in_their_letters() {
    for letters in [['D', 'U'], ['+', '-'], ['.', 'X'], ['#', '.'], ['(', ')']] {
        let word = |p: &[u64]| p.iter().map(|&i| letters[i as usize]).collect::<String>();
        let known = lines(lists(1..=7, 0..2), word, |p| p.iter().sum::<u64>() % 2 == 1);
        let asked = word(&[1, 1, 1, 0, 1, 0, 0, 1, 0, 0]);
        let text = report(&read(&format!("{known}{asked}: ?\n")));
        let name = format!("wins iff (the number of {}) % 2 == 1\n", letters[1]);
        assert!(text.starts_with(&name), "{text}");
        assert!(text.contains(&format!("\n    {asked}: W\n")), "{text}");
        assert_eq!(text.matches("matches all").count(), 1, "alone: {text}");
    }
}

#[test]
fn named_counts_keep_their_names() {
    let forms = ["red=$ blue=@", "red = $, blue = @", "red $ blue @"];
    let [evidence, others @ ..] = forms.map(|form| {
        let form = |p: &[u64]| form.replace('$', &p[0].to_string()).replace('@', &p[1].to_string());
        read(&(lines(tuples(2, 0..9), form, |p| p[0] > p[1]) + "red=20 blue=3: ?"))
    });
    assert_eq!(others, [evidence.clone(), evidence.clone()]);
    let text = report(&evidence);
    assert!(text.starts_with("wins iff red > blue\n    red > blue\n"), "{text}");
    assert!(text.contains("\n    red=20 blue=3: W\n"), "{text}");
    // The winner depends on two of six numbers; the pasted code uses the names of these two.
    let form = |p: &[u64]| {
        let counts = ["a", "b", "c", "d", "e", "f"].iter().zip(p);
        counts.map(|(name, n)| format!("{name}={n}")).collect::<Vec<_>>().join(" ")
    };
    let some = tuples(6, 0..4).into_iter().step_by(11);
    let text = report(&read(&lines(some, form, |p| (p[1] + p[4]) % 2 == 1)));
    assert!(text.starts_with("wins iff (b + e) % 2 == 1\n    (b + e) % 2 == 1\n"), "{text}");
    // If the code needs a list or a pair, it is made of the names.
    let form = |p: &[u64]| format!("x={} y={} z={}", p[0], p[1], p[2]);
    let text = report(&read(&lines(tuples(3, 0..6), form, |p| p[0] ^ p[1] ^ p[2] != 0)));
    let code = "let heaps = &[x, y, z][..]; heaps.iter().copied().fold(0, |xor, n| xor ^ n) != 0";
    assert!(text.contains(&format!("\n    {code}\n")), "{text}");
    let wythoff = [[0, 0], [1, 2], [3, 5], [4, 7]];
    let is_won = |p: &[u64]| !wythoff.contains(&[p[0].min(p[1]), p[0].max(p[1])]);
    let text = report(&read(&lines(tuples(2, 0..9), |p| format!("x={} y={}", p[0], p[1]), is_won)));
    assert!(text.starts_with("wythoff\n    let (a, b) = (x, y); "), "{text}");
}

#[test]
fn reports_say_which_directions_the_values_cover() {
    let of = |text: &str| guess::directions(&read(text), false);
    assert_eq!(of("0 1 2 3 0 1 2 3"), "one heap up to 7");
    assert_eq!(of("5: 1\n6: 0\n7: 1\n9: ?"), "one heap from 5 to 7");
    assert_eq!(of("0 1 2\n1 0 3\n2 3 0"), "pairs up to 2");
    assert_eq!(of("1 9: W\n2 3: L\n4 4: W"), "pairs up to (4, 9)");
    assert_eq!(of("1 9 0: W\n9 3 9: L\n1 1 1: W"), "triples up to 9");
    assert_eq!(of("red=4 blue=5: W\nred=0 blue=7: L"), "red up to 4, blue from 5 to 7");
    assert_eq!(of("abba: W\nab: L"), "strings of up to 4 letters");
    let lists = "1: W\n8: L\n1 8: W\n1 2 3: L\n1 2 3 4: W\n1 1 4 2 5 1: L";
    assert_eq!(of(lists), "lists of 1 to 2 up to 8, of 3 up to 3, of 4 up to 4, of 6 up to 5");
    let text = report(&read("0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3"));
    assert!(
        text.ends_with("Checked on these values only (one heap up to 15); not proven.\n"),
        "{text}"
    );
}

/// Many sets of moves give these values up to 149.
fn four_from_150_on() -> Evidence {
    let mut values = vec![0];
    for n in 1..=300_usize {
        let options = &values[n.saturating_sub(if n < 150 { 3 } else { 4 })..];
        values.push((0..).find(|value| !options.contains(value)).expect("a value"));
    }
    of_heaps(&values)
}

#[test]
fn a_search_asks_in_its_loops_whether_to_go_on() {
    let evidence = four_from_150_on();
    let mut asked = 0;
    guess::guess(&evidence, &mut |tried| {
        asked += usize::from(tried == "formulas");
        true
    });
    assert!(asked > 10, "{asked} questions");
    let mut left = 5;
    guess::guess(&evidence, &mut |tried| {
        assert!(left > 0, "asked again about {tried}");
        left -= usize::from(tried == "formulas");
        left > 0
    });
    assert_eq!(left, 0);
}
