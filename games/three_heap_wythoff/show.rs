use crate::games::entry::*;
use nim_snippets::three_heap_wythoff::LostTriples;

/// The table takes the square of this.
const LARGEST: u64 = 1000;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        make[LARGEST] lost = LostTriples::new(n_max);
        play(p): lost.wins([p[0], p[1], p[2]]), lost.winning_moves([p[0], p[1], p[2]]).map(heaps);
        rules(p): labels(rules::three_heap_wythoff::moves([p[0], p[1], p[2]])).map(heaps);
    };
    let game = Game::new("three_heap_wythoff", Shape::Exactly(&["a", "b", "c"]), answers)
        .plain("no move leads to a lost triple; there is no formula");
    vec![game]
}

fn heaps(heaps: [u64; 3]) -> Vec<(usize, u64)> {
    heaps.into_iter().enumerate().collect()
}
