//! Green Hackenbush: cut an edge, what no longer stands on the ground falls; whoever cannot move loses.
//!
//! Branches at a vertex add by xor, and a branch worth `g` on one more edge is worth `g + 1` (colon
//! principle). The vertices of a cycle may be made one; its edges become loops, each worth 1
//! (fusion). So take a spanning forest on the ground, which is one vertex: a child worth `g` counts
//! `g + 1` over a bridge and `g ^ 1` over another edge, and each edge outside the forest counts 1.
//! Back from the ground up, the change of the value that wins tells which change of a branch wins.
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
//! - Time: almost `O(n + edges)`: 10^6 edges take 0.08 seconds in a tree, 0.3 with cycles.
//!   `winning_moves` takes as long for a tree. With cycles it takes `O(edges^2)`: it cuts each edge
//!   on a cycle that may win, and evaluates the graph anew. An odd cycle of 8000 edges takes 0.6
//!   seconds.
//! - Input: edges between vertices below `n`, loops and parallel ones too, fewer than 2^30 of both;
//!   any number of ground vertices (a sum is one graph). What does not stand on the ground counts
//!   as absent. Misère play has no theory.
//! - Source: E. Berlekamp, J. Conway, R. Guy, "Winning Ways", 1982, ch. 7; AGC 017 D; POJ 3710.
//! - 日本語: 緑のハッケンブッシュ: 辺を切り、地面から離れた部分は落ちる。切れなければ負け。
//! - See also: [`nim`](super::nim) (a path of so many edges is a heap).

#![cfg_attr(doc, doc(alias("緑のハッケンブッシュ", "グラフ切断ゲーム", "删边游戏")))]
#![cfg_attr(doc, doc(alias("树上删边游戏", "colon principle", "fusion principle", "木の辺を切る")))]
#![cfg_attr(doc, doc(alias("辺を取り除く", "remove edges")))]
#![cfg_attr(doc, doc(alias("remove an edge and the part not connected to the root", "tree")))]
#![cfg_attr(doc, doc(alias("AGC017 D Game on Tree", "POJ 3710 Christmas Game", "HDU 3197 Game")))]
#![cfg_attr(doc, doc(alias("HackerRank Deforestation")))]

