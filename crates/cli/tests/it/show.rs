//! `explain`, `table` and `guess`.

use crate::common::random::Random;
use crate::common::rustc::{Rustc, library};
use crate::common::tool::{self, complaint, messages, printed};
use crate::common::written::is_up_to_date;
use ::guess::{Answer, Evidence, guess};
use bundler::modules::modules;
use catalogue::api::{Item, items};
use cli::explore::Command;
use nim_snippets::subtraction_table::grundy_values;
use show::explain::reason;
use show::games::{About, Ask, Bound, Game, Move, Shape, Writing, games};
use show::parameters::{self, Argument, Kind, Parameter, Rule};
use show::question::{self, Question};
use show::refusal::answer;
use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::process;

fn run(line: &str) -> process::Output {
    tool::run(&mut tool::tool(&line.split_whitespace().collect::<Vec<_>>()), "")
}

fn shown(line: &str) -> String {
    printed(run(line))
}

fn refused(line: &str) -> String {
    complaint(run(line))
}

#[test]
fn no_module_takes_the_name_of_a_command() {
    for module in modules() {
        assert!(!<Command as clap::Subcommand>::has_subcommand(module.name), "{}", module.name);
    }
    assert!(<Command as clap::Subcommand>::has_subcommand("explain"));
}

/// Graphs and games of other people's own rules have no position that is a list of numbers.
#[test]
fn every_module_with_numbers_as_positions_has_an_entry() {
    for module in modules() {
        let other = ["tokens", "edges", "visited", "sum", "coloured", "step", "rectangles"];
        let has_numbers = |item: &Item| {
            let has_position = !item.signature.contains("(&self)");
            let is_other = other.iter().any(|word| item.signature.contains(word));
            item.name == "wins" && has_position && !is_other
        };
        let items = items(&module.source);
        let rule_is_code =
            items.iter().any(|it| it.name == "new" && it.signature.contains("options"));
        let has_entry = games().iter().any(|game| game.module == module.name);
        assert!(has_entry || rule_is_code || !items.iter().any(has_numbers), "{}", module.name);
    }
}

/// The value of a circle of cells, a bit each, of which `least..=most` neighbours may be taken.
fn circle(n: usize, taken: &RangeInclusive<usize>, cells: u32, known: &mut Known) -> u64 {
    if let Some(&value) = known.get(&cells) {
        return value;
    }
    let mut seen = Vec::new();
    for start in 0..n {
        for length in taken.clone().filter(|&length| length <= n) {
            let run = (0..length).fold(0, |run, i| run | 1 << ((start + i) % n));
            if cells & run == run {
                seen.push(circle(n, taken, cells & !run, known));
            }
        }
    }
    let value = (0..).find(|value| !seen.contains(value)).expect("a value");
    known.insert(cells, value);
    value
}

type Known = HashMap<u32, u64>;

#[test]
fn circles_have_the_values_of_their_cells() {
    for (words, taken) in [
        ("interval_nim variant=circle min=3 max=3", 3..=3),
        ("interval_nim variant=circle min=2 max=3", 2..=3),
        ("interval_nim variant=circle min=1 max=2", 1..=2),
        ("octal_game variant=circle code=0.77", 1..=2),
        ("octal_game variant=circle code=0.07", 2..=2),
        ("octal_game variant=circle code=0.007", 3..=3),
    ] {
        let asked: Vec<String> = words.split(' ').map(str::to_owned).collect();
        let question = question::read(&asked, &modules()).ok().expect(words);
        let said = values(&question.game, &question.rule, 12);
        let true_value = |n: usize| circle(n, &taken, (1 << n) - 1, &mut HashMap::new());
        assert_eq!(said, (0..12).map(true_value).collect::<Vec<_>>(), "{words}");
    }
}

