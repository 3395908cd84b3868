//! Periodicity.

use crate::support::assert_panics;
use nim_snippets::periodicity;
#[test]
fn tables() {
    use nim_snippets::periodicity::find;
    let mut random = crate::support::random::Random(7);
    for _ in 0..500 {
        let (start, period) = (random.below(6) as usize, 1 + random.below(6) as usize);
        let saltus = random.below(4);
        let mut values: Vec<u64> = (0..start + period).map(|_| random.below(4)).collect();
        for n in start + period..60 {
            values.push(values[n - period] + saltus);
        }
        let found = find(&values[..50]).expect("half of the table repeats");
        // No shorter description of the table exists.
        let fits = |start: usize, period: usize| {
            let step = |n: usize| values[n + period].checked_sub(values[n]);
            (start..50 - period).all(|n| step(n) == step(start) && step(n).is_some())
        };
        let least = (1..25).flat_map(|p| (0..=25 - p).map(move |s| (s, p)));
        let least = least.filter(|&(s, p)| fits(s, p)).map(|(s, p)| s + p).min();
        assert_eq!(Some((found.start + found.length) as usize), least, "{values:?}");
        assert!(fits(found.start as usize, found.length as usize));
        for (n, &value) in values.iter().enumerate() {
            assert_eq!(found.value(&values[..50], n as u64), u128::from(value));
        }
    }
    assert_eq!(find(&[]), None);
    assert_eq!(find(&[5]), None);
    assert_eq!(find(&[0, 1, 0, 2, 1, 7, 3, 0, 9]), None);
    let huge = find(&[0, u64::MAX]).expect("two values have a saltus");
    let square = u128::from(u64::MAX) * u128::from(u64::MAX);
    assert_eq!(huge.value(&[0, u64::MAX], u64::MAX), square);
}

#[test]
fn certificates() {
    use nim_snippets::periodicity::find;
    let set = [1, 3, 4];
    let values = nim_snippets::subtraction_game::grundy_values(40, &set);
    assert!(find(&values).is_some_and(|found| found.length == 7 && found.is_proven_subtraction(4)));
    let kayles = nim_snippets::octal_game::grundy_values(400, "0.77");
    let found = find(&kayles).expect("Kayles has period 12");
    assert_eq!((found.start, found.length), (71, 12));
    assert!(found.is_proven_octal(2, 2));
    // 168 values are just enough: 2 * (71 + 12) + 2.
    for (len, proven) in [(168, true), (167, false)] {
        let found = find(&kayles[..len]).expect("Kayles has period 12");
        assert_eq!(found.is_proven_octal(2, 2), proven);
    }
}

#[test]
fn panics() {
    assert_panics("heap 0 is outside the values", || {
        _ = periodicity::find(&[0; 9]).map(|period| period.value(&[], u64::MAX));
    });
    let never = periodicity::Period { start: 0, length: 0, saltus: 0, seen: 0 };
    assert_panics("length must be positive", || never.value(&[0], 5));
}
