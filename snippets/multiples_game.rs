//! Multiples game: choose a white `x <= n` and turn over `x, 2x, …, kx` up to `n`; whoever cannot move loses.
//!
//! The white numbers are a sum, as in all coin-turning games, because turning twice changes
//! nothing. The Grundy value of `x` is the mex, over all `k`, of the xors of the values of
//! `2x, …, kx`. It depends only on `q = n / x`, because `n / ix = q / i`. The numbers `i` with the
//! same quotient `q / i` form a run with equal values, so the xors in a run alternate between the
//! xor before the run and its xor with the value. Hence a run adds one option, and `q` has at most
//! `2 √q` runs.
//!
//! ```
//! use nim_snippets::multiples_game::MultiplesGame;
//!
//! let game = MultiplesGame::new(1_000_000_000);
//! assert_eq!((game.grundy(&[1_000_000_000]), game.grundy(&[500_000_000])), (1, 2));
//! let game = MultiplesGame::new(5);
//! assert!(game.wins(&[1, 2, 5]) && !game.wins(&[3, 5]));
//! assert!(game.winning_moves(&[2, 5]).eq([(2, 2)])); // turn 2 and 4: 4 and 5 remain
//! ```
//!
//! - Time: `new` takes `O(n^(3/4))`, 0.25 seconds for 10^9, more than one for 10^10, and `8 √n`
//!   bytes; a value then takes `O(1)`, and to list moves `O(√(n / x))` for each white `x` and
//!   `O(1)` for each move.
//! - Limit: `n ≤ 10^9, white.len() ≤ 5·10^5`.
//! - Input: `white` names the white numbers from 1 to `n`, in any order; naming one twice changes
//!   nothing.
//! - Panics: `n` of 2^48 or more; a number that is not in `1..=n`.
//! - Misère: no general theory is known.
//! - Source: HAOI2015 "数组游戏" (Luogu P3179).
//! - 日本語: 倍数ゲーム: 白い数 `x <= n` を選び、`x, 2x, …, kx` を裏返す。動けなければ負け。
//! - See also: [`coin_turning`](super::coin_turning) (known rules),
//!   [`sprague_grundy`](super::sprague_grundy) (sets of your own: coins are positions, the other
//!   coins of a set an option), [`divisor_games`](super::divisor_games).

#![cfg_attr(doc, doc(alias("multiples", "倍数を裏返す", "数组游戏", "HAOI2015 数组游戏")))]
#![cfg_attr(doc, doc(alias("blocks of n / x", "整除分块")))]

/// The values of all numbers up to a bound.
pub struct MultiplesGame {
    n: u64,
    /// The values by quotient `n / x`, and by `x` where that is smaller.
    by_quotient: Vec<u32>,
    by_number: Vec<u32>,
}

impl MultiplesGame {
    /// The game on the numbers `1..=n`.
    pub fn new(n: u64) -> Self {
        assert!(n < 1 << 48, "a game with {} numbers is too large", n);
        let root = (1..).find(|root| n / root < *root).expect("a root") - 1;
        let mut game = MultiplesGame { n, by_quotient: vec![0], by_number: vec![0] };
        game.by_number.resize(root as usize + 1, 0);
        let mut stamps = Vec::new();
        for quotient in 1..=root {
            let value = game.mex(quotient, &mut stamps);
            game.by_quotient.push(value);
        }
        for x in (1..=root).rev() {
            game.by_number[x as usize] = game.mex(n / x, &mut stamps);
        }
        game
    }

    /// The Grundy value: the xor of the values of the white numbers.
    pub fn grundy(&self, white: &[u64]) -> u64 {
        distinct(white).into_iter().fold(0, |xor, x| xor ^ self.value(x))
    }

    /// Does the player to move win?
    pub fn wins(&self, white: &[u64]) -> bool {
        self.grundy(white) != 0
    }

    /// All winning moves `(x, k)`: turn `x, 2x, …, kx`. Ascending.
    pub fn winning_moves(&self, white: &[u64]) -> impl Iterator<Item = (u64, u64)> + '_ {
        let white = distinct(white);
        let xor = self.grundy(&white);
        white.into_iter().flat_map(move |x| {
            let mut turned = 0; // the xor of the values of x, 2x, …, those of a run at once
            let from_runs = runs(self.n / x).flat_map(move |(first, last)| {
                // In a run this xor alternates between two values.
                let after_first = turned ^ self.value(first * x);
                let start = if xor == after_first {
                    first
                } else if xor == turned {
                    first + 1
                } else {
                    last + 1
                };
                if (last - first) % 2 == 0 {
                    turned = after_first;
                }
                (start..=last).step_by(2)
            });
            from_runs.map(move |k| (x, k))
        })
    }

    /// The value of one white number.
    fn value(&self, x: u64) -> u64 {
        assert!(0 < x && x <= self.n, "{} is not in 1..={}", x, self.n);
        self.quotient_value(self.n / x).into()
    }

    fn quotient_value(&self, quotient: u64) -> u32 {
        match self.by_quotient.get(quotient as usize) {
            Some(&value) => value,
            None => self.by_number[(self.n / quotient) as usize],
        }
    }

    /// The value of a quotient from those of smaller ones; a stamp is the last quotient that
    /// reached a value.
    fn mex(&self, quotient: u64, stamps: &mut Vec<u64>) -> u32 {
        let mut before = 0; // the xor of the values of 2, …, first - 1
        for (first, last) in runs(quotient) {
            // The number itself counts as nothing.
            let value = if first == 1 { 0 } else { self.quotient_value(quotient / first) };
            let reached = (before ^ value) as usize;
            stamps.resize(stamps.len().max(reached + 1), 0);
            stamps[reached] = quotient;
            if (last - first) % 2 == 0 {
                before ^= value;
            }
        }
        stamps.iter().take_while(|&&stamp| stamp == quotient).count() as u32
    }
}

/// The runs of factors with the same `quotient / factor`, as their first and last ones.
fn runs(quotient: u64) -> impl Iterator<Item = (u64, u64)> {
    let from = move |first| (first <= quotient).then(|| (first, quotient / (quotient / first)));
    std::iter::successors(from(1), move |&(_, last)| from(last + 1))
}

fn distinct(numbers: &[u64]) -> Vec<u64> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
