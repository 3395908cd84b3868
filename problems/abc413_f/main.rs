// No Passage
// https://atcoder.jp/contests/abc413/tasks/abc413_f
//
// Each turn, the second player forbids one direction, and the first moves a token to a neighbour in
// another one. The first wants to reach a goal soon, the second late. What is the sum of the numbers of
// moves over all cells, where cells without a forced end count 0?

use proconio::{input, marker::Usize1};
use std::collections::VecDeque;

fn main() {
    input! { height: usize, width: usize, goals: [(Usize1, Usize1)] }
    // A cell reaches a goal as soon as its second neighbour does: the first one is forbidden.
    let mut turns = vec![vec![None; width]; height];
    let mut seen = vec![vec![0; width]; height];
    goals.iter().for_each(|&(row, column)| turns[row][column] = Some(0));
    let (mut queue, mut sum) = (VecDeque::from(goals), 0_u64);
    while let Some((row, column)) = queue.pop_front() {
        let turn = turns[row][column].expect("it was reached");
        sum += turn;
        let (up, left) = (row.wrapping_sub(1), column.wrapping_sub(1));
        for (r, c) in [(up, column), (row, left), (row, column + 1), (row + 1, column)] {
            if r < height && c < width && turns[r][c].is_none() {
                seen[r][c] += 1;
                if seen[r][c] == 2 {
                    turns[r][c] = Some(turn + 1);
                    queue.push_back((r, c));
                }
            }
        }
    }
    println!("{sum}");
}
