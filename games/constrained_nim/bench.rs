use std::collections::HashSet;

use nim_snippets::constrained_nim::ConstrainedNim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers_below;
use crate::random::Random;

pub fn speed(bench: &mut Bench) {
    let mut random = Random(1);
    let mut bans = Vec::new();
    for _ in 0..1000 {
        let heap = 1 + random.below(2000);
        bans.push((heap, 1 + random.below(heap)));
    }
    bench
        .row("values of 2000 heaps, 10^3 bans", || {
            let game = ConstrainedNim::new(&bans);
            (0..=2000).map(|heap| game.grundy(heap)).collect::<Vec<_>>()
        })
        .plain(|| {
            let bans: HashSet<&(u64, u64)> = bans.iter().collect();
            let mut values: Vec<u64> = Vec::new();
            for heap in 0..=2000 {
                let mut is_reached = vec![false; 2001];
                for left in 0..heap {
                    if !bans.contains(&(heap, heap - left)) {
                        is_reached[values[left as usize] as usize] = true;
                    }
                }
                values.push(is_reached.iter().take_while(|&&is_reached| is_reached).count() as u64);
            }
            values
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 10_000, |n| {
        let heaps = numbers_below(n as u64, n);
        let bans: Vec<(u64, u64)> = heaps.iter().map(|&x| (x + 9, x % 9 + 1)).collect();
        move || ConstrainedNim::new(&bans).grundy(1 << 60)
    });
}
