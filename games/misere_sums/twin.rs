use super::{Lists, Pair, WILD, mexes, pair};
use crate::random::Random;

#[test]
fn lists_are_a_list_of_lists() {
    crate::shared::check_lists(|n, arcs, v| Lists::new(n, arcs.iter().copied()).of(v).to_vec());
}

/// On both sides of the number that a word ends with, with gaps and without.
#[test]
fn pair_is_made_of_the_mexes() {
    let mut random = Random(1);
    let (mut tame, mut wild) = (0, 0);
    for round in 0..20_000 {
        let end = 1 + round % 80;
        let follower = |number| match (number, random.below(4)) {
            (0 | 1, 0 | 1) => (number, 1 - number),
            _ => (number, number),
        };
        let mut followers: Vec<Pair> = (0..end).map(follower).collect();
        followers.retain(|_| random.below(end.into()) > 0);
        let (normal, misere) = mexes(followers.iter().copied());
        let expected = match normal.abs_diff(misere) {
            _ if followers.is_empty() => (0, 1),
            0 => (normal, misere),
            1 if normal.max(misere) == 1 => (normal, misere),
            _ => WILD,
        };
        assert_eq!(pair(followers.iter().copied()), expected, "{followers:?}");
        tame += usize::from(expected != WILD);
        wild += usize::from(expected == WILD);
        followers.push(WILD);
        assert_eq!(pair(followers.iter().copied()), WILD, "{followers:?}");
    }
    assert!(tame > 1000 && wild > 1000);
}

#[test]
fn mexes_as_by_search() {
    let mut random = Random(2);
    for round in 0..500 {
        let mut number = || random.below(1 + round % 50) as u16;
        let followers: Vec<Pair> = (0..round % 70).map(|_| (number(), number())).collect();
        let missing = |of: fn(&Pair) -> u16| {
            (0..).find(|&mex| followers.iter().all(|pair| of(pair) != mex)).expect("a mex")
        };
        let expected = (missing(|pair| pair.0), missing(|pair| pair.1));
        assert_eq!(mexes(followers.iter().copied()), expected, "{followers:?}");
    }
}
