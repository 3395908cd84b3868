//! Delete Nim.

use crate::entry::*;
use nim_snippets::delete_nim;

/// A pair of heaps.
pub type Pair = (u64, u64);

/// Deletes a heap of a pair, takes one stone from the other and splits it into heaps that may be
/// empty.
pub fn moves(pairs: &[Pair]) -> Vec<(Split, Vec<Pair>)> {
    deletions(pairs, 1, 0)
}

/// Deletes a heap of a pair, and splits the other into two heaps that are not empty.
pub fn split_moves(pairs: &[Pair]) -> Vec<(Split, Vec<Pair>)> {
    deletions(pairs, 0, 1)
}

/// Deletes a heap of a pair, takes `taken` stones from the other and splits it into heaps of at
/// least `least`.
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

/// Returns whether `q` consists of the parts of a heap of `p` from which `taken` stones were taken.
fn splits(p: &[u64], q: &[u64], taken: u128) -> bool {
    let mut changed = p.chunks(2).zip(q.chunks(2)).filter(|(old, new)| old != new);
    let sum = |parts: &[u64]| parts.iter().map(|&part| u128::from(part)).sum::<u128>();
    let is_split =
        |(old, new): (&[u64], &[u64])| old.iter().any(|&heap| sum(new) + taken == u128::from(heap));
    changed.next().is_some_and(is_split) && changed.next().is_none()
}

pub const GAMES: &[Game] = &[
    Game {
        value: value!(delete_nim::grundy(in_pairs(pairs))),
        play: play!(delete_nim::wins(in_pairs(pairs)), winning_moves => cut(pairs)),
        rules: rules!(moves(in_pairs(p)) => cut(p)),
        tried: Tried {
            sizes: &[(0, 0), (2, 40), (4, 4)],
            large: &[""],
            is_legal: Some(|_, p, q| splits(p, q, 1)),
            ..TRIED
        },
        ..Game::new("delete_nim", Shape::Pairs(Parts::Pairs))
    },
    Game {
        variant: "split",
        sentence: Some(words(
            "E&D: delete one of two heaps, split the other into two positive ones; whoever \
             cannot move loses.",
            "E&D: 二山の一方を捨て、他方を空でない二山に分ける。動けなければ負け。",
        )),
        value: value!(delete_nim::split_grundy(in_pairs(pairs))),
        play: play!(delete_nim::split_wins(in_pairs(pairs)), split_winning_moves => cut(pairs)),
        rules: rules!(split_moves(in_pairs(p)) => cut(p)),
        first: 1,
        tried: Tried {
            sizes: &[(0, 0), (2, 40), (4, 4)],
            large: &[""],
            is_legal: Some(|_, p, q| q.iter().all(|&part| part > 0) && splits(p, q, 0)),
            ..TRIED
        },
        ..Game::new("delete_nim", Shape::Pairs(Parts::Pairs))
    },
];

/// Tells the pair after a move.
fn cut(pairs: &[u64]) -> impl Fn((usize, Vec<u64>)) -> Move + '_ {
    move |(i, parts)| {
        let pair = 2 * i..2 * i + 2;
        let [before, after] = [&pairs[pair.clone()], &parts].map(|pair| rule::join(pair, " "));
        let mut numbers = pairs.to_vec();
        numbers.splice(pair, parts);
        let says = told!("change the pair {before} to {after}", "組 {before} を {after} に変える");
        Move::Become(says, numbers)
    }
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::delete_nim;

    #[test]
    fn panics() {
        assert_panics("a heap is empty", || _ = delete_nim::split_grundy(&[(0, 1)]));
    }
}
