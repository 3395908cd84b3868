//! Random input.

pub use crate::random::Random;

pub type Edges = Vec<(usize, usize)>;

pub fn numbers(n: usize) -> Vec<u64> {
    let mut random = Random(n as u64);
    (0..n).map(|_| random.next()).collect()
}

pub fn numbers_below(end: u64, n: usize) -> Vec<u64> {
    numbers(n).into_iter().map(|x| x % end).collect()
}

/// Up to `max`, ascending, and no two are equal.
pub fn distinct(n: usize, max: u64) -> Vec<u64> {
    let mut numbers: Vec<u64> = numbers_below(max, n).iter().map(|x| x + 1).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

pub fn shuffle<T>(random: &mut Random, list: &mut [T]) {
    for i in 1..list.len() {
        list.swap(i, random.below(i as u64 + 1) as usize);
    }
}

/// The numbers below `n` in random order.
pub fn permutation(random: &mut Random, n: usize) -> Vec<usize> {
    let mut names: Vec<usize> = (0..n).collect();
    shuffle(random, &mut names);
    names
}

/// A random tree with shuffled names and edges, whose vertices hang at one of the last `width`.
pub fn tree(n: usize, width: usize) -> Edges {
    let mut random = Random(1);
    let names = permutation(&mut random, n);
    let mut parent = |i: usize| names[i - 1 - random.below(i.min(width) as u64) as usize];
    let mut tree: Edges = (1..n).map(|i| (parent(i), names[i])).collect();
    shuffle(&mut random, &mut tree);
    tree
}

/// Random edges in both directions, loops too.
pub fn graph(n: usize, edges: usize) -> Edges {
    let mut random = Random(2);
    let mut vertex = || random.below(n as u64) as usize;
    (0..edges).map(|_| (vertex(), vertex())).collect()
}

/// Random edges that form no cycle, the names shuffled if `hidden`.
pub fn dag(n: usize, edges: usize, hidden: bool) -> Edges {
    let mut random = Random(3);
    let names = if hidden { permutation(&mut random, n) } else { (0..n).collect() };
    let mut edge = || {
        let to = random.below(n as u64 - 1) as usize;
        let from = to + 1 + random.below((n - 1 - to) as u64) as usize;
        (names[from], names[to])
    };
    (0..edges).map(|_| edge()).collect()
}

/// The sides of the open cells of a square, a fifth of which are blocked.
pub fn grid(side: usize) -> Edges {
    let mut random = Random(5);
    let open: Vec<bool> = (0..side * side).map(|_| random.below(5) > 0).collect();
    let right = (0..side * side).filter(|v| v % side < side - 1).map(|v| (v, v + 1));
    let down = (side..side * side).map(|v| (v - side, v));
    right.chain(down).filter(|&(u, v)| open[u] && open[v]).collect()
}

pub fn xor(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |xor, heap| xor ^ heap)
}

/// Random numbers from `n` to `2n`.
pub fn pairs(n: usize) -> Vec<u64> {
    numbers(20_000).into_iter().map(|x| n as u64 + x % n as u64).collect()
}

/// How many of the pairs of neighbours `f` is true for.
pub fn count_pairs(numbers: &[u64], f: impl Fn(u64, u64) -> bool) -> usize {
    numbers.windows(2).filter(|pair| f(pair[0], pair[1])).count()
}

/// Twenty products of two primes near the root of `n`.
pub fn semiprimes(n: usize) -> Vec<u64> {
    let root = n.isqrt();
    let factors = (0..20).map(|i| (root + i * root / 100, root + i * root / 200 + 1000));
    factors.map(|(a, b)| prime(a) * prime(b)).collect()
}

/// The least prime from `n` on.
pub fn prime(n: usize) -> u64 {
    let is_prime = |&p: &u64| (2..).take_while(|d| d * d <= p).all(|d| p % d > 0);
    (n as u64..).find(is_prime).expect("a prime")
}

/// Take 1 to 5 stones, or half of the heap.
pub fn takings(heap: usize) -> Vec<usize> {
    let few = (1..=heap.min(5)).map(|taken| heap - taken);
    few.chain((heap > 10).then_some(heap / 2)).collect()
}
