use nim_snippets::monotone_game::MonotoneGame;

use crate::growth::Growth;
use crate::harness::Bench;

fn options(heap: u64) -> Vec<u64> {
    if heap < 3 { vec![] } else { vec![heap / 2, heap - heap / 3] }
}

pub fn speed(bench: &mut Bench) {
    const MAX: u64 = 100_000;
    let by_table = || {
        let mut values = vec![0_u8; MAX as usize + 1];
        for heap in 3..=MAX as usize {
            let reached = [values[heap / 2], values[heap - heap / 3]];
            values[heap] = (0..3).find(|value| !reached.contains(value)).unwrap_or_default();
        }
        u64::from(values[MAX as usize])
    };
    bench
        .row("values to 10^5", || MonotoneGame::new(MAX, options).grundy(MAX))
        .plain(by_table)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.takes("heaps to 10^18 with two options take {}", || {
        MonotoneGame::new(1_000_000_000_000_000_000, options).runs().count()
    });
}
