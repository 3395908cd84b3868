use super::{Moves, bits_of, or_shifted};
#[cfg(target_arch = "x86_64")]
use super::{tabulate, tabulate_avx2};
use crate::random::Random;

fn is_set(words: &[u64], bit: usize) -> bool {
    words[bit / 64] >> (bit % 64) & 1 == 1
}

#[test]
fn bits_are_a_filter() {
    let mut random = Random(1);
    for word in (0..1000).map(|_| random.stones()).chain([0, u64::MAX]) {
        assert!(bits_of(word).eq((0..64).filter(|bit| word >> bit & 1 == 1)));
    }
}

#[test]
fn shifted_bits_are_sums() {
    let mut random = Random(2);
    for shift in 0..64 {
        let bits = [0, random.next(), random.next(), random.next(), 0];
        let mut sums = [1; 7];
        or_shifted(&mut sums, &bits, shift);
        let mut expected = [1_u64; 7];
        for bit in (0..192).filter(|bit| is_set(&bits, 64 + bit)) {
            expected[(bit + shift) / 64] |= 1 << ((bit + shift) % 64);
        }
        assert_eq!(sums, expected, "{shift}");
    }
}

/// With few and with many moves, shorter and longer than the words that are shifted together.
#[test]
fn heaps_of_a_value_are_taken_one_by_one() {
    let mut random = Random(3);
    for round in 0..200 {
        let (count, max) = (random.below(40), [5, 70, 900, 5000][round % 4]);
        let set: Vec<u64> = (0..count).map(|_| 1 + random.below(max)).collect();
        let moves = Moves::new(5000, &set);
        let mut free: Vec<u64> = (0..79).map(|_| random.next() | random.next()).collect();
        let before = free.clone();
        let taken = moves.take(&mut free);
        let mut expected: Vec<usize> = Vec::new();
        let mut is_taken = vec![false; 64 * 79];
        for heap in (0..64 * 79).filter(|&heap| is_set(&before, heap)) {
            let reaches = |&s: &u64| s <= heap as u64 && is_taken[heap - s as usize];
            if !set.iter().any(reaches) {
                is_taken[heap] = true;
                expected.push(heap);
            }
        }
        assert!((0..64 * 79).filter(|&heap| is_set(&taken, heap)).eq(expected), "{set:?}");
        assert!(free.iter().zip(&before).zip(&taken).all(|((f, b), t)| f ^ t == *b && f & t == 0));
    }
}

/// For Miri too, which has them with `-C target-feature=+avx2`.
#[cfg(target_arch = "x86_64")]
#[test]
fn wide_registers_make_the_same_table() {
    let has_them = std::is_x86_feature_detected!("avx2");
    assert!(has_them || !cfg!(target_feature = "avx2"));
    for (n, set) in [(0, vec![]), (63, vec![1]), (64, vec![2, 63]), (300, vec![1, 3, 64, 70, 299])]
    {
        if has_them {
            // SAFETY: they have just been seen.
            assert_eq!(unsafe { tabulate_avx2(n, &set) }, tabulate(n, &set), "{n} {set:?}");
        }
    }
}
