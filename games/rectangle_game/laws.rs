use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::random::Random;
use moves::rectangle_game::{Kind, Move, Part, moves};
use nim_snippets::rectangle_game::{Rectangle, RectangleGame, Split};

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

/// Bacterial Tactics, Digits Square Board, Wall Making Game, and all of these at once.
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
            rules.check_grundy(&vec![part(inner)], game.grundy(inner));
            let both = [game.board(), inner];
            let position: Vec<Part> = both.iter().map(|&r| part(r)).collect();
            let winning = game.winning_moves(&both).map(label);
            rules.check_outcome(Normal, &position, game.wins(&both), winning);
        }
    }
}

/// A plain loop over the sub-rectangles of a larger board.
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
            assert_eq!(game.grundy(r), mex, "{r:?}");
        }
    }
}

#[test]
fn extremes() {
    let none = |_: Rectangle| Vec::new();
    let game = RectangleGame::new(0, 3, none);
    assert!(!game.wins(&[game.board()]) && !game.wins(&[]));
    // An empty rectangle allows nothing, whatever the rule would say of it.
    let game = RectangleGame::new(1, 2, |r: Rectangle| r.columns().map(Split::Column));
    let empty = Rectangle { top: 0, bottom: 0, left: 0, right: 2 };
    let narrow = Rectangle { top: 0, bottom: 1, left: 1, right: 1 };
    assert!(!game.wins(&[empty]) && game.winning_moves(&[empty, narrow]).count() == 0);
    let game = RectangleGame::new(0, 3, none);
    let outside = Rectangle { top: 0, bottom: 1, left: 0, right: 3 };
    let message = "Rectangle { top: 0, bottom: 1, left: 0, right: 3 } on a board of 0 x 3";
    assert_panics(message, || game.grundy(outside));
    assert_panics(message, || game.winning_moves(&[outside]).count());
    for split in [
        Split::AboveRow(0),
        Split::AboveRow(1),
        Split::LeftOfColumn(0),
        Split::LeftOfColumn(1),
        Split::Row(1),
        Split::Column(1),
        Split::Cross(0, 1),
        Split::Cross(1, 0),
    ] {
        let board = Rectangle { top: 0, bottom: 1, left: 0, right: 1 };
        assert_panics(&format!("{split:?} is no split of {board:?}"), || {
            RectangleGame::new(1, 1, |_: Rectangle| [split]).wins(&[])
        });
    }
}
