//! `guess`: which games and formulas are named, and which are sure.

mod brute;
mod fresh;
mod learnt;
mod own;
mod pasted;
#[allow(dead_code)]
#[path = "../../../../tests/support/random.rs"]
mod random;
mod reading;
mod tables;
mod wild;

use ::guess::{Answer, Evidence, Style, guess};
use random::Random;
use tables::{Table, others, problems, won};

fn evidence(table: &Table) -> Evidence {
    let questions = table.asked.iter().map(|(position, _)| position.clone()).collect();
    let samples = table.known.clone();
    Evidence {
        samples,
        questions,
        outcomes: table.outcomes,
        letters: table.letters.clone(),
        named: true,
        ..Evidence::default()
    }
}

fn answers(evidence: &Evidence) -> Vec<Answer> {
    guess(evidence, &mut |_| true)
}

/// The result for a table: no answer, a weak one, or one with right or wrong predictions.
#[derive(Debug, PartialEq, Eq)]
enum Told {
    Nothing,
    Weak,
    Named,
    Wrong,
}

/// Prints what is told of a table, by how many bits, and which other answer is about as short.
fn told(table: &Table, answers: &[Answer]) -> Told {
    let told = match answers.first() {
        None => Told::Nothing,
        Some(answer) if !answer.is_sure() => Told::Weak,
        Some(answer) => {
            let told = table.asked.iter().map(|(_, value)| Some(*value));
            let is_right = told.eq(answer.predictions.iter().copied());
            if is_right { Told::Named } else { Told::Wrong }
        }
    };
    let shown = if told == Told::Weak { 2 } else { 1 };
    let shown = answers.iter().take(shown).map(|answer| {
        let Answer { bits, data, guesses, .. } = answer;
        format!("{} ({bits:.1} of {data:.1} bits)", guesses[0].name)
    });
    println!("{told:?}: {}: {}", table.name, shown.collect::<Vec<_>>().join("; "));
    told
}

/// The tables in sets of which so many may be missed, with the answers to each.
type Set = (&'static str, usize, Vec<(Table, Vec<Answer>)>);

fn sets() -> &'static [Set] {
    static SETS: std::sync::OnceLock<Vec<Set>> = std::sync::OnceLock::new();
    SETS.get_or_init(|| {
        let sets: [(&str, usize, Vec<Table>); 4] = [
            ("fifty", 5, problems().into_iter().chain(others()).collect()),
            ("first half", 1, fresh::first_half()),
            ("second half", 1, fresh::second_half()),
            ("learnt", 0, learnt::tables()),
        ];
        let with_answers = |table: Table| {
            let answers = answers(&evidence(&table));
            (table, answers)
        };
        sets.map(|(set, missed, all)| (set, missed, all.into_iter().map(with_answers).collect()))
            .into()
    })
}

