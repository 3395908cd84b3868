//! Green Hackenbush: cut an edge; what no longer stands on the ground falls; whoever cannot move loses.
//!
//! Colon principle: branches at a vertex are combined by xor, and an edge that carries a branch of
//! value `g` has value `g + 1`. Fusion principle: contract each cycle to a vertex; its edges become
//! loops of value 1. The ground is one vertex. So in a depth-first tree, a subtree of value `g`
//! counts `g + 1` if its edge is a bridge, and `g ^ 1` if it is another tree edge; each non-tree
//! edge counts 1. A cut wins iff it makes the whole value 0. Working up from the ground, compute
//! the value that each branch would need. Cutting a bridge wins if the needed value of its term
//! `g + 1` is 0. Edges that lie on the same cycles form a ring, with parts of the graph between
//! them. Cutting one of them opens the ring into two stacks, whose values give the new value.
//!
//! ```
//! use nim_snippets::green_hackenbush::{grundy, winning_moves, wins};
//!
//! let tree = [(0, 1), (2, 1), (1, 3), (3, 4)]; // the ground is vertex 0
//! assert_eq!(grundy(5, &tree, &[0]), 4); // (1 ^ 2) + 1
//! assert!(winning_moves(5, &tree, &[0]).eq([0]));
//! assert!(!wins(4, &[(0, 1), (1, 2), (2, 3), (3, 0)], &[0])); // an even cycle
//! ```
//!
//! - Time: `O(n + edges)`: 2·10^5 edges take 0.05 s. `winning_moves` takes `O(k^2)` more for `k`
//!   edges on the same cycles: 2·10^5 random edges on 10^5 vertices take 0.15 s, but a single cycle
//!   of 5·10^4 edges 1.5 s.
//! - Limit: `n + edges ≤ 5·10^5`; `winning_moves: edges ≤ 3·10^4`.
//! - Input: edges in any direction, loops and parallel ones too, fewer than 2^30 of them; any
//!   ground vertices (a sum is one graph). Edges that do not stand on the ground count as absent.
//! - Panics: a vertex outside `0..n`.
//! - Misère: no general theory is known.
//! - Source: E. Berlekamp, J. Conway, R. Guy, "Winning Ways", 1982, ch. 7; AGC 017 D; POJ 3710.
//! - 日本語: 緑のハッケンブッシュ: 辺を切り、地面から離れた部分は落ちる。切れなければ負け。
//! - See also: [`nim`](super::nim) (a path of so many edges is a heap).

#![cfg_attr(doc, doc(alias("緑のハッケンブッシュ", "グラフ切断ゲーム", "删边游戏")))]
#![cfg_attr(doc, doc(alias("树上删边游戏", "colon principle", "fusion principle", "木の辺を切る")))]
#![cfg_attr(doc, doc(alias("辺を取り除く", "remove edges")))]
#![cfg_attr(doc, doc(alias("remove an edge and the part not connected to the root", "tree")))]
#![cfg_attr(doc, doc(alias("AGC017 D Game on Tree", "POJ 3710 Christmas Game", "HDU 3197 Game")))]
#![cfg_attr(doc, doc(alias("HackerRank Deforestation")))]

use std::collections::hash_map::{HashMap, RandomState};
use std::hash::{BuildHasher, Hasher};

/// The Grundy value of the graph that stands on the vertices in `ground`.
pub fn grundy(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> u64 {
    Tree::new(n, edges, ground).vertices.first().map_or(0, |root| root.value)
}

/// Does the player to move win?
pub fn wins(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> bool {
    grundy(n, edges, ground) != 0
}

/// All winning moves: the indices of the edges to cut, ascending.
pub fn winning_moves<'a>(
    n: usize,
    edges: &'a [(usize, usize)],
    ground: &'a [usize],
) -> impl Iterator<Item = usize> + 'a {
    let tree = Tree::new(n, edges, ground);
    let mut wins = vec![false; edges.len()];
    // For each vertex, the number that a winning cut above it must xor to the value there. Vertices
    // on a common cycle are one vertex by the fusion principle. No cut wins where it is 0.
    let mut changes: Vec<u64> = tree.vertices.iter().map(|vertex| vertex.value).collect();
    for (place, vertex) in tree.vertices.iter().enumerate().skip(1) {
        changes[place] = changes[vertex.parent];
        if vertex.detours == 0 {
            // The bridge and its branch must get this value.
            let wanted = (vertex.value + 1) ^ changes[place];
            wins[vertex.edge] = wanted == 0;
            changes[place] = if wanted == 0 { 0 } else { (wanted - 1) ^ vertex.value };
        }
    }
    for ring in tree.rings() {
        let change = changes[ring[0].place];
        if change == 0 {
            continue;
        }
        // Between two edges of the ring is a piece: what is above the first, without the second
        // and what is above that.
        let pieces: Vec<u64> =
            ring.windows(2).map(|pair| pair[0].above ^ 1 ^ pair[1].above).collect();
        let fused = pieces.iter().fold(ring.len() as u64 % 2, |xor, piece| xor ^ piece);
        let stacked = |above, piece: &u64| (piece ^ above) + 1; // on an edge
        for (i, cut) in ring.iter().enumerate() {
            let first_stack = pieces[..i].iter().rev().fold(0, stacked);
            let second_stack = pieces[i..].iter().fold(0, stacked);
            wins[cut.edge] = first_stack ^ second_stack ^ fused == change;
        }
    }
    (0..edges.len()).filter(move |&cut| wins[cut])
}

