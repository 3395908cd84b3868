use super::{GROUND, Vertex, find, forest, fuse, peel};
use crate::random::Random;

type Edges = Vec<(usize, usize)>;

/// A random forest in which every vertex hangs on an earlier one or stands alone, names shuffled.
fn random_forest(random: &mut Random, n: usize) -> (Edges, Vec<usize>) {
    let mut names: Vec<usize> = (0..n).collect();
    for i in 1..n {
        names.swap(i, random.below(i as u64 + 1) as usize);
    }
    let mut edges = Edges::new();
    let mut ground = vec![names[0]];
    for i in 1..n {
        let on = names[random.below(i as u64) as usize];
        match random.below(8) {
            0 => ground.push(names[i]),
            _ if random.below(2) == 0 => edges.push((on, names[i])),
            _ => edges.push((names[i], on)),
        }
    }
    (edges, ground)
}

/// Parents by a search from the ground, with a list of neighbours for each vertex.
fn parents(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> Vec<Option<usize>> {
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let mut parents = vec![None; n];
    let mut reached: Vec<usize> = ground.to_vec();
    while let Some(v) = reached.pop() {
        let parent = parents[v];
        for &child in neighbours[v].iter().filter(|&&child| parent != Some(child)) {
            parents[child] = Some(v);
            reached.push(child);
        }
    }
    parents
}

/// What `v` must be worth by the values of its children and this of its loops.
fn carried(vertices: &[Vertex], order: &[u32], v: usize, loops: u32) -> u32 {
    let fallen = order.iter().map(|&child| &vertices[child as usize]);
    let branch = |child: &Vertex| if child.bridge { child.value + 1 } else { child.value ^ 1 };
    let children = fallen.filter(|child| child.parent as usize == v);
    children.fold(loops, |xor, child| xor ^ branch(child))
}

#[test]
fn strip_is_a_search_from_the_ground() {
    let mut random = Random(1);
    for round in 0..500 {
        let n = 1 + round % 40;
        let (edges, ground) = random_forest(&mut random, n);
        let (vertices, order) = peel(n, &edges, &ground);
        assert_eq!(order.len(), edges.len());
        let expected = parents(n, &edges, &ground);
        for (v, vertex) in vertices.iter().enumerate() {
            let found = Some(vertex.parent as usize).filter(|_| vertex.parent != GROUND);
            assert_eq!(found, expected[v], "{v}: {edges:?} {ground:?}");
        }
        assert!((0..n).all(|v| vertices[v].value == carried(&vertices, &order, v, 0)));
        let time = |v: u32| order.iter().position(|&u| u == v).unwrap_or(n);
        assert!(order.iter().all(|&v| time(v) < time(vertices[v as usize].parent)));
    }
    let circle = [(0, 1), (1, 2), (2, 0), (2, 3)];
    assert!(peel(4, &circle, &[3]).1.len() < circle.len());
}

/// The edge to a parent is a bridge if without it, and with the ground as one vertex, its ends are
/// not connected.
#[test]
fn fuse_finds_the_edges_on_cycles() {
    let mut random = Random(2);
    for round in 0..300 {
        let n = 2 + round % 20;
        let (edges, ground) = random_forest(&mut random, n);
        let vertex = |random: &mut Random| random.below(n as u64) as usize;
        let closing: Edges =
            (0..round % 5).map(|_| (vertex(&mut random), vertex(&mut random))).collect();
        let (mut vertices, order) = peel(n, &edges, &ground);
        let mut parts: Vec<u32> = (0..n as u32).collect();
        for &v in &ground {
            parts[v] = ground[0] as u32;
        }
        fuse(&mut vertices, &order, &closing, parts);
        for &v in &order {
            let parent = vertices[v as usize].parent as usize;
            let mut rest: Edges = [&edges[..], &closing].concat();
            let is_cut = |&(from, to): &(usize, usize)| {
                [(from, to), (to, from)].contains(&(v as usize, parent))
            };
            rest.swap_remove(rest.iter().position(is_cut).expect("the edge"));
            rest.extend(ground.iter().map(|&v| (ground[0], v)));
            let mut reached = vec![v as usize];
            for i in 0.. {
                let Some(&at) = reached.get(i) else { break };
                let ends = rest.iter().flat_map(|&(from, to)| [(from, to), (to, from)]);
                for (_, to) in ends.filter(|&(from, _)| from == at) {
                    if !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
            let bridge = vertices[v as usize].bridge;
            assert_eq!(bridge, !reached.contains(&parent), "{v}: {edges:?} {closing:?}");
        }
        let loops = |v| closing.iter().filter(|edge| edge.0 == v).count() as u32 % 2;
        assert!((0..n).all(|v| vertices[v].value == carried(&vertices, &order, v, loops(v))));
    }
}

/// A square in the middle of a stalk with a loop on its end.
#[test]
fn forest_adds_up_the_values() {
    let edges = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 1), (4, 5), (5, 5)];
    let (value, vertices, order) = forest(6, &edges, &[0]);
    assert_eq!((value, order.len()), (3, 5)); // ((1 + 1) ^ 0) + 1
    let bridges = [true, true, false, false, false, true];
    assert!((0..6).all(|v| vertices[v].bridge == bridges[v]));
}

#[test]
fn find_follows_to_the_root() {
    let mut random = Random(3);
    for _ in 0..100 {
        let mut parts: Vec<u32> = (0..50).map(|v| random.below(v + 1) as u32).collect();
        let before = parts.clone();
        // From the far end, while the ways are long.
        for v in (0..50).rev() {
            let mut root = v;
            while before[root] as usize != root {
                root = before[root] as usize;
            }
            assert_eq!(find(&mut parts, v), root);
        }
    }
}
