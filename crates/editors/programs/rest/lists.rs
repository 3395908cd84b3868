/// Reads the number of heaps, then the heaps.
fn numbers(input: &str) -> Vec<u64> {
    input.split_whitespace().skip(1).map(|n| n.parse().unwrap()).collect()
}

// ---- You need not read the rest: it explores the game. ----

type Position = Vec<u64>;

fn read(input: &str) -> Position {
    numbers(input)
}

/// Lists of any length. Longer lists have smaller heaps.
fn positions(size: usize) -> Vec<Position> {
    let largest = |size: usize, len: usize| (8 * size >> len) as u64;
    let mut positions = Vec::new();
    let first = if size == 0 { 0 } else { 1 };
    for len in (first..).take_while(|&len| len == 0 || largest(size, len) > 0) {
        let mut lists = vec![Vec::new()];
        for _ in 0..len {
            let longer = |list: &Position| -> Vec<Position> {
                let heaps = LEAST..=largest(size, len);
                heaps.map(|heap| [&list[..], &[heap]].concat()).collect()
            };
            lists = lists.iter().flat_map(longer).collect();
        }
        let before = if size == 0 { 0 } else { largest(size - 1, len) };
        // The smallest size of a length also has the lists of zeros.
        let is_new = |list: &Position| before == 0 || list.iter().any(|&heap| heap > before);
        positions.extend(lists.into_iter().filter(is_new));
    }
    positions
}

fn text(position: &Position) -> String {
    position.iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
}
