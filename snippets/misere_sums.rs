//! Misère sums: move one of the tokens along an arc of a DAG; whoever cannot move wins.
//!
//! Each vertex has a Grundy value in normal play and one in misère play, where an end is worth 1
//! instead of 0. The pairs (0, 1) and (1, 0) of these values are fickle, (n, n) is firm, all others
//! are wild. Where no wild vertex can be reached, let X be the xor of the first numbers: a sum has
//! the pair (X, X) if a token is firm, and (X, X ^ 1) if all are fickle, as induction shows. A sum
//! is lost iff its second number is 0.
//!
//! ```
//! use nim_snippets::misere_sums::MisereSums;
//!
//! // Heaps of Nim up to 3 stones.
//! let game = MisereSums::new(4, &[(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)]);
//! assert_eq!(game.vertex_values(), [Some((0, 1)), Some((1, 0)), Some((2, 2)), Some((3, 3))]);
//! assert!(game.wins(&[1, 1]) && !game.wins(&[1, 2, 3]));
//! assert!(game.winning_moves(&[1, 1, 3]).eq([(2, 1)]));
//! ```
//!
//! - Time: `new` is `O(n + arcs)`: 10^7 arcs take a second. `winning_moves` looks once at the arcs
//!   from each vertex that has tokens, and sorts the tokens and what it found.
//! - Input: arcs `(from, to)` between vertices below `n`, fewer than 2^30 of both; a cycle panics
//!   and is named. A vertex that can reach a wild one has `None` and panics in a sum. No move at
//!   all is a win without a move.
//! - Source: T. S. Ferguson, "On sums of graph games with last player losing", 1974.
//! - 日本語: 逆形ゲームの和: DAG 上の駒の一つを辺に沿って動かす。動けない方の勝ち。
//! - See also: [`dag_game`](super::dag_game) (the player without a move loses),
//!   [`misere_nim`](super::misere_nim).

#![cfg_attr(doc, doc(alias("逆形ゲームの和", "tame and wild", "genus", "misère Grundy value")))]
#![cfg_attr(doc, doc(alias("Anti-SG", "反SG游戏")))]

/// A graph without cycles on which tokens move.
pub struct MisereSums {
    followers: Lists,
    values: Vec<Option<(u64, u64)>>,
}

impl MisereSums {
    /// The graph of `n` vertices with these arcs.
    pub fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        assert!(n.max(arcs.len()) < 1 << 30, "2^30 vertices or arcs are too many");
        let followers = Lists::new(n, arcs.iter().copied());
        let known = |pair: Pair| (pair != WILD).then(|| (pair.0.into(), pair.1.into()));
        let values = search(n, &followers).into_iter().map(known).collect();
        MisereSums { followers, values }
    }

    /// For each vertex its Grundy values in normal and in misère play; `None` if it can reach a
    /// wild one.
    pub fn vertex_values(&self) -> &[Option<(u64, u64)>] {
        &self.values
    }

    /// Does the player to move win with tokens on these vertices?
    pub fn wins(&self, tokens: &[usize]) -> bool {
        let (xor, firm) = self.sum(tokens);
        xor != u64::from(firm == 0)
    }

    /// All winning moves `(i, to)`: token `i` goes to vertex `to`.
    pub fn winning_moves(&self, tokens: &[usize]) -> impl Iterator<Item = (usize, usize)> {
        let (xor, firm) = self.sum(tokens);
        let mut arcs = arcs_of_tokens(&self.followers, tokens);
        arcs.retain(|&(from, to)| {
            let (old, new) = (self.sum(&[from]), self.sum(&[to]));
            xor ^ old.0 ^ new.0 == u64::from(firm - old.1 + new.1 == 0)
        });
        moves_along(arcs, tokens)
    }

    /// The xor of the first numbers, and how many tokens are firm.
    fn sum(&self, tokens: &[usize]) -> (u64, usize) {
        let n = self.values.len();
        tokens.iter().fold((0, 0), |(xor, firm), &v| {
            assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
            let pair = self.values[v];
            let (normal, misere) =
                pair.unwrap_or_else(|| panic!("vertex {} can reach a wild one", v));
            (xor ^ normal, firm + usize::from(normal == misere))
        })
    }
}

/// A number `k` is the mex of `k` others, and all need `k(k + 1) / 2` arcs: 16 bits do.
type Pair = (u16, u16);
const WILD: Pair = (u16::MAX - 2, 0); // or a wild one can be reached
const OPEN: Pair = (u16::MAX - 1, 0); // on the path of the search
const NEW: Pair = (u16::MAX, 0);

