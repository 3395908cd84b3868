//! Schwenk's game: take at most `factor` times as many stones as the opponent just took; whoever cannot move loses.
//!
//! The numbers `H` begin with 1, and `H[i + 1] = H[i] + H[j]` with the least `j` for which
//! `factor * H[j] >= H[i]`. Write the heap as the sum of the largest `H` that fits, the largest
//! that fits what is left, and so on: each part is then more than `factor` times as large as the
//! next smaller one. The player to move wins iff the limit allows the smallest part: after it is
//! taken, the next part is out of reach. A move leaves a lost position iff it takes some of the
//! smallest parts, and `factor` times their sum is below the next part. Misère play is normal play
//! with one stone less, since nobody wants the last.
//!
//! ```
//! use nim_snippets::schwenk_nim::{winning_moves, wins};
//!
//! assert!(!wins(14, 2, 3)); // 14 = 3 + 11, of 1, 2, 3, 4, 6, 8, 11, …
//! assert!(wins(14, 3, 3));
//! assert!(winning_moves(9, 8, 3).eq([8])); // 9 = 1 + 8
//! ```
//!
//! - Time: `O(factor log(n / factor))` and as much memory, but `O(1)` while the heap has at most
//!   `factor` stones: 10^5 heaps of 10^18 take 0.25 seconds with `factor = 10`.
//! - Input: any heap and limit. `factor >= 1` is asserted, and with `factor >= 2^24` a heap of at
//!   most `factor` stones. A player who may take nothing, for want of stones or with limit 0, has
//!   lost, and in misère play won.
//! - Source: A. J. Schwenk, "Take-away games", 1970.
//! - 日本語: シュウェンクのゲーム: 相手が直前に取った数の `factor` 倍まで石を取る。動けなければ負け。
//! - See also: [`fibonacci_nim`](super::fibonacci_nim) (twice as many, faster),
//!   [`bounded_nim`](super::bounded_nim) (the same limit every time).

#![cfg_attr(doc, doc(alias("Schwenk", "take-away game", "dynamic nim", "k倍动态减法游戏")))]
#![cfg_attr(doc, doc(alias("A simple stone game", "直前の k 倍まで", "HDU 2486", "POJ 3922")))]

/// Does the player to move win, who may take at most `limit` stones?
pub fn wins(heap: u64, limit: u64, factor: u64) -> bool {
    parts(heap, factor).last().map_or(false, |smallest| smallest <= limit)
}

/// All winning moves: what is left of the heap, ascending.
pub fn winning_moves(heap: u64, limit: u64, factor: u64) -> impl Iterator<Item = u64> {
    let mut parts: Vec<u64> = parts(heap, factor).collect();
    let mut sum = 0;
    let tails = std::iter::from_fn(move || {
        sum += parts.pop()?;
        Some((sum, parts.last().copied()))
    });
    let wins = move |&(sum, next): &(u64, Option<u64>)| {
        next.map_or(true, |next| next > factor.saturating_mul(sum))
    };
    let winning = tails.take_while(|&(sum, _)| sum <= limit).filter(wins);
    let mut lefts: Vec<u64> = winning.map(|(sum, _)| heap - sum).collect();
    lefts.reverse();
    lefts.into_iter()
}

/// Does the player to move win if taking the last stone loses?
pub fn misere_wins(heap: u64, limit: u64, factor: u64) -> bool {
    let is_won = wins(heap.saturating_sub(1), limit, factor);
    heap == 0 || limit == 0 || is_won
}

/// All winning moves if taking the last stone loses: what is left, ascending.
pub fn misere_winning_moves(heap: u64, limit: u64, factor: u64) -> impl Iterator<Item = u64> {
    winning_moves(heap.saturating_sub(1), limit, factor).map(|left| left + 1)
}

/// The parts of a heap, descending.
fn parts(heap: u64, factor: u64) -> impl Iterator<Item = u64> {
    assert!(factor > 0, "factor must be positive");
    assert!(
        heap <= factor || factor < 1 << 24,
        "a heap of {} is above the {} of the table",
        heap,
        factor
    );
    let numbers = if heap > factor { numbers(heap, factor) } else { Vec::new() };
    let mut rest = heap;
    std::iter::from_fn(move || {
        let part = if rest > factor {
            numbers[numbers.partition_point(|&number| number <= rest) - 1]
        } else {
            rest // the numbers begin with 1, 2, …, factor + 1
        };
        rest -= part;
        Some(part).filter(|&part| part > 0)
    })
}

/// The numbers `H` up to `heap > factor`.
fn numbers(heap: u64, factor: u64) -> Vec<u64> {
    let mut last = factor + 1;
    let mut numbers: Vec<u64> = (1..=last).collect();
    let mut j = 1;
    while numbers[j] <= heap - last {
        last += numbers[j];
        numbers.push(last);
        while factor.saturating_mul(numbers[j]) < last {
            j += 1;
        }
    }
    numbers
}
