//! Taking from heaps.

use std::collections::{BinaryHeap, HashMap, HashSet};
use std::hint::black_box;

use nim_snippets::constrained_nim::ConstrainedNim;
use nim_snippets::*;

use crate::harness::{Bench, Modules};
use crate::input::*;
use crate::modules;

pub const MODULES: Modules = modules![
    nim misere_nim bounded_nim range_nim moore_nim exact_nim poker_nim ordered_nim end_nim greedy_nim
    arbitrary_nim unfair_nim constrained_nim no_repeat_nim strange_nim
];

const N: usize = 100_000;

fn xor(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |xor, heap| xor ^ heap)
}

/// Up to `end`, with xor 0.
fn lost(n: usize, end: u64) -> Vec<u64> {
    let mut heaps = numbers_below(end, n);
    heaps.push(xor(&heaps));
    heaps
}

fn nim(bench: &mut Bench) {
    let heaps = numbers(N);
    bench
        .row("winner, 10^5 heaps", || nim::wins(&heaps))
        .plain(|| {
            let mut xor = 0;
            for &heap in &heaps {
                xor ^= heap;
            }
            xor != 0
        })
        .limit("sum", || heaps.iter().fold(0_u64, |sum, &heap| sum.wrapping_add(heap)))
        .time();
    bench
        .row("all moves, 10^5 heaps", || nim::winning_moves(&heaps).collect::<Vec<_>>())
        .plain(|| {
            let xor = xor(&heaps);
            let mut moves = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                if heap ^ xor < heap {
                    moves.push((i, heap ^ xor));
                }
            }
            moves
        })
        .time();
}

fn misere_nim(bench: &mut Bench) {
    let heaps = numbers(N);
    bench
        .row("winner, 10^5 heaps", || misere_nim::wins(&heaps))
        .plain(|| {
            let (mut xor, mut all_ones) = (0, true);
            for &heap in &heaps {
                xor ^= heap;
                all_ones &= heap <= 1;
            }
            (xor != 0) != all_ones
        })
        .limit("xor", || xor(&heaps))
        .time();
}

fn bounded_nim(bench: &mut Bench) {
    let (heaps, max) = (numbers(N), black_box(1_000_006));
    bench
        .row("winner, 10^5 heaps", || bounded_nim::wins(&heaps, max))
        .plain(|| heaps.iter().fold(0, |xor, heap| xor ^ (heap % (max + 1))) != 0)
        .time();
}

fn range_nim(bench: &mut Bench) {
    let (heaps, [min, max]) = (numbers(N), black_box([7, 1_000_000]));
    bench
        .row("winner, 10^5 heaps", || range_nim::wins(&heaps, min, max))
        .plain(|| heaps.iter().fold(0, |xor, heap| xor ^ (heap % (min + max) / min)) != 0)
        .time();
    let (heaps, [min, max]) = (lost(1000, 10_000), black_box([5, 100]));
    let plain = || {
        let value = |heap: u64| heap % (min + max) / min;
        let xor = heaps.iter().fold(0, |xor, &heap| xor ^ value(heap));
        let cuts = |&heap: &u64| (min..=max.min(heap)).map(move |taken| (heap, heap - taken));
        let moves = heaps.iter().flat_map(cuts);
        moves.filter(|&(heap, left)| xor ^ value(heap) == value(left)).count() as u128
    };
    bench
        .row("number of moves, 10^3 heaps", || range_nim::count_winning_moves(&heaps, min, max))
        .plain(plain)
        .time();
}

