use nim_snippets::halving_nim;

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
