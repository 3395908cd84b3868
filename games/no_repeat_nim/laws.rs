use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics, heaps};
use crate::random::Random;
use moves::no_repeat_nim::{PlayedHeap, moves};
use nim_snippets::no_repeat_nim;

#[test]
fn laws() {
    let mut rules = Rules::new(|heaps: &Vec<PlayedHeap>| moves(heaps));
    let one = (0..=32).map(|heap| vec![heap]);
    for heaps in one.chain(heaps(2, 9)).chain(heaps(3, 4)).chain([vec![]]) {
        let fresh: Vec<PlayedHeap> = heaps.iter().map(|&heap| (heap, 0)).collect();
        rules.check_outcome(
            Normal,
            &fresh,
            no_repeat_nim::wins(&heaps),
            no_repeat_nim::winning_moves(&heaps),
        );
        if let [heap] = heaps[..] {
            rules.check_grundy(&fresh, no_repeat_nim::grundy(heap));
        }
    }
    for (heap, a, b) in
        (0..=15).flat_map(|heap| (1..=15).flat_map(move |a| (1..=a).map(move |b| (heap, a, b))))
    {
        let value = no_repeat_nim::played_grundy(heap, &[a, b, u64::MAX]);
        rules.check_grundy(&vec![(heap, 1 << a | 1 << b)], value);
    }
}

#[test]
fn large() {
    for heap in 0..=60 {
        assert_eq!(no_repeat_nim::grundy(heap), no_repeat_nim::played_grundy(heap, &[]));
    }
    let plain = |heap| (1..).take_while(|k| k * (k + 1) / 2 <= heap).count() as u64;
    assert!((0..5000).all(|heap| no_repeat_nim::grundy(heap) == plain(heap)));
    let mut random = Random(1);
    for heap in (0..1000).map(|_| random.stones()).chain([u64::MAX]) {
        let k = u128::from(no_repeat_nim::grundy(heap));
        let heap = u128::from(heap);
        assert!(k * (k + 1) / 2 <= heap && heap < (k + 1) * (k + 2) / 2);
    }
    for k in [1, 2, 1 << 20, 6_074_000_998, 6_074_000_999_u64] {
        let heap = (u128::from(k) * u128::from(k + 1) / 2) as u64;
        assert_eq!([heap - 1, heap].map(no_repeat_nim::grundy), [k - 1, k]);
    }
    let heaps = [41, 37, 22];
    for (i, left) in no_repeat_nim::winning_moves(&heaps) {
        let played = no_repeat_nim::played_grundy(left, &[heaps[i] - left]);
        assert!(no_repeat_nim::wins(&heaps));
        assert_eq!(
            played ^ heaps.iter().fold(0, |xor, &heap| xor ^ no_repeat_nim::grundy(heap)),
            no_repeat_nim::grundy(heaps[i])
        );
    }
    let message = "a heap of 101 is above the 100 of the search";
    assert_panics(message, || no_repeat_nim::winning_moves(&[1, 101]));
    assert_panics(message, || no_repeat_nim::played_grundy(101, &[]));
    assert_eq!(no_repeat_nim::played_grundy(3, &[0, 127, 128]), 2);
    assert_eq!(no_repeat_nim::winning_moves(&[100; 2]).next(), None);
}
