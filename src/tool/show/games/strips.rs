//! Stones on stairs, coins and pawns on strips.

use crate::tool::show::games::moves::{Move, offer};
use crate::tool::show::games::parameters::{COINS, DOLLAR, EDGES, TREE};
use crate::tool::show::games::position::{each, loses_misere_nim, named_once, pairs, sizes, xor};
use crate::tool::show::games::{Game, Picture, Proof, Repetition, Shape};
use crate::tool::show::rule::Rule;
use crate::{
    coin_turning, nimble, northcott, silver_dollar, staircase_graph, staircase_nim, staircase_tree,
    welter,
};

pub fn games() -> Vec<Game> {
    vec![
        staircase_nim(),
        staircase_graph(),
        staircase_tree(),
        nimble(),
        northcott(),
        silver_dollar(),
        silver_dollar_with_bag(),
        welter(),
        coin_turning(),
    ]
}

fn staircase_nim() -> Game {
    /// All but `left` stones go one stair down, from the first one off the stairs.
    fn down(p: &[u64], (i, left): (usize, u64)) -> Vec<(usize, u64)> {
        let below = i.checked_sub(1).map(|below| (below, p[below] + p[i] - left));
        [(i, left)].into_iter().chain(below).collect()
    }
    Game::new("staircase_nim", Shape::Row("stairs"))
        .picture(Picture::Stairs)
        .values("staircase_nim::grundy(&[a, b])", |_, p| p.iter().step_by(2).copied().collect())
        .play(
            |_, p| staircase_nim::wins(p),
            |_, p, visit| {
                offer(staircase_nim::winning_moves(p).map(|cut| down(p, cut)), visit);
            },
        )
        .misere(
            |_, p| staircase_nim::misere_wins(p),
            |_, p, visit| {
                offer(staircase_nim::misere_winning_moves(p).map(|cut| down(p, cut)), visit);
            },
        )
}

/// All but `left` of the stones on one vertex go to another.
fn carried(stones: &[u64], (from, left, to): (usize, u64, usize)) -> Move {
    Move::Set(vec![(from, left), (to, stones[to] + stones[from] - left)])
}

fn edges(rule: &Rule, name: &str) -> Vec<(usize, usize)> {
    rule.pairs(name).iter().map(|&(a, b)| (sizes(&[a])[0], sizes(&[b])[0])).collect()
}

/// The stones on the vertices that count.
fn counted(stairs: &staircase_graph::Staircase, stones: &[u64]) -> Vec<u64> {
    stones.iter().zip(&stairs.counts).filter(|(_, counts)| **counts).map(|(n, _)| *n).collect()
}

fn staircase_graph() -> Game {
    fn stairs(rule: &Rule, stones: &[u64]) -> staircase_graph::Staircase {
        staircase_graph::Staircase::new(stones.len(), &edges(rule, "edges"))
    }
    Game::new("staircase_graph", Shape::Row("stones"))
        .with(EDGES)
        .play(
            |r, p| stairs(r, p).wins(p),
            |r, p, visit| {
                offer(stairs(r, p).winning_moves(p).map(|stones| carried(p, stones)), visit);
            },
        )
        .misere(
            |r, p| stairs(r, p).misere_wins(p),
            |r, p, visit| {
                let stairs = stairs(r, p);
                let moves = stairs.misere_winning_moves(p);
                offer(moves.map(|stones| carried(p, stones)), visit);
            },
        )
        .plain("the xor of the stones that are an odd number of edges from the end is 0", |r, p| {
            xor(counted(&stairs(r, p), p)) == 0
        })
        .misere_lost(
            "the stones that are an odd number of edges from the end are lost in misère Nim",
            |r, p| loses_misere_nim(&counted(&stairs(r, p), p)),
        )
}

fn staircase_tree() -> Game {
    /// The stairs of a tree with its root.
    fn rooted(rule: &Rule, stones: &[u64]) -> staircase_graph::Staircase {
        let (n, root) = (stones.len(), rule.size("root"));
        assert!(root < n, "vertex {root} in a graph of {n} vertices");
        let parents = staircase_tree::parents(n, &edges(rule, "tree"), root);
        staircase_graph::Staircase::new(n, &staircase_graph::jumps(&parents, rule.size("k")))
    }
    Game::new("staircase_tree", Shape::Row("stones"))
        .with(TREE)
        .play(
            |r, p| {
                let values = staircase_tree::grundy_values(p, &edges(r, "tree"), r.size("k"));
                let (n, root) = (p.len(), r.size("root"));
                *values
                    .get(root)
                    .unwrap_or_else(|| panic!("vertex {root} in a graph of {n} vertices"))
                    != 0
            },
            |r, p, visit| {
                offer(rooted(r, p).winning_moves(p).map(|stones| carried(p, stones)), visit);
            },
        )
        .plain("the xor of the stones that are an odd number of jumps from the end is 0", |r, p| {
            xor(counted(&rooted(r, p), p)) == 0
        })
}

fn nimble() -> Game {
    Game::new("nimble", Shape::Sum("coins"))
        .values("nimble::grundy(&[n])", |_, p| each(p, |n| nimble::grundy(&[n])))
        .play(|_, p| nimble::wins(p), |_, p, visit| offer(nimble::winning_moves(p), visit))
        .misere(
            |_, p| nimble::misere_wins(p),
            |_, p, visit| offer(nimble::misere_winning_moves(p), visit),
        )
        .proof(Proof::Formula("the value of a coin is its cell", |_| Repetition::new(0, 1, 1)))
}

