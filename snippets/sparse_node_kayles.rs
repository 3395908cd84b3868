//! Sparse node Kayles: choose a vertex of a large graph, it disappears with its neighbours; whoever cannot move loses.
//!
//! The game is the sum of the connected parts that are left, and there are four kinds of parts.
//! A path is Dawson's chess: choosing a vertex leaves two paths, and the values repeat after 34
//! vertices from 52 on. A cycle of `n` becomes a path of `n - 3` whatever is chosen.
//! Choosing a vertex `v` of a tree leaves, at each neighbour of `v`, the branches that do not hold
//! `v`: so a tree needs the values of the two branches at each edge. Trees of one shape are
//! evaluated once, with their centroid as the root; a shape is the list of the shapes below its
//! root. Any other part is worth the mex of what its vertices leave, memoised by its vertices.
//!
//! ```
//! use nim_snippets::sparse_node_kayles::{grundy, path_grundy, winning_moves, wins};
//!
//! let path: Vec<_> = (1..1000).map(|v| (v - 1, v)).collect();
//! assert_eq!(grundy(1000, &path), path_grundy(1000));
//! assert_eq!(path_grundy(10_u64.pow(18)), 7);
//! assert!(!wins(4, &path[..3]));
//! assert!(winning_moves(5, &[(0, 1), (1, 2), (1, 3), (3, 4)]).eq([0, 2, 3]));
//! ```
//!
//! - Time: almost `O(n + edges)` for paths and stars, 10^6 vertices take 0.06 s; a large cycle is
//!   sorted. Another tree takes a step for each vertex of each shape that can remain: a tree of 35
//!   vertices takes 0.004 s, one of 50 some seconds, three arms of 30 0.04 s. Any other part takes
//!   a step for each vertex of each connected set that can remain: for up to 64 vertices see
//!   `node_kayles`; larger ones are feasible if each choice leaves little but trees.
//!   `winning_moves` takes about as long as `grundy`.
//! - Input: fewer than 2^32 vertices, from 0, and about 80 bytes for each; loops and repeated edges
//!   change nothing. The empty graph is lost.
//! - Source: T. R. Dawson, 1935, solved by R. K. Guy and C. A. B. Smith, "The G-values of various
//!   games", 1956; T. J. Schaefer, "On the complexity of some two-person perfect-information
//!   games", 1978 (graphs); trees: own derivation.
//! - 日本語: 疎なグラフのノードケイレス: 頂点を選び、隣接する頂点ごと取り除く。道・閉路・木・小さな成分に分けて解く。
//! - See also: [`node_kayles`](super::node_kayles) (any graph of up to 64 vertices, shorter),
//!   [`octal_game`](super::octal_game) (its paths are 0.137).

#![cfg_attr(doc, doc(alias("大きなグラフのノードケイレス", "tree_kayles", "Tree Kayles")))]
#![cfg_attr(doc, doc(alias("path and cycle kayles", "Dawson chess on a circle")))]
#![cfg_attr(doc, doc(alias("components that are paths or cycles", "路径与环上的博弈")))]
#![cfg_attr(doc, doc(alias("node kayles on trees", "木のノードケイレス", "树上 选点删邻点")))]

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The Grundy value of a path of so many vertices.
pub fn path_grundy(length: u64) -> u64 {
    let index = if length < 86 { length } else { 52 + (length - 52) % 34 };
    PATHS[index as usize].into()
}

/// The Grundy value of a cycle of so many vertices, at least 3.
pub fn cycle_grundy(length: u64) -> u64 {
    assert!(length >= 3, "{} vertices are fewer than 3", length);
    u64::from(path_grundy(length - 3) == 0)
}

