// By the rules, a list is a sum: a move is a move in one heap.

fn raw(heaps: &State) -> Vec<State> {
    let mut next = Vec::new();
    for i in 0..heaps.len() {
        for option in super::options(heaps[i]) {
            next.push([&heaps[..i], &option, &heaps[i + 1..]].concat());
        }
    }
    next
}
