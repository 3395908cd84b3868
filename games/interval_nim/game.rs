use entries::*;
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
        play(rows):
            interval_nim::wins(&sizes(rows), min, max),
            interval_nim::winning_moves(&sizes(rows), min, max).map(around(rows));
        moves(rows):
            as_moves(moves::interval_nim::moves(&sizes(rows), min, max), around(rows)),
            at_most squares(rows);
    };
    Game::new("interval_nim", Shape::Sum("rows"), answers)
        .with(RANGE)
        .tried(&[
            "min=1 max=1",
            "min=1 max=2",
            "min=1 max=3",
            "min=1 max=6",
            "min=2 max=2",
            "min=2 max=3",
            "min=2 max=5",
            "min=3 max=3",
            "min=3 max=4",
            "min=3 max=6",
            "min=4 max=4",
            "min=4 max=6",
        ])
        .sizes(&[(0, 0), (1, 16), (2, 7), (3, 4)])
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
    Game::new("interval_nim", Shape::Sum("circles"), answers)
        .variant("circle")
        .rules(
            "Interval Nim on circles: remove `min` to `max` consecutive cells, and a row is \
             left of a circle; whoever cannot move loses.",
            "円の区間ニム: 連続する `min` 個以上 `max` 個以下のマスを取り除き、円は一列になる。\
             動けなければ負け。",
        )
        .with(RANGE)
}

/// The lengths of the rows that a taking leaves of a circle.
fn opened(n: usize, min: usize, max: usize) -> Range<usize> {
    let first = n.saturating_sub(max);
    first..first.max((n + 1).saturating_sub(min))
}

/// The rows that a taking leaves of one.
fn around(rows: &[u64]) -> impl Fn((usize, usize, usize)) -> (usize, Vec<u64>) + '_ {
    move |(i, start, len)| {
        let parts = [start as u64, rows[i] - (start + len) as u64];
        (i, parts.into_iter().filter(|&part| part > 0).collect())
    }
}

refusals! {
    interval_nim::grundy_values(0, 1, 1) => answers "[0]";
    interval_nim::grundy_values(5, 0, 3) => panics "min must be positive";
    interval_nim::grundy_values(5, 3, 2) => panics "min = 3 exceeds max = 2";
    interval_nim::grundy_values(5, usize::MAX, usize::MAX) => answers "[0, 0, 0, 0, 0, 0]";
    interval_nim::grundy_values(usize::MAX, 1, 2)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    interval_nim::wins(&[], 0, 1) => panics "min must be positive";
    interval_nim::wins(&[], 2, 1) => panics "min = 2 exceeds max = 1";
    interval_nim::winning_moves(&[], 0, 0) => panics "min must be positive";
    interval_nim::circle_grundy(5, 0, 3) => panics "min must be positive";
    interval_nim::circle_grundy(0, 1, usize::MAX) => answers "0";
    interval_nim::circle_wins(5, 4, 3) => panics "min = 4 exceeds max = 3";
    interval_nim::circle_winning_moves(0, 0, 1) => panics "min must be positive";
    interval_nim::circle_winning_moves(0, 1, 1).next() => answers "None";
    interval_nim::set_grundy_values(0, &[]) => answers "[0]";
    interval_nim::set_grundy_values(3, &[0]) => panics "0 cells are no move";
    interval_nim::set_grundy_values(3, &[usize::MAX]) => answers "[0, 0, 0, 0]";
    interval_nim::set_wins(&[], &[0]) => panics "0 cells are no move";
    interval_nim::set_wins(&[], &[]) => answers "false";
    interval_nim::set_winning_moves(&[], &[0]) => panics "0 cells are no move";
}
