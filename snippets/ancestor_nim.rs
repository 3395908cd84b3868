//! Ancestor Nim: move a token from a vertex of a tree to any one above it, for every root; whoever cannot move loses.
//!
//! The name is ours. A token may move to any smaller depth, so it is a heap of as many stones as
//! its vertex is deep, and a root is worth the xor of its distances to all tokens. Two tokens on a
//! vertex cancel. Take out a centroid: a distance through it is a sum `d + x` of two depths. Digit
//! `j` of the xor of all `d + x` is the parity of the depths `x` that lie, modulo `2^(j+1)`, in a
//! window of half that length, and the next `d` moves the window by one. So all `d` together take
//! linear time. Pairs on one side of the centroid are counted for that side once more, and so
//! cancel; each side is a tree of half the size at most.
//!
//! ```
//! use nim_snippets::ancestor_nim::{depths, root_values, winning_moves};
//!
//! let edges = [(0, 1), (1, 2), (1, 3)];
//! assert_eq!(root_values(4, &edges, &[0, 0, 1, 3]), [0, 0, 2, 2]); // 2 ^ 2, 1 ^ 1, 0 ^ 2, 2 ^ 0
//! assert!(winning_moves(4, &edges, &[0, 0, 1, 3], 2).eq([(3, 2)]));
//! assert_eq!(depths(4, &edges, 2), [2, 1, 0, 2]);
//! ```
//!
//! - Time: `O(n log n)`, 10^5 vertices take 0.1 s; the moves of one root take `O(n)`.
//! - Input: `n - 1` edges that form a tree, each in any direction, asserted; any tokens. In misère
//!   play the depths of the tokens are heaps for `misere_nim`.
//! - Source: own derivation; the xor of distances in a tree is folklore.
//! - 日本語: 祖先ニム: 木の駒を任意の祖先へ動かすゲームの値を、すべての根について求める。動けなければ負け。
//! - See also: [`rerooted_tree`](super::rerooted_tree) (to any vertex below),
//!   [`staircase_tree`](super::staircase_tree) (to the `k`-th ancestor).

#![cfg_attr(doc, doc(alias("move a token to any ancestor", "任意の祖先へ駒を動かす")))]
#![cfg_attr(doc, doc(alias("xor of distances in a tree", "距離の xor", "距离异或和")))]

/// The Grundy value for each root, with `tokens[v]` tokens on vertex `v`.
pub fn root_values(n: usize, edges: &[(usize, usize)], tokens: &[u64]) -> Vec<u64> {
    assert!(tokens.len() == n, "tokens on {} of {} vertices", tokens.len(), n);
    let places = places(&rooted(n, edges, &[0][..n.min(1)]));
    let name = |v: usize| places[v].0; // what is near in the tree is near in memory
    let edges: Vec<(usize, usize)> = edges.iter().map(|&(a, b)| (name(a), name(b))).collect();
    let mut named_tokens = vec![0; n];
    for (v, &count) in tokens.iter().enumerate() {
        named_tokens[name(v)] = count;
    }
    let mut pieces = Pieces::new(n, &edges);
    let mut values = vec![0; n];
    let mut open: Vec<usize> = (0..n.min(1)).collect(); // a vertex of each piece
    while let Some(v) = open.pop() {
        let centroid = pieces.centroid(v);
        let piece = pieces.preorder(centroid);
        pieces.is_gone[centroid] = true;
        add_xors(&mut values, &named_tokens, &piece);
        let starts: Vec<usize> = (1..piece.len()).filter(|&i| piece[i].depth == 1).collect();
        let ends = starts.iter().skip(1).copied().chain([piece.len()]);
        for (&start, end) in starts.iter().zip(ends) {
            add_xors(&mut values, &named_tokens, &piece[start..end]);
            open.push(piece[start].vertex);
        }
    }
    (0..n).map(|v| values[name(v)]).collect()
}

/// How deep each vertex is below this root: a heap for each token on it.
pub fn depths(n: usize, edges: &[(usize, usize)], root: usize) -> Vec<u64> {
    depths_below(&rooted(n, edges, &[root]))
}

/// All winning moves `(v, to)` for one root: a token goes from `v` to `to`. At most one for each
/// vertex.
pub fn winning_moves(
    n: usize,
    edges: &[(usize, usize)],
    tokens: &[u64],
    root: usize,
) -> impl Iterator<Item = (usize, usize)> {
    assert!(tokens.len() == n, "tokens on {} of {} vertices", tokens.len(), n);
    let rooted = rooted(n, edges, &[root]);
    let depths = depths_below(&rooted);
    let xor = depths.iter().zip(tokens).fold(0, |xor, (depth, count)| xor ^ (depth * (count % 2)));
    let mut preorder = vec![0; n];
    for (v, &(start, _)) in places(&rooted).iter().enumerate() {
        preorder[start] = v;
    }
    let mut path = vec![0; n]; // from the root to a vertex, by depth
    let mut targets = vec![None; n];
    for v in preorder {
        path[depths[v] as usize] = v;
        if tokens[v] > 0 && xor ^ depths[v] < depths[v] {
            targets[v] = Some(path[(xor ^ depths[v]) as usize]);
        }
    }
    targets.into_iter().enumerate().filter_map(|(v, to)| Some((v, to?)))
}

