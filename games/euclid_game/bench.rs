use nim_snippets::euclid_game;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{count_pairs, numbers, pairs};

pub fn speed(bench: &mut Bench) {
    let numbers = numbers(10_000);
    // The first quotient above 1 decides who has the choice.
    let by_division = |a: u64, b: u64| {
        let (mut small, mut large, mut wins) = (a.min(b), a.max(b), true);
        while small > 0 && large % small != 0 && large / small == 1 {
            (small, large, wins) = (large % small, small, !wins);
        }
        wins && small > 0
    };
    bench
        .row("winner, 10^4 pairs", || count_pairs(&numbers, euclid_game::wins))
        .plain(|| count_pairs(&numbers, by_division))
        .time();
    let value = |a: u64, b: u64| {
        let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
        ((large * large - small * small) / (large * small)) as u64
    };
    bench
        .row("values until equal, 10^4 pairs", || sum(&numbers, euclid_game::equal_grundy))
        .plain(|| sum(&numbers, value))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1 << 50, |n| {
        let pairs = pairs(n);
        move || count_pairs(&pairs, euclid_game::wins)
    });
}

fn sum(numbers: &[u64], f: impl Fn(u64, u64) -> u64) -> u64 {
    numbers.windows(2).fold(0, |sum, pair| sum.wrapping_add(f(pair[0], pair[1])))
}
