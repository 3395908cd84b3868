use std::collections::HashSet;

use nim_snippets::node_kayles;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::hash::FastMap;
use crate::input::Edges;

pub fn speed(bench: &mut Bench) {
    let right = (0..25).filter(|v| v % 5 < 4).map(|v| (v, v + 1));
    let edges: Edges = right.chain((5..25).map(|v| (v - 5, v))).collect();
    let mut taken = [0_u64; 25];
    for (v, taken) in taken.iter_mut().enumerate() {
        *taken |= 1 << v;
    }
    for &(u, v) in &edges {
        taken[u] |= 1 << v;
        taken[v] |= 1 << u;
    }
    fn value(set: u64, taken: &[u64], memo: &mut FastMap<u64, u64>) -> u64 {
        if let Some(&value) = memo.get(&set) {
            return value;
        }
        let reached: HashSet<u64> = (0..taken.len())
            .filter(|v| set >> v & 1 == 1)
            .map(|v| value(set & !taken[v], taken, memo))
            .collect();
        let mex = (0..).find(|value| !reached.contains(value)).expect("a mex");
        memo.insert(set, mex);
        mex
    }
    fn value_by_parts(set: u64, taken: &[u64], memo: &mut FastMap<u64, u64>) -> u64 {
        let (mut rest, mut xor) = (set, 0);
        while rest > 0 {
            let mut part = rest & rest.wrapping_neg();
            let mut border = part;
            while border > 0 {
                let near = taken[border.trailing_zeros() as usize] & rest & !part;
                border = border & (border - 1) | near;
                part |= near;
            }
            rest &= !part;
            let known = memo.get(&part).copied();
            xor ^= known.unwrap_or_else(|| {
                let (mut left, mut reached) = (part, 0_u64);
                while left > 0 {
                    let v = left.trailing_zeros() as usize;
                    left &= left - 1;
                    reached |= 1 << value_by_parts(part & !taken[v], taken, memo);
                }
                memo.insert(part, reached.trailing_ones().into());
                reached.trailing_ones().into()
            });
        }
        xor
    }
    bench
        .row("grid of 5 × 5", || node_kayles::grundy(25, &edges))
        .plain(|| value((1 << 25) - 1, &taken, &mut FastMap::default()))
        .best("components", || value_by_parts((1 << 25) - 1, &taken, &mut FastMap::default()))
        .time();
}

pub fn growth(growth: &mut Growth) {
    let right = (0..36).filter(|v| v % 6 < 5).map(|v| (v, v + 1));
    let edges: Edges = right.chain((6..36).map(|v| (v - 6, v))).collect();
    let lines = |u: usize, v: usize| {
        let (across, along) = ((u % 8).abs_diff(v % 8), (u / 8).abs_diff(v / 8));
        across == 0 || along == 0 || across == along
    };
    let attacks: Edges =
        (0..64).flat_map(|v| (0..v).filter(move |&u| lines(u, v)).map(move |u| (u, v))).collect();
    growth.takes("a grid of 6 x 6 takes {}", || node_kayles::grundy(36, &edges));
    growth.takes("the queens of a chessboard {}", || node_kayles::grundy(64, &attacks));
}
