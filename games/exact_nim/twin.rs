use super::most_moves;
use crate::random::Random;

#[test]
fn most_moves_take_from_the_largest_heaps() {
    let mut random = Random(1);
    for _ in 0..2000 {
        let n = random.below(7);
        let heaps: Vec<u64> = (0..n).map(|_| random.below(12)).collect();
        let (k, less) = (1 + random.below(4), random.below(5));
        let mut left: Vec<u64> = heaps.iter().map(|heap| heap.saturating_sub(less)).collect();
        let mut moves = 0;
        loop {
            left.sort_unstable();
            let mut largest = left.iter_mut().rev().take(k as usize).filter(|heap| **heap > 0);
            let taken = largest.by_ref().map(|heap| *heap -= 1).count();
            if taken < k as usize {
                break;
            }
            moves += 1;
        }
        assert_eq!(most_moves(&heaps, k, less), moves, "{heaps:?} {k} {less}");
    }
    assert_eq!(most_moves(&[u64::MAX; 4], 2, 0), 2 * u128::from(u64::MAX));
}
