use nim_snippets::all_but_game;

use crate::growth::Growth;
use crate::input::distinct;

pub fn growth(growth: &mut Growth) {
    let set = distinct(200, 10_000);
    growth.each("{} for each heap up to the largest", 80_000, |n| {
        let set = &set;
        move || all_but_game::grundy_values(n, set)
    });
    growth
        .takes("10^5 heaps and 200 numbers take {}", || all_but_game::grundy_values(100_000, &set));
}
