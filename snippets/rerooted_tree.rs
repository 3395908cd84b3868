//! Rerooted tree: cut an edge, or move a token to a vertex below, for every root; whoever cannot move loses.
//!
//! If a cut edge takes away what hangs below it, a tree is worth the xor of `g + 1` over the
//! branches `g` at its root (green Hackenbush's colon principle). From the leaves up this gives
//! what hangs below each vertex; from the root down, its parent as one more branch.
//! A token that may move to any vertex below its own is a heap of as many stones as its vertex is
//! high: below it stand all smaller heights. A root that moves along an edge changes the heights
//! of the edge's two ends only, so the xor of the heights is known for every root.
//!
//! ```
//! use nim_snippets::rerooted_tree::{cut_values, descendant_values, descendant_winning_moves};
//!
//! let tree = [(0, 1), (1, 2), (1, 3)];
//! assert_eq!(cut_values(4, &tree), [1, 1, 1, 1]); // an odd number of edges
//! assert_eq!(descendant_values(&tree, &[1, 0, 0, 1]), [2, 0, 0, 2]); // tokens on 0 and 3
//! assert!(descendant_winning_moves(&tree, &[1, 0, 0, 1], 0).eq([(0, 2), (0, 3)]));
//! ```
//!
//! - Time: `O(n)`, 10^6 vertices take 0.6 s; the moves of one root `O(n)` for each vertex that has
//!   tokens.
//! - Input: `n - 1` edges that form a tree, each in any direction, asserted; any tokens. In misère
//!   play the heights of the tokens are heaps for `misere_nim`; of cut trees no theory is known.
//! - Source: folklore; E. Berlekamp, J. Conway, R. Guy, "Winning Ways", 1982, ch. 7 (cuts); Luogu
//!   P8994 (tokens).
//! - 日本語: 根を変える木: 辺を切る、または駒を子孫へ動かすゲームの値を、すべての根について求める。動けなければ負け。
//! - See also: [`green_hackenbush`](super::green_hackenbush) (one root, which edges to cut),
//!   [`ancestor_nim`](super::ancestor_nim) (to any vertex above, every root),
//!   [`staircase_tree`](super::staircase_tree) (to the `k`-th ancestor, every root).

#![cfg_attr(doc, doc(alias("全方位木 DP", "rerooting", "换根 dp 博弈", "Luogu P8994 经典游戏")))]
#![cfg_attr(doc, doc(alias("move a chip to any vertex of its subtree")))]
#![cfg_attr(doc, doc(alias("部分木の頂点へ駒を動かす")))]

/// The Grundy value for each root if a move cuts an edge, and what hangs below it goes.
pub fn cut_values(n: usize, tree: &[(usize, usize)]) -> Vec<u64> {
    if n == 0 && tree.is_empty() {
        return Vec::new();
    }
    let (order, parents) = rooted(n, tree, 0);
    let mut values = vec![0; n]; // of what hangs below, then of the whole tree
    for &v in order[1..].iter().rev() {
        values[parents[v]] ^= values[v] + 1;
    }
    for &v in &order[1..] {
        let above = values[parents[v]] ^ (values[v] + 1);
        values[v] ^= above + 1;
    }
    values
}

/// For each root how far the farthest vertex is: the height of the tree.
pub fn heights(n: usize, tree: &[(usize, usize)]) -> Vec<u64> {
    Heights::new(n, tree).whole
}

/// The Grundy value for each root of the game in which one of `tokens[v]` tokens on a vertex `v`
/// goes to any vertex farther below.
pub fn descendant_values(tree: &[(usize, usize)], tokens: &[u64]) -> Vec<u64> {
    let Heights { order, parents, below, above, whole } = Heights::new(tokens.len(), tree);
    let worth = |v: usize, height: u64| tokens[v] % 2 * height;
    let mut values = vec![0; tokens.len()];
    if let Some(&root) = order.first() {
        values[root] = order.iter().fold(0, |xor, &v| xor ^ worth(v, below[v]));
        for &v in &order[1..] {
            let parent = parents[v];
            let before = worth(parent, whole[parent]) ^ worth(v, below[v]);
            values[v] = values[parent] ^ before ^ worth(parent, above[v]) ^ worth(v, whole[v]);
        }
    }
    values
}

