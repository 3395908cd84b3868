//! Strip colouring.

use crate::entry::*;
use nim_snippets::strip_colouring::{Neighbours, StripColouring};

type Cells = Vec<Option<u64>>;

/// Cells without a colour are `None`. A move is `(cell, colour)`.
pub fn moves(
    strip: &[Option<u64>],
    colours: u64,
    may_touch: impl Fn(u64, u64) -> bool,
) -> Vec<((u64, u64), Cells)> {
    let mut moves = Vec::new();
    for cell in 0..strip.len() {
        for colour in 0..colours {
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

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let colours = rule.number("colours");
        let neighbours = neighbours(rule);
        make strip = StripColouring::new(colours, neighbours);
        value{p}: strip.grundy(p.len() as u64, &coloured(p));
        play(p):
            strip.wins(p.len() as u64, &coloured(p)),
            strip.winning_moves(p.len() as u64, &coloured(p)).map(painted(p));
        moves(p): as_moves(moves(&cells(p), colours, |a, b| {
                (a == b) == (neighbours == Neighbours::Agree)
            }), painted(p)), at_most squares(&[p.len() as u64, colours]);
    };
    let game = Game::new("strip_colouring", Shape::Written(Writing::Strip(".0123456789")), answers)
        .with_program(PROGRAM)
        .has_own_laws()
        .with(COLOURS)
        .example("..0...1");
    vec![game]
}

fn neighbours(rule: &Rule) -> Neighbours {
    if rule.text("neighbours") == "agree" { Neighbours::Agree } else { Neighbours::Differ }
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
        let says = told(
            format!("colour cell {cell} with {colour}"),
            format!("マス {cell} を色 {colour} で塗る"),
        );
        Move::Become(says, after)
    }
}

const PROGRAM: &str = r#"// `7 2 / 1 0 / 6 1` prints `First`.

use nim_snippets::strip_colouring;
use proconio::input;

