use nim_snippets::fair_split;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    let splits = |heap: usize| {
        let counts = (2..=heap).filter(move |_| heap >= 3);
        counts.map(move |count| (heap / count, count - heap % count, heap % count)).collect()
    };
    // Splits with the same quotient have the same parts, and only the parities of their numbers
    // count: the first two of each quotient are enough.
    let blocks = |heap: usize| {
        let (mut moves, mut count) = (Vec::new(), 2);
        while heap >= 3 && count <= heap {
            let next = heap / (heap / count) + 1;
            for count in count..next.min(count + 2) {
                moves.push((heap / count, count - heap % count, heap % count));
            }
            count = next;
        }
        moves
    };
    bench
        .row("values to 3000", || {
            let game = fair_split::FairSplit::new(3000, 3);
            (0..=3000).map(|heap| game.grundy(heap)).collect::<Vec<_>>()
        })
        .plain(|| by_parts(3000, splits))
        .best("quotients", || by_parts(3000, blocks))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth
        .power("{} for heaps up to `n`", 2000, |n| move || fair_split::FairSplit::new(n as u64, 2));
    growth.takes("10^5 take {}", || fair_split::FairSplit::new(100_000, 2));
}

/// The values of heaps whose moves a function lists as parts.
fn by_parts(n: usize, options: impl Fn(usize) -> Vec<(usize, usize, usize)>) -> Vec<u64> {
    // So many parts of one size, and others that are one larger.
    let mut values: Vec<u64> = Vec::new();
    let mut stamps = vec![usize::MAX; 4096];
    for heap in 0..=n {
        for (part, count, larger) in options(heap) {
            let small = if count % 2 == 1 { values[part] } else { 0 };
            let large = if larger % 2 == 1 { values[part + 1] } else { 0 };
            stamps[(small ^ large) as usize] = heap;
        }
        values.push((0..).find(|&value| stamps[value as usize] != heap).expect("a mex"));
    }
    values
}
