//! Strange Nim: take 1 to `⌊x/k⌋` stones from a heap of `x` stones with divisor `k`; whoever cannot move loses.
//!
//! A heap of `x` stones with `q = ⌊x/k⌋` has the options `x - q, …, x - 1`. These are one more than
//! `x - 1` stones have, or as many. So if `k` divides `x`, the heap is worth `q`, a new value;
//! otherwise it is worth the value that drops out of the window, that of `x - q - 1`. All such
//! steps with the same quotient `q` are taken at once. The options of a heap have different values,
//! so there is at most one winning move for each heap. The heaps worth `t` are `tk` and those that
//! step down to it, where only `y + ⌊y/(k - 1)⌋ + 1` steps down to `y`. In misère play, while no
//! value is above 1, xor 1 is lost instead of xor 0 (the game is tame). All this is as true where
//! one fraction `p / q` of any heap may be taken (prefix `fraction_`), and `⌈tq/p⌉` is worth `t`.
//!
//! ```
//! use nim_snippets::strange_nim::*;
//!
//! assert_eq!((grundy(5, 2), grundy(3, 3)), (1, 1));
//! assert!(!wins(&[(5, 2), (3, 3)]));
//! assert!(winning_moves(&[(3, 2), (4, 3), (5, 1)]).eq([(2, 0)]));
//! assert_eq!(fraction_heap_values(&[5, 6, 7], 2, 3), [3, 4, 1]);
//! ```
//!
//! - Time: `O(min(k log x, √x))` for a heap or a move of it, besides one more evaluation of all
//!   heaps. 10^18 stones with `k` near 10^9 take up to 4 s, 2^64 with 2^31 a minute, a `k` far
//!   from the root of the stones much less.
//!   With a fraction, 3 * 10^5 heaps of 10^10 take 0.3 seconds for `p / q = 10^-5`, and up to ten
//!   seconds for `10^-3`.
//! - Input: heaps `(stones, k)`, any of them; `k >= 1` or `1 <= p <= q` is asserted. Without a move
//!   the player to move has lost, and in misère play won.
//! - Source: AtCoder Regular Contest 091 F, "Strange Nim", 2018.
//! - 日本語: 不思議なニム: `x` 個の山 (除数 `k`) から 1 個以上 `⌊x/k⌋` 個以下の石を取る。最後に取れた方の勝ち。
//! - See also: [`bounded_nim`](super::bounded_nim) (a fixed bound), [`nim`](super::nim) (all
//!   divisors 1).

#![cfg_attr(doc, doc(alias("不思議なニム", "山の 1/K 以下", "一定の割合まで", "floor(x/k)")))]
#![cfg_attr(doc, doc(alias("ARC091 F", "Luogu P7491")))]

/// The Grundy value of one heap.
pub fn grundy(mut stones: u64, k: u64) -> u64 {
    assert!(k > 0, "k must be positive");
    loop {
        let (quotient, rest) = (stones / k, stones % k);
        if rest == 0 || rest % (quotient + 1) == 0 {
            return quotient;
        }
        if quotient < k {
            return last_quotient(quotient, rest % (quotient + 1), k - 1);
        }
        stones -= rest - rest % (quotient + 1) + quotient + 1;
    }
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[(u64, u64)]) -> bool {
    xor_and_big(heaps).0 != 0
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones. At most one for each heap.
pub fn winning_moves(heaps: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (xor, _) = xor_and_big(heaps);
    let left = move |&(stones, k)| option_worth(xor ^ grundy(stones, k), stones, k);
    let moves = heaps.iter().enumerate();
    moves.filter_map(move |(i, heap)| Some((i, left(heap)?)))
}

/// Does the player to move win when whoever cannot move wins?
pub fn misere_wins(heaps: &[(u64, u64)]) -> bool {
    let (xor, big) = xor_and_big(heaps);
    (xor != 0) == (big > 0)
}

/// All winning moves `(i, left)` when whoever cannot move wins. At most one for each heap.
pub fn misere_winning_moves(heaps: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (xor, big) = xor_and_big(heaps);
    heaps.iter().enumerate().filter_map(move |(i, &(stones, k))| {
        let value = grundy(stones, k);
        let only_small_after = big == usize::from(value > 1);
        let target = xor ^ value ^ u64::from(only_small_after);
        Some((i, option_worth(target, stones, k)?))
    })
}

/// The Grundy value of each heap, if 1 to `⌊x * p / q⌋` stones are taken from `x`.
pub fn fraction_heap_values(heaps: &[u64], p: u64, q: u64) -> Vec<u64> {
    assert!(p > 0, "p must be positive");
    assert!(p <= q, "the fraction {} / {} is above 1", p, q);
    let fraction = Fraction { p, q };
    let in_circles = (64 * heaps.len() as u64).min(1 << 22);
    let mut values = vec![0; heaps.len()];
    let mut rests = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        match fraction.step_down(heap, in_circles) {
            (quotient, 0) => values[i] = quotient,
            (quotient, rest) => rests.push((quotient, rest, i)),
        }
    }
    rests.sort_unstable();
    fraction.fill(&mut values, rests);
    values
}

