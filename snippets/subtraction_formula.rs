//! Subtraction formula: take 1 to `max` or exactly `k` stones, or `a` or `b`; whoever cannot move loses.
//!
//! Let `m = max + 1`. Taking `k` joins no two heaps of equal value `h mod m` unless `m` divides
//! `k`: it adds nothing to bounded Nim. Otherwise the period is `k + 1`. A residue `r` is worth
//! `r mod m`, but `k` is worth `m`: it reaches 0 by the long move and 1 to `max` by the short ones.
//! Below `k` the smaller values are reached by short moves, and no move keeps the value: any
//! `m` successive heaps differ in value, and taking `k` is a step from `r` to `r + 1`.
//! With the two moves `a < b` the period is `a + b`, and taking `b` is a step from `r` to `r + a`.
//! Below `b` the residue `r` is worth the parity of `⌊r/a⌋`, which no step keeps; from `b` on it
//! reaches 0 by taking `b`, so it is worth 1, or 2 where taking `a` leads to 1.
//!
//! ```
//! use nim_snippets::subtraction_formula::*;
//!
//! assert_eq!(grundy(10_u64.pow(18) - 1, 2, 999_999_999), 3); // it is k modulo k + 1
//! assert!(wins(&[3], 2, 3) && !wins(&[4], 2, 3)); // take 1, 2 or 3
//! assert!(winning_moves(&[5, 1], 2, 6).eq([(0, 4)]));
//! assert_eq!((pair_grundy(9, 3, 8), pair_grundy(10_u64.pow(18), 3, 8)), (1, 0));
//! ```
//!
//! - Time: `O(1)` for each heap; at most three winning moves for each are listed.
//! - Input: any heaps; `max`, `k`, `a` and `b` at least 1, in any order and even equal. In misère
//!   play a finished position is a win without a move. If `d` divides all moves, ask for `⌊h/d⌋`
//!   stones and the moves divided by `d`.
//! - Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 4, 1982 (two moves);
//!   Codeforces 1194D "1-2-K Game"; misère: T. S. Ferguson, 1974.
//! - 日本語: 引き算ゲームの公式: 1 個から `max` 個、またはちょうど `k` 個 (あるいは `a` 個か `b` 個) を取る。取れなければ負け。
//! - See also: [`subtraction_game`](super::subtraction_game) (any set, by its period),
//!   [`bounded_nim`](super::bounded_nim).

#![cfg_attr(doc, doc(alias("CF 1194 D 1-2-K Game", "1-2-K Game")))]
#![cfg_attr(doc, doc(alias("1 個 2 個 または k 個", "huge subtraction set")))]
#![cfg_attr(doc, doc(alias("take 1, 2 or k stones", "a 個か b 個を取る", "取 1 2 或 k 个")))]

/// The Grundy value of a heap.
pub fn grundy(heap: u64, max: u64, k: u64) -> u64 {
    Moves::up_to_or(max, k).grundy(heap)
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], max: u64, k: u64) -> bool {
    Moves::up_to_or(max, k).xor_and_big(heaps).0 != 0
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
pub fn winning_moves(heaps: &[u64], max: u64, k: u64) -> impl Iterator<Item = (usize, u64)> + '_ {
    Moves::up_to_or(max, k).moves_to(heaps, 0)
}

/// Does the player to move win when whoever cannot move wins?
pub fn misere_wins(heaps: &[u64], max: u64, k: u64) -> bool {
    Moves::up_to_or(max, k).misere_wins(heaps)
}

/// All winning moves `(i, left)` of misère play.
pub fn misere_winning_moves(
    heaps: &[u64],
    max: u64,
    k: u64,
) -> impl Iterator<Item = (usize, u64)> + '_ {
    Moves::up_to_or(max, k).moves_to(heaps, 1)
}

/// The Grundy value of a heap from which `a` or `b` stones are taken.
pub fn pair_grundy(heap: u64, a: u64, b: u64) -> u64 {
    Moves::pair(a, b).grundy(heap)
}

/// Does the player to move win with the moves `a` and `b`?
pub fn pair_wins(heaps: &[u64], a: u64, b: u64) -> bool {
    Moves::pair(a, b).xor_and_big(heaps).0 != 0
}

