use nim_snippets::unfair_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::random::Random;

pub fn speed(bench: &mut Bench) {
    let mut random = Random(1);
    let games: Vec<[u64; 3]> = (0..100)
        .map(|_| {
            let [a, b] = [random.below(4096), random.below(4096)];
            let moved = random.below(a + 1);
            [a, b, (a - moved) ^ (b + moved)]
        })
        .collect();
    bench
        .row("100 games of 3 heaps", || {
            games.iter().map(|heaps| unfair_nim::fewest_moved(heaps)).collect::<Vec<_>>()
        })
        .plain(|| {
            let fewest =
                |&[a, b, c]: &[u64; 3]| (0..a).find(|moved| (a - moved) ^ (b + moved) == c);
            games.iter().map(fewest).collect()
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(unfair_nim::fewest_moved);
}
