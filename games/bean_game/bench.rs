use nim_snippets::bean_game;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    bench
        .row("values to 500", || (0..=500).map(bean_game::grundy).collect::<Vec<_>>())
        .plain(|| {
            let mut values: Vec<u64> = Vec::new();
            let mut stamps = vec![usize::MAX; 4096];
            for heap in 0..=500 {
                for a in 0..heap {
                    for b in 0..=a {
                        stamps[(values[a] ^ values[b]) as usize] = heap;
                    }
                }
                values.push((0..).find(|&value| stamps[value as usize] != heap).expect("a mex"));
            }
            values
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(bean_game::wins);
    growth.takes_times(0.1, "10^8 {}", || bean_game::winning_moves(&[10_000_000]).count());
}
