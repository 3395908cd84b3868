//! Treblecross.

use crate::entry::*;
use nim_snippets::treblecross;

/// Marks a free cell, until three marked cells stand in a row.
pub fn moves(row: &[bool]) -> Vec<(usize, Vec<bool>)> {
    let over = row.windows(3).any(|cells| cells == [true; 3]);
    let cells = (0..row.len()).filter(|&cell| !over && !row[cell]);
    let written = |cell: usize| {
        let mut row = row.to_vec();
        row[cell] = true;
        (cell, row)
    };
    cells.map(written).collect()
}

pub const GAMES: &[Game] = &[
    Game {
        once: Some(Once::values("treblecross::grundy_values({n_max})")),
        value: Some(Value::of_part("{values}[{n}]", |n, rule| values(rule)[n as usize])),
        play: Some(Play::new(
            "treblecross::wins(&vec![false; {cells} as usize])",
            |p, _| treblecross::wins(&row(p)),
            |p, _| Box::new(treblecross::winning_moves(&row(p)).map(|cell| Move::Say(mark(cell)))),
        )),
        first: 3,
        ..Game::new("treblecross", Shape::Exactly(&["cells"]))
    },
    // A row in which some cells are marked.
    Game {
        variant: "strip",
        play: Some(Play::new(
            "treblecross::wins(&({cells}).iter().map(|&cell| cell == 1).collect::<Vec<_>>())",
            |p, _| treblecross::wins(&cells(p)),
            |p, _| Box::new(treblecross::winning_moves(&cells(p)).map(filled(p))),
        )),
        rules: rules!(moves(cells(p)) => filled(p), at_most |p, _| p.len() as u128),
        example: "..X.......",
        losing: Some(Losing::IfZero(words(
            "the xor of the values of the gaps",
            "すき間の値の xor",
        ))),
        picture: Picture::Plain,
        why: |p, _misere, _rule| near(&cells(p)),
        tried: Tried {
            sizes: &[(0, 0), (3, 1), (6, 1), (9, 1), (10, 1), (11, 1), (12, 1), (13, 1)],
            ..TRIED
        },
        ..Game::new("treblecross", Shape::Written(Writing::Strip(".X")))
    },
];

fn values(rule: &Under) -> &[u64] {
    rule.made(|| treblecross::grundy_values(up_to(TABLE, rule.n_max)))
}

/// The reason if there are three X in a row, or two that a third completes.
fn near(cells: &[bool]) -> Option<Why> {
    let written: Vec<usize> = (0..cells.len()).filter(|&i| cells[i]).collect();
    if written.windows(3).any(|three| three[2] - three[0] == 2) {
        return Some((true, told!("three X stand in a row", "X が三つ並んでいる")));
    }
    let two = written.windows(2).find(|two| two[1] - two[0] < 3 && cells.len() > 2)?;
    let [a, b] = [two[0], two[1]];
    let why = told!(
        "a third X completes a row with those on cells {a} and {b}",
        "マス {a} と {b} の X とで三つ並べられる"
    );
    Some((false, why))
}

fn cells(p: &[u64]) -> Vec<bool> {
    p.iter().map(|&cell| cell == 1).collect()
}

fn filled(p: &[u64]) -> impl Fn(usize) -> Move + '_ {
    move |cell| {
        let mut after = p.to_vec();
        after[cell] = 1;
        Move::Become(mark(cell), after)
    }
}

fn row(p: &[u64]) -> Vec<bool> {
    assert!(p[0] > 2, "a row of {} cells has no line of three", p[0]);
    vec![false; up_to(TABLE, p[0])]
}

fn mark(cell: usize) -> Told {
    told!("write into cell {cell}", "マス {cell} に書く").on(cell)
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::treblecross;

    use crate::support::splitting::octal_values;

    #[test]
    fn values() {
        let values = nim_snippets::treblecross::grundy_values(400);
        assert_eq!(values[3..], octal_values(402, "0.007")[5..]);
    }

    #[test]
    fn panics() {
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || {
                _ = treblecross::grundy_values(usize::MAX);
            },
        );
    }
}
