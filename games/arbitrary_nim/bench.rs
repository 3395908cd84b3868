use std::collections::BinaryHeap;

use nim_snippets::arbitrary_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{lost, numbers, xor};

pub fn speed(bench: &mut Bench) {
    for (task, heaps) in
        [("10^3 heaps below 10^3", lost(1000, 1000)), ("10^5 heaps", lost(100_000, u64::MAX))]
    {
        bench
            .row(task, || arbitrary_nim::largest_max(&heaps))
            .plain(|| {
                if xor(&heaps) != 0 {
                    return Some(u64::MAX);
                }
                let mut heaps: BinaryHeap<u64> = heaps.clone().into();
                while let Some(heap) = heaps.pop() {
                    if heaps.peek() != Some(&heap) {
                        return Some(heap - 1);
                    }
                    heaps.pop();
                }
                None
            })
            .time();
    }
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 200_000, |n| {
        let mut heaps = numbers(n);
        heaps.push(xor(&heaps));
        move || arbitrary_nim::largest_max(&heaps)
    });
}
