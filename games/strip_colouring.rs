//! Strip colouring.

use crate::entry::*;
use nim_snippets::strip_colouring::{self, Neighbours};

type Cells = Vec<Option<u64>>;

/// Colours a cell; cells without a colour are `None`. A move is `(cell, colour)`.
pub fn moves(
    strip: &[Option<u64>],
    may_touch: impl Fn(u64, u64) -> bool,
) -> Vec<((u64, u64), Cells)> {
    let mut moves = Vec::new();
    for cell in 0..strip.len() {
        for colour in 0..2 {
            let mut after = strip.to_vec();
            after[cell] = Some(colour);
            let fits = |pair: &[Option<u64>]| match (pair[0], pair[1]) {
                (Some(a), Some(b)) => may_touch(a, b),
                _ => true,
            };
            if strip[cell].is_none() && after.windows(2).all(fits) {
                moves.push(((cell as u64, colour), after));
            }
        }
    }
    moves
}

pub const GAMES: &[Game] = &[Game {
    parameters: NEIGHBOURS,
    value: Some(Value::of_position(
        "{ let cells = {cells}; let coloured = (0..).zip(cells).filter(|(_, &cell)| cell > 0); \
         let coloured: Vec<(u64, u64)> = coloured.map(|(i, cell)| (i, cell - 1)).collect(); \
         strip_colouring::grundy(cells.len() as u64, &coloured, Neighbours::{neighbours}) }",
        |p, rule| strip_colouring::grundy(p.len() as u64, &coloured(p), neighbours(rule)),
    )),
    play: Some(Play::new(
        "{ let cells = {cells}; let coloured = (0..).zip(cells).filter(|(_, &cell)| cell > 0); \
         let coloured: Vec<(u64, u64)> = coloured.map(|(i, cell)| (i, cell - 1)).collect(); \
         strip_colouring::wins(cells.len() as u64, &coloured, Neighbours::{neighbours}) }",
        |p, rule| strip_colouring::wins(p.len() as u64, &coloured(p), neighbours(rule)),
        |p, rule| {
            Box::new(
                strip_colouring::winning_moves(p.len() as u64, &coloured(p), neighbours(rule))
                    .map(painted(p)),
            )
        },
    )),
    rules: Some(
        Rules::options(|p, rule| {
            let may_touch = |a, b| (a == b) == (neighbours(rule) == Neighbours::Agree);
            let options = moves(&cells(p), may_touch).into_iter();
            let letter = |cell: Option<u64>| cell.map_or(0, |colour| colour + 1);
            let letters = |cells: Cells| cells.into_iter().map(letter).collect::<Vec<_>>();
            as_moves(options.map(|(step, after)| (step, letters(after))).collect(), painted(p))
        })
        .at_most(|p, _| squares(&[p.len() as u64, 2])),
    ),
    example: "..0...1",
    why: |p, _misere, rule| {
        Some(xor_of_parts(between_colours(p).into_iter().map(|part| {
            let value =
                strip_colouring::grundy(part.len() as u64, &coloured(&part), neighbours(rule));
            (Writing::Strip(LETTERS).write(&part), value)
        })))
    },
    tried: Tried::in_its_own_file(),
    ..Game::new("strip_colouring", Shape::Written(Writing::Strip(LETTERS)))
}];

const LETTERS: &str = ".01";

/// The parts of a strip between its coloured cells, which belong to the parts on both sides.
fn between_colours(p: &[u64]) -> Vec<Vec<u64>> {
    let Some(last) = p.len().checked_sub(1) else { return Vec::new() };
    let inner = (1..last).filter(|&i| p[i] != 0);
    let cuts: Vec<usize> = [0].into_iter().chain(inner).chain([last]).collect();
    let parts = cuts.windows(2).map(|ends| p[ends[0]..=ends[1]].to_vec());
    parts.filter(|part| part.contains(&0)).collect()
}

fn neighbours(rule: &Rule) -> Neighbours {
    rule.choice("neighbours", [Neighbours::Differ, Neighbours::Agree])
}

/// The cells, 0 for an empty one, with their colours.
fn cells(p: &[u64]) -> Vec<Option<u64>> {
    p.iter().map(|place| place.checked_sub(1)).collect()
}

