use super::Lists;

#[test]
fn lists_are_a_list_of_lists() {
    let arcs = [(0, 2), (1, 2), (2, 3), (0, 3), (0, 2)];
    let lists = Lists::new(5, arcs.iter().copied());
    let expected: [&[u32]; 5] = [&[2, 2, 3], &[2], &[3], &[], &[]];
    for (v, expected) in expected.iter().enumerate() {
        let mut list = lists.of(v).to_vec();
        list.sort_unstable();
        assert_eq!(list, *expected);
    }
}
