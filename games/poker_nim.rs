//! Poker Nim.

use crate::entry::*;
use nim_snippets::poker_nim;

/// The heaps, and the number of stones that may still be put back.
pub type Position = (Vec<u64>, u64);

/// Takes any number of stones from one heap, or puts stones of the reserve onto it.
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

pub const GAMES: &[Game] = &[
    Game {
        parameters: RESERVE,
        value: value!(poker_nim::grundy(heaps, number reserve)),
        play: play!(poker_nim::wins(heaps, number reserve), winning_moves => Move::cut),
        ..Game::new("poker_nim", Shape::Sum(Parts::Heaps))
    },
    // Poker Nim in which the position includes the stones that may still be added.
    Game {
        variant: "stock",
        value: Some(Value::of_position("poker_nim::grundy({heaps}, {reserve})", |p, _| {
            poker_nim::grundy(&p[..p.len() - 1], p[p.len() - 1])
        })),
        components: Some(|p, _| p[..p.len() - 1].to_vec()),
        play: Some(Play::new(
            "poker_nim::wins({heaps}, {reserve})",
            |p, _| poker_nim::wins(&p[..p.len() - 1], p[p.len() - 1]),
            |p, _| Box::new(winning(p).map(after(p))),
        )),
        rules: Some(
            Rules::options(|p, _| as_moves(moves(&p[..p.len() - 1], p[p.len() - 1]), after(p)))
                .at_most(|p, _| squares(&[p.len() as u64]) + sum(p) * p.len() as u128),
        ),
        example: "3 5 7 +4",
        tried: Tried {
            sizes: &[(1, 3), (2, 8), (3, 5), (4, 3)],
            by_options: &[(3, 60)],
            large: &[""],
            is_legal: Some(|_, p, q| {
                let (reserve, heaps) = p.split_last().expect("a reserve");
                let i = (0..heaps.len()).find(|&i| p[i] != q[i]).expect("a move");
                let added = q[i].saturating_sub(p[i]);
                let others = [&q[..i], &p[i..=i], &q[i + 1..heaps.len()]].concat();
                others == heaps && reserve.checked_sub(added) == q.last().copied()
            }),
            is_position: |numbers| !numbers.is_empty(),
            ..TRIED
        },
        ..Game::new("poker_nim", Shape::Written(Writing::Stock))
    },
];

fn winning(p: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (reserve, heaps) = p.split_last().unwrap_or((&0, &[]));
    poker_nim::winning_moves(heaps, *reserve)
}

fn after(p: &[u64]) -> impl Fn((usize, u64)) -> Move + '_ {
    move |(i, size)| {
        let mut after = p.to_vec();
        after[i] = size;
        after[p.len() - 1] -= size.saturating_sub(p[i]);
        Move::Become(nth(i, HEAP).cut(p[i], size), after)
    }
}
