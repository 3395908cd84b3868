use std::collections::BinaryHeap;

use nim_snippets::arbitrary_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{lost, numbers};

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let heaps = lost(1000, 1000);
    let wins = |max: u64| heaps.iter().fold(0, |xor, heap| xor ^ (heap % (max + 1))) != 0;
    bench
        .row("10^3 heaps below 10^3", || arbitrary_nim::largest_max(&heaps))
        .plain(|| (1..=1024).rev().find(|&max| wins(max)))
        .time();
    let heaps = lost(N, u64::MAX);
    bench
        .row("10^5 heaps", || arbitrary_nim::largest_max(&heaps))
        .best("heap", || {
            if heaps.iter().fold(0, |xor, heap| xor ^ heap) != 0 {
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

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 50_000, |n| {
        let mut heaps = numbers(n);
        heaps.push(heaps.iter().fold(0, |xor, heap| xor ^ heap));
        move || arbitrary_nim::largest_max(&heaps)
    });
}