/// All winning moves `(i, left)` with the moves `a` and `b`.
pub fn pair_winning_moves(
    heaps: &[u64],
    a: u64,
    b: u64,
) -> impl Iterator<Item = (usize, u64)> + '_ {
    Moves::pair(a, b).moves_to(heaps, 0)
}

/// Does the player to move win with the moves `a` and `b` when whoever cannot move wins?
pub fn pair_misere_wins(heaps: &[u64], a: u64, b: u64) -> bool {
    Moves::pair(a, b).misere_wins(heaps)
}

/// All winning moves `(i, left)` of misère play with the moves `a` and `b`.
pub fn pair_misere_winning_moves(
    heaps: &[u64],
    a: u64,
    b: u64,
) -> impl Iterator<Item = (usize, u64)> + '_ {
    Moves::pair(a, b).moves_to(heaps, 1)
}

/// What may be taken.
#[derive(Clone, Copy)]
enum Moves {
    UpToOr { max: u64, k: u64 },
    Pair { a: u64, b: u64 }, // a <= b
}

impl Moves {
    fn up_to_or(max: u64, k: u64) -> Self {
        assert!(max > 0, "max must be positive");
        assert!(k > 0, "0 stones are no move");
        Moves::UpToOr { max, k }
    }

    fn pair(a: u64, b: u64) -> Self {
        assert!(a > 0 && b > 0, "0 stones are no move");
        Moves::Pair { a: a.min(b), b: a.max(b) }
    }

    /// The heap within the period, which may be longer than any heap.
    fn residue(self, heap: u64) -> u64 {
        let period = match self {
            Moves::UpToOr { max, k } if k > max && k % (max + 1) == 0 => k.checked_add(1),
            Moves::UpToOr { max, .. } => max.checked_add(1),
            Moves::Pair { a, b } => a.checked_add(b),
        };
        period.map_or(heap, |period| heap % period)
    }

    fn grundy(self, heap: u64) -> u64 {
        let residue = self.residue(heap);
        match self {
            Moves::UpToOr { max, k } if residue == k && k > max => max + 1,
            Moves::UpToOr { max, .. } => max.checked_add(1).map_or(residue, |m| residue % m),
            Moves::Pair { a, b } if residue < b => residue / a % 2,
            Moves::Pair { a, .. } => 1 + (residue - a) / a % 2,
        }
    }

    fn misere_wins(self, heaps: &[u64]) -> bool {
        let (xor, big) = self.xor_and_big(heaps);
        xor != u64::from(big == 0)
    }

    /// The xor of the heaps' values, and how many of these exceed 1.
    fn xor_and_big(self, heaps: &[u64]) -> (u64, usize) {
        let values = heaps.iter().map(|&heap| self.grundy(heap));
        values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
    }

    /// The moves to a position whose xor is 0, or `small` if no value exceeds 1.
    fn moves_to(self, heaps: &[u64], small: u64) -> impl Iterator<Item = (usize, u64)> + '_ {
        let (xor, big) = self.xor_and_big(heaps);
        heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            let value = self.grundy(heap);
            let target = xor ^ value ^ if big > usize::from(value > 1) { 0 } else { small };
            let mut lefts = self.lefts(heap, target);
            lefts.retain(|&left| self.grundy(left) == target);
            lefts.into_iter().map(move |left| (i, left))
        })
    }

    /// Options of a heap, ascending, among them all with the value `target`.
    fn lefts(self, heap: u64, target: u64) -> Vec<u64> {
        let mut taken = match self {
            Moves::Pair { a, b } => vec![a, b],
            Moves::UpToOr { max, k } => {
                // Down to the start of the period, to its last residue, or beyond it.
                let residue = self.residue(heap);
                let steps =
                    |n: i128| (n - i128::from(target)).rem_euclid(i128::from(max) + 1) as u64;
                let [last, next] = [residue.into(), i128::from(residue) + 1].map(steps);
                let short = [last, residue.saturating_add(1), next];
                short.iter().copied().filter(|s| (1..=max).contains(s)).chain([k]).collect()
            }
        };
        taken.sort_unstable_by(|s, t| t.cmp(s));
        taken.dedup();
        taken.iter().filter_map(|&s| heap.checked_sub(s)).collect()
    }
}
