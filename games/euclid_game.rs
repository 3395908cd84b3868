//! Euclid's game.

use crate::entry::*;
use nim_snippets::euclid_game;

/// Two numbers.
pub type Pair = (u64, u64);

/// A positive multiple of the smaller number is subtracted from the larger, down to 0.
pub fn moves(pair: &Pair) -> Vec<(Pair, Pair)> {
    subtractions(pair, 0)
}

/// The same, but both numbers stay positive.
pub fn equal_moves(pair: &Pair) -> Vec<(Pair, Pair)> {
    subtractions(pair, 1)
}

/// Subtract a positive multiple of the smaller number from the larger, down to `least` or more.
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

pub fn games() -> Vec<Game> {
    vec![euclid_game(), equal()]
}

fn euclid_game() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): euclid_game::grundy(a, b);
        play(p): euclid_game::wins(p[0], p[1]), euclid_game::winning_moves(p[0], p[1]);
        misere(p):
            euclid_game::misere_wins(p[0], p[1]),
            euclid_game::misere_winning_moves(p[0], p[1]);
        moves(p): moves(&(p[0], p[1]));
    };
    Game::new("euclid_game", Shape::Exactly(&["a", "b"]), answers)
        .by_options(&[(2, 1 << 40)])
        .large(&[""])
        .sizes(&[(2, 70)])
        .first(1)
        .plain(
            "the larger number is less than φ times the smaller one but not equal to it, \
             or one is 0",
            "大きい数が小さい数の φ 倍未満で等しくはない、または一方が 0",
        )
        .misere_lost(
            "neither number is 0 and the larger one is less than φ times the smaller one",
            "どちらも 0 でなく、大きい数が小さい数の φ 倍未満",
        )
}

fn equal() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): euclid_game::equal_grundy(a, b);
        play(p): euclid_game::equal_wins(p[0], p[1]), euclid_game::equal_winning_moves(p[0], p[1]);
        moves(p): equal_moves(&(p[0], p[1]));
    };
    Game::new("euclid_game", Shape::Exactly(&["a", "b"]), answers)
        .by_options(&[(2, 1 << 40)])
        .large(&[""])
        .sizes(&[(2, 70)])
        .variant("equal")
        .rules(
            "Euclid's game: subtract a multiple of the smaller number from the larger, which \
             stays positive; whoever makes them equal wins.",
            "ユークリッドのゲーム: 大きい数から小さい数の正の倍数を引く (正のまま)。\
             等しくした方の勝ち。",
        )
        .first(1)
        .plain(
            "the larger number is less than φ times the smaller one, or one is 0",
            "大きい数が小さい数の φ 倍未満、または一方が 0",
        )
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
