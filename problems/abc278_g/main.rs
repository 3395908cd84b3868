// Generalized Subtraction Game
// https://atcoder.jp/contests/abc278/tasks/abc278_g
//
// A move takes between L and R neighbouring cards from a row. Choose to be first or second, and
// win against the judge.

use nim_snippets::interval_nim;
use proconio::input_interactive;

fn main() {
    input_interactive! { n: usize, l: usize, r: usize }
    let mut first = vec![1];
    let mut rows = vec![n];
    let mut my_turn = interval_nim::wins(&rows, l, r);
    println!("{}", if my_turn { "First" } else { "Second" });
    loop {
        let (row, start, len) = if my_turn {
            let mut moves = interval_nim::winning_moves(&rows, l, r);
            let (row, start, len) = moves.next().expect("the first move was well chosen");
            println!("{} {len}", first[row] + start);
            (row, start, len)
        } else {
            input_interactive! { x: usize, y: usize }
            if y == 0 {
                return;
            }
            let row = (0..rows.len()).find(|&row| first[row] <= x && x < first[row] + rows[row]);
            let row = row.expect("the judge takes cards that are there");
            (row, x - first[row], y)
        };
        first.push(first[row] + start + len);
        rows.push(rows[row] - start - len);
        rows[row] = start;
        my_turn = !my_turn;
    }
}
