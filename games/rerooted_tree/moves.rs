//! Rerooted tree.

type Edges = Vec<(usize, usize)>;

/// Cuts of an edge, which is the move, and what still hangs on the root.
pub fn cut_moves(edges: &[(usize, usize)], root: usize) -> Vec<((usize, usize), Edges)> {
    let mut moves = Vec::new();
    for &cut in edges {
        let mut hanging = vec![root];
        let mut left = Edges::new();
        while let Some(v) = hanging.pop() {
            for &(a, b) in edges {
                if (a, b) != cut && !left.contains(&(a, b)) && (a == v || b == v) {
                    left.push((a, b));
                    hanging.push(a + b - v);
                }
            }
        }
        left.sort_unstable();
        moves.push((cut, left));
    }
    moves
}

/// Moves of a token as `(from, to)`.
pub fn descendant_moves(
    tokens: &[u64],
    tree: &[(usize, usize)],
    root: usize,
) -> Vec<((usize, usize), Vec<u64>)> {
    let mut moves = Vec::new();
    for from in (0..tokens.len()).filter(|&v| tokens[v] > 0) {
        for to in (0..tokens.len()).filter(|&to| to != from && path(tree, root, to).contains(&from))
        {
            let mut after = tokens.to_vec();
            after[from] -= 1;
            after[to] += 1;
            moves.push(((from, to), after));
        }
    }
    moves
}

/// The vertices from one to another.
fn path(tree: &[(usize, usize)], from: usize, to: usize) -> Vec<usize> {
    let mut paths = vec![vec![from]];
    while let Some(path) = paths.pop() {
        let last = path[path.len() - 1];
        if last == to {
            return path;
        }
        for &(a, b) in tree.iter().filter(|&&(a, b)| a == last || b == last) {
            if !path.contains(&(a + b - last)) {
                paths.push([&path[..], &[a + b - last]].concat());
            }
        }
    }
    unreachable!("a tree is connected")
}
