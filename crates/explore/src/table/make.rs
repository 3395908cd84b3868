//! Makes a table, and looks for its period.

use crate::parameters::{Rule, join};
use crate::question::{Question, no_misere, usage_with};
use crate::refusal::{answer, answer_quietly};
use crate::table::{Cells, MOST_CELLS, Options, PROVING, Period, SEARCHED, Table};
use bundler::diagnostic::{Problem, Result};
use games::entry::{Ask, Bound, Game, Proof, Repetition, Shape, words};
use nim_snippets::periodicity;

pub fn table(question: &Question, options: &Options) -> Result<Table> {
    let Question { game, rule, numbers } = question;
    let game = *game;
    if !numbers.is_empty() {
        let title = format!("unexpected `{}`: a table takes no position", join(numbers, " "));
        return Err(Problem::new(title).help("`-n 200`, for example, makes a table up to 200"));
    }
    let ask = asked(game, options)?;
    let is_single = game.single(0).is_some();
    let parts = options.parts.unwrap_or(if is_single { game.table_parts } else { 2 });
    let last = last(game, parts, options)?;
    let (mut period, mut searched) = (None, 0);
    let cells = match parts {
        1 if is_single => {
            let sizes: Vec<u64> = (game.first..=last).collect();
            let ask_line = |bound: &Bound| line(bound, game, ask, &sizes);
            let line = answer(|| game.ask(rule, last, ask_line))?.unwrap_or_default();
            if ask == Ask::Values {
                (period, searched) = period_beyond(game, rule, last);
            }
            Cells::Line(line.into_iter().map(Some).collect())
        }
        2 if game.has_pairs() => Cells::Square(square(game, rule, ask, last)?),
        _ => {
            let parts = if parts == 1 { "one part" } else { "two parts" };
            let title = format!("there is no table of `{}` for {parts}", game.name());
            return Err(Problem::new(title));
        }
    };
    let misere = if options.misere { ", misère play" } else { "" };
    Ok(Table {
        title: format!("{}{}{misere}", game.name(), rule.words()),
        game: game.name(),
        rule: rule.clone(),
        first: game.first,
        cells,
        outcomes: ask != Ask::Values,
        period,
        searched,
        japanese: options.japanese,
    })
}

/// Chooses between values and outcomes.
fn asked(game: &Game, options: &Options) -> Result<Ask> {
    let ask = match (options.misere, options.outcomes || !game.has(Ask::Values)) {
        (true, _) => Ask::MisereWins,
        (false, true) => Ask::Wins,
        (false, false) => Ask::Values,
    };
    let what = if options.misere { "misère play" } else { "outcomes" };
    if options.misere && game.is_misere {
        return Err(no_misere(game));
    }
    if game.has(ask) {
        Ok(ask)
    } else {
        Err(Problem::new(format!("`{}` has no {what}", game.name())))
    }
}

/// The last part of the table; an error if the table is empty or too large.
fn last(game: &Game, parts: u8, options: &Options) -> Result<u64> {
    let is_line = parts == 1;
    let last = options.n.unwrap_or(if is_line { 99 } else { 15 });
    let most = if is_line { MOST_CELLS } else { MOST_CELLS.isqrt() };
    let first = game.first;
    if last < first {
        let title = format!("a table up to {last} is empty: the smallest number is {first}");
        return Err(Problem::new(title).help(format!("`-n {first}` has one")));
    }
    if last < most {
        return Ok(last);
    }
    let title = format!("a table up to {last} has more than {MOST_CELLS} cells");
    Err(Problem::new(title).help(format!("`-n {}` has fewer", most - 1)))
}

/// The answers for a single part of each size.
fn line(bound: &Bound, game: &Game, ask: Ask, sizes: &[u64]) -> Option<Vec<u64>> {
    match (ask, game.shape) {
        (Ask::Values, Shape::Row(_)) => sizes.iter().map(|&n| bound.value(&[n])).collect(),
        (Ask::Values, _) => bound.values(sizes),
        _ => {
            let play = bound.play_of(ask == Ask::MisereWins)?;
            sizes.iter().map(|&n| Some(u64::from(play.wins(&game.single(n)?)))).collect()
        }
    }
}

