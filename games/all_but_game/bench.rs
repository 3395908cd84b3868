use nim_snippets::all_but_game;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::distinct;

pub fn speed(bench: &mut Bench) {
    let set = distinct(20, 100);
    bench
        .row("values of 2000 heaps, all but 20", || all_but_game::grundy_values(2000, &set))
        .plain(|| {
            // A value is free as long as all heaps that have it are a member of the set away.
            let is_banned = |taken: usize| set.binary_search(&(taken as u64)).is_ok();
            let mut heaps_of: Vec<Vec<usize>> = Vec::new();
            let mut first_open = 0;
            let mut values = Vec::new();
            for heap in 0..=2000 {
                let far = |heaps: &Vec<usize>| heap - heaps[0] > 100;
                while heaps_of.get(first_open).is_some_and(far) {
                    first_open += 1;
                }
                let is_free = |heaps: &Vec<usize>| heaps.iter().all(|&left| is_banned(heap - left));
                let open = &heaps_of[first_open..];
                let value = first_open + open.iter().position(is_free).unwrap_or(open.len());
                if value == heaps_of.len() {
                    heaps_of.push(Vec::new());
                }
                heaps_of[value].push(heap);
                values.push(value as u64);
            }
            values
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    let set = distinct(200, 10_000);
    growth.each("{} for each heap up to the largest", 80_000, |n| {
        let set = &set;
        move || all_but_game::grundy_values(n, set)
    });
    growth
        .takes("10^5 heaps and 200 numbers take {}", || all_but_game::grundy_values(100_000, &set));
}
