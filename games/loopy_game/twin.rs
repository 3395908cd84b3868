use super::Lists;

#[test]
fn lists_are_a_list_of_lists() {
    crate::shared::check_lists(|n, arcs, v| Lists::new(n, arcs.iter().copied()).of(v).to_vec());
}
