use crate::brute_force::assert_panics;
use crate::random::Random;
use nim_snippets::subtraction_table::grundy_values;

/// The values by the definition.
fn by_definition(n: usize, set: &[u64]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=n {
        let moves = set.iter().filter(|&&s| s <= heap as u64);
        let options: std::collections::HashSet<u64> =
            moves.map(|&s| values[heap - s as usize]).collect();
        values.extend((0..).find(|value| !options.contains(value)));
    }
    values
}

#[test]
fn values() {
    let mut random = Random(4);
    let edges = [1, 63, 64, 65, 127, 128, 1983, 1984, 1985, u64::MAX];
    let mut sets = vec![vec![], vec![1], edges.to_vec(), (1..=150).collect(), vec![5, 2, 5]];
    for _ in 0..40 {
        let (count, max) = (random.below(100), [9, 90, 900, 9000][random.below(4) as usize]);
        sets.push((0..count).map(|_| 1 + random.below(max)).collect());
    }
    for set in sets {
        let expected = by_definition(5000, &set);
        for n in [0, 1, 63, 64, 65, 1983, 1984, 1985, 5000] {
            assert_eq!(grundy_values(n, &set), expected[..=n], "{n}, {set:?}");
        }
    }
    assert_panics("0 stones are no move", || grundy_values(0, &[2, 0]));
}
