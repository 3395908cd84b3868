//! Euclid's game.

use crate::entry::*;
use nim_snippets::euclid_game;

/// A pair of numbers.
pub type Pair = (u64, u64);

/// Subtracts a positive multiple of the smaller number from the larger, down to 0.
pub fn moves(pair: &Pair) -> Vec<(Pair, Pair)> {
    subtractions(pair, 0)
}

/// The same moves, except that both numbers must stay positive.
pub fn equal_moves(pair: &Pair) -> Vec<(Pair, Pair)> {
    subtractions(pair, 1)
}

/// Subtracts a positive multiple of the smaller number from the larger, so that at least `least` is
/// left.
fn subtractions(&(a, b): &Pair, least: u64) -> Vec<(Pair, Pair)> {
    let left = |large: u64, small: u64| {
        let multiples = (1..).map(move |k| k * small);
        multiples.take_while(move |m| small > 0 && m + least <= large).map(move |m| large - m)
    };
    let first = left(a, b).filter(|_| a >= b).map(|left| (left, b));
    let second = left(b, a).filter(|_| b >= a).map(|left| (a, left));
    let mut options: Vec<Pair> = first.chain(second).collect();
    options.sort_unstable();
    options.into_iter().map(|option| (option, option)).collect()
}

pub const GAMES: &[Game] = &[
    Game {
        value: value!(euclid_game::grundy([a, b])),
        play: play!(euclid_game::wins([a, b]), winning_moves => Move::pair),
        misere: play!(euclid_game::misere_wins([a, b]), misere_winning_moves => Move::pair),
        rules: Some(Rules::options(|p, _| as_moves(moves(&(p[0], p[1])), Move::pair))),
        first: 1,
        why: |p, misere, _rule| {
            Some(if p[0] == p[1] && p[0] > 0 && !misere {
                (false, told!("the numbers are equal", "二つの数が等しい"))
            } else {
                ratio(p[0].min(p[1]), p[0].max(p[1]), misere)
            })
        },
        picture: Picture::Plain,
        tried: Tried {
            sizes: &[(2, 70)],
            by_options: &[(2, 1 << 40)],
            large: &[""],
            is_legal: Some(|_, p, q| takes_multiple(p, q)),
            ..TRIED
        },
        ..Game::new("euclid_game", Shape::Exactly(&["a", "b"]))
    },
    Game {
        variant: "equal",
        sentence: Some(words(
            "Euclid's game: subtract a multiple of the smaller number from the larger, which \
             stays positive; whoever makes them equal wins.",
            "ユークリッドのゲーム: 大きい数から小さい数の正の倍数を引く (正のまま)。\
             等しくした方の勝ち。",
        )),
        value: value!(euclid_game::equal_grundy([a, b])),
        play: play!(euclid_game::equal_wins([a, b]), equal_winning_moves => Move::pair),
        rules: Some(Rules::options(|p, _| as_moves(equal_moves(&(p[0], p[1])), Move::pair))),
        first: 1,
        why: |p, misere, _rule| Some(ratio(p[0].min(p[1]), p[0].max(p[1]), misere)),
        picture: Picture::Plain,
        tried: Tried {
            sizes: &[(2, 70)],
            by_options: &[(2, 1 << 40)],
            large: &[""],
            is_legal: Some(|_, p, q| takes_multiple(p, q)),
            ..TRIED
        },
        ..Game::new("euclid_game", Shape::Exactly(&["a", "b"]))
    },
];

/// Returns whether a move subtracts a multiple of the smaller number from the larger.
fn takes_multiple(p: &[u64], q: &[u64]) -> bool {
    (0..2).any(|i| {
        let smaller = p[1 - i];
        let taken = p[i].saturating_sub(q[i]);
        q[1 - i] == smaller && taken > 0 && taken.is_multiple_of(smaller)
    })
}

/// The reason: compares the ratio with φ.
fn ratio(low: u64, high: u64, misere: bool) -> Why {
    if low == 0 {
        return (!misere, told!("one number is 0", "一方の数が 0"));
    }
    let (a, b) = (u128::from(low), u128::from(high));
    let is_below = (b - a) * b < a * a;
    let is =
        if is_below { words("less than", "未満") } else { words("more than", "より大きい") };
    let why =
        told!("{high} is {is} φ = 1.618… times {low}", "{high} は {low} の φ = 1.618… 倍{is}", is);
    (is_below, why)
}

#[cfg(test)]
mod tests {
    use nim_snippets::euclid_game;

    #[test]
    fn losing_intervals() {
        assert_eq!(euclid_game::losing_interval(0), 0..=u64::MAX);
        for a in 1..=200_u64 {
            let interval = euclid_game::losing_interval(a);
            for b in 1..=400 {
                assert_eq!(!euclid_game::wins(a, b), b != a && interval.contains(&b), "{a} {b}");
                assert_eq!(!euclid_game::equal_wins(a, b), interval.contains(&b), "{a} {b}");
            }
        }
    }
}