fn northcott() -> Game {
    /// Rows with two pawns.
    fn rows(cells: &[u64]) -> Vec<(i64, i64)> {
        let cell =
            |cell: u64| i64::try_from(cell).unwrap_or_else(|_| panic!("cell {cell} is too far"));
        pairs(cells).into_iter().map(|(mine, other)| (cell(mine), cell(other))).collect()
    }
    Game::new("northcott", Shape::Pairs("rows"))
        .values("northcott::grundy(&[(a, b)])", |_, p| {
            rows(p).iter().map(|&row| northcott::grundy(&[row])).collect()
        })
        .play(
            |_, p| northcott::wins(&rows(p)),
            |_, p, visit| {
                let rows = rows(p);
                let moves = northcott::winning_moves(&rows);
                offer(moves.map(|(i, cell)| (2 * i, cell as u64)), visit);
            },
        )
}

/// The xor of the gaps in pairs of coins from the right, where a leftmost coin without a partner
/// is on its way to the cell `end`.
fn gaps(coins: &[u64], end: u64) -> u64 {
    let mut cells: Vec<u64> = coins.iter().copied().filter(|&cell| cell > 0).collect();
    cells.sort_unstable();
    xor(cells.rchunks(2).map(|pair| match *pair {
        [left, right] => right - left - 1,
        [alone] => alone - end,
        _ => 0,
    }))
}

fn silver_dollar() -> Game {
    Game::new("silver_dollar", Shape::Row("coins"))
        .first(1)
        .play(
            |_, p| silver_dollar::wins(p),
            |_, p, visit| offer(silver_dollar::winning_moves(p), visit),
        )
        .plain(
            "the xor of the gaps in pairs of coins from the right is 0, \
             where a leftmost coin without a partner counts its way to cell 1",
            |_, p| gaps(p, 1) == 0,
        )
}

fn silver_dollar_with_bag() -> Game {
    /// How many coins lie between the bag and the dollar?
    fn place(rule: &Rule, coins: &[u64]) -> usize {
        let dollar = coins[rule.size("dollar")];
        coins.iter().filter(|&&cell| 0 < cell && cell < dollar).count()
    }
    Game::new("silver_dollar", Shape::Row("coins"))
        .variant("dollar")
        .with(DOLLAR)
        .play(
            |r, p| silver_dollar::dollar_wins(p, r.size("dollar")),
            |r, p, visit| offer(silver_dollar::dollar_winning_moves(p, r.size("dollar")), visit),
        )
        .misere(
            |r, p| silver_dollar::dollar_misere_wins(p, r.size("dollar")),
            |r, p, visit| {
                offer(silver_dollar::dollar_misere_winning_moves(p, r.size("dollar")), visit);
            },
        )
        .plain(
            "the dollar is in the bag, or it is not the leftmost coin outside and the xor of the \
             gaps in pairs of coins from the right is 0, where a leftmost coin without a partner \
             counts its way to the bag, or only to cell 1 if the dollar is the next coin",
            |r, p| match (p[r.size("dollar")], place(r, p)) {
                (0, _) => true,
                (_, 0) => false,
                (_, place) => gaps(p, u64::from(place == 1)) == 0,
            },
        )
        .misere_lost(
            "the dollar is not in the bag and the xor of the gaps in pairs of coins from the \
             right is 0, where a leftmost coin without a partner counts its way to the bag, or \
             only to cell 1 if it is the dollar",
            |r, p| p[r.size("dollar")] > 0 && gaps(p, u64::from(place(r, p) == 0)) == 0,
        )
}

fn welter() -> Game {
    Game::new("welter", Shape::Row("coins"))
        .values("welter::grundy(&[a, b])", |_, p| vec![welter::grundy(p)])
        .play(|_, p| welter::wins(p), |_, p, visit| offer(welter::winning_moves(p), visit))
}

fn coin_turning() -> Game {
    fn coins(rule: &Rule) -> coin_turning::Game {
        match rule.text("game") {
            "turning_turtles" => coin_turning::Game::TurningTurtles,
            "mock_turtles" => coin_turning::Game::MockTurtles,
            "ruler" => coin_turning::Game::Ruler,
            "twins" => coin_turning::Game::Twins,
            _ => coin_turning::Game::Triplets,
        }
    }
    fn turn(p: &[u64], turned: &[u64]) -> Move {
        let kept = p.iter().filter(|coin| !turned.contains(coin));
        let new = turned.iter().filter(|coin| !p.contains(coin));
        let mut heads: Vec<u64> = kept.chain(new).copied().collect();
        heads.sort_unstable();
        Move::Become(format!("turn {turned:?}"), heads)
    }
    Game::new("coin_turning", Shape::Sum("heads"))
        .with(COINS)
        .values("coin_turning::grundy(n, Game::{game})", |r, p| {
            each(p, |n| coin_turning::grundy(n, coins(r)))
        })
        .play(
            |r, p| coin_turning::wins(named_once(p), coins(r)),
            |r, p, visit| {
                let moves = coin_turning::winning_moves(p, coins(r));
                offer(moves.map(|turned| turn(p, &turned)), visit);
            },
        )
}
