//! Subtraction formula: take 1 to `max` stones or exactly `k`, or (second game) `a` or `b`; whoever cannot move loses.
//!
//! Let `m = max + 1`. If `m` does not divide `k`, taking `k` never connects heaps of equal value
//! `h mod m`, so the move changes nothing in bounded Nim. If `m` divides `k`, the period is
//! `k + 1`. A residue `r < k` has value `r mod m`, but `k` has value `m`: it reaches 0 by the long
//! move and 1 to `max` by the short moves. Below `k`, short moves reach the smaller values, and no
//! move keeps the value: any `m` successive heaps differ in value, and taking `k` is a step from
//! `r` to `r + 1`. With two moves `a < b`, the period is `a + b`, and taking `b` is a step from `r`
//! to `r + a`. A residue `r` below `b` has the parity of `⌊r/a⌋` as its value, which no step keeps.
//! A residue of `b` or more reaches 0 by taking `b`, so its value is 1, or 2 if taking `a` leads to
//! value 1.
//!
//! ```
//! use nim_snippets::subtraction_formula::SubtractionFormula;
//!
//! let game = SubtractionFormula::up_to_or(2, 999_999_999);
//! assert_eq!(game.grundy(&[10_u64.pow(18) - 1]), 3); // it is k modulo k + 1
//! let game = SubtractionFormula::up_to_or(2, 6); // take 1, 2 or 6
//! assert!(game.wins(&[5, 1]) && game.winning_moves(&[5, 1]).eq([(0, 4)]));
//! let game = SubtractionFormula::pair(3, 8);
//! assert_eq!((game.grundy(&[9]), game.grundy(&[10_u64.pow(18)])), (1, 0));
//! ```
//!
//! - Time: `O(1)` for each heap; each heap has at most three winning moves.
//! - Limit: none.
//! - Input: any heaps; the moves in any order and even equal. If `d` divides all moves, ask for
//!   `⌊h/d⌋` stones and the moves divided by `d`.
//! - Panics: if `max` or a move is 0.
//! - Misère: a finished position is a win without a move.
//! - Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 4, 1982 (two moves);
//!   Codeforces 1194D "1-2-K Game"; misère: T. S. Ferguson, 1974.
//! - 日本語: 引き算ゲームの公式: 1 個から `max` 個、またはちょうど `k` 個 (あるいは `a` 個か `b` 個) を取る。取れなければ負け。
//! - See also: [`subtraction_game`](super::subtraction_game) (any set, by its period),
//!   [`bounded_nim`](super::bounded_nim).

#![cfg_attr(doc, doc(alias("CF 1194 D 1-2-K Game", "1-2-K Game")))]
#![cfg_attr(doc, doc(alias("1 個 2 個 または k 個", "huge subtraction set")))]
#![cfg_attr(doc, doc(alias("take 1, 2 or k stones", "a 個か b 個を取る", "取 1 2 或 k 个")))]

/// A subtraction game that has a formula.
#[derive(Clone, Copy, Debug)]
pub struct SubtractionFormula {
    moves: Moves,
}

/// The numbers of stones that may be taken.
#[derive(Clone, Copy, Debug)]
enum Moves {
    UpToOr { max: u64, k: u64 },
    Pair { a: u64, b: u64 }, // a <= b
}

impl SubtractionFormula {
    /// Take 1 to `max` stones, or exactly `k`.
    pub fn up_to_or(max: u64, k: u64) -> Self {
        assert!(max > 0, "max must be positive");
        assert!(k > 0, "0 stones are not a move");
        SubtractionFormula { moves: Moves::UpToOr { max, k } }
    }

    /// Take `a` stones or `b`.
    pub fn pair(a: u64, b: u64) -> Self {
        assert!(a > 0 && b > 0, "0 stones are not a move");
        SubtractionFormula { moves: Moves::Pair { a: a.min(b), b: a.max(b) } }
    }

    /// The Grundy value: the xor of the heaps' values.
    pub fn grundy(&self, heaps: &[u64]) -> u64 {
        self.values(heaps).fold(0, |xor, value| xor ^ value)
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.grundy(heaps) != 0
    }

    /// All winning moves `(i, left)`: cut heap `i` down to `left` stones. Ascending.
    pub fn winning_moves(&self, heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
        self.moves_to(heaps, 0)
    }

    /// Does the player to move win in misère play?
    pub fn misere_wins(&self, heaps: &[u64]) -> bool {
        let (xor, big) = xor_and_big(self.values(heaps));
        xor != u64::from(big == 0)
    }

    /// All winning moves `(i, left)` of misère play, ascending.
    pub fn misere_winning_moves(&self, heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
        self.moves_to(heaps, 1)
    }

    /// The heap within the period, which may be longer than any heap.
    fn residue(&self, heap: u64) -> u64 {
        let period = match self.moves {
            Moves::UpToOr { max, k } if k > max && k % (max + 1) == 0 => k.checked_add(1),
            Moves::UpToOr { max, .. } => max.checked_add(1),
            Moves::Pair { a, b } => a.checked_add(b),
        };
        period.map_or(heap, |period| heap % period)
    }

    fn values<'a>(&'a self, heaps: &'a [u64]) -> impl Iterator<Item = u64> + 'a {
        heaps.iter().map(move |&heap| self.value(heap))
    }

    /// The value of one heap.
    fn value(&self, heap: u64) -> u64 {
        let residue = self.residue(heap);
        match self.moves {
            Moves::UpToOr { max, k } if residue == k && k > max => max + 1,
            Moves::UpToOr { max, .. } => max.checked_add(1).map_or(residue, |m| residue % m),
            Moves::Pair { a, b } if residue < b => residue / a % 2,
            Moves::Pair { a, .. } => 1 + (residue - a) / a % 2,
        }
    }

    /// The moves to a position whose xor is 0, or `small` if no value exceeds 1.
    fn moves_to(&self, heaps: &[u64], small: u64) -> impl Iterator<Item = (usize, u64)> {
        let (xor, big) = xor_and_big(self.values(heaps));
        let mut moves = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            let value = self.value(heap);
            let target = xor ^ value ^ if big > usize::from(value > 1) { 0 } else { small };
            let lefts = self.takes(heap, target).into_iter().filter_map(|s| heap.checked_sub(s));
            let lefts = lefts.filter(|&left| self.value(left) == target);
            moves.extend(lefts.map(|left| (i, left)));
        }
        moves.sort_unstable();
        moves.dedup();
        moves.into_iter()
    }

    /// Legal moves, among them all that lead to the value `target`.
    fn takes(&self, heap: u64, target: u64) -> Vec<u64> {
        match self.moves {
            Moves::Pair { a, b } => vec![a, b],
            Moves::UpToOr { max, k } => {
                // Within the period, to its last residue, and beyond that.
                let (residue, m) = (u128::from(self.residue(heap)), u128::from(max) + 1);
                let down_to_target = |residue: u128| (residue + m - u128::from(target) % m) % m;
                let short = [down_to_target(residue), residue + 1, down_to_target(residue + 1)];
                let takes = short.iter().filter(|&&s| 0 < s && s < m).map(|&s| s as u64);
                takes.chain(Some(k)).collect()
            }
        }
    }
}

/// The xor of values, and how many of them are above 1.
fn xor_and_big(values: impl Iterator<Item = u64>) -> (u64, usize) {
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}
