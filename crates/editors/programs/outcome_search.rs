// `2 / 3 5` prints `First`.

use nim_snippets::outcome_search;
use proconio::input;

fn main() {
    input! {
        n: usize,
        rows: [usize; n],
    }
    // An option is the list of the remaining parts; here: knock over one pin or two neighbours.
    let options = |&row: &usize| {
        let rests = (0..row).rev().take(2);
        rests.flat_map(|rest| (0..=rest).map(move |left| vec![left, rest - left])).collect()
    };
    let mut game = outcome_search::OutcomeSearch::with_splits(options);
    let first = game.misere_wins(&rows);
    println!("{}", if first { "First" } else { "Second" });
}
