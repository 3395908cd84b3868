use crate::brute_force::{Rules, cut, cuts_of, heaps};
use crate::random::Random;
use nim_snippets::end_nim;

#[test]
fn laws() {
    let mut rules = Rules::new(|heaps: &Vec<u64>| {
        let first = heaps.iter().position(|&heap| heap > 0);
        let last = heaps.iter().rposition(|&heap| heap > 0);
        cuts_of(heaps, |i| Some(i) == first || Some(i) == last)
    });
    let rows = [(0, 0), (1, 9), (2, 9), (3, 7), (4, 5), (5, 3), (6, 2)];
    for heaps in rows.into_iter().flat_map(|(count, max)| heaps(count, max)) {
        rules.check(&heaps, end_nim::wins(&heaps), end_nim::winning_moves(&heaps));
        let moves = end_nim::misere_winning_moves(&heaps);
        rules.check_misere(&heaps, end_nim::misere_wins(&heaps), moves);
    }
}

#[test]
fn large() {
    let mut random = Random(1);
    for n in 1..100 {
        let magnitude = 1 + random.below(64);
        let heaps: Vec<u64> =
            (0..n).map(|_| random.next() >> (64 - magnitude)).chain([u64::MAX; 2]).collect();
        let mut moves = 0;
        for winning in end_nim::winning_moves(&heaps) {
            assert!(!end_nim::wins(&cut(&heaps, winning)));
            moves += 1;
        }
        assert_eq!(end_nim::wins(&heaps), moves > 0);
        // Made lost on purpose: a heap put in front is the one that the law allows.
        let lost = (end_nim::winning_moves(&[&[u64::MAX], &heaps[..]].concat()).next())
            .filter(|m| m.0 == 0);
        if let Some((_, left)) = lost {
            assert!(!end_nim::wins(&[&[left], &heaps[..]].concat()));
        }
    }
}
