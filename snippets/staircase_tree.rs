//! Staircase Nim on a tree, every root: stones go from a vertex to its k-th ancestor; whoever cannot move loses.
//!
//! For one root, the Grundy value is the xor of the stones on the vertices with `⌊depth / k⌋` odd:
//! see `staircase_graph`. Depth matters only modulo `2k`, so keep for each vertex the xor of the
//! stones at each distance modulo `2k`: first of the stones below it, from the leaves upwards; then
//! of all stones, from the root downwards, where a vertex gets the xors of its parent without its
//! own share. If `k = 1` and the root is fixed, a subtree needs two numbers: the xors of its stones
//! at even and at odd distance. If the subtree is moved to another parent and its depth changes
//! parity, the two swap roles.
//!
//! ```
//! use nim_snippets::staircase_tree::{parents, root_values, StaircaseTree};
//!
//! let edges = [(0, 1), (1, 2), (1, 3)];
//! let values = root_values(4, &edges, &[7, 4, 5, 9], 1);
//! assert_eq!(values, [4, 7 ^ 5 ^ 9, 4, 4]); // one for each root: here all win
//! assert_eq!(root_values(4, &edges, &[2, 4, 1, 3], 1)[1], 0); // a loss if 1 is the root
//! assert_eq!(parents(4, &edges, 2), [1, 2, 2, 1]); // for moves: those of `staircase_graph`
//! let game = StaircaseTree::new(4, &edges, &[7, 4, 5, 9], 0);
//! assert_eq!((game.grundy(), game.grundy_if_moved(3, 2)), (4, Some(4 ^ 9)));
//! ```
//!
//! - Time: `O(nk)`, with `16nk` bytes: 10^5 vertices with `k = 20` take 0.06 s. A `StaircaseTree`
//!   is made in `O(n)`, and its answers are `O(1)`.
//! - Limit: `n · k ≤ 10^6`.
//! - Input: the `n - 1` edges of a tree, in any direction; any stones.
//! - Panics: edges that do not form a tree, a vertex outside `0..n`, `stones.len() != n`, or
//!   `k == 0`.
//! - Source: well known; Codeforces 1498F "Christmas Game"; HackerRank "Move the Coins".
//! - 日本語: 木の階段ニム: すべての根について、石を `k` 個上の祖先に移すゲームの値を求める。動けなければ負け。
//! - See also: [`staircase_graph`](super::staircase_graph) (one root, forests and graphs, winning
//!   moves), [`staircase_nim`](super::staircase_nim).

#![cfg_attr(doc, doc(alias("すべての根", "全方位木 DP", "rerooting", "for each possible root")))]
#![cfg_attr(doc, doc(alias("tree of presents", "换根 阶梯博弈", "CF1498F Christmas Game")))]

/// A tree with one root, whose stones go to the parent.
pub struct StaircaseTree {
    depths: Vec<usize>,
    /// The place of each vertex in preorder, and that after its subtree.
    places: Vec<(usize, usize)>,
    /// The xors of the stones in a subtree at even and at odd distance from its vertex.
    xors: Vec<[u64; 2]>,
    root: usize,
}

impl StaircaseTree {
    /// For these stones on the vertices of a tree.
    pub fn new(n: usize, edges: &[(usize, usize)], stones: &[u64], root: usize) -> Self {
        assert!(stones.len() == n, "stones on {} of {} vertices", stones.len(), n);
        let rooted = rooted(n, edges, &[root]);
        let mut xors: Vec<[u64; 2]> = stones.iter().map(|&stones| [stones, 0]).collect();
        for &(v, parent) in rooted.iter().filter(|(v, parent)| v != parent) {
            let [even, odd] = xors[v];
            xors[parent][0] ^= odd;
            xors[parent][1] ^= even;
        }
        let mut depths = vec![0; n];
        for &(v, parent) in rooted.iter().rev().skip(1) {
            depths[v] = depths[parent] + 1;
        }
        StaircaseTree { depths, places: places(&rooted), xors, root }
    }

    /// The Grundy value of the tree.
    pub fn grundy(&self) -> u64 {
        self.xors[self.root][1]
    }

    /// The Grundy value if the subtree of `v` hung below `to`; `None` if `to` is in it.
    pub fn grundy_if_moved(&self, v: usize, to: usize) -> Option<u64> {
        let n = self.depths.len();
        assert!(v.max(to) < n, "vertex {} in a graph of {} vertices", v.max(to), n);
        let (start, end) = self.places[v];
        let keeps_parity = (self.depths[v] + self.depths[to]) % 2 == 1; // `v` comes below `to`
        let change = if keeps_parity { 0 } else { self.xors[v][0] ^ self.xors[v][1] };
        let is_inside = (start..end).contains(&self.places[to].0);
        (!is_inside).then(|| self.grundy() ^ change)
    }
}

/// The Grundy value for each root: whoever begins wins where it is not 0.
pub fn root_values(n: usize, edges: &[(usize, usize)], stones: &[u64], k: usize) -> Vec<u64> {
    assert!(k > 0, "k must be positive");
    assert!(stones.len() == n, "stones on {} of {} vertices", stones.len(), n);
    let rooted = rooted(n, edges, &[0][..n.min(1)]);
    if k >= n {
        return vec![0; n];
    }
    let at = spread(stones, &rooted, 2 * k);
    at.chunks(2 * k).map(|at| at[k..].iter().fold(0, |xor, stones| xor ^ stones)).collect()
}

/// The parent of each vertex if `root` is the root, which is its own.
pub fn parents(n: usize, edges: &[(usize, usize)], root: usize) -> Vec<usize> {
    let rooted = rooted(n, edges, &[root]);
    let mut parents = vec![root; n];
    for (v, parent) in rooted {
        parents[v] = parent;
    }
    parents
}

/// For each vertex the xor of the stones at each distance modulo `period`.
fn spread(stones: &[u64], rooted: &[(usize, usize)], period: usize) -> Vec<u64> {
    let row = |v: usize| v * period..(v + 1) * period;
    let mut at = vec![0; stones.len() * period]; // of the stones in the subtree of the vertex
    let (mut below, mut above) = (vec![0; period], vec![0; period]);
    for &(v, parent) in rooted {
        at[v * period] ^= stones[v];
        if v != parent {
            below.copy_from_slice(&at[row(v)]);
            add_farther(&mut at[row(parent)], &below);
        }
    }
    // Now of all stones, from the root down: those at the parent without those from the vertex.
    for &(v, parent) in rooted.iter().rev().skip(1) {
        below.copy_from_slice(&at[row(v)]);
        above.copy_from_slice(&at[row(parent)]);
        add_farther(&mut above, &below);
        add_farther(&mut at[row(v)], &above);
    }
    at
}

/// Adds the stones of a neighbour: they are one edge farther from this vertex than from the
/// neighbour.
fn add_farther(here: &mut [u64], there: &[u64]) {
    let (last, others) = there.split_last().expect("a period of at least 2");
    here[0] ^= last;
    for (here, other) in here[1..].iter_mut().zip(others) {
        *here ^= other;
    }
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
