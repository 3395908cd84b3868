// A list is a sum by the rules: the moves are those of one heap.

fn raw(heaps: &State) -> Vec<State> {
    let mut next = Vec::new();
    for i in 0..heaps.len() {
        for option in super::options(heaps[i]) {
            next.push([&heaps[..i], &option, &heaps[i + 1..]].concat());
        }
    }
    next
}
