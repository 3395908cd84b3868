//! Rerooted tree.

use crate::entry::*;
use nim_snippets::rerooted_tree::{descendant_root_values, descendant_winning_moves};

type Edges = Vec<(usize, usize)>;

/// Cuts an edge. A move is the edge; the edges that are still connected to the root remain.
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

/// Moves a token to a vertex below it. A move is `(from, to)`.
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

/// The vertices on the path from one vertex to another.
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

pub const GAMES: &[Game] = &[Game {
    variant: "descendant",
    parameters: ROOTED,
    play: Some(Play::new(
        "rerooted_tree::descendant_root_values({count}, {edges}, {tokens})[{root}] != 0",
        |tokens, rule| {
            descendant_root_values(tokens.len(), rule.edges("edges"), tokens)
                [known(rule.size("root"), tokens)]
                != 0
        },
        |tokens, rule| {
            Box::new(
                descendant_winning_moves(
                    tokens.len(),
                    rule.edges("edges"),
                    tokens,
                    rule.size("root"),
                )
                .map(moved),
            )
        },
    )),
    rules: rules!(
        descendant_moves(tokens, edges edges, size root) => moved,
        at_most |tokens, _| squares(&[tokens.len() as u64])
    ),
    example: "1 2 1",
    losing: Some(Losing::IfZero(words(
        "the xor of the heights of the vertices with an odd number of tokens",
        "駒が奇数個ある頂点の高さの xor",
    ))),
    picture: Picture::Plain,
    tried: Tried {
        rules: &["edges=1-0,2-1 root=0", "edges=1-0,2-1 root=1", "edges=0-1,0-2 root=0"],
        sizes: &[(3, 2)],
        ..TRIED
    },
    ..Game::new("rerooted_tree", Shape::Row(Parts::Tokens))
}];

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::rerooted_tree;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::graph::{Edges, random_tree};
    use crate::support::random::Random;
    use nim_snippets::rerooted_tree::*;

    #[test]
    fn laws() {
        let mut random = Random(1);
        for round in 0..60 {
            let n = 1 + random.below(9) as usize;
            let mut tree = random_tree(&mut random, n, 1 + round % 4);
            tree.sort_unstable();
            let cuts = cut_root_values(n, &tree);
            for (root, &value) in cuts.iter().enumerate() {
                let mut game = Rules::new(|left: &Edges| super::cut_moves(left, root));
                game.check_grundy(&tree, value);
            }
        }
    }

    #[test]
    fn descendants() {
        let mut random = Random(2);
        for round in 0..150 {
            let n = 1 + random.below(7) as usize;
            let tree = random_tree(&mut random, n, 1 + round % 3);
            let mut tokens = vec![0; n];
            for _ in 0..random.below(4) {
                tokens[random.below(n as u64) as usize] += 1;
            }
            let values = descendant_root_values(n, &tree, &tokens);
            for (root, &value) in values.iter().enumerate() {
                let mut game = Rules::new(|at: &Vec<u64>| super::descendant_moves(at, &tree, root));
                game.check_grundy(&tokens, value);
                let moves = descendant_winning_moves(n, &tree, &tokens, root);
                game.check_outcome(Normal, &tokens, value > 0, moves);
            }
        }
    }

    /// The value of each root is the one that a copy of the tree has in which this root is vertex
    /// 0.
    #[test]
    fn large() {
        let mut random = Random(3);
        for n in [50, 300] {
            for depth in [1, 3, n] {
                let tree = random_tree(&mut random, n, depth);
                let tokens: Vec<u64> = (0..n).map(|_| random.stones()).collect();
                let all = (cut_root_values(n, &tree), descendant_root_values(n, &tree, &tokens));
                for root in 0..n {
                    let swap = |v: usize| {
                        if v == root {
                            0
                        } else if v == 0 {
                            root
                        } else {
                            v
                        }
                    };
                    let swapped: Edges = tree.iter().map(|&(a, b)| (swap(a), swap(b))).collect();
                    let moved: Vec<u64> = (0..n).map(|v| tokens[swap(v)]).collect();
                    assert_eq!(cut_root_values(n, &swapped)[0], all.0[root]);
                    assert_eq!(descendant_root_values(n, &swapped, &moved)[0], all.1[root]);
                }
            }
        }
    }

    /// The winning moves are exactly the moves to lower vertices that make the xor of the heights
    /// 0.
    #[test]
    fn large_moves() {
        let mut random = Random(4);
        for depth in [1, 2, 5, 80] {
            let n = 80;
            let tree = random_tree(&mut random, n, depth);
            for tokens_below in [2, 3, 100] {
                let tokens: Vec<u64> = (0..n).map(|_| random.below(tokens_below)).collect();
                for root in [0, 7, n - 1] {
                    let value = descendant_root_values(n, &tree, &tokens)[root];
                    let won = super::descendant_moves(&tokens, &tree, root).into_iter();
                    let won =
                        won.filter(|(_, after)| descendant_root_values(n, &tree, after)[root] == 0);
                    let won: Vec<_> = won.map(|(step, _)| step).collect();
                    assert_eq!(won.is_empty(), value == 0);
                    assert!(descendant_winning_moves(n, &tree, &tokens, root).eq(won));
                }
            }
        }
    }

    #[test]
    fn panics() {
        assert_panics("vertex 1 in a graph of 1 vertices", || {
            _ = rerooted_tree::cut_root_values(1, &[(0, 1)]);
        });
        assert_panics("the edges do not form one tree per root", || {
            _ = rerooted_tree::cut_root_values(2, &[]);
        });
        assert_panics("tokens on 0 of 1 vertices", || {
            _ = rerooted_tree::descendant_root_values(1, &[], &[]);
        });
    }
}
