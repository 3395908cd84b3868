use nim_snippets::outcome_search::OutcomeSearch;

use crate::growth::Growth;

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
