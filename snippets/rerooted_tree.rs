//! Rerooted tree: cut an edge, or move a token to a vertex below, for every root; whoever cannot move loses.
//!
//! Not a standard name. If cutting an edge removes everything below it, the value of a tree is the
//! xor of `g + 1` over the values `g` of the branches at its root (colon principle). From the
//! leaves upwards, this gives the value below each vertex; from the root downwards, the rest of the
//! tree is one more branch. A token that may move to any vertex below its own is a heap whose size
//! is the height of its vertex, because all smaller heights occur below it. If the root moves along
//! an edge, only the heights of the two ends change.
//!
//! ```
//! use nim_snippets::rerooted_tree::*;
//!
//! let edges = [(0, 1), (1, 2), (1, 3)];
//! assert_eq!(cut_root_values(4, &edges), [1, 1, 1, 1]); // an odd number of edges
//! assert_eq!(descendant_root_values(4, &edges, &[1, 0, 0, 1]), [2, 0, 0, 2]); // on 0 and 3
//! assert!(descendant_winning_moves(4, &edges, &[1, 0, 0, 1], 0).eq([(0, 2), (0, 3)]));
//! ```
//!
//! - Time: `O(n)`: 2·10^5 vertices take 20 ms. The moves of one root take a step for each vertex
//!   below each winning token.
//! - Limit: `n ≤ 5·10^5`.
//! - Input: the `n - 1` edges of a tree, in any direction; any tokens.
//! - Panics: edges that do not form a tree, a vertex outside `0..n`, or `tokens.len() != n`.
//! - Misère: the heights of the tokens are heaps for `misere_nim`; no general theory is known for
//!   cuts.
//! - Source: E. Berlekamp, J. Conway, R. Guy, "Winning Ways", 1982, ch. 7 (cuts); Luogu
//!   P8994 (tokens).
//! - 日本語: 全方位木のゲーム: 辺を切る、または駒を子孫へ動かすゲームの値を、すべての根について求める。動けなければ負け。
//! - See also: [`green_hackenbush`](super::green_hackenbush) (one root, which edges to cut),
//!   [`nim`](super::nim) (tokens to any vertex above: the depths are heaps),
//!   [`staircase_tree`](super::staircase_tree) (to the `k`-th ancestor, every root).

#![cfg_attr(doc, doc(alias("全方位木 DP", "rerooting", "换根 dp 博弈", "Luogu P8994 经典游戏")))]
#![cfg_attr(doc, doc(alias("move a chip to any vertex of its subtree")))]
#![cfg_attr(doc, doc(alias("部分木の頂点へ駒を動かす")))]

/// The Grundy value for each root if a move cuts an edge, and what hangs below it goes.
pub fn cut_root_values(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    let rooted = rooted(n, edges, &[0][..n.min(1)]);
    let mut values = vec![0; n]; // of the subtree, then of the whole tree
    for &(v, parent) in rooted.iter().filter(|(v, parent)| v != parent) {
        values[parent] ^= values[v] + 1;
    }
    for &(v, parent) in rooted.iter().rev().skip(1) {
        let above = values[parent] ^ (values[v] + 1);
        values[v] ^= above + 1;
    }
    values
}

/// The Grundy value for each root of the game in which one of `tokens[v]` tokens on a vertex `v`
/// goes to any vertex farther below.
pub fn descendant_root_values(n: usize, edges: &[(usize, usize)], tokens: &[u64]) -> Vec<u64> {
    assert!(tokens.len() == n, "tokens on {} of {} vertices", tokens.len(), n);
    let rooted = rooted(n, edges, &[0][..n.min(1)]);
    let Heights { below, above, whole } = Heights::new(&rooted);
    let value = |v: usize, height: u64| tokens[v] % 2 * height;
    let all_below = (0..n).fold(0, |xor, v| xor ^ value(v, below[v]));
    let mut values = vec![all_below; n];
    for &(v, parent) in rooted.iter().rev().skip(1) {
        let before = value(parent, whole[parent]) ^ value(v, below[v]);
        values[v] = values[parent] ^ before ^ value(parent, above[v]) ^ value(v, whole[v]);
    }
    values
}

