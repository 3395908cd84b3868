//! Games that no module knows, named by their moves or by the values of their parts.

use crate::brute::{Position, takings, with};
use crate::tables::{Table, beyond, line, lists, misere_won, table, tuples, value_of, values, won};

fn to(options: impl IntoIterator<Item = u64>) -> Vec<Position> {
    options.into_iter().map(|n| vec![n]).collect()
}

/// The pairs after one of these steps, repeated at most this often in one move.
fn stepped(p: &[u64], steps: &[(i64, i64)], most: i64) -> Vec<Position> {
    let left = |(i, j): (i64, i64)| {
        let left = move |k: i64| [p[0] as i64 - k * i, p[1] as i64 - k * j];
        (1..=most).map(left).take_while(|left| left.iter().all(|&n| n >= 0))
    };
    let left = steps.iter().copied().flat_map(left);
    left.map(|left| left.iter().map(|&n| n as u64).collect()).collect()
}

const KNIGHT: &[(i64, i64)] = &[(2, 1), (1, 2), (2, -1), (-1, 2)];

fn numbers() -> Vec<Table> {
    vec![
        values(
            "one less, a half or a third",
            0..80,
            value_of(|p| if p[0] == 0 { Vec::new() } else { to([p[0] - 1, p[0] / 2, p[0] / 3]) }),
        ),
        line(
            "three less, or a third rounded up, down to 1",
            1..90,
            won(|p| {
                let third = (p[0] > 1).then(|| p[0].div_ceil(3));
                to(p[0].checked_sub(3).filter(|&left| left > 0).into_iter().chain(third))
            }),
        ),
        line(
            "one less, a half or a third, and who cannot move wins",
            0..90,
            misere_won(|p| if p[0] == 0 { Vec::new() } else { to([p[0] - 1, p[0] / 2, p[0] / 3]) }),
        ),
        values(
            "one less, or without the highest bit",
            0..90,
            value_of(|p| {
                let less = p[0].checked_ilog2().map(|log| p[0] - (1 << log));
                to(p[0].checked_sub(1).into_iter().chain(less))
            }),
        ),
    ]
}

fn pairs() -> Vec<Table> {
    let knight = |p: &[u64]| stepped(p, KNIGHT, 1);
    let sides = |p: &[u64]| stepped(p, &[(1, 0), (0, 2), (1, 1)], 1);
    let mut from_0 = value_of(knight);
    vec![
        table("a knight", false, tuples(2, 0, 12), beyond(2, 12), value_of(knight)),
        table("a knight, squares from 1", false, tuples(2, 1, 12), beyond(2, 12), move |p| {
            from_0(&[p[0] - 1, p[1] - 1])
        }),
        table("steps to three sides", false, tuples(2, 0, 10), beyond(2, 10), value_of(sides)),
    ]
}

fn parts() -> Vec<Table> {
    let own: fn(&[u64]) -> Vec<Position> =
        |p| takings(p, |i, taken| i % 2 == 0 && taken <= p[i + 1]);
    let same: fn(&[u64]) -> Vec<Position> = |p| takings(p, |i, taken| i < 2 && taken <= p[2]);
    let left: fn(&[u64]) -> Vec<Position> = |p| {
        let both = (0..p.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
        let full = both.filter(|&(i, _)| p[i] > 0);
        full.map(|(i, j)| with(&with(p, i, p[i] - 1), j, p[j] + 1)).collect()
    };
    let some = |all: Vec<Position>| all.into_iter().step_by(3).collect::<Vec<Position>>();
    vec![
        table("a bound for each heap", true, some(tuples(4, 0, 5)), beyond(4, 5), won(own)),
        table("the last number is the bound", false, tuples(3, 0, 6), beyond(3, 6), value_of(same)),
        table(
            "a stone to any place on its left",
            false,
            lists(1..=4, 0, 3),
            lists(5..=5, 1, 3),
            value_of(left),
        ),
    ]
}

fn edges() -> Vec<Table> {
    let rectangle = tuples(2, 0, 14).into_iter().filter(|p| p[0] < 11).collect();
    let value = |p: &[u64]| match (p[0], p[1]) {
        (0, b) => b % 2,
        (a, 0 | 1) => a % 3,
        (a, b) => [[3, 0], [1, 2], [2, 3]][a as usize % 3][b as usize % 2],
    };
    vec![table("residues of both but near the edges", false, rectangle, beyond(2, 14), value)]
}

pub fn tables() -> Vec<Table> {
    [numbers(), pairs(), parts(), edges()].into_iter().flatten().collect()
}
