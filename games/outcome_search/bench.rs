use std::collections::HashMap;

use nim_snippets::outcome_search::OutcomeSearch;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    // Misère Kayles: take one or two neighbours of a row.
    let rests = |row: u32| {
        let taken = (1..=2).filter(move |&taken| taken <= row);
        taken.flat_map(move |taken| (0..=(row - taken) / 2).map(move |a| [a, row - taken - a]))
    };
    let options = |&row: &u32| {
        let whole = |parts: [u32; 2]| parts.into_iter().filter(|&part| part > 0).collect();
        rests(row).map(whole).collect::<Vec<Vec<u32>>>()
    };
    fn wins(
        rows: Vec<u32>,
        rests: &impl Fn(u32) -> Vec<[u32; 2]>,
        memo: &mut HashMap<Vec<u32>, bool>,
    ) -> bool {
        if let Some(&wins) = memo.get(&rows) {
            return wins;
        }
        let mut result = rows.is_empty();
        for i in (0..rows.len()).filter(|&i| i == 0 || rows[i] != rows[i - 1]) {
            for parts in rests(rows[i]) {
                let mut after = rows.clone();
                after.remove(i);
                after.extend(parts.into_iter().filter(|&part| part > 0));
                after.sort_unstable();
                if !wins(after, rests, memo) {
                    result = true;
                    break;
                }
            }
            if result {
                break;
            }
        }
        memo.insert(rows, result);
        result
    }
    bench
        .row("misère Kayles, a row of 30", || OutcomeSearch::new(options).misere_wins(&[30]))
        .plain(|| wins(vec![30], &|row| rests(row).collect(), &mut HashMap::new()))
        .time();
}

pub fn growth(growth: &mut Growth) {
    // Kayles: take one or two neighbours of a row.
    let options = |&row: &u32| {
        let taken = (1..=2).filter(move |&taken| taken <= row);
        let split = move |taken| (0..=(row - taken) / 2).map(move |a| [a, row - taken - a]);
        let whole = |parts: [u32; 2]| parts.into_iter().filter(|&part| part > 0).collect();
        taken.flat_map(split).map(whole).collect::<Vec<Vec<u32>>>()
    };
    growth.takes("misère Kayles from a row of 45 takes {}", || {
        OutcomeSearch::new(options).misere_wins(&[45])
    });
}
