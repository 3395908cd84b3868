//! What several modules have in the same words is checked in the same words.

use std::collections::HashSet;
use std::hash::{Hash, Hasher};

/// The list of a vertex, by what makes lists of `n` vertices and arcs.
pub fn check_lists(list: impl Fn(usize, &[(usize, usize)], usize) -> Vec<u32>) {
    let arcs = [(0, 2), (1, 2), (2, 3), (0, 3), (0, 2)];
    let expected: [&[u32]; 5] = [&[2, 2, 3], &[2], &[3], &[], &[]];
    for (v, expected) in expected.iter().enumerate() {
        let mut list = list(5, &arcs, v);
        list.sort_unstable();
        assert_eq!(list, *expected);
    }
}

/// The low bits of a hash and the high ones, which a `HashMap` reads, wherever the bits are in which
/// positions differ. Of 4096 random numbers 2589 would have different low bits.
pub fn check_hasher<H: Hasher + Default>() {
    fn hash<H: Hasher + Default>(position: impl Hash) -> u64 {
        let mut hasher = H::default();
        position.hash(&mut hasher);
        hasher.finish()
    }
    for shift in 0..=52 {
        let ways: [fn(u64) -> u64; 4] = [
            |word| hash::<H>(word),
            |word| hash::<H>((7_u8, word)),
            |word| hash::<H>((word, 7_u64)),
            |word| hash::<H>(vec![word; 3]),
        ];
        for hash in ways {
            let hashes = (0..1 << 12).map(|n: u64| hash(n << shift));
            let low: HashSet<u64> = hashes.clone().map(|hash| hash % 4096).collect();
            let all: HashSet<u64> = hashes.clone().collect();
            let high: HashSet<u64> = hashes.map(|hash| hash >> 57).collect();
            assert!(low.len() > 1200, "{} low bits differ at {shift}", low.len());
            assert_eq!((all.len(), high.len()), (4096, 128), "{shift}");
        }
    }
}