fn coloured(p: &[u64]) -> Vec<(u64, u64)> {
    (0..).zip(cells(p)).filter_map(|(cell, colour)| Some((cell, colour?))).collect()
}

fn painted(p: &[u64]) -> impl Fn((u64, u64)) -> Move + '_ {
    move |(cell, colour)| {
        let mut after = p.to_vec();
        after[cell as usize] = colour + 1;
        let says = told!("colour cell {cell} with {colour}", "マス {cell} を色 {colour} で塗る");
        Move::Become(says, after)
    }
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::strip_colouring;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::large::Large;
    use crate::support::random::Random;
    use nim_snippets::strip_colouring::Neighbours::{self, Agree, Differ};
    use nim_snippets::strip_colouring::{grundy, winning_moves, wins};

    type Cells = Vec<Option<u64>>;

    fn may_touch(neighbours: Neighbours) -> impl Fn(u64, u64) -> bool {
        move |a, b| if neighbours == Agree { a == b } else { a != b }
    }

    fn coloured(cells: &[Option<u64>]) -> Vec<(u64, u64)> {
        let pairs = cells.iter().enumerate().filter_map(|(cell, c)| Some((cell as u64, (*c)?)));
        pairs.rev().collect() // any order
    }

    /// The positions that play can reach from an empty strip.
    fn reachable(len: usize, neighbours: Neighbours) -> Vec<Cells> {
        let mut all = vec![vec![None; len]];
        let mut next = 0;
        while next < all.len() {
            for (_, after) in super::moves(&all[next], may_touch(neighbours)) {
                if !all.contains(&after) {
                    all.push(after);
                }
            }
            next += 1;
        }
        all
    }

    #[test]
    fn laws() {
        for neighbours in [Differ, Agree] {
            let mut game = Rules::new(|cells: &Cells| super::moves(cells, may_touch(neighbours)));
            for cells in (0..=7).flat_map(|len| reachable(len, neighbours)) {
                let (len, coloured) = (cells.len() as u64, coloured(&cells));
                let moves = winning_moves(len, &coloured, neighbours);
                game.check_outcome(Normal, &cells, wins(len, &coloured, neighbours), moves);
                game.check_grundy(&cells, grundy(len, &coloured, neighbours));
            }
        }
    }

    #[test]
    fn large() {
        let mut random = Random(13);
        for neighbours in [Agree, Differ] {
            let large = Large::new(PartialOrd::lt, |cells: &Cells, winning: &(u64, u64)| {
                let mut moves = super::moves(cells, may_touch(neighbours)).into_iter();
                Some(moves.find(|(step, _)| step == winning).expect("a legal move").1)
            });
            for _ in 0..128 {
                let mut strip = Cells::new();
                for _ in 0..random.below(200) {
                    let left = strip.last().copied().flatten();
                    let fits = |c: &u64| left.is_none_or(|left| may_touch(neighbours)(left, *c));
                    strip.push([None, Some(0), Some(1)][random.below(3) as usize].filter(fits));
                }
                let wins = |cells: &Cells| wins(cells.len() as u64, &coloured(cells), neighbours);
                let winning = |cells: &Cells| {
                    let moves = winning_moves(cells.len() as u64, &coloured(cells), neighbours);
                    moves.take(3).collect()
                };
                large.check(Normal, &strip, &wins, &winning);
            }
        }
        assert_eq!(grundy(u64::MAX, &[], Agree), 1);
    }

    #[test]
    fn panics() {
        assert_panics("colour 7 of 2 colours", || {
            _ = strip_colouring::grundy(9, &[(3, 7)], strip_colouring::Neighbours::Differ);
        });
        assert_panics("cell 0 in a strip of 0 cells", || {
            _ = strip_colouring::grundy(0, &[(0, 0)], strip_colouring::Neighbours::Differ);
        });
        assert_panics("two colours on cell 1", || {
            _ = strip_colouring::grundy(3, &[(1, 0), (1, 1)], strip_colouring::Neighbours::Differ);
        });
        assert_panics("cell 1 conflicts with its neighbour", || {
            _ = strip_colouring::wins(3, &[(0, 1), (1, 1)], strip_colouring::Neighbours::Differ);
        });
    }
}
