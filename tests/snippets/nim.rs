use crate::brute_force::{Rules, cut, cuts, small_heaps};
use crate::random::Random;
use nim_snippets::nim;

#[test]
fn laws() {
    let mut rules = Rules::new(|heaps: &Vec<u64>| cuts(heaps, |_, _| true));
    for heaps in small_heaps() {
        rules.check(&heaps, nim::wins(&heaps), nim::winning_moves(&heaps));
        rules.check_grundy(&heaps, nim::grundy(&heaps));
    }
}

#[test]
fn large() {
    let mut random = Random(1);
    for n in 0..200 {
        let heaps: Vec<u64> = (0..n % 20).map(|_| random.stones()).collect();
        assert_eq!(nim::wins(&heaps), nim::winning_moves(&heaps).next().is_some());
        for winning in nim::winning_moves(&heaps) {
            assert!(!nim::wins(&cut(&heaps, winning)));
        }
    }
}
