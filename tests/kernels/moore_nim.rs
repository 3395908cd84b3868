use super::count;
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
