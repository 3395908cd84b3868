//! Hackendot: choose a vertex of a rooted forest; its path to the root is removed; whoever cannot move loses.
//!
//! A choice leaves the trees that hung off the path from the root to the chosen vertex, which are a
//! sum of games. So a tree has these options: if its root is chosen, the xor of all branches; if a
//! vertex of a branch is chosen, an option of that branch, xored with the other branches. The set
//! of the values of the options is kept as a binary trie: a xor with all values is noted at the
//! root of the trie and passed down later, the tries of the branches are merged, and the mex lies
//! in the lower half unless that half is full.
//!
//! ```
//! use nim_snippets::hackendot::Hackendot;
//!
//! let game = Hackendot::new(4, &[(0, 1), (1, 2), (1, 3)], &[0]);
//! assert_eq!(game.vertex_values(), [3, 2, 1, 1]); // of the subtree of each vertex
//! assert!(game.winning_moves().eq([1])); // two single vertices are left
//! let is_free = [false, true, true, false];
//! let marked = Hackendot::with_marked(4, &[(0, 1), (2, 3)], &[0, 2], &is_free);
//! assert!(!marked.wins()); // one choice in each tree
//! ```
//!
//! - Time: `O(n log n)`, with some `20n log2 n` bytes: 10^5 vertices take 0.06 s.
//! - Limit: `n ≤ 10^5`.
//! - Input: the edges of a forest, in any direction, and one root in each tree. `with_marked`: only
//!   vertices with `true` can be chosen, and each once.
//! - Panics: edges that do not form a tree at each root, 2^26 vertices, a vertex outside `0..n`, or
//!   marks for other than `n` vertices.
//! - Misère: no general theory is known.
//! - Source: J. Úlehla, "A complete analysis of von Neumann's Hackendot", 1980; SPOJ COT3 "Combat
//!   on a tree"; UOJ 266 "Alice和Bob又在玩游戏".
//! - 日本語: ハッケンドット: 根付き森の頂点を選び、根までの頂点をすべて取り除く。選べなければ負け。
//! - See also: [`green_hackenbush`](super::green_hackenbush) (an edge is cut, what hangs below
//!   goes), [`node_kayles`](super::node_kayles) (a vertex goes with its neighbours).

#![cfg_attr(doc, doc(alias("Hackendot of von Neumann", "根までのパスを消す", "删除到根的路径")))]
#![cfg_attr(doc, doc(alias("SPOJ COT3 Combat on a tree", "Luogu SP11414", "BZOJ 4730")))]
#![cfg_attr(doc, doc(alias("UOJ 266 Alice和Bob又在玩游戏", "mergeable trie", "trie 合并")))]

/// A forest, and the values of the trees below its vertices.
pub struct Hackendot {
    can_choose: Vec<bool>,
    /// Each vertex with its parent, which comes later. A root is its own parent.
    vertices: Vec<(usize, usize)>,
    values: Vec<u64>,
    /// The xor of the values of the children.
    below: Vec<u64>,
}

impl Hackendot {
    /// The forest with these roots, one in each tree.
    pub fn new(n: usize, edges: &[(usize, usize)], roots: &[usize]) -> Self {
        assert!(n < 1 << 26, "{} vertices are too many", n);
        Hackendot::with_marked(n, edges, roots, &vec![true; n])
    }

    /// The forest in which only vertices `v` with `can_choose[v]` may be chosen.
    pub fn with_marked(
        n: usize,
        edges: &[(usize, usize)],
        roots: &[usize],
        can_choose: &[bool],
    ) -> Self {
        assert!(n < 1 << 26, "{} vertices are too many", n);
        assert!(can_choose.len() == n, "marks on {} of {} vertices", can_choose.len(), n);
        let vertices = rooted(n, edges, roots);
        let mut below = vec![0; n];
        let mut values = vec![0; n];
        let mut options = vec![0; n];
        let digits = usize::BITS - n.leading_zeros();
        let mut sets = Sets(vec![Node::default()]);
        for &(v, parent) in &vertices {
            if can_choose[v] {
                options[v] = sets.with_zero(options[v], digits);
            }
            sets.0[options[v] as usize].xor ^= below[v] as u32;
            values[v] = sets.mex(options[v], digits);
            if parent != v {
                below[parent] ^= values[v];
                sets.0[options[v] as usize].xor ^= values[v] as u32;
                options[parent] = sets.union(options[parent], options[v], digits);
            }
        }
        Hackendot { can_choose: can_choose.to_vec(), vertices, values, below }
    }

