//! Poisoned chocolate: break a bar or box, eat the part without the bitter squares; whoever cannot move loses.
//!
//! A break moves one side of the remaining bar nearer to the bitter squares. So each side is a heap
//! of Nim: the number of lines between this side and the nearest bitter square. A bar with one
//! bitter square has four such heaps (left, right, above and below the square), and a box has six.
//! A game with several bars has the heaps of all of them.
//!
//! ```
//! use nim_snippets::chocolate::{grundy, heaps, winning_moves, wins};
//!
//! // 6 columns and 4 rows, the bitter square in column 1 and row 2, both from 0.
//! assert_eq!(heaps([6, 4], &[[1, 2]]), [1, 4, 2, 1]);
//! assert!(wins([6, 4], &[[1, 2]]));
//! assert!(!wins([4, 4], &[[1, 1]]));
//! assert!(winning_moves([6, 4], &[[1, 2]]).eq([(1, 2)])); // keep two columns to its right
//! assert_eq!(grundy([2, 3, 3], &[[1, 1, 1]]), 1);
//! ```
//!
//! - Time: `O(n)` for `n` bitter squares.
//! - Limit: none.
//! - Input: the lengths of the sides in any number of dimensions, and bitter squares counted from
//!   0; repeats do not matter.
//! - Panics: no bitter square, or one outside.
//! - Misère: `misere_nim` with these heaps.
//! - Source: A. C. Robin, "A poisoned chocolate problem", 1989; AtCoder ARC013 C.
//! - 日本語: 毒入りチョコレート: 板 (または箱) を格子線で割り、苦いマスのない方を食べる。割れなければ負け。
//! - See also: [`nim`](super::nim) (with the heaps of several bars), [`chomp`](super::chomp),
//!   [`cutting_game`](super::cutting_game).

#![cfg_attr(doc, doc(alias("チョコレートゲーム", "bitter chocolate", "直方体")))]
#![cfg_attr(doc, doc(alias("笑いをとれるかな？", "チョコレートを割る", "break a chocolate bar")))]
#![cfg_attr(doc, doc(alias("箱を切る", "ARC013 C")))]

/// The heaps of Nim: for each dimension the lines below and above the bitter squares.
pub fn heaps<const D: usize>(sides: [u64; D], bitter: &[[u64; D]]) -> Vec<u64> {
    assert!(!bitter.is_empty(), "no bitter square");
    let mut low = bitter[0];
    let mut high = bitter[0];
    for square in bitter {
        for axis in 0..D {
            low[axis] = low[axis].min(square[axis]);
            high[axis] = high[axis].max(square[axis]);
        }
    }
    let around = |axis: usize| {
        let side = sides[axis];
        let last = high[axis];
        assert!(last < side, "a bitter square outside: in line {} of {}", last, side);
        vec![low[axis], side - 1 - last]
    };
    (0..D).flat_map(around).collect()
}

/// The Grundy value: the xor of the heaps.
pub fn grundy<const D: usize>(sides: [u64; D], bitter: &[[u64; D]]) -> u64 {
    heaps(sides, bitter).iter().fold(0, |xor, heap| xor ^ heap)
}

/// Does the player to move win?
pub fn wins<const D: usize>(sides: [u64; D], bitter: &[[u64; D]]) -> bool {
    grundy(sides, bitter) != 0
}

/// All winning moves `(i, left)`: keep `left` of the lines that heap `i` of [`heaps`] counts,
/// and eat what lies beyond. At most one for each heap.
pub fn winning_moves<const D: usize>(
    sides: [u64; D],
    bitter: &[[u64; D]],
) -> impl Iterator<Item = (usize, u64)> {
    let heaps = heaps(sides, bitter);
    let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
    heaps.into_iter().enumerate().filter_map(move |(i, heap)| {
        let left = xor ^ heap;
        (left < heap).then_some((i, left))
    })
}
