//! Grundy's game.

use crate::entry::*;
use nim_snippets::grundys_game;

/// Splits one heap into two of different sizes, the smaller one first.
pub fn moves(heaps: &[u64]) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| {
        let pairs = sums(heap, 2).into_iter();
        pairs.filter(|parts| parts[0] != parts[1]).collect()
    })
}

pub const GAMES: &[Game] = &[Game {
    once: Some(Once::game("GrundysGame::new({n_max})")),
    value: value!(game.grundy(heaps)),
    play: play!(game.wins(heaps), winning_moves => Move::split),
    rules: rules!(moves(heaps) => Move::split),
    tried: Tried { sizes: &[(0, 0), (1, 20), (2, 10), (3, 5)], by_options: &[(1, 500)], ..TRIED },
    ..Game::new("grundys_game", Shape::Sum(Parts::Heaps))
}];

fn game(rule: &Under) -> &grundys_game::GrundysGame {
    rule.made(|| grundys_game::GrundysGame::new(up_to(TABLE, rule.n_max)))
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::grundys_game;

    #[test]
    fn tables_are_those_of_all_splits() {
        use nim_snippets::{grundys_game, sprague_grundy::mex};
        let mut values = vec![0];
        for heap in 1..4000 {
            let splits = (1..heap).take_while(|a| 2 * a < heap);
            let options: Vec<u64> = splits.map(|a| values[a] ^ values[heap - a]).collect();
            values.push(mex(&options));
        }
        assert_eq!(grundys_game::grundy_values(3999), values);
    }

    #[test]
    fn panics() {
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || {
                _ = grundys_game::grundy_values(usize::MAX);
            },
        );
        assert_panics("a heap of 21 is above the 20 of the table", || {
            _ = grundys_game::GrundysGame::new(20).wins(&[21]);
        });
    }
}
