//! Ancestor Nim.

use crate::entry::*;
use nim_snippets::ancestor_nim::{root_values, winning_moves};
use nim_snippets::staircase_tree::parents;

/// Where a token goes from, and to.
pub type Climb = (usize, usize);

/// Moves of a token to any vertex above its own. A root is its own parent.
pub fn moves(tokens: &[u64], parents: &[usize]) -> Vec<(Climb, Vec<u64>)> {
    let mut moves = Vec::new();
    for from in (0..tokens.len()).filter(|&v| tokens[v] > 0) {
        let mut to = from;
        while parents[to] != to {
            to = parents[to];
            let mut after = tokens.to_vec();
            after[from] -= 1;
            after[to] += 1;
            moves.push(((from, to), after));
        }
    }
    moves
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let edges = edges(rule, "edges");
        let root = rule.size("root");
        play(tokens):
            root_values(tokens.len(), &edges, tokens)[known(root, tokens)] != 0,
            winning_moves(tokens.len(), &edges, tokens, root).map(moved);
        moves(tokens):
            as_moves(moves(tokens, &parents(tokens.len(), &edges, known(root, tokens))), moved),
            at_most squares(&[tokens.len() as u64]);
    };
    let game = Game::new("ancestor_nim", Shape::Row("tokens"), answers)
        .with_program(PROGRAM)
        .tried(&["edges=1-0,2-1 root=0", "edges=1-0,2-1 root=1", "edges=0-1,0-2 root=0"])
        .sizes(&[(3, 2)])
        .with(ROOTED)
        .example("0 1 1")
        .plain("the xor of the depths of all tokens is 0", "すべての駒の深さの xor が 0");
    vec![game]
}

const PROGRAM: &str = r#"// `4 / 1 2 / 2 3 / 2 4 / 0 0 1 1` prints `Second / Second / First / First`.

use nim_snippets::ancestor_nim;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        edges: [(Usize1, Usize1); n - 1],
        tokens: [u64; n],
    }
    for grundy in ancestor_nim::root_values(n, &edges, &tokens) {
        println!("{}", if grundy > 0 { "First" } else { "Second" });
    }
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;
    use crate::support::graph::random_tree;
    use crate::support::random::Random;
    use nim_snippets::ancestor_nim::{depths, root_values, winning_moves};
    use nim_snippets::misere_nim;
    use nim_snippets::staircase_tree::parents;

    #[test]
    fn laws() {
        let mut random = Random(41);
        for round in 0..150 {
            let n = 1 + random.below(7) as usize;
            let tree = random_tree(&mut random, n, 1 + round % 4);
            let mut tokens = vec![0; n];
            for _ in 0..random.below(5) {
                tokens[random.below(n as u64) as usize] += 1;
            }
            let values = root_values(n, &tree, &tokens);
            assert_eq!(values.len(), n);
            for (root, &value) in values.iter().enumerate() {
                let parents = parents(n, &tree, root);
                let mut game = Rules::new(|tokens: &Vec<u64>| super::moves(tokens, &parents));
                game.check_grundy(&tokens, value);
                game.check_outcome(
                    Normal,
                    &tokens,
                    value > 0,
                    winning_moves(n, &tree, &tokens, root),
                );
                let depths = depths(n, &tree, root);
                let heaps = (0..n).flat_map(|v| vec![depths[v]; tokens[v] as usize]);
                let misere = misere_nim::wins(&heaps.collect::<Vec<u64>>());
                assert_eq!(misere, game.is_won(Misere, &tokens), "{tree:?} {root} {tokens:?}");
            }
        }
    }

    /// Each root on its own, by the distances to all others; and the moves lead to lost positions.
    #[test]
    fn large() {
        let mut random = Random(42);
        for (n, width) in [(60, 1), (300, 1), (300, 2), (300, 20), (400, 400)] {
            let tree = random_tree(&mut random, n, width);
            let tokens: Vec<u64> = (0..n).map(|_| random.stones()).collect();
            let values = root_values(n, &tree, &tokens);
            for (root, &value) in values.iter().enumerate() {
                let heaps: Vec<u64> = depths(n, &tree, root);
                let worth = |v: usize| heaps[v] * (tokens[v] % 2);
                assert_eq!(value, (0..n).fold(0, |xor, v| xor ^ worth(v)), "{root}");
                if root % 50 == 0 {
                    let moves: Vec<_> = winning_moves(n, &tree, &tokens, root).collect();
                    assert_eq!(moves.is_empty(), value == 0);
                    for (v, to) in moves {
                        assert!(tokens[v] > 0 && heaps[to] < heaps[v]);
                        assert_eq!(value ^ heaps[v] ^ heaps[to], 0);
                    }
                }
            }
        }
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("vertex 2 in a graph of 2 vertices", || {
            ancestor_nim::root_values(2, &[(0, 2)], &[0, 0])
        });
        assert_panics("the edges are no tree on each root", || {
            ancestor_nim::root_values(1, &[(0, 0)], &[u64::MAX])
        });
        assert_panics("tokens on 1 of 18446744073709551615 vertices", || {
            ancestor_nim::root_values(usize::MAX, &[], &[1])
        });
    }
}