fn moore_nim(bench: &mut Bench) {
    const N: usize = 1_000_000;
    let heaps = numbers(N);
    let counters = |heaps: &[u64], group: u64| {
        let mut counts = [0; 64];
        for heap in heaps {
            for (digit, count) in counts.iter_mut().enumerate() {
                *count += heap >> digit & 1;
            }
        }
        counts.iter().any(|count| count % group != 0)
    };
    bench
        .row("winner, 10^6 heaps", || moore_nim::wins(&heaps, 3))
        .plain(|| counters(&heaps, 4))
        .limit("xor", || xor(&heaps))
        .time();
    bench
        .row("a move, 10^6 heaps", || moore_nim::winning_move(&heaps, 3).is_some())
        .plain(|| counters(&heaps, 4))
        .limit("xor", || xor(&heaps))
        .time();
    bench
        .row("misère winner, 10^6 heaps", || moore_nim::misere_wins(&heaps, 3))
        .plain(|| heaps.iter().any(|&heap| heap > 1) && counters(&heaps, 4))
        .limit("xor", || xor(&heaps))
        .time();
    // All written, as the limit would only read one page of zeros.
    let heaps: Vec<u64> = (1..=N).rev().map(|i| if i < 64 { 1 << (63 - i) } else { 0 }).collect();
    bench
        .row("a move, 10^6 heaps, digits in the last", || {
            moore_nim::winning_move(&heaps, 64).is_some()
        })
        .plain(|| counters(&heaps, 65))
        .limit("xor", || xor(&heaps))
        .time();
}

fn exact_nim(bench: &mut Bench) {
    // All positions of four heaps below 8, by the number with their sizes as digits.
    let heap = |position: usize, i: usize| position / 8_usize.pow(i as u32) % 8;
    let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
    let plain = || {
        let mut values: Vec<u64> = Vec::new();
        for position in 0..4096 {
            let mut reached = HashSet::new();
            for (a, b) in pairs {
                for taken_a in 1..=heap(position, a) {
                    for taken_b in 1..=heap(position, b) {
                        let taken =
                            taken_a * 8_usize.pow(a as u32) + taken_b * 8_usize.pow(b as u32);
                        reached.insert(values[position - taken]);
                    }
                }
            }
            values.push((0..).find(|value| !reached.contains(value)).expect("a mex"));
        }
        values
    };
    let heaps = |position: usize| [0, 1, 2, 3].map(|i| heap(position, i) as u64);
    bench
        .row("values of 4096 positions, 2 of 4", || {
            (0..4096).map(|position| exact_nim::grundy(&heaps(position), 2)).collect()
        })
        .plain(plain)
        .time();
}

fn poker_nim(bench: &mut Bench) {
    let heaps = numbers(N);
    bench
        .row("winner, 10^5 heaps", || poker_nim::wins(&heaps))
        .plain(|| heaps.iter().fold(0, |xor, heap| xor ^ heap) != 0)
        .time();
}

fn ordered_nim(bench: &mut Bench) {
    let mut heaps = vec![1; N];
    heaps.push(5);
    bench
        .row("winner, 10^5 heaps of 1", || ordered_nim::wins(&heaps))
        .plain(|| {
            let mut wins = true;
            for &heap in &heaps {
                if heap > 1 {
                    return wins;
                }
                wins ^= heap == 1;
            }
            !wins
        })
        .limit("sum", || heaps.iter().sum::<u64>())
        .time();
}

fn end_nim(bench: &mut Bench) {
    let heaps: Vec<u64> = numbers(1000).iter().map(|heap| heap % 50 + 1).collect();
    // What must stand to the left and to the right of each row, in tables by its ends.
    let plain = || {
        let n = heaps.len();
        let mut left = vec![vec![0; n]; n];
        let mut right = vec![vec![0; n]; n];
        for length in 1..n {
            for i in 0..=n - length {
                let j = i + length - 1;
                if length == 1 {
                    left[i][i] = heaps[i];
                    right[i][i] = heaps[i];
                    continue;
                }
                let (l, r, x) = (left[i][j - 1], right[i][j - 1], heaps[j]);
                left[i][j] = match x {
                    _ if x == r => 0,
                    _ if x < l.min(r) || x > l.max(r) => x,
                    _ if l > r => x - 1,
                    _ => x + 1,
                };
                let (l, r, x) = (left[i + 1][j], right[i + 1][j], heaps[i]);
                right[i][j] = match x {
                    _ if x == l => 0,
                    _ if x < l.min(r) || x > l.max(r) => x,
                    _ if r > l => x - 1,
                    _ => x + 1,
                };
            }
        }
        heaps[0] != left[1][n - 1]
    };
    bench.row("winner, 10^3 heaps", || end_nim::wins(&heaps)).plain(plain).time();
}

