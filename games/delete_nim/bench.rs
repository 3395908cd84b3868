use nim_snippets::delete_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

pub fn speed(bench: &mut Bench) {
    let numbers = numbers(200_000);
    let pairs: Vec<(u64, u64)> = numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect();
    let by_digits = |a: u64, b: u64| u64::from((a | b).trailing_ones());
    bench
        .row("winner, 10^5 pairs", || delete_nim::wins(&pairs))
        .plain(|| pairs.iter().fold(0, |xor, &(a, b)| xor ^ by_digits(a, b)) != 0)
        .time();
    bench
        .row("winner of E&D, 10^5 pairs", || delete_nim::split_wins(&pairs))
        .plain(|| pairs.iter().fold(0, |xor, &(a, b)| xor ^ by_digits(a - 1, b - 1)) != 0)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 100_000, |n| {
        let pairs: Vec<(u64, u64)> = numbers(n).into_iter().zip(numbers(n)).collect();
        move || delete_nim::wins(&pairs)
    });
    growth.each("{} for a pair of `joint_`", 100_000, |n| {
        let pairs: Vec<(u64, u64)> = numbers(n).into_iter().zip(numbers(n)).collect();
        move || pairs.iter().filter(|&&(a, b)| delete_nim::joint_wins(a | 1, b | 1)).count()
    });
}
