/// Reads the number of heaps, then the heaps.
fn numbers(input: &str) -> Vec<u64> {
    input.split_whitespace().skip(1).map(|n| n.parse().unwrap()).collect()
}

// ---- You need not read the rest: it explores the game. ----

type Position = Vec<u64>;

fn read(input: &str) -> Position {
    numbers(input)
}

fn text(position: &Position) -> String {
    position.iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
}
