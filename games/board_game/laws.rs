use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, assert_panics};
use crate::random::Random;
use moves::board_game::{Jump, TokenMove, is_open, moves};
use nim_snippets::board_game::{BoardGame, Cell, cell_values, misere_outcomes, outcomes};

/// Steps and rides, some of which need a slanted order of cells.
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
            let (wins, misere) =
                (outcomes(&open, steps, rides), misere_outcomes(&open, steps, rides));
            let mut cells = Vec::new();
            for (row, column) in (0..36).map(|i| (i / 6, i % 6)) {
                if is_open(&open, row, column) {
                    let (row, column) = (row as usize, column as usize);
                    let one = vec![(row, column)];
                    rules.check_grundy(&one, game.grundy((row, column)));
                    assert_eq!(values[row][column], game.grundy((row, column)));
                    assert_eq!(wins[row][column], rules.is_won(Normal, &one), "{open:?}");
                    assert_eq!(misere[row][column], rules.is_won(Misere, &one), "{open:?}");
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

/// Values above 64, and the theorems of Nim and Wythoff on an open board.
#[test]
fn large() {
    let open = vec![vec![true; 150]; 120];
    let rook = cell_values(&open, &[], &[(-1, 0), (0, -1)]);
    let queen = outcomes(&open, &[], &[(-1, 0), (0, -1), (-1, -1)]);
    for (row, column) in (0..120).flat_map(|row| (0..150).map(move |column| (row, column))) {
        assert_eq!(rook[row][column], (row ^ column) as u64);
        let wins = nim_snippets::wythoff::wins(row as u64, column as u64);
        assert_eq!(queen[row][column], wins, "{row} {column}");
    }
}

/// Two moves and their sum back: refused wherever they fit.
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
        assert_panics("lead back", || BoardGame::new(&open, &steps, &[]));
        assert_panics("lead back", || outcomes(&open, &steps[..1], &steps[1..]));
    }
}

#[test]
fn extremes() {
    let open = vec![vec![true, false]];
    let game = BoardGame::new(&open, &[(0, 1), (i64::MAX, i64::MIN)], &[(1, 1)]);
    assert!(!game.wins(&[]) && !game.wins(&[(0, 0)]));
    assert_panics("a token on the wall (0, 1)", || game.wins(&[(0, 1)]));
    assert_panics("a token on the wall (1, 0)", || game.grundy((1, 0)));
    assert!(cell_values(&[], &[(1, 0)], &[]).is_empty());
    assert_eq!(misere_outcomes(&[vec![true, true]], &[(0, 1)], &[]), [[false, true]]);
}
