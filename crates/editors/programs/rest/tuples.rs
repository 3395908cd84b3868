fn numbers(input: &str) -> Vec<u64> {
    input.split_whitespace().map(|n| n.parse().unwrap()).collect()
}

// ---- You need not read the rest: it explores the game. ----

fn read(input: &str) -> Position {
    let mut position = Position::default();
    position.copy_from_slice(&numbers(input));
    position
}

/// The tuples whose largest number is the size.
fn positions(size: usize) -> Vec<Position> {
    let size = size as u64;
    let mut positions = vec![Position::default()];
    for i in 0..Position::default().len() {
        let with = |mut position: Position, n| {
            position[i] = n;
            position
        };
        let all = |&position: &Position| (LEAST..=size).map(move |n| with(position, n));
        positions = positions.iter().flat_map(all).collect();
    }
    positions.into_iter().filter(|position| position.contains(&size)).collect()
}

fn text(position: &Position) -> String {
    position.iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
}