/// The arguments to try a parameter with, the example of its game first.
fn arguments(game: &Game, parameter: &Parameter) -> Vec<Argument> {
    let texts: &[&str] = match (parameter.name, parameter.kind) {
        // Circles of more than one length are all lost but the small ones.
        ("min" | "max", _) if game.variant == "circle" => &["3"],
        ("code", _) if game.variant == "circle" => &["0.007"],
        ("dollar" | "root", _) => &["0", "1", "2"],
        ("colours", _) => &["2"],
        (_, Kind::Number(_)) => &[parameter.example, "1", "2", "3", "4"],
        (_, Kind::Set(_)) => &[parameter.example, "1,2", "2,3"],
        (_, Kind::Code(_)) => &[parameter.example, "0.137", "4.07"],
        (_, Kind::Pairs(_) | Kind::Edges | Kind::Board) => &[parameter.example],
        (_, Kind::Word(words)) => words,
    };
    texts.iter().map(|text| parameters::read(parameter, text).ok().expect("an argument")).collect()
}

/// All rules that these make; whether they are legal is for the module to say.
fn rules(game: &Game) -> Vec<Rule> {
    game.parameters.iter().fold(vec![Rule::default()], |rules, parameter| {
        let arguments = arguments(game, parameter);
        let longer = |rule: &Rule| {
            let with = |argument: &Argument| {
                let more = [(parameter.name, argument.clone())];
                Rule(rule.0.iter().cloned().chain(more).collect())
            };
            arguments.iter().map(with).collect::<Vec<_>>()
        };
        rules.iter().flat_map(longer).collect()
    })
}

/// A rule to try each game with.
fn example(game: &Game) -> Rule {
    rules(game).swap_remove(0)
}

/// All small positions; whether they are legal is for the module to say.
fn positions(shape: Shape) -> Vec<Vec<u64>> {
    let tuples = |most: u64, len: u32| {
        (0..most.pow(len)).map(move |code| (0..len).map(|i| code / most.pow(i) % most).collect())
    };
    match shape {
        Shape::Sum(_) | Shape::Row(_) | Shape::Written(Writing::Set(_)) => {
            (0..=3).flat_map(|len| tuples(6, len)).chain(tuples(4, 4)).collect()
        }
        Shape::Exactly([_]) => tuples(64, 1).collect(),
        Shape::Exactly([_, _, _]) => tuples(8, 3).collect(),
        Shape::Pairs(_) | Shape::Exactly(_) | Shape::Limited => tuples(22, 2).collect(),
        Shape::Written(Writing::Strip(letters)) => {
            let (places, longest) = if letters.len() == 2 { (2, 6) } else { (3, 4) };
            (1..=longest).flat_map(|len| tuples(places, len)).collect()
        }
        Shape::Written(Writing::Graph) => (1..=3).flat_map(|edges| tuples(4, 2 * edges)).collect(),
        Shape::Written(Writing::Played | Writing::Stock) => {
            tuples(8, 2).chain(tuples(5, 4)).collect()
        }
    }
}

/// Asks a game about a position, for numbers up to its largest.
fn ask<T>(game: &Game, rule: &Rule, position: &[u64], asked: impl FnOnce(&Bound) -> T) -> T {
    game.ask(rule, position.iter().copied().max().unwrap_or(0), asked)
}

fn who_wins(misere: bool) -> Ask {
    if misere { Ask::MisereWins } else { Ask::Wins }
}

/// Who wins, or nothing if the position is not legal.
fn wins(game: &Game, rule: &Rule, position: &[u64], misere: bool) -> Option<bool> {
    let asked = |bound: &Bound| (bound.play_of(misere).expect("it has").wins)(position);
    answer(|| ask(game, rule, position, asked)).ok()
}

/// The first position of which something false is said.
fn false_reason(question: &Question, misere: bool) -> Option<String> {
    let (game, rule) = (&question.game, &question.rule);
    positions(game.shape).iter().find_map(|position| {
        let wins = wins(game, rule, position, misere)?;
        let said = |bound: &Bound| reason(question, bound, position, misere, wins);
        let reason = answer(|| ask(game, rule, position, said)).ok().expect("a reason");
        let name = format!("{}{}", game.name(), rule.words());
        (reason.lost == wins)
            .then(|| format!("{name} {position:?}: {}", reason.sentence.get(false)))
    })
}

