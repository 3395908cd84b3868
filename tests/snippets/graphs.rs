//! Graphs.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::brute_force::{Rules, assert_panics, heaps};
use crate::random::Random;
use nim_snippets::{
    dag_game, green_hackenbush, loopy_game, loopy_sums, node_kayles, vertex_geography,
};

/// Edges as contest input gives them.
pub type Edges = Vec<(usize, usize)>;

fn random_edges(random: &mut Random, n: usize, count: usize) -> Edges {
    let mut vertex = || random.below(n as u64) as usize;
    (0..count).map(|_| (vertex(), vertex())).collect()
}

/// A tree whose vertices and edges come in random order.
fn random_tree(random: &mut Random, n: usize, depth: usize) -> Edges {
    let mut names: Vec<usize> = (0..n).collect();
    let mut tree = Edges::new();
    for i in 1..n {
        names.swap(i, random.below(i as u64 + 1) as usize);
    }
    for i in 1..n {
        let parent = i - 1 - random.below(i.min(depth) as u64) as usize;
        tree.push((names[i], names[parent]));
        tree.swap(i - 1, random.below(i as u64) as usize);
    }
    tree
}

/// Green Hackenbush by its rules: the position is the set of edges that are left.
fn hackenbush_rules<'a>(edges: &'a [(usize, usize)], ground: &'a [usize]) -> Rules<'a, u32, usize> {
    let standing = move |left: u32| {
        let mut stands: Vec<usize> = ground.to_vec();
        loop {
            let here = |&e: &usize| {
                left >> e & 1 == 1 && stands.contains(&edges[e].0) != stands.contains(&edges[e].1)
            };
            match (0..edges.len()).find(here) {
                Some(e) => stands.extend([edges[e].0, edges[e].1]),
                None => break,
            }
        }
        let falls = |&e: &usize| !stands.contains(&edges[e].0);
        (0..edges.len()).filter(falls).fold(left, |left, e| left & !(1 << e))
    };
    Rules::new(move |&left: &u32| {
        let left = standing(left);
        let cuts = (0..edges.len()).filter(|e| left >> e & 1 == 1);
        cuts.map(|e| (e, standing(left & !(1 << e)))).collect()
    })
}

fn check_hackenbush(n: usize, edges: &[(usize, usize)], ground: &[usize]) {
    let mut rules = hackenbush_rules(edges, ground);
    let all = (1 << edges.len()) - 1;
    let moves = green_hackenbush::winning_moves(n, edges, ground);
    rules.check(&all, green_hackenbush::wins(n, edges, ground), moves);
    rules.check_grundy(&all, green_hackenbush::grundy(n, edges, ground));
}

#[test]
fn green_hackenbush_laws() {
    // All graphs of up to four edges on three vertices, loops and parallel edges too.
    let pairs: Edges = (0..3).flat_map(|u| (0..3).map(move |v| (u, v))).collect();
    for code in 0..pairs.len().pow(4) {
        let digits = (0..4).map(|i| code / pairs.len().pow(i) % pairs.len());
        let edges: Edges = digits.map(|digit| pairs[digit]).collect();
        check_hackenbush(3, &edges[..code % 5], &[0, 2][..1 + code / 5 % 2]);
    }
    let mut random = Random(1);
    for round in 0..600 {
        let n = 1 + random.below(7) as usize;
        let edges = random_edges(&mut random, n, round % 10);
        let ground: Vec<usize> = (0..n).filter(|_| random.below(3) == 0).collect();
        check_hackenbush(n, &edges, &ground);
    }
    for round in 0..200 {
        let n = 2 + round % 9;
        let tree = random_tree(&mut random, n, 1 + round % 4);
        check_hackenbush(n, &tree, &[random.below(n as u64) as usize]);
    }
}

