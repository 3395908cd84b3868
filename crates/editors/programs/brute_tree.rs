// Rooted trees. Fill in `moves`, then run `./bundle.sh solve rules.rs`.
#![allow(dead_code)] // some parts are only for `solve`

/// The position after each move: `[0, 0, 1]` are the parents of the vertices 1, 2, 3. A parent has
/// a smaller number than its children; the root is vertex 0. `None` means that no tree is left.
fn moves(tree: &State) -> Vec<State> {
    // Example: take a leaf; the game ends when the root, once it is a leaf, is taken.
    let parents = tree.as_deref().unwrap_or(&[]);
    let leaves = (1..=parents.len()).filter(|v| !parents.contains(v));
    let root = if tree.is_some() && children(parents) <= 1 { Some(None) } else { None };
    leaves.map(|v| Some(without(parents, v))).chain(root).collect()
}
//# rarely

/// The tree without a vertex (not the root) and all vertices below it.
fn without(parents: &[usize], v: usize) -> Vec<usize> {
    let mut names = vec![Some(0)]; // the new names of the vertices that stay
    let mut left = Vec::new();
    for (i, &parent) in parents.iter().enumerate() {
        let stays = names[parent].filter(|_| i + 1 != v);
        left.extend(stays);
        names.push(stays.map(|_| left.len()));
    }
    left
}

// ---- The input of this program, and of the solver that `solve -o` writes. ----
// template: brute_tree
// stress: n=1..8 tree(n)

const ANSWERS: [&str; 3] = ["Second", "First", "Draw"];

type Position = Option<Vec<usize>>;

/// Reads the number of vertices, then the edges; vertices are counted from 1, and 1 is the root.
fn read(input: &str) -> Position {
    let input: Vec<usize> = input.split_whitespace().map(|n| n.parse().unwrap()).collect();
    let mut neighbours = vec![Vec::new(); input[0] + 1];
    for edge in input[1..].chunks(2) {
        neighbours[edge[0]].push(edge[1]);
        neighbours[edge[1]].push(edge[0]);
    }
    let (mut found, mut parents) = (vec![(1, 0)], Vec::new());
    for i in 0..input[0] {
        let (vertex, above) = found[i];
        for &child in neighbours[vertex].iter().filter(|&&other| other != above) {
            found.push((child, vertex));
            parents.push(i);
        }
    }
    Some(parents)
}

/// Numbers that may decide who wins; add your own.
const NAMES: [&str; 6] = ["vertices", "leaves", "children", "depth", "has_matching", "hackenbush"];

fn counts(tree: &Position) -> Vec<u64> {
    let parents = tree.as_deref().unwrap_or(&[]);
    let n = parents.len() + 1;
    let (mut depth, mut matched, mut is_leaf) = (vec![0; n], vec![false; n], vec![true; n]);
    for v in 1..n {
        depth[v] = depth[parents[v - 1]] + 1;
        is_leaf[parents[v - 1]] = false;
    }
    // From the leaves up, each vertex is matched with its parent if possible.
    let pairs = (1..n).rev().filter(|&v| {
        let takes = !matched[v] && !matched[parents[v - 1]];
        matched[parents[v - 1]] |= takes;
        takes
    });
    let perfect = 2 * pairs.count() == n;
    // The value if a move cuts off a vertex with all below it.
    let mut value = vec![0; n];
    (1..n).rev().for_each(|v| value[parents[v - 1]] ^= value[v] + 1);
    let leaves = (1..n).filter(|&v| is_leaf[v]).count();
    let depth = depth.into_iter().max().unwrap_or(0);
    let counts = [n, leaves, children(parents), depth, usize::from(perfect), value[0]];
    counts.iter().map(|&n| n as u64).collect()
}

fn children(parents: &[usize]) -> usize {
    parents.iter().filter(|parent| **parent == 0).count()
}

// ---- You need not read the rest: it explores the game. ----

/// The counts of a tree, then the parents.
fn text(tree: &Position) -> String {
    let counts = counts(tree);
    let counts = NAMES.iter().zip(&counts).map(|(name, n)| format!("{}={}", name, n));
    let parents = tree.as_ref().map_or(String::new(), |parents| format!("{:?}", parents));
    format!("{} [parents {}", counts.collect::<Vec<_>>().join(" "), parents)
}
//# evaluate
//# main
