//! Wythoff's game: take any number of stones from one of two heaps, or equally from both; taking the last stone wins.
//!
//! The lost positions are `(⌊dφ⌋, ⌊dφ⌋ + d)` for `d = 0, 1, 2, …` with the golden ratio φ: one for
//! each difference `d`, and every number is in exactly one of them (Beatty's theorem). So every
//! line of moves has one lost position at most, and the player to move wins by any of these three
//! that is a move: the one with the same difference, or the one in which either heap finds its
//! twin. Misère play exchanges the partners of the smallest: `(0, 1)` and `(2, 2)` for `(0, 0)` and
//! `(1, 2)`.
//!
//! ```
//! use nim_snippets::wythoff::{winning_moves, wins};
//!
//! assert!(wins(5, 8));
//! assert!(!wins(3, 5));
//! assert!(winning_moves(5, 8).eq([(4, 7), (5, 3)])); // one from both, or five from the second
//! ```
//!
//! - Time: `O(1)`, two multiplications for an outcome; `grundy_values` is `O(ab(a + b) / 64)`.
//! - Input: any heaps. In misère play two empty heaps are a win without a move.
//! - Source: W. A. Wythoff, "A modification of the game of Nim", 1907.
//! - See also: `nim` (from one heap only).

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(a: u64, b: u64) -> bool {
    smaller_heap(a.max(b) - a.min(b)) != a.min(b)
}

/// All winning moves, at most three: what the two heaps become.
pub fn winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves(a, b, smaller_heap, twin)
}

/// Does the player to move win if taking the last stone loses?
pub fn misere_wins(a: u64, b: u64) -> bool {
    misere_smaller_heap(a.max(b) - a.min(b)) != a.min(b)
}

/// All winning moves if taking the last stone loses, as [`winning_moves`].
pub fn misere_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves(a, b, misere_smaller_heap, misere_twin)
}

/// The Grundy values of all pairs of heaps up to `a` and `b`, as `[first][second]`. There is no
/// formula for them. A sum of such games (rooks that may move diagonally) is worth their xor.
pub fn grundy_values(a: usize, b: usize) -> Vec<Vec<u64>> {
    let words = (a + b + a.min(b)) / 64 + 1; // no more values than options
    let mut columns = vec![vec![0_u64; words]; b + 1];
    let mut diagonals = vec![vec![0_u64; words]; a + b + 1];
    let mut values = vec![vec![0; b + 1]; a + 1];
    for i in 0..=a {
        let mut row = vec![0_u64; words];
        for j in 0..=b {
            let (column, diagonal) = (&mut columns[j], &mut diagonals[b + i - j]);
            let seen = |w: usize| row[w] | column[w] | diagonal[w];
            let word = (0..words).find(|&w| seen(w) != !0).unwrap();
            let bit = seen(word).trailing_ones();
            row[word] |= 1 << bit;
            column[word] |= 1 << bit;
            diagonal[word] |= 1 << bit;
            values[i][j] = word as u64 * 64 + u64::from(bit);
        }
    }
    values
}

/// The lost positions among the options, given the smaller heap of the one with a given difference
/// and the other heap of the one with a given heap. `u64::MAX` is a stand-in for anything larger.
fn moves(
    a: u64,
    b: u64,
    smaller_heap: fn(u64) -> u64,
    twin: fn(u64) -> u64,
) -> impl Iterator<Item = (u64, u64)> {
    let smaller = smaller_heap(a.max(b) - a.min(b));
    let taken = a.min(b).saturating_sub(smaller);
    let mut moves = [
        (taken > 0).then(|| (a - taken, b - taken)),
        (twin(b) < a).then(|| (twin(b), b)),
        (twin(a) < b).then(|| (a, twin(a))),
    ];
    moves.sort_unstable();
    IntoIterator::into_iter(moves).flatten()
}

/// ⌊nφ⌋ - n = ⌊n/φ⌋. The constant is 2^128 / φ without its fraction of 0.064. That changes no
/// result: `n/φ` is 2^-65 above its floor at least for `n < 2^64` (the closest is the 93rd
/// Fibonacci number).
fn over_phi(n: u64) -> u64 {
    let [high, low, n] = [0x9e37_79b9_7f4a_7c15, 0xf39c_c060_5ced_c834, n].map(u128::from);
    ((n * high + ((n * low) >> 64)) >> 64) as u64
}

/// The smaller heap of the lost position with this difference.
fn smaller_heap(difference: u64) -> u64 {
    difference.saturating_add(over_phi(difference))
}

/// The other heap of the lost position with this heap. With `q = ⌊heap/φ⌋` only `d = q + 1` can
/// make it the smaller heap, and otherwise it is the larger one of `d = heap - q`.
fn twin(heap: u64) -> u64 {
    let q = over_phi(heap);
    if smaller_heap(q + 1) == heap { heap.saturating_add(q + 1) } else { q }
}

fn misere_smaller_heap(difference: u64) -> u64 {
    match difference {
        0 => 2,
        1 => 0,
        _ => smaller_heap(difference),
    }
}

fn misere_twin(heap: u64) -> u64 {
    match heap {
        0 => 1,
        1 => 0,
        2 => 2,
        _ => twin(heap),
    }
}
