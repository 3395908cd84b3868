// Sweets Game
// https://codeforces.com/problemset/problem/63/E
//
// Chocolates lie in a hexagonal box; eat neighbouring ones in a line, who takes the last?

use nim_snippets::mask_solver::MaskSolver;
use proconio::input;

fn main() {
    input! { box_: [char; 19] }
    let cells: Vec<(i32, i32)> = (-2_i32..=2)
        .flat_map(|row| (0..5 - row.abs()).map(move |i| (row, i - 2 - row.min(0))))
        .collect();
    // The runs of cells along each direction, as masks.
    let mut runs = Vec::new();
    for (start, direction) in cells.iter().flat_map(|&c| [(1, 0), (0, 1), (1, -1)].map(|d| (c, d)))
    {
        let along = (0..).map(|t| (start.0 + t * direction.0, start.1 + t * direction.1));
        let inside = along.map_while(|cell| cells.iter().position(|&other| other == cell));
        runs.extend(inside.scan(0_usize, |run, cell| {
            *run |= 1 << cell;
            Some(*run)
        }));
    }
    runs.sort_unstable();
    runs.dedup();
    let options = |set: usize| {
        let eaten = runs.iter().filter(move |&run| run & set == *run);
        eaten.map(move |run| set ^ run)
    };
    let chocolates = (0..19).filter(|&i| box_[i] == 'O').fold(0, |set, i| set | 1 << i);
    let first = MaskSolver::new(1 << 19, options).wins(&[chocolates]);
    println!("{}", if first { "Karlsson" } else { "Lillebror" });
}
