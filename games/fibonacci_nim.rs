//! Fibonacci Nim.

use crate::entry::*;
use crate::schwenk_nim::{self, TakeAway};
use nim_snippets::fibonacci_nim;

/// Up to the limit from the heap; the next limit is twice that. Labelled by what is left.
pub fn moves(position: &TakeAway) -> Vec<(u64, TakeAway)> {
    schwenk_nim::moves(position, 2)
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(p):
            fibonacci_nim::wins(p[0], p[1]),
            fibonacci_nim::winning_moves(p[0], p[1]).map(taking(p[0], 2));
        misere(p):
            fibonacci_nim::misere_wins(p[0], p[1]),
            fibonacci_nim::misere_winning_moves(p[0], p[1]).map(taking(p[0], 2));
        moves(p): as_moves(moves(&(p[0], p[1])), taking(p[0], 2));
    };
    let game = Game::new("fibonacci_nim", Shape::Limited, answers)
        .with_program(PROGRAM)
        .sizes(&[(2, 60)])
        .picture(Picture::Parts)
        .misere_lost(
            "a stone may be taken, but not the smallest part of the heap without one stone, if it \
             has any",
            "石を取れるが、一個減らした山の最小の項は (あっても) 取れない",
        );
    vec![game]
}

const PROGRAM: &str = r#"// `13` prints `Second`.

use nim_snippets::fibonacci_nim;
use proconio::input;

fn main() {
    input! {
        heap: u64,
    }
    let first = fibonacci_nim::wins(heap, heap - 1);
    println!("{}", if first { "First" } else { "Second" });
}
"#;

#[cfg(test)]
mod tests {
    use crate::schwenk_nim::TakeAway;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::number::fibonacci_numbers;
    use crate::support::random::Random;
    use nim_snippets::fibonacci_nim;

    /// Takes that leave the opponent a lost position, found by trying all.
    #[test]
    fn sums_of_takes() {
        let mut rules = Rules::new(|position: &TakeAway| super::moves(position));
        let (mut smallest, mut largest) = (0, 0);
        for heap in 0..=150 {
            let mut wins = |&taken: &u64| !rules.is_won(Normal, &(heap - taken, 2 * taken));
            let takes: Vec<u64> = (1..=heap).filter(&mut wins).collect();
            smallest += u128::from(takes.first().copied().unwrap_or(0));
            let some = takes.iter().rev().find(|&&taken| taken < heap);
            largest += u128::from(some.copied().unwrap_or(0));
            assert_eq!(fibonacci_nim::sum_of_smallest_takes(heap), smallest, "{heap}");
            assert_eq!(fibonacci_nim::sum_of_largest_takes(heap), largest, "{heap}");
        }
    }

    #[test]
    fn sums_of_many_takes_grow_by_the_next() {
        let mut random = Random(3);
        for heap in (0..2000).map(|_| random.stones().max(1)).chain([1, u64::MAX]) {
            let mut takes = fibonacci_nim::winning_moves(heap, heap).map(|left| heap - left);
            let smallest = u128::from(takes.by_ref().last().unwrap());
            let largest = fibonacci_nim::winning_moves(heap, heap - 1).next();
            let largest = u128::from(largest.map_or(0, |left| heap - left));
            let sum = fibonacci_nim::sum_of_smallest_takes;
            assert_eq!(sum(heap), sum(heap - 1) + smallest, "{heap}");
            let sum = fibonacci_nim::sum_of_largest_takes;
            assert_eq!(sum(heap), sum(heap - 1) + largest, "{heap}");
        }
    }

    /// All sums of the smallest Zeckendorf parts, by greedy subtraction.
    fn zeckendorf_tails(number: u64) -> Vec<u64> {
        let fibonacci = fibonacci_numbers();
        let (mut rest, mut parts) = (number, Vec::new());
        for &part in fibonacci.iter().rev() {
            if part <= rest {
                rest -= part;
                parts.push(part);
            }
        }
        let sum = |sum: &mut u64, part: u64| {
            *sum += part;
            Some(*sum)
        };
        parts.into_iter().rev().scan(0, sum).collect()
    }

    #[test]
    fn zeckendorf() {
        let mut random = Random(1);
        let mut numbers: Vec<u64> = (1..2000).chain(u64::MAX - 2000..=u64::MAX).collect();
        numbers.extend((0..20_000).map(|_| random.stones()));
        // Sums of a few Fibonacci numbers, whose distances from an integer are the extreme ones.
        let fibonacci = fibonacci_numbers();
        let sums = (0..3).fold(vec![0_u64], |sums, _| {
            let more = sums
                .iter()
                .flat_map(|&sum| fibonacci.iter().filter_map(move |f| sum.checked_add(*f)));
            let mut more: Vec<u64> = more.chain(sums.iter().copied()).collect();
            more.sort_unstable();
            more.dedup();
            more
        });
        numbers.extend(sums);
        for parity in 0..2 {
            let every_second = fibonacci.iter().skip(parity).step_by(2);
            let alternating = every_second.scan(0_u64, |sum, &f| {
                *sum = sum.checked_add(f)?;
                Some(*sum)
            });
            numbers.extend(alternating);
        }
        for number in numbers.into_iter().filter(|&number| number > 0) {
            let tails = zeckendorf_tails(number);
            assert!(fibonacci_nim::wins(number, tails[0]));
            assert!(!fibonacci_nim::wins(number, tails[0] - 1), "{number}");
            let wins = |(i, &tail): (usize, &u64)| {
                let next = tails.get(i + 1).map_or(u64::MAX, |sum| sum - tail);
                (i + 1 == tails.len() || next / 2 > tail || (next / 2 == tail && next % 2 == 1))
                    .then_some(tail)
            };
            let expected = tails.iter().enumerate().filter_map(wins).map(|tail| number - tail);
            let expected: Vec<u64> = expected.collect();
            assert!(
                fibonacci_nim::winning_moves(number, u64::MAX).eq(expected.into_iter().rev()),
                "{number}"
            );
        }
    }
}