#[test]
fn green_hackenbush_extremes() {
    use green_hackenbush::{grundy, winning_moves, wins};
    assert!(!wins(0, &[], &[]));
    assert!(!wins(2, &[(0, 1), (0, 0)], &[]), "nothing stands");
    assert_eq!(winning_moves(2, &[(0, 1), (0, 0)], &[]).count(), 0);
    assert_eq!(grundy(2, &[(0, 1)], &[0, 1, 0, 1]), 1, "ground to ground");
    assert_eq!(grundy(1, &[(0, 0); 5], &[0, 0]), 1, "five loops");
    assert!(winning_moves(1, &[(0, 0); 5], &[0]).eq(0..5));
    assert_panics("vertex 2 in a graph of 2", || grundy(2, &[(0, 2)], &[0]));
    assert_panics("vertex 7 in a graph of 2", || winning_moves(2, &[], &[7]));
    assert_panics("2^30 vertices or edges are too many", || wins(1 << 30, &[], &[]));
}

#[test]
fn green_hackenbush_large() {
    let path = |n: usize| -> Edges { (1..n).map(|v| (v - 1, v)).collect() };
    let n = 300_000;
    assert_eq!(green_hackenbush::grundy(n, &path(n), &[0]), n as u64 - 1);
    for n in [300, 301] {
        // The ground at both ends makes a cycle: any cut leaves two stalks.
        let (path, ends) = (path(n), [0, n - 1]);
        let equal_stalks = (0..n - 1).filter(|&cut| cut == n - 2 - cut);
        assert!(green_hackenbush::winning_moves(n, &path, &ends).eq(equal_stalks));
    }
    let mut random = Random(2);
    for n in [10, 100, 100_000] {
        let tree = random_tree(&mut random, n, 30);
        let mut moves = green_hackenbush::winning_moves(n, &tree, &[5]).peekable();
        assert_eq!(green_hackenbush::wins(n, &tree, &[5]), moves.peek().is_some());
        for cut in moves.take(20) {
            let rest = [&tree[..cut], &tree[cut + 1..]].concat();
            assert!(!green_hackenbush::wins(n, &rest, &[5]));
        }
    }
}

/// Node Kayles by its rules: the position is the set of vertices that are left.
fn node_kayles_rules(n: usize, edges: &[(usize, usize)]) -> Rules<'_, u64, usize> {
    Rules::new(move |&left: &u64| {
        let here = (0..n).filter(|v| left >> v & 1 == 1);
        let choose = |v: usize| {
            let gone = |u: &usize| *u == v || edges.contains(&(*u, v)) || edges.contains(&(v, *u));
            (v, (0..n).filter(gone).fold(left, |left, u| left & !(1 << u)))
        };
        here.map(choose).collect()
    })
}

