//! Euclid's game: subtract a multiple of the smaller number from the larger, never below 0; whoever reaches 0 wins.
//!
//! Let `a <= b`. The player to move loses iff `a < b < φa` with the golden ratio φ (or a 0 is
//! there): then only `(b - a, a)` is left, whose ratio exceeds φ, while from a ratio above φ one of
//! the two smallest results `(b mod a, a)` and `(b mod a + a, a)` is below it. No other move ever
//! wins. Grossman's variant, with the prefix `equal_`, ends when the numbers are equal. Only that
//! case differs, and its Grundy value is `⌊b/a - a/b⌋`; here it is `⌊b/a⌋` or one less, which the
//! first digit of the continued fraction of `b/a` that differs from its leading one decides.
//!
//! ```
//! use nim_snippets::euclid_game::{equal_grundy, grundy, winning_moves, wins};
//!
//! assert!(wins(34, 12));
//! assert!(!wins(15, 24));
//! assert!(winning_moves(12, 34).eq([(12, 10)])); // 34 - 2 * 12
//! assert_eq!((grundy(2, 5), equal_grundy(1, 5)), (1, 4));
//! ```
//!
//! - Time: `O(1)`; `grundy` and `equal_misere_*` divide as often as Euclid's algorithm, `O(log)`.
//! - Input: any two numbers, in any order. With a 0 the game is over: lost, or in misère play won.
//! - Source: A. J. Cole, A. J. T. Davie, "A game based on the Euclidean algorithm", 1969; J. W.
//!   Grossman, 1997; G. Nivasch, "The Sprague-Grundy function of the game Euclid", 2006; misère:
//!   V. Gurvich, 2007.
//! - See also: `wythoff` (the golden ratio again).

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(a: u64, b: u64) -> bool {
    a != 0 && b != 0 && (a == b || above_phi(a, b))
}

/// All winning moves: what the two numbers become. Two from equal numbers, otherwise at most one.
pub fn winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves(a, b).filter(|&(a, b)| !wins(a, b))
}

/// Does the player to move win if whoever reaches 0 loses?
pub fn misere_wins(a: u64, b: u64) -> bool {
    a == 0 || b == 0 || above_phi(a, b)
}

/// All winning moves if whoever reaches 0 loses.
pub fn misere_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves(a, b).filter(|&(a, b)| !misere_wins(a, b))
}

/// The Grundy value.
pub fn grundy(a: u64, b: u64) -> u64 {
    let (mut small, mut large) = (a.min(b), a.max(b));
    if small == 0 {
        return 0;
    }
    let first = large / small;
    let mut digit_is_odd = true;
    loop {
        (small, large) = (large % small, small);
        let digit = large.checked_div(small).unwrap_or(0); // after the last one: 0
        if digit != first {
            return first - u64::from((digit < first) != digit_is_odd);
        }
        digit_is_odd = !digit_is_odd;
    }
}

/// Does the player to move win if whoever makes the numbers equal wins?
pub fn equal_wins(a: u64, b: u64) -> bool {
    a != 0 && b != 0 && above_phi(a, b)
}

/// All winning moves if whoever makes the numbers equal wins. At most one.
pub fn equal_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    equal_moves(a, b).filter(|&(a, b)| !equal_wins(a, b))
}

/// The Grundy value if whoever makes the numbers equal wins.
pub fn equal_grundy(a: u64, b: u64) -> u64 {
    let [small, large] = [a.min(b), a.max(b)].map(u128::from);
    if small == 0 {
        return 0;
    }
    (large / small) as u64 - u64::from(large % small * large < small * small)
}

/// Does the player to move win if whoever makes the numbers equal loses?
pub fn equal_misere_wins(a: u64, b: u64) -> bool {
    // The misère Grundy value is the normal one but for 1 instead of 0, and 0 instead of 1,
    // where the numbers are multiples of neighbouring Fibonacci numbers.
    a == 0 || b == 0 || equal_grundy(a, b) != u64::from(is_fibonacci_pair(a, b))
}

/// All winning moves if whoever makes the numbers equal loses. At most one.
pub fn equal_misere_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    equal_moves(a, b).filter(|&(a, b)| !equal_misere_wins(a, b))
}

/// Is the larger number more than φ times the smaller?
fn above_phi(a: u64, b: u64) -> bool {
    let [small, large] = [a.min(b), a.max(b)].map(u128::from);
    large * (large - small) > small * small
}

/// Is the pair `(k F, k F')` with neighbouring Fibonacci numbers `F` and `F'`?
fn is_fibonacci_pair(a: u64, b: u64) -> bool {
    let (mut small, mut large) = (a.min(b), a.max(b));
    while large - small > 0 && large - small < small {
        (small, large) = (large - small, small);
    }
    large == small || large - small == small
}

/// The moves to the two smallest numbers, or to the only one. No other move can win.
fn moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    let rest = a.max(b).checked_rem(a.min(b));
    moves_to(rest, a, b)
}

/// The same where 0 is out of reach.
fn equal_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    let rest = a.max(b).saturating_sub(1).checked_rem(a.min(b));
    moves_to(rest.map(|rest| rest + 1), a, b)
}

/// The moves to `rest` and to one subtraction less, of either number if they are equal.
fn moves_to(rest: Option<u64>, a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    let (small, large) = (a.min(b), a.max(b));
    let left = rest.into_iter().flat_map(move |rest| [rest, rest.saturating_add(small)]);
    let left = left.filter(move |&left| left < large);
    let first = left.clone().map(move |left| (left, b));
    let second = left.map(move |left| (a, left));
    let first = first.filter(move |_| a == large);
    first.chain(second.filter(move |_| b == large))
}