#[test]
fn tables_are_named() {
    let mut complaints = Vec::new();
    for (set, missed, tables) in sets() {
        let (mut named, mut lawful) = (0, 0);
        for (table, answers) in tables {
            let told = told(table, answers);
            let is_lawless = table.name.contains("lawless");
            if told == Told::Wrong || is_lawless && told == Told::Named {
                complaints.push(format!("{} is misled", table.name));
            }
            lawful += usize::from(!is_lawless);
            named += usize::from(!is_lawless && told == Told::Named);
        }
        println!("{set}: {named} of {lawful} named");
        if named + missed < lawful {
            complaints.push(format!("{set}: {named} of {lawful}"));
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

/// The evidence that the command reads from a text.
fn read(text: &str) -> Evidence {
    let options = guess::Options { outcomes: None, losing: Vec::new() };
    guess::read(text, &options).ok().unwrap_or_else(|| panic!("{text}"))
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
        let evidence = read(text);
        let read = (&evidence.samples, evidence.questions, evidence.outcomes, evidence.named);
        assert_eq!(read, (&samples, vec![vec![4, 4]], true, true), "{text}");
    }
    let evidence = read("5 6: 3\n0 0: 0");
    assert_eq!(
        (evidence.samples, evidence.outcomes),
        (vec![(vec![5, 6], 3), (vec![0, 0], 0)], false)
    );
    // A size before a colon is not a position.
    assert_eq!(read("3: 1 0 2").samples, [(vec![3], 1), (vec![4], 0), (vec![5], 2)]);
    assert_eq!(read("0 1 ? 2").questions, [vec![2]]);
    assert_eq!(read("0 1 _ 2").samples.len(), 3);
    let square = read(",1,2,3\n1,,4,5\n2,4,,6\n3,5,6,\n");
    assert_eq!(square.samples[..2], [(vec![1, 2], 4), (vec![1, 3], 5)]);
    assert_eq!((square.samples.len(), square.named), (6, true));
}

#[test]
fn strings_have_any_alphabet() {
    for alphabet in ["01", ".01", "#.", "+-*/", "a1_"] {
        let letters: Vec<char> = alphabet.chars().collect();
        let text: String = letters.iter().map(|letter| format!("0{letter}: W\n")).collect();
        assert!(read(&text.replace('0', alphabet)).letters.len() >= letters.len(), "{text}");
    }
}

#[test]
fn answers_are_json() {
    let line = |a: u64, b: u64| format!("{a} {b}: {}\n", if a > b { "W" } else { "L" });
    let all = (0..8).flat_map(|a| (0..8).map(move |b| (a, b)));
    let text: String = all.map(|(a, b)| line(a, b)).collect();
    let said = guess::json(&read(&(text + "9 3: ?\n3 9: ?\n")), &mut |_| true);
    let json: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    let answer = r#"{"formula":"wins iff a > b","call":"a > b","fits":64,"free":0,"weak":false,"predictions":["W","L"]}"#;
    assert_eq!(
        json["answers"][0],
        serde_json::from_str::<serde_json::Value>(answer).expect("JSON")
    );
    let none = guess::json(
        &Evidence::line(&[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3]),
        &mut |_| true,
    );
    assert_eq!(none, "{\"answers\":[]}\n");
}

fn report(evidence: &Evidence) -> String {
    guess::report(evidence, Style::default(), &mut |_| true).ok().expect("an answer")
}

#[test]
fn answers_are_told_in_japanese() {
    let style = Style { verbose: true, japanese: true };
    let told = |values: &[u64]| guess::report(&Evidence::line(values), style, &mut |_| true);
    let (kayles, end) =
        ([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6], "この値で確かめただけで、証明ではない。\n");
    let text = told(&kayles).ok().expect("an answer");
    assert!(text.starts_with("octal_game code=0.77\n"), "{text}");
    assert!(text.contains("// 一度だけ、最大の n まで\n"), "{text}");
    assert!(text.contains("12 個の値すべてに一致、自由に選べた値は 0 個\n"), "{text}");
    assert!(text.contains("取り分けた 2 個は予測と一致\n"), "{text}");
    assert!(text.contains("同じもの: ") && text.ends_with(end), "{text}");
    let mut values: Vec<u64> = (0..30).collect();
    values[0] = 9;
    let text = told(&values).ok().expect("an answer");
    assert!(text.starts_with("n (n = 0 を除く)\n"), "{text}");
    assert!(text.contains("30 個の値すべてに一致、自由に選べた値は 1 個"), "{text}");
    let problem = told(&[5, 1, 9, 2, 6, 7]).expect_err("no answer");
    assert_eq!(
        problem.in_japanese().title(),
        "この 6 個の値を偶然よりよく説明するゲームも式もない"
    );
}

#[test]
fn exceptions_are_named_and_pasted() {
    let mut values: Vec<u64> = (0..30).collect();
    values[0] = 9;
    let text = report(&Evidence::line(&values));
    let first = "n, all but n = 0\n    match n { 0 => 9, _ => n }\n";
    assert!(text.starts_with(first), "{text}");
    assert!(text.contains("gives all 30 values, 1 free parameter"), "{text}");
    // `0.trailing_zeros()` is 64.
    let outcomes: Vec<u64> = (0..40).map(|n| u64::from(n == 0 || n % 2 == 1)).collect();
    let outcomes = Evidence { outcomes: true, named: true, ..Evidence::line(&outcomes) };
    let text = report(&outcomes);
    assert!(text.starts_with("wins iff n % 2 == 1, all but n = 0\n"), "{text}");
}

#[test]
fn few_values_have_weak_answers() {
    let outcomes = |text: &str| Evidence { outcomes: true, named: true, ..read(text) };
    let text = report(&outcomes("LWWLWWLWWLWW"));
    assert!(text.contains(" (weak)\n") && text.contains("wins iff n % 3 != 0"), "{text}");
    let style = Style { verbose: true, ..Style::default() };
    let text = guess::report(&outcomes("WWLWLWL"), style, &mut |_| true).ok().expect("an answer");
    assert!(text.starts_with("wins iff n % 2 == 1, all but n = 0 (weak)\n"), "{text}");
    assert!(text.contains(" bits describe it, 5.1 the values; none were held back"), "{text}");
    assert!(text.contains("more values tell more"), "{text}");
}

/// Outcomes of which about so many of a hundred are won, in one of the shapes.
fn chance(random: &mut Random, shape: u64, won: u64) -> Evidence {
    let positions: Vec<Vec<u64>> = match shape {
        0 => (0..40 + random.below(60)).map(|n| vec![n]).collect(),
        1 => (0..64).map(|i| vec![i / 8, i % 8]).collect(),
        2 => (0..125).map(|i| vec![i / 25, i / 5 % 5, i % 5]).collect(),
        _ => (0..40_u64)
            .map(|i| (0..i % 4 + 1).map(|j| (i * (j + 3) / 4 + j) % 9).collect())
            .collect(),
    };
    let samples = positions.into_iter().map(|it| (it, u64::from(random.below(100) < won)));
    let samples: std::collections::BTreeMap<_, _> = samples.collect();
    Evidence {
        samples: samples.into_iter().collect(),
        outcomes: true,
        named: true,
        ..Evidence::default()
    }
}

fn sure_by_chance(tables: u64, won: u64) -> Vec<String> {
    let mut random = Random(won);
    let mut sure = Vec::new();
    for i in 0..tables {
        let evidence = chance(&mut random, i % 4, won);
        let answers = answers(&evidence).into_iter().filter(Answer::is_sure);
        sure.extend(answers.map(|answer| answer.guesses[0].name.clone()).take(1));
    }
    sure
}

#[test]
fn chance_is_not_sure() {
    for won in [10, 30, 50, 90] {
        assert_eq!(sure_by_chance(8, won), [""; 0], "{won} % won");
    }
}

#[test]
fn what_others_contradict_is_not_sure() {
    fn wins(string: &[u64]) -> bool {
        let pairs = (1..string.len()).filter(|&i| string[i - 1] == 1 && string[i] == 1);
        let mut moves = pairs.map(|i| [&string[..i - 1], &string[i + 1..]].concat());
        moves.any(|rest| !wins(&rest))
    }
    let samples = strings(5).map(|string| (string.clone(), u64::from(wins(&string)))).collect();
    let questions = vec![vec![0, 1, 1, 1, 1, 0, 1], vec![1; 6]];
    let evidence =
        Evidence { samples, questions, outcomes: true, named: true, ..Evidence::default() };
    assert!(!answers(&evidence).iter().any(Answer::is_sure));
    // One step tells as little of what comes: 16 or 17 are taken, or the size is divided by 16.
    let samples = (0..30).map(|n| (vec![n], u64::from(n >= 16))).collect();
    let evidence = Evidence { samples, named: true, ..Evidence::default() };
    assert!(!answers(&evidence).iter().any(Answer::is_sure));
}

#[test]
#[ignore = "takes ten minutes"]
fn of_1000_tables_by_chance_one_is_sure_at_most() {
    for won in [10, 30, 50, 90] {
        let sure = sure_by_chance(1000, won);
        assert!(sure.len() <= 1, "{won} % won: {sure:?}");
    }
}

#[test]
fn draws_are_told() {
    let outcome = |a: u64, b: u64| match (a % 3, a > b) {
        (0, _) => 2,
        (_, won) => u64::from(won),
    };
    let positions = (0..10).flat_map(|a| (0..10).map(move |b| vec![a, b]));
    let samples = positions.map(|p| (p.clone(), outcome(p[0], p[1]))).collect();
    let questions = vec![vec![12, 3], vec![13, 3], vec![13, 20]];
    let evidence =
        Evidence { samples, questions, outcomes: true, named: true, ..Evidence::default() };
    let answers = answers(&evidence);
    assert_eq!(answers[0].guesses[0].name, "drawn iff a % 3 == 0, else wins iff a > b");
    assert!(answers[0].is_sure());
    assert_eq!(answers[0].predictions, [Some(2), Some(1), Some(0)]);
}

/// The strings of two letters up to a length.
fn strings(longest: u32) -> impl Iterator<Item = Vec<u64>> {
    let of_len =
        |len: u32| (0..1_u64 << len).map(move |bits| (0..len).map(|i| bits >> i & 1).collect());
    (1..=longest).flat_map(of_len)
}

fn outcomes(positions: impl Iterator<Item = Vec<u64>>, won: impl Fn(&[u64]) -> bool) -> Evidence {
    let samples = positions.map(|position| (position.clone(), u64::from(won(&position)))).collect();
    Evidence { samples, outcomes: true, named: true, ..Evidence::default() }
}

#[test]
fn blocks_of_letters_are_heaps() {
    // Each is a row of Kayles.
    let values = [0, 1, 2, 3, 1, 4, 3, 2, 1];
    let kayles =
        |string: &[u64]| string.split(|&n| n == 0).fold(0, |xor, run| xor ^ values[run.len()]);
    let evidence = outcomes(strings(8), |string| kayles(string) != 0);
    let text = report(&evidence);
    assert!(text.starts_with("of the runs of letters 1: "), "{text}");
    assert!(text.contains("let heaps = &runs[..]; "), "{text}");
}

#[test]
fn the_order_of_numbers_is_seen() {
    let order = |won: fn(&[u64]) -> bool| {
        let quads = (0..256).map(|i| vec![i & 3, i >> 2 & 3, i >> 4 & 3, i >> 6]);
        answers(&outcomes(quads, won))[0].guesses[0].name.clone()
    };
    assert_eq!(order(|p| p[0] > p[3]), "wins iff heaps[0] > heaps[3]");
    assert_eq!(order(|p| p.iter().sum::<u64>() % 3 > 0), "wins iff (the sum) % 3 != 0");
    // Counts of a graph are not permuted.
    let counts =
        (2..12).flat_map(|n| (1..n).flat_map(move |m| (0..m).map(move |odd| vec![n, m, odd])));
    let name = answers(&outcomes(counts, |p| p[0] % 2 == 1))[0].guesses[0].name.clone();
    assert_eq!(name, "wins iff heaps[0] % 2 == 1");
}

#[test]
fn synonyms_are_one_answer() {
    let evidence = outcomes((0..60).map(|n| vec![n]), |p| p[0] % 2 == 0 && p[0] > 2);
    assert_eq!(answers(&evidence).len(), 1);
    let pairs = (1..12).flat_map(|a| (1..12).map(move |b| vec![a, b]));
    let answers = answers(&outcomes(pairs, |p| p[0] % 2 == 1 && p[1] > 1));
    assert_eq!(answers.len(), 1);
}

#[test]
fn places_and_rows_are_seen() {
    let lucas = [1, 3, 4, 7, 11, 18, 29, 47, 76, 123];
    let text = report(&outcomes((1..125).map(|n| vec![n]), |p| !lucas.contains(&p[0])));
    assert!(
        text.starts_with("loses iff n is one of 1, 3, …, where y + x follows x, y\n"),
        "{text}"
    );
    // Take 1 or k of n: odd k are parity, even ones have the period k + 1.
    let won = |n: u64, k: u64| {
        if k % 2 == 1 { n % 2 == 1 } else { n % (k + 1) % 2 == 1 || n % (k + 1) == k }
    };
    let pairs = (0..40).flat_map(|n| (1..14).map(move |k| vec![n, k]));
    let evidence =
        Evidence { questions: vec![vec![1000, 20]], ..outcomes(pairs, |p| won(p[0], p[1])) };
    let answers = answers(&evidence);
    assert!(answers[0].is_sure());
    assert_eq!(answers[0].predictions, [Some(u64::from(won(1000, 20)))]);
}

#[test]
fn large_numbers_are_no_trap() {
    let mut evidence =
        outcomes((0..10).flat_map(|a| (0..10).map(move |b| vec![a, b])), |p| p[0] != p[1]);
    evidence.questions = vec![vec![u64::MAX, 3], vec![u64::MAX, u64::MAX], vec![1 << 60, 0]];
    assert_eq!(answers(&evidence)[0].predictions, [Some(1), Some(0), Some(1)]);
    let large = (0..20_u64).flat_map(|a| (0..9).map(move |b| vec![u64::MAX - a, b << 50]));
    answers(&outcomes(large, |p| p[0] % 3 == 0));
}

#[test]
fn each_place_may_have_values_of_its_own() {
    let triples = (0..512).map(|i| vec![i & 7, i >> 3 & 7, i >> 6]);
    let mut evidence = outcomes(triples, |p| (p[0] % 3) ^ (p[1] / 2) ^ p[2] != 0);
    evidence.questions = vec![vec![11, 5, 9]];
    let answers = answers(&evidence);
    let name = "the xor of n % 3 at heaps[0], n / 2 at heaps[1], n at heaps[2]";
    assert_eq!(answers[0].guesses[0].name, name);
    assert!(answers[0].is_sure());
}

/// The strings of some letters up to a length, with who wins.
fn text_of(letters: [char; 2], longest: u32, won: fn(&[u64]) -> bool) -> String {
    let line = |string: Vec<u64>| {
        let word: String = string.iter().map(|&i| letters[i as usize]).collect();
        format!("{word}: {}\n", if won(&string) { "W" } else { "L" })
    };
    strings(longest).map(line).collect()
}

#[test]
fn strings_are_answered_in_their_letters() {
    let is_odd = |string: &[u64]| string.iter().sum::<u64>() % 2 == 1;
    for letters in [['D', 'U'], ['+', '-'], ['.', 'X'], ['#', '.'], ['(', ')']] {
        let second = letters[1];
        let asked = format!("{0}{0}{0}{1}{0}{1}{1}{0}{1}{1}", second, letters[0]);
        let text = report(&read(&format!("{}{asked}: ?\n", text_of(letters, 7, is_odd))));
        let name = format!("wins iff (the number of {second}) % 2 == 1\n");
        assert!(text.starts_with(&name), "{text}");
        assert!(text.contains(&format!("\n    {asked}: W\n")), "{text}");
        assert_eq!(text.matches("gives all").count(), 1, "alone: {text}");
    }
}

#[test]
fn each_letter_is_looked_at() {
    for of in [0, 1] {
        let places = |p: &[u64]| (1..).zip(p).filter(|(_, n)| **n == of).map(|(i, _)| i).collect();
        let evidence = outcomes(strings(7), |p| {
            let places: Vec<u64> = places(p);
            places.iter().fold(0, |xor, i| xor ^ i) != 0
        });
        let text = report(&Evidence { letters: vec!['H', 'T'], ..evidence });
        let name = format!(
            "wins iff (the xor of the places from 1 of {}) != 0\n",
            ["H", "T"][of as usize]
        );
        assert!(text.starts_with(&name), "{text}");
    }
}

#[test]
fn named_counts_keep_their_names() {
    let pairs = || (0..9).flat_map(|a| (0..9).map(move |b| (a, b)));
    for form in ["red=$ blue=@: ", "red = $, blue = @: ", "red $ blue @: "] {
        let text: String = pairs()
            .map(|(a, b)| {
                let line = form.replace('$', &a.to_string()).replace('@', &b.to_string());
                line + if a > b { "W\n" } else { "L\n" }
            })
            .collect();
        let text = report(&read(&(text + "red=20 blue=3: ?")));
        assert!(text.starts_with("wins iff red > blue\n    red > blue\n"), "{text}");
        assert!(text.contains("\n    red=20 blue=3: W\n"), "{text}");
    }
    // Two of six tell who wins, and what is pasted has their names.
    let digit = |i: u64, place: u32| i / 4_u64.pow(place) % 4;
    let names = ["a", "b", "c", "d", "e", "f"];
    let text: String = (0..4096)
        .step_by(11)
        .map(|i| {
            let counts =
                (0..6).map(|place| format!("{}={}", names[place as usize], digit(i, place)));
            let won = (digit(i, 1) + digit(i, 4)) % 2 == 1;
            format!("{}: {}\n", counts.collect::<Vec<_>>().join(" "), if won { "W" } else { "L" })
        })
        .collect();
    let text = report(&read(&text));
    assert!(text.starts_with("wins iff (b + e) % 2 == 1\n    (b + e) % 2 == 1\n"), "{text}");
    let wythoff = [(0, 0), (1, 2), (3, 5), (4, 7)];
    let text: String = pairs()
        .map(|(a, b)| format!("x={a} y={b}: {}\n", !wythoff.contains(&(a.min(b), a.max(b)))))
        .collect();
    let text = report(&read(&text));
    assert!(text.starts_with("wythoff\n    let (a, b) = (x, y); "), "{text}");
}

#[test]
fn lists_are_tried_by_their_lengths() {
    // Single heaps are bounded Nim, pairs are Wythoff's.
    let wythoff = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15)];
    let single = (0..20).map(|n| format!("{n}: {}\n", if n % 4 > 0 { "W" } else { "L" }));
    let pairs = (0..16).flat_map(|a| (0..16).map(move |b| (a, b)));
    let pairs = pairs.map(|(a, b)| {
        let is_lost = wythoff.contains(&(a.min(b), a.max(b)));
        format!("{a} {b}: {}\n", if is_lost { "L" } else { "W" })
    });
    let text = report(&read(&single.chain(pairs).collect::<String>()));
    assert!(text.contains("of lists of 2: wythoff\n"), "{text}");
}

