use nim_snippets::grid_period;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 40_000, |n| {
        let line = (0..n.isqrt() as u64).map(|x| x % 7).collect();
        let values: Vec<Vec<u64>> = vec![line; n.isqrt()];
        move || grid_period::find(&values)
    });
}
