use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, heaps};
use moves::splitting::Split;

#[test]
fn laws() {
    use nim_snippets::take_or_split3::*;
    let mut rules = Rules::new(|heaps: &Vec<u64>| moves::take_or_split3::moves(heaps));
    for (count, max) in [(0, 0), (1, 17), (2, 8), (3, 4)] {
        for heaps in heaps(count, max) {
            let mut moves: Vec<Split> = winning_moves(&heaps).collect();
            moves.sort_by_key(|(i, parts)| (*i, parts.len() > 1));
            rules.check_outcome(Normal, &heaps, wins(&heaps), moves);
        }
    }
    for heap in 0..=17 {
        rules.check_grundy(&vec![heap], grundy(heap));
    }
    assert!(winning_moves(&[7]).last().is_some_and(|(_, parts)| parts.is_empty()));
    assert!(wins(&[u64::MAX, 1]) && !wins(&[u64::MAX; 2]));
    assert_eq!(winning_moves(&[5, u64::MAX]).next(), Some((1, vec![5])));
    assert_eq!(winning_moves(&[u64::MAX; 2]).next(), None);
    // No take wins, and the one split that the header names is found without search.
    let huge = 8 * 10_u64.pow(17) + 7;
    assert!(winning_moves(&[huge - 1, huge, 1]).next() == Some((1, vec![1, 2, huge - 3])));
}
