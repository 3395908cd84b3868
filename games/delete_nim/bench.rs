use nim_snippets::delete_nim;

use crate::growth::Growth;
use crate::input::numbers;

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
