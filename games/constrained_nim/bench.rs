use std::collections::{BTreeMap, BTreeSet, HashMap};

use nim_snippets::constrained_nim::ConstrainedNim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers_below;
use crate::random::Random;

pub fn speed(bench: &mut Bench) {
    const MAX: u64 = 2000;
    let mut random = Random(1);
    let mut bans = Vec::new();
    for _ in 0..1000 {
        let heap = 1 + random.below(MAX);
        // Among others to ban what a smaller heap with bans leaves.
        let &(smaller, _) = bans.last().unwrap_or(&(0, 0));
        let taken = if smaller < heap { heap - smaller } else { 1 + random.below(heap) };
        bans.push((heap, taken));
    }
    let heaps = numbers_below(MAX, 2000);
    bench
        .row("values of 2000 heaps below 2000, 10^3 bans", || {
            let game = ConstrainedNim::new(&bans);
            heaps.iter().map(|&heap| game.grundy(heap)).collect::<Vec<_>>()
        })
        .plain(|| by_maps(&bans, &heaps))
        .best("array of sizes", || by_array(&bans, &heaps))
        .time();
}

/// Of each value how often it is repeated, and of the sizes that repeat one which.
fn by_maps(bans: &[(u64, u64)], heaps: &[u64]) -> Vec<u64> {
    let mut banned: BTreeMap<u64, BTreeSet<u64>> = BTreeMap::new();
    for &(heap, taken) in bans {
        banned.entry(heap).or_default().insert(heap - taken);
    }
    let mut repeats: Vec<(u64, u64)> = Vec::new();
    let value = |repeats: &[(u64, u64)], heap| match repeats.binary_search_by_key(&heap, |r| r.0) {
        Ok(i) => repeats[i].1,
        Err(i) => heap - i as u64,
    };
    let mut more: HashMap<u64, u64> = HashMap::new();
    for (&heap, banned) in &banned {
        let mut forbidden: BTreeMap<u64, u64> = BTreeMap::new();
        for &left in banned {
            *forbidden.entry(value(&repeats, left)).or_default() += 1;
        }
        let out_of_reach =
            |(value, times): &(&u64, &u64)| **times == 1 + more.get(value).unwrap_or(&0);
        if let Some((&value, _)) = forbidden.iter().find(out_of_reach) {
            *more.entry(value).or_default() += 1;
            repeats.push((heap, value));
        }
    }
    heaps.iter().map(|&heap| value(&repeats, heap)).collect()
}

/// How many smaller heaps have each value, less those that a ban forbids. The largest heap here has
/// 2000 stones.
fn by_array(bans: &[(u64, u64)], heaps: &[u64]) -> Vec<u64> {
    let mut banned = vec![Vec::new(); 2001];
    bans.iter().for_each(|&(heap, taken)| banned[heap as usize].push(heap - taken));
    let (mut values, mut counts): (Vec<u64>, Vec<u32>) = (Vec::new(), Vec::new());
    for banned in &mut banned {
        banned.sort_unstable();
        banned.dedup();
        let mut mex = counts.len();
        for &left in &*banned {
            let value = values[left as usize] as usize;
            counts[value] -= 1;
            if counts[value] == 0 {
                mex = mex.min(value);
            }
        }
        banned.iter().for_each(|&left| counts[values[left as usize] as usize] += 1);
        counts.resize(counts.len().max(mex + 1), 0);
        counts[mex] += 1;
        values.push(mex as u64);
    }
    heaps.iter().map(|&heap| values[heap as usize]).collect()
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 10_000, |n| {
        let heaps = numbers_below(n as u64, n);
        let bans: Vec<(u64, u64)> = heaps.iter().map(|&x| (x + 9, x % 9 + 1)).collect();
        move || ConstrainedNim::new(&bans).grundy(1 << 60)
    });
}
