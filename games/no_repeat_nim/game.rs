use entries::*;
use nim_snippets::no_repeat_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): no_repeat_nim::grundy(n);
        play(heaps):
            no_repeat_nim::wins(heaps),
            no_repeat_nim::winning_moves(heaps).map(taken(heaps));
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
        moves(p): as_moves(moves::no_repeat_nim::moves(&heaps(p)), after(p));
    };
    Game::new("no_repeat_nim", Shape::Written(Writing::Played), answers)
        .has_own_laws()
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

fn winning(heaps: &[Heap]) -> impl Iterator<Item = (usize, u64)> {
    let moves = moves::no_repeat_nim::moves(heaps).into_iter();
    moves.filter(|(_, after)| xor(after) == 0).map(|(cut, _)| cut)
}

fn after(p: &[u64]) -> impl Fn((usize, u64)) -> Move + '_ {
    move |(i, left)| {
        let taken = p[2 * i] - left;
        let mut after = p.to_vec();
        after[2 * i] = left;
        after[2 * i + 1] |= 1 << taken;
        Move::Become(Part::heap(i).cut(p[2 * i], left), after)
    }
}

/// What heaps were taken before is no part of the numbers.
fn taken(heaps: &[u64]) -> impl Fn((usize, u64)) -> Move + '_ {
    move |(i, left)| Move::Say(Part::heap(i).cut(heaps[i], left))
}

refusals! {
    no_repeat_nim::grundy(u64::MAX) => answers "6074000999";
    no_repeat_nim::wins(&[]) => answers "false";
    no_repeat_nim::winning_moves(&[]).next() => answers "None";
    no_repeat_nim::winning_moves(&[101])
        => panics "a heap of 101 is above the 100 of the search";
    no_repeat_nim::played_grundy(u64::MAX, &[])
        => panics "a heap of 18446744073709551615 is above the 100 of the search";
    no_repeat_nim::played_grundy(0, &[0, u64::MAX]) => answers "0";
}
