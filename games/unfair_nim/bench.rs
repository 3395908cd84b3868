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
            // Both get the digits that the sum has beyond the xor, heap 0 the highest that fit.
            let fewest = |&[a, b, c]: &[u64; 3]| {
                let twice = (a + b).checked_sub(c).filter(|twice| twice % 2 == 0)?;
                let mut left = twice / 2;
                if left & c > 0 || left > a {
                    return None;
                }
                for digit in (0..13).rev().map(|i| c & 1 << i) {
                    if left + digit <= a {
                        left += digit;
                    }
                }
                (left > 0).then(|| a - left)
            };
            games.iter().map(fewest).collect()
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(unfair_nim::fewest_moved);
}