#[test]
fn node_kayles_laws() {
    let check = |n: usize, edges: &[(usize, usize)]| {
        let mut rules = node_kayles_rules(n, edges);
        let whole = (1 << n) - 1;
        let moves = node_kayles::winning_moves(n, edges);
        rules.check(&whole, node_kayles::wins(n, edges), moves);
        rules.check_grundy(&whole, node_kayles::grundy(n, edges));
    };
    for n in 0..=5 {
        let pairs: Edges = (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        for chosen in 0..1 << pairs.len() {
            let edges = (0..pairs.len()).filter(|&e| chosen >> e & 1 == 1);
            check(n, &edges.map(|e| pairs[e]).collect::<Edges>());
        }
    }
    let mut random = Random(5);
    for i in 0..100 {
        let n = 6 + i % 6;
        let count = random.below(2 * n as u64) as usize;
        check(n, &random_edges(&mut random, n, count));
    }
}

#[test]
fn node_kayles_extremes() {
    assert!(!node_kayles::wins(0, &[]) && node_kayles::winning_moves(0, &[]).is_empty());
    assert_eq!(node_kayles::grundy(1, &[(0, 0), (0, 0)]), 1);
    assert_eq!(node_kayles::grundy(64, &[]), 0);
    assert_eq!(node_kayles::winning_moves(63, &[]), (0..63).collect::<Vec<usize>>());
    let complete: Edges = (0..64).flat_map(|a| (0..64).map(move |b| (a, b))).collect();
    assert_eq!(node_kayles::winning_moves(64, &complete).len(), 64);
    assert_panics("65 vertices are more than 64", || node_kayles::wins(65, &[]));
    assert_panics("from 3 to 1 of 3 vertices", || node_kayles::wins(3, &[(3, 1)]));
    assert_panics("from 0 to 0 of 0", || node_kayles::winning_moves(0, &[(0, 0)]));
}

#[test]
fn node_kayles_large() {
    let path: Edges = (1..40).map(|v| (v - 1, v)).collect();
    assert_eq!(node_kayles::grundy(40, &path), node_kayles::grundy(6, &path[..5]));
    let mut random = Random(6);
    for n in 20..26 {
        let edges = random_edges(&mut random, n, 2 * n);
        let moves = node_kayles::winning_moves(n, &edges);
        assert_eq!(node_kayles::wins(n, &edges), !moves.is_empty());
        for v in moves {
            let gone = |u: usize| u == v || edges.contains(&(u, v)) || edges.contains(&(v, u));
            let left: Vec<usize> = (0..n).filter(|&u| !gone(u)).collect();
            let name = |u: usize| left.iter().position(|&w| w == u);
            let edges = edges.iter().filter_map(|&(a, b)| Some((name(a)?, name(b)?)));
            let edges: Edges = edges.collect();
            assert!(!node_kayles::wins(left.len(), &edges));
        }
    }
}

/// Where a token on `v` may go, each vertex once, ascending.
fn followers(edges: &[(usize, usize)], v: usize) -> Vec<usize> {
    let mut followers: Vec<usize> = edges.iter().filter(|e| e.0 == v).map(|e| e.1).collect();
    followers.sort_unstable();
    followers.dedup();
    followers
}

/// The moves of tokens along edges, by the rules.
pub fn token_moves(
    edges: &[(usize, usize)],
    tokens: &[usize],
) -> Vec<((usize, usize), Vec<usize>)> {
    let moved = |(i, to): (usize, usize)| {
        let mut tokens = tokens.to_vec();
        tokens[i] = to;
        ((i, to), tokens)
    };
    let moves = (0..tokens.len())
        .flat_map(|i| followers(edges, tokens[i]).into_iter().map(move |to| (i, to)));
    moves.map(moved).collect()
}

/// Edges from a larger to a smaller number, and then the vertices renamed.
pub fn random_dag(random: &mut Random, n: usize, count: usize) -> Edges {
    let mut names: Vec<usize> = (0..n).collect();
    for i in 1..n {
        names.swap(i, random.below(i as u64 + 1) as usize);
    }
    let edges = random_edges(random, n, count).into_iter();
    let edges = edges.filter(|(u, v)| u != v);
    edges.map(|(u, v)| (names[u.max(v)], names[u.min(v)])).collect()
}

#[test]
fn dag_game_laws() {
    let mut random = Random(3);
    for round in 0..300 {
        let n = 2 + random.below(9) as usize;
        let mut edges = random_dag(&mut random, n, round % 40);
        // In a third of the graphs each all edges go down, or up.
        match round % 3 {
            0 => edges.iter_mut().for_each(|edge| *edge = (edge.0.max(edge.1), edge.0.min(edge.1))),
            1 => edges.iter_mut().for_each(|edge| *edge = (edge.0.min(edge.1), edge.0.max(edge.1))),
            _ => (),
        }
        let mut rules = Rules::new(|tokens: &Vec<usize>| token_moves(&edges, tokens));
        let grundy = dag_game::grundy_values(n, &edges);
        for (v, &value) in grundy.iter().enumerate() {
            rules.check_grundy(&vec![v], value);
        }
        for count in 0..4 {
            let tokens: Vec<usize> = (0..count).map(|_| random.below(n as u64) as usize).collect();
            let moves = dag_game::winning_moves(&edges, &grundy, &tokens);
            rules.check(&tokens, dag_game::wins(&grundy, &tokens), moves);
        }
    }
}

#[test]
fn dag_game_extremes() {
    use dag_game::{grundy_values, winning_moves, wins};
    assert!(grundy_values(0, &[]).is_empty());
    assert_eq!(grundy_values(2, &[]), [0, 0]);
    assert!(!wins(&[], &[]));
    assert_panics("2^32 vertices or edges are too many", || grundy_values(1 << 32, &[]));
    assert_eq!(winning_moves(&[(1, 0); 5], &[0, 1], &[1]).collect::<Vec<_>>(), [(0, 0)]);
    assert_panics("edge (0, 2) in a graph of 2", || grundy_values(2, &[(0, 2)]));
    assert_panics("the graph has the cycle [1]", || grundy_values(2, &[(0, 1), (1, 1)]));
    let edges = [(0, 1), (1, 2), (2, 3), (3, 1), (3, 4)];
    assert_panics("the graph has the cycle [2, 3, 1]", || grundy_values(5, &edges));
}

#[test]
fn dag_game_large() {
    // Complete graphs: the n vertices are worth 0 to n - 1, so every size of sets comes up.
    let n = 300;
    let complete: Edges = (0..n).flat_map(|u| (0..u).map(move |v| (u, v))).collect();
    assert!(dag_game::grundy_values(n, &complete).into_iter().eq(0..n as u64));
    let upwards: Edges = complete.iter().map(|&(u, v)| (v, u)).collect();
    assert!(dag_game::grundy_values(n, &upwards).into_iter().eq((0..n as u64).rev()));
    let name = |v: usize| v * 77 % n;
    let renamed: Edges = complete.iter().map(|&(u, v)| (name(u), name(v))).collect();
    let grundy = dag_game::grundy_values(n, &renamed);
    assert!((0..n).all(|v| grundy[name(v)] == v as u64));
    let mut random = Random(4);
    for (n, count) in [(10_000, 20_000), (1000, 100_000), (200_000, 200_000)] {
        let edges = random_dag(&mut random, n, count);
        let grundy = dag_game::grundy_values(n, &edges);
        let mut reached = vec![Vec::new(); n];
        edges.iter().for_each(|&(from, to)| reached[from].push(grundy[to]));
        for (reached, mex) in reached.iter().zip(grundy) {
            assert!(!reached.contains(&mex) && (0..mex).all(|value| reached.contains(&value)));
        }
    }
}

/// The remoteness of all positions of some tokens on `n` vertices, by its definition.
fn remoteness_by_rules(
    n: usize,
    edges: &[(usize, usize)],
    tokens: usize,
) -> HashMap<Vec<usize>, u64> {
    let all = heaps(tokens, n as u64 - 1).into_iter();
    let mut unknown: Vec<Vec<usize>> =
        all.map(|p| p.iter().map(|&v| v as usize).collect()).collect();
    let mut known: HashMap<Vec<usize>, u64> = HashMap::new();
    let mut last = 0;
    for moves in 0.. {
        let ends_now = |position: &Vec<usize>| {
            let options: Vec<_> =
                token_moves(edges, position).iter().map(|m| known.get(&m.1)).collect();
            moves % 2 == 1 && options.contains(&Some(&(moves - 1)))
                || options.iter().all(|option| option.is_some_and(|moves| moves % 2 == 1))
        };
        let (now, later) = unknown.into_iter().partition::<Vec<_>, _>(ends_now);
        last = if now.is_empty() { last } else { moves };
        known.extend(now.into_iter().map(|position| (position, moves)));
        unknown = later;
        if moves > last {
            break;
        }
    }
    known
}

#[test]
fn loopy_game_laws() {
    let mut random = Random(5);
    for round in 0..600 {
        let n = 1 + random.below(7) as usize;
        let edges = random_edges(&mut random, n, round % 15);
        let expected = remoteness_by_rules(n, &edges, 1);
        let expected: Vec<Option<u64>> = (0..n).map(|v| expected.get(&vec![v]).copied()).collect();
        let remoteness = loopy_game::remoteness(n, &edges);
        assert_eq!(remoteness, expected, "{edges:?}");
        let best_moves = loopy_game::best_moves(&edges, &remoteness);
        for v in 0..n {
            let options = followers(&edges, v).into_iter();
            let mut lost: Vec<_> =
                options.clone().filter_map(|to| Some((expected[to]?, to))).collect();
            lost.retain(|(moves, _)| moves % 2 == 0);
            lost.sort_unstable();
            let winning = loopy_game::winning_moves(&edges, &remoteness, v);
            assert!(winning.eq(lost.iter().map(|&(_, to)| to)), "{edges:?}");
            let latest = options.clone().filter_map(|to| Some((expected[to]?, Reverse(to)))).max();
            assert_eq!(
                best_moves[v],
                match expected[v] {
                    Some(moves) if moves % 2 == 1 => lost.first().map(|&(_, to)| to),
                    Some(_) => latest.map(|(_, Reverse(to))| to),
                    None => options.clone().find(|&to| expected[to].is_none()),
                }
            );
        }
    }
}

#[test]
fn loopy_game_extremes() {
    use loopy_game::{best_moves, remoteness, winning_moves};
    assert!(remoteness(0, &[]).is_empty());
    assert_eq!(remoteness(2, &[(0, 0)]), [None, Some(0)]);
    assert_eq!(best_moves(&[(0, 0)], &[None, Some(0)]), [Some(0), None]);
    assert_eq!(winning_moves(&[], &[Some(0)], 0).count(), 0);
    assert_panics("edge (2, 0) in a graph of 2", || remoteness(2, &[(2, 0)]));
}

#[test]
fn loopy_game_large() {
    let n = 300_000;
    let path: Edges = (1..n).map(|v| (v, v - 1)).collect();
    let remoteness = loopy_game::remoteness(n, &path);
    assert!(remoteness.into_iter().eq((0..n as u64).map(Some)));
    let circle: Edges = (0..n).map(|v| (v, (v + 1) % n)).collect();
    assert_eq!(loopy_game::remoteness(n, &circle), vec![None; n]);
}

#[test]
fn loopy_sums_laws() {
    use loopy_sums::Outcome::{Draw, Loss, Win};
    let mut random = Random(6);
    for round in 0..400 {
        let n = 1 + random.below(6) as usize;
        let edges = random_edges(&mut random, n, 2 + round % 13);
        let values = loopy_sums::values(n, &edges);
        for count in 0..=3 {
            let known = remoteness_by_rules(n, &edges, count);
            let outcome = |tokens: &Vec<usize>| match known.get(tokens) {
                Some(moves) if moves % 2 == 1 => Win,
                Some(_) => Loss,
                None => Draw,
            };
            for tokens in heaps(count, n as u64 - 1) {
                let tokens: Vec<usize> = tokens.into_iter().map(|v| v as usize).collect();
                assert_eq!(
                    loopy_sums::outcome(&values, &tokens),
                    outcome(&tokens),
                    "{edges:?} {tokens:?}"
                );
                let mut options = token_moves(&edges, &tokens);
                options.retain(|(_, option)| outcome(option) == Loss);
                let mut moves: Vec<_> =
                    loopy_sums::winning_moves(&edges, &values, &tokens).collect();
                moves.sort_unstable();
                assert!(
                    moves.into_iter().eq(options.into_iter().map(|(m, _)| m)),
                    "{edges:?} {tokens:?}"
                );
            }
        }
    }
}

/// The first winning move brings the end nearer whatever the opponent does.
#[test]
fn loopy_sums_first_winning_move_finishes() {
    let mut random = Random(7);
    for round in 0..300 {
        let n = 2 + random.below(9) as usize;
        let edges = random_edges(&mut random, n, 5 + round % 20);
        let values = loopy_sums::values(n, &edges);
        let mut tokens: Vec<usize> = (0..3).map(|_| random.below(n as u64) as usize).collect();
        let mut turns = 0;
        loop {
            let winning = loopy_sums::winning_moves(&edges, &values, &tokens).next();
            let Some((i, to)) = winning else { break };
            tokens[i] = to;
            turns += 1;
            assert!(turns <= 3 * n, "{edges:?}");
            let replies = token_moves(&edges, &tokens);
            if replies.is_empty() {
                break;
            }
            tokens = replies[random.below(replies.len() as u64) as usize].1.clone();
            assert_eq!(loopy_sums::outcome(&values, &tokens), loopy_sums::Outcome::Win);
        }
    }
}

#[test]
fn loopy_sums_extremes() {
    use loopy_sums::{Outcome, Value, outcome, values, winning_moves};
    assert!(values(0, &[]).is_empty());
    assert_eq!(outcome(&[], &[]), Outcome::Loss);
    assert_eq!(values(1, &[(0, 0)]), [Value::Infinite(vec![])]);
    assert_eq!(outcome(&values(1, &[(0, 0)]), &[0, 0]), Outcome::Draw);
    assert_eq!(winning_moves(&[(0, 0)], &values(1, &[(0, 0)]), &[0, 0]).count(), 0);
    assert_panics("edge (0, 1) in a graph of 1", || values(1, &[(0, 1)]));
}

/// Vertex geography by its rules: where the token is, and the set of all vertices visited.
fn geography_rules(edges: &[(usize, usize)]) -> Rules<'_, (usize, u32), usize> {
    let both_ways: Edges = edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]).collect();
    Rules::new(move |&(v, visited): &(usize, u32)| {
        let new = followers(&both_ways, v).into_iter().filter(|to| visited >> to & 1 == 0);
        new.map(|to| (to, (to, visited | 1 << to))).collect()
    })
}

