// StoneGameStrategist (SRM 309 Div1 1000)
// http://community.topcoder.com/stat?c=problem_statement&pm=6239&rd=9989
//
// The winning move that takes the fewest stones, then from the lowest pile, when the piles must
// stay in non-decreasing order. The arguments are read as the number of piles and the piles.

use nim_snippets::staircase_nim;
use proconio::input;

fn main() {
    input! { piles: [u64] }
    let stairs = staircase_nim::ordered_heaps(&piles);
    let moves = staircase_nim::winning_moves(&stairs);
    let moves = moves.map(|(i, left)| (stairs[i] - left, piles.len() - 1 - i));
    match moves.min() {
        Some((stones, pile)) => println!("TAKE {stones} STONES FROM PILE {pile}"),
        None => println!("YOU LOSE"),
    }
}
