use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, heaps};
use crate::large::Large;
use nim_snippets::equal_split;
use proptest::collection::vec;

type EqualSplit = (usize, u64, u64);

fn split(heaps: &[u64], &(i, part, count): &EqualSplit) -> Vec<u64> {
    assert!(count > 1 && part * count == heaps[i], "{heaps:?} {i} {part} {count}");
    let mut after = heaps.to_vec();
    after.splice(i..=i, vec![part; count as usize]);
    after.sort_unstable();
    after
}

fn rules<'a>() -> Rules<'a, Vec<u64>, EqualSplit> {
    Rules::new(|heaps: &Vec<u64>| {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for part in (1..heap).filter(|part| heap % part == 0) {
                let m = (i, part, heap / part);
                options.push((m, split(heaps, &m)));
            }
        }
        options
    })
}

#[test]
fn laws() {
    let mut rules = rules();
    for (count, max) in [(0, 0), (1, 28), (2, 12), (3, 9)] {
        for position in heaps(count, max) {
            let moves = equal_split::winning_moves(&position);
            rules.check_outcome(Normal, &position, equal_split::wins(&position), moves);
            let wins = equal_split::misere_wins(&position);
            let moves = equal_split::misere_winning_moves(&position);
            rules.check_outcome(Misere, &position, wins, moves);
            if let [heap] = position[..] {
                rules.check_grundy(&position, equal_split::grundy(heap));
            }
        }
    }
}

/// The definition, further than positions can be played out.
#[test]
fn values() {
    let mut values = vec![0];
    for heap in 1..3000_u64 {
        let counts = (2..=heap).filter(|count| heap % count == 0);
        let value_of = |count| if count % 2 == 0 { 0 } else { values[(heap / count) as usize] };
        let options: Vec<u64> = counts.map(value_of).collect();
        values.extend((0..).find(|value| !options.contains(value)));
        assert_eq!(equal_split::grundy(heap), values[heap as usize], "{heap}");
    }
}

#[test]
fn large() {
    let large =
        Large::new((vec(0..5000_u64, 0..6), 0..1_u64), |heaps, _, winning| split(heaps, winning))
            .over_if(|heaps, _| heaps.iter().all(|&heap| heap < 2));
    let moves = |heaps: &Vec<u64>, _| equal_split::winning_moves(heaps).collect();
    large.check(Normal, |heaps, _| equal_split::wins(heaps), moves);
    let moves = |heaps: &Vec<u64>, _| equal_split::misere_winning_moves(heaps).collect();
    large.check(Misere, |heaps, _| equal_split::misere_wins(heaps), moves);
}

#[test]
fn extremes() {
    assert!(!equal_split::wins(&[]) && equal_split::misere_wins(&[1, 0, 1]));
    assert_eq!(equal_split::grundy(1 << 63), 1);
    assert_eq!(equal_split::grundy(3_u64.pow(40)), 40);
    let moves: Vec<_> = equal_split::winning_moves(&[3_u64.pow(30), 9]).collect();
    assert_eq!(moves, [(0, 9, 3_u64.pow(28))]);
    assert!(equal_split::misere_winning_moves(&[1, 0]).next().is_none());
}
