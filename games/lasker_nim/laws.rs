use crate::brute_force::Convention::{Misere, Normal};
use crate::large::{Large, stones};
use moves::splitting::{Split, split};
use nim_snippets::lasker_nim::*;
use proptest::collection::vec;
use proptest::prelude::*;

#[test]
fn large() {
    // A heap beside its equal leaves many lost positions.
    let heaps = (vec(stones(), 0..4), any::<bool>()).prop_map(|(mut heaps, twice)| {
        heaps.extend(heaps.first().copied().filter(|_| twice));
        heaps
    });
    let games = Large::new((heaps, Just(())), |heaps: &Vec<u64>, (), winning: &Split| {
        let (i, parts) = winning;
        assert!(match parts[..] {
            [] => heaps[*i] > 0,
            [left] => 0 < left && left < heaps[*i],
            _ => parts.len() == 2 && parts[0] > 0 && parts[0] + parts[1] == heaps[*i],
        });
        split(heaps, winning)
    })
    .over_if(|heaps, ()| heaps.iter().all(|&heap| heap == 0))
    .in_order_of(|(i, parts)| (*i, parts.len() == 2, parts.clone()));
    games.check(
        Normal,
        |heaps, ()| wins(heaps),
        |heaps, ()| winning_moves(heaps).take(20).collect(),
    );
    games.check(
        Misere,
        |heaps, ()| misere_wins(heaps),
        |heaps, ()| misere_winning_moves(heaps).take(20).collect(),
    );
    assert_eq!(grundy(u64::MAX - 1), u64::MAX - 1);
    assert!(winning_moves(&[u64::MAX; 2]).next().is_none());
}
