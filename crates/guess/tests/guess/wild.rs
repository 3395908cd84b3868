//! Tests games with random rules, most of them without a known formula: every sure answer must
//! predict the right outcomes. `WILD=600` tries ten times as many.

use crate::brute::{Position, with};
use crate::random::Random;
use crate::tables::{Table, lists, pairs, tuples, wins};
use crate::{Verdict, answers_to, verdict};

/// A game of words: a move replaces one of two patterns by a shorter word.
fn words(random: &mut Random) -> Table {
    let mut word = |least: u64| -> Position {
        let len = least + random.below(2);
        (0..len).map(|_| random.below(2)).collect()
    };
    let rules: Vec<(Position, Position)> = (0..2).map(|_| (word(2), word(0))).collect();
    let moves = |p: &[u64]| -> Vec<Position> {
        let places = rules.iter().flat_map(|rule| (0..p.len()).map(move |i| (i, rule)));
        let found = places.filter(|(i, (from, _))| p[*i..].starts_with(from));
        found.map(|(i, (from, to))| [&p[..i], to, &p[i + from.len()..]].concat()).collect()
    };
    let asked = lists(8..=9, 0..2).into_iter().step_by(13).collect();
    Table { letters: vec!['L', 'R'], ..wins("words", [lists(0..=6, 0..2), asked], moves) }
}

/// A game of three heaps: a move subtracts one of three vectors.
fn vectors(random: &mut Random) -> Table {
    let vectors: Vec<Position> =
        (0..3).map(|i| (0..3).map(|j| u64::from(i == j) + random.below(2)).collect()).collect();
    let moves = |p: &[u64]| -> Vec<Position> {
        let less = |vector: &Position| -> Option<Position> {
            p.iter().zip(vector).map(|(n, taken)| n.checked_sub(*taken)).collect()
        };
        vectors.iter().filter_map(less).collect()
    };
    let asked = tuples(3, 6..11).into_iter().step_by(4).collect();
    wins("vectors", [tuples(3, 0..6), asked], moves)
}

/// A game of heaps: a move may also change a neighbour or depend on it.
fn heaps(random: &mut Random) -> Table {
    let kind = random.below(4);
    let most = 1 + random.below(3);
    let moves = |p: &[u64]| -> Vec<Position> {
        let all = (0..p.len()).flat_map(|i| (1..=p[i].min(most)).map(move |k| (i, k)));
        let left = |(i, k)| {
            let mut q = with(p, i, p[i] - k);
            match kind {
                0 if i > 0 => q[i - 1] = q[i - 1].min(1),
                1 if i + 1 < q.len() => q[i + 1] = q[i + 1].saturating_sub(1),
                2 if q[i] == 0 => {
                    q.remove(i);
                    q.pop();
                }
                3 if q[i] == p[(i + 1) % p.len()] => return None,
                _ => {}
            }
            Some(q)
        };
        all.filter_map(left).collect()
    };
    let asked = lists(5..=5, 0..4).into_iter().step_by(9).collect();
    wins("heaps", [lists(1..=4, 0..4), asked], moves)
}

/// A sum of two heaps: chance decides which numbers may be taken from a heap.
fn takings(random: &mut Random) -> Table {
    let legal: Vec<Vec<bool>> =
        (0..20).map(|_| (0..20).map(|_| random.below(4) == 0).collect()).collect();
    let moves = |p: &[u64]| -> Vec<Position> {
        let all = (0..2).flat_map(|i| (1..=p[i]).map(move |k| (i, k)));
        let legal = all.filter(|(i, k)| legal[p[*i] as usize][*k as usize]);
        legal.map(|(i, k)| with(p, i, p[i] - k)).collect()
    };
    wins("takings", pairs(0..9), moves)
}

#[test]
fn sure_answers_about_random_games_are_right() {
    let (mut named, mut wrong) = (0, Vec::new());
    let games = std::env::var("WILD").map_or(60, |games| games.parse().expect("a number"));
    let kinds = [words, vectors, heaps];
    let mixed = (0..games).map(|seed| (seed, kinds[seed as usize % kinds.len()]));
    let sums = (0..games / 3).map(|seed| (seed, takings as fn(&mut Random) -> Table));
    for (seed, kind) in mixed.chain(sums) {
        let table = kind(&mut Random(seed));
        match verdict(&table, &answers_to(&table.evidence())) {
            Verdict::Named => named += 1,
            Verdict::Wrong => wrong.push((table.name, seed)),
            _ => {}
        }
    }
    println!("{named} of {} named", games + games / 3);
    assert!(wrong.is_empty(), "{wrong:?}");
}
