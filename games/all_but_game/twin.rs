use super::{AllButGame, Period};
use crate::random::Random;

/// The last place before where the last `window` differences stood, and all from where on the
/// table repeats at that distance.
fn plain(values: &[u64], window: usize) -> Option<Period> {
    let steps: Vec<u64> = values.windows(2).map(|pair| pair[1].wrapping_sub(pair[0])).collect();
    let at = steps.len().checked_sub(window)?;
    let before = (0..at).rev().find(|&before| steps[before..before + window] == steps[at..])?;
    let length = at - before;
    let last = values.len() - 1;
    let saltus = values[last].checked_sub(values[last - length])?;
    let repeats = |from: usize| {
        (from..values.len() - length).all(|n| values[n + length] == values[n] + saltus)
    };
    let start = (0..).find(|&from| repeats(from))?;
    Some(Period { start: start as u64, length: length as u64, saltus })
}

/// A table that goes up and down by these steps, soon in turns.
fn table(random: &mut Random, steps: &[u64]) -> Vec<u64> {
    let irregular = random.below(8) as usize;
    let turn = 1 + random.below(6) as usize;
    let mut values = vec![1_u64 << 20];
    let mut taken: Vec<u64> = Vec::new();
    for n in 0..10 + random.below(30) as usize {
        let again = n.checked_sub(turn).filter(|_| n >= irregular + turn);
        let step = || steps[random.below(steps.len() as u64) as usize];
        taken.push(again.map_or_else(step, |n| taken[n]));
        values.push(values[n].wrapping_add(taken[n]));
    }
    values
}

#[test]
fn find_period_searches_for_the_last_window() {
    let mut random = Random(1);
    let mut found = 0;
    for round in 0..20_000 {
        let set: Vec<u64> = (round % 4 > 0).then(|| 1 + random.below(6)).into_iter().collect();
        let window = set.first().map_or(1, |max| 2 * *max as usize);
        let values = table(&mut random, &[0, 1, u64::MAX]);
        let game = AllButGame { set, values, period: None };
        let expected = plain(&game.values, window);
        assert_eq!(game.find_period(), expected, "{:?} {window}", game.values);
        found += usize::from(expected.is_some());
    }
    assert!((5000..19_000).contains(&found), "{found}");
}

/// Steps that are alike as text are no reason to call a window the same.
#[test]
fn find_period_compares_the_values() {
    let mut random = Random(2);
    let mut refused = 0;
    for _ in 0..20_000 {
        let max = 1 + random.below(3);
        let mut values = table(&mut random, &[0, 1, 129]);
        let changed = random.below(values.len() as u64) as usize;
        for value in &mut values[changed..] {
            *value += 128;
        }
        let game = AllButGame { set: vec![max], values, period: None };
        let steps = game.values.len() - 1;
        let exact = plain(&game.values, 2 * max as usize);
        match game.find_period() {
            None => refused += usize::from(steps > 20),
            found => assert_eq!(found, exact, "{:?} {max}", game.values),
        }
    }
    assert!(refused > 1000, "{refused}");
}