/// The answers for the pairs up to a last part, by rows; empty for a pair that the module rejects.
pub fn square(game: &Game, rule: &Rule, ask: Ask, last: u64) -> Result<Vec<Vec<Option<u64>>>> {
    let sizes = || game.first..=last;
    let rows = answer(|| {
        game.ask(rule, last, |bound| {
            let row = |a| sizes().map(|b| answer_quietly(|| pair(bound, ask, [a, b]))).collect();
            sizes().map(row).collect::<Vec<Vec<_>>>()
        })
    })?;
    if rows.iter().flatten().all(Option::is_none) {
        let rejected =
            answer(|| game.ask(rule, last, |bound| pair(bound, ask, [last, game.first])));
        rejected.map_err(|problem| match game.shape {
            Shape::Row(parts) => problem.help(format!(
                "a table has two {}; `./bundle.sh explain {}` takes any number",
                parts.name(),
                usage_with(game, rule)
            )),
            _ => problem,
        })?;
    }
    Ok(rows)
}

fn pair(bound: &Bound, ask: Ask, pair: [u64; 2]) -> u64 {
    if ask == Ask::Values {
        // The value of each part: a position may not have the same part twice.
        let values = bound.values(&pair).into_iter().flatten();
        return values.fold(0, |xor, value| xor ^ value);
    }
    let play = bound.play_of(ask == Ask::MisereWins);
    play.map_or(0, |play| u64::from(play.wins(&pair)))
}

/// Searches at least [`SEARCHED`] values for a period, and up to [`PROVING`] if these may prove one.
/// Also returns the largest part whose value was searched.
fn period_beyond(game: &Game, rule: &Rule, last: u64) -> (Option<Period>, u64) {
    let until = |last: u64| {
        let sizes: Vec<u64> = (game.first..=last).collect();
        let values =
            answer(|| game.ask(rule, last, |bound| line(bound, game, Ask::Values, &sizes)));
        Some((find_period(game, rule, &values.ok()??), last))
    };
    let is_proven = |(period, _): &(Option<Period>, u64)| {
        period.as_ref().is_some_and(|period| period.proof.is_some())
    };
    let near = until(last.max(SEARCHED)).unwrap_or((None, last));
    let far = matches!(game.proof, Proof::GuySmith(_)) && !is_proven(&near) && last < PROVING;
    if far { until(PROVING).unwrap_or(near) } else { near }
}

/// The period of these values, which begin at the first part, and its proof.
fn find_period(game: &Game, rule: &Rule, values: &[u64]) -> Option<Period> {
    let proven = |repetition, proof| Some(Period { repetition, proof: Some(proof), seen: 0 });
    match game.proof {
        Proof::Formula(words, period) => {
            // `u64::MAX` means that the length does not fit.
            let period = Some(period(rule)).filter(|period| period.length < u64::MAX);
            return period.and_then(|period| proven(period, words));
        }
        Proof::Module(words, period) => {
            let period = answer(|| period(rule, u64::MAX)).ok().flatten();
            return period.and_then(|period| proven(period, words));
        }
        _ => {}
    }
    let found = periodicity::find(values)?;
    let repetition =
        Repetition { start: found.start + game.first, length: found.length, saltus: found.saltus };
    let proof = match game.proof {
        Proof::Window(max) if found.is_proven_subtraction(max(rule) as u64) => Some(words(
            "a window as long as the largest number of the set repeats",
            "集合の最大の数の長さの窓が繰り返す",
        )),
        Proof::GuySmith(demand) => {
            let (digits, heaps) = demand(rule);
            let proven = found.is_proven_octal(heaps as u64, digits as u64);
            proven.then(|| words("the theorem of Guy and Smith", "Guy と Smith の定理"))
        }
        _ => None,
    };
    // Fewer than two repetitions may be chance: hexadecimal 0.E repeats 453 values 1.2 times, and
    // never again.
    let is_seen = found.seen >= 2 * found.length;
    (proof.is_some() || is_seen).then_some(Period { repetition, proof, seen: found.seen })
}
