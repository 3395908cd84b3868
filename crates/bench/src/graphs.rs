//! Tokens on graphs.

use proconio::marker::Usize1;
use proconio::{fastout, input};

use crate::Task;
use crate::heaps::words;
use crate::input::{Edges, dag, graph, grid};
use crate::snippets::{dag_game, loopy_game, vertex_geography};

const N: usize = 200_000;
const ARCS: usize = 1_000_000;
const SIDE: usize = 300;

pub const TASKS: &[Task] = &[
    Task {
        module: "dag_game",
        name: "the values of 2·10^5 vertices, 10^6 arcs",
        input: || text(N, &dag(N, ARCS, true)),
        read: || drop(read()),
        with_module: || {
            let (n, arcs) = read();
            print_all(dag_game::DagGame::new(n, &arcs).vertex_values());
        },
        plain: || {
            let (n, arcs) = read();
            print_all(&dag_values(&lists(n, &arcs, |arc| arc), &lists(n, &arcs, |(u, v)| (v, u))));
        },
        best: Some(|| {
            let (n, arcs) = quickly_read();
            let lists = [Flat::new(n, &arcs, |arc| arc), Flat::new(n, &arcs, |(u, v)| (v, u))];
            let [followers, predecessors] = lists.each_ref().map(Flat::lists);
            print_all(&dag_values(&followers, &predecessors));
        }),
    },
    Task {
        module: "loopy_game",
        name: "who wins or draws from each of 2·10^5 vertices, 10^6 arcs",
        input: || text(N, &graph(N, ARCS)),
        read: || drop(read()),
        with_module: || {
            let (n, arcs) = read();
            print_outcomes(loopy_game::LoopyGame::new(n, &arcs).remoteness());
        },
        plain: || {
            let (n, arcs) = read();
            let predecessors = lists(n, &arcs, |(u, v)| (v, u));
            print_outcomes(&remoteness(n, &arcs, &predecessors));
        },
        best: Some(|| {
            let (n, arcs) = quickly_read();
            let predecessors = Flat::new(n, &arcs, |(u, v)| (v, u));
            print_outcomes(&remoteness(n, &arcs, &predecessors.lists()));
        }),
    },
    Task {
        module: "vertex_geography",
        name: "who wins from each of 300 × 300 cells, a fifth of them blocked",
        input: || text(SIDE * SIDE, &grid(SIDE)),
        read: || drop(read()),
        with_module: || {
            let (n, edges) = read();
            let game = vertex_geography::VertexGeography::new(n, &edges);
            println!("{}", game.winning_starts().count());
        },
        plain: || {
            let (n, edges) = read();
            println!("{}", winning_starts(&both_ways(n, &edges).lists()));
        },
        best: Some(|| {
            let (n, edges) = quickly_read();
            println!("{}", winning_starts(&both_ways(n, &edges).lists()));
        }),
    },
];

fn text(n: usize, arcs: &Edges) -> String {
    let arcs: Vec<String> = arcs.iter().map(|(u, v)| format!("{} {}\n", u + 1, v + 1)).collect();
    format!("{n} {}\n{}", arcs.len(), arcs.concat())
}

fn read() -> (usize, Edges) {
    input! { n: usize, m: usize, arcs: [(Usize1, Usize1); m] }
    (n, arcs)
}

fn quickly_read() -> (usize, Edges) {
    let words = words();
    let arcs = words[2..].chunks(2).map(|arc| (arc[0] as usize - 1, arc[1] as usize - 1));
    (words[0] as usize, arcs.collect())
}

#[fastout]
fn print_all(numbers: &[u64]) {
    for number in numbers {
        println!("{number}");
    }
}

#[fastout]
fn print_outcomes(remoteness: &[Option<u64>]) {
    for moves in remoteness {
        println!("{}", moves.map_or("Draw", |moves| ["Second", "First"][moves as usize % 2]));
    }
}

/// The values from the sinks up.
fn dag_values<L: AsRef<[usize]>>(followers: &[L], predecessors: &[L]) -> Vec<u64> {
    let n = followers.len();
    let mut left: Vec<usize> = followers.iter().map(|to| to.as_ref().len()).collect();
    let mut queue: Vec<usize> = (0..n).filter(|&v| left[v] == 0).collect();
    let (mut values, mut seen_by) = (vec![0; n], vec![n; n + 1]);
    let mut next = 0;
    while let Some(&v) = queue.get(next) {
        next += 1;
        for &to in followers[v].as_ref() {
            seen_by[values[to] as usize] = v;
        }
        values[v] = seen_by.iter().take_while(|&&by| by == v).count() as u64;
        for &from in predecessors[v].as_ref() {
            left[from] -= 1;
            if left[from] == 0 {
                queue.push(from);
            }
        }
    }
    values
}

