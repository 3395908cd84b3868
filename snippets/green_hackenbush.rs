//! Green Hackenbush: cut an edge, what no longer stands on the ground falls; whoever cannot move loses.
//!
//! Colon principle: branches at a vertex xor, and a branch of value `g` on an edge has value
//! `g + 1`. Fusion principle: contract each cycle to a vertex; its edges become loops of value 1.
//! The ground is one vertex. So in a depth-first tree a subtree of value `g` counts `g + 1` over a
//! bridge and `g ^ 1` over any other tree edge, and each non-tree edge counts 1.
//! From the ground up, the change of the whole value that wins tells the change of each branch that
//! wins: cutting a bridge must take away exactly its `g + 1`. A cut on a cycle is tried.
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
//! - Time: `O(n + edges)`: 2·10^5 edges take 0.05 s. `winning_moves` takes as long for each edge on
//!   a cycle and as long for all bridges together.
//! - Input: edges in any direction, loops and parallel ones too, fewer than 2^30 of them; any
//!   ground vertices (a sum is one graph). What does not stand on the ground counts as absent.
//! - Panics: a vertex outside `0..n`.
//! - Misère: no theory is known.
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
    search(n, edges, ground).first().map_or(0, |root| root.value)
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
    let tree = search(n, edges, ground);
    let mut is_tried = vec![tree.first().map_or(false, |root| root.value > 0); edges.len()];
    let mut wins = vec![false; edges.len()];
    let mut changes: Vec<u64> = tree.iter().map(|v| v.value).collect(); // of a branch that wins
    for (place, v) in tree.iter().enumerate().skip(1) {
        let change = changes[v.parent];
        changes[place] = change;
        if v.detours == 0 {
            is_tried[v.edge] = false;
            let wanted = (v.value + 1) ^ change;
            wins[v.edge] = wanted == 0;
            changes[place] = if wanted == 0 { 0 } else { (wanted - 1) ^ v.value };
        }
    }
    (0..edges.len()).filter(move |&cut| {
        let rest = || [&edges[..cut], &edges[cut + 1..]].concat();
        wins[cut] || is_tried[cut] && grundy(n, &rest(), ground) == 0
    })
}

/// A vertex of the depth-first tree.
struct Vertex {
    parent: usize, // its place
    edge: usize,   // the index of the edge to it
    value: u64,    // of everything above the vertex
    detours: i64,  // the non-tree edges from its subtree to below it: 0 makes the edge a bridge
}

/// The depth-first tree of what stands on the ground, each vertex after its parent.
fn search(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> Vec<Vertex> {
    assert!(n.max(edges.len()) < 1 << 30, "2^30 vertices or edges are too many");
    let mut fused: Vec<usize> = (0..n).collect();
    for &v in ground {
        assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
        fused[v] = ground[0];
    }
    let mut near = vec![Vec::new(); n];
    for (edge, &(u, v)) in edges.iter().enumerate() {
        assert!(u.max(v) < n, "vertex {} in a graph of {} vertices", u.max(v), n);
        near[fused[u]].push((fused[v], edge));
        near[fused[v]].push((fused[u], edge));
    }
    let mut tree: Vec<Vertex> = Vec::new();
    let mut places = vec![usize::MAX; n];
    let mut is_used = vec![false; edges.len()];
    let mut stack: Vec<_> = ground.iter().take(1).map(|&root| (0, root, usize::MAX)).collect();
    while let Some((parent, v, edge)) = stack.pop() {
        if edge < edges.len() && std::mem::replace(&mut is_used[edge], true) {
            continue;
        }
        let place = places[v];
        if place == usize::MAX {
            places[v] = tree.len();
            stack.extend(near[v].iter().map(|&(to, edge)| (tree.len(), to, edge)));
            tree.push(Vertex { parent, edge, value: 0, detours: 0 });
        } else {
            tree[parent].value ^= 1;
            tree[parent].detours += 1;
            tree[place].detours -= 1;
        }
    }
    for place in (1..tree.len()).rev() {
        let Vertex { parent, value, detours, .. } = tree[place];
        tree[parent].value ^= if detours > 0 { value ^ 1 } else { value + 1 };
        tree[parent].detours += detours;
    }
    tree
}
