// Tuples of numbers.

/// All tuples whose numbers are at most the given ones.
fn below(most: &[u64]) -> Vec<Input> {
    let mut all = vec![Input::default()];
    for i in 0..most.len() {
        let mut longer = Vec::new();
        for tuple in &all {
            for n in super::LEAST..=most[i].max(super::LEAST) {
                let mut tuple = tuple.clone();
                tuple[i] = n;
                longer.push(tuple);
            }
        }
        all = longer;
    }
    all
}

fn directions(_: &Assumptions) -> Vec<Direction> {
    let len = Input::default().len();
    let mut all =
        vec![direction(if len == 1 { 1_000_000 } else { 24_000_000 }, move |size, search| {
            let largest = super::LEAST + size;
            let mut inputs = below(&vec![largest; len]);
            inputs.retain(|tuple| tuple.contains(&largest));
            // The number 0 matters if it occurs in play, even if not at the start.
            if super::LEAST > 0
                && len == 1
                && size == 10
                && search.has_reached(&start(&Input::default()))
            {
                inputs.push(Input::default());
            }
            let what = if len == 1 { "numbers" } else { "all numbers" };
            let reach = format!("{} of up to {}", what, largest);
            if len == 1 && size > 1600 { None } else { Some(Batch { inputs, reach }) }
        })];
    if len == 1 {
        all.push(direction(16_000_000, move |size, search| {
            let (from, to) = (50 * size, 50 * size + 49);
            let mut inputs: Vec<Input> = (from.max(super::LEAST)..=to)
                .map(|n| {
                    let mut tuple = Input::default();
                    tuple[0] = n;
                    tuple
                })
                .collect();
            if from >= 3000 {
                search.chance.shuffle(&mut inputs);
                inputs.truncate(12);
            }
            let reach = format!("the number up to {}", to);
            if to >= 20_000 { None } else { Some(Batch { inputs, reach }) }
        }));
        return all;
    }
    // One number grows while the others stay small; then two numbers grow.
    let others = super::LEAST + [30, 8, 3, 2, 1][(len - 2).min(4)];
    all.push(direction(12_000_000, move |size, _| {
        let (from, to) = (super::LEAST + 10 * size, super::LEAST + 10 * size + 9);
        let mut inputs = Vec::new();
        for i in 0..len {
            let mut most = vec![others; len];
            most[i] = super::LEAST;
            for tuple in below(&most) {
                for n in from..=to {
                    let mut tuple = tuple.clone();
                    tuple[i] = n;
                    inputs.push(tuple);
                }
            }
        }
        let reach = format!("one number of up to {}, the others of up to {}", to, others);
        if to > 6000 { None } else { Some(Batch { inputs, reach }) }
    }));
    if len > 2 {
        let others = super::LEAST + if len < 5 { 2 } else { 1 };
        all.push(direction(12_000_000, move |size, _| {
            let largest = super::LEAST + 2 * size + 1;
            let mut inputs = Vec::new();
            for i in 0..len {
                for j in 0..i {
                    let mut most = vec![others; len];
                    most[i] = largest;
                    most[j] = largest;
                    let pairs = below(&most).into_iter();
                    inputs.extend(pairs.filter(|it| it[i].max(it[j]) + 1 >= largest));
                }
            }
            let reach = format!("two numbers of up to {}, the others of up to {}", largest, others);
            Some(Batch { inputs, reach })
        }));
    }
    if len > 2 {
        all.push(direction(6_000_000, move |size, search| {
            let largest = 4 + size;
            let mut inputs = Vec::new();
            for _ in 0..40 {
                let mut tuple = Input::default();
                for i in 0..len {
                    let end = if search.chance.below(2) == 0 { 1 + largest / 3 } else { largest };
                    tuple[i] = super::LEAST + search.chance.below(end);
                }
                inputs.push(tuple);
            }
            let reach =
                format!("tuples by chance with numbers of up to {}", super::LEAST + largest - 1);
            if size > 300 { None } else { Some(Batch { inputs, reach }) }
        }));
    }
    all
}
