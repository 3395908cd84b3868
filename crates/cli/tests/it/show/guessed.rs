//! `guess`.

use super::entries::{example, values};
use super::{refused, shown};
use crate::common::random::Random;
use crate::common::rustc::Rustc;
use crate::common::tool::{self, messages, printed};
use ::guess::{Answer, Evidence, guess};
use bundler::modules::modules;
use explore::parameters::Kind;
use explore::question::{self};
use games::entry::{Ask, Game, Shape};
use games::games;
use nim_snippets::subtraction_game::grundy_values;
use std::process;

/// The games whose values depend on one number.
fn games_of_one_part() -> impl Iterator<Item = Game> {
    let values = |game: &Game| game.has(Ask::Values) && !matches!(game.shape, Shape::Row(_));
    games().into_iter().filter(move |game| values(game) && game.single(0).is_some())
}

/// The names of the answers, all that are the same beside each other.
fn names(evidence: &Evidence) -> Vec<String> {
    let answers = guess(evidence, &mut |_| true).into_iter();
    answers.flat_map(|answer| answer.guesses).map(|guess| guess.name).collect()
}

/// Does an answer for the first forty values, or for all of them but the first, tell the next forty?
fn foretold(values: &[u64], from: usize) -> bool {
    let questions = (40 - from..80 - from).map(|n| vec![n as u64]).collect();
    let evidence = Evidence { questions, ..Evidence::line(&values[from..40]) };
    let tells = |answer: &Answer| {
        let mut told = answer.predictions.iter().zip(&values[40..80]);
        told.all(|(said, value)| *said == Some(*value))
    };
    guess(&evidence, &mut |_| true).iter().any(tells)
}

#[test]
fn every_game_is_foretold_from_forty_values() {
    // A second way to the same values is not named.
    let is_tried =
        |game: &Game| game.parameters.iter().all(|parameter| parameter.kind != Kind::Set(0));
    for game in games_of_one_part().filter(is_tried) {
        assert!(foretold(&values(&game, &example(&game), 80), 0), "{}", game.name());
    }
}

#[test]
fn games_with_parameters_are_foretold() {
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
        let words: Vec<String> = name.split(' ').map(str::to_owned).collect();
        let question = question::read(&words, &modules()).ok().expect(name);
        let values = values(&question.game, &question.rule, 80);
        // A simpler rule or formula may say the same. A table may begin with a heap of one.
        assert!(foretold(&values, 0), "{name}");
        assert!(foretold(&values, 1), "{name} from 1");
    }
}

#[test]
fn primes_are_found() {
    let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29];
    let names = names(&Evidence::line(&grundy_values(30, &primes)));
    let first = "subtraction_game set=2,3,5,7,11,13,17,19,23,29,31";
    assert!(names.iter().any(|found| found.starts_with(first)), "{names:?}");
}

#[test]
fn random_values_are_no_game() {
    let mut random = Random(7);
    let words =
        ["subtraction_game set=1,3,4", "octal_game code=0.77", "lasker_nim", "strange_nim k=2"];
    for i in 0..100 {
        let words: Vec<String> = words[i % 4].split(' ').map(str::to_owned).collect();
        let question = question::read(&words, &modules()).ok().expect("a game");
        let mut values = values(&question.game, &question.rule, if i % 3 == 0 { 14 } else { 40 });
        for last in (1..values.len()).rev() {
            values.swap(last, random.below(last as u64 + 1) as usize);
        }
        let answers = guess(&Evidence::line(&values), &mut |_| true);
        assert!(!answers.iter().any(Answer::is_sure), "{values:?}");
    }
}

#[test]
fn kayles_is_named() {
    let text = shown("guess 0 1 2 3 1 4 3 2 1 4 2 6");
    let first = "octal_game code=0.77\n    let game = OctalGame::new(n_max, \"0.77\"); \
                 // once, up to the largest n\n    game.grundy(n)\n";
    assert!(text.starts_with(first), "{text}");
    assert!(text.contains("the same: interval_nim min=1 max=2\n"), "{text}");
    assert!(text.ends_with("nothing of it is proven.\n"), "{text}");
    assert!(
        shown("guess 1 2 3 1 4 3 2 1 4 2 6 4 1").contains("octal_game code=0.77, where the first")
    );
}

#[test]
fn outcomes_and_tables_are_named() {
    for (line, name) in [
        ("--lost 0,0 1,2 3,5 4,7 6,10", "wythoff\n"),
        ("--lost 1 2 3 5 8 13 21 34", "fibonacci_nim\n"),
        ("--lost 1 2 4 8 16 32", "wins iff n is not a power of 2\n"),
        ("--outcomes LWWLWWLWWLWWLWWLWW", "wins iff n % 3 != 0 (weak)\n"),
        ("--outcomes WLWWWLWWWLWWWLWWWLWWWLWWWLWWWLWWWLWW", "bounded_nim max=3 --misere\n"),
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
        let text = shown(&format!("guess {line}"));
        assert!(text.contains(name), "{line}: {text}");
    }
    assert!(refused("guess 0 x 1").contains("`x` is neither a value nor an outcome"));
    assert!(refused("guess 0 0 0 0 0").contains("no game or formula gives these 5 values"));
    let complaint = refused("guess 3 1 4 1 5 9 2 6 5 3 5 8 9 7 9 3");
    assert!(complaint.contains("more values tell more"), "{complaint}");
    let digits = "314159265358979323846264338327950288419716939937510582097494";
    let digits: String = digits.chars().map(|digit| format!(" {digit}")).collect();
    assert!(!refused(&format!("guess{digits}")).contains("more values"), "they would not");
}

