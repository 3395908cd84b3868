/// The outcomes of positions; `None` while a position is being searched.
type Memory = std::collections::HashMap<State, Option<Outcome>>;

fn evaluate(state: &State, memory: &mut Memory) -> Outcome {
    match memory.get(state) {
        Some(Some(known)) => return *known,
        Some(None) => stop(&format!("the position `{:?}` can return", state), 2),
        None if memory.len() == MOST => full(state),
        None => memory.insert(state.clone(), None),
    };
    let usual = || {
        let next = moves(state);
        let next: Vec<Outcome> = next.iter().map(|state| evaluate(state, memory)).collect();
        match () {
            _ if next.is_empty() && MISERE || next.contains(&Loss) => Win,
            _ if next.contains(&Draw) => Draw,
            _ => Loss,
        }
    };
    let outcome = end(state).map_or_else(usual, Outcome::from);
    memory.insert(state.clone(), Some(outcome));
    outcome
}
