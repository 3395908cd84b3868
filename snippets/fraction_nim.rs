//! Fraction Nim: take 1 to `⌊x * p / q⌋` stones from a heap of `x` stones; whoever cannot move loses.
//!
//! The name is ours. A heap of `x` stones with the quotient `w = ⌊x * p / q⌋` has the options
//! `x - w, …, x - 1`, whose values are different. The first heap with this quotient has one option
//! more than the heap below, and is worth `w`, a new value. Any other has as many, and is worth
//! the value that drops out of the window, that of `x - w - 1`. So the heaps with quotient `w` go
//! round a circle of `w + 1` values, and a heap has an option of each value up to `w` but its own.
//! A heap `y` is stepped down to by `⌊yq / (q - p)⌋ + 1` alone, which finds that option from below.
//! In misère play, while no value is above 1, xor 1 is lost instead of xor 0: a heap of value 0
//! has an option of value 1 or none at all (the game is tame).
//!
//! ```
//! use nim_snippets::fraction_nim::*;
//!
//! assert_eq!(heap_values(&[5, 6, 7], 2, 3), [3, 4, 1]);
//! assert!(wins(&[5, 6, 7], 2, 3) && !wins(&[5, 5], 2, 3));
//! assert!(winning_moves(&[5, 6, 7], 2, 3).eq([(1, 3)])); // worth 2
//! assert_eq!(count_winning_moves(&[5, 6, 7], 2, 3), 1);
//! assert!(misere_winning_moves(&[4], 1, 2).eq([(0, 2)]));
//! ```
//!
//! - Time: `O(min(w, q / p * log x))` for a heap or a winning move. `n` heaps take the last `64n`
//!   quotients (up to 4 * 10^6) of their ways together, in `O(log n)` each. 3 * 10^5 heaps of 10^10
//!   take 0.3 seconds for `p / q = 10^-5`, and up to ten seconds for `10^-3`; one heap of 2^64 with
//!   `q / p` near 2^32 takes minutes.
//! - Input: any heaps, `1 <= p <= q` is asserted. No heaps are lost, and in misère play won.
//! - Source: own derivation; Luogu P7491.
//! - 日本語: 分数ニム: `x` 個の山から 1 個以上 `⌊x * p / q⌋` 個以下の石を取る。動けなければ負け。
//! - See also: [`strange_nim`](super::strange_nim) (`⌊x/k⌋`, each heap with its own `k`),
//!   [`window_game`](super::window_game) (other bounds that grow with the heap).

#![cfg_attr(doc, doc(alias("分数ニム", "一定の割合まで", "floor(x * p / q)", "Luogu P7491")))]

/// The Grundy value of one heap.
pub fn grundy(heap: u64, p: u64, q: u64) -> u64 {
    Fraction::new(p, q).step_down(heap, 0).0
}

/// The Grundy value of each of many heaps at once.
pub fn heap_values(heaps: &[u64], p: u64, q: u64) -> Vec<u64> {
    let fraction = Fraction::new(p, q);
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

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], p: u64, q: u64) -> bool {
    xor_of(&heap_values(heaps, p, q)) != 0
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones. At most one for each heap.
pub fn winning_moves(heaps: &[u64], p: u64, q: u64) -> impl Iterator<Item = (usize, u64)> + '_ {
    let values = heap_values(heaps, p, q);
    let xor = xor_of(&values);
    let fraction = Fraction::new(p, q);
    let moves = heaps.iter().zip(values).enumerate();
    moves.filter_map(move |(i, (&heap, value))| Some((i, fraction.option(heap, xor ^ value)?)))
}

/// How many winning moves there are, without a search for them.
pub fn count_winning_moves(heaps: &[u64], p: u64, q: u64) -> usize {
    let fraction = Fraction::new(p, q);
    let values = heap_values(heaps, p, q);
    let xor = xor_of(&values);
    let has_move = |(&heap, value): (&u64, &u64)| xor > 0 && xor ^ value <= fraction.of(heap);
    heaps.iter().zip(&values).filter(|&heap| has_move(heap)).count()
}

/// Does the player to move win when whoever cannot move wins?
pub fn misere_wins(heaps: &[u64], p: u64, q: u64) -> bool {
    let values = heap_values(heaps, p, q);
    (xor_of(&values) != 0) == values.iter().any(|&value| value > 1)
}

/// All winning moves `(i, left)` when whoever cannot move wins. At most one for each heap.
pub fn misere_winning_moves(
    heaps: &[u64],
    p: u64,
    q: u64,
) -> impl Iterator<Item = (usize, u64)> + '_ {
    let values = heap_values(heaps, p, q);
    let xor = xor_of(&values);
    let big = values.iter().filter(|&&value| value > 1).count();
    let fraction = Fraction::new(p, q);
    heaps.iter().zip(values).enumerate().filter_map(move |(i, (&heap, value))| {
        let only_small_after = big == usize::from(value > 1);
        let target = xor ^ value ^ u64::from(only_small_after);
        Some((i, fraction.option(heap, target)?))
    })
}

fn xor_of(values: &[u64]) -> u64 {
    values.iter().fold(0, |xor, value| xor ^ value)
}

/// The part `p / q` of a heap that may be taken.
struct Fraction {
    p: u64,
    q: u64,
}

impl Fraction {
    fn new(p: u64, q: u64) -> Self {
        assert!(p > 0, "p must be positive");
        assert!(p <= q, "the fraction {} / {} is above 1", p, q);
        Fraction { p, q }
    }

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

    /// The option of a heap that has this value: the largest heap below of that value, if in reach.
    fn option(&self, heap: u64, value: u64) -> Option<u64> {
        let most = self.of(heap);
        let mut left = Some(value).filter(|&value| value <= most).map(|value| self.first(value))?;
        while let Some(above) = self.step_up(left).filter(|&above| above < heap) {
            // The steps are equal as long as the quotient stays.
            let quotient = self.of(above);
            let stays_below_heap = self.of(heap - 1) == quotient;
            let last = if stays_below_heap { heap - 1 } else { self.first(quotient + 1) - 1 };
            left = last - (last - above) % (quotient + 1);
        }
        Some(left).filter(|&left| left < heap && heap - left <= most)
    }

    /// The heap that steps down to this one, if there is one in `u64`.
    fn step_up(&self, heap: u64) -> Option<u64> {
        let rest = u128::from(self.q - self.p);
        let product = u128::from(heap) * u128::from(self.q);
        let above = product.checked_div(rest)? + 1;
        (above >> 64 == 0).then_some(above as u64)
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