fn check_geography(n: usize, edges: &[(usize, usize)]) {
    let mut rules = geography_rules(edges);
    let starts = vertex_geography::winning_starts(n, edges);
    assert_eq!(starts.len(), n);
    for (v, &wins) in starts.iter().enumerate() {
        assert_eq!(vertex_geography::wins(n, edges, v), wins);
        rules.check(&(v, 1 << v), wins, vertex_geography::winning_moves(n, edges, v));
    }
}

#[test]
fn vertex_geography_laws() {
    // All graphs on up to five vertices.
    for n in 1..=5 {
        let pairs: Edges = (0..n).flat_map(|u| (0..u).map(move |v| (u, v))).collect();
        for set in 0..1 << pairs.len() {
            let edges: Edges =
                (0..pairs.len()).filter(|i| set >> i & 1 == 1).map(|i| pairs[i]).collect();
            check_geography(n, &edges);
        }
    }
    let mut random = Random(8);
    for round in 0..300 {
        let n = 4 + random.below(8) as usize;
        let edges = random_edges(&mut random, n, round % 20);
        check_geography(n, &edges);
    }
}

/// A vertex is a winning start iff removing it makes the maximum matching smaller. Cacti of odd
/// cycles, paths and sparse graphs bring deep nests of contracted cycles.
#[test]
fn vertex_geography_large() {
    let mut random = Random(9);
    for round in 0..30 {
        let n = 101 + 2 * round;
        let edges = random_edges(&mut random, n, n + round * 3);
        let starts = vertex_geography::winning_starts(n, &edges);
        for (v, &wins) in starts.iter().enumerate() {
            let mut moves = vertex_geography::winning_moves(n, &edges, v).peekable();
            assert_eq!(wins, moves.peek().is_some());
        }
    }
    for n in [99_999, 100_000] {
        let path: Edges = (1..n).map(|v| (v - 1, v)).collect();
        let starts = vertex_geography::winning_starts(n, &path);
        assert!(starts.into_iter().eq((0..n).map(|v| n % 2 == 0 || v % 2 == 1)));
        let triangles = (2..n).flat_map(|v| [(v - 2, v - 1), (v - 2, v)]);
        let triangles: Edges = triangles.chain([(n - 2, n - 1)]).collect();
        let starts = vertex_geography::winning_starts(n, &triangles);
        assert!(starts.into_iter().all(|wins| wins == (n % 2 == 0)));
    }
}

#[test]
fn vertex_geography_extremes() {
    use vertex_geography::{winning_moves, winning_starts};
    assert!(winning_starts(0, &[]).is_empty());
    assert_eq!(winning_starts(2, &[(0, 0)]), [false, false]);
    assert_eq!(winning_moves(2, &[(0, 0), (0, 1), (1, 0)], 0).collect::<Vec<_>>(), [1]);
    assert_panics("an edge leaves the 2 vertices", || winning_starts(2, &[(0, 2)]));
    assert_panics("start 2 in a graph of 2", || winning_moves(2, &[], 2));
}
