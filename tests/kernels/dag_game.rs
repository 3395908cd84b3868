use std::collections::BTreeSet;

use super::{EDGE, WIDE, group_by_target, mex, see, settle};
use crate::random::Random;

/// A state is the number of edges left and the set of the values seen.
#[test]
fn states_are_sets() {
    let mut random = Random(1);
    for round in 0..500 {
        // Every fifth vertex sees all values up to the border between the two kinds of sets.
        let border = round % 5 == 0;
        let edges = if border { 31 + (round % 2) as u64 } else { 1 + random.below(60) };
        let (mut state, mut wide) = (edges * EDGE, vec![vec![], vec![false; edges as usize + 1]]);
        if edges > 31 {
            state += WIDE + 1;
        }
        let mut seen = BTreeSet::new();
        for left in (0..edges).rev() {
            let any = random.below(edges + 10) / (1 + random.below(4));
            let value = if border { left } else { any };
            seen.insert(value);
            assert_eq!(see(&mut state, &mut wide, value), left == 0);
            assert_eq!(state / EDGE, left);
        }
        let expected = (0..).find(|value| !seen.contains(value));
        assert_eq!(Some(mex(state, &wide)), expected, "{seen:?}");
    }
}

#[test]
fn settle_as_a_stack_does() {
    let mut random = Random(2);
    for round in 0..300 {
        let n = 2 + random.below(150) as usize;
        let mut names: Vec<usize> = (0..n).collect();
        for i in 1..n * (round % 2) {
            names.swap(i, random.below(i as u64 + 1) as usize);
        }
        let (mut states, mut entering) = (vec![0; n], vec![0; n + 1]);
        let mut edges = Vec::new();
        for _ in 0..random.below(4 * n as u64) {
            let (u, v) = (random.below(n as u64) as usize, random.below(n as u64) as usize);
            let (low, high) = if round % 4 == 0 { (u.max(v), u.min(v)) } else { (u, v) };
            let edge = (names[high], names[low]);
            let is_down = if round % 4 == 0 { low > high } else { low < high };
            if is_down && states[edge.0] < 31 * EDGE {
                edges.push(edge);
                states[edge.0] += EDGE;
                entering[edge.1] += 1;
            }
        }
        let mut expected = states.clone();
        let mut settled: Vec<usize> = (0..n).filter(|&v| states[v] == 0).collect();
        while let Some(v) = settled.pop() {
            expected[v] = mex(expected[v], &[]);
            let value = expected[v];
            for &(u, _) in edges.iter().filter(|edge| edge.1 == v) {
                if see(&mut expected[u], &mut [], value) {
                    settled.push(u);
                }
            }
        }
        settle(&edges, entering, &mut states, &mut []);
        assert_eq!(states, expected, "{edges:?}");
    }
}

#[test]
fn group_by_target_is_a_list_of_lists() {
    let edges = [(0, 2), (1, 2), (2, 3), (0, 3), (0, 2)];
    let (starts, predecessors) = group_by_target(&edges, vec![0, 0, 3, 2, 0]);
    let lists = starts.windows(2).map(|w| predecessors[w[0] as usize..w[1] as usize].to_vec());
    let expected: [Vec<u32>; 4] = [vec![], vec![], vec![0, 0, 1], vec![0, 2]];
    for (mut list, expected) in lists.zip(expected) {
        list.sort_unstable();
        assert_eq!(list, expected);
    }
}
