//! Chocolate.

use crate::entry::*;
use nim_snippets::chocolate;

/// The rest of a box: for each dimension, its first cell and the first cell beyond it.
pub type Remains = Vec<(u64, u64)>;

/// Breaks the box so that all bitter squares stay together. A move is labelled by the side that is
/// eaten and the number of lines that stay between that side and the nearest bitter square.
pub fn moves(remains: &[(u64, u64)], bitter: &[Vec<u64>]) -> Vec<((usize, u64), Remains)> {
    let mut options = Vec::new();
    for (axis, &(first, end)) in remains.iter().enumerate() {
        for line in first + 1..end {
            let mut after = remains.to_vec();
            if bitter.iter().all(|square| square[axis] >= line) {
                after[axis] = (line, end);
                let lines = bitter.iter().map(|square| square[axis] - line).min();
                options.push(((2 * axis, lines.unwrap()), after));
            } else if bitter.iter().all(|square| square[axis] < line) {
                after[axis] = (first, line);
                let lines = bitter.iter().map(|square| line - 1 - square[axis]).min();
                options.push(((2 * axis + 1, lines.unwrap()), after));
            }
        }
    }
    options.sort();
    options
}

pub const GAMES: &[Game] = &[
    Game {
        parameters: BITTER,
        value: Some(Value::of_position(
            "chocolate::grundy([{width}, {height}], \
             &{bitter}.iter().map(|&(x, y)| [x, y]).collect::<Vec<_>>())",
            |p, rule| chocolate::grundy([p[0], p[1]], &bitter(rule)),
        )),
        components: Some(|p, rule| chocolate::heaps([p[0], p[1]], &bitter(rule))),
        play: Some(Play::new(
            "chocolate::wins([{width}, {height}], \
             &{bitter}.iter().map(|&(x, y)| [x, y]).collect::<Vec<_>>())",
            |p, rule| chocolate::wins([p[0], p[1]], &bitter(rule)),
            |p, rule| Box::new(chocolate::winning_moves([p[0], p[1]], &bitter(rule)).map(said)),
        )),
        tried: Tried { is_position: |sides| sides.iter().all(|&side| side > 1), ..TRIED },
        ..Game::new("chocolate", Shape::Exactly(&["width", "height"]))
    },
    // A bar as a picture, with `#` for a bitter square.
    Game {
        variant: "bar",
        value: Some(Value::of_components(|p, _| Bar::new(p).heaps())),
        play: Some(Play::new(
            "{ let cells = {cells}; \
             let rows: Vec<&[u64]> = cells.split(|&cell| cell == 2).collect(); \
             let row = |y: usize| (0..rows[y].len()).filter(|&x| rows[y][x] == 1)\
             .map(|x| [x as u64, y as u64]).collect(); \
             let bitter: Vec<Vec<[u64; 2]>> = (0..rows.len()).map(row).collect(); \
             chocolate::wins([rows[0].len() as u64, rows.len() as u64], &bitter.concat()) }",
            |p, _| Bar::new(p).heaps().iter().fold(0, |xor, heap| xor ^ heap) != 0,
            |p, _| {
                Box::new(
                    chocolate::winning_moves(Bar::new(p).sides, &Bar::new(p).bitter).map(eaten(p)),
                )
            },
        )),
        rules: Some(Rules::options(|p, _| becoming(labels(Bar::new(p).moves()).map(eaten(p))))),
        example: "....../.#..../......",
        tried: Tried::in_its_own_file(),
        ..Game::new("chocolate", Shape::Written(Writing::Strip(".#/")))
    },
];

/// The numbers of columns and rows of a bar, and its bitter squares.
struct Bar {
    sides: [u64; 2],
    bitter: Vec<[u64; 2]>,
}

impl Bar {
    fn new(p: &[u64]) -> Self {
        let rows: Vec<&[u64]> = rows(p);
        let width = rows[0].len();
        assert!(rows.iter().all(|row| row.len() == width), "rows of unequal length");
        let squares = (0..rows.len()).flat_map(|y| (0..width).map(move |x| (x, y)));
        let bitter = squares.filter(|&(x, y)| rows[y][x] == BITTER_SQUARE);
        let bitter = bitter.map(|(x, y)| [x as u64, y as u64]).collect();
        Bar { sides: [width as u64, rows.len() as u64], bitter }
    }