/// The Grundy value of the graph with vertices `0..n`.
pub fn grundy(n: usize, edges: &[(usize, usize)]) -> u64 {
    let mut solver = Solver::default();
    graph_parts(n, edges).iter().fold(0, |xor, part| xor ^ solver.grundy(part))
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(n: usize, edges: &[(usize, usize)]) -> bool {
    grundy(n, edges) != 0
}

/// All winning moves: the vertices to choose, ascending.
pub fn winning_moves(n: usize, edges: &[(usize, usize)]) -> impl Iterator<Item = usize> {
    let mut solver = Solver::default();
    let parts = graph_parts(n, edges);
    let values: Vec<u64> = parts.iter().map(|part| solver.grundy(part)).collect();
    let xor = values.iter().fold(0, |xor, value| xor ^ value);
    let mut moves = Vec::new();
    for (part, value) in parts.iter().zip(values).filter(|(_, value)| value ^ xor != *value) {
        let options = part.vertices.iter().zip(solver.options(part));
        moves.extend(options.filter(|option| option.1 == value ^ xor).map(|option| *option.0));
    }
    moves.sort_unstable();
    moves.into_iter()
}

/// Values of paths: after these the last 34 repeat.
const PATHS: [u8; 86] = [
    0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2,
    7, 4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4,
    5, 3, 7, 4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9,
];

/// A connected part of the graph.
#[derive(Default)]
struct Part {
    /// Ascending.
    vertices: Vec<usize>,
    /// Between places in `vertices`, the smaller one first. None is there twice.
    edges: Vec<(usize, usize)>,
}

enum Kind {
    Path,
    Cycle,
    Tree,
    Small,
    Large,
}

impl Part {
    fn degrees(&self) -> Vec<usize> {
        let mut degrees = vec![0; self.vertices.len()];
        for &(a, b) in &self.edges {
            degrees[a] += 1;
            degrees[b] += 1;
        }
        degrees
    }

    fn kind(&self) -> Kind {
        let is_tree = self.edges.len() < self.vertices.len();
        let is_thin = self.degrees().iter().all(|&degree| degree <= 2);
        match (is_tree, is_thin) {
            (true, true) => Kind::Path,
            (false, true) => Kind::Cycle,
            (true, false) => Kind::Tree,
            _ if self.vertices.len() <= 64 => Kind::Small,
            _ => Kind::Large,
        }
    }
}

fn graph_parts(n: usize, edges: &[(usize, usize)]) -> Vec<Part> {
    assert!(n.max(edges.len()) as u64 >> 32 == 0, "2^32 vertices or edges are too many");
    for &(a, b) in edges {
        assert!(a.max(b) < n, "vertex {} in a graph of {} vertices", a.max(b), n);
    }
    let ordered = edges.iter().map(|&(a, b)| (a.min(b), a.max(b)));
    let edges = ordered.filter(|(a, b)| a != b).collect();
    parts(&Part { vertices: (0..n).collect(), edges }, |_| true)
}

/// The connected parts of the vertices at some places.
fn parts(whole: &Part, is_left: impl Fn(usize) -> bool) -> Vec<Part> {
    let n = whole.vertices.len();
    let edges = || whole.edges.iter().filter(|&&(a, b)| is_left(a) && is_left(b));
    let mut joined: Vec<u32> = (0..n as u32).collect();
    for &(a, b) in edges() {
        let (a, b) = (find(&mut joined, a), find(&mut joined, b));
        joined[a] = b as u32;
    }
    let mut parts: Vec<Part> = Vec::new();
    let mut numbers = vec![usize::MAX; n]; // of the part, for one of its vertices
    let mut places = vec![0; n];
    for v in (0..n).filter(|&v| is_left(v)) {
        let number = &mut numbers[find(&mut joined, v)];
        if *number == usize::MAX {
            *number = parts.len();
            parts.push(Part::default());
        }
        let vertices = &mut parts[*number].vertices;
        places[v] = vertices.len();
        vertices.push(whole.vertices[v]);
    }
    for &(a, b) in edges() {
        parts[numbers[find(&mut joined, a)]].edges.push((places[a], places[b]));
    }
    for part in parts.iter_mut().filter(|part| part.edges.len() >= part.vertices.len()) {
        part.edges.sort_unstable();
        part.edges.dedup();
    }
    parts
}

/// What is known of the parts met so far.
#[derive(Default)]
struct Solver {
    shapes: Shapes,
    /// The values of parts of a part of more than 64 vertices, by their vertices.
    values: HashMap<Vec<usize>, u64>,
}

impl Solver {
    fn grundy(&mut self, part: &Part) -> u64 {
        match part.kind() {
            Kind::Small => {
                let n = part.vertices.len();
                Memo::new(n, &part.edges).grundy(all(n))
            }
            _ => self.known_grundy(part),
        }
    }

    /// What remains worth when each vertex of a part is chosen.
    fn options(&mut self, part: &Part) -> Vec<u64> {
        let n = part.vertices.len();
        match part.kind() {
            Kind::Path => path_options(part),
            Kind::Cycle => vec![path_grundy(n as u64 - 3); n],
            Kind::Tree => self.shapes.tree_options(part),
            Kind::Small => {
                let mut memo = Memo::new(n, &part.edges);
                (0..n).map(|v| memo.grundy(all(n) & !memo.taken[v])).collect()
            }
            Kind::Large => (0..n).map(|v| self.option(part, v)).collect(),
        }
    }

    /// As `grundy`, but parts of up to 64 vertices are looked up by their vertices too.
    fn known_grundy(&mut self, part: &Part) -> u64 {
        match part.kind() {
            Kind::Path => path_grundy(part.vertices.len() as u64),
            Kind::Cycle => cycle_grundy(part.vertices.len() as u64),
            Kind::Tree => self.shapes.tree_grundy(part),
            Kind::Small | Kind::Large => {
                if let Some(&known) = self.values.get(&part.vertices) {
                    return known;
                }
                let n = part.vertices.len();
                let options: Vec<u64> = (0..n).map(|v| self.option(part, v)).collect();
                let mex = least_missing(&options);
                self.values.insert(part.vertices.clone(), mex);
                mex
            }
        }
    }

    /// What remains worth when the vertex at a place is chosen.
    fn option(&mut self, part: &Part, v: usize) -> u64 {
        let mut is_left = vec![true; part.vertices.len()];
        is_left[v] = false;
        for &(a, b) in part.edges.iter().filter(|&&(a, b)| a == v || b == v) {
            is_left[a] = false;
            is_left[b] = false;
        }
        let left = parts(part, |w| is_left[w]);
        left.iter().fold(0, |xor, part| xor ^ self.known_grundy(part))
    }
}

fn least_missing(values: &[u64]) -> u64 {
    (0..).find(|value| !values.contains(value)).unwrap()
}

/// Two paths remain, of which the neighbours at the chosen vertex are gone.
fn path_options(path: &Part) -> Vec<u64> {
    let last = path.vertices.len() - 1;
    let shorter = |length: usize| path_grundy(length.saturating_sub(1) as u64);
    let end = path.degrees().iter().position(|&degree| degree < 2).unwrap();
    let mut options = vec![0; last + 1];
    for (i, &(v, _)) in rooted(last + 1, &path.edges, &[end]).iter().enumerate() {
        options[v] = shorter(i) ^ shorter(last - i);
    }
    options
}

/// A tree with a root.
struct Shape {
    /// The shapes at its root, ascending.
    branches: Vec<usize>,
    size: usize,
    /// Is it a path with an end as its root?
    is_string: bool,
    value: Option<u64>,
}

/// All shapes met so far, and the number of each.
#[derive(Default)]
struct Shapes {
    numbers: HashMap<Vec<usize>, usize, BuildHasherDefault<Multiply>>,
    shapes: Vec<Shape>,
}

/// A vertex of a shape. Of equal branches at a vertex only one is entered.
struct Vertex {
    parent: usize,
    /// The shape with this vertex as its root.
    below: usize,
    /// The shape of the rest of the tree, with the parent as its root: if both are there.
    above: Option<usize>,
}

impl Shapes {
    fn tree_grundy(&mut self, tree: &Part) -> u64 {
        let rooted = tree_from_hub(tree);
        let shapes = self.below(&rooted);
        self.value(shapes[rooted[rooted.len() - 1].0])
    }

    /// What remains worth when each vertex of a tree is chosen.
    fn tree_options(&mut self, tree: &Part) -> Vec<u64> {
        let rooted = tree_from_hub(tree);
        let shapes = self.below(&rooted);
        let root = rooted[rooted.len() - 1].0;
        let vertices = self.vertices(shapes[root]);
        let values = self.options(&vertices);
        let keys = vertices.iter().map(|vertex| (vertex.parent, vertex.below));
        let places: HashMap<(usize, usize), usize> = keys.zip(0..).collect();
        let mut at = vec![0; rooted.len()]; // the place of a vertex in `vertices`
        for &(v, parent) in rooted.iter().rev().skip(1) {
            at[v] = places[&(at[parent], shapes[v])];
        }
        at.into_iter().map(|place| values[place]).collect()
    }

    /// The shape below each vertex.
    fn below(&mut self, rooted: &[(usize, usize)]) -> Vec<usize> {
        let mut branches = vec![Vec::new(); rooted.len()];
        let mut shapes = vec![0; rooted.len()];
        for &(v, parent) in rooted {
            shapes[v] = self.number(std::mem::take(&mut branches[v]));
            branches[parent].push(shapes[v]);
        }
        shapes
    }

    /// The number of the shape with these branches.
    fn number(&mut self, mut branches: Vec<usize>) -> usize {
        branches.sort_unstable();
        if let Some(&number) = self.numbers.get(&branches) {
            return number;
        }
        let size = 1 + branches.iter().map(|&branch| self.shapes[branch].size).sum::<usize>();
        let are_strings = branches.iter().all(|&branch| self.shapes[branch].is_string);
        let is_path = are_strings && branches.len() <= 2;
        let value = if is_path { Some(path_grundy(size as u64)) } else { None };
        let is_string = are_strings && branches.len() <= 1;
        self.numbers.insert(branches.clone(), self.shapes.len());
        self.shapes.push(Shape { branches, size, is_string, value });
        self.shapes.len() - 1
    }

    /// The Grundy value of a shape.
    fn value(&mut self, shape: usize) -> u64 {
        if let Some(value) = self.shapes[shape].value {
            return value;
        }
        let centred = self.centred(shape);
        let value = self.shapes[centred].value.unwrap_or_else(|| {
            let vertices = self.vertices(centred);
            least_missing(&self.options(&vertices))
        });
        self.shapes[centred].value = Some(value);
        self.shapes[shape].value = Some(value);
        value
    }

    /// The same tree with its centroid as the root; of two centroids the one with the lower number.
    fn centred(&mut self, shape: usize) -> usize {
        let size = self.shapes[shape].size;
        let mut branches = self.shapes[shape].branches.clone();
        while let Some(i) = branches.iter().position(|&b| 2 * self.shapes[b].size > size) {
            branches = self.rerooted(branches, i);
        }
        let centred = self.number(branches.clone());
        match branches.iter().position(|&b| 2 * self.shapes[b].size == size) {
            Some(i) => {
                let branches = self.rerooted(branches, i);
                centred.min(self.number(branches))
            }
            None => centred,
        }
    }

    /// The branches of the same tree with the root of one branch as the root.
    fn rerooted(&mut self, mut branches: Vec<usize>, i: usize) -> Vec<usize> {
        let root = branches.swap_remove(i);
        let rest = self.number(branches);
        let mut branches = self.shapes[root].branches.clone();
        branches.push(rest);
        branches
    }

    /// The vertices of a shape from its root on.
    fn vertices(&mut self, shape: usize) -> Vec<Vertex> {
        let mut vertices = vec![Vertex { parent: 0, below: shape, above: None }];
        let mut parent = 0;
        while parent < vertices.len() {
            let branches = self.shapes[vertices[parent].below].branches.clone();
            let around = vertices[parent].above;
            for i in (0..branches.len()).filter(|&i| i == 0 || branches[i] != branches[i - 1]) {
                let below = branches[i];
                let above = if self.shapes[below].branches.is_empty() {
                    None
                } else {
                    let mut beside = branches.clone();
                    beside.swap_remove(i);
                    beside.extend(around);
                    Some(self.number(beside))
                };
                vertices.push(Vertex { parent, below, above });
            }
            parent += 1;
        }
        vertices
    }

    /// What remains worth when each vertex of a shape is chosen.
    fn options(&mut self, vertices: &[Vertex]) -> Vec<u64> {
        let branches = vertices[1..].iter().flat_map(|v| std::iter::once(v.below).chain(v.above));
        let is_new = |&branch: &usize| self.shapes[branch].value.is_none();
        let mut branches: Vec<usize> = branches.filter(is_new).collect();
        branches.sort_unstable_by_key(|&branch| self.shapes[branch].size); // a flat recursion
        for branch in branches {
            self.value(branch);
        }
        let value = |shape: usize| self.shapes[shape].value.unwrap();
        let branches = |shape: usize| self.shapes[shape].branches.iter();
        let without_root = |shape| branches(shape).fold(0, |xor, &branch| xor ^ value(branch));
        let around = |v: &Vertex| v.above.map_or(0, value) ^ without_root(v.below);
        let around: Vec<u64> = vertices.iter().map(around).collect();
        let mut options = Vec::with_capacity(vertices.len());
        for (i, v) in vertices.iter().enumerate() {
            let beside = if i == 0 { 0 } else { around[v.parent] ^ value(v.below) };
            let below = branches(v.below).fold(0, |xor, &branch| xor ^ without_root(branch));
            options.push(beside ^ below);
        }
        options
    }
}

/// A tree from the leaves up, with a root that has at least two neighbours: then no branch is
/// evaluated that cannot remain.
fn tree_from_hub(tree: &Part) -> Vec<(usize, usize)> {
    let hub = tree.degrees().iter().position(|&degree| degree > 1).unwrap();
    rooted(tree.vertices.len(), &tree.edges, &[hub])
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

/// The root of a part, to which all on the way point more closely afterwards.
fn find(parts: &mut [u32], mut v: usize) -> usize {
    while parts[v] as usize != v {
        parts[v] = parts[parts[v] as usize];
        v = parts[v] as usize;
    }
    v
}

/// As `(0..n).collect::<BTreeSet<_>>()`, in the bits of a word.
fn all(n: usize) -> u64 {
    (0..n).fold(0, |set, v| set | 1 << v)
}

/// As `set.iter()`, ascending.
fn vertices(set: u64) -> impl Iterator<Item = usize> {
    let without_first = |&set: &u64| Some(set & set.wrapping_sub(1));
    let rest = std::iter::successors(Some(set), without_first);
    rest.take_while(|&set| set != 0).map(|set| set.trailing_zeros() as usize)
}

struct Memo {
    /// The set of each vertex and its neighbours.
    taken: Vec<u64>,
    /// The values of the components met so far.
    values: HashMap<u64, u64, BuildHasherDefault<Multiply>>,
}

impl Memo {
    fn new(n: usize, edges: &[(usize, usize)]) -> Memo {
        assert!(n <= 64, "{} vertices are more than 64", n);
        let mut taken: Vec<u64> = (0..n).map(|v| 1 << v).collect();
        for &(u, v) in edges {
            assert!(u.max(v) < n, "vertex {} in a graph of {} vertices", u.max(v), n);
            taken[u] |= 1 << v;
            taken[v] |= 1 << u;
        }
        Memo { taken, values: HashMap::default() }
    }

    fn grundy(&mut self, mut left: u64) -> u64 {
        let mut xor = 0;
        while left != 0 {
            let component = self.component(left);
            xor ^= self.component_grundy(component);
            left &= !component;
        }
        xor
    }

    fn component_grundy(&mut self, component: u64) -> u64 {
        if let Some(&known) = self.values.get(&component) {
            return known;
        }
        let mut reached: u128 = 0;
        for v in vertices(component) {
            reached |= 1 << self.grundy(component & !self.taken[v]);
        }
        let mex = u64::from(reached.trailing_ones());
        self.values.insert(component, mex);
        mex
    }

    /// The component of the lowest vertex in `left`.
    fn component(&self, left: u64) -> u64 {
        let mut component = left & left.wrapping_neg();
        let mut new = component;
        while new != 0 {
            let around = vertices(new).fold(0, |set, v| set | self.taken[v]);
            new = around & left & !component;
            component |= new;
        }
        component
    }
}

/// As the hasher of `HashMap::new()`, but quick, and not safe from keys made to collide.
#[derive(Default)]
struct Multiply(u64);

impl Hasher for Multiply {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = (self.0 ^ key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
