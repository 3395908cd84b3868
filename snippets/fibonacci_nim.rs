//! Fibonacci Nim: take at most twice as many stones as the opponent just took; taking the last stone wins.
//!
//! Write the heap as a sum of Fibonacci numbers, no two of them neighbours (Zeckendorf). The player
//! to move wins iff the limit allows taking the smallest summand: the next summand is more than
//! twice as large, so it is out of reach after the smallest is taken. A move leaves a losing
//! position iff it takes the whole heap, or takes some of the smallest summands that are together
//! less than half of the next summand.
//!
//! ```
//! use nim_snippets::fibonacci_nim::*;
//!
//! assert!(wins(17, 16)); // the first move may take all but one
//! assert!(!wins(13, 12));
//! assert!(winning_moves(17, 16).eq([13, 16])); // 17 = 1 + 3 + 13
//! ```
//!
//! - Time: `O(log n)` for a heap of `n` stones.
//! - Limit: none.
//! - Input: any heap and limit.
//! - Misère: normal play with one stone less, since nobody wants the last.
//! - Source: M. J. Whinihan, "Fibonacci Nim", 1963.
//! - 日本語: フィボナッチニム: 相手が直前に取った数の二倍まで石を取る。最後の石を取れば勝ち。
//! - See also: [`schwenk_nim`](super::schwenk_nim) (another multiple),
//!   [`subtraction_game`](super::subtraction_game) (the same set of moves every time).

#![cfg_attr(doc, doc(alias("フィボナッチニム", "斐波那契博弈", "Zeckendorf", "ツェッケンドルフ")))]
#![cfg_attr(doc, doc(alias("取石子游戏", "double", "直前の 2 倍まで")))]
#![cfg_attr(doc, doc(alias("twice as many as the previous move", "HDU 2516")))]

/// Does the player to move win, who may take at most `limit` stones?
pub fn wins(heap: u64, limit: u64) -> bool {
    zeckendorf(heap).last().map_or(false, |part| part <= limit)
}

/// All winning moves: what is left of the heap, ascending.
pub fn winning_moves(heap: u64, limit: u64) -> impl Iterator<Item = u64> {
    let mut lefts = vec![];
    let mut left = 0;
    let mut last = 0; // the smallest part that is left
    for part in zeckendorf(heap) {
        let taken = heap - left;
        if taken <= limit && (left == 0 || last > 2 * taken) {
            lefts.push(left);
        }
        left += part;
        last = part;
    }
    lefts.into_iter()
}

/// Does the player to move win in misère play?
pub fn misere_wins(heap: u64, limit: u64) -> bool {
    heap == 0 || limit == 0 || wins(heap - 1, limit)
}

/// All winning moves in misère play: what is left, ascending.
pub fn misere_winning_moves(heap: u64, limit: u64) -> impl Iterator<Item = u64> {
    winning_moves(heap.saturating_sub(1), limit).map(|left| left + 1)
}

/// The Fibonacci numbers that sum to `n`, the largest first, no two of them neighbours.
fn zeckendorf(n: u64) -> impl Iterator<Item = u64> {
    let (mut a, mut b) = (1_u64, 1); // neighbours
    while let Some(next) = a.checked_add(b).filter(|&next| next <= n) {
        (a, b) = (b, next);
    }
    let mut rest = n;
    std::iter::from_fn(move || {
        while rest > 0 {
            let part = b;
            (a, b) = (b - a, a);
            if part <= rest {
                rest -= part;
                return Some(part);
            }
        }
        None
    })
}
