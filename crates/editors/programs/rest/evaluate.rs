/// The results of positions; `None` while a position is being searched.
type Memory = std::collections::HashMap<State, Option<Known>>;

fn evaluate(state: &State, memory: &mut Memory) -> Known {
    match memory.get(state) {
        Some(Some(known)) => return *known,
        Some(None) => stop(&format!("the position `{:?}` can return", state), 2),
        None if memory.len() == MOST => full(state),
        None => memory.insert(state.clone(), None),
    };
    let over = end(state).map(Outcome::from);
    let next = if over.is_some() { Vec::new() } else { moves(state) };
    let next: Vec<Known> = next.iter().map(|state| evaluate(state, memory)).collect();
    let leads_to = |outcome: Outcome| next.iter().any(|known| known.outcome == outcome);
    let usual = match () {
        _ if next.is_empty() && MISERE || leads_to(Loss) => Win,
        _ if leads_to(Draw) => Draw,
        _ => Loss,
    };
    let known = Known {
        outcome: over.unwrap_or(usual),
        value: (0..).find(|&value| next.iter().all(|known| known.value != value)).unwrap(),
        even: next.is_empty() || next.iter().any(|known| known.odd),
        odd: next.iter().any(|known| known.even),
    };
    memory.insert(state.clone(), Some(known));
    known
}
