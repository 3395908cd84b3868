//! Fibonacci Nim: take at most twice as many stones as the opponent just took; taking the last stone wins.
//!
//! Write the heap as a sum of Fibonacci numbers, no two of them neighbours (Zeckendorf). The player
//! to move wins iff the limit allows the smallest part: the next part is more than twice as large,
//! so it is out of reach once the smallest is taken. A move leaves a lost position iff it takes all
//! parts, or some of the smallest that are less than half of the next part together. Misère play
//! is normal play with one stone less, since nobody wants to take the last.
//!
//! ```
//! use nim_snippets::fibonacci_nim::*;
//!
//! assert!(wins(17, 16)); // the first move may take all but one
//! assert!(!wins(13, 12));
//! assert!(winning_moves(17, 16).eq([13, 16])); // 17 = 1 + 3 + 13
//! assert_eq!((sum_of_smallest_takes(13), sum_of_largest_takes(100)), (43, 728));
//! ```
//!
//! - Time: `O(1)`, and `O(log n)` for all moves; the sums over all heaps up to a bound take
//!   0.1 ms.
//! - Input: any heap and limit. A player who may take nothing, for want of stones or with limit 0,
//!   has lost, and in misère play won.
//! - Source: M. J. Whinihan, "Fibonacci Nim", 1963.
//! - 日本語: フィボナッチニム: 相手が直前に取った数の二倍まで石を取る。最後の石を取れば勝ち。
//! - See also: [`schwenk_nim`](super::schwenk_nim) (another multiple),
//!   [`subtraction_game`](super::subtraction_game) (the same set of moves every time).

#![cfg_attr(doc, doc(alias("フィボナッチニム", "斐波那契博弈", "Zeckendorf", "ツェッケンドルフ")))]
#![cfg_attr(doc, doc(alias("取石子游戏", "double", "直前の 2 倍まで")))]
#![cfg_attr(doc, doc(alias("twice as many as the previous move", "HDU 2516")))]
#![cfg_attr(doc, doc(alias("Project Euler 692 Siegbert and Jo", "Project Euler 366")))]

/// Does the player to move win, who may take at most `limit` stones?
pub fn wins(heap: u64, limit: u64) -> bool {
    heap > 0 && smallest_part(heap) <= limit
}

/// All winning moves: what is left of the heap, ascending.
pub fn winning_moves(heap: u64, limit: u64) -> impl Iterator<Item = u64> {
    let mut rest = heap;
    let mut next = smallest_part(heap);
    let tails = std::iter::from_fn(move || {
        rest -= Some(next).filter(|&next| next > 0)?;
        next = smallest_part(rest);
        Some((heap - rest, next))
    });
    let wins = |&(sum, next): &(u64, u64)| next == 0 || next > 2 * sum;
    let winning = tails.take_while(|&(sum, _)| sum <= limit).filter(wins);
    let mut lefts: Vec<u64> = winning.map(|(sum, _)| heap - sum).collect();
    lefts.reverse();
    lefts.into_iter()
}

/// Does the player to move win if taking the last stone loses?
pub fn misere_wins(heap: u64, limit: u64) -> bool {
    heap == 0 || limit == 0 || wins(heap - 1, limit)
}

/// All winning moves if taking the last stone loses: what is left, ascending.
pub fn misere_winning_moves(heap: u64, limit: u64) -> impl Iterator<Item = u64> {
    winning_moves(heap.saturating_sub(1), limit).map(|left| left + 1)
}

/// The sum, for all heaps up to `max_heap`, of the smallest winning move: how many stones it takes
/// where the first player may take any number. That is the smallest part of each heap.
pub fn sum_of_smallest_takes(max_heap: u64) -> u128 {
    let mut before = [0_u128; 93]; // the sums of the heaps below each Fibonacci number
    for k in 2..93 {
        before[k] = before[k - 1] + before[k - 2] + u128::from(FIBONACCI[k - 1].0);
    }
    let mut heap = max_heap;
    let mut sum = 0;
    while heap > 0 {
        let k = largest_part(heap);
        heap -= FIBONACCI[k].0;
        sum += before[k] + u128::from(FIBONACCI[k].0);
    }
    sum
}

/// The sum, for all heaps up to `max_heap`, of the largest winning move: how many stones it takes
/// where the first player may take any number but all, 0 where all moves lose. Below the next
/// Fibonacci number, `F + rest` stones have the move `rest` if that is less than half of `F`, and
/// otherwise the largest one that `rest` has.
pub fn sum_of_largest_takes(max_heap: u64) -> u128 {
    // The sums of the heaps below each Fibonacci number, and of those below half of it.
    let mut sums = [(0, 0); 93];
    let sum_up_to = |mut heap: u64, sums: &[(u128, u128); 93]| {
        let mut sum = 0;
        while heap > 0 {
            let k = largest_part(heap);
            let below_half = (FIBONACCI[k].0 - 1) / 2;
            heap -= FIBONACCI[k].0;
            let simple = u128::from(heap.min(below_half));
            sum += sums[k].0 + simple * (simple + 1) / 2;
            if heap <= below_half {
                return sum;
            }
            sum -= sums[k].1;
        }
        sum
    };
    for k in 1..93 {
        sums[k].0 = sum_up_to(FIBONACCI[k].0 - 1, &sums);
        sums[k].1 = sum_up_to((FIBONACCI[k].0 - 1) / 2, &sums);
    }
    sum_up_to(max_heap, &sums)
}

/// For `k = 1, 2, …` the Fibonacci number `F(k)`, and the distance `D(k)` of `F(k)/φ` from an
/// integer, times 2^128. The distances follow `D(k + 1) = D(k - 1) - D(k)`; `F(k)/φ` is above the
/// integer for odd `k`, and below it for even `k`.
static FIBONACCI: [(u64, u128); 93] = {
    let over_phi = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c834_u128; // 2^128 / φ
    let mut table = [(1, over_phi); 93];
    table[1].1 = over_phi.wrapping_neg();
    let mut k = 2;
    while k < 93 {
        table[k].0 = table[k - 1].0 + table[k - 2].0;
        table[k].1 = table[k - 2].1 - table[k - 1].1;
        k += 1;
    }
    table
};

/// The index in the table of the largest Zeckendorf part of a positive number.
fn largest_part(number: u64) -> usize {
    FIBONACCI.partition_point(|&(fibonacci, _)| fibonacci <= number) - 1
}

/// The smallest Zeckendorf part of a number, 0 for 0. As
/// `for f in fibonacci.rev() { if f == n { return f } if f < n { n -= f } }`, in `O(1)`: the
/// distance of `number/φ` from an integer is the alternating sum of the parts' distances, on the
/// side of the smallest part's `D(k)` and strictly between `D(k - 1)` and `D(k + 1)`.
fn smallest_part(number: u64) -> u64 {
    let fraction = FIBONACCI[0].1.wrapping_mul(u128::from(number));
    let is_odd = fraction < FIBONACCI[1].1;
    let distance = if is_odd { fraction } else { fraction.wrapping_neg() };
    let above = FIBONACCI.partition_point(|&(_, d)| d > distance); // k or k - 1
    let k = above + usize::from((above % 2 == 1) != is_odd);
    number.min(FIBONACCI[k - 1].0)
}
