use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, heaps};
use crate::large::{Large, stones};
use moves::bean_game::{divisor_moves, jar_moves};
use moves::splitting::{Split, split};
use nim_snippets::bean_game;
use proptest::collection::vec;
use proptest::prelude::*;

/// The definition, further than positions can be played out.
#[test]
fn values() {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..90 {
        let options: std::collections::HashSet<u64> =
            values.iter().flat_map(|a| values.iter().map(move |b| a ^ b)).collect();
        values.extend((0..).find(|value| !options.contains(value)));
        assert_eq!(bean_game::grundy(heap), values[heap as usize]);
    }
}

/// A number becomes two of its divisors.
#[test]
fn divisors() {
    let divisors = |number: u64| (2..number).filter(move |divisor| number % divisor == 0);
    let mut rules = Rules::new(|numbers: &Vec<u64>| divisor_moves(numbers));
    let values = bean_game::divisor_grundy_values(48);
    for (number, &value) in (1..).zip(&values[1..]) {
        rules.check_grundy(&vec![number], value);
    }
    // The definition, further than positions can be played out.
    let values = bean_game::divisor_grundy_values(3000);
    for number in 1..values.len() {
        let options: Vec<u64> =
            divisors(number as u64).map(|divisor| values[divisor as usize]).collect();
        let reached = |value: &u64| options.iter().any(|a| options.contains(&(a ^ value)));
        assert_eq!(Some(values[number]), (0..).find(|value| !reached(value)), "{number}");
    }
    assert_eq!(bean_game::divisor_grundy_values(0), [0]);
    assert_eq!(bean_game::divisor_grundy_values(1), [0, 0]);
}

#[test]
fn jars() {
    let mut rules = Rules::new(|beans: &Vec<u64>| jar_moves(beans));
    for (count, max) in [(0, 0), (1, 3), (2, 3), (3, 3), (4, 2), (5, 1)] {
        for beans in heaps(count, max) {
            let moves = bean_game::jar_winning_moves(&beans);
            rules.check_outcome(Normal, &beans, bean_game::jar_wins(&beans), moves);
        }
    }
}

#[test]
fn large() {
    let position = vec(stones().prop_map(|heap| heap >> 1), 0..6);
    let play = |heaps: &Vec<u64>, (), winning: &Split| {
        assert!(winning.1.iter().all(|&part| part < heaps[winning.0]) && winning.1.len() == 2);
        split(heaps, winning)
    };
    // Heaps of which some are worth each other's xor have moves that are found at once.
    let paired = (position, 1..1000_u64).prop_map(|(mut heaps, more)| {
        heaps.extend(heaps.clone());
        heaps.push(more);
        (heaps, ())
    });
    let large = Large::new(paired, play);
    let first = |heaps: &Vec<u64>| bean_game::winning_moves(heaps).take(1).collect();
    large.check(Normal, |heaps, ()| bean_game::wins(heaps), |heaps, ()| first(heaps));
}

#[test]
fn extremes() {
    const MAX: u64 = (1 << 63) - 1;
    assert!(!bean_game::wins(&[]) && bean_game::misere_wins(&[]) && !bean_game::jar_wins(&[]));
    assert!(bean_game::misere_winning_moves(&[0, 0]).next().is_none());
    assert_eq!(bean_game::winning_moves(&[MAX]).next(), Some((0, vec![0, 0])));
    assert!(!bean_game::wins(&[MAX, MAX]) && !bean_game::misere_wins(&[MAX, MAX]));
    assert!(bean_game::jar_winning_moves(&[7]).next().is_none());
}
