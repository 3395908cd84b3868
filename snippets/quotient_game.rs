//! Quotient game: Euclid's algorithm with a rule of your own for what a step may take; whoever cannot move loses.
//!
//! From `(a, b)` with `a <= b`, a move subtracts a multiple of `a` from `b` that your rule allows;
//! once `b < a`, the two numbers change roles. So only the quotient `q = ⌊b/a⌋` matters, and the
//! outcome of the remainder `(b mod a, a)`, to which `q = 0` leads. The function `step` gives the
//! outcome of a quotient from the outcome of the remainder. It is called once for each division of
//! Euclid's algorithm, beginning with the last division. With a 0, the game is over. To find
//! `step`, write down who wins for small `q`, once for a remainder that wins and once for a
//! remainder that loses. If the quotient may become any smaller one, it is
//! `|q, _, rest| !rest || q > 1`.
//!
//! ```
//! use nim_snippets::quotient_game::{fold, winning_moves, wins};
//!
//! let euclid = |q: u64, _: u64, rest_wins: bool| !rest_wins || q > 1;
//! assert!(wins(34, 12, euclid) && !wins(15, 24, euclid));
//! // From b take a power of a, or reduce it modulo a (Codeforces 167 C).
//! let powers = |q: u64, a: u64, rest_wins: bool| !rest_wins || q % (a + 1) % 2 == 0;
//! assert!(wins(10, 21, powers) && !wins(31, 10, powers));
//! assert!(winning_moves(12, 34, euclid, |q, _| 0..q).eq([(12, 10)]));
//! assert_eq!(fold(34, 12, 0, |q, _, sum| sum + q), 2 + 1 + 5); // any other value of the steps
//! ```
//!
//! - Time: `O(log n)`, as Euclid's algorithm. Moves take as long for each quotient that the rule
//!   allows.
//! - Limit: none.
//! - Input: any two numbers, in any order.
//! - Panics: `winning_moves` with an option that is not smaller than its quotient.
//! - Misère: `fold` starts from `true`.
//! - Source: Codeforces 167C "Wizards and Numbers", 1906G "Grid Game 2" (a sum of quotients).
//! - 日本語: 商のゲーム: ユークリッドの互除法の一段を、任意のルールで行う。動けなければ負け。
//! - See also: [`euclid_game`](super::euclid_game) (any multiple, by formulas).

#![cfg_attr(doc, doc(alias("CF 167 C Wizards and Numbers", "CF 1906 G Grid Game 2")))]
#![cfg_attr(doc, doc(alias("互除法の一段", "自定义欧几里得博弈")))]
#![cfg_attr(doc, doc(alias("game on the continued fraction", "generalized Euclid game")))]

/// The value of `(a, b)`: `end` if one of the two is 0, otherwise `step(q, a, rest)` with the
/// quotient, the smaller number and the value of the remainder.
pub fn fold<V>(a: u64, b: u64, end: V, mut step: impl FnMut(u64, u64, V) -> V) -> V {
    fold_from(a.min(b), a.max(b), end, &mut step)
}

/// Does the player to move win? `step(q, a, rest_wins)` says who wins a
/// quotient of at least 1.
pub fn wins(a: u64, b: u64, step: impl Fn(u64, u64, bool) -> bool) -> bool {
    fold(a, b, false, step)
}

/// All winning moves: the numbers that the two become, ascending. From a quotient `q` the rule
/// allows `options(q, a)`, all of them smaller; of equal numbers, the first one changes.
pub fn winning_moves<O: IntoIterator<Item = u64>>(
    a: u64,
    b: u64,
    step: impl Fn(u64, u64, bool) -> bool,
    options: impl Fn(u64, u64) -> O,
) -> impl Iterator<Item = (u64, u64)> {
    let (small, large) = (a.min(b), a.max(b));
    let mut moves = Vec::new();
    let quotient = large.checked_div(small);
    for left in quotient.into_iter().flat_map(|q| options(q, small)) {
        let is_smaller = Some(left) < quotient;
        assert!(is_smaller, "{} is not an option of a quotient of {}", left, large / small);
        let left = large % small + left * small;
        if !wins(small, left, &step) {
            moves.push(if a == large { (left, b) } else { (a, left) });
        }
    }
    moves.sort_unstable();
    moves.into_iter()
}

fn fold_from<V>(small: u64, large: u64, end: V, step: &mut impl FnMut(u64, u64, V) -> V) -> V {
    match large.checked_div(small) {
        None => end,
        Some(quotient) => {
            let rest = fold_from(large % small, small, end, step);
            step(quotient, small, rest)
        }
    }
}
