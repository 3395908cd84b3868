//! Staircase Nim on a tree, every root: stones go from a vertex to its k-th ancestor; whoever cannot move loses.
//!
//! With a root chosen, the Grundy value is the xor of the stones on the vertices with
//! `⌊depth / k⌋` odd: see `staircase_graph`. Depth matters modulo `2k` only, so keep for each
//! vertex the xor of the stones at each distance modulo `2k`: first of those below it, from the
//! leaves up; then of all, from the root down, where a vertex gets what its parent has, without
//! what came from itself.
//!
//! ```
//! use nim_snippets::staircase_tree::{grundy_values, parents};
//!
//! let tree = [(0, 1), (1, 2), (1, 3)];
//! let grundy = grundy_values(&[7, 4, 5, 9], &tree, 1);
//! assert_eq!(grundy, [4, 7 ^ 5 ^ 9, 4, 4]); // one for each root: here all win
//! assert_eq!(grundy_values(&[2, 4, 1, 3], &tree, 1)[1], 0); // lost if 1 is the root
//! assert_eq!(parents(4, &tree, 2), [1, 2, 2, 1]); // for moves: those of `staircase_graph`
//! ```
//!
//! - Time: `O(nk)`; it takes `16nk` bytes: 10^5 vertices with `k = 20` take 0.1 s.
//! - Input: `n - 1` edges that form a tree, each in any direction, asserted; any stones; `k >= 1`.
//! - Source: folklore; Codeforces 1498F "Christmas Game".
//! - 日本語: 木の階段ニム: すべての根について、石を k 個上の祖先に移すゲームの値を求める。動けなければ負け。
//! - See also: `staircase_graph` (one root, forests and graphs, winning moves), `staircase_nim`.

#![cfg_attr(doc, doc(alias("すべての根", "全方位木 DP", "rerooting", "for each possible root")))]
#![cfg_attr(doc, doc(alias("tree of presents", "换根 阶梯博弈", "CF1498F Christmas Game")))]

/// The Grundy value for each root: whoever begins wins where it is not 0.
pub fn grundy_values(stones: &[u64], tree: &[(usize, usize)], k: usize) -> Vec<u64> {
    assert!(k > 0, "k must be positive");
    let n = stones.len();
    if n == 0 {
        return Vec::new();
    }
    let rooted = rooted(n, tree, 0);
    if k >= n {
        return vec![0; n];
    }
    let at = spread(stones, &rooted, 2 * k);
    at.chunks(2 * k).map(|at| at[k..].iter().fold(0, |xor, stones| xor ^ stones)).collect()
}

/// The parent of each vertex if `root` is the root, which is its own.
pub fn parents(n: usize, tree: &[(usize, usize)], root: usize) -> Vec<usize> {
    rooted(n, tree, root).1
}

/// The vertices of a tree from the root down, and the parent of each.
fn rooted(n: usize, tree: &[(usize, usize)], root: usize) -> (Vec<usize>, Vec<usize>) {
    let mut near = vec![Vec::new(); n];
    for (a, b) in tree.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
        assert!(a.max(b) < n, "vertex {} in a graph of {} vertices", a.max(b), n);
        near[a].push(b);
    }
    assert!(root < n, "vertex {} in a graph of {} vertices", root, n);
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
    assert!(order.len() == n && tree.len() == n - 1, "the edges are no tree");
    (order, parents)
}

/// For each vertex the xor of the stones at each distance modulo `period`: first of those below it,
/// then of those in the whole tree.
fn spread(stones: &[u64], (order, parents): &(Vec<usize>, Vec<usize>), period: usize) -> Vec<u64> {
    let mut at: Vec<u64> = vec![0; stones.len() * period];
    at[order[0] * period] = stones[order[0]];
    for &v in order[1..].iter().rev() {
        let (own, above) = (v * period, parents[v] * period);
        at[own] ^= stones[v];
        at[above] ^= at[own + period - 1];
        for j in 1..period {
            at[above + j] ^= at[own + j - 1];
        }
    }
    for &v in &order[1..] {
        let (own, above) = (v * period, parents[v] * period);
        let [before_last, last] = [at[own + period - 2], at[own + period - 1]];
        for j in (2..period).rev() {
            at[own + j] ^= at[above + j - 1] ^ at[own + j - 2];
        }
        at[own + 1] ^= at[above] ^ last;
        at[own] ^= at[above + period - 1] ^ before_last;
    }
    at
}