fn main() {
    input! {
        len: u64,
        m: usize,
        coloured: [(u64, u64); m],
    }
    let strip = strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ);
    let first = strip.wins(len, &coloured);
    println!("{}", if first { "First" } else { "Second" });
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::large::Large;
    use nim_snippets::strip_colouring::Neighbours::{self, Agree, Differ};
    use nim_snippets::strip_colouring::StripColouring;
    use proptest::collection::vec;
    use proptest::prelude::*;

    type Cells = Vec<Option<u64>>;

    fn may_touch(neighbours: Neighbours) -> impl Fn(u64, u64) -> bool {
        move |a, b| if neighbours == Agree { a == b } else { a != b }
    }

    fn coloured(cells: &[Option<u64>]) -> Vec<(u64, u64)> {
        let pairs = cells.iter().enumerate().filter_map(|(cell, c)| Some((cell as u64, (*c)?)));
        pairs.rev().collect() // any order
    }

    /// All that play can lead to from an empty strip.
    fn reachable(len: usize, colours: u64, neighbours: Neighbours) -> Vec<Cells> {
        let mut all = vec![vec![None; len]];
        let mut next = 0;
        while next < all.len() {
            for (_, after) in super::moves(&all[next], colours, may_touch(neighbours)) {
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
            for (colours, max) in [(1, 9), (2, 7), (3, 5), (4, 4), (5, 3)] {
                let strip = StripColouring::new(colours, neighbours);
                let mut game =
                    Rules::new(|cells: &Cells| super::moves(cells, colours, may_touch(neighbours)));
                for cells in (0..=max).flat_map(|len| reachable(len, colours, neighbours)) {
                    let (len, coloured) = (cells.len() as u64, coloured(&cells));
                    let moves = strip.winning_moves(len, &coloured);
                    game.check_outcome(Normal, &cells, strip.wins(len, &coloured), moves);
                    game.check_grundy(&cells, strip.grundy(len, &coloured));
                }
            }
        }
    }

    /// The values of longer gaps by their definition: past the table, and past the proof.
    #[test]
    fn values() {
        let ends = [(None, None), (Some(0), None), (Some(0), Some(0)), (Some(0), Some(1))];
        for (neighbours, colours) in
            [Differ, Agree].into_iter().flat_map(|n| [(n, 1), (n, 2), (n, 3)])
        {
            let strip = StripColouring::new(colours, neighbours);
            let touches = may_touch(neighbours);
            for len in 0..230_u64 {
                let is_legal = |&(left, right): &(Option<u64>, Option<u64>)| {
                    let touch = left.zip(right).is_none_or(|(a, b)| touches(a, b));
                    (colours > 1 || right != Some(1)) && (len > 0 || touch)
                };
                for (left, right) in ends.into_iter().filter(is_legal) {
                    let mut options = vec![false; 1024];
                    for (i, c) in (0..len).flat_map(|i| (0..colours).map(move |c| (i, c))) {
                        let hits_left = i == 0 && left.is_some_and(|a| !touches(a, c));
                        let hits_right = i + 1 == len && right.is_some_and(|b| !touches(c, b));
                        if !hits_left && !hits_right {
                            let first = strip.gap_grundy(i, left, Some(c));
                            let second = strip.gap_grundy(len - 1 - i, Some(c), right);
                            options[(first ^ second) as usize] = true;
                        }
                    }
                    let mex = options.iter().position(|&reached| !reached).unwrap() as u64;
                    let what = format!("{neighbours:?} {colours}: {len} {left:?} {right:?}");
                    assert_eq!(strip.gap_grundy(len, left, right), mex, "{what}");
                }
            }
        }
    }

    /// The closed forms that the header states.
    #[test]
    fn two_and_three_colours() {
        let differ = StripColouring::new(2, Differ);
        let agree = StripColouring::new(2, Agree);
        for len in (0..300).chain([u64::MAX - 1, u64::MAX]) {
            for (a, b) in [(0, 0), (0, 1)] {
                if len > 0 || a != b {
                    assert_eq!(differ.gap_grundy(len, Some(a), Some(b)), u64::from(a == b));
                }
                let recoloured = if len % 2 == 0 { 1 - b } else { b };
                if len > 0 || a == b {
                    let value = agree.gap_grundy(len, Some(a), Some(b));
                    assert_eq!(value, differ.gap_grundy(len, Some(a), Some(recoloured)));
                }
            }
            assert_eq!(differ.gap_grundy(len, None, None), len % 2);
            assert_eq!(agree.gap_grundy(len, None, Some(1)), len);
            assert_eq!(StripColouring::new(9, Differ).gap_grundy(len, None, Some(5)), len % 2);
        }
    }

    #[test]
    fn large() {
        let cells = (vec(prop::option::of(0..3_u64), 0..200), 1..4_u64, any::<bool>());
        let games = cells.prop_map(|(cells, colours, agree)| {
            let neighbours = if agree { Agree } else { Differ };
            let mut fitting: Cells = Vec::new();
            for cell in cells {
                let left = fitting.last().copied().flatten();
                let fits = |c: &u64| left.is_none_or(|left| may_touch(neighbours)(left, *c));
                fitting.push(cell.filter(|c| *c < colours).filter(fits));
            }
            (fitting, (colours, neighbours))
        });
        let games = Large::new(games, |cells, (colours, neighbours), &winning: &(u64, u64)| {
            let moves = super::moves(cells, colours, may_touch(neighbours));
            moves.into_iter().find(|m| m.0 == winning).expect("a legal move").1
        });
        games.check(
            Normal,
            |cells, (q, neighbours)| {
                StripColouring::new(q, neighbours).wins(cells.len() as u64, &coloured(cells))
            },
            |cells, (q, neighbours)| {
                let strip = StripColouring::new(q, neighbours);
                strip.winning_moves(cells.len() as u64, &coloured(cells)).take(3).collect()
            },
        );
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("colours must be positive", || {
            strip_colouring::StripColouring::new(0, strip_colouring::Neighbours::Differ)
                .wins(0, &[])
        });
        assert_panics("colour 7 of 2 colours", || {
            strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ).gap_grundy(
                0,
                Some(7),
                None,
            )
        });
        assert_panics("colours 1 and 1 cannot be neighbours", || {
            strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ).gap_grundy(
                0,
                Some(1),
                Some(1),
            )
        });
        assert_panics("cell 0 in a strip of 0 cells", || {
            strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ)
                .grundy(0, &[(0, 0)])
        });
        assert_panics("two colours on cell 1", || {
            strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ)
                .grundy(3, &[(1, 0), (1, 1)])
        });
        assert_panics("cell 1 goes against its neighbour", || {
            strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ)
                .wins(3, &[(0, 1), (1, 1)])
        });
    }
}
