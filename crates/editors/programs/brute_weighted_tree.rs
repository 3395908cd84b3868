// Rooted trees with a number at each vertex. Fill in `moves`, then run
// `./bundle.sh solve rules.rs`.
#![allow(dead_code)] // some parts are only for `solve`

/// The position after each move. `parents` has the parent of each vertex, which comes before its
/// children; the root, vertex 0, is its own parent. `numbers` has the number of each vertex.
fn moves(tree: &State) -> Vec<State> {
    let mut options = Vec::new();
    // Example: move some stones from a vertex to its parent.
    for v in 1..tree.numbers.len() {
        for moved in 1..=tree.numbers[v] {
            let left = with(tree, v, tree.numbers[v] - moved);
            let parent = tree.parents[v];
            options.push(with(&left, parent, tree.numbers[parent] + moved));
        }
    }
    options
}

// ---- Rarely changed. ----

const MISERE: bool = false; // whoever cannot move wins
const NUMBERS: std::ops::RangeInclusive<u64> = 0..=99; // at each vertex at the start
//# end
//# input
//# start

/// The tree with another number at a vertex.
fn with(tree: &Tree, v: usize, number: u64) -> Tree {
    let mut after = tree.clone();
    after.numbers[v] = number;
    after
}

/// The tree without a vertex and all vertices below it; no vertices are left without the root.
fn without(tree: &Tree, v: usize) -> Tree {
    let mut names = Vec::new(); // the new names of the vertices that stay
    let mut left = Tree::default();
    for (i, &parent) in tree.parents.iter().enumerate() {
        let parent = if i == 0 { Some(0) } else { names[parent] };
        let parent = parent.filter(|_| i != v);
        names.push(parent.map(|_| left.parents.len()));
        if let Some(parent) = parent {
            left.parents.push(parent);
            left.numbers.push(tree.numbers[i]);
        }
    }
    left
}

// ---- The input of this program, and of the solver that `solve -o` writes. ----
// template: brute_weighted_tree
// stress: n=1..6 a*n=0..4 tree(n)

const ANSWERS: [&str; 3] = ["Second", "First", "Draw"];

type Position = Tree;

#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Tree {
    parents: Vec<usize>,
    numbers: Vec<u64>,
}

/// Reads the number of vertices, their numbers, then the edges; vertices are counted from 1, and 1
/// is the root.
fn read(input: &str) -> Position {
    let input: Vec<usize> = input.split_whitespace().map(|n| n.parse().unwrap()).collect();
    let n = input[0];
    let mut neighbours = vec![Vec::new(); n + 1];
    for edge in input[n + 1..].chunks(2) {
        neighbours[edge[0]].push(edge[1]);
        neighbours[edge[1]].push(edge[0]);
    }
    let mut found = vec![(1, 0)];
    let mut tree = Tree { parents: vec![0], numbers: vec![input[1] as u64] };
    for i in 0..n {
        let (vertex, above) = found[i];
        for &child in neighbours[vertex].iter().filter(|&&other| other != above) {
            found.push((child, vertex));
            tree.parents.push(i);
            tree.numbers.push(input[child] as u64);
        }
    }
    tree
}

/// Numbers that may decide who wins; add your own. The last two are of the vertices whose distance
/// from the root is odd.
const NAMES: [&str; 6] = ["vertices", "leaves", "sum", "xor", "odd_sum", "odd_xor"];

fn counts(tree: &Position) -> Vec<u64> {
    let n = tree.numbers.len();
    let (mut is_odd, mut is_leaf) = (vec![false; n], vec![true; n]);
    for v in 1..n {
        is_odd[v] = !is_odd[tree.parents[v]];
        is_leaf[tree.parents[v]] = false;
    }
    let numbers = || tree.numbers.iter().copied();
    let odd = || numbers().zip(&is_odd).filter(|(_, is_odd)| **is_odd).map(|(number, _)| number);
    vec![
        n as u64,
        is_leaf.iter().filter(|is_leaf| **is_leaf).count() as u64,
        numbers().sum(),
        numbers().fold(0, |xor, number| xor ^ number),
        odd().sum(),
        odd().fold(0, |xor, number| xor ^ number),
    ]
}

// ---- You need not read the rest: it explores the game. ----

/// The counts of a tree, then the parents and the numbers.
fn text(tree: &Position) -> String {
    let counts = counts(tree);
    let counts = NAMES.iter().zip(&counts).map(|(name, n)| format!("{}={}", name, n));
    let counts = counts.collect::<Vec<_>>().join(" ");
    format!("{} [parents {:?}, numbers {:?}", counts, tree.parents, tree.numbers)
}
//# evaluate
//# main
