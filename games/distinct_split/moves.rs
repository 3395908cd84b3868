//! Distinct split, from the rules alone.

type Split = (usize, Vec<u64>);

/// Which heap becomes which parts, none of them equal, and the heaps then.
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
