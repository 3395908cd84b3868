//! Positions that can recur; endless play is a draw.

use super::core::{DRAW, Known, LOSS, Map, Rules, Search, Stop, WIN};

/// Decides all positions that can be reached, by retrograde analysis from the ends.
pub fn evaluate<R: Rules>(state: &R::State, search: &mut Search<R>) -> Result<Known, Stop> {
    let known = |outcome: u8| Known { outcome, value: 0, even: true, odd: true };
    if let Some(Some(known)) = search.memory.get(state) {
        return Ok(*known);
    }
    let (mut found, mut outcomes) = (vec![state.clone()], Vec::new());
    let (mut before, mut unknown_options) = (vec![Vec::new()], Vec::new());
    let mut index = Map::default();
    index.insert(state.clone(), 0);
    while let Some(state) = found.get(outcomes.len()).cloned() {
        let i = outcomes.len();
        let remembered = search.memory.get(&state).and_then(|known| known.map(|it| it.outcome));
        let over = remembered.or_else(|| {
            let over = R::end(&state);
            search.has_end |= over.is_some();
            over
        });
        let next = if over.is_some() { Vec::new() } else { R::moves(&state) };
        search.spend(1 + next.len())?;
        let stuck = if next.is_empty() { Some(if R::MISERE { WIN } else { LOSS }) } else { None };
        outcomes.push(over.or(stuck));
        unknown_options.push(next.len());
        for state in next {
            let j = *index.entry(state.clone()).or_insert(found.len());
            if j == found.len() {
                found.push(state);
                before.push(Vec::new());
            }
            before[j].push(i);
        }
    }
    let is_known = |i: &usize| outcomes[*i].map_or(false, |outcome| outcome != DRAW);
    let mut decided: Vec<usize> = (0..found.len()).filter(is_known).collect();
    while let Some(i) = decided.pop() {
        for &j in &before[i] {
            unknown_options[j] -= 1;
            let loses = outcomes[i] == Some(LOSS);
            if outcomes[j].is_none() && (loses || unknown_options[j] == 0) {
                outcomes[j] = Some(if loses { WIN } else { LOSS });
                decided.push(j);
            }
        }
    }
    for (state, outcome) in found.into_iter().zip(&outcomes) {
        search.memory.insert(state, Some(known(outcome.unwrap_or(DRAW))));
    }
    Ok(known(outcomes[0].unwrap_or(DRAW)))
}
