//! Hackendot: choose a vertex of a rooted forest, it goes with all vertices above it; whoever cannot move loses.
//!
//! What hangs off the path from the root to the chosen vertex are new trees, a sum of games. So the
//! options of a tree are: the xor of the branches at the root, if that is chosen; or an option of
//! one branch, xored with all other branches. The set of the options' values thus is the union
//! over the branches of their sets, each xored with one number, and one value more. The sets are
//! binary tries: a xor is noted at the root of a trie, a union merges two, and the least value that
//! is missing is found where a half is not full.
//!
//! ```
//! use nim_snippets::hackendot::Hackendot;
//!
//! let game = Hackendot::new(&[(0, 1), (1, 2), (1, 3)], &[0], &[true; 4]);
//! assert_eq!(game.grundy_values(), [3, 2, 1, 1]); // of what hangs below each vertex, with it
//! assert!(game.winning_moves().eq([1])); // two single vertices are left
//! let marked = Hackendot::new(&[(0, 1), (2, 3)], &[0, 2], &[false, true, true, false]);
//! assert!(!marked.wins()); // one choice in each tree
//! ```
//!
//! - Time: `O(n log n)`, with at most `16n log2 n` bytes: 10^5 vertices take 0.1 s.
//! - Input: fewer than 2^26 vertices. Edges in any direction, without a cycle, and one root in each
//!   tree, asserted. Only vertices with `true` can be chosen, and each once. The empty forest is
//!   lost. In misère play no theory is known.
//! - Source: J. Úlehla, "A complete analysis of von Neumann's Hackendot", 1980; SPOJ COT3 "Combat
//!   on a tree"; UOJ 266 "Alice和Bob又在玩游戏".
//! - 日本語: ハッケンドット: 根付き森の頂点を選び、根までの頂点をすべて取り除く。選べなければ負け。
//! - See also: [`green_hackenbush`](super::green_hackenbush) (an edge is cut, what hangs below
//!   goes), [`tree_kayles`](super::tree_kayles) (a vertex goes with its neighbours).

#![cfg_attr(doc, doc(alias("Hackendot of von Neumann", "根までのパスを消す", "删除到根的路径")))]
#![cfg_attr(doc, doc(alias("SPOJ COT3 Combat on a tree", "Luogu SP11414", "BZOJ 4730")))]
#![cfg_attr(doc, doc(alias("UOJ 266 Alice和Bob又在玩游戏", "mergeable trie", "trie 合并")))]

/// A forest, and the values of what hangs below its vertices.
pub struct Hackendot {
    can_choose: Vec<bool>,
    /// Each vertex before its parent, a root's own is itself.
    vertices: Vec<(usize, usize)>,
    values: Vec<u64>,
    /// The xor of the values of the children.
    below: Vec<u64>,
}

impl Hackendot {
    /// With these roots; a vertex `v` may be chosen if `can_choose[v]`.
    pub fn new(edges: &[(usize, usize)], roots: &[usize], can_choose: &[bool]) -> Self {
        let n = can_choose.len();
        let vertices = upwards(n, edges, roots);
        let mut below = vec![0; n];
        let mut values = vec![0; n];
        let mut options = vec![0; n];
        let digits = usize::BITS - n.leading_zeros();
        assert!(digits < 27, "{} vertices are too many", n);
        let mut sets = Sets(vec![Node::default()]);
        for &(v, parent) in &vertices {
            if can_choose[v] {
                let zero = sets.of_zero(digits);
                options[v] = sets.union(options[v], zero, digits);
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

    /// The Grundy value of each vertex with all that hangs below it.
    pub fn grundy_values(&self) -> &[u64] {
        &self.values
    }

    /// The Grundy value of the forest.
    pub fn grundy(&self) -> u64 {
        let roots = self.vertices.iter().filter(|&(v, parent)| v == parent);
        roots.fold(0, |xor, &(root, _)| xor ^ self.values[root])
    }

    /// Does the player to move win, i.e. is this an N-position?
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

/// As a `BTreeSet<u64>` for each set, all of whose values are xored, which is united with another,
/// and in which the least value is looked for that is missing. The first node is the empty set, all
/// others have values.
struct Sets(Vec<Node>);

/// The values that begin with some digits.
#[derive(Default)]
struct Node {
    /// Those that go on with the digit 0, and those with 1.
    halves: [u32; 2],
    count: u32,
    /// What all of them are still to be xored with.
    xor: u32,
}

impl Sets {
    /// A new set of the value 0.
    fn of_zero(&mut self, digits: u32) -> u32 {
        let mut set = 0;
        for _ in 0..=digits {
            self.0.push(Node { halves: [set, 0], count: 1, xor: 0 });
            set = self.0.len() as u32 - 1;
        }
        set
    }

    /// Of sets that differ in the last digits only, both of which are used up.
    fn union(&mut self, a: u32, b: u32, digits: u32) -> u32 {
        if a == 0 || b == 0 || digits == 0 {
            return a.max(b);
        }
        let [of_a, of_b] = [self.halves(a, digits - 1), self.halves(b, digits - 1)];
        let low = self.union(of_a[0], of_b[0], digits - 1);
        let high = self.union(of_a[1], of_b[1], digits - 1);
        let count = self.0[low as usize].count + self.0[high as usize].count;
        self.0[a as usize] = Node { halves: [low, high], count, xor: 0 };
        a
    }

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

    /// Those without and with this digit, after the xor is passed on to them.
    fn halves(&mut self, set: u32, digit: u32) -> [u32; 2] {
        let node = &mut self.0[set as usize];
        let xor = std::mem::take(&mut node.xor);
        node.halves.rotate_left((xor >> digit & 1) as usize);
        let [low, high] = node.halves;
        self.0[low as usize].xor ^= xor;
        self.0[high as usize].xor ^= xor;
        [low, high]
    }
}

/// The vertices of a forest, each before its parent, which they have beside them.
fn upwards(n: usize, edges: &[(usize, usize)], roots: &[usize]) -> Vec<(usize, usize)> {
    let mut degrees = vec![0; n];
    let mut links = vec![0; n]; // the xor of all neighbours that are not yet in the list
    let loops = roots.iter().map(|&root| (root, root)); // so that roots are their own parents
    for (a, b) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).chain(loops) {
        assert!(a.max(b) < n, "vertex {} in a graph of {} vertices", a.max(b), n);
        degrees[a] += 1;
        links[a] ^= b;
    }
    let mut leaves: Vec<usize> = (0..n).filter(|&v| degrees[v] == 1).collect();
    let mut vertices = Vec::with_capacity(n);
    while let Some(v) = leaves.pop().filter(|&v| degrees[v] == 1) {
        let parent = links[v];
        vertices.push((v, parent));
        degrees[parent] -= 1;
        links[parent] ^= v;
        if degrees[parent] == 1 && parent != v {
            leaves.push(parent);
        }
    }
    assert!(vertices.len() == n, "the edges are no forest with one root in each tree");
    vertices
}
