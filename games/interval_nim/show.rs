use crate::games::entry::*;
use nim_snippets::interval_nim;
use nim_snippets::sprague_grundy::mex;
use std::ops::Range;

pub fn games() -> Vec<Game> {
    vec![interval_nim(), circles()]
}

fn interval_nim() -> Game {
    let answers = answers! {
        |rule, n_max|
        let min = rule.size("min");
        let max = rule.size("max");
        make[TABLE] values = interval_nim::grundy_values(n_max, min, max);
        value[n]: values[n];
        play(p):
            interval_nim::wins(&sizes(p), min, max),
            interval_nim::winning_moves(&sizes(p), min, max).map(around(p));
        rules(p): labels(rules::interval_nim::moves(&sizes(p), min, max)).map(around(p)), at_most squares(p);
    };
    Game::new("interval_nim", Shape::Sum("rows"), answers)
        .with(RANGE)
        .proof(Proof::GuySmith(|rule| (rule.size("max"), 2)))
}

fn circles() -> Game {
    let answers = answers! {
        |rule, n_max|
        let min = rule.size("min");
        let max = rule.size("max");
        make[TABLE] values = interval_nim::grundy_values(n_max, min, max);
        value[n]: mex(&values[opened(n, min, max)]),
            as "sprague_grundy::mex(&(min..=usize::min(n, max)).map(|taken| values[n - taken])\
                 .collect::<Vec<_>>())";
    };
    Game::new("interval_nim", Shape::Sum("circles"), answers).variant("circle").with(RANGE)
}

/// The lengths of the rows that a taking leaves of a circle.
fn opened(n: usize, min: usize, max: usize) -> Range<usize> {
    let first = n.saturating_sub(max);
    first..first.max((n + 1).saturating_sub(min))
}

/// The rows that a taking leaves of one.
fn around(rows: &[u64]) -> impl Fn((usize, usize, usize)) -> (usize, Vec<u64>) {
    move |(i, start, len)| {
        let parts = [start as u64, rows[i] - (start + len) as u64];
        (i, parts.into_iter().filter(|&part| part > 0).collect())
    }
}
