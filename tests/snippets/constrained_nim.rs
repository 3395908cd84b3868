use crate::brute_force::{Rules, cut, cuts, heaps};
use crate::random::Random;
use nim_snippets::constrained_nim::ConstrainedNim;

#[test]
fn laws() {
    let mut random = Random(1);
    for round in 0..400 {
        let (max, count) = (4 + random.below(12), round % 40);
        let bans: Vec<(u64, u64)> =
            (0..count).map(|_| (random.below(max), random.below(max))).collect();
        let legal = |heap: u64, left: u64| !bans.contains(&(heap, heap - left));
        let mut rules = Rules::new(|heaps: &Vec<u64>| cuts(heaps, legal));
        let game = ConstrainedNim::new(&bans);
        for heap in 0..=18 {
            rules.check_grundy(&vec![heap], game.grundy(heap));
        }
        let positions = heaps(1, 18).into_iter().chain(heaps(2, 6)).chain([vec![], vec![3, 4, 5]]);
        for heaps in positions {
            rules.check(&heaps, game.wins(&heaps), game.winning_moves(&heaps));
        }
    }
}

#[test]
fn large() {
    let mut random = Random(1);
    for _ in 0..100 {
        let bans: Vec<(u64, u64)> = (0..1000)
            .map(|_| {
                let size = random.below(60);
                match random.below(4) {
                    0 => (u64::MAX - size, u64::MAX - size - random.below(60)),
                    1 => (u64::MAX - size, random.below(60)),
                    _ => (size, random.below(60)),
                }
            })
            .collect();
        let game = ConstrainedNim::new(&bans);
        let mut heap = || match random.below(2) {
            0 => u64::MAX - random.below(60),
            _ => random.below(60),
        };
        let heaps = [heap(), heap(), heap()];
        let mut any = false;
        for (i, left) in game.winning_moves(&heaps) {
            assert!(!bans.contains(&(heaps[i], heaps[i] - left)));
            assert!(!game.wins(&cut(&heaps, (i, left))));
            any = true;
        }
        assert_eq!(game.wins(&heaps), any, "{heaps:?}");
    }
    let all: Vec<(u64, u64)> =
        (0..20).flat_map(|size| (0..30).map(move |taken| (size, taken))).collect();
    assert_eq!(ConstrainedNim::new(&all).grundy(u64::MAX), u64::MAX - 19);
}
