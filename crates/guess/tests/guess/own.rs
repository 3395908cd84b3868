//! Checks for the table of each game here that an answer predicts the next values of the game.

use crate::brute::{Position, to};
use crate::numbers::xor;
use crate::tables::{Positions, Table, lists, outcomes, tuples, values};
use crate::{answers_to, is_named};
use explore::parameters::{Kind, Parameter, Rule, read};
use explore::refusal::answer;
use games::entry::{Ask, Bound, Game, Shape};
use games::games;
use nim_snippets::strip_colouring::{self, Neighbours};
use nim_snippets::{ordered_nim, treblecross};

/// The game with the parameters that a usage line shows.
fn example(game: &Game) -> Option<Rule> {
    let argument = |it: &Parameter| Some((it.name, read(it, it.example).ok()?));
    let is_graph = game.parameters.iter().any(|it| matches!(it.kind, Kind::Board | Kind::Edges));
    let rule = game.parameters.iter().map(argument).collect::<Option<_>>().map(Rule);
    rule.filter(|_| !is_graph)
}

fn value(game: &Game, rule: &Rule, ask: Ask, position: &[u64]) -> Option<u64> {
    let largest = position.iter().copied().max().unwrap_or(0);
    let say = |bound: &Bound| {
        if ask == Ask::Values {
            return Some(xor(bound.values(position)?));
        }
        let play = bound.play_of(ask == Ask::MisereWins)?;
        let single = if position.len() == 1 { game.single(position[0]) } else { None };
        Some(u64::from(play.wins(&single.unwrap_or(position.to_vec()))))
    };
    answer(|| game.ask(rule, largest, say)).ok().flatten()
}

/// The positions of a table, and some larger ones.
fn positions(game: &Game) -> Positions {
    if game.single(0).is_some() && !matches!(game.shape, Shape::Row(_)) {
        return [to(game.first..100), to(100..200)];
    }
    let larger = tuples(2, game.first..19).into_iter().filter(|p| p.iter().any(|&n| n > 15));
    [tuples(2, game.first..16), larger.take(100).collect()]
}

/// The complaint about the answers to a table, if none is right.
fn complaint(game: &Game, rule: &Rule, ask: Ask) -> Option<String> {
    let with_value = |p: Position| Some((p.clone(), value(game, rule, ask, &p)?));
    let [known, asked] =
        positions(game).map(|all| all.into_iter().filter_map(with_value).collect::<Vec<_>>());
    let right: Vec<Option<u64>> = asked.iter().map(|(_, value)| Some(*value)).collect();
    let outcomes = ask != Ask::Values;
    let table = Table { name: game.module, outcomes, known, asked, letters: Vec::new() };
    // The parameters of some games limit the numbers.
    if table.asked.is_empty() || table.known.iter().all(|(_, value)| *value == table.known[0].1) {
        return None;
    }
    let answers = answers_to(&table.evidence());
    let names: Vec<&str> = answers.iter().map(|answer| answer.guesses[0].name.as_str()).collect();
    let is_named = answers.iter().any(|answer| answer.predictions == right);
    (!is_named).then(|| format!("{}{} {ask:?}: {names:?}", game.name(), rule.words()))
}

#[test]
fn the_tables_of_all_games_are_named() {
    let mut complaints = Vec::new();
    for game in games() {
        if game.single(0).is_none() && !game.has_pairs() {
            continue;
        }
        // `growth_race` has six parameters, so `guess` does not try small values of them.
        let Some(rule) = example(game).filter(|_| game.module != "growth_race") else { continue };
        for ask in [Ask::Values, Ask::Wins, Ask::MisereWins] {
            complaints.extend(complaint(game, &rule, ask));
        }
    }
    assert!(complaints.is_empty(), "{} are not: {complaints:#?}", complaints.len());
}

type Wins<'a> = &'a dyn Fn(&[u64]) -> bool;

/// A table of strips whose cells have these letters.
fn strips(name: &'static str, letters: &str, is_fair: Wins, wins: Wins) -> Table {
    let all = |len| lists(len, 0..letters.len() as u64).into_iter().filter(|p| is_fair(p));
    let table = outcomes(name, [all(3..=6).collect(), all(7..=7).step_by(7).collect()], wins);
    Table { letters: letters.chars().collect(), ..table }
}

/// Tests modules on ordered lists and on strings.
#[test]
fn modules_are_tried_on_all_positions() {
    let ordered = || [lists(1..=3, 0..5), lists(4..=4, 2..5)];
    let mut tables = vec![
        outcomes("ordered", ordered(), ordered_nim::wins),
        values("ordered values", ordered(), ordered_nim::grundy),
        strips("treblecross", ".X", &|_| true, &|p| {
            treblecross::wins(&p.iter().map(|&cell| cell == 1).collect::<Vec<bool>>())
        }),
    ];
    for (letters, empty) in [(".BR", 0), ("AB_", 2)] {
        let is_fair = |p: &[u64]| p.windows(2).all(|pair| pair[0] != pair[1] || pair[0] == empty);
        let wins = |p: &[u64]| {
            let cells = (0..).zip(p).filter(|(_, cell)| **cell != empty);
            let colour = |(i, &cell): (u64, &u64)| (i, cell - u64::from(cell > empty));
            let coloured: Vec<_> = cells.map(colour).collect();
            strip_colouring::wins(p.len() as u64, &coloured, Neighbours::Differ)
        };
        tables.push(strips("strip colouring", letters, &is_fair, &wins));
    }
    assert!(tables.iter().all(is_named));
}
