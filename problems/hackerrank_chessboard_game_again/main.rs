// Chessboard Game, Again!
// https://www.hackerrank.com/challenges/chessboard-game-again-1
//
// Coins on a chessboard of 15 x 15 cells make four of a knight's jumps, those up and to the left.
// Who wins?

use nim_snippets::board_game::BoardGame;
use proconio::{input, marker::Usize1};

fn main() {
    input! { games: [[(Usize1, Usize1)]] }
    let open = vec![vec![true; 15]; 15];
    let board = BoardGame::new(&open, &[(-2, 1), (-2, -1), (1, -2), (-1, -2)], &[]);
    for coins in games {
        println!("{}", if board.wins(&coins) { "First" } else { "Second" });
    }
}
