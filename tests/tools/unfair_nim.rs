//! Unfair Nim.

use crate::support::assert_panics;
use crate::support::small_heaps;
use nim_snippets::{nim, unfair_nim};

#[test]
fn laws() {
    for heaps in small_heaps().filter(|heaps| heaps.len() >= 2) {
        let losing = |&moved: &u64| {
            let (first, second) = (heaps[0] - moved, heaps[1] + moved);
            nim::grundy(&[&[first, second], &heaps[2..]].concat()) == 0
        };
        let expected = (0..heaps[0]).find(losing);
        assert_eq!(unfair_nim::fewest_moved(&heaps), expected, "{heaps:?}");
    }
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert_eq!(unfair_nim::fewest_moved(&[0, 0]), None);
    assert_eq!(unfair_nim::fewest_moved(&[MAX, MAX]), Some(0));
    assert_eq!(unfair_nim::fewest_moved(&[MAX, MAX, 1]), None);
    assert_eq!(unfair_nim::fewest_moved(&[MAX, 0, MAX]), Some(0));
    assert_eq!(unfair_nim::fewest_moved(&[1, MAX - 1, MAX]), Some(0));
    assert_eq!(unfair_nim::fewest_moved(&[MAX - 1, 0]), Some(MAX / 2));
}

#[test]
fn panics() {
    assert_panics("fewer than two heaps", || _ = unfair_nim::fewest_moved(&[]));
}
