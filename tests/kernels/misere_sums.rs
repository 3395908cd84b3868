use super::group_by_source;

#[test]
fn group_by_source_is_a_list_of_lists() {
    let edges = [(0, 2), (1, 2), (2, 3), (0, 3), (0, 2)];
    let (starts, followers) = group_by_source(5, &edges);
    let lists = starts.windows(2).map(|w| followers[w[0] as usize..w[1] as usize].to_vec());
    let expected: [Vec<u32>; 5] = [vec![2, 2, 3], vec![2], vec![3], vec![], vec![]];
    for (mut list, expected) in lists.zip(expected) {
        list.sort_unstable();
        assert_eq!(list, expected);
    }
}
