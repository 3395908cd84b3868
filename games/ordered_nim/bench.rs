use nim_snippets::ordered_nim;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 100_000, |n| {
        let heaps = vec![1; n];
        move || ordered_nim::wins(&heaps)
    });
}
