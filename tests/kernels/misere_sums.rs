use super::{group_by_source, topological_order};
use crate::random::Random;

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

#[test]
fn topological_order_as_a_queue_does() {
    let mut random = Random(1);
    for round in 0..200 {
        let n = 1 + random.below(150) as usize;
        let edges: Vec<(usize, usize)> = (0..random.below(4 * n as u64))
            .map(|_| [0; 2].map(|_| random.below(n as u64) as usize))
            .filter(|[u, v]| if round % 2 == 0 { u < v } else { u > v })
            .map(|[u, v]| (u, v))
            .collect();
        let mut lists = vec![Vec::new(); n];
        let mut entering = vec![0; n];
        for &(from, to) in &edges {
            lists[from].push(to as u32);
            entering[to] += 1;
        }
        let mut expected: Vec<u32> = (0..n as u32).filter(|&v| entering[v as usize] == 0).collect();
        let mut next = 0;
        while next < expected.len() {
            for &to in &lists[expected[next] as usize] {
                entering[to as usize] -= 1;
                if entering[to as usize] == 0 {
                    expected.push(to);
                }
            }
            next += 1;
        }
        assert_eq!(topological_order(n, &edges, |v| &lists[v as usize]), expected, "{edges:?}");
    }
}
