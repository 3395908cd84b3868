use crate::games::entry::*;
use nim_snippets::no_repeat_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): no_repeat_nim::grundy(n);
        play(p): no_repeat_nim::wins(p), no_repeat_nim::winning_moves(p).map(taken(p));
    };
    let game = Game::new("no_repeat_nim", Shape::Sum("heaps"), answers);
    vec![game, played()]
}

/// Heaps from which something was taken.
fn played() -> Game {
    let answers = answers! {
        |rule, n_max|
        values{p}: heaps(p).into_iter().map(worth).collect(), as "";
        play(p): xor(&heaps(p)) != 0, winning(&heaps(p)).map(after(p));
        rules(p): labels(rules::no_repeat_nim::moves(&heaps(p))).map(after(p));
    };
    Game::new("no_repeat_nim", Shape::Written(Writing::Played), answers)
        .variant("played")
        .example("5 3:1 4")
}

type Heap = (u64, u64);

/// Stones, and the bits of what has been taken.
fn heaps(p: &[u64]) -> Vec<Heap> {
    let heaps = pairs(p);
    for (left, _) in &heaps {
        assert!(*left < 64, "a heap of {left} is above the 63 of a search");
    }
    heaps
}

fn worth((left, taken): Heap) -> u64 {
    let takings: Vec<u64> = (1..=left).filter(|taking| taken >> taking & 1 == 1).collect();
    no_repeat_nim::played_grundy(left, &takings)
}

fn xor(heaps: &[Heap]) -> u64 {
    heaps.iter().fold(0, |xor, &heap| xor ^ worth(heap))
}

fn winning(heaps: &[Heap]) -> impl Iterator<Item = (usize, u64)> + use<> {
    let moves = rules::no_repeat_nim::moves(heaps).into_iter();
    moves.filter(|(_, after)| xor(after) == 0).map(|(cut, _)| cut)
}

fn after(p: &[u64]) -> impl Fn((usize, u64)) -> Move {
    move |(i, left)| {
        let taken = p[2 * i] - left;
        let mut after = p.to_vec();
        after[2 * i] = left;
        after[2 * i + 1] |= 1 << taken;
        Move::Become(format!("take {taken} from heaps[{i}]"), after)
    }
}

/// What heaps were taken before is no part of the numbers.
fn taken(heaps: &[u64]) -> impl Fn((usize, u64)) -> Move {
    move |(i, left)| Move::Say(format!("take {} from heaps[{i}]", heaps[i] - left))
}
