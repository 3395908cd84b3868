//! The texts and the JSON that show the answers.

use crate::problems::KAYLES;
use crate::tables::{lists, tuples};
use crate::{outcomes, read, report};
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
    let lawless = Evidence::line(&[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3]);
    assert_eq!(guess::json(&lawless, &mut |_| true), "{\"answers\":[]}\n");
}

#[test]
fn reports_are_in_japanese() {
    let text = report_in(true, &Evidence::line(&KAYLES));
    assert!(text.starts_with("octal_game code=0.77\n"), "{text}");
    for part in [
        "// 一度だけ、最大の n まで\n",
        "12 個の値すべてに一致、自由に選べた値は 0 個\n",
        "同じもの: ",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(text.ends_with("この値で確かめただけで、証明ではない。\n"), "{text}");
    let unknown = Evidence::line(&[5, 1, 9, 2, 6, 7]);
    let problem = guess::report(&unknown, true, &mut |_| true).expect_err("no answer");
    let title = "この 6 個の値を偶然よりよく説明するゲームも式もない";
    assert_eq!(problem.in_japanese().title(), title);
}

#[test]
fn exceptions_are_named_and_pasted() {
    let values: Vec<u64> = [9].into_iter().chain(1..30).collect();
    let english =
        ["n, all but n = 0\n    match n { 0 => 9, _ => n }\n", "values, 1 free parameter"];
    let japanese = ["n (n = 0 を除く)\n", "値すべてに一致、自由に選べた値は 1 個"];
    for (japanese, [first, free]) in [(false, english), (true, japanese)] {
        let text = report_in(japanese, &Evidence::line(&values));
        assert!(text.starts_with(first) && text.contains(free), "{text}");
    }
    // `0.trailing_zeros()` is 64.
    let text = report(&outcomes((0..40).map(|n| vec![n]), |p| p[0] == 0 || p[0] % 2 == 1));
    assert!(text.starts_with("wins iff n % 2 == 1, all but n = 0\n"), "{text}");
}

#[test]
fn few_values_have_weak_answers() {
    let evidence = Evidence { named: true, ..read("WWLWLWL") };
    let text = report(&evidence);
    assert!(text.starts_with("wins iff n % 2 == 1, all but n = 0 (weak)\n"), "{text}");
    assert!(text.contains("more values tell more"), "{text}");
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
        assert_eq!(text.matches("gives all").count(), 1, "alone: {text}");
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
    // The winner depends on two of six numbers; the pasted code has their names.
    let form = |p: &[u64]| {
        let counts = ["a", "b", "c", "d", "e", "f"].iter().zip(p);
        counts.map(|(name, n)| format!("{name}={n}")).collect::<Vec<_>>().join(" ")
    };
    let some = tuples(6, 0..4).into_iter().step_by(11);
    let text = report(&read(&lines(some, form, |p| (p[1] + p[4]) % 2 == 1)));
    assert!(text.starts_with("wins iff (b + e) % 2 == 1\n    (b + e) % 2 == 1\n"), "{text}");
    let wythoff = [[0, 0], [1, 2], [3, 5], [4, 7]];
    let is_won = |p: &[u64]| !wythoff.contains(&[p[0].min(p[1]), p[0].max(p[1])]);
    let text = report(&read(&lines(tuples(2, 0..9), |p| format!("x={} y={}", p[0], p[1]), is_won)));
    assert!(text.starts_with("wythoff\n    let (a, b) = (x, y); "), "{text}");
}
