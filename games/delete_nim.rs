//! Delete Nim.

use crate::entry::*;
use nim_snippets::delete_nim;

/// Two heaps.
pub type Pair = (u64, u64);

/// Delete a heap of a pair, and split the other less one stone, into parts that may be empty.
pub fn moves(pairs: &[Pair]) -> Vec<(Split, Vec<Pair>)> {
    deletions(pairs, 1, 0)
}

/// Delete a heap of a pair, and split the other into two that are not empty.
pub fn split_moves(pairs: &[Pair]) -> Vec<(Split, Vec<Pair>)> {
    deletions(pairs, 0, 1)
}

/// Delete a heap of a pair and split the other, less `taken` stones, into parts of at least `least`.
fn deletions(pairs: &[Pair], taken: u64, least: u64) -> Vec<(Split, Vec<Pair>)> {
    let mut options = Vec::new();
    for (i, &(a, b)) in pairs.iter().enumerate() {
        let larger = Some(a.max(b)).filter(|_| a != b);
        for kept in [a.min(b)].into_iter().chain(larger) {
            for p in (least..=kept).take_while(|p| 2 * p + taken <= kept) {
                let q = kept - taken - p;
                let mut pairs = pairs.to_vec();
                pairs[i] = (p, q);
                options.push(((i, vec![p, q]), pairs));
            }
        }
    }
    options
}

/// Does one pair become the parts of one of its heaps less `taken` stones?
fn splits(p: &[u64], q: &[u64], taken: u128) -> bool {
    let mut changed = p.chunks(2).zip(q.chunks(2)).filter(|(old, new)| old != new);
    let sum = |parts: &[u64]| parts.iter().map(|&part| u128::from(part)).sum::<u128>();
    let is_split =
        |(old, new): (&[u64], &[u64])| old.iter().any(|&heap| sum(new) + taken == u128::from(heap));
    changed.next().is_some_and(is_split) && changed.next().is_none()
}

pub fn games() -> Vec<Game> {
    vec![delete_nim(), split()]
}

fn delete_nim() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): delete_nim::grundy(a, b);
        play(p): delete_nim::wins(&pairs(p)), delete_nim::winning_moves(&pairs(p)).map(cut);
        moves(p): as_moves(moves(&pairs(p)), cut);
    };
    Game::new("delete_nim", Shape::Pairs("pairs"), answers)
        .large(&[""])
        .legal(|_, p, q| splits(p, q, 1))
        .sizes(&[(0, 0), (2, 40), (4, 4)])
}

fn split() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): delete_nim::split_grundy(a, b);
        play(p):
            delete_nim::split_wins(&pairs(p)),
            delete_nim::split_winning_moves(&pairs(p)).map(cut);
        moves(p): as_moves(split_moves(&pairs(p)), cut);
    };
    Game::new("delete_nim", Shape::Pairs("pairs"), answers)
        .large(&[""])
        .legal(|_, p, q| q.iter().all(|&part| part > 0) && splits(p, q, 0))
        .sizes(&[(0, 0), (2, 40), (4, 4)])
        .variant("split")
        .rules(
            "E&D: delete one of two heaps, split the other into two positive ones; whoever \
             cannot move loses.",
            "E&D: 二山の一方を捨て、他方を空でない二山に分ける。動けなければ負け。",
        )
        .first(1)
}

/// A pair after a move.
fn cut((i, parts): (usize, Vec<u64>)) -> Vec<(usize, u64)> {
    vec![(2 * i, parts[0]), (2 * i + 1, parts[1])]
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    use nim_snippets::delete_nim;

    #[test]
    fn panics() {
        assert_panics("a heap is empty", || delete_nim::split_grundy(0, 1));
    }
}