    /// The Grundy value of each vertex with everything below it.
    pub fn vertex_values(&self) -> &[u64] {
        &self.values
    }

    /// The Grundy value of the forest.
    pub fn grundy(&self) -> u64 {
        let roots = self.vertices.iter().filter(|&(v, parent)| v == parent);
        roots.fold(0, |xor, &(root, _)| xor ^ self.values[root])
    }

    /// Does the player to move win?
    pub fn wins(&self) -> bool {
        self.grundy() != 0
    }

    /// All winning moves: the vertices to choose, ascending.
    pub fn winning_moves(&self) -> impl Iterator<Item = usize> + '_ {
        let mut left = vec![self.grundy(); self.values.len()]; // if a vertex is chosen
        for &(v, parent) in self.vertices.iter().rev() {
            left[v] = left[parent] ^ self.values[v] ^ self.below[v];
        }
        (0..left.len()).filter(move |&v| self.can_choose[v] && left[v] == 0)
    }
}

/// Sets of numbers as binary tries. It does what a `BTreeSet<u64>` for each set would do, if one
/// xors all its values with a number, adds all values of another set to it, and looks for its mex.
/// A set is the index of its root node. Node 0 is the empty set; no other node is empty.
struct Sets(Vec<Node>);

/// The numbers of a set that begin with the digits on the way to this node.
#[derive(Default)]
struct Node {
    /// The numbers that continue with the digit 0, and those with 1.
    halves: [u32; 2],
    count: u32,
    /// A number to xor all of them with, which has not been passed down yet.
    xor: u32,
}

impl Sets {
    /// Adds the number 0 to a set of numbers of `digits` digits. The old set may not be used
    /// afterwards.
    fn with_zero(&mut self, mut set: u32, digits: u32) -> u32 {
        if set == 0 {
            set = self.0.len() as u32;
            self.0.push(Node { count: 1, ..Node::default() });
        }
        if digits > 0 {
            let [low, high] = self.halves(set, digits - 1);
            let low = self.with_zero(low, digits - 1);
            self.join(set, low, high);
        }
        set
    }

    /// The union of two sets of numbers of `digits` digits. Neither set may be used afterwards.
    fn union(&mut self, a: u32, b: u32, digits: u32) -> u32 {
        if a == 0 || b == 0 || digits == 0 {
            return a.max(b);
        }
        let [of_a, of_b] = [self.halves(a, digits - 1), self.halves(b, digits - 1)];
        let low = self.union(of_a[0], of_b[0], digits - 1);
        let high = self.union(of_a[1], of_b[1], digits - 1);
        self.join(a, low, high);
        a
    }

    /// Makes these sets the halves of `set`.
    fn join(&mut self, set: u32, low: u32, high: u32) {
        let count = self.0[low as usize].count + self.0[high as usize].count;
        self.0[set as usize] = Node { halves: [low, high], count, xor: 0 };
    }

    /// The least number that a set does not contain.
    fn mex(&mut self, mut set: u32, digits: u32) -> u64 {
        let mut mex = 0;
        for digit in (0..digits).rev() {
            let halves = self.halves(set, digit);
            let is_full = self.0[halves[0] as usize].count == 1 << digit;
            mex |= u64::from(is_full) << digit;
            set = halves[usize::from(is_full)];
        }
        mex
    }

    /// Passes the xor of a node on to its halves, and returns them: the numbers with 0 at this
    /// digit, and those with 1.
    fn halves(&mut self, set: u32, digit: u32) -> [u32; 2] {
        let node = &mut self.0[set as usize];
        let xor = std::mem::take(&mut node.xor);
        if xor >> digit & 1 == 1 {
            node.halves.swap(0, 1);
        }
        let [low, high] = node.halves;
        if xor != 0 {
            self.0[low as usize].xor ^= xor;
            self.0[high as usize].xor ^= xor;
        }
        [low, high]
    }
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
