fn raw(heaps: &State) -> Vec<State> {
    super::moves(heaps)
}
