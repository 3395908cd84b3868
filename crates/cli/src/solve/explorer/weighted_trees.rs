// The directions in which rooted trees with numbers grow.

fn tree(parents: Vec<usize>, numbers: Vec<u64>) -> Input {
    Input { parents, numbers }
}

/// The trees in which the numbers, from the least one, are at most `most`.
fn numbered(parents: &[usize], most: u64) -> Vec<Input> {
    let mut all = vec![Vec::new()];
    for _ in parents {
        let longer = |numbers: &Vec<u64>| -> Vec<Vec<u64>> {
            (*super::NUMBERS.start()..=most).map(|n| [&numbers[..], &[n]].concat()).collect()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.into_iter().map(|numbers| tree(parents.to_vec(), numbers)).collect()
}

fn directions(_: &Assumptions) -> Vec<Direction> {
    let (least, last) = (*super::NUMBERS.start(), *super::NUMBERS.end());
    let mut all = vec![direction(24_000_000, |size, _| {
        let reach = format!("all trees whose vertices and numbers make up {}", size + 1);
        if size > 11 {
            None
        } else {
            Some(Batch { inputs: super::positions(size as usize + 1), reach })
        }
    })];
    // The numbers of a few vertices grow.
    all.push(direction(8_000_000, move |size, _| {
        let most = least + size;
        let mut inputs: Vec<Input> = [&[0][..], &[0, 0], &[0, 0, 1], &[0, 0, 0]]
            .iter()
            .flat_map(|it| numbered(it, most))
            .collect();
        inputs.retain(|tree| tree.numbers.contains(&most));
        let reach = format!("up to three vertices with numbers of up to {}", most);
        if most > last.min(least + 60) { None } else { Some(Batch { inputs, reach }) }
    }));
    // Trees of many shapes have small numbers, more often the least ones.
    for most in [1, 2, 4] {
        let most = (least + most).min(last);
        all.push(direction(8_000_000, move |size, search| {
            let n = 4 + size / 2;
            let mut inputs = Vec::new();
            for i in 0..30 {
                let parents = [vec![0], search.chance.parents(n, i)].concat();
                let share = 1 + search.chance.below(4);
                let numbers = (0..n).map(|_| {
                    let is_least = search.chance.below(4) >= share;
                    if is_least { least } else { least + search.chance.below(most - least + 1) }
                });
                inputs.push(tree(parents, numbers.collect()));
            }
            let reach =
                format!("trees by chance of up to {} vertices with numbers of up to {}", n, most);
            if n > 30 { None } else { Some(Batch { inputs, reach }) }
        }));
    }
    all
}