/// The depth-first tree of the edges that stand on the ground.
struct Tree {
    /// The vertices, each after its parent.
    vertices: Vec<Vertex>,
    /// The non-tree edges: the places of both ends (the end nearer to the root first), and the
    /// index.
    others: Vec<(usize, usize, usize)>,
}

struct Vertex {
    parent: usize, // its place
    edge: usize,   // the index of the edge to it
    value: u64,    // of everything above the vertex
    detours: i64,  // the non-tree edges from its subtree to below it: 0 makes the edge a bridge
}

/// An edge on a cycle.
struct RingEdge {
    edge: usize,
    /// The end that is farther from the root of the tree.
    place: usize,
    /// The number that the edge adds to the value of its other end by the fusion principle: 1, and
    /// for a tree edge also the value above it.
    above: u64,
}

impl Tree {
    fn new(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> Self {
        assert!(n.max(edges.len()) < 1 << 30, "2^30 vertices or edges are too many");
        let mut fused: Vec<usize> = (0..n).collect();
        for &v in ground {
            assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
            fused[v] = ground[0];
        }
        let (starts, near) = incidences(n, edges, &fused);
        let (mut vertices, mut others): (Vec<Vertex>, Vec<_>) = (Vec::new(), Vec::new());
        let mut places = vec![usize::MAX; n];
        let mut is_used = vec![false; edges.len()];
        let root = ground.iter().take(1).map(|&root| (0, root as u32, u32::MAX));
        let mut stack: Vec<(u32, u32, u32)> = root.collect();
        while let Some((parent, v, edge)) = stack.pop() {
            let (parent, v, edge) = (parent as usize, v as usize, edge as usize);
            if edge < edges.len() && std::mem::replace(&mut is_used[edge], true) {
                continue;
            }
            let place = places[v];
            if place == usize::MAX {
                let place = vertices.len();
                places[v] = place;
                let near = &near[starts[v] as usize..starts[v + 1] as usize];
                let unused = near.iter().filter(|&&(_, edge)| !is_used[edge as usize]);
                stack.extend(unused.map(|&(to, edge)| (place as u32, to, edge)));
                vertices.push(Vertex { parent, edge, value: 0, detours: 0 });
            } else {
                others.push((place, parent, edge));
                vertices[parent].value ^= 1;
                vertices[parent].detours += 1;
                vertices[place].detours -= 1;
            }
        }
        for place in (1..vertices.len()).rev() {
            let Vertex { parent, value, detours, .. } = vertices[place];
            vertices[parent].value ^= if detours > 0 { value ^ 1 } else { value + 1 };
            vertices[parent].detours += detours;
        }
        Tree { vertices, others }
    }

    /// The edges on cycles, grouped by the cycles on which they lie: cutting one edge of a group
    /// makes the others bridges. The edges of the tree come first, from the root up. A set of
    /// cycles is known by its hash: the xor of a random number for each of its non-tree edges.
    fn rings(&self) -> impl Iterator<Item = Vec<RingEdge>> {
        let random = RandomState::new();
        let mut hashes = vec![0; self.vertices.len()]; // of the cycles through the edge to a vertex
        let mut hash_of_other = Vec::new();
        for &(lower, upper, edge) in &self.others {
            let mut hasher = random.build_hasher();
            hasher.write_usize(edge);
            hashes[lower] ^= hasher.finish();
            hashes[upper] ^= hasher.finish();
            hash_of_other.push(hasher.finish());
        }
        for (place, vertex) in self.vertices.iter().enumerate().skip(1).rev() {
            hashes[vertex.parent] ^= hashes[place];
        }
        let mut rings: HashMap<u64, Vec<RingEdge>> = HashMap::new();
        for (place, vertex) in self.vertices.iter().enumerate().skip(1) {
            if vertex.detours > 0 {
                let edge = RingEdge { edge: vertex.edge, place, above: vertex.value ^ 1 };
                rings.entry(hashes[place]).or_default().push(edge);
            }
        }
        for (&(_, upper, edge), hash) in self.others.iter().zip(hash_of_other) {
            rings.entry(hash).or_default().push(RingEdge { edge, place: upper, above: 1 });
        }
        rings.into_values()
    }
}

/// The edges at each vertex: those at `v` are `near[starts[v]..starts[v + 1]]`, each as its other
/// end and its index. They are read in any order, so small numbers save time.
fn incidences(n: usize, edges: &[(usize, usize)], fused: &[usize]) -> (Vec<u32>, Vec<(u32, u32)>) {
    let mut starts = vec![0; n + 1];
    for &(u, v) in edges {
        assert!(u.max(v) < n, "vertex {} in a graph of {} vertices", u.max(v), n);
        starts[fused[u] + 1] += 1;
        starts[fused[v] + 1] += 1;
    }
    for v in 0..n {
        starts[v + 1] += starts[v];
    }
    let mut ends = starts.clone(); // the ends of the lists so far
    let mut near = vec![(0, 0); starts[n] as usize];
    for (edge, &(u, v)) in (0..).zip(edges) {
        for (v, to) in [(u, v), (v, u)] {
            let end = &mut ends[fused[v]];
            near[*end as usize] = (fused[to] as u32, edge);
            *end += 1;
        }
    }
    (starts, near)
}
