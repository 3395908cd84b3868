//! Arbitrary Nim.

use crate::support::brute_force::Convention::Normal;
use crate::support::brute_force::Rules;
use crate::support::random::Random;
use crate::support::small_heaps;
use games::entry::cuts;
use nim_snippets::{arbitrary_nim, bounded_nim};

#[test]
fn laws() {
    let bounded =
        |max| Rules::new(move |heaps: &Vec<u64>| cuts(heaps, |heap, left| heap - left <= max));
    let mut rules: Vec<_> = (1..=12).map(bounded).collect();
    for heaps in small_heaps() {
        let wins = (1..=12).rev().find(|&max| rules[max as usize - 1].is_won(Normal, &heaps));
        let wins_unbounded = wins == Some(12); // no heap is larger
        let expected = if wins_unbounded { Some(u64::MAX) } else { wins };
        assert_eq!(arbitrary_nim::largest_max(&heaps), expected, "{heaps:?}");
    }
}

#[test]
fn large() {
    let mut random = Random(1);
    for n in 0..200 {
        let mut heaps: Vec<u64> = (0..n).map(|_| random.stones()).collect();
        heaps.extend(heaps.clone());
        assert_eq!(arbitrary_nim::largest_max(&heaps), None);
        let (a, b) = (random.stones(), random.stones());
        heaps.extend([a, b, a ^ b]);
        match arbitrary_nim::largest_max(&heaps) {
            None => assert!(a == 0 || b == 0 || a == b, "{a} {b}"),
            Some(max) => {
                assert!(max == a.max(b).max(a ^ b) - 1);
                assert!(max == 0 || bounded_nim::wins(&heaps, max));
                assert!(!bounded_nim::wins(&heaps, max + 1));
            }
        }
    }
}
