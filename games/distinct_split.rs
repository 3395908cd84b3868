//! Distinct split, from the rules alone.

use crate::entry::*;
use nim_snippets::distinct_split;

type Split = (usize, Vec<u64>);

/// Splits one heap into different heaps. Returns each move with the heaps after it.
pub fn moves(heaps: &[u64]) -> Vec<(Split, Vec<u64>)> {
    let mut moves = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let mut splits = vec![Vec::new()];
        for part in 1..heap {
            for chosen in 0..splits.len() {
                let larger = [&splits[chosen][..], &[part]].concat();
                if larger.iter().sum::<u64>() <= heap {
                    splits.push(larger);
                }
            }
        }
        splits.retain(|parts: &Vec<u64>| heap > 0 && parts.iter().sum::<u64>() == heap);
        for parts in splits {
            let mut after = heaps.to_vec();
            after.splice(i..=i, parts.iter().copied());
            moves.push(((i, parts), after));
        }
    }
    moves
}

pub const GAMES: &[Game] = &[Game {
    value: value!(distinct_split::grundy(heaps)),
    play: play!(distinct_split::wins(heaps), winning_move => Move::split),
    misere: play!(distinct_split::misere_wins(heaps), misere_winning_move => Move::split),
    gives_one_move: true,
    rules: rules!(moves(heaps) => Move::split, at_most |heaps, _| subsets(heaps)),
    proof: Proof::Formula(
        words(
            "the value of a heap above 8 is 4 less than its size",
            "8 個より大きい山の値は個数より 4 小さい",
        ),
        |_| Repetition::new(9, 1, 1),
    ),
    tried: Tried {
        sizes: &[(0, 0), (1, 17), (2, 10), (3, 6), (4, 4)],
        large: &[""],
        is_legal: Some(|_, p, q| {
            let kept = p.iter().zip(q).take_while(|(old, new)| old == new).count();
            let parts = &q[kept..q.len() - (p.len() - kept - 1)];
            let are_distinct = parts[0] > 0 && parts.is_sorted_by(|a, b| a < b);
            parts.len() > 1 && are_distinct && sum(parts) == u128::from(p[kept])
        }),
        ..TRIED
    },
    ..Game::new("distinct_split", Shape::Sum(Parts::Heaps))
}];

#[cfg(test)]
mod tests {
    use nim_snippets::distinct_split;

    use std::collections::BTreeSet;

    type Split = (usize, Vec<u64>);

    fn after(heaps: &[u64], (i, parts): &Split) -> Vec<u64> {
        assert!(parts.len() > 1 && parts.is_sorted_by(|a, b| a < b) && parts[0] > 0, "{parts:?}");
        assert_eq!(parts.iter().map(|&part| u128::from(part)).sum::<u128>(), u128::from(heaps[*i]));
        let mut after = heaps.to_vec();
        after.splice(i..=i, parts.iter().copied());
        after
    }

    /// The values follow the definition, further than positions can be played out, and each smaller
    /// value has a move.
    #[test]
    fn values() {
        const MAX: usize = 150;
        let mut values = vec![0];
        // `reached[sum]` has the xors of different heaps with this sum.
        let mut reached = vec![BTreeSet::new(); MAX + 1];
        reached[0].insert(0);
        for part in 1..=MAX {
            let value = (0..).find(|value| !reached[part].contains(value)).expect("finite");
            assert_eq!(distinct_split::grundy(&[part as u64]), value, "{part}");
            for sum in (part..=MAX).rev() {
                let more: Vec<u64> = reached[sum - part].iter().map(|xor| xor ^ value).collect();
                reached[sum].extend(more);
            }
            values.push(value);
        }
        for (heap, &value) in (0..).zip(&values) {
            for smaller in (0..).zip(&values).filter(|(_, smaller)| **smaller < value) {
                for position in [[heap, smaller.0], [smaller.0, heap]] {
                    let winning =
                        distinct_split::winning_move(&position).expect("a winning position");
                    assert!(!distinct_split::wins(&after(&position, &winning)), "{position:?}");
                }
            }
        }
    }
}