    fn heaps(&self) -> Vec<u64> {
        chocolate::heaps(self.sides, &self.bitter)
    }

    fn moves(&self) -> Vec<((usize, u64), Remains)> {
        let whole = self.sides.map(|side| (0, side));
        let bitter: Vec<Vec<u64>> = self.bitter.iter().map(|square| square.to_vec()).collect();
        moves(&whole, &bitter)
    }
}

/// The index of the letter for a bitter square in [`Writing::Strip`].
const BITTER_SQUARE: u64 = 1;
const NEXT_ROW: u64 = 2;

fn rows(p: &[u64]) -> Vec<&[u64]> {
    p.split(|&letter| letter == NEXT_ROW).collect()
}

/// Tells the rest of a bar after a move.
fn eaten(p: &[u64]) -> impl Fn((usize, u64)) -> Move + '_ {
    move |(i, left)| {
        let (rows, bar) = (rows(p), Bar::new(p));
        let gone = (bar.heaps()[i] - left) as usize;
        let begin = |side: usize| if i == 2 * side { gone } else { 0 };
        let end = |side: usize| bar.sides[side] as usize - if i == 2 * side + 1 { gone } else { 0 };
        let rows = rows[begin(1)..end(1)].iter().map(|row| row[begin(0)..end(0)].to_vec());
        Move::Become(broken((i, left)), rows.collect::<Vec<_>>().join(&NEXT_ROW))
    }
}

/// The squares that nobody wants to eat.
fn bitter(rule: &Rule) -> Vec<[u64; 2]> {
    rule.pairs("bitter").iter().map(|&(x, y)| [x, y]).collect()
}

fn said(cut: (usize, u64)) -> Move {
    Move::Say(broken(cut))
}

fn broken((i, left): (usize, u64)) -> Told {
    let sides = [("left of", "左"), ("right of", "右"), ("above", "上"), ("below", "下")];
    let (english, japanese) = sides[i];
    let side = words(english, japanese);
    let lines = if left == 1 { "line" } else { "lines" };
    told!(
        "leave {left} {lines} {side} the bitter squares",
        "苦いマスの{side}に {left} 列を残す",
        side
    )
}

#[cfg(test)]
mod tests {
    use super::{Remains, moves};
    use crate::entry::lists;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use nim_snippets::chocolate;

    /// Checks all ways to mark one or two squares of a box.
    fn check_chocolate<const D: usize>(sides: [u64; D]) {
        let squares = lists(D, sides.iter().max().unwrap() - 1).into_iter();
        let inside = |square: &Vec<u64>| square.iter().zip(sides).all(|(&x, side)| x < side);
        let squares: Vec<Vec<u64>> = squares.filter(inside).collect();
        for (a, b) in (0..squares.len()).flat_map(|b| (0..=b).map(move |a| (a, b))) {
            let bitter = [squares[a].clone(), squares[b].clone()];
            let mut rules = Rules::new(|remains: &Remains| moves(remains, &bitter));
            let whole: Remains = sides.iter().map(|&side| (0, side)).collect();
            let marked = [0, 1].map(|i| -> [u64; D] { bitter[i].clone().try_into().unwrap() });
            let moves = chocolate::winning_moves(sides, &marked);
            rules.check_outcome(Normal, &whole, chocolate::wins(sides, &marked), moves);
            rules.check_grundy(&whole, chocolate::grundy(sides, &marked));
        }
    }

    #[test]
    fn laws() {
        (1..=9).for_each(|side| check_chocolate([side]));
        for (w, h) in (1..=5).flat_map(|w| (1..=4).map(move |h| (w, h))) {
            check_chocolate([w, h]);
        }
        for sides in [[1, 1, 1], [2, 3, 3], [3, 3, 3], [4, 2, 3]] {
            check_chocolate(sides);
        }
    }

    #[test]
    fn panics() {
        assert_panics("no bitter square", || _ = chocolate::heaps([3, 3], &[]));
        assert_panics("a bitter square outside: in line 3 of 3", || {
            _ = chocolate::heaps([3, 3], &[[0, 3]]);
        });
    }
}
