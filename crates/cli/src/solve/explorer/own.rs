// Positions of a kind that no template has, or an enumeration of the user's own.

fn directions(_: &Assumptions) -> Vec<Direction> {
    vec![direction(60_000_000, |size, _| {
        let inputs = super::positions(size as usize);
        Some(Batch { inputs, reach: format!("your `positions` up to size {}", size) })
    })]
}
