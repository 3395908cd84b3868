// `1000000000 999999999` prints `Second`.

use nim_snippets::board_game;
use nim_snippets::grid_period;
use proconio::input;

fn main() {
    input! {
        row: u64,
        column: u64,
    }
    // The values of a small board; here: of a token that goes up by 1 or 2, or left by 1.
    let open = vec![vec![true; 40]; 40];
    let values = board_game::cell_values(&open, &[(-1, 0), (-2, 0), (0, -1)], &[]);
    let found = grid_period::find(&values).expect("a period");
    assert!(found.is_proven(2, 1));
    let first = found.value(&values, row, column) != 0;
    println!("{}", if first { "First" } else { "Second" });
}
