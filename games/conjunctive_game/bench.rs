use std::hint::black_box;

use nim_snippets::conjunctive_game::{self, ConjunctiveGame};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::takings;

pub fn speed(bench: &mut Bench) {
    const N: usize = 20_000;
    let parts: Vec<usize> = (0..=N).collect();
    bench
        .row("remoteness of 2·10^4 heaps", || {
            let game = ConjunctiveGame::new(N + 1, takings);
            assert!(!game.wins(&parts, conjunctive_game::End::First));
            parts.iter().map(|&part| game.remoteness(part)).collect::<Vec<_>>()
        })
        .plain(|| {
            let mut remoteness: Vec<u64> = Vec::new();
            for heap in 0..=N {
                let lengths = takings(heap).into_iter().map(|to| remoteness[to]);
                let soon = lengths.clone().filter(|length| length % 2 == 0).min();
                let longest = soon.or_else(|| lengths.max());
                remoteness.push(longest.map_or(0, |length| length + 1));
            }
            remoteness
        })
        .limit("options only", || (0..=N).for_each(|n| drop(black_box(takings(n)))))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.stated("once for the options of each position", 1.0, 20_000, |n| {
        move || ConjunctiveGame::new(n + 1, takings).remoteness(n)
    });
}
