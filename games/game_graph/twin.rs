use super::FastHasher;
use std::collections::HashSet;
use std::hash::{Hash, Hasher};

/// The low bits of a hash and the high ones, which a `HashMap` reads, wherever the bits are in which
/// positions differ. Of 4096 random numbers 2589 would have different low bits.
#[test]
fn fast_hasher_spreads_what_differs_anywhere() {
    fn hash(position: impl Hash) -> u64 {
        let mut hasher = FastHasher::default();
        position.hash(&mut hasher);
        hasher.finish()
    }
    for shift in 0..=52 {
        let ways: [fn(u64) -> u64; 4] = [
            |word| hash(word),
            |word| hash((7_u8, word)),
            |word| hash((word, 7_u64)),
            |word| hash(vec![word; 3]),
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
