use std::collections::HashMap;

use nim_snippets::no_repeat_nim;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    type Memo = HashMap<(u64, u64), u64>;
    fn search(heap: u64, free: u64, key: fn(u64, u64) -> u64, memo: &mut Memo) -> u64 {
        let free = key(heap, free);
        if let Some(&value) = memo.get(&(heap, free)) {
            return value;
        }
        let mut reached = 0_u64;
        for taken in (1..=heap).filter(|taken| free >> taken & 1 == 1) {
            reached |= 1 << search(heap - taken, free & !(1 << taken), key, memo);
        }
        let value = u64::from(reached.trailing_ones());
        memo.insert((heap, free), value);
        value
    }
    bench
        .row("a heap of 30", || no_repeat_nim::played_grundy(30, &[1]))
        .plain(|| search(30, !2, |_, free| free, &mut Memo::new()))
        .best("larger takings forgotten", || {
            search(30, !2, |heap, free| free & ((2 << heap) - 1), &mut Memo::new())
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.takes("60 take {}", || no_repeat_nim::winning_moves(&[60]).count());
    growth.takes("100 take {} and 100 MB", || no_repeat_nim::winning_moves(&[100]).count());
}
