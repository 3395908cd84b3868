//! Fraction Nim: take 1 to `⌊x * p / q⌋` stones from a heap of `x` stones; whoever cannot move loses.
//!
//! Not a standard name. A heap of `x` stones with the quotient `w = ⌊x * p / q⌋` has the options
//! `x - w, …, x - 1`, whose values are different. The first heap with a new quotient has one option
//! more than the heap below it, and has the new value `w`. Any other heap has as many options as
//! the heap below it, and has the value that drops out of the window, that of `x - w - 1`. So among
//! the heaps with quotient `w`, the values repeat with period `w + 1`, and a heap has exactly one
//! option of each value up to `w` except its own. With `p / q = 1 / 2`, the heaps 2 to 8 have the
//! quotients 1, 1, 2, 2, 3, 3, 4 and the values 1, 0, 2, 1, 3, 0, 4: heap 7 takes over the value of
//! heap 3. To find an option of a value, step up from the first heap
//! of that value: the only heap that takes over the value of `y` is `y + ⌊y * p / (q - p)⌋ + 1`.
//!
//! ```
//! use nim_snippets::fraction_nim::*;
//!
//! assert_eq!(grundy(&[6], 2, 3), 4); // of one heap
//! assert!(wins(&[5, 6, 7], 2, 3) && !wins(&[5, 5], 2, 3));
//! assert!(winning_moves(&[5, 6, 7], 2, 3).eq([(1, 3)])); // 3 has the value 2
//! assert!(misere_winning_moves(&[4], 1, 2).eq([(0, 2)]));
//! ```
//!
//! - Time: `O(min(w, q / p * log x))` for a value or a winning move: 3 * 10^5 heaps of 10^10 with
//!   `p / q >= 1 / 2` take 20 ms; one heap of 2^64 with `q / p` near 2^32 takes minutes.
//! - Limit: `heaps.len() · q / p ≤ 10^6`.
//! - Input: any heaps.
//! - Panics: if `p` is 0 or `p / q` is above 1.
//! - Misère: while no value is above 1, xor 1 loses instead of xor 0, because a heap of value 0 has
//!   an option of value 1 or none at all (the game is tame).
//! - Source: this library; Luogu P7491.
//! - 日本語: 分数ニム: `x` 個の山から 1 個以上 `⌊x * p / q⌋` 個以下の石を取る。動けなければ負け。
//! - See also: [`strange_nim`](super::strange_nim) (`⌊x/k⌋`, each heap with its own `k`),
//!   [`window_game`](super::window_game) (other bounds that grow with the heap).

#![cfg_attr(doc, doc(alias("分数ニム", "一定の割合まで", "floor(x * p / q)", "Luogu P7491")))]

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[u64], p: u64, q: u64) -> u64 {
    Fraction::new(p, q).values(heaps).fold(0, |xor, value| xor ^ value)
}

/// Does the player to move win?
pub fn wins(heaps: &[u64], p: u64, q: u64) -> bool {
    grundy(heaps, p, q) != 0
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones. At most one for each heap.
pub fn winning_moves(heaps: &[u64], p: u64, q: u64) -> impl Iterator<Item = (usize, u64)> + '_ {
    let fraction = Fraction::new(p, q);
    let xor = grundy(heaps, p, q);
    heaps.iter().enumerate().filter_map(move |(i, &heap)| {
        let target = xor ^ fraction.value(heap);
        Some((i, fraction.option_of_value(target, heap)?))
    })
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[u64], p: u64, q: u64) -> bool {
    let (xor, big) = xor_and_big(Fraction::new(p, q).values(heaps));
    (xor != 0) == (big > 0)
}

/// All winning moves `(i, left)` in misère play. At most one for each heap.
pub fn misere_winning_moves(
    heaps: &[u64],
    p: u64,
    q: u64,
) -> impl Iterator<Item = (usize, u64)> + '_ {
    let fraction = Fraction::new(p, q);
    let (xor, big) = xor_and_big(fraction.values(heaps));
    heaps.iter().enumerate().filter_map(move |(i, &heap)| {
        let value = fraction.value(heap);
        let only_small_after = big == usize::from(value > 1);
        let target = xor ^ value ^ u64::from(only_small_after);
        Some((i, fraction.option_of_value(target, heap)?))
    })
}

/// The xor of values, and how many of them are above 1.
fn xor_and_big(values: impl Iterator<Item = u64>) -> (u64, usize) {
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

/// The part `p / q` of a heap that may be taken.
#[derive(Clone, Copy)]
struct Fraction {
    p: u128,
    q: u128,
}

impl Fraction {
    fn new(p: u64, q: u64) -> Self {
        assert!(p > 0, "p must be positive");
        assert!(p <= q, "the fraction {} / {} is above 1", p, q);
        Fraction { p: p.into(), q: q.into() }
    }

    fn of(&self, heap: u128) -> u128 {
        heap * self.p / self.q
    }

    /// The first heap with this quotient, which some heap has.
    fn first(&self, quotient: u128) -> u128 {
        (quotient * self.q + self.p - 1) / self.p
    }

    fn values(self, heaps: &[u64]) -> impl Iterator<Item = u64> + '_ {
        heaps.iter().map(move |&heap| self.value(heap))
    }

    /// The value of one heap.
    fn value(&self, heap: u64) -> u64 {
        let mut heap = u128::from(heap);
        loop {
            let quotient = self.of(heap);
            let first = self.first(quotient);
            let steps = (heap - first) % (quotient + 1);
            if steps == 0 {
                return quotient as u64;
            }
            heap = first + steps - (quotient + 1);
        }
    }

    /// The option of a heap that has this value: the largest heap below of that value, if in reach.
    fn option_of_value(&self, target: u64, heap: u64) -> Option<u64> {
        let heap = u128::from(heap);
        let most = self.of(heap);
        if u128::from(target) > most {
            return None;
        }
        let mut left = self.first(target.into());
        while let Some(next) = self.next_alike(left).filter(|&next| next < heap) {
            // The steps are equal as long as the quotient stays.
            let quotient = self.of(next);
            let last = (self.first(quotient + 1) - 1).min(heap - 1);
            left = last - (last - next) % (quotient + 1);
        }
        (left < heap && heap - left <= most).then_some(left as u64)
    }

    /// The next heap of the same value. If all may be taken, there is none.
    fn next_alike(&self, heap: u128) -> Option<u128> {
        Some((heap * self.q).checked_div(self.q - self.p)? + 1)
    }
}
