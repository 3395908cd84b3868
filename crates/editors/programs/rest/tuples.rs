fn numbers(input: &str) -> Vec<u64> {
    input.split_whitespace().map(|n| n.parse().unwrap()).collect()
}

// ---- You need not read the rest: it explores the game. ----

fn read(input: &str) -> Position {
    let mut position = Position::default();
    position.copy_from_slice(&numbers(input));
    position
}

fn text(position: &Position) -> String {
    position.iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
}
