use nim_snippets::quotient_game;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{count_pairs, numbers, pairs};

fn wins(a: u64, b: u64) -> bool {
    quotient_game::wins(a, b, |q, _, rest| !rest || q > 1)
}

pub fn speed(bench: &mut Bench) {
    let numbers = numbers(10_000);
    fn by_recursion(a: u64, b: u64) -> bool {
        let (small, large) = (a.min(b), a.max(b));
        if small == 0 {
            return false;
        }
        let rest = by_recursion(large % small, small);
        !rest || large / small > 1
    }
    bench
        .row("winner, 10^4 pairs", || count_pairs(&numbers, wins))
        .plain(|| count_pairs(&numbers, by_recursion))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1 << 50, |n| {
        let pairs = pairs(n);
        move || count_pairs(&pairs, wins)
    });
}
