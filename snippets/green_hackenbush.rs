//! Green Hackenbush: cut an edge, what no longer stands on the ground falls; who cannot cut loses.
//!
//! Branches at a vertex add by xor, and a branch of value `g` on one more edge is worth `g + 1`
//! (colon principle). The vertices of a cycle may be made one; its edges become loops, each
//! worth 1 (fusion). So in a depth-first search from the ground, all of it one vertex, a child
//! over a bridge counts `g + 1`, over another edge `g ^ 1`, and an edge that closes a cycle 1.
//! Going up again, the change of the value that wins tells which change of a branch does.
//!
//! ```
//! use nim_snippets::green_hackenbush::{grundy, winning_moves, wins};
//!
//! let tree = [(0, 1), (2, 1), (1, 3), (3, 4)]; // the ground is vertex 0
//! assert_eq!(grundy(5, &tree, &[0]), 4); // (1 ^ 2) + 1
//! assert!(winning_moves(5, &tree, &[0]).eq([0]));
//! let square = [(0, 1), (1, 2), (2, 3), (3, 0)];
//! assert!(!wins(4, &square, &[0]));
//! ```
//!
//! - Time: `O(n + edges)`, on trees the fastest. Listing the winning moves takes the same again for
//!   every edge on a cycle whose cut would change the parity of the value as a win needs it.
//! - Input: edges between vertices below `n`, loops and parallel ones too; any number of ground
//!   vertices (a sum is one graph). What does not stand on them is not there. Misère: no theory.
//! - Source: E. Berlekamp, J. Conway, R. Guy, "Winning Ways", 1982, ch. 7; AGC 017 D; POJ 3710.
//! - See also: `nim` (a path of so many edges is a heap).

use std::mem;

const NONE: usize = usize::MAX;
const GROUND: usize = 1 << (usize::BITS - 1);

/// The Grundy value of the graph that stands on the vertices in `ground`.
pub fn grundy(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> u64 {
    check(n, edges, ground);
    // Degree and xor of the neighbours: a leaf knows its neighbour without any list.
    let mut vertices = vec![(0, 0, 0); n];
    ground.iter().for_each(|&v| vertices[v].0 = GROUND);
    for &(u, v) in edges {
        vertices[u].0 += 1;
        vertices[v].0 += 1;
        vertices[u].1 ^= v;
        vertices[v].1 ^= u;
    }
    for v in 0..n {
        let mut leaf = v;
        while vertices[leaf].0 == 1 {
            let (_, stem, value) = mem::take(&mut vertices[leaf]);
            vertices[stem].0 -= 1;
            vertices[stem].1 ^= leaf;
            vertices[stem].2 ^= value + 1;
            leaf = stem;
        }
    }
    let standing = vertices.iter().filter(|vertex| vertex.0 > 0);
    if standing.clone().all(|vertex| vertex.0 == GROUND) {
        return standing.fold(0, |xor, vertex| xor ^ vertex.2);
    }
    let stays = |v: usize| vertices[v].0 & !GROUND > 0;
    let rest = edges.iter().filter(|&&(u, v)| stays(u) && stays(v));
    let values = vertices.iter().map(|vertex| vertex.2).collect();
    search(rest.copied().collect(), ground, values).1[0].3
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> bool {
    grundy(n, edges, ground) != 0
}

/// All winning moves: the indices of the edges to cut, ascending.
pub fn winning_moves<'a>(
    n: usize,
    edges: &'a [(usize, usize)],
    ground: &'a [usize],
) -> impl Iterator<Item = usize> + 'a {
    check(n, edges, ground);
    let (number, found) = search(edges.to_vec(), ground, vec![0; n]);
    // For each vertex the change to the value of its 2-edge-connected part that wins, or 0.
    let mut changes = vec![found[0].3];
    for (i, &(parent, _, low, value)) in found.iter().enumerate().skip(1) {
        let change = changes[parent];
        let wanted = ((value + 1) ^ change).checked_sub(1);
        let branch = wanted.map_or(0, |wanted| wanted ^ value);
        changes.push(if low < i { change } else { branch });
    }
    let rest = move |cut: usize| [&edges[..cut], &edges[cut + 1..]].concat();
    (0..edges.len()).filter(move |&cut| {
        let i = number[edges[cut].0].max(number[edges[cut].1]);
        match found.get(i) {
            Some(v) if (v.1, v.2) == (cut, i) => v.3 + 1 == changes[v.0],
            // On a cycle nothing else falls, so the parity changes.
            Some(_) => changes[i] % 2 == 1 && !wins(n, &rest(cut), ground),
            None => false,
        }
    })
}

/// A vertex's parent, the edge to it, the lowest number that edges from here and from above
/// lead to, and the value.
type Vertex = (usize, usize, usize, u64);

/// Numbers the vertices in the order of a depth-first search, the whole ground being number 0.
fn search(
    edges: Vec<(usize, usize)>,
    ground: &[usize],
    mut values: Vec<u64>,
) -> (Vec<usize>, Vec<Vertex>) {
    let mut number = vec![NONE; values.len()];
    let mut found = vec![(0, NONE, 0, 0)];
    for &v in ground {
        number[v] = 0;
        found[0].3 ^= mem::take(&mut values[v]);
    }
    // For each vertex a linked list of its half-edges that are still to try.
    let mut untried = vec![NONE; values.len()];
    let ends = edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]);
    let link = |(half, (from, to))| (to, mem::replace(&mut untried[from], half));
    let half_edges: Vec<_> = ends.enumerate().map(link).collect();
    let mut stack = ground.to_vec();
    while let Some(&v) = stack.last() {
        let (i, half) = (number[v], untried[v]);
        if half == NONE {
            stack.pop();
            continue;
        }
        let (to, next) = half_edges[half];
        untried[v] = next;
        if number[to] == NONE {
            number[to] = found.len();
            found.push((i, half / 2, found.len(), values[to]));
            stack.push(to);
        } else if half / 2 != found[i].1 && (number[to], half % 2) < (i, 1) {
            // The edge closes a cycle; a loop is seen from both ends and counted at one.
            found[i].2 = found[i].2.min(number[to]);
            found[i].3 ^= 1;
        }
    }
    for i in (1..found.len()).rev() {
        let (parent, _, low, value) = found[i];
        found[parent].2 = found[parent].2.min(low);
        found[parent].3 ^= if low == i { value + 1 } else { value ^ 1 };
    }
    (number, found)
}

fn check(n: usize, edges: &[(usize, usize)], ground: &[usize]) {
    let ends = edges.iter().flat_map(|&(u, v)| [u, v]);
    for v in ends.chain(ground.iter().copied()) {
        assert!(v < n, "vertex {} in a graph of {}", v, n);
    }
}