/// All winning moves `(v, to)` of that game with one root: a token goes from `v` to `to`.
pub fn descendant_winning_moves(
    n: usize,
    edges: &[(usize, usize)],
    tokens: &[u64],
    root: usize,
) -> impl Iterator<Item = (usize, usize)> {
    assert!(tokens.len() == n, "tokens on {} of {} vertices", tokens.len(), n);
    let rooted = rooted(n, edges, &[root]);
    let heights = heights_below(&rooted);
    let xor = (0..n).fold(0, |xor, v| xor ^ (tokens[v] % 2 * heights[v]));
    let is_mover = |&v: &usize| tokens[v] > 0 && xor ^ heights[v] < heights[v];
    let movers: Vec<usize> = (0..n).filter(is_mover).collect();
    let mut children = vec![Vec::new(); n];
    for &(v, parent) in rooted.iter().filter(|(v, parent)| v != parent) {
        children[parent].push(v);
    }
    movers.into_iter().flat_map(move |v| {
        let mut below = children[v].clone();
        let mut next = 0;
        while let Some(&w) = below.get(next) {
            below.extend(&children[w]);
            next += 1;
        }
        below.retain(|&to| heights[to] == xor ^ heights[v]);
        below.sort_unstable();
        below.into_iter().map(move |to| (v, to))
    })
}

/// The heights of the parts of a tree.
struct Heights {
    /// The height of each vertex in its subtree.
    below: Vec<u64>,
    /// The height of the vertex's parent as the root, without the subtree of the vertex.
    above: Vec<u64>,
    /// The height of the tree with each vertex as the root.
    whole: Vec<u64>,
}

impl Heights {
    fn new(rooted: &[(usize, usize)]) -> Self {
        let below = heights_below(rooted);
        let mut highest = vec![[0; 2]; rooted.len()]; // the two highest branches at a vertex
        for &(v, parent) in rooted.iter().filter(|(v, parent)| v != parent) {
            insert(&mut highest[parent], below[v] + 1);
        }
        let mut above = vec![0; rooted.len()];
        for &(v, parent) in rooted.iter().rev().skip(1) {
            let [first, second] = highest[parent];
            above[v] = if first == below[v] + 1 { second } else { first };
            insert(&mut highest[v], above[v] + 1);
        }
        let whole = highest.iter().map(|highest| highest[0]).collect();
        Heights { below, above, whole }
    }
}

/// Keeps the two largest heights.
fn insert(highest: &mut [u64; 2], height: u64) {
    let [first, second] = *highest;
    *highest = [first.max(height), second.max(first.min(height))];
}

/// The distance from each vertex to the farthest one below it.
fn heights_below(rooted: &[(usize, usize)]) -> Vec<u64> {
    let mut heights = vec![0; rooted.len()];
    for &(v, parent) in rooted.iter().filter(|(v, parent)| v != parent) {
        heights[parent] = heights[parent].max(heights[v] + 1);
    }
    heights
}

/// The vertices of a forest from the leaves up, each with its parent, which comes later. The
/// roots, one in each tree, are their own parents.
fn rooted(n: usize, edges: &[(usize, usize)], roots: &[usize]) -> Vec<(usize, usize)> {
    for v in edges.iter().map(|&(a, b)| a.max(b)).chain(roots.iter().copied()) {
        assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
    }
    assert!(edges.len() + roots.len() == n, "the edges do not form one tree per root");
    let loops = roots.iter().map(|&root| (root, root));
    let mut counts = vec![0; n]; // the number of neighbours not listed yet
    let mut xors = vec![0; n]; // the xor of these: if there is one, it is the neighbour
    for (a, b) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).chain(loops) {
        counts[a] += 1;
        xors[a] ^= b;
    }
    let mut vertices = Vec::with_capacity(n);
    for mut v in 0..n {
        while counts[v] == 1 {
            let parent = xors[v];
            vertices.push((v, parent));
            counts[v] = 0;
            if parent != v {
                counts[parent] -= 1;
                xors[parent] ^= v;
                v = parent;
            }
        }
    }
    assert!(vertices.len() == n, "the edges do not form one tree per root");
    vertices
}
