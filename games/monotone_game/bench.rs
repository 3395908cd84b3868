use nim_snippets::monotone_game::MonotoneGame;

use crate::growth::Growth;

fn options(heap: u64) -> Vec<u64> {
    if heap < 3 { vec![] } else { vec![heap / 2, heap - heap / 3] }
}

pub fn growth(growth: &mut Growth) {
    growth.takes("heaps to 10^18 with two options take {}", || {
        MonotoneGame::new(1_000_000_000_000_000_000, options).runs().count()
    });
}
