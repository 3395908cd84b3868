//! Green Hackenbush: cut an edge, what no longer stands on the ground falls; whoever cannot move loses.
//!
//! Branches at a vertex add by xor, and a branch worth `g` on one more edge is worth `g + 1` (colon
//! principle). The vertices of a cycle may be made one; its edges become loops, each worth 1
//! (fusion). So take a spanning forest on the ground, which is one vertex: a child worth `g` counts
//! `g + 1` over a bridge and `g ^ 1` over another edge, and each edge outside the forest counts 1.
//! Back from the ground up, the change of the value that wins tells which change of a branch wins.
//! A cut of an edge on a cycle makes bridges of all edges without which it is one: the
//! [proof](https://docs.rs/crate/nim-snippets/latest/source/docs/proofs/green_hackenbush.md) tells
//! how these rings are found and counted.
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
//!   `winning_moves` takes as long for a tree; with cycles `O((n + edges) log(n + edges))`, where
//!   it takes 1.5 seconds.
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
    ground: &[usize],
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
    let mut on_cycles = vec![1; edges.len()]; // what a cut there changes: an edge alone counts 1
    if order.len() < edges.len() {
        cut_rings(n, edges, ground, &mut on_cycles);
    }
    (0..edges.len()).filter(move |&cut| {
        let (u, v) = edges[cut];
        let hangs = |v: usize, on: usize| vertices[v].bridge && vertices[v].parent == on as u32;
        match [(u, v), (v, u)].iter().find(|edge| hangs(edge.0, edge.1)) {
            Some(&(v, parent)) => u64::from(vertices[v].value) + 1 == changes[parent],
            None => u64::from(on_cycles[cut]) == changes[u],
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
    let (mut vertices, mut order) = peel(n, edges, ground);
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
        (vertices, order) = peel(n, &tree_edges, ground);
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
fn peel(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> (Vec<Vertex>, Vec<u32>) {
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

/// Two edges on cycles are a pair if without one the other is a bridge. The pairs of an edge make a
/// ring of pieces with it, and its cut leaves two chains of bridges on the lowest piece. For each
/// edge that has a pair this finds what its cut changes.
fn cut_rings(n: usize, edges: &[(usize, usize)], ground: &[usize], changes: &mut [u32]) {
    let mut cuts = edges_on_cycles(n, edges, ground);
    cuts.sort_unstable();
    let is_pair = |two: &&[Cut]| two[0].past == two[1].past && two[0].place < NONE;
    let mut rest = &cuts[..];
    while !rest.is_empty() {
        let (ring, others) = rest.split_at(1 + rest.windows(2).take_while(is_pair).count());
        rest = others;
        if ring.len() > 1 {
            let whole = ring[0].value ^ ring[ring.len() - 1].value ^ 1;
            let up = chains(ring.iter().map(|cut| cut.value));
            let down = chains(ring.iter().rev().map(|cut| cut.value));
            for (cut, (up, down)) in ring.iter().zip(up.iter().zip(down.iter().rev())) {
                changes[cut.edge as usize] = whole ^ up ^ down;
            }
        }
    }
}

/// An edge of a depth-first search that numbers the vertices as it finds them.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Cut {
    past: Past,  // the same for those that are a pair
    place: u32,  // of the upper end, or `NONE` beside the search tree
    parent: u32, // the place of the lower end
    edge: u32,
    value: u32, // of all that was found over it
}

/// Of the edges beside the search tree that lead from over an edge to below it the number, and the
/// sums of the places of their lower and of their upper ends.
type Past = [i64; 3];

const NONE: u32 = u32::MAX;

fn edges_on_cycles(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> Vec<Cut> {
    let mut parts: Vec<usize> = (0..n).collect();
    ground.iter().for_each(|&v| parts[v] = ground[0]);
    let mut neighbours = vec![vec![]; n];
    for (edge, &(u, v)) in (0..).zip(edges) {
        neighbours[parts[u]].push((parts[v], edge));
        if parts[u] != parts[v] {
            neighbours[parts[v]].push((parts[u], edge));
        }
    }
    let (mut cuts, mut beside, mut places) = (vec![], vec![], vec![NONE; n]);
    let mut found: Vec<_> = ground.iter().take(1).map(|&v| (NONE, v, NONE)).collect();
    while let Some((parent, v, edge)) = found.pop() {
        let mut cut = Cut { past: [0; 3], place: places[v], parent, edge, value: 0 };
        if cut.place == NONE {
            cut.place = cuts.len() as u32;
            places[v] = cut.place;
            found.extend(neighbours[v].iter().map(|&(to, edge)| (cut.place, to, edge)));
            cuts.push(cut);
        } else if cut.place <= parent && cuts[parent as usize].edge != edge {
            let (lower, upper) = (cut.place, parent);
            cut.past = [1, lower.into(), upper.into()];
            add(&mut cuts[upper as usize].past, cut.past, 1);
            add(&mut cuts[lower as usize].past, cut.past, -1);
            cuts[upper as usize].value ^= 1;
            beside.push(Cut { place: NONE, ..cut });
        }
    }
    for place in (1..cuts.len()).rev() {
        let Cut { past, parent, value, .. } = cuts[place];
        let below = &mut cuts[parent as usize];
        below.value ^= if past[0] > 0 { value ^ 1 } else { value + 1 };
        add(&mut below.past, past, 1);
    }
    cuts.retain(|cut| cut.past[0] > 0);
    cuts.extend(beside);
    cuts
}

fn add(sum: &mut Past, past: Past, sign: i64) {
    for (sum, number) in sum.iter_mut().zip(past) {
        *sum += sign * number;
    }
}

/// For each edge of a ring what the chain counts that stands on the first one if this one is cut.
/// The `values` are those over the edges.
fn chains(values: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut chains: Vec<u32> = values.collect();
    let first = chains[0];
    for (chain, length) in chains.iter_mut().zip(0..) {
        *chain ^= first ^ (length & 1);
    }
    let all = (0..chains.len()).collect();
    carry(&mut chains, all, 0);
    chains
}

/// A chain of pieces worth `v[1]`, …, `v[k]` counts `1 + (v[1] ^ (1 + (v[2] ^ …)))`. Its digit is
/// that of `v[1] ^ … ^ v[k]`, turned once by each of the shorter chains that `agree` with it in the
/// digits below, for there the `1` is carried so far.
fn carry(chains: &mut [u32], agree: Vec<usize>, digit: u32) {
    if agree.len() > 1 {
        agree.iter().skip(1).step_by(2).for_each(|&k| chains[k] ^= 1 << digit);
        let (ones, zeros) = agree.into_iter().partition(|&k| chains[k] >> digit & 1 == 1);
        carry(chains, ones, digit + 1);
        carry(chains, zeros, digit + 1);
    }
}
