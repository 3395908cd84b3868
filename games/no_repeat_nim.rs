//! No-repeat Nim.

use crate::entry::*;
use nim_snippets::no_repeat_nim;

/// A heap, and the amounts that have been taken from it, as a set of bits.
pub type PlayedHeap = (u64, u64);

/// Takes from one heap a number of stones that has not been taken from it before.
pub fn moves(heaps: &[PlayedHeap]) -> Vec<(Cut, Vec<PlayedHeap>)> {
    let moves = (0..heaps.len()).flat_map(|i| (0..heaps[i].0).map(move |left| (i, left)));
    let option = |(i, left): Cut| {
        let (stones, taken) = heaps[i];
        let mut heaps = heaps.to_vec();
        heaps[i] = (left, taken | 1 << (stones - left));
        (taken >> (stones - left) & 1 == 0).then_some(((i, left), heaps))
    };
    moves.filter_map(option).collect()
}

pub const GAMES: &[Game] = &[
    Game {
        value: value!(no_repeat_nim::grundy(heaps)),
        play: play!(no_repeat_nim::wins(heaps), winning_moves => taken(heaps)),
        ..Game::new("no_repeat_nim", Shape::Sum(Parts::Heaps))
    },
    // Heaps from which amounts have been taken.
    Game {
        variant: "played",
        value: Some(Value::of_components(|p, _| heaps(p).into_iter().map(value).collect())),
        play: Some(Play::without_call(
            |p, _| xor(&heaps(p)) != 0,
            |p, _| Box::new(winning(&heaps(p)).map(after(p))),
        )),
        rules: rules!(moves(heaps(p)) => after(p)),
        example: "5 3:1 4",
        tried: Tried::in_its_own_file(),
        ..Game::new("no_repeat_nim", Shape::Written(Writing::Played))
    },
];

type Heap = (u64, u64);

/// The stones of each heap, and the amounts taken from it, as bits.
fn heaps(p: &[u64]) -> Vec<Heap> {
    let heaps = in_pairs(p);
    for (left, _) in &heaps {
        assert!(*left < 64, "a heap of {left} is too large: the search takes up to 63");
    }
    heaps
}

fn value((left, taken): Heap) -> u64 {
    let takings: Vec<u64> = (1..=left).filter(|taking| taken >> taking & 1 == 1).collect();
    no_repeat_nim::played_grundy(left, &takings)
}

fn xor(heaps: &[Heap]) -> u64 {
    heaps.iter().fold(0, |xor, &heap| xor ^ value(heap))
}

fn winning(heaps: &[Heap]) -> impl Iterator<Item = (usize, u64)> + use<> {
    let moves = moves(heaps).into_iter();
    moves.filter(|(_, after)| xor(after) == 0).map(|(cut, _)| cut)
}

fn after(p: &[u64]) -> impl Fn((usize, u64)) -> Move + '_ {
    move |(i, left)| {
        let taken = p[2 * i] - left;
        let mut after = p.to_vec();
        after[2 * i] = left;
        after[2 * i + 1] |= 1 << taken;
        Move::Become(nth(i, HEAP).cut(p[2 * i], left), after)
    }
}

/// Tells a move. The numbers of the position do not include the amounts taken before.
fn taken(heaps: &[u64]) -> impl Fn((usize, u64)) -> Move + '_ {
    move |(i, left)| Move::Say(nth(i, HEAP).cut(heaps[i], left))
}

#[cfg(test)]
mod tests {
    use super::{PlayedHeap, moves};
    use crate::entry::lists;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::random::Random;
    use nim_snippets::no_repeat_nim;

    #[test]
    fn laws() {
        let mut rules = Rules::new(|heaps: &Vec<PlayedHeap>| moves(heaps));
        let one = (0..=32).map(|heap| vec![heap]);
        for heaps in one.chain(lists(2, 9)).chain(lists(3, 4)).chain([vec![]]) {
            let fresh: Vec<PlayedHeap> = heaps.iter().map(|&heap| (heap, 0)).collect();
            rules.check_outcome(
                Normal,
                &fresh,
                no_repeat_nim::wins(&heaps),
                no_repeat_nim::winning_moves(&heaps),
            );
            rules.check_grundy(&fresh, no_repeat_nim::grundy(&heaps));
        }
        for (heap, a, b) in
            (0..=15).flat_map(|heap| (1..=15).flat_map(move |a| (1..=a).map(move |b| (heap, a, b))))
        {
            let value = no_repeat_nim::played_grundy(heap, &[a, b, u64::MAX]);
            rules.check_grundy(&vec![(heap, 1 << a | 1 << b)], value);
        }
    }

    #[test]
    fn large() {
        for heap in 0..=60 {
            assert_eq!(no_repeat_nim::grundy(&[heap]), no_repeat_nim::played_grundy(heap, &[]));
        }
        let plain = |heap| (1..).take_while(|k| k * (k + 1) / 2 <= heap).count() as u64;
        assert!((0..5000).all(|heap| no_repeat_nim::grundy(&[heap]) == plain(heap)));
        let mut random = Random(1);
        for heap in (0..1000).map(|_| random.stones()).chain([u64::MAX]) {
            let k = u128::from(no_repeat_nim::grundy(&[heap]));
            let heap = u128::from(heap);
            assert!(k * (k + 1) / 2 <= heap && heap < (k + 1) * (k + 2) / 2);
        }
        for k in [1, 2, 1 << 20, 6_074_000_998, 6_074_000_999_u64] {
            let heap = (u128::from(k) * u128::from(k + 1) / 2) as u64;
            assert_eq!([heap - 1, heap].map(|heap| no_repeat_nim::grundy(&[heap])), [k - 1, k]);
        }
        let heaps = [41, 37, 22];
        for (i, left) in no_repeat_nim::winning_moves(&heaps) {
            let played = no_repeat_nim::played_grundy(left, &[heaps[i] - left]);
            assert!(no_repeat_nim::wins(&heaps));
            let others = no_repeat_nim::grundy(&heaps) ^ no_repeat_nim::grundy(&[heaps[i]]);
            assert_eq!(played, others);
        }
        assert_eq!(no_repeat_nim::played_grundy(3, &[0, 127, 128]), 2);
        assert_eq!(no_repeat_nim::winning_moves(&[100; 2]).next(), None);
    }

    #[test]
    fn panics() {
        assert_panics("a heap of 101 is above the 100 of the search", || {
            _ = no_repeat_nim::winning_moves(&[1, 101]);
        });
        assert_panics("a heap of 101 is above the 100 of the search", || {
            _ = no_repeat_nim::played_grundy(101, &[]);
        });
    }
}