/// The number of moves until the end, by retrograde analysis.
fn remoteness<L: AsRef<[usize]>>(n: usize, arcs: &Edges, predecessors: &[L]) -> Vec<Option<u64>> {
    let mut left = vec![0; n];
    for &(from, _) in arcs {
        left[from] += 1;
    }
    let mut queue: Vec<usize> = (0..n).filter(|&v| left[v] == 0).collect();
    let mut remoteness: Vec<_> = left.iter().map(|&left| (left == 0).then_some(0)).collect();
    let mut next = 0;
    while let Some(&v) = queue.get(next) {
        next += 1;
        let moves = remoteness[v].expect("it is in the queue") + 1;
        for &from in predecessors[v].as_ref() {
            left[from] -= 1;
            if remoteness[from].is_none() && (moves % 2 == 1 || left[from] == 0) {
                remoteness[from] = Some(moves);
                queue.push(from);
            }
        }
    }
    remoteness
}

type Turn = fn((usize, usize)) -> (usize, usize);

fn lists(n: usize, arcs: &Edges, turn: Turn) -> Vec<Vec<usize>> {
    let mut lists = vec![Vec::new(); n];
    for &arc in arcs {
        let (from, to) = turn(arc);
        lists[from].push(to);
    }
    lists
}

/// The same in one piece.
struct Flat {
    ends: Vec<usize>,
    all: Vec<usize>,
}

impl Flat {
    fn new(n: usize, arcs: &Edges, turn: Turn) -> Self {
        let mut ends = vec![0; n + 1];
        for &arc in arcs {
            ends[turn(arc).0 + 1] += 1;
        }
        for v in 0..n {
            ends[v + 1] += ends[v];
        }
        let mut all = vec![0; arcs.len()];
        for &arc in arcs {
            let (from, to) = turn(arc);
            all[ends[from]] = to;
            ends[from] += 1;
        }
        Flat { ends, all }
    }

    fn lists(&self) -> Vec<&[usize]> {
        let starts = std::iter::once(&0).chain(&self.ends);
        let ends = &self.ends[..self.ends.len() - 1];
        starts.zip(ends).map(|(&start, &end)| &self.all[start..end]).collect()
    }
}

fn both_ways(n: usize, edges: &Edges) -> Flat {
    let arcs: Edges = edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]).collect();
    Flat::new(n, &arcs, |arc| arc)
}

/// A maximum matching of a bipartite graph: a breadth-first search grows a tree of alternating
/// paths from every unmatched left vertex, until it meets an unmatched right vertex.
fn matching_by_trees(neighbours: &[&[usize]], is_left: &[bool]) -> Vec<usize> {
    const NONE: usize = usize::MAX;
    let n = is_left.len();
    let mut mate = vec![NONE; n];
    for v in (0..n).filter(|&v| is_left[v]) {
        if let Some(&to) = neighbours[v].iter().find(|&&to| mate[to] == NONE) {
            mate[v] = to;
            mate[to] = v;
        }
    }
    let (mut root, mut before) = (vec![NONE; n], vec![NONE; n]);
    loop {
        let is_root = |&v: &usize| is_left[v] && mate[v] == NONE;
        let mut queue: Vec<usize> = (0..n).filter(is_root).collect();
        queue.iter().for_each(|&v| root[v] = v);
        let (mut next, mut is_larger) = (0, false);
        while let Some(&v) = queue.get(next) {
            next += 1;
            if mate[root[v]] != NONE {
                continue;
            }
            for &to in neighbours[v] {
                let back = mate[to];
                if back == NONE {
                    let (mut left, mut right) = (v, to);
                    while left != NONE {
                        mate[right] = left;
                        right = std::mem::replace(&mut mate[left], right);
                        left = if right == NONE { NONE } else { before[left] };
                    }
                    is_larger = true;
                    break;
                } else if root[back] == NONE {
                    root[back] = root[v];
                    before[back] = v;
                    queue.push(back);
                }
            }
        }
        if !is_larger {
            return mate;
        }
        queue.iter().for_each(|&v| root[v] = NONE);
    }
}

/// The number of winning starts on a grid: a start wins unless an alternating path leads to it from
/// an unmatched cell.
fn winning_starts(neighbours: &[&[usize]]) -> usize {
    let is_left: Vec<bool> =
        (0..neighbours.len()).map(|v| (v / SIDE + v % SIDE).is_multiple_of(2)).collect();
    let mate = matching_by_trees(neighbours, &is_left);
    let mut wins: Vec<bool> = mate.iter().map(|&mate| mate != usize::MAX).collect();
    let mut stack: Vec<usize> = (0..mate.len()).filter(|&v| !wins[v]).collect();
    while let Some(v) = stack.pop() {
        for &to in neighbours[v] {
            let back = mate[to];
            if wins[back] {
                wins[back] = false;
                stack.push(back);
            }
        }
    }
    wins.into_iter().filter(|&wins| wins).count()
}
