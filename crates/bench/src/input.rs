//! Seeded random input.

#[allow(dead_code)]
#[path = "../../../tests/support/random.rs"]
mod random;

pub use random::Random;

pub type Edges = Vec<(usize, usize)>;

pub fn numbers(n: usize) -> Vec<u64> {
    let mut random = Random(n as u64);
    (0..n).map(|_| random.next()).collect()
}

pub fn numbers_below(end: u64, n: usize) -> Vec<u64> {
    numbers(n).into_iter().map(|x| x % end).collect()
}

fn shuffle<T>(random: &mut Random, list: &mut [T]) {
    for i in 1..list.len() {
        list.swap(i, random.below(i as u64 + 1) as usize);
    }
}

/// The numbers below `n` in random order.
pub fn permutation(random: &mut Random, n: usize) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..n).collect();
    shuffle(random, &mut numbers);
    numbers
}

/// Random edges, loops included.
pub fn graph(n: usize, edges: usize) -> Edges {
    let mut random = Random(2);
    let mut vertex = || random.below(n as u64) as usize;
    (0..edges).map(|_| (vertex(), vertex())).collect()
}

/// Random arcs without a cycle, from larger to smaller vertices unless the order is `hidden`.
pub fn dag(n: usize, arcs: usize, hidden: bool) -> Edges {
    let mut random = Random(3);
    let names = if hidden { permutation(&mut random, n) } else { (0..n).collect() };
    let mut arc = || {
        let to = random.below(n as u64 - 1) as usize;
        let from = to + 1 + random.below((n - 1 - to) as u64) as usize;
        (names[from], names[to])
    };
    (0..arcs).map(|_| arc()).collect()
}

/// The neighbours in a square grid, a fifth of whose cells are blocked.
pub fn grid(side: usize) -> Edges {
    let mut random = Random(5);
    let open: Vec<bool> = (0..side * side).map(|_| random.below(5) > 0).collect();
    let right = (0..side * side).filter(|v| v % side < side - 1).map(|v| (v, v + 1));
    let down = (side..side * side).map(|v| (v - side, v));
    right.chain(down).filter(|&(u, v)| open[u] && open[v]).collect()
}
