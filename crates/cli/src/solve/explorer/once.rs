// Positions never recur.

/// The result of a position, from the results of all its options.
pub fn evaluate(state: &State, search: &mut Search) -> Result<Known, Stop> {
    match search.memory.get(state) {
        Some(Some(known)) => return Ok(*known),
        Some(None) => return Err(Stop::Returns(text_of(state))),
        None => {}
    }
    search.spend(1)?;
    if search.depth > LONGEST {
        return Err(Stop::Endless);
    }
    search.memory.insert(state.clone(), None);
    let over = super::end(state).map(|over| super::Outcome::from(over) as u8);
    search.has_end |= over.is_some();
    let next = if over.is_some() { Vec::new() } else { next(state) };
    search.spend(next.len())?;
    search.depth += 1;
    let mut options = Vec::new();
    for state in &next {
        options.push(evaluate(state, search)?);
    }
    search.depth -= 1;
    let known = result(over, super::MISERE, &options);
    search.memory.insert(state.clone(), Some(known));
    Ok(known)
}