/// The samples that the tool reads out of a text.
fn samples(text: &str) -> Vec<(Vec<u64>, u64)> {
    let options = guess::Options { outcomes: None, lost: Vec::new() };
    let evidence = guess::read(text, &options).ok().unwrap_or_else(|| panic!("{text}"));
    let mut samples = evidence.samples;
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
    let known = Evidence::line(&values).samples;
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
        // In the order of a hash map.
        format!(
            "{{39: 3, {}}}",
            each(&|n, value| format!("{n}: {value}"), ", ").replace(", 39: 3", "")
        ),
        shown("table bounded_nim max=5 -n 39"),
        shown("table bounded_nim max=5 -n 39 --csv"),
    ] {
        assert_eq!(samples(&text), known, "{text}");
    }
    let known = known.into_iter().map(|(position, value)| (position, value.min(1)));
    let known: Vec<_> = known.collect();
    let outcome = |value: u64, words: [&str; 2]| words[usize::from(value > 0)].to_owned();
    for text in [
        each(&|_, value| outcome(value, ["Second", "First"]), "\n"),
        format!("[{}]", each(&|_, value| outcome(value, ["False", "True"]), ", ")),
        "n win\n".to_owned() + &each(&|n, v| format!("{n} {}", outcome(v, ["lose", "win"])), "\n"),
        each(&|_, value| outcome(value, ["負", "勝"]), ""),
        each(&|_, value| outcome(value, ["p", "n"]), " "),
        shown("table bounded_nim max=5 -n 39 --outcomes"),
    ] {
        assert_eq!(samples(&text), known, "{text}");
    }
}

#[test]
fn a_table_of_pairs_is_read_as_programs_print_it() {
    let csv = shown("table wythoff -n 9 --csv");
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
        shown("table wythoff -n 9"),
    ] {
        assert_eq!(samples(&text), known, "{text}");
    }
    let outcomes = shown("table wythoff -n 9 --outcomes --csv").replace('W', "1").replace('L', "0");
    let rows: Vec<&str> = outcomes.lines().skip(1).map(|row| &row[2..]).collect();
    for rows in [rows.join("/"), rows.join("/").replace(',', "")] {
        assert!(shown(&format!("guess {rows}")).starts_with("wythoff\n"), "0 and 1");
    }
}

#[test]
fn strings_are_read_by_their_letters() {
    let known = vec![(vec![0], 0), (vec![0, 1], 1), (vec![1, 1, 0], 1)];
    for text in ["a: 0\nab: 1\nbba: 1", "0: 0\n01: 1\n110: 1", "L: 0\nLR: 1\nRRL: 1"] {
        assert_eq!(samples(text), known, "{text}");
    }
    assert_eq!(samples("1: 0\n2: 1\n10: 1").len(), 3, "sizes");
}

#[test]
fn a_table_that_is_not_clear_is_refused() {
    for (text, reason) in [
        ("0 1 2\n3 x 4", "`x` is neither"),
        ("x 0 1 2", "`x` is neither"),
        ("0: 1\n2 3\n2: 1", "some lines say which size"),
        ("0: 1\n1: 2\n1: 3", "the size 1 is there twice"),
        ("0: 1\n4000000000: 2", "too large to guess by"),
        ("0 W 5", "both values and outcomes"),
        ("a=1 b=2: W\nb=1 a=2: L", "some positions name `a b`, others `b a`"),
        ("n g\n", "neither a value nor"),
        ("---\n", "no values given"),
    ] {
        let output = tool::run(&mut tool::tool(&["guess", "--", text]), "");
        let complaint = messages(&output);
        assert!(!output.status.success() && complaint.contains(reason), "{text}: {complaint}");
    }
}

#[test]
fn brute_force_is_guessed_through_a_pipe() {
    let program = Rustc::usual().build("2021", &shown("brute_main"), &[]);
    let program = program.unwrap_or_else(|said| panic!("{said}"));
    let mut brute =
        program.command().arg("8").stdout(process::Stdio::piped()).spawn().expect("it runs");
    let mut guess = tool::tool(&["guess"]);
    let guess = guess.stdin(brute.stdout.take().expect("piped")).output().expect("the tool runs");
    assert!(brute.wait().expect("it ends").success());
    let text = printed(guess);
    assert!(text.starts_with("interval_nim min=1 max=2\n"), "{text}");
}

#[test]
fn a_dash_is_standard_input() {
    let said = |args: &[&str]| printed(tool::run(&mut tool::tool(args), "0 1 2 3 1 4 3 2 1 4 2 6"));
    assert_eq!(said(&["guess", "-"]), said(&["guess"]));
}
