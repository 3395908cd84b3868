//! Rectangle game.

use crate::support::assert_panics;
use crate::support::brute_force::Convention::Normal;
use crate::support::brute_force::Rules;
use crate::support::random::Random;
use nim_snippets::rectangle_game::{Rectangle, RectangleGame, Split};

/// A part of the board as half-open ranges: `(top, bottom, left, right)`.
type Part = (usize, usize, usize, usize);

/// The part, the kind of split, the row and the column; a row or column that the kind lacks is 0.
type Move = (usize, Kind, usize, usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    AboveRow,
    LeftOfColumn,
    Row,
    Column,
    Cross,
}

/// Makes the splits that `allows` permits for a part, kind, row and column. Drops empty parts and
/// sorts the others.
fn moves(
    parts: &[Part],
    allows: impl Fn(Part, Kind, usize, usize) -> bool,
) -> Vec<(Move, Vec<Part>)> {
    let mut moves = Vec::new();
    for (i, &part) in parts.iter().enumerate() {
        let (top, bottom, left, right) = part;
        let cells = || (top..bottom).flat_map(move |r| (left..right).map(move |c| (r, c)));
        let mut splits = Vec::new();
        for r in top + 1..bottom {
            splits.push((
                Kind::AboveRow,
                r,
                0,
                vec![(top, r, left, right), (r, bottom, left, right)],
            ));
        }
        for c in left + 1..right {
            splits.push((
                Kind::LeftOfColumn,
                0,
                c,
                vec![(top, bottom, left, c), (top, bottom, c, right)],
            ));
        }
        for r in top..bottom {
            splits.push((
                Kind::Row,
                r,
                0,
                vec![(top, r, left, right), (r + 1, bottom, left, right)],
            ));
        }
        for c in left..right {
            splits.push((
                Kind::Column,
                0,
                c,
                vec![(top, bottom, left, c), (top, bottom, c + 1, right)],
            ));
        }
        for (r, c) in cells() {
            let upper = [(top, r, left, c), (top, r, c + 1, right)];
            let lower = [(r + 1, bottom, left, c), (r + 1, bottom, c + 1, right)];
            splits.push((Kind::Cross, r, c, [upper, lower].concat()));
        }
        for (kind, row, column, remains) in splits {
            if allows(part, kind, row, column) {
                let mut after = [&parts[..i], &parts[i + 1..], &remains].concat();
                after.retain(|&(top, bottom, left, right)| top < bottom && left < right);
                after.sort_unstable();
                moves.push(((i, kind, row, column), after));
            }
        }
    }
    moves
}

type Board = Vec<Vec<bool>>;

fn random_board(random: &mut Random, height: usize, width: usize) -> Board {
    (0..height).map(|_| (0..width).map(|_| random.below(3) > 0).collect()).collect()
}

fn part(r: Rectangle) -> Part {
    (r.top, r.bottom, r.left, r.right)
}

fn label((i, split): (usize, Split)) -> Move {
    match split {
        Split::AboveRow(row) => (i, Kind::AboveRow, row, 0),
        Split::LeftOfColumn(column) => (i, Kind::LeftOfColumn, 0, column),
        Split::Row(row) => (i, Kind::Row, row, 0),
        Split::Column(column) => (i, Kind::Column, 0, column),
        Split::Cross(row, column) => (i, Kind::Cross, row, column),
    }
}

/// All splits of a rectangle, in the order of the rules.
fn splits(r: Rectangle) -> Vec<Split> {
    let mut splits: Vec<Split> = (r.top + 1..r.bottom).map(Split::AboveRow).collect();
    splits.extend((r.left + 1..r.right).map(Split::LeftOfColumn));
    splits.extend(r.rows().map(Split::Row));
    splits.extend(r.columns().map(Split::Column));
    splits.extend(r.rows().flat_map(|row| r.columns().map(move |c| Split::Cross(row, c))));
    splits
}

fn all_free(board: &Board, (top, bottom, left, right): Part) -> bool {
    board[top..bottom].iter().all(|row| row[left..right].iter().all(|&free| free))
}

/// The rules of Bacterial Tactics, Digits Square Board, Wall Making Game, and of all of these
/// at once.
type May = fn(&Board, Part, Kind, usize, usize) -> bool;

