//! Checks that the descriptions of all games are true.

use crate::{question, who_wins, wins};
use explore::explain::{self, Shown};
use explore::parameters::Rule;
use explore::question::Question;
use explore::table;
use games::entry::{Bound, Game, Move, Shape, Writing};
use games::games;
use std::collections::HashMap;
use std::ops::RangeInclusive;

/// The value of a circle of cells, one bit each, from which runs of these lengths may be taken.
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
fn values_of_circles_match_brute_force() {
    for (words, taken) in [
        ("interval_nim variant=circle min=3 max=3", 3..=3),
        ("interval_nim variant=circle min=2 max=3", 2..=3),
        ("interval_nim variant=circle min=1 max=2", 1..=2),
        ("octal_game variant=circle code=0.77", 1..=2),
        ("octal_game variant=circle code=0.07", 2..=2),
        ("octal_game variant=circle code=0.007", 3..=3),
    ] {
        let question = question(words);
        let parts: Vec<u64> = (0..12).collect();
        let values = question.game.values(&question.rule, &parts).expect("values");
        let true_value = |n: usize| circle(n, &taken, (1 << n) - 1, &mut HashMap::new());
        assert_eq!(values, (0..12).map(true_value).collect::<Vec<_>>(), "{words}");
    }
}

/// The small positions of the laws. If there are none, all small positions in the game's notation;
/// the module rejects illegal ones.
fn positions(game: &Game) -> Vec<Vec<u64>> {
    let tuples = |most: u64, len: u32| {
        (0..most.pow(len)).map(move |code| (0..len).map(|i| code / most.pow(i) % most).collect())
    };
    match game.shape {
        Shape::Written(_) if !game.tried.sizes.is_empty() => game.small_positions(),
        Shape::Written(Writing::Set(_)) => (0..=3).flat_map(|len| tuples(6, len)).collect(),
        Shape::Written(Writing::Strip(letters)) => {
            let (kinds, longest) = if letters.len() == 2 { (2, 6) } else { (3, 4) };
            (1..=longest).flat_map(|len| tuples(kinds, len)).collect()
        }
        Shape::Written(Writing::Graph) => (1..=3).flat_map(|edges| tuples(4, 2 * edges)).collect(),
        Shape::Written(Writing::Played | Writing::Stock) => {
            tuples(8, 2).chain(tuples(5, 4)).collect()
        }
        _ => game.small_positions(),
    }
}

/// The first position with a false reason.
fn false_reason(question: &Question, misere: bool) -> Option<String> {
    positions(question.game).iter().find_map(|position| {
        let wins = wins(question, position, misere)?;
        let reason_of = |bound: &Bound| Shown { question, bound, position, misere }.reason(wins);
        let reason = question.ask(position, reason_of).ok().expect("a reason");
        let name = format!("{}{}", question.game.name(), question.rule.words());
        (reason.losing == wins)
            .then(|| format!("{name} {position:?}: {}", reason.sentence.get(false)))
    })
}

#[test]
fn reasons_agree_with_the_winner() {
    let mut wrong = Vec::new();
    for game in games() {
        let rules = game.tried_rules();
        let mut question = Question { game, rule: Rule::default(), numbers: Vec::new() };
        for rule in rules {
            question.rule = rule;
            let plays = [false, true].into_iter().filter(|it| question.game.has(who_wins(*it)));
            wrong.extend(plays.filter_map(|misere| false_reason(&question, misere)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The sentence of the rules ends with the winner, who is the other one in misère play.
#[test]
fn rules_of_misere_play_end_with_the_other_winner() {
    for game in games().filter(|game| game.has(who_wins(true))) {
        for japanese in [false, true] {
            let [usual, other] = [false, true].map(|misere| explain::rules(game, misere, japanese));
            assert_ne!(usual, other, "{}", game.name());
        }
    }
}

/// All winning moves.
fn moves(question: &Question, position: &[u64], misere: bool) -> Vec<Move> {
    let mut moves = Vec::new();
    let asked = question.ask(position, |bound| {
        let play = bound.play_of(misere).expect("it has");
        moves.extend(play.moves(position));
    });
    asked.ok().expect("a legal position");
    moves
}

fn check_moves(question: &Question, misere: bool) {
    let game = question.game;
    let mut legal = 0;
    for position in positions(game) {
        let Some(is_winning) = wins(question, &position, misere) else { continue };
        legal += 1;
        let moves = moves(question, &position, misere);
        let name = game.name();
        assert!(is_winning || moves.is_empty(), "{name} {position:?}: {moves:?}");
        let finished = misere || game.module == "misere_sums" || position.iter().all(|&n| n == 0);
        assert!(!is_winning || finished || !moves.is_empty(), "{name} {position:?}: no move");
        for found in moves {
            let Some(after) = found.after(&position) else { continue };
            assert!(after != position, "{name} {position:?}: {found:?}");
            let next = wins(question, &after, misere);
            assert_eq!(next, Some(false), "{name} {position:?}: {found:?}");
        }
    }
    assert!(legal > 2, "{}: too few legal positions", game.name());
}

#[test]
fn winning_moves_leave_losing_positions() {
    for game in games() {
        let question = Question { rule: game.example_rule(), game, numbers: Vec::new() };
        for misere in [false, true].into_iter().filter(|it| question.game.has(who_wins(*it))) {
            check_moves(&question, misere);
        }
    }
}

/// `api` prints a command for each game: it works with the first word of each choice, and with a
/// position.
#[test]
fn commands_of_all_games_work() {
    for game in games() {
        let command = question::command(game);
        let words: Vec<&str> = command.split(' ').collect();
        let is_given = |word: &&&str| word.contains('=') || **word == game.module;
        let given = words[1..].iter().filter(is_given).map(|word| word.split('|').next());
        let given: Vec<&str> = given.flatten().collect();
        let works = match words[0] {
            "explain" => {
                let position = game.written(&game.example_position());
                let line = format!("{} {position}", given.join(" "));
                explain::verdict(&question(&line), false).is_ok()
            }
            "table" => {
                let options = table::Options {
                    n: Some(9),
                    outcomes: false,
                    misere: false,
                    parts: None,
                    japanese: false,
                };
                table::table(&question(&given.join(" ")), &options).is_ok()
            }
            _ => false,
        };
        assert!(works, "{command}");
    }
}