#[test]
fn what_is_said_of_lost_positions_is_true() {
    let mut wrong = Vec::new();
    for game in games() {
        let rules = rules(&game);
        let mut question = Question { game, rule: Rule::default(), numbers: Vec::new() };
        for rule in rules {
            question.rule = rule;
            let plays = [false, true].into_iter().filter(|it| question.game.has(who_wins(*it)));
            wrong.extend(plays.filter_map(|misere| false_reason(&question, misere)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// All winning moves.
fn moves(game: &Game, rule: &Rule, position: &[u64], misere: bool) -> Vec<Move> {
    let mut moves = Vec::new();
    ask(game, rule, position, |bound| {
        let play = bound.play_of(misere).expect("it has");
        (play.moves)(position, &mut |found| {
            moves.push(found);
            true
        });
    });
    moves
}

fn check_moves(game: &Game, rule: &Rule, misere: bool) {
    let mut legal = 0;
    for position in positions(game.shape) {
        let Some(is_won) = wins(game, rule, &position, misere) else { continue };
        legal += 1;
        let moves = moves(game, rule, &position, misere);
        let name = game.name();
        assert!(is_won || moves.is_empty(), "{name} {position:?}: {moves:?}");
        let finished = misere || game.module == "misere_sums" || position.iter().all(|&n| n == 0);
        assert!(!is_won || finished || !moves.is_empty(), "{name} {position:?}: no move");
        for found in moves {
            let Some(after) = found.after(&position) else { continue };
            assert!(after != position, "{name} {position:?}: {found:?}");
            let next = wins(game, rule, &after, misere);
            assert_eq!(next, Some(false), "{name} {position:?}: {found:?}");
        }
    }
    assert!(legal > 2, "{}: few positions are legal", game.name());
}

#[test]
fn the_moves_of_all_games_leave_lost_positions() {
    for game in games() {
        let rule = example(&game);
        for misere in [false, true] {
            if game.has(who_wins(misere)) {
                check_moves(&game, &rule, misere);
            }
        }
    }
}

/// The calls that `guess` may print for a game, each with a position and what it says there.
fn calls(game: &Game) -> Vec<(String, Vec<u64>, String)> {
    let rule = example(game);
    let mut calls = Vec::new();
    let mut expect = |call: &str, position: &[u64], said: &dyn Fn() -> String| {
        if let Ok(said) = answer(said) {
            calls.push((call.to_owned(), position.to_vec(), said));
        }
    };
    let abouts = [About::Part, About::Pair, About::Heaps].into_iter().filter(|about| match about {
        About::Part => game.single(0).is_some() && !matches!(game.shape, Shape::Row(_)),
        About::Pair => game.has_pairs(),
        About::Heaps => matches!(game.shape, Shape::Sum(_) | Shape::Row(_)),
    });
    for about in abouts {
        for numbers in [[5, 3, 8], [4, 7, 9]] {
            let count = [About::Part, About::Pair, About::Heaps].iter().position(|it| *it == about);
            let numbers = &numbers[..=count.expect("one of them")];
            if game.has(Ask::Values) {
                let value = || values_of(game, &rule, numbers).iter().fold(0, |xor, it| xor ^ it);
                expect(&game.value_call_of(&rule, about), numbers, &|| value().to_string());
            }
            for misere in [false, true] {
                if !game.has(who_wins(misere)) {
                    continue;
                }
                let position = if about == About::Part { game.single(numbers[0]) } else { None };
                let position = position.unwrap_or(numbers.to_vec());
                let asked =
                    |bound: &Bound| (bound.play_of(misere).expect("it has").wins)(&position);
                let wins = || ask(game, &rule, &position, asked).to_string();
                expect(&game.outcome_call(&rule, about, misere), numbers, &wins);
            }
        }
    }
    calls
}

#[test]
fn the_calls_of_all_games_can_be_pasted() {
    let modules: String = modules().iter().map(|module| format!("{}, ", module.name)).collect();
    let mut text = format!("#![allow(unused)]\nuse nim_snippets::{{{modules}}};\nfn main() {{\n");
    let mut expected = Vec::new();
    // `guess` does not try what is left out here.
    let is_tried = |it: &&Parameter| {
        !matches!(it.kind, Kind::Set(0) | Kind::Pairs(0) | Kind::Edges | Kind::Board)
    };
    for game in games() {
        if game.parameters.iter().filter(is_tried).count() < game.parameters.len() {
            continue;
        }
        for (call, position, said) in calls(&game) {
            let numbers = match position[..] {
                [n] => format!("let (n, n_max) = ({n}, {n});"),
                [a, b] => format!("let (a, b, n_max) = ({a}, {b}, {});", a.max(b)),
                _ => format!("let (heaps, n_max) = (&{position:?}, {});", position[2]),
            };
            let module = game.module;
            text += &format!(
                "{{ use nim_snippets::{module}::*; {numbers} println!(\"{{}}\", {{ {call} }}); }}\n"
            );
            expected.push((call, position, said));
        }
    }
    let program = Rustc::usual().build("2021", &(text + "}\n"), &["--extern", library()]);
    let program = program.unwrap_or_else(|said| panic!("{said}"));
    let output = tool::run(&mut program.command(), "");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(said.lines().count(), expected.len(), "{}", String::from_utf8_lossy(&output.stderr));
    for (line, (call, position, expected)) in said.lines().zip(expected) {
        assert_eq!(line, expected, "{call} for {position:?}");
    }
}

#[test]
fn every_game_is_explained() {
    for game in games().iter().filter(|game| game.has(Ask::Wins)) {
        let numbers = match game.shape {
            Shape::Exactly([_]) => "5",
            Shape::Exactly([_, _, _]) => "5 4 1",
            Shape::Sum(_) => "1 2 5",
            _ if !game.example.is_empty() => game.example,
            Shape::Row(_) => "5 4 1",
            _ => "5 4",
        };
        let words = format!("{}{} {numbers}", game.name(), example(game).words());
        let text = shown(&format!("explain {words}"));
        assert!(text.contains("The player to move"), "{words}: {text}");
        assert_eq!(
            text.contains("move wins ("),
            text.contains("A winning move: "),
            "{words}: {text}"
        );
        let all = shown(&format!("explain {words} --all"));
        assert_eq!(text.contains("move wins ("), all.contains("winning move: "), "{words}: {all}");
        if game.has(Ask::MisereWins) {
            assert!(shown(&format!("explain {words} --misere")).contains("The player to move"));
        }
    }
}

#[test]
fn the_articles_example_is_explained() {
    let text = shown("explain moore_nim k=3 22 11 42 23 19");
    let before = "
22  0 1 0 1 1 0
11  0 0 1 0 1 1
42  1 0 1 0 1 0
23  0 1 0 1 1 1
19  0 1 0 0 1 1
    -----------
    1 3 2 2 5 3  digit sums
    1 3 2 2 1 3  mod 4

The player to move wins (an N-position): not every digit sum is a multiple of k + 1 = 4.
A winning move: take ";
    assert!(text.contains(before), "{text}");
    assert!(text.ends_with("    0 0 0 0 0 0  mod 4\n"), "{text}");
    assert!(text.matches("  <- was ").count() <= 3, "{text}");
}

#[test]
fn a_bad_position_gets_the_modules_own_message() {
    for (line, message) in [
        ("explain bounded_nim max=0 3", "max must be positive"),
        ("explain range_nim min=5 max=3 4", "min = 5 exceeds max = 3"),
        ("explain welter 1 3 3", "two coins on cell 3"),
        ("explain moore_nim 1 2", "`moore_nim` needs `k`"),
        ("explain moore_nim k=x 1", "`x` is no value of `k`"),
        ("explain moore_nim m=3 1", "`moore_nim` has no parameter `m`"),
        ("explain nim 1 two", "`two` is no number of stones"),
        ("explain nin 1", "no snippet `nin`; did you mean `nim`?"),
        ("explain grid_period 1", "no position of `grid_period` can be typed"),
        ("explain node_kayles 0-1 1-x", "`0-1 1-x` is no position"),
        ("explain dag_game edges=0-1,1-0 0", "the graph has the cycle [0, 1]"),
        ("explain board_game board=.# piece=rook 0 1", "a token on the wall (0, 1)"),
        ("explain wythoff 1 2 3", "a position is a b"),
        ("explain octal_game code=0.77 5 --misere", "`octal_game` has no theory of misère play"),
        ("explain euclid_game variant=odd 1 2", "`euclid_game` has no variant `odd`"),
    ] {
        let complaint = refused(line);
        assert!(complaint.starts_with(&format!("error: {message}")), "{line}: {complaint}");
        assert!(!complaint.contains("panicked") && complaint.lines().count() <= 3, "{complaint}");
    }
}

#[test]
fn a_table_wraps_at_its_period_and_says_what_proves_it() {
    let text = shown("table octal_game code=0.77 -n 200");
    assert!(text.contains("\n  0 | 0* 1  2  3  1  4  3  2  1  4  2  6  4"), "{text}");
    assert!(text.contains("\n 72 | 4  1  2  8") && text.contains("\n 96 | 4  1  2  8"), "{text}");
    let status = "period 12, last exception 70; proven: the theorem of Guy and Smith\n";
    assert!(text.ends_with(status), "{text}");

    let text = shown("table octal_game code=0.007 -n 1000");
    assert!(text.ends_with("no period within the values up to 1000\n"), "{text}");
    let text = shown("table strange_nim k=2");
    assert!(text.ends_with("no period within the values up to 1000\n"), "{text}");
    let text = shown("table halving_nim k=2 -n 20");
    assert!(text.contains("period 2, last exception 2; only seen: "), "{text}");
    let text = shown("table subtraction_game set=1,3,4 -n 20");
    assert!(
        text.contains("\n14 | 0* 1  0* 1  2  3  2\n")
            || text.contains("\n 0 | 0* 1  0* 1  2  3  2  0*")
    );
    assert!(text.contains("period 7, from the first value on; proven: "), "{text}");
    let text = shown("table all_but_game set=2");
    assert!(text.contains("period 4, each 2 higher, from the first value on; proven: "), "{text}");
    let text = shown("table lasker_nim");
    assert!(text.contains("period 4, each 4 higher, last exception 0; proven: "), "{text}");
}

#[test]
fn a_table_is_a_square_for_two_heaps() {
    let rows = |text: &str| -> Vec<String> { text.lines().map(str::to_owned).collect() };
    let nim = rows(&shown("table nim -n 3 --csv"));
    assert_eq!(nim, [",0,1,2,3", "0,0,1,2,3", "1,1,0,3,2", "2,2,3,0,1", "3,3,2,1,0"]);
    let wythoff = rows(&shown("table wythoff --outcomes -n 2 --csv"));
    assert_eq!(wythoff, [",0,1,2", "0,L,W,W", "1,W,W,L", "2,W,L,W"]);
    let product = shown("table nimber -n 3 --json");
    let json: serde_json::Value = serde_json::from_str(&product).expect("JSON");
    assert_eq!(json["values"].to_string(), "[[0,0,0,0],[0,1,2,3],[0,2,3,1],[0,3,1,2]]");
    assert_eq!((&json["game"], &json["period"]), (&"nimber".into(), &serde_json::Value::Null));
    let line = shown("table subtraction_game set=1,3,4 -n 5 --json");
    let expected = r#"{"game":"subtraction_game","parameters":{"set":[1,3,4]},"first":0,"values":[0,1,0,1,2,3],"period":{"start":0,"length":7,"saltus":0,"proven":true,"by":"a window as long as the largest number of the set repeats"}}"#;
    assert_eq!(line.trim(), expected);
    let misere = rows(&shown("table bounded_nim max=3 --misere -n 5 --csv"));
    assert_eq!(misere, ["n,outcome", "0,W", "1,L", "2,W", "3,W", "4,W", "5,L"]);
    assert!(refused("table bounded_nim max=0").contains("max must be positive"));
    assert!(refused("table nim 3 4").contains("a table needs no `3 4`"));
    assert!(refused("table welter --parts 1 --misere").contains("`welter` has no misère play"));
}

#[test]
fn every_game_has_a_table() {
    for game in games() {
        let rule = example(&game);
        // A graph has its own number of vertices.
        let is_graph = game.parameters.iter().any(|it| ["edges", "tree"].contains(&it.name));
        if is_graph || game.single(0).is_none() && !game.has_pairs() {
            continue;
        }
        let text = shown(&format!("table {}{} -n 20", game.name(), rule.words()));
        assert!(text.lines().count() > 2, "{}: {text}", game.name());
    }
}

/// The games whose values depend on one number.
fn games_of_one_part() -> impl Iterator<Item = Game> {
    let values = |game: &Game| game.has(Ask::Values) && !matches!(game.shape, Shape::Row(_));
    games().into_iter().filter(move |game| values(game) && game.single(0).is_some())
}

fn values(game: &Game, rule: &Rule, n: u64) -> Vec<u64> {
    values_of(game, rule, &(0..n).collect::<Vec<_>>())
}

fn values_of(game: &Game, rule: &Rule, parts: &[u64]) -> Vec<u64> {
    game.values(rule, parts).expect("values")
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
        ("--lost 1 2 4 8 16 32", "won iff n is not a power of 2\n"),
        ("--outcomes LWWLWWLWWLWWLWWLWW", "bounded_nim max=2 (weak)\n"),
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

#[test]
fn what_cannot_be_meant_is_refused() {
    for (line, reason) in [
        ("explain moore_nim k=2 k=3 1", "`k` is given twice"),
        ("explain nim 3 -1", "`-1` is no number of stones"),
        ("explain octal_game code=0.007 70000", "a heap of 70000 is above the 65536 of the table"),
        ("explain treblecross 2", "a row of 2 cells has no line of three"),
        ("explain coin_turning game=ruler 3 3", "3 is there twice"),
        ("guess 0 -1 1", "`-1` is neither a value nor an outcome"),
        ("table nim -n 99999999999", "more than 10000000 cells"),
        ("table bounded_nim max=2 -n 10000000", "more than 10000000 cells"),
        ("table wythoff --parts 1", "there is no table of `wythoff` for one part"),
    ] {
        let complaint = refused(line);
        assert!(complaint.contains(reason), "{line}: {complaint}");
    }
    assert_eq!(shown("explain nim [5,7]"), shown("explain nim 5 7"));
    let text = shown("explain fibonacci_nim 1 --misere");
    assert!(text.ends_with("No move is left, and in misère play that wins.\n"), "{text}");
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
        ("n g\n", "neither a value nor"),
        ("---\n", "there are no values"),
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
    let mut brute = program.command().stdout(process::Stdio::piped()).spawn().expect("it runs");
    let mut guess = tool::tool(&["guess"]);
    let guess = guess.stdin(brute.stdout.take().expect("piped")).output().expect("the tool runs");
    assert!(brute.wait().expect("it ends").success());
    let text = printed(guess);
    assert!(text.starts_with("octal_game code=0.77\n"), "{text}");
}

/// The pictures of the README, and how each is drawn.
const PICTURES: [(&str, &str); 2] =
    [("docs/nim.svg", "table nim -n 15"), ("docs/kayles.svg", "table octal_game code=0.77 -n 143")];

#[test]
fn the_pictures_are_up_to_date() {
    for (file, line) in PICTURES {
        let drawn = shown(&format!("{line} --svg /dev/stdout"));
        is_up_to_date(file, &drawn);
        roxmltree::Document::parse(&drawn).expect("XML");
    }
}

#[test]
fn a_position_is_explained_in_the_language_of_the_locale() {
    let is_japanese = |locale: &str| {
        let mut explain = tool::tool(&["explain", "nim", "3", "5", "7"]);
        let said = printed(tool::run(explain.env("LC_ALL", locale), ""));
        said.contains(|c: char| ('ぁ'..='ん').contains(&c))
    };
    assert!(is_japanese("ja_JP.UTF-8"));
    assert!(!is_japanese("C"));
}

#[test]
fn a_dash_is_standard_input() {
    let said = |args: &[&str]| printed(tool::run(&mut tool::tool(args), "0 1 2 3 1 4 3 2 1 4 2 6"));
    assert_eq!(said(&["guess", "-"]), said(&["guess"]));
}