fn depths_below(rooted: &[(usize, usize)]) -> Vec<u64> {
    let mut depths = vec![0; rooted.len()];
    for &(v, parent) in rooted.iter().rev().skip(1) {
        depths[v] = depths[parent] + 1;
    }
    depths
}

/// A vertex in the preorder of a piece.
struct Visit {
    vertex: usize,
    /// The place of its parent.
    above: usize,
    depth: usize,
}

/// The pieces of a tree of which some vertices are gone.
struct Pieces {
    /// Where the neighbours of each vertex begin in `near`, and where the last ones end.
    starts: Vec<usize>,
    near: Vec<usize>,
    is_gone: Vec<bool>,
}

impl Pieces {
    fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        let mut starts = vec![0; n + 1];
        for &(a, b) in edges {
            starts[a] += 1;
            starts[b] += 1;
        }
        for v in 0..n {
            starts[v + 1] += starts[v];
        }
        let mut near = vec![0; 2 * edges.len()];
        for (a, b) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
            starts[a] -= 1;
            near[starts[a]] = b;
        }
        Pieces { starts, near, is_gone: vec![false; n] }
    }

    /// The piece of a vertex from there on: what is below a vertex follows it.
    fn preorder(&self, root: usize) -> Vec<Visit> {
        let mut piece: Vec<Visit> = Vec::new();
        let mut open = vec![Visit { vertex: root, above: 0, depth: 0 }];
        while let Some(visit) = open.pop() {
            let Visit { vertex, above, depth } = visit;
            let place = piece.len();
            piece.push(visit);
            let parent = piece[above].vertex;
            let near = &self.near[self.starts[vertex]..self.starts[vertex + 1]];
            let below = near.iter().filter(|&&to| to != parent && !self.is_gone[to]);
            open.extend(below.map(|&to| Visit { vertex: to, above: place, depth: depth + 1 }));
        }
        piece
    }

    /// A vertex of the piece of `v` without which nothing of more than half the size is left.
    fn centroid(&self, v: usize) -> usize {
        let piece = self.preorder(v);
        let mut sizes = vec![1; piece.len()];
        for (i, visit) in piece.iter().enumerate().rev() {
            if 2 * sizes[i] >= piece.len() {
                return visit.vertex;
            }
            sizes[visit.above] += sizes[i];
        }
        v
    }
}

/// Adds to the value of each vertex of a piece the xor of its depth plus that of each token.
fn add_xors(values: &mut [u64], tokens: &[u64], piece: &[Visit]) {
    let highest = piece.iter().map(|visit| visit.depth).max().unwrap_or(0);
    let mut parities = vec![0; (2 * highest + 1).next_power_of_two()];
    for visit in piece {
        parities[visit.depth] ^= tokens[visit.vertex] % 2;
    }
    let xors = xors_of_sums(&parities);
    for visit in piece {
        values[visit.vertex] ^= xors[visit.depth];
    }
}

/// For each `d` the xor of `(d + x) % parities.len()` over all `x` whose parity is 1. The length is
/// a power of two.
fn xors_of_sums(parities: &[u64]) -> Vec<u64> {
    let (low, high) = parities.split_at(parities.len() / 2);
    if low.is_empty() {
        return vec![0];
    }
    let half = low.len();
    let folded: Vec<u64> = low.iter().zip(high).map(|(low, high)| low ^ high).collect();
    let mut xors = xors_of_sums(&folded).repeat(2);
    let mut digit = high.iter().fold(0, |digit, parity| digit ^ parity); // of `d + x` at `half`
    for (d, xor) in xors.iter_mut().enumerate() {
        *xor += digit * half as u64;
        digit ^= folded[(2 * half - 1 - d) % half];
    }
    xors
}

/// The place of each vertex in preorder, and the place after all that is below it.
fn places(rooted: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut sizes = vec![1; rooted.len()];
    for &(v, parent) in rooted.iter().filter(|(v, parent)| v != parent) {
        sizes[parent] += sizes[v];
    }
    let mut places = vec![(0, 0); rooted.len()];
    let mut free = vec![0; rooted.len()]; // the place of the next child
    for &(v, parent) in rooted.iter().rev() {
        let start = free[parent];
        free[parent] += sizes[v];
        free[v] = start + 1;
        places[v] = (start, start + sizes[v]);
    }
    places
}

/// The vertices of a forest from the leaves up, each with its parent, before which it comes. The
/// roots, one in each tree, are their own parents.
fn rooted(n: usize, edges: &[(usize, usize)], roots: &[usize]) -> Vec<(usize, usize)> {
    for v in edges.iter().map(|&(a, b)| a.max(b)).chain(roots.iter().copied()) {
        assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
    }
    assert!(edges.len() + roots.len() == n, "the edges are no tree on each root");
    let loops = roots.iter().map(|&root| (root, root));
    let mut near = vec![(0, 0); n]; // how many neighbours are left, and their xor: the last one
    for (a, b) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).chain(loops) {
        near[a].0 += 1;
        near[a].1 ^= b;
    }
    let mut vertices = Vec::with_capacity(n);
    for mut v in 0..n {
        while near[v].0 == 1 {
            let parent = near[v].1;
            vertices.push((v, parent));
            near[v].0 = 0;
            if parent != v {
                near[parent].0 -= 1;
                near[parent].1 ^= v;
                v = parent;
            }
        }
    }
    assert!(vertices.len() == n, "the edges are no tree on each root");
    vertices
}
