/// The results of positions; `None` while a position is being searched.
type Memory = std::collections::HashMap<Position, Option<Known>>;

fn evaluate(position: &Position, memory: &mut Memory) -> Known {
    match memory.get(position) {
        Some(Some(known)) => return *known,
        Some(None) => stop(&format!("the position `{}` can return", text(position)), 2),
        None if memory.len() == MOST => stop("the memory is full", 3),
        None => memory.insert(position.clone(), None),
    };
    let over = end(position);
    let next = if over.is_some() { Vec::new() } else { moves(position) };
    let next: Vec<Known> = next.iter().map(|position| evaluate(position, memory)).collect();
    let wins = next.is_empty() && MISERE || next.iter().any(|known| known.outcome == 0);
    let known = Known {
        outcome: usize::from(over.unwrap_or(wins)),
        value: (0..).find(|&value| next.iter().all(|known| known.value != value)).unwrap(),
        even: next.is_empty() || next.iter().any(|known| known.odd),
        odd: next.iter().any(|known| known.even),
    };
    memory.insert(position.clone(), Some(known));
    known
}
