//! Poker Nim: take chips from one heap, or add some from a reserve that runs out; whoever cannot move loses.
//!
//! The Grundy value is that of Nim, the xor of the heaps. Adding chips never saves the losing
//! player: the winner takes the added chips off at once, which restores the heaps and leaves a
//! smaller reserve, until the reserve is empty. The winner may add chips as well, wherever a larger
//! heap makes the xor 0.
//!
//! ```
//! use nim_snippets::poker_nim::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[1, 3], 0));
//! assert!(!wins(&[2, 2], 5));
//! assert!(winning_moves(&[1, 3], 0).eq([(1, 1)])); // take two
//! assert!(winning_moves(&[1, 3], 5).eq([(0, 3), (1, 1)])); // or add two
//! assert_eq!(grundy(&[1, 4], 7), 5);
//! ```
//!
//! - Time: `O(n)` for `n` heaps.
//! - Limit: none.
//! - Input: any heaps, empty ones too. `reserve` is how many chips can be added in this turn,
//!   `u64::MAX` for any number; it does not change who wins. The answers hold for every rule by
//!   which chips can be added only finitely often: a common stock into which nothing returns, or a
//!   limit on the number of times.
//! - Source: Berlekamp, Conway, Guy, "Winning Ways for your Mathematical Plays", 1982; HackerRank
//!   "Poker Nim".
//! - 日本語: ポーカーニム: 一つの山からチップを取るか、限りある手持ちから山に足す。動けなければ負け。
//! - See also: [`nim`](super::nim) (nothing is added), [`northcott`](super::northcott) (where
//!   retreats are the additions).

#![cfg_attr(doc, doc(alias("ポーカーニム", "chips", "石を増やす 足す", "add stones to a pile")))]
#![cfg_attr(doc, doc(alias("捨てた石を戻す", "HackerRank Poker Nim")))]

/// The Grundy value: the xor of the heaps, whatever the reserve.
pub fn grundy(heaps: &[u64], reserve: u64) -> u64 {
    let _ = reserve;
    heaps.iter().fold(0, |xor, heap| xor ^ heap)
}

/// Does the player to move win?
pub fn wins(heaps: &[u64], reserve: u64) -> bool {
    grundy(heaps, reserve) != 0
}

/// All winning moves `(i, size)`: heap `i` is brought to `size` chips, by taking some or by
/// adding at most `reserve`. At most one for each heap.
pub fn winning_moves(heaps: &[u64], reserve: u64) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = grundy(heaps, reserve);
    heaps.iter().enumerate().filter_map(move |(i, &heap)| {
        let size = xor ^ heap;
        let legal = size < heap || (1..=reserve).contains(&(size - heap));
        legal.then_some((i, size))
    })
}
