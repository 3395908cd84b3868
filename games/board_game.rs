//! Board game.

use crate::entry::*;
use nim_snippets::board_game;

/// The row and the column of a cell.
pub type Cell = (usize, usize);

/// The numbers of rows down and of columns to the right.
pub type Jump = (i64, i64);

/// The token that moves, and the cell that it goes to.
pub type TokenMove = (usize, Cell);

/// Lets a token make a step, or a ride: any number of equal jumps, as long as no wall is in the
/// way.
pub fn moves(
    tokens: &[Cell],
    open: &[Vec<bool>],
    steps: &[Jump],
    rides: &[Jump],
) -> Vec<(TokenMove, Vec<Cell>)> {
    let mut options = Vec::new();
    for (i, &cell) in tokens.iter().enumerate() {
        for to in reached(open, steps, rides, cell) {
            let mut after = tokens.to_vec();
            after[i] = to;
            options.push(((i, to), after));
        }
    }
    options
}

/// The cells that a token reaches, each once.
fn reached(open: &[Vec<bool>], steps: &[Jump], rides: &[Jump], (row, column): Cell) -> Vec<Cell> {
    let mut cells = Vec::new();
    let longest = open.len().max(open.first().map_or(0, Vec::len));
    let jumps =
        steps.iter().map(|&step| (step, 1)).chain(rides.iter().map(|&ride| (ride, longest)));
    for ((down, right), most) in jumps {
        let (mut row, mut column) = (row as i64, column as i64);
        for _ in 0..most {
            row = row.saturating_add(down);
            column = column.saturating_add(right);
            if !is_open(open, row, column) {
                break;
            }
            cells.push((row as usize, column as usize));
        }
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Returns whether the board has this cell, without a wall on it.
pub fn is_open(open: &[Vec<bool>], row: i64, column: i64) -> bool {
    let inside = 0 <= row && row < open.len() as i64 && 0 <= column;
    inside && column < open[row as usize].len() as i64 && open[row as usize][column as usize]
}

pub const GAMES: &[Game] = &[Game {
    parameters: BOARD,
    integer: Integer::Usize,
    once: Some(Once::game("BoardGame::new(&({board}).map(|row| row.to_vec()), {steps}, {rides})")),
    places: |rule| {
        let (steps, rides) = piece(rule);
        vec![("steps", format!("&{steps:?}")), ("rides", format!("&{rides:?}"))]
    },
    value: value!(game.grundy(cells(tokens))),
    play: play!(game.wins(cells(tokens)), winning_moves => moved(tokens), listed),
    rules: Some(
        Rules::options(|p, rule| {
            let (steps, rides) = piece(rule);
            let options = moves(&cells(p), rule.board("board"), steps, rides);
            as_moves(options, moved(p))
        })
        .at_most(|p, rule| squares(&[p.len() as u64, rule.board("board").len() as u64])),
    ),
    example: "2 3 2 1",
    tried: Tried::in_its_own_file(),
    ..Game::new("board_game", Shape::Pairs(Parts::Tokens))
}];

type Jumps = &'static [(i64, i64)];

fn game(rule: &Under) -> &board_game::BoardGame {
    let (steps, rides) = piece(rule);
    rule.made(|| board_game::BoardGame::new(rule.board("board"), steps, rides))
}

/// The steps and rides of a piece, all of them up or to the left.
fn piece(rule: &Rule) -> (Jumps, Jumps) {
    const ROOK: Jumps = &[(-1, 0), (0, -1)];
    const QUEEN: Jumps = &[(-1, 0), (0, -1), (-1, -1)];
    const KNIGHT: Jumps = &[(-2, 1), (-2, -1), (1, -2), (-1, -2)];
    let [rook, queen] = [ROOK, QUEEN].map(|rides| (&[][..], rides));
    let [king, knight, walker] = [QUEEN, KNIGHT, ROOK].map(|steps| (steps, &[][..]));
    rule.choice("piece", [rook, queen, king, knight, walker])
}

fn cells(p: &[u64]) -> Vec<Cell> {
    in_pairs(&sizes(p))
}

fn moved(p: &[u64]) -> impl Fn((usize, Cell)) -> Move + '_ {
    move |(i, (row, column))| {
        let mut after = p.to_vec();
        after[2 * i] = row as u64;
        after[2 * i + 1] = column as u64;
        let from = (p[2 * i], p[2 * i + 1]);
        let to = (row, column);
        let says =
            told!("move the token from {from:?} to {to:?}", "{from:?} の駒を {to:?} へ動かす");
        Move::Become(says.on(format!("{to:?}")), after)
    }
}

#[cfg(test)]
mod tests {
    use super::{Jump, TokenMove, is_open, moves};
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::random::Random;
    use nim_snippets::board_game;
    use nim_snippets::board_game::{BoardGame, Cell, cell_values};

    /// Steps and rides. For some of them, cells must be visited in a slanted order.
    const GAMES: [(&[Jump], &[Jump]); 10] = [
        (&[], &[]),
        (&[(-1, 0), (0, -1)], &[]),
        (&[(-2, 1), (-2, -1), (1, -2), (-1, -2)], &[]),
        (&[], &[(-1, 0), (0, -1)]),
        (&[], &[(-1, 0), (0, -1), (-1, -1)]),
        (&[(1, 1), (2, 0)], &[(0, 1)]),
        (&[(0, 3), (0, 1)], &[]),
        (&[(2, -1), (0, 1)], &[(1, 0), (1, 0)]),
        (&[(-3, 2)], &[(2, -1), (-1, 1)]),
        (&[(100, 100), (-1, -1)], &[(-1, -1), (i64::MIN, i64::MAX)]),
    ];

    fn token_rules<'a>(
        open: &'a [Vec<bool>],
        steps: &'a [Jump],
        rides: &'a [Jump],
    ) -> Rules<'a, Vec<Cell>, TokenMove> {
        Rules::new(move |tokens: &Vec<Cell>| moves(tokens, open, steps, rides))
    }

    fn random_board(random: &mut Random, walls: u64) -> Vec<Vec<bool>> {
        let (height, width) = (1 + random.below(6), 1 + random.below(6));
        let row = |random: &mut Random| (0..width).map(|_| random.below(8) >= walls).collect();
        (0..height).map(|_| row(random)).collect()
    }

    #[test]
    fn laws() {
        let mut random = Random(30);
        for (steps, rides) in GAMES {
            for round in 0..12 {
                let open = random_board(&mut random, round % 4);
                let mut rules = token_rules(&open, steps, rides);
                let game = BoardGame::new(&open, steps, rides);
                let values = cell_values(&open, steps, rides);
                let mut cells = Vec::new();
                for (row, column) in (0..36).map(|i| (i / 6, i % 6)) {
                    if is_open(&open, row, column) {
                        let (row, column) = (row as usize, column as usize);
                        let one = vec![(row, column)];
                        rules.check_grundy(&one, game.grundy(&[(row, column)]));
                        assert_eq!(values[row][column], game.grundy(&[(row, column)]));
                        cells.push((row, column));
                    }
                }
                for count in [0, 1, 2, 2, 2, 3] {
                    let mut cell = || cells[random.below(cells.len() as u64) as usize];
                    let tokens: Vec<Cell> =
                        (0..if cells.is_empty() { 0 } else { count }).map(|_| cell()).collect();
                    let moves = game.winning_moves(&tokens);
                    rules.check_outcome(Normal, &tokens, game.wins(&tokens), moves);
                }
            }
        }
    }

    /// Tests values above 64, and the theorems of Nim and Wythoff on an open board.
    #[test]
    fn large() {
        let open = vec![vec![true; 150]; 120];
        let rook = cell_values(&open, &[], &[(-1, 0), (0, -1)]);
        let queen = cell_values(&open, &[], &[(-1, 0), (0, -1), (-1, -1)]);
        for (row, column) in (0..120).flat_map(|row| (0..150).map(move |column| (row, column))) {
            assert_eq!(rook[row][column], (row ^ column) as u64);
            let wins = nim_snippets::wythoff::wins(row as u64, column as u64);
            assert_eq!(queen[row][column] > 0, wins, "{row} {column}");
        }
    }

    /// The values, from a plain walk along every ride, beginning at the upper left cell.
    fn walked(open: &[Vec<bool>], rides: &[Jump]) -> Vec<Vec<u64>> {
        let mut values = vec![vec![0; open[0].len()]; open.len()];
        for row in 0..open.len() {
            for column in (0..open[0].len()).filter(|&column| open[row][column]) {
                let mut seen = std::collections::HashSet::new();
                for &(down, right) in rides {
                    let (mut row, mut column) = (row as i64 + down, column as i64 + right);
                    while is_open(open, row, column) {
                        seen.insert(values[row as usize][column as usize]);
                        (row, column) = (row + down, column + right);
                    }
                }
                values[row][column] = (0..).find(|value| !seen.contains(value)).unwrap();
            }
        }
        values
    }

    /// Tests rides of more than 64 cells, and shorter ones between walls.
    #[test]
    fn long_rides() {
        let mut random = Random(31);
        let rides: [&[Jump]; 4] = [
            &[(-1, 0), (0, -1)],
            &[(-1, 0), (0, -1), (-1, -1), (-1, 1)],
            &[(0, -2), (-2, -1)],
            &[(0, -1), (-1, 1)],
        ];
        let boards = [(2, 400, 0), (2, 300, 1), (80, 90, 1), (140, 70, 0), (66, 200, 2)];
        for ((height, width, walls), rides) in
            boards.into_iter().flat_map(|board| rides.map(|rides| (board, rides)))
        {
            let mut row = || (0..width).map(|_| random.below(100) >= walls).collect();
            let open: Vec<Vec<bool>> = (0..height).map(|_| row()).collect();
            assert_eq!(cell_values(&open, &[], rides), walked(&open, rides), "{height} {rides:?}");
        }
    }

    /// Two moves and the move that leads back are rejected wherever they fit on the board.
    #[test]
    fn moves_that_lead_back() {
        let open = vec![vec![true; 4]; 4];
        for steps in [
            vec![(0, 0)],
            vec![(1, 0), (-1, 0)],
            vec![(1, 2), (-2, -1), (1, -1)],
            vec![(0, 1), (1, 0), (-1, 0)],
            vec![(-1, 1), (1, 1), (0, -2)],
        ] {
            assert_panics("can return to a cell", || BoardGame::new(&open, &steps, &[]));
            assert_panics("can return to a cell", || {
                BoardGame::new(&open, &steps[..1], &steps[1..])
            });
        }
    }

    #[test]
    fn panics() {
        assert_panics("a token on the wall (0, 0)", || {
            _ = board_game::BoardGame::new(&[], &[], &[]).grundy(&[(0, 0)]);
        });
        assert_panics("a token on the wall (0, 1)", || {
            _ = board_game::BoardGame::new(&[vec![true], vec![true]], &[], &[]).grundy(&[(0, 1)]);
        });
        assert_panics("a token on the wall (2, 0)", || {
            _ = board_game::BoardGame::new(&[vec![true], vec![true]], &[], &[]).grundy(&[(2, 0)]);
        });
        assert_panics("rows of unequal length", || {
            _ = board_game::BoardGame::new(&[vec![true], vec![]], &[], &[]);
        });
        assert_panics("a board of 65536 x 32768 is too large", || {
            _ = board_game::BoardGame::new(&vec![vec![true; 1 << 15]; 1 << 16], &[], &[]);
        });
    }
}