/// The Grundy value of the graph that stands on the vertices in `ground`.
pub fn grundy(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> u64 {
    forest(n, edges, ground).0
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
    let (value, vertices, order) = forest(n, edges, ground);
    // For each vertex the change to the value of its 2-edge-connected part that wins, or 0.
    let of_ground = |v: &Vertex| if v.parent == GROUND { value } else { 0 };
    let mut changes: Vec<u64> = vertices.iter().map(of_ground).collect();
    for v in order.iter().rev().map(|&v| v as usize) {
        let Vertex { parent, bridge, value } = vertices[v];
        let value = u64::from(value);
        let change = changes[parent as usize];
        let branch = ((value + 1) ^ change).checked_sub(1).map_or(0, |wanted| wanted ^ value);
        changes[v] = if bridge { branch } else { change };
    }
    (0..edges.len()).filter(move |&cut| {
        let (u, v) = edges[cut];
        let hangs = |v: usize, on: usize| vertices[v].bridge && vertices[v].parent == on as u32;
        match [(u, v), (v, u)].iter().find(|edge| hangs(edge.0, edge.1)) {
            Some(&(v, parent)) => u64::from(vertices[v].value) + 1 == changes[parent],
            None if changes[u] % 2 == 0 => false, // nothing else falls, so the parity changes
            None => !wins(n, &[&edges[..cut], &edges[cut + 1..]].concat(), ground),
        }
    })
}

const GROUND: u32 = u32::MAX;

/// A vertex of a spanning forest.
struct Vertex {
    parent: u32,  // the next vertex on the way down, or `GROUND` for one on the ground
    bridge: bool, // is the edge to it on no cycle?
    value: u32,   // of all that it carries
}

/// The value, a spanning forest, and the order in which its vertices fall: each before its parent.
fn forest(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> (u64, Vec<Vertex>, Vec<u32>) {
    assert!(n.max(edges.len()) < 1 << 30, "2^30 vertices or edges are too many");
    let (mut vertices, mut order) = strip(n, edges, ground);
    if order.len() < edges.len() {
        let is_ground = |v: u32| vertices[v as usize].parent == GROUND;
        let part = |v: u32| if is_ground(v) { ground[0] as u32 } else { v };
        let parts: Vec<u32> = (0..n as u32).map(part).collect();
        let mut trees = parts.clone();
        let (tree_edges, closing): (Vec<_>, Vec<_>) = edges.iter().partition(|&&(u, v)| {
            let (tree, other) = (find(&mut trees, u), find(&mut trees, v));
            trees[tree] = other as u32;
            tree != other
        });
        (vertices, order) = strip(n, &tree_edges, ground);
        fuse(&mut vertices, &order, &closing, parts);
    }
    let on_ground = vertices.iter().filter(|v| v.parent == GROUND);
    (on_ground.fold(0, |xor, v| xor ^ v.value).into(), vertices, order)
}

/// A vertex while leaves are peeled off a forest.
#[derive(Clone, Copy)]
struct Peeled {
    left: u32, // edges
    xor: u32,  // of the vertices at their other ends
    carries: u32,
    ground: bool,
}

/// If the edges make a forest, its vertices and the order in which they fall. As by a search from
/// the ground in a `Vec<Vec<u32>>` of neighbours: a leaf has one neighbour left, which is the xor.
/// With cycles the order is shorter than the number of edges.
fn strip(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> (Vec<Vertex>, Vec<u32>) {
    let mut vertices = vec![Peeled { left: 0, xor: 0, carries: 0, ground: false }; n];
    for &v in ground {
        assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
        vertices[v].ground = true;
    }
    for &(u, v) in edges {
        assert!(u.max(v) < n, "vertex {} in a graph of {} vertices", u.max(v), n);
        for &(end, other) in &[(u, v), (v, u)] {
            vertices[end].left += 1;
            vertices[end].xor ^= other as u32;
        }
    }
    let mut order = Vec::with_capacity(n);
    for mut leaf in 0..n {
        while let Peeled { left: 1, xor: parent, carries, ground: false } = vertices[leaf] {
            order.push(leaf as u32);
            vertices[leaf].left = 0;
            let below = &mut vertices[parent as usize];
            below.left -= 1;
            below.xor ^= leaf as u32;
            below.carries ^= carries + 1;
            leaf = parent as usize;
        }
    }
    let parent = |v: &Peeled| if v.ground { GROUND } else { v.xor };
    let vertex = |v: &Peeled| Vertex { parent: parent(v), bridge: true, value: v.carries };
    (vertices.iter().map(vertex).collect(), order)
}

/// The values with the edges beside the forest: each counts 1 as a loop, and between its ends no
/// edge is a bridge. Vertices that are made one are passed at once the next time.
fn fuse(vertices: &mut [Vertex], order: &[u32], closing: &[(usize, usize)], mut fused: Vec<u32>) {
    let mut fallen = vec![u32::MAX; vertices.len()];
    for (time, &v) in order.iter().enumerate() {
        fallen[v as usize] = time as u32;
        vertices[vertices[v as usize].parent as usize].value = 0;
    }
    for &(u, v) in closing {
        vertices[u].value ^= 1;
        let (mut u, mut v) = (find(&mut fused, u), find(&mut fused, v));
        while u != v {
            let lower = if fallen[u] < fallen[v] { &mut u } else { &mut v };
            vertices[*lower].bridge = false;
            fused[*lower] = vertices[*lower].parent;
            *lower = find(&mut fused, *lower);
        }
    }
    for &v in order {
        let Vertex { parent, bridge, value } = vertices[v as usize];
        vertices[parent as usize].value ^= if bridge { value + 1 } else { value ^ 1 };
    }
}

/// The root of a part, to which all on the way point more closely afterwards.
fn find(parts: &mut [u32], mut v: usize) -> usize {
    while parts[v] as usize != v {
        parts[v] = parts[parts[v] as usize];
        v = parts[v] as usize;
    }
    v
}
