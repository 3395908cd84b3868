use nim_snippets::octal_game::{self, OctalGame};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::octal::octal;

pub fn speed(bench: &mut Bench) {
    let kayles = octal(&[0, 7, 7]);
    // From 71 on its period is 12, which has to be known.
    let known = |heap: u64| kayles.by_stamps(83)[72 + heap as usize % 12];
    // A table of 256 heaps shows it, and proves it.
    let seen = |n: usize| {
        let mut values = kayles.by_stamps(256);
        let last = &values[128..];
        let is_period = |&length: &usize| values[128 - length..256 - length] == last[..128];
        let length = (1..64).find(is_period).expect("a short period");
        for heap in values.len()..=n {
            values.push(values[heap - length]);
        }
        (values, length)
    };
    bench
        .row("0.77 to 10^4", || octal_game::grundy_values(10_000, "0.77"))
        .plain(|| seen(10_000).0)
        .best("a known period", || {
            let mut values = kayles.by_stamps(83);
            while values.len() <= 10_000 {
                values.push(values[values.len() - 12]);
            }
            values
        })
        .time();
    bench
        .row("a heap of 10^18 in 0.77", || {
            OctalGame::new(u64::MAX, "0.77").grundy(1_000_000_000_000_000_000)
        })
        .plain(|| {
            let (values, length) = seen(256);
            values[128 + (1_000_000_000_000_000_000 - 128) % length]
        })
        .best("a known period", || known(1_000_000_000_000_000_000))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for the table", 4000, |n| move || octal_game::grundy_values(n, "0.007"));
    growth.takes("2·10^4 heaps without a period take {}", || {
        octal_game::grundy_values(20_000, "0.106")
    });
    growth.takes("1000 heaps take {}", || octal_game::grundy_values(1000, "0.8"));
}
