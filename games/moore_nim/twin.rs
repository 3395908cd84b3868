use super::{count, with_digit};
#[cfg(target_arch = "x86_64")]
use super::{count_avx2, count_by_carries};
use crate::random::Random;

#[test]
fn count_is_a_sum_for_each_digit() {
    let mut random = Random(1);
    for n in 0..300 {
        let heaps: Vec<u64> = (0..n).map(|_| random.stones()).collect();
        let mut ones = [0; 64];
        for heap in &heaps {
            for (digit, ones) in ones.iter_mut().enumerate() {
                *ones += heap >> digit & 1;
            }
        }
        assert_eq!(count(&heaps), ones, "{heaps:?}");
    }
}

#[test]
fn with_digit_is_a_filter() {
    let mut random = Random(2);
    for n in [0, 1, 1023, 1024, 1025, 5000] {
        let mut heaps: Vec<u64> = (0..n).map(|_| random.next() & random.next() & 0xff).collect();
        heaps[..n / 2].fill(1);
        let mut blocks = Vec::new();
        for digit in [0, 7, 3, 8, 63, 7] {
            let all = (0..n).filter(|&i| heaps[i] >> digit & 1 == 1);
            let first: Vec<usize> = all.clone().take(3).collect();
            assert!(with_digit(&heaps, 1 << digit, &mut blocks).take(3).eq(first));
            assert!(
                with_digit(&heaps, 1 << digit, &mut blocks).eq(all),
                "{n} heaps, digit {digit}"
            );
        }
    }
}

/// For Miri too, which has them with `-C target-feature=+avx2`.
#[cfg(target_arch = "x86_64")]
#[test]
fn wide_registers_count_the_same() {
    let has_them = std::is_x86_feature_detected!("avx2");
    assert!(has_them || !cfg!(target_feature = "avx2"));
    let mut random = Random(3);
    for n in [0, 1, 3, 31, 32, 33, 64, 96, 100].into_iter().filter(|_| has_them) {
        let heaps: Vec<u64> = (0..n).map(|_| random.stones()).collect();
        // SAFETY: they have just been seen.
        assert_eq!(unsafe { count_avx2(&heaps) }, count_by_carries(&heaps), "{heaps:?}");
    }
}
