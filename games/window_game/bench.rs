use nim_snippets::window_game;
use nim_snippets::window_game::WindowGame;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::stamps::by_stamps;

pub fn speed(bench: &mut Bench) {
    let [lo, hi] = [|x: u64| x.div_ceil(3), |x: u64| x * 2 / 3];
    let [wide_lo, wide_hi] = [|x: i128| (x + 2) / 3, |x: i128| x * 2 / 3];
    bench
        .row("values of 2000 heaps", || window_game::grundy_values(2000, wide_lo, wide_hi))
        .plain(|| {
            by_stamps(2000, |heap, values, reach| {
                let (lo, hi) = (lo(heap as u64), hi(heap as u64) + 1);
                values[lo as usize..(hi as usize).min(heap)].iter().for_each(|&value| reach(value));
            })
        })
        .time();
    bench
        .row("values of 10^5 heaps", || window_game::grundy_values(100_000, wide_lo, wide_hi))
        .best("a tree of last heaps", || window_by_tree(100_000, lo, hi))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("`grundy_values` takes {}", 100_000, |n| {
        move || window_game::grundy_values(n as u64, third, half)
    });
    growth.takes("10^6 runs take {}", || {
        WindowGame::new(1_000_000, half, |x| x - 1).grundy(1_000_000)
    });
    growth.takes("10^6 heaps {}", || window_game::grundy_values(1_000_000, half, |x| x - 1));
}

/// Mex of a window, by a tree of the last heap of each value.
fn window_by_tree(n: u64, lo: impl Fn(u64) -> u64, hi: impl Fn(u64) -> u64) -> Vec<u64> {
    let leaves = (n as usize + 2).next_power_of_two();
    let mut last = vec![0; 2 * leaves]; // plus 1
    let mut values: Vec<u64> = Vec::with_capacity(n as usize + 1);
    let mut entered = 0;
    for heap in 0..=n {
        while entered < (hi(heap) + 1).min(heap) {
            let mut node = leaves + values[entered as usize] as usize;
            entered += 1;
            last[node] = entered;
            while node > 1 {
                node /= 2;
                last[node] = last[2 * node].min(last[2 * node + 1]);
            }
        }
        let mut node = 1;
        while node < leaves {
            node = if last[2 * node] <= lo(heap) { 2 * node } else { 2 * node + 1 };
        }
        values.push((node - leaves) as u64);
    }
    values
}

/// A lower end of a window and a higher one.
fn third(x: i128) -> i128 {
    (x + 2) / 3
}

fn half(x: i128) -> i128 {
    x / 2
}
