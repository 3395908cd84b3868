//! Numbers.

use divan::{Bencher, black_box, counter::ItemsCount};
use nim_snippets::{euclid_game, fibonacci_nim, wythoff};

use crate::random::Random;

const N: usize = 10_000;

fn random_numbers() -> Vec<u64> {
    let mut random = Random(1);
    (0..N).map(|_| random.next()).collect()
}

/// Applies `f` to pairs of neighbours.
fn for_pairs<T>(bencher: Bencher, f: impl Fn(u64, u64) -> T) {
    let numbers = random_numbers();
    bencher.counter(ItemsCount::new(N)).bench_local(|| {
        for pair in black_box(&numbers).windows(2) {
            black_box(f(pair[0], pair[1]));
        }
    });
}

#[divan::bench]
fn wythoff_wins(bencher: Bencher) {
    for_pairs(bencher, wythoff::wins);
}

#[divan::bench]
fn wythoff_winning_move(bencher: Bencher) {
    for_pairs(bencher, |a, b| wythoff::winning_moves(a, b).next());
}

/// The lost position's smaller heap by an integer square root, up to 2^62.
#[divan::bench]
fn wythoff_wins_by_square_root(bencher: Bencher) {
    for_pairs(bencher, |a, b| {
        let (a, b) = (a >> 2, b >> 2);
        let difference = u128::from(a.abs_diff(b));
        let smaller = (difference + (5 * difference * difference).isqrt()) / 2;
        smaller != u128::from(a.min(b))
    });
}

#[divan::bench]
fn fibonacci_nim_wins(bencher: Bencher) {
    for_pairs(bencher, |heap, limit| fibonacci_nim::wins(heap, limit >> 60));
}

#[divan::bench]
fn fibonacci_nim_winning_moves(bencher: Bencher) {
    for_pairs(bencher, |heap, limit| fibonacci_nim::winning_moves(heap, limit).count());
}

/// The smallest Zeckendorf part by taking away the largest again and again.
#[divan::bench]
fn fibonacci_nim_wins_by_greedy_scan(bencher: Bencher) {
    let mut fibonacci = vec![1_u64, 2];
    for k in 2..91 {
        fibonacci.push(fibonacci[k - 1] + fibonacci[k - 2]);
    }
    for_pairs(bencher, |heap, limit| {
        let mut rest = heap;
        for &part in fibonacci.iter().rev() {
            if part <= rest {
                rest -= part;
                if rest == 0 {
                    return part <= limit >> 60;
                }
            }
        }
        false
    });
}

#[divan::bench]
fn euclid_game_wins(bencher: Bencher) {
    for_pairs(bencher, euclid_game::wins);
}

#[divan::bench]
fn euclid_game_grundy(bencher: Bencher) {
    for_pairs(bencher, euclid_game::grundy);
}

#[divan::bench]
fn euclid_game_equal_grundy(bencher: Bencher) {
    for_pairs(bencher, euclid_game::equal_grundy);
}

/// The outcome by Euclid's algorithm: the first quotient above 1 decides who has the choice.
#[divan::bench]
fn euclid_game_wins_by_division(bencher: Bencher) {
    for_pairs(bencher, |a, b| {
        let (mut small, mut large, mut wins) = (a.min(b), a.max(b), true);
        while small > 0 && large % small != 0 && large / small == 1 {
            (small, large, wins) = (large % small, small, !wins);
        }
        wins && small > 0
    });
}
