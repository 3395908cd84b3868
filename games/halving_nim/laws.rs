use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, heaps};
use nim_snippets::halving_nim;

#[test]
fn laws() {
    for k in 1..=5 {
        let mut rules = Rules::new(|heaps: &Vec<u64>| moves::halving_nim::moves(heaps, k));
        let one = (0..=if k > 3 { 8 } else { 12 }).map(|heap| vec![heap]);
        for heaps in
            one.chain(heaps(2, if k > 3 { 4 } else { 6 })).chain(heaps(3, 3)).chain([vec![]])
        {
            let moves = halving_nim::winning_moves(&heaps, k);
            rules.check_outcome(Normal, &heaps, halving_nim::wins(&heaps, k), moves);
            if let [heap] = heaps[..] {
                rules.check_grundy(&heaps, halving_nim::grundy(heap, k));
            }
        }
    }
}

/// Far more heaps than explicit positions can have: a split is worth `k` times the xor of its value.
#[test]
fn values() {
    for k in [1, 2, 3, 4, u64::MAX - 1, u64::MAX] {
        let mut values = vec![0_u64];
        for heap in 1..2000_usize {
            let split = (heap % 2 == 0).then(|| values[heap / 2] * (k % 2));
            let mex = (0..).find(|&value| value != values[heap - 1] && Some(value) != split);
            values.push(mex.expect("values are finite"));
            assert_eq!(halving_nim::grundy(heap as u64, k), values[heap], "{heap} {k}");
        }
    }
}

#[test]
fn extremes() {
    let moves = halving_nim::winning_moves(&[0, 2], u64::MAX - 1);
    assert!(moves.eq([(1, 1, u64::MAX - 1)]));
    assert!(!halving_nim::wins(&[0, 2], u64::MAX));
    assert!(!halving_nim::wins(&[u64::MAX], u64::MAX));
    assert!(halving_nim::winning_moves(&[u64::MAX - 1], 1).next().is_some());
}