fn greedy_nim(bench: &mut Bench) {
    let heaps = numbers(N);
    bench
        .row("winner, 10^5 heaps", || greedy_nim::wins(&heaps))
        .plain(|| {
            let mut heaps = heaps.clone();
            heaps.sort_unstable();
            heaps.iter().rev().take_while(|&heap| heap == &heaps[N - 1]).count() % 2 == 1
        })
        .best("one pass", || {
            let (mut largest, mut count) = (0, 0);
            for &heap in &heaps {
                if heap > largest {
                    largest = heap;
                    count = 0;
                }
                count += usize::from(heap == largest);
            }
            count % 2 == 1
        })
        .limit("xor", || xor(&heaps))
        .time();
}

fn arbitrary_nim(bench: &mut Bench) {
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

fn unfair_nim(bench: &mut Bench) {
    let mut random = Random(1);
    let games: Vec<[u64; 3]> = (0..100)
        .map(|_| {
            let [a, b] = [random.below(4096), random.below(4096)];
            let moved = random.below(a + 1);
            [a, b, (a - moved) ^ (b + moved)]
        })
        .collect();
    bench
        .row("100 games of 3 heaps", || {
            games.iter().map(|heaps| unfair_nim::fewest_moved(heaps)).collect::<Vec<_>>()
        })
        .plain(|| {
            let fewest =
                |&[a, b, c]: &[u64; 3]| (0..a).find(|moved| (a - moved) ^ (b + moved) == c);
            games.iter().map(fewest).collect()
        })
        .time();
}

fn constrained_nim(bench: &mut Bench) {
    let mut random = Random(1);
    let mut bans = Vec::new();
    for _ in 0..1000 {
        let heap = 1 + random.below(2000);
        bans.push((heap, 1 + random.below(heap)));
    }
    bench
        .row("values of 2000 heaps, 10^3 bans", || {
            let game = ConstrainedNim::new(&bans);
            (0..=2000).map(|heap| game.grundy(heap)).collect::<Vec<_>>()
        })
        .plain(|| {
            let bans: HashSet<&(u64, u64)> = bans.iter().collect();
            let mut values: Vec<u64> = Vec::new();
            for heap in 0..=2000 {
                let mut is_reached = vec![false; 2001];
                for left in 0..heap {
                    if !bans.contains(&(heap, heap - left)) {
                        is_reached[values[left as usize] as usize] = true;
                    }
                }
                values.push(is_reached.iter().take_while(|&&is_reached| is_reached).count() as u64);
            }
            values
        })
        .time();
}

fn no_repeat_nim(bench: &mut Bench) {
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

fn strange_nim(bench: &mut Bench) {
    let heaps: Vec<(u64, u64)> =
        numbers(200).iter().map(|x| (x % 1_000_000_000 + 1, x >> 32 & 0xffff | 1)).collect();
    fn by_steps(mut stones: u64, k: u64) -> u64 {
        while !stones.is_multiple_of(k) {
            if stones < k {
                return 0;
            }
            stones -= stones / k + 1;
        }
        stones / k
    }
    // As long as the quotient stays, the steps are equal.
    fn by_quotients(mut stones: u64, k: u64) -> u64 {
        while stones >= k && !stones.is_multiple_of(k) {
            let step = stones / k + 1;
            stones -= (stones % k).div_ceil(step) * step;
        }
        if stones.is_multiple_of(k) { stones / k } else { 0 }
    }
    bench
        .row("winner, 200 heaps of 10^9", || strange_nim::wins(&heaps))
        .plain(|| heaps.iter().fold(0, |xor, &(stones, k)| xor ^ by_steps(stones, k)) != 0)
        .best("equal steps", || {
            heaps.iter().fold(0, |xor, &(stones, k)| xor ^ by_quotients(stones, k)) != 0
        })
        .time();
}