/// Does the player to move win if 1 to `⌊x * p / q⌋` stones are taken from `x`?
pub fn fraction_wins(heaps: &[u64], p: u64, q: u64) -> bool {
    fraction_heap_values(heaps, p, q).iter().fold(0, |xor, value| xor ^ value) != 0
}

/// How many winning moves there are if 1 to `⌊x * p / q⌋` stones are taken from `x`. A heap has an
/// option of each value up to the quotient but its own.
pub fn count_fraction_winning_moves(heaps: &[u64], p: u64, q: u64) -> usize {
    let fraction = Fraction { p, q };
    let values = fraction_heap_values(heaps, p, q);
    let xor = values.iter().fold(0, |xor, value| xor ^ value);
    let has_move = |(&heap, value): (&u64, &u64)| xor > 0 && xor ^ value <= fraction.of(heap);
    heaps.iter().zip(&values).filter(|&heap| has_move(heap)).count()
}

/// The xor of the values, and how many of them are above 1.
fn xor_and_big(heaps: &[(u64, u64)]) -> (u64, usize) {
    let values = heaps.iter().map(|&(heap, parameter)| grundy(heap, parameter));
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

/// The option of a heap that has this value: the largest heap below of that value, if in reach.
/// As `(stones - stones / k..stones).find(|&left| grundy(left, k) == value)`.
fn option_worth(value: u64, stones: u64, k: u64) -> Option<u64> {
    let mut left = value.checked_mul(k).filter(|&left| left < stones)?;
    if k == 1 {
        return Some(left);
    }
    let quotient = left / (k - 1);
    let last = (stones - 1) / (k - 1);
    let before_last = last.saturating_sub(1).min(k - 1);
    if quotient < before_last {
        let rest = rest_at(before_last, quotient, left % (k - 1), k - 1);
        left = before_last * (k - 1) + rest;
    }
    loop {
        let (quotient, rest) = (left / (k - 1), left % (k - 1));
        let steps = (k - 2 - rest) / (quotient + 1) + 1; // until the quotient changes
        let steps = steps.min((stones - 1 - left) / (quotient + 1));
        if steps == 0 {
            return Some(left).filter(|left| stones - left <= stones / k);
        }
        left += steps * (quotient + 1);
    }
}

/// As the steps of [`grundy`], a quotient up to `divisor = k - 1` at a time:
/// `while rest > 0 { rest = (rest + divisor) % quotient; quotient -= 1; }`.
fn last_quotient(quotient: u64, mut rest: u64, divisor: u64) -> u64 {
    let mut division = Division::new(divisor, quotient + 1);
    while rest > 0 {
        division.step_down();
        rest += division.rest;
        if rest >= division.by {
            rest -= division.by;
        }
    }
    division.by - 1
}

/// As the steps of [`option_worth`], a quotient up to `divisor = k - 1` at a time:
/// `for q in from + 1..=to { rest = (rest + q - divisor % q) % q; }`.
fn rest_at(to: u64, from: u64, mut rest: u64, divisor: u64) -> u64 {
    let mut division = Division::new(divisor, from + 1);
    rest %= division.by;
    while division.by <= to {
        if rest < division.rest {
            rest += division.by;
        }
        rest -= division.rest;
        division.step_up();
    }
    rest
}

/// A number divided by one that falls or rises by 1: the rest changes by the quotient, as long as
/// that stays the same.
struct Division {
    number: u64,
    by: u64,
    quotient: u64,
    rest: u64,
}

impl Division {
    fn new(number: u64, by: u64) -> Self {
        Division { number, by, quotient: number / by, rest: number % by }
    }

    /// As `Division::new(self.number, self.by - 1)`, dividing rarely.
    fn step_down(&mut self) {
        self.by -= 1;
        self.rest += self.quotient;
        if self.rest >= self.by {
            *self = Division::new(self.number, self.by);
        }
    }

    /// As `Division::new(self.number, self.by + 1)`, dividing rarely.
    fn step_up(&mut self) {
        self.by += 1;
        if self.rest >= self.quotient {
            self.rest -= self.quotient;
        } else {
            *self = Division::new(self.number, self.by);
        }
    }
}

/// The part `p / q` of a heap that may be taken.
struct Fraction {
    p: u64,
    q: u64,
}

impl Fraction {
    fn of(&self, heap: u64) -> u64 {
        match heap.checked_mul(self.p) {
            Some(product) => product / self.q,
            None => (u128::from(heap) * u128::from(self.p) / u128::from(self.q)) as u64,
        }
    }

    /// The first heap with this quotient, which some heap has.
    fn first(&self, quotient: u64) -> u64 {
        match quotient.checked_mul(self.q).and_then(|product| product.checked_add(self.p - 1)) {
            Some(product) => product / self.p,
            None => {
                let (p, q) = (u128::from(self.p), u128::from(self.q));
                ((u128::from(quotient) * q + p - 1) / p) as u64
            }
        }
    }

    /// Steps down to a heap of the same value with a quotient of at most `max`, or that is the
    /// first with its quotient: the quotient, and the distance from the first one.
    fn step_down(&self, mut heap: u64, max: u64) -> (u64, u64) {
        loop {
            let quotient = self.of(heap);
            let first = self.first(quotient);
            if heap == first {
                return (quotient, 0); // which may be u64::MAX
            }
            let rest = (heap - first) % (quotient + 1);
            if rest == 0 || quotient <= max {
                return (quotient, rest);
            }
            heap = first + rest - (quotient + 1);
        }
    }

    /// Sets the values of heaps `(quotient, rest, i)`, ascending, as if `step_down` went on to 0.
    ///
    /// The heaps with quotient `w` go round a circle of the values `0..=w`, beginning with `w`,
    /// which is put into the circle of `w - 1` where that stopped. From the largest quotient down,
    /// the places of these values in the last circle are found, and the place of each heap.
    fn fill(&self, values: &mut [u64], mut rests: Vec<(u64, u64, usize)>) {
        let largest = rests.last().map_or(0, |heap| heap.0);
        let mut circle = Places::new(largest as usize + 1);
        let mut value_at = vec![0; largest as usize + 1];
        let mut places = Vec::new();
        let mut head = 0; // how many places of this circle come before its first value
        for quotient in (0..=largest).rev() {
            while let Some(&(_, rest, i)) = rests.last().filter(|heap| heap.0 == quotient) {
                places.push((i, circle.nth((head + rest) % (quotient + 1))));
                rests.pop();
            }
            let place = circle.nth(head);
            value_at[place] = quotient;
            circle.remove(place);
            if quotient > 0 {
                let length = (self.first(quotient) - self.first(quotient - 1)) % quotient;
                head = (head + quotient - length) % quotient;
            }
        }
        for (i, place) in places {
            values[i] = value_at[place];
        }
    }
}

/// As a list of places `0..n` from which some are removed, in `O(log n)`: one bit for each place,
/// and a Fenwick tree that counts those of 64 at a time.
struct Places {
    bits: Vec<u64>,
    counts: Vec<u32>,
}

impl Places {
    fn new(n: usize) -> Self {
        let words = n / 64 + 1;
        let counts = (0..=words as u32).map(|i| 64 * (i & i.wrapping_neg())).collect();
        Places { bits: vec![u64::MAX; words], counts }
    }

    /// As `list[rank]`.
    fn nth(&self, rank: u64) -> usize {
        let mut rank = rank as u32;
        let mut word = 0;
        let mut step = self.counts.len().next_power_of_two() / 2;
        while step > 0 {
            let next = word + step;
            if next < self.counts.len() && self.counts[next] <= rank {
                rank -= self.counts[next];
                word = next;
            }
            step /= 2;
        }
        let mut bits = self.bits[word];
        for _ in 0..rank {
            bits &= bits - 1;
        }
        64 * word + bits.trailing_zeros() as usize
    }

    /// As `list.retain(|other| other != place)`.
    fn remove(&mut self, place: usize) {
        self.bits[place / 64] ^= 1 << (place % 64);
        let mut i = place / 64 + 1;
        while i < self.counts.len() {
            self.counts[i] -= 1;
            i += i & i.wrapping_neg();
        }
    }
}
