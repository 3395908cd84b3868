use std::hint::black_box;

use nim_snippets::selective_game::{self, SelectiveGame};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::takings;

pub fn speed(bench: &mut Bench) {
    const N: usize = 20_000;
    bench
        .row("outcomes of 2·10^4 heaps", || {
            let game = SelectiveGame::new(N + 1, takings);
            (0..=N).map(|part| game.wins(&[part], selective_game::End::Last)).collect::<Vec<_>>()
        })
        .plain(|| {
            let mut wins: Vec<bool> = Vec::new();
            for heap in 0..=N {
                wins.push(takings(heap).into_iter().any(|to| !wins[to]));
            }
            wins
        })
        .limit("options only", || (0..=N).for_each(|n| drop(black_box(takings(n)))))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.stated("once for the options of each position", 1.0, 20_000, |n| {
        move || SelectiveGame::new(n + 1, takings).wins(&[n], selective_game::End::First)
    });
}
