//! Plays one game, `N seed` and the edges in the input file, at random.

use std::{env, fs, io};

fn main() {
    let input = env::args().nth(1).expect("the file of the input");
    let input = fs::read_to_string(input).expect("an input");
    let (sizes, edges) = input.split_once('\n').expect("two parts");
    let numbers = |text: &str| -> Vec<usize> {
        text.split_whitespace().map(|word| word.parse().expect("a number")).collect()
    };
    let [n, seed] = numbers(sizes)[..] else { panic!("a game is `N seed` and edges") };
    let mut is_edge = vec![vec![false; n + 1]; n + 1];
    for pair in numbers(edges).chunks_exact(2) {
        is_edge[pair[0]][pair[1]] = true;
        is_edge[pair[1]][pair[0]] = true;
    }
    println!("{n}\n{edges}");
    let mut solver_moves = match line().as_str() {
        "First" => true,
        "Second" => false,
        other => panic!("`{other}` is neither First nor Second"),
    };
    let mut random = seed;
    loop {
        let free = free(&is_edge);
        if free.is_empty() {
            break;
        }
        let (i, j) = if solver_moves {
            let answer = line();
            let [i, j] = numbers(&answer)[..] else { panic!("`{answer}` is not a move") };
            assert!(free.contains(&(i, j)), "`{answer}` is not free");
            (i, j)
        } else {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let (i, j) = free[(random >> 33) % free.len()];
            println!("{i} {j}");
            (i, j)
        };
        is_edge[i][j] = true;
        is_edge[j][i] = true;
        solver_moves = !solver_moves;
    }
    assert!(!solver_moves, "the solver has no move left and loses");
    println!("-1 -1");
    assert_eq!(line(), "", "the game is over");
}

fn line() -> String {
    let mut line = String::new();
    io::stdin().read_line(&mut line).expect("a line");
    line.trim().to_owned()
}

/// The pairs `i < j` without an edge that no path of an even length joins.
fn free(is_edge: &[Vec<bool>]) -> Vec<(usize, usize)> {
    let n = is_edge.len() - 1;
    let mut is_odd = vec![false; n + 1];
    let (mut seen, mut stack) = (vec![false; n + 1], vec![1]);
    seen[1] = true;
    while let Some(u) = stack.pop() {
        for v in (1..=n).filter(|&v| is_edge[u][v]) {
            if !seen[v] {
                seen[v] = true;
                is_odd[v] = !is_odd[u];
                stack.push(v);
            }
        }
    }
    let pairs = (1..=n).flat_map(|i| (i + 1..=n).map(move |j| (i, j)));
    pairs.filter(|&(i, j)| !is_edge[i][j] && is_odd[i] != is_odd[j]).collect()
}
