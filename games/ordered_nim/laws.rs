use crate::brute_force::small_heaps;
use nim_snippets::ordered_nim;

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert_eq!(ordered_nim::grundy(&[MAX, MAX, MAX]), MAX);
    assert_eq!(ordered_nim::grundy(&[MAX, MAX]), MAX - 1);
    assert!(ordered_nim::winning_moves(&[0, MAX, MAX]).eq([(1, 1)]));
    assert!(ordered_nim::winning_moves(&[MAX, 1, MAX]).eq([(0, 0)]));
    assert!(ordered_nim::misere_wins(&[]) && !ordered_nim::misere_wins(&[1]));
    assert!(ordered_nim::misere_winning_moves(&[0, 0]).eq([]));
}

/// The words that are shown: from the last heap on the value is the heap, less one unless the heap is
/// above the value so far; it is turned round in misère play where no heap is above 1.
#[test]
fn lost_in_words() {
    for heaps in small_heaps() {
        let stacked = heaps.iter().rev().filter(|&&heap| heap > 0);
        let value = stacked.fold(0, |behind, &heap| if heap > behind { heap } else { heap - 1 });
        let has_big = heaps.iter().any(|&heap| heap > 1);
        assert_eq!(ordered_nim::wins(&heaps), value != 0, "{heaps:?}");
        assert_eq!(ordered_nim::misere_wins(&heaps), (value != 0) == has_big, "{heaps:?}");
    }
}