/// The pairs, by a depth-first search.
fn search(n: usize, followers: &Lists) -> Vec<Pair> {
    let mut pairs = vec![NEW; n];
    let mut path = Vec::new(); // its vertices with the followers that are left
    for start in 0..n {
        if pairs[start] == NEW {
            path.push((start, followers.of(start)));
        }
        while let Some((v, left)) = path.pop() {
            if let Some(i) = left.iter().position(|&to| pairs[to as usize].0 >= OPEN.0) {
                let to = left[i] as usize;
                path.push((v, &left[i + 1..]));
                pairs[v] = OPEN;
                if pairs[to] == OPEN {
                    let cycle = path.iter().map(|&(v, _)| v).skip_while(|&v| v != to);
                    panic!("the graph has the cycle {:?}", cycle.collect::<Vec<_>>());
                }
                path.push((to, followers.of(to)));
            } else {
                pairs[v] = pair(followers.of(v).iter().map(|&to| pairs[to as usize]));
            }
        }
    }
    pairs
}

/// The pair of a vertex by those of its followers. A number below 64 is a bit of a word, so that
/// [`mexes`] need not mark it in a list.
fn pair(followers: impl Iterator<Item = Pair> + Clone) -> Pair {
    let mut normal_seen = 0_u64;
    let mut misere_seen = 0_u64;
    let mut largest = 0;
    for (normal, misere) in followers.clone() {
        normal_seen |= 1 << (normal % 64);
        misere_seen |= 1 << (misere % 64);
        largest = largest.max(normal);
    }
    let (normal, misere) = match largest {
        _ if normal_seen == 0 => (0, 1),
        0..=63 => (normal_seen.trailing_ones() as u16, misere_seen.trailing_ones() as u16),
        _ if largest == WILD.0 => return WILD,
        _ => mexes(followers),
    };
    let is_tame = normal == misere || normal + misere == 1;
    if is_tame { (normal, misere) } else { WILD }
}

/// The mex of the first numbers, and that of the second.
fn mexes(followers: impl Iterator<Item = Pair> + Clone) -> Pair {
    let most = followers.clone().count();
    let mut reached = vec![(false, false); most + 1];
    for (normal, misere) in followers {
        reached[most.min(normal as usize)].0 = true; // what is larger leaves a gap
        reached[most.min(misere as usize)].1 = true;
    }
    let normal = reached.iter().take_while(|reached| reached.0).count();
    let misere = reached.iter().take_while(|reached| reached.1).count();
    (normal as u16, misere as u16)
}

/// The arcs from all vertices that have tokens, each vertex once.
fn arcs_of_tokens(followers: &Lists, tokens: &[usize]) -> Vec<(usize, usize)> {
    let mut vertices = tokens.to_vec();
    vertices.sort_unstable();
    vertices.dedup();
    let arcs = |from: usize| followers.of(from).iter().map(move |&to| (from, to as usize));
    vertices.into_iter().flat_map(arcs).collect()
}

/// The moves `(i, to)` of all tokens along these arcs, ascending, each once.
fn moves_along(
    mut arcs: Vec<(usize, usize)>,
    tokens: &[usize],
) -> impl Iterator<Item = (usize, usize)> {
    arcs.sort_unstable();
    arcs.dedup();
    let tokens = tokens.to_vec();
    tokens.into_iter().enumerate().flat_map(move |(i, v)| {
        let first = arcs.partition_point(|arc| arc.0 < v);
        let from_v = arcs[first..].iter().take_while(|arc| arc.0 == v);
        from_v.map(|arc| (i, arc.1)).collect::<Vec<_>>()
    })
}

/// As `Vec<Vec<u32>>`: where the list of each vertex starts, and all lists one after another.
struct Lists {
    starts: Vec<u32>,
    all: Vec<u32>,
}

impl Lists {
    /// The second vertex of each pair goes into the list of the first.
    fn new(n: usize, pairs: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut starts = vec![0; n + 1];
        for (from, to) in pairs.clone() {
            assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
            starts[from] += 1;
        }
        for v in 1..=n {
            starts[v] += starts[v - 1];
        }
        let mut all = vec![0; starts[n] as usize];
        for (from, to) in pairs {
            starts[from] -= 1;
            all[starts[from] as usize] = to as u32;
        }
        Lists { starts, all }
    }

    fn of(&self, v: usize) -> &[u32] {
        &self.all[self.starts[v] as usize..self.starts[v + 1] as usize]
    }
}
