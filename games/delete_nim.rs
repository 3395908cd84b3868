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

/// Delete the smaller heap of a pair, and split the larger into two that are not empty.
pub fn larger_moves(pairs: &[Pair]) -> Vec<(Split, Vec<Pair>)> {
    let mut moves = split_moves(pairs);
    moves.retain(|((i, parts), _)| parts[0] + parts[1] == pairs[*i].0.max(pairs[*i].1));
    moves
}

/// Delete the larger heap of a pair, and split the smaller into two that are not empty.
pub fn smaller_moves(pairs: &[Pair]) -> Vec<(Split, Vec<Pair>)> {
    let mut moves = split_moves(pairs);
    moves.retain(|((i, parts), _)| parts[0] + parts[1] == pairs[*i].0.min(pairs[*i].1));
    moves
}

/// Take from both heaps together as many stones as the smaller one has, and empty none.
pub fn joint_moves(&(a, b): &Pair) -> Vec<(Pair, Pair)> {
    let taken = a.min(b);
    let lefts = (0..=taken).map(|from_b| (a - (taken - from_b), b - from_b));
    lefts.filter(|&(a, b)| a > 0 && b > 0).map(|left| (left, left)).collect()
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
    Game::new("delete_nim", Shape::Pairs("pairs"), answers).sizes(&[(0, 0), (2, 40), (4, 4)])
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
        .sizes(&[(0, 0), (2, 40), (4, 4)])
        .variant("split")
        .rules(
            "E&D: delete one of two heaps, split the other into two positive ones; whoever \
             cannot move loses.",
            "E&D: 二山の一方を捨て、他方を空でない二山に分ける。動けなければ負け。",
        )
        .first(1)
}

/// What becomes of a pair.
fn cut((i, parts): (usize, Vec<u64>)) -> Vec<(usize, u64)> {
    vec![(2 * i, parts[0]), (2 * i + 1, parts[1])]
}

#[cfg(test)]
mod tests {
    use super::{joint_moves, larger_moves, smaller_moves};
    use crate::entry::Split;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::heaps;
    use crate::support::large::{Large, stones};
    use crate::support::number::Pair;
    use nim_snippets::delete_nim;
    use proptest::collection::vec;
    use proptest::prelude::*;

    #[test]
    fn one_heap_has_to_be_kept() {
        let mut larger = Rules::new(|pairs: &Vec<Pair>| larger_moves(pairs));
        let mut smaller = Rules::new(|pairs: &Vec<Pair>| smaller_moves(pairs));
        let one = heaps(2, 40).into_iter().map(|heaps| vec![(heaps[0] + 1, heaps[1] + 1)]);
        let two = heaps(4, 5).into_iter();
        let two = two.map(|h| vec![(h[0] + 1, h[1] + 1), (h[2] + 1, h[3] + 4)]);
        for pairs in one.chain(two).chain([vec![], vec![(3, 7), (17, 5), (12, 12)]]) {
            let moves = delete_nim::larger_winning_moves(&pairs);
            larger.check_outcome(Normal, &pairs, delete_nim::larger_wins(&pairs), moves);
            let moves = delete_nim::smaller_winning_moves(&pairs);
            smaller.check_outcome(Normal, &pairs, delete_nim::smaller_wins(&pairs), moves);
            if let [(a, b)] = pairs[..] {
                larger.check_grundy(&pairs, delete_nim::larger_grundy(a, b));
                smaller.check_grundy(&pairs, delete_nim::smaller_grundy(a, b));
            }
        }
    }

    #[test]
    fn both_heaps_are_taken_from() {
        let mut rules = Rules::new(joint_moves);
        let mut lost = 0;
        for n in 0..=70 {
            for other in 1..=n {
                for pair in [(n, other), (other, n)].into_iter().skip(usize::from(n == other)) {
                    let (wins, moves) = (
                        delete_nim::joint_wins(pair.0, pair.1),
                        delete_nim::joint_winning_moves(pair.0, pair.1),
                    );
                    rules.check_outcome(Normal, &pair, wins, moves);
                    lost += u128::from(!wins);
                }
            }
            assert_eq!(delete_nim::joint_count_losses(n), lost, "{n}");
        }
    }

    #[test]
    fn large_where_one_heap_has_to_be_kept() {
        for keeps_larger in [true, false] {
            let stones = || stones().prop_map(|heap| heap.max(1));
            let positions = (vec((stones(), stones()), 1..5), Just(()));
            let games = Large::new(positions, move |pairs: &Vec<Pair>, (), (i, parts): &Split| {
                let ((a, b), (p, q)) = (pairs[*i], (parts[0], parts[1]));
                let kept = if keeps_larger { a.max(b) } else { a.min(b) };
                assert!(0 < p && p <= q && p + q == kept);
                let mut pairs = pairs.clone();
                pairs[*i] = (p, q);
                pairs
            });
            games.check(
                Normal,
                |pairs, ()| {
                    if keeps_larger {
                        delete_nim::larger_wins(pairs)
                    } else {
                        delete_nim::smaller_wins(pairs)
                    }
                },
                |pairs, ()| {
                    if keeps_larger {
                        delete_nim::larger_winning_moves(pairs).collect()
                    } else {
                        delete_nim::smaller_winning_moves(pairs).take(100).collect()
                    }
                },
            );
        }
        let pairs = (stones().prop_map(|heap| heap.max(1)), stones().prop_map(|heap| heap.max(1)));
        let games =
            Large::new((pairs, Just(())), |&(a, b): &Pair, (), &(left_a, left_b): &Pair| {
                assert!(0 < left_a && left_a <= a && 0 < left_b && left_b <= b);
                assert_eq!((a - left_a) + (b - left_b), a.min(b));
                (left_a, left_b)
            });
        games.check(
            Normal,
            |&(a, b), ()| delete_nim::joint_wins(a, b),
            |&(a, b), ()| delete_nim::joint_winning_moves(a, b).collect(),
        );
    }

    /// Random pairs of heaps of at least `least` stones, of which a move takes `taken`.
    fn large_pairs(taken: u64, least: u64) -> Large<Vec<Pair>, (), Split> {
        let stones = move || stones().prop_map(move |heap| heap.max(least));
        let pairs = vec((stones(), stones()), 1..5);
        Large::new((pairs, Just(())), move |pairs: &Vec<Pair>, (), (i, parts): &Split| {
            let ((a, b), (p, q)) = (pairs[*i], (parts[0], parts[1]));
            assert!(least <= p && p <= q && [a, b].contains(&(p + q + taken)));
            let mut pairs = pairs.clone();
            pairs[*i] = (p, q);
            pairs
        })
        .in_order_of(|(i, parts)| (*i, parts[0] + parts[1], parts[0]))
    }

    #[test]
    fn large() {
        large_pairs(1, 0).check(
            Normal,
            |pairs, ()| delete_nim::wins(pairs),
            |pairs, ()| delete_nim::winning_moves(pairs).take(100).collect(),
        );
        large_pairs(0, 1).check(
            Normal,
            |pairs, ()| delete_nim::split_wins(pairs),
            |pairs, ()| delete_nim::split_winning_moves(pairs).take(100).collect(),
        );
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("a heap is empty", || delete_nim::split_grundy(0, 1));
    }
}
