//! Poker Nim.

use crate::entry::*;
use nim_snippets::poker_nim;

/// The heaps, and how many stones may still be put back.
pub type Position = (Vec<u64>, u64);

/// Any number of stones from one heap, or stones of the reserve onto it.
pub fn moves(heaps: &[u64], reserve: u64) -> Vec<((usize, u64), Position)> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for size in (0..=heap + reserve).filter(|&size| size != heap) {
            let mut after = heaps.to_vec();
            after[i] = size;
            options.push(((i, size), (after, reserve - size.saturating_sub(heap))));
        }
    }
    options
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let reserve = rule.number("reserve");
        value(n): poker_nim::grundy(&[n]);
        play(heaps): poker_nim::wins(heaps, reserve), poker_nim::winning_moves(heaps, reserve);
    };
    let game = Game::new("poker_nim", Shape::Sum("heaps"), answers).with(RESERVE);
    vec![game, stocked()]
}

/// Adds the stones that may still be added.
fn stocked() -> Game {
    let answers = answers! {
        |rule, n_max|
        values{p}: p[..p.len() - 1].to_vec(), as "";
        play(p): poker_nim::wins(&p[..p.len() - 1], p[p.len() - 1]), winning(p).map(after(p));
        moves(p):
            as_moves(moves(&p[..p.len() - 1], p[p.len() - 1]), after(p)),
            at_most squares(&[p.len() as u64]) + sum(p) * p.len() as u128;
    };
    Game::new("poker_nim", Shape::Written(Writing::Stock), answers)
        .variant("stock")
        .only(|numbers| !numbers.is_empty())
        .by_options(&[(3, 60)])
        .large(&[""])
        .legal(|_, p, q| {
            let (reserve, heaps) = p.split_last().expect("a reserve");
            let i = (0..heaps.len()).find(|&i| p[i] != q[i]).expect("a move");
            let added = q[i].saturating_sub(p[i]);
            let others = [&q[..i], &p[i..=i], &q[i + 1..heaps.len()]].concat();
            others == heaps && reserve.checked_sub(added) == q.last().copied()
        })
        .sizes(&[(1, 3), (2, 8), (3, 5), (4, 3)])
        .example("3 5 7 +4")
}

fn winning(p: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (reserve, heaps) = p.split_last().unwrap_or((&0, &[]));
    poker_nim::winning_moves(heaps, *reserve)
}

fn after(p: &[u64]) -> impl Fn((usize, u64)) -> Move + '_ {
    move |(i, size)| {
        let mut after = p.to_vec();
        after[i] = size;
        after[p.len() - 1] -= size.saturating_sub(p[i]);
        Move::Become(Part::heap(i).cut(p[i], size), after)
    }
}