/// All winning moves `(v, to)` of that game with one root: a token goes from `v` to `to`.
pub fn descendant_winning_moves(
    tree: &[(usize, usize)],
    tokens: &[u64],
    root: usize,
) -> impl Iterator<Item = (usize, usize)> {
    let (order, parents) = rooted(tokens.len(), tree, root);
    let heights = heights_below(&order, &parents);
    let xor = order.iter().fold(0, |xor, &v| xor ^ (tokens[v] % 2 * heights[v]));
    let mut moves = Vec::new();
    for v in (0..tokens.len()).filter(|&v| tokens[v] > 0) {
        let mut is_below = vec![false; tokens.len()];
        is_below[v] = true;
        for &to in order.iter().filter(|&&to| to != root) {
            is_below[to] |= is_below[parents[to]];
        }
        let wins = |&to: &usize| to != v && is_below[to] && heights[to] == xor ^ heights[v];
        moves.extend((0..tokens.len()).filter(wins).map(|to| (v, to)));
    }
    moves.into_iter()
}

struct Heights {
    order: Vec<usize>,
    parents: Vec<usize>,
    /// Of each vertex over what hangs below it, with the first vertex of `order` as the root.
    below: Vec<u64>,
    /// Of its parent if the vertex, and what hangs below it, is cut off and the parent is the root.
    above: Vec<u64>,
    /// With each vertex as the root.
    whole: Vec<u64>,
}

impl Heights {
    fn new(n: usize, tree: &[(usize, usize)]) -> Self {
        let (order, parents) =
            if n == 0 && tree.is_empty() { (Vec::new(), Vec::new()) } else { rooted(n, tree, 0) };
        let below = heights_below(&order, &parents);
        let mut highest = vec![[0; 2]; n]; // the two highest of the branches at a vertex
        for &v in order.iter().skip(1) {
            insert(&mut highest[parents[v]], below[v] + 1);
        }
        let mut above = vec![0; n];
        for &v in order.iter().skip(1) {
            let [first, second] = highest[parents[v]];
            above[v] = if first == below[v] + 1 { second } else { first };
            insert(&mut highest[v], above[v] + 1);
        }
        let whole = highest.iter().map(|highest| highest[0]).collect();
        Heights { order, parents, below, above, whole }
    }
}

/// Keeps the two highest.
fn insert(highest: &mut [u64; 2], height: u64) {
    let [first, second] = *highest;
    *highest = [first.max(height), second.max(first.min(height))];
}

/// How far the farthest vertex below each one is.
fn heights_below(order: &[usize], parents: &[usize]) -> Vec<u64> {
    let mut heights = vec![0; order.len()];
    for &v in order.iter().skip(1).rev() {
        heights[parents[v]] = heights[parents[v]].max(heights[v] + 1);
    }
    heights
}

/// The vertices of a tree from the root down, and the parent of each.
fn rooted(n: usize, tree: &[(usize, usize)], root: usize) -> (Vec<usize>, Vec<usize>) {
    for v in tree.iter().map(|&(a, b)| a.max(b)).chain([root]) {
        assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
    }
    assert!(tree.len() == n - 1, "the edges are no tree");
    let mut near = vec![Vec::new(); n];
    for (a, b) in tree.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
        near[a].push(b);
    }
    let mut parents: Vec<usize> = (0..n).map(|v| if v == root { v } else { n }).collect();
    let mut order = vec![root];
    let mut next = 0;
    while let Some(&v) = order.get(next) {
        next += 1;
        for &to in &near[v] {
            if parents[to] == n {
                parents[to] = v;
                order.push(to);
            }
        }
    }
    assert!(order.len() == n, "the edges are no tree");
    (order, parents)
}
