//! Submask Nim, from the rules alone.

use crate::entry::*;
use nim_snippets::submask_nim;

/// Heaps, each with the `max` of which submasks are taken.
type Heaps = Vec<(u64, u64)>;

/// Which heap is cut down to how many stones, and the heaps with their `max` then.
pub fn moves(heaps: &[(u64, u64)]) -> Vec<(Cut, Heaps)> {
    let mut moves = Vec::new();
    for (i, &(x, max)) in heaps.iter().enumerate() {
        for left in 0..x {
            let taken = x - left;
            if taken <= max && x & taken == taken {
                let mut after = heaps.to_vec();
                after[i].0 = left;
                moves.push(((i, left), after));
            }
        }
    }
    moves
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(a, b): submask_nim::grundy(a, b);
        play(p): submask_nim::wins(&pairs(p)), submask_nim::winning_move(&pairs(p)).map(cut);
        misere(p):
            submask_nim::misere_wins(&pairs(p)),
            submask_nim::misere_winning_move(&pairs(p)).map(cut);
        moves(p): as_moves(moves(&pairs(p)), cut);
    };
    let game = Game::new("submask_nim", Shape::Pairs("heaps"), answers)
        .by_options(&[(2, 511)])
        .large(&[""])
        .legal(|_, p, q| {
            let taken = |i: usize| (p[i] ^ q[i], p[i] & !q[i]);
            let changed = || (0..p.len()).filter(|&i| p[i] != q[i]);
            changed().count() == 1
                && changed()
                    .all(|i| i % 2 == 0 && taken(i).0 == taken(i).1 && taken(i).0 <= p[i + 1])
        })
        .gives_one_move();
    vec![game.sizes(&[(0, 0), (2, 40), (4, 8), (6, 3)])]
}

/// The rest of a heap, as a number of the position.
fn cut((i, left): (usize, u64)) -> (usize, u64) {
    (2 * i, left)
}

#[cfg(test)]
mod tests {
    use super::moves;

    use nim_snippets::submask_nim;

    /// All heaps of nine digits, which have all kinds of values.
    #[test]
    fn values() {
        for max in 0..1 << 9 {
            let mut values: Vec<u64> = Vec::new();
            for x in 0..1 << 9 {
                let options: Vec<u64> = moves(&[(x, max)])
                    .into_iter()
                    .map(|((_, left), _)| values[left as usize])
                    .collect();
                values.extend((0..).find(|value| !options.contains(value)));
                assert_eq!(submask_nim::grundy(x, max), values[x as usize], "{x} {max}");
            }
            for max_heap in (0..1 << 9).step_by(37).chain([511]) {
                let counts = submask_nim::value_counts(max_heap, max);
                let mut expected = vec![0; counts.len()];
                values[..=max_heap as usize]
                    .iter()
                    .for_each(|&value| expected[value as usize] += 1);
                assert_eq!(counts, expected, "{max_heap} {max}");
            }
        }
    }
}
