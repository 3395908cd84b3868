// `4 / 1 2 3 4` prints `Second`.

use nim_snippets::mask_solver;
use proconio::input;

fn main() {
    input! {
        n: usize,
        cards: [u64; n],
    }
    // What a set of cards can become; here: two cards with an odd sum are taken.
    let options = |set: usize| {
        let pairs = (0..n).flat_map(|i| (0..i).map(move |j| (i, j)));
        let odd = pairs.filter(|&(i, j)| (cards[i] + cards[j]) % 2 == 1);
        odd.map(|(i, j)| 1 << i | 1 << j)
            .filter(move |take| take & set == *take)
            .map(move |take| set ^ take)
    };
    let mut game = mask_solver::MaskSolver::new(1 << n, options);
    let first = game.wins(&[(1 << n) - 1]);
    println!("{}", if first { "First" } else { "Second" });
}
