//! Three-heap Wythoff.

use crate::entry::*;
use nim_snippets::three_heap_wythoff;

/// Takes the same number from one, two or three heaps. A move is the heaps after it.
pub fn moves([x, y, z]: [u64; 3]) -> Vec<([u64; 3], [u64; 3])> {
    let mut moves = Vec::new();
    let pairs = (0..=x).flat_map(|a| (0..=y).map(move |b| (a, b)));
    for [a, b, c] in pairs.flat_map(|(a, b)| (0..=z).map(move |c| [a, b, c])) {
        let mut taken = vec![x - a, y - b, z - c];
        taken.retain(|&taken| taken > 0);
        if !taken.is_empty() && taken.iter().all(|&other| other == taken[0]) {
            moves.push(([a, b, c], [a, b, c]));
        }
    }
    moves
}

/// The largest heap; the table needs memory for its square.
const LARGEST: u64 = 1000;

pub const GAMES: &[Game] = &[Game {
    once: Some(Once::table("ThreeHeapWythoff::new({n_max})")),
    play: Some(Play::new(
        "{table}.wins([{a}, {b}, {c}])",
        |p, rule| table(rule).wins([p[0], p[1], p[2]]),
        |p, rule| Box::new(table(rule).winning_moves([p[0], p[1], p[2]]).map(heaps)),
    )),
    rules: Some(Rules::options(|p, _| as_moves(moves([p[0], p[1], p[2]]), heaps))),
    tried: Tried { sizes: &[(3, 9)], by_options: &[(3, 20)], ..TRIED },
    ..Game::new("three_heap_wythoff", Shape::Exactly(&["a", "b", "c"]))
}];

fn table(rule: &Under) -> &three_heap_wythoff::ThreeHeapWythoff {
    rule.made(|| three_heap_wythoff::ThreeHeapWythoff::new(up_to(LARGEST, rule.n_max)))
}

fn heaps(heaps: [u64; 3]) -> Move {
    Move::Set(heaps.into_iter().enumerate().collect())
}

#[cfg(test)]
mod tests {
    use super::moves;
    use crate::support::assert_panics;
    use nim_snippets::three_heap_wythoff;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use nim_snippets::three_heap_wythoff::ThreeHeapWythoff;

    fn triples(max: u64) -> impl Iterator<Item = [u64; 3]> + Clone {
        let pairs = (0..=max).flat_map(move |x| (0..=max).map(move |y| (x, y)));
        pairs.flat_map(move |(x, y)| (0..=max).map(move |z| [x, y, z]))
    }

    #[test]
    fn laws() {
        let mut rules = Rules::new(|heaps: &[u64; 3]| moves(*heaps));
        for max in [0, 1, 9] {
            let game = ThreeHeapWythoff::new(max);
            for heaps in triples(max) {
                rules.check_outcome(Normal, &heaps, game.wins(heaps), game.winning_moves(heaps));
            }
            let ascending = triples(max).filter(|[x, y, z]| x <= y && y <= z);
            assert!(game.losing_triples().eq(ascending.filter(|&heaps| !game.wins(heaps))));
        }
    }

    /// The value in the statement of Project Euler 260.
    #[test]
    fn stone_game() {
        assert_eq!(ThreeHeapWythoff::new(100).losing_triples().flatten().sum::<u64>(), 173_895);
    }

    #[test]
    fn panics() {
        assert_panics("a heap of 65536 is above the 65535 of the table", || {
            _ = three_heap_wythoff::ThreeHeapWythoff::new(65_536);
        });
        assert_panics("a heap of 4 is above the 3 of the table", || {
            _ = three_heap_wythoff::ThreeHeapWythoff::new(3).wins([0, 4, 0]);
        });
    }
}
