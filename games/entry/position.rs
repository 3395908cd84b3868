//! Converts the numbers of a position into the forms that modules take.

use super::rule::Rule;
use std::collections::HashSet;

/// The largest table that is made for a position.
pub const TABLE: u64 = 1 << 16;

/// The longest side of a table of pairs, which then has 10^7 cells.
pub const SIDE: u64 = 3162;

pub fn largest(numbers: &[u64]) -> u64 {
    numbers.iter().copied().max().unwrap_or(0)
}

/// An upper bound of the number of moves that cut one number.
pub fn sum(numbers: &[u64]) -> u128 {
    numbers.iter().map(|&n| u128::from(n)).sum()
}

/// An upper bound of the number of moves that split a number in two.
pub fn squares(numbers: &[u64]) -> u128 {
    numbers.iter().fold(0, |sum, &n| sum.saturating_add(u128::from(n) * u128::from(n)))
}

/// An upper bound of the number of moves that cut up to `k` numbers.
pub fn choices(numbers: &[u64], k: u64) -> u128 {
    let count = numbers.len().min(usize::try_from(k).unwrap_or(usize::MAX));
    let mut of_so_many = vec![0_u128; count + 1];
    of_so_many[0] = 1;
    for &n in numbers {
        for chosen in (1..=count).rev() {
            let more = of_so_many[chosen - 1].saturating_mul(n.into());
            of_so_many[chosen] = of_so_many[chosen].saturating_add(more);
        }
    }
    of_so_many.into_iter().fold(0, u128::saturating_add)
}

/// An upper bound of the number of moves that change any of the numbers, each in up to `ways` ways.
pub fn compounds(numbers: &[u64], ways: usize) -> u128 {
    choices(&vec![ways as u64; numbers.len()], u64::MAX)
}

/// An upper bound of the number of moves that split a number into different numbers.
pub fn subsets(numbers: &[u64]) -> u128 {
    let most = |n: &u64| {
        let bits = u32::try_from(3 * n.isqrt()).ok();
        bits.and_then(|bits| 1_u128.checked_shl(bits)).unwrap_or(u128::MAX)
    };
    numbers.iter().map(most).fold(0, u128::saturating_add)
}

/// The largest heap. Panics if it is too large for a table.
pub fn up_to<T: TryFrom<u64>>(most: u64, n_max: u64) -> T {
    let heap = T::try_from(n_max).ok().filter(|_| n_max <= most);
    heap.unwrap_or_else(|| panic!("a heap of {n_max} is above the {most} of the table"))
}

pub fn sizes(numbers: &[u64]) -> Vec<usize> {
    numbers.iter().map(|&n| usize::try_from(n).unwrap_or(usize::MAX)).collect()
}

pub fn in_pairs<N: Copy>(numbers: &[N]) -> Vec<(N, N)> {
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

/// The numbers of a position that has another form.
pub fn numbers(position: impl Numbers) -> Vec<u64> {
    let mut numbers = Vec::new();
    position.push_to(&mut numbers);
    numbers
}

/// A form of a position: numbers, and pairs and lists of such forms.
pub trait Numbers {
    fn push_to(self, numbers: &mut Vec<u64>);
}

impl Numbers for u64 {
    fn push_to(self, numbers: &mut Vec<u64>) {
        numbers.push(self);
    }
}

impl Numbers for usize {
    fn push_to(self, numbers: &mut Vec<u64>) {
        numbers.push(self as u64);
    }
}

impl Numbers for bool {
    fn push_to(self, numbers: &mut Vec<u64>) {
        numbers.push(self.into());
    }
}

impl<A: Numbers, B: Numbers> Numbers for (A, B) {
    fn push_to(self, numbers: &mut Vec<u64>) {
        self.0.push_to(numbers);
        self.1.push_to(numbers);
    }
}

impl<T: Numbers> Numbers for Vec<T> {
    fn push_to(self, numbers: &mut Vec<u64>) {
        self.into_iter().for_each(|part| part.push_to(numbers));
    }
}

impl<const N: usize> Numbers for [u64; N] {
    fn push_to(self, numbers: &mut Vec<u64>) {
        numbers.extend(self);
    }
}

/// Returns the numbers. Panics if two of them are equal.
pub fn named_once(numbers: &[u64]) -> &[u64] {
    let mut seen = HashSet::new();
    if let Some(again) = numbers.iter().find(|number| !seen.insert(**number)) {
        panic!("{again} occurs twice");
    }
    numbers
}

/// Returns whether all numbers are different.
pub fn are_distinct(numbers: &[u64]) -> bool {
    let mut seen = HashSet::new();
    numbers.iter().all(|number| seen.insert(number))
}

/// The heaps after taking a number of the set.
pub fn takings(set: &[u64]) -> impl Fn(usize) -> Vec<usize> + use<> {
    let set = sizes(set);
    assert!(!set.contains(&0), "0 stones are not a move");
    move |heap| set.iter().filter_map(|taken| heap.checked_sub(*taken)).collect()
}

/// The number of vertices of a graph with these edges, and with tokens on vertices up to `largest`.
pub fn vertices(edges: &[(usize, usize)], largest: u64) -> usize {
    let ends = edges.iter().flat_map(|&(a, b)| [a as u64, b as u64]);
    let last = ends.max().unwrap_or(0).max(largest);
    assert!(last < TABLE, "vertex {last} is above the {TABLE} of a graph");
    last as usize + 1
}

/// The place `vertices` in calls: the number of vertices of the graph with these edges of a rule.
pub fn vertex_count(rule: &Rule, name: &str) -> Vec<(&'static str, String)> {
    vec![("vertices", vertices(rule.edges(name), 0).to_string())]
}

/// Returns a vertex. Panics if these numbers do not include it.
pub fn known(vertex: usize, numbers: &[u64]) -> usize {
    let n = numbers.len();
    assert!(vertex < n, "vertex {vertex} in a graph of {n} vertices");
    vertex
}

/// The vertex of a token: the last one that it visited.
pub fn token(path: &[u64]) -> usize {
    let last = named_once(path).last().unwrap_or_else(|| panic!("no vertex is visited"));
    *last as usize
}