const RULES: [May; 4] = [
    |board, (top, bottom, left, right), kind, row, column| match kind {
        Kind::Row => all_free(board, (row, row + 1, left, right)),
        Kind::Column => all_free(board, (top, bottom, column, column + 1)),
        _ => false,
    },
    |board, part, kind, _, _| {
        matches!(kind, Kind::AboveRow | Kind::LeftOfColumn) && !all_free(board, part)
    },
    |board, _, kind, row, column| kind == Kind::Cross && board[row][column],
    |board, (top, _, left, _), _, row, column| board[row.max(top)][column.max(left)],
];

#[test]
fn laws() {
    let mut random = Random(1);
    for round in 0..80 {
        let (height, width) = (random.below(3) as usize, random.below(4) as usize);
        let board = random_board(&mut random, height, width);
        let allows =
            |part: Part, kind, row, column| RULES[round % 4](&board, part, kind, row, column);
        let game = RectangleGame::new(height, width, |r| {
            let fits = |&split: &Split| {
                let (_, kind, row, column) = label((0, split));
                allows(part(r), kind, row, column)
            };
            splits(r).into_iter().filter(fits).collect::<Vec<_>>()
        });
        let mut rules = Rules::new(|parts: &Vec<Part>| moves(parts, allows));
        for (top, left) in (0..height).flat_map(|top| (0..width).map(move |left| (top, left))) {
            let inner = Rectangle { top, left, bottom: height, right: width };
            rules.check_grundy(&vec![part(inner)], game.grundy(&[inner]));
            let both = [game.board(), inner];
            let position: Vec<Part> = both.iter().map(|&r| part(r)).collect();
            let winning = game.winning_moves(&both).map(label);
            rules.check_outcome(Normal, &position, game.wins(&both), winning);
        }
    }
}

/// Tests larger boards by a plain loop over their sub-rectangles.
#[test]
fn larger() {
    const N: usize = 11;
    let mut random = Random(2);
    let board = random_board(&mut random, N, N);
    let rule = RULES[3];
    let game = RectangleGame::new(N, N, |r| {
        let board = &board;
        splits(r).into_iter().filter(move |&split| {
            let (_, kind, row, column) = label((0, split));
            rule(board, part(r), kind, row, column)
        })
    });
    let mut values = std::collections::HashMap::new();
    let corners = (1..=N).flat_map(|h| (1..=N).map(move |w| (h, w)));
    for (h, w) in corners {
        for (top, left) in (0..=N - h).flat_map(|top| (0..=N - w).map(move |left| (top, left))) {
            let r = Rectangle { top, bottom: top + h, left, right: left + w };
            let options: Vec<u64> =
                moves(&[part(r)], |part, kind, row, column| rule(&board, part, kind, row, column))
                    .into_iter()
                    .map(|(_, parts)| parts.iter().fold(0, |xor, part| xor ^ values[part]))
                    .collect();
            let mex = (0..).find(|value| !options.contains(value)).unwrap();
            values.insert(part(r), mex);
            assert_eq!(game.grundy(&[r]), mex, "{r:?}");
        }
    }
}

#[test]
fn panics() {
    assert_panics("a board of 18446744073709551615 x 2 is too large", || {
        RectangleGame::new(usize::MAX, 2, |_| vec![])
    });
    assert_panics(
        "AboveRow(2) is not a split of Rectangle { top: 0, bottom: 1, left: 0, right: 1 }",
        || RectangleGame::new(1, 1, |_| vec![Split::AboveRow(2)]),
    );
    let far = usize::MAX;
    let far = [Split::Row(far), Split::Column(far), Split::Cross(far, 0), Split::Cross(0, far)];
    for split in far {
        let message = format!(
            "{split:?} is not a split of Rectangle {{ top: 0, bottom: 1, left: 0, right: 1 }}"
        );
        assert_panics(&message, || RectangleGame::new(1, 1, |_| [split]));
    }
    let outside = Rectangle { top: 0, bottom: 3, left: 0, right: 2 };
    assert_panics("Rectangle { top: 0, bottom: 3, left: 0, right: 2 } on a board of 2 x 2", || {
        RectangleGame::new(2, 2, |_| vec![]).grundy(&[outside])
    });
}
