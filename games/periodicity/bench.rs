use nim_snippets::periodicity;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    let values: Vec<u64> =
        (0..4000).map(|n| if n < 900 { n * n % 11 } else { u64::from(n % 997 == 0) }).collect();
    bench
        .row("4000 values", || periodicity::find(&values).map(|found| (found.start, found.length)))
        .plain(|| {
            let start = |length: u64| {
                let same = |&n: &u64| values[n as usize] == values[(n + length) as usize];
                let unlike = (0..4000 - length).rev().find(|n| !same(n));
                (unlike.map_or(0, |n| n + 1), length)
            };
            let fits = (1..2000).map(start).filter(|(start, length)| start + length <= 2000);
            fits.min_by_key(|(start, length)| start + length)
        })
        .best("failure function", || {
            let mut longest = vec![0];
            let values: Vec<u64> = values.iter().rev().copied().collect();
            let mut best = (0, 1);
            for i in 1..values.len() {
                let mut border = longest[i - 1];
                while border > 0 && values[i] != values[border] {
                    border = longest[border - 1];
                }
                longest.push(border + usize::from(values[i] == values[border]));
                best = best.max((longest[i], i + 1 - longest[i]));
            }
            let (seen, length) = best;
            (2 * seen >= values.len())
                .then(|| ((values.len() - seen - length) as u64, length as u64))
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 50_000, |n| {
        let values: Vec<u64> = (0..n as u64).map(|x| x % 1000 % 7).collect();
        move || periodicity::find(&values)
    });
}
