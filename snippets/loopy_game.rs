//! Loopy game: move a token along an arc, endless play is a draw; whoever cannot move loses.
//!
//! The search goes back from the dead ends, which are lost: a vertex is won as soon as one of its
//! arcs leads to a lost vertex, and lost as soon as all lead to won ones. The vertices that are
//! left are drawn: an arc leads to another such vertex, and none to a lost one. Vertices become
//! known in the order of their remoteness, so a move to remoteness one less brings the end nearer.
//!
//! ```
//! use nim_snippets::loopy_game::LoopyGame;
//!
//! let game = LoopyGame::new(5, &[(0, 1), (1, 0), (1, 2), (3, 4), (4, 3), (4, 1)]);
//! assert_eq!(game.remoteness(), [Some(2), Some(1), Some(0), None, None]); // odd wins, even loses
//! assert!(game.winning_moves(1).eq([2, 0])); // 0 only puts it off
//! assert_eq!(game.best_moves(), [Some(1), Some(2), None, Some(4), Some(3)]);
//! ```
//!
//! - Time: `new` is `O(n + arcs)`: 10^6 arcs take 60 ms. `winning_moves` looks at the arcs of the
//!   vertex and sorts what it found.
//! - Input: arcs `(from, to)` between vertices below `n`, loops and parallel ones too, fewer than
//!   2^30 of both. If reaching a vertex wins (Luogu P6560), leave out its arcs: whoever is to move
//!   there has lost.
//! - Source: C. A. B. Smith, "Graphs and composite games", 1966.
//! - 日本語: 閉路つきゲーム: 駒を辺に沿って動かす。閉路も可。動けなければ負け、無限に続けば引き分け。
//! - See also: [`loopy_sums`](super::loopy_sums) (several tokens), [`dag_game`](super::dag_game)
//!   (no cycles).

#![cfg_attr(doc, doc(alias("閉路のあるグラフ 駒", "後退解析", "引き分けのあるゲーム")))]
#![cfg_attr(doc, doc(alias("retrograde analysis", "有环图博弈", "グラフ 引き分け", "無限に続く")))]
#![cfg_attr(doc, doc(alias("infinite play is a draw", "cat and mouse", "ABC209 E Shiritori")))]
#![cfg_attr(doc, doc(alias("Luogu P6560 时光的流逝")))]

use std::collections::VecDeque;

/// A graph on which a token moves.
pub struct LoopyGame {
    followers: Lists,
    remoteness: Vec<Option<u64>>,
}

impl LoopyGame {
    /// The graph of `n` vertices with these arcs.
    pub fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        assert!(n.max(arcs.len()) < 1 << 30, "2^30 vertices or arcs are too many");
        let followers = Lists::new(n, arcs.iter().copied());
        let predecessors = Lists::new(n, arcs.iter().map(|&(from, to)| (to, from)));
        let mut left: Vec<usize> = (0..n).map(|v| followers.of(v).len()).collect();
        let mut remoteness: Vec<_> = left.iter().map(|&left| (left == 0).then_some(0)).collect();
        let mut known: VecDeque<usize> = (0..n).filter(|&v| left[v] == 0).collect();
        while let Some(v) = known.pop_front() {
            let v_is_lost = remoteness[v].map_or(false, |moves: u64| moves % 2 == 0);
            for &from in predecessors.of(v) {
                let left = &mut left[from as usize]; // 0 where the outcome is known
                if *left > 0 && (v_is_lost || *left == 1) {
                    remoteness[from as usize] = remoteness[v].map(|moves| moves + 1);
                    known.push_back(from as usize);
                }
                *left = if v_is_lost { 0 } else { left.saturating_sub(1) };
            }
        }
        LoopyGame { followers, remoteness }
    }

    /// For each vertex the number of moves until the game ends when the winner hurries and the
    /// loser does not: odd where the player to move wins, even where they lose, `None` in a draw.
    pub fn remoteness(&self) -> &[Option<u64>] {
        &self.remoteness
    }

    /// For each vertex where to go: the smallest vertex that wins soonest, or keeps the draw, or
    /// loses latest; `None` at a dead end.
    pub fn best_moves(&self) -> Vec<Option<usize>> {
        let best_move = |(v, moves): (usize, &Option<u64>)| {
            let followers = self.followers.of(v).iter().map(|&to| to as usize);
            let is_best = |&to: &usize| self.remoteness[to].map(|after| after + 1) == *moves;
            followers.filter(is_best).min()
        };
        self.remoteness.iter().enumerate().map(best_move).collect()
    }

    /// All winning moves from `v`: the vertices to go to, the soonest win first, then ascending.
    pub fn winning_moves(&self, v: usize) -> impl Iterator<Item = usize> {
        let n = self.remoteness.len();
        assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
        let followers = self.followers.of(v).iter().map(|&to| to as usize);
        let known = followers.filter_map(|to| Some((self.remoteness[to]?, to)));
        let mut soonest: Vec<_> = known.filter(|(moves, _)| moves % 2 == 0).collect();
        soonest.sort_unstable();
        soonest.dedup();
        soonest.into_iter().map(|(_, to)| to)
    }
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
