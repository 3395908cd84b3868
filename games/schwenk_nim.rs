//! Schwenk's Nim.

use crate::entry::*;
use nim_snippets::schwenk_nim;

/// A heap and the limit of the next move.
pub type TakeAway = (u64, u64);

/// Takes up to the limit from the heap; the next limit is `m` times that. A move is labelled by the
/// stones left.
pub fn moves(position: &TakeAway, m: u64) -> Vec<(u64, TakeAway)> {
    moves_allowing(position, |taken| m.saturating_mul(taken))
}

/// Takes up to the limit from the heap; the number taken determines the next limit. A move is
/// labelled by the stones left.
pub fn moves_allowing(
    &(heap, limit): &TakeAway,
    allowed: impl Fn(u64) -> u64,
) -> Vec<(u64, TakeAway)> {
    let option = |left: u64| (left, (left, allowed(heap - left)));
    (heap.saturating_sub(limit)..heap).map(option).collect()
}

pub const GAMES: &[Game] = &[Game {
    parameters: FACTOR,
    once: Some(Once::game("SchwenkNim::new({n_max}, |taken: u64| taken.saturating_mul({factor}))")),
    play: Some(Play::new(
        "{game}.wins({heap}, {limit})",
        |p, rule| game(rule).wins(p[0], p[1]),
        |p, rule| Box::new(game(rule).winning_moves(p[0], p[1]).map(taking_of(p, rule))),
    )),
    misere: Some(Play::new(
        "{game}.misere_wins({heap}, {limit})",
        |p, rule| game(rule).misere_wins(p[0], p[1]),
        |p, rule| Box::new(game(rule).misere_winning_moves(p[0], p[1]).map(taking_of(p, rule))),
    )),
    rules: Some(Rules::options(|p, rule| {
        as_moves(moves(&(p[0], p[1]), rule.number("factor")), taking_of(p, rule))
    })),
    picture: Picture::Parts,
    tried: Tried {
        rules: &[
            "factor=1", "factor=2", "factor=3", "factor=4", "factor=5", "factor=6", "factor=7",
        ],
        sizes: &[(2, 40)],
        by_options: &[(2, 300)],
        large: &["factor=1", "factor=2", "factor=3", "factor=5", "factor=8"],
        is_legal: Some(|_, p, q| q[0] < p[0] && p[0] - q[0] <= p[1]),
        ..TRIED
    },
    ..Game::new("schwenk_nim", Shape::Limited)
}];

fn taking_of(p: &[u64], rule: &Under) -> impl Fn(u64) -> Move + use<> {
    taking(p[0], rule.number("factor"))
}

fn game(rule: &Under) -> &schwenk_nim::SchwenkNim<impl Fn(u64) -> u64 + use<>> {
    let factor = rule.number("factor");
    rule.made(|| {
        schwenk_nim::SchwenkNim::new(rule.n_max, move |taken: u64| taken.saturating_mul(factor))
    })
}

#[cfg(test)]
mod tests {
    use super::TakeAway;
    use crate::support::assert_panics;
    use nim_snippets::schwenk_nim;

    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;

    use crate::support::random::Random;

    use nim_snippets::schwenk_nim::SchwenkNim;

    /// Tests random linear functions and tables as limits.
    #[test]
    fn any_limit() {
        let mut random = Random(2);
        let mut limits: Vec<Vec<u64>> = Vec::new();
        for (m, c) in (0..4).flat_map(|m| (1..9).map(move |c| (m, c))) {
            limits.push((0..50).map(|taken| m * taken + taken.max(c)).collect());
        }
        for n in 0..300 {
            let jump = |limit: &mut u64, _| {
                *limit += if random.below(3) == 0 { random.below(1 + n % 7) } else { 0 };
                Some(*limit)
            };
            limits.push(
                (0..50).zip((0..50).scan(1, jump)).map(|(taken, more)| taken + more).collect(),
            );
        }
        for limits in limits {
            let allowed = |taken: u64| limits[taken.min(49) as usize];
            let game = SchwenkNim::new(40, allowed);
            let tight = SchwenkNim::new(28, allowed);
            let moves = |position: &TakeAway| super::moves_allowing(position, allowed);
            let mut rules = Rules::new(moves);
            for (heap, limit) in (0..=40).flat_map(|heap| (0..=heap + 1).map(move |q| (heap, q))) {
                let moves = game.winning_moves(heap, limit);
                rules.check_outcome(Normal, &(heap, limit), game.wins(heap, limit), moves);
                let moves = game.misere_winning_moves(heap, limit);
                rules.check_outcome(Misere, &(heap, limit), game.misere_wins(heap, limit), moves);
                if heap <= 28 {
                    assert_eq!(tight.wins(heap, limit), game.wins(heap, limit), "{heap} {limit}");
                    let moves = tight.winning_moves(heap, limit);
                    assert!(moves.eq(game.winning_moves(heap, limit)), "{heap} {limit}");
                }
            }
        }
    }

    #[test]
    fn panics() {
        assert_panics("allowed(1) is below 1", || _ = schwenk_nim::SchwenkNim::new(5, |_| 0));
        assert_panics("allowed decreases at 2", || {
            _ = schwenk_nim::SchwenkNim::new(9, |taken| 6 - taken);
        });
        assert_panics("more than 2^25 numbers up to 33554433", || {
            _ = schwenk_nim::SchwenkNim::new(u64::MAX, |taken| taken.saturating_mul(1 << 25));
        });
        assert_panics("a heap of 10 is above the 9 of the table", || {
            _ = schwenk_nim::SchwenkNim::new(9, |taken| taken).wins(10, 1);
        });
        assert_panics("a heap of 10 is above the 9 of the table", || {
            _ = schwenk_nim::SchwenkNim::new(9, |taken| taken).winning_moves(10, 10);
        });
        assert_panics("a heap of 10 is above the 9 of the table", || {
            _ = schwenk_nim::SchwenkNim::new(9, |taken| taken).misere_wins(10, 1);
        });
        assert_panics("a heap of 10 is above the 9 of the table", || {
            _ = schwenk_nim::SchwenkNim::new(9, |taken| taken).misere_winning_moves(10, 10);
        });
    }
}