#[test]
fn numbers_beyond_all_sizes_are_refused() {
    let options = guess::Options { outcomes: None, losing: Vec::new() };
    for text in ["0 1 2 1000000000000000000000000000000", "0 1000000000000000000000000000000"] {
        let problem = guess::read(text, &options).err().map(|it| it.title().to_owned());
        assert!(problem.is_some_and(|it| it.contains("too large to guess by")), "{text}");
    }
}

#[test]
fn a_table_with_cases_is_named() {
    // Take 1, 2 or k, the bound first.
    let mut won = won(|p| {
        let taken = [1, 2, p[0]].into_iter().filter(|&taken| taken <= p[1]);
        taken.map(|taken| vec![p[0], p[1] - taken]).collect()
    });
    let mut line = |k: u64, n: u64| format!("{k} {n}: {}\n", ["L", "W"][won(&[k, n]) as usize]);
    let all = (3..=10).flat_map(|k| (0..=24).map(move |n| (k, n)));
    let text: String = all.map(|(k, n)| line(k, n)).collect();
    let evidence = Evidence { questions: vec![vec![12, 100], vec![13, 100]], ..read(&text) };
    let answers = answers(&evidence);
    assert!(answers[0].is_sure(), "{}", answers[0].guesses[0].name);
    let right = [12, 13].map(|k| Some(won(&[k, 100])));
    assert_eq!(answers[0].predictions, right);
}
