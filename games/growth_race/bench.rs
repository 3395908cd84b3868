use nim_snippets::growth_race;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

pub fn speed(bench: &mut Bench) {
    let bounds = numbers(1000);
    bench
        .row("winner from 1, factors 2 to 9, 1000 bounds", || {
            bounds.iter().filter(|&&n| growth_race::wins(1, n, (2, 0), (9, 0))).count()
        })
        .best("powers of 9 and 2 in turns, from 1 alone", || {
            bounds.iter().filter(|&&n| by_powers(n)).count()
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.takes("a bound of 10^18 takes {}", || {
        growth_race::wins(1, 1_000_000_000_000_000_000, (2, 0), (9, 0))
    });
}

/// The bound is passed by 9, 18, 162, 324, …, by the players in turns.
fn by_powers(n: u64) -> bool {
    let mut product = 1_u128;
    let mut is_first = true;
    while product < n.into() {
        product *= if is_first { 9 } else { 2 };
        is_first = !is_first;
    }
    !is_first
}
