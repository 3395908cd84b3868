//! Staircase Nim: move any number of stones from one step to the next below; whoever cannot move loses.
//!
//! Only every second step counts, beginning with the one next to the ground: the Grundy value is
//! the xor of `stairs[0]`, `stairs[2]`, … Each move changes exactly one of these steps: it takes
//! stones from it, as in Nim, or pushes stones onto it. Pushing never saves a losing position,
//! because the opponent can move the same stones on at once. A move of either kind wins iff it
//! gives the counted step that it changes the xor of the others.
//!
//! ```
//! use nim_snippets::staircase_nim::{ordered_heaps, winning_moves, wins};
//!
//! assert!(wins(&[1, 5, 3]));
//! assert!(!wins(&[3, 5, 3]));
//! assert!(winning_moves(&[1, 5, 3]).eq([(1, 3), (2, 1)])); // the first pushes 2 onto the 1
//!
//! // Take from heaps that must not decrease to the right: the fewest stones, from the lowest heap.
//! let heaps = [3, 6, 6];
//! let stairs = ordered_heaps(&heaps);
//! let moves = winning_moves(&stairs).map(|(i, left)| (stairs[i] - left, heaps.len() - 1 - i));
//! assert_eq!(moves.min(), Some((3, 0))); // 3 stones of heap 0
//! ```
//!
//! - Time: `O(n)` for `n` steps; `georgia_and_bob` sorts.
//! - Limit: none.
//! - Input: any steps, empty ones too. A winning move may raise a step that does not count above
//!   `u64::MAX`, but never one that counts.
//! - Panics: if two chips share a cell or one is on cell 0; if the heaps decrease.
//! - Misère: misère Nim on the steps that count.
//! - Source: well known; POJ 1704 "Georgia and Bob", TopCoder SRM 309 "StoneGameStrategist".
//! - 日本語: 階段ニム: ある段の石を好きな個数だけ一つ下の段に移す。最後の石を地面に移せば勝ち。
//! - See also: [`nim`](super::nim), [`misere_nim`](super::misere_nim),
//!   [`ordered_nim`](super::ordered_nim) (heaps are emptied one after the other),
//!   [`staircase_graph`](super::staircase_graph), [`bounded_nim`](super::bounded_nim) (a bound on
//!   the stones of a turn: use its values on the steps that count).

#![cfg_attr(doc, doc(alias("階段ニム", "阶梯博弈", "stair game", "ordered Nim")))]
#![cfg_attr(doc, doc(alias("from pile i to pile i-1", "chess pieces", "ステアケースニム")))]
#![cfg_attr(doc, doc(alias("階段に並んだコイン", "coins slide left on a strip without jumping")))]
#![cfg_attr(doc, doc(alias("コマを左に動かす 飛び越えない", "隣の山に移す", "steps")))]
#![cfg_attr(doc, doc(alias("tokens must not jump over another", "CSES 1099")))]
#![cfg_attr(doc, doc(alias("HackerRank Move the Coins", "Georgia and Bob, POJ 1704")))]
#![cfg_attr(doc, doc(alias("StoneGameStrategist, SRM 309", "Pebbles, Kamyki, POI 2009 KAM")))]

/// The Grundy value: the xor of the steps that count.
pub fn grundy(stairs: &[u64]) -> u64 {
    stairs.iter().step_by(2).fold(0, |xor, stones| xor ^ stones)
}

/// Does the player to move win?
pub fn wins(stairs: &[u64]) -> bool {
    grundy(stairs) != 0
}

/// All winning moves `(i, left)`: leave `left` stones on step `i` and move the rest one step
/// down. At most one for each two steps.
pub fn winning_moves(stairs: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    moves(stairs, usize::MAX)
}

/// Does the player to move win in misère play?
pub fn misere_wins(stairs: &[u64]) -> bool {
    wins(stairs) == (big(stairs) > 0)
}

/// All winning moves `(i, left)` in misère play.
pub fn misere_winning_moves(stairs: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    moves(stairs, big(stairs))
}

/// The steps of Georgia and Bob: chips move left on a strip of cells 1, 2, …, and cannot pass
/// or share a cell. Stair `i` is the gap to the left of chip `n - 1 - i`, counting the chips
/// from left to right: taking from the step moves the chip that far.
pub fn georgia_and_bob(chips: &[u64]) -> Vec<u64> {
    let mut chips = chips.to_vec();
    chips.sort_unstable();
    let gap = |more: &u64| more.checked_sub(1).expect("chips need cells of their own");
    ordered_heaps(&chips).iter().map(gap).collect()
}

/// The steps of heaps of which none may become smaller than the one before it, after any move.
/// (Not of heaps that have to be emptied one after the other.) Stair `i` is what heap
/// `n - 1 - i` has more than the heap before it: taking from the step takes from that heap.
pub fn ordered_heaps(heaps: &[u64]) -> Vec<u64> {
    let before = [&[0], heaps].concat();
    let more = |i: usize| heaps[i].checked_sub(before[i]).expect("the heaps must not decrease");
    (0..heaps.len()).rev().map(more).collect()
}

/// The number of steps that count and hold two stones or more.
fn big(stairs: &[u64]) -> usize {
    stairs.iter().step_by(2).filter(|&&stones| stones > 1).count()
}

/// The winning moves: in misère play, one that leaves no big step makes the xor 1 instead of 0.
fn moves(stairs: &[u64], big: usize) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = grundy(stairs);
    stairs.chunks(2).enumerate().filter_map(move |(i, pair)| {
        let counted = pair[0];
        let target = xor ^ counted ^ u64::from(big == usize::from(counted > 1));
        if target < counted {
            return Some((2 * i, target));
        }
        let left = pair.get(1)?.checked_sub(target - counted)?;
        (target > counted).then_some((2 * i + 1, left))
    })
}
