// The directions in which lists of heaps grow.

/// All lists of `len` numbers from `least` to `most`, or only the sorted ones.
fn lists(len: usize, least: u64, most: u64, only_sorted: bool) -> Vec<Input> {
    let mut lists = vec![Vec::new()];
    for _ in 0..len {
        let longer = |list: &Input| -> Vec<Input> {
            let from = if only_sorted { list.last().copied().unwrap_or(least) } else { least };
            (from..=most).map(|n| [&list[..], &[n]].concat()).collect()
        };
        lists = lists.iter().flat_map(longer).collect();
    }
    lists
}

/// Lists of any length. Longer lists have smaller heaps.
fn small(size: u64, most: u64) -> Vec<Input> {
    let least = super::LEAST;
    let largest = |size: u64, len: usize| (8 * size) >> len;
    let mut all = Vec::new();
    for len in (0..).take_while(|&len| len == 0 || largest(size, len) > 0) {
        let before = if size == 0 { None } else { Some(largest(size - 1, len)) };
        // The first lists of a length include the list of zeros.
        let is_new = |list: &Input| match before {
            None => true,
            Some(0) if len > 0 => true,
            Some(before) => list.iter().any(|&n| n > before),
        };
        all.extend(
            lists(len, least, largest(size, len).min(most), false).into_iter().filter(is_new),
        );
    }
    all
}

fn plural(len: usize) -> &'static str {
    ["no heap", "one heap", "two heaps", "three heaps", "four heaps", "five heaps"][len]
}

fn directions(assumptions: &Assumptions) -> Vec<Direction> {
    let (least, most) = (super::LEAST, assumptions.most());
    let (is_sum, is_raw) = (assumptions.is_sum(), assumptions.is_raw());
    let mut all = vec![direction(if is_sum { 3_000_000 } else { 8_000_000 }, move |size, _| {
        let largest = (8 * size).min(most);
        let reach = format!("lists with n numbers of up to {} / 2^n", largest);
        if largest < 8 * size { None } else { Some(Batch { inputs: small(size, most), reach }) }
    })];
    // Single heaps grow, in growing steps.
    all.push(direction(16_000_000, move |size, search| {
        let (from, to) = (50 * size, 50 * size + 49);
        // Empty heaps matter if they occur in play, even if not at the start.
        let least = if is_sum && search.has_reached(&start(&vec![0])) { 0 } else { least };
        let mut inputs: Vec<Input> = (from.max(least)..=to).map(|n| vec![n]).collect();
        if from >= 3000 {
            search.chance.shuffle(&mut inputs);
            // The search from larger heaps evaluates all of them.
            inputs.truncate(12);
        }
        let reach = format!("one heap of up to {}", to);
        if to > most || to >= 20_000 { None } else { Some(Batch { inputs, reach }) }
    }));
    for len in 2..=5 {
        let work = if len == 2 { 20_000_000 } else { 4_000_000 };
        all.push(direction(work, move |size, _| {
            let largest = least + size;
            let mut inputs = Vec::new();
            // These are the lists with the largest number: other numbers stand before it, or
            // anywhere.
            if is_raw {
                let all = lists(len, least, largest, false);
                inputs.extend(all.into_iter().filter(|list| list.contains(&largest)));
            } else {
                let others = lists(len - 1, least, largest, true).into_iter();
                inputs.extend(others.map(|list| [&[largest], &list[..]].concat()));
            }
            let reach = format!("{} of up to {}", plural(len), largest);
            if largest > most { None } else { Some(Batch { inputs, reach }) }
        }));
    }
    for largest in [2, 1, 3] {
        all.push(direction(6_000_000, move |size, search| {
            let len = size as usize + 6;
            let mut inputs = lists(len, least.min(largest), largest, !is_raw);
            inputs.iter_mut().for_each(|list| {
                if !is_raw {
                    search.chance.shuffle(list)
                }
            });
            let end = if is_raw { 22 } else { 40 };
            let reach = format!("lists of up to {} heaps of up to {}", len, largest);
            if len > end { None } else { Some(Batch { inputs, reach }) }
        }));
    }
    // These lists have equal heaps, or one heap beside many small ones.
    all.push(direction(4_000_000, move |size, _| {
        let most_here = most.min(2 * size + 4);
        let mut inputs = Vec::new();
        for len in 2..=size as usize + 2 {
            let total = size + 3;
            if len as u64 <= total {
                inputs.push(vec![(total - len as u64 + least).min(most_here); len]);
                let small = if least == 0 { vec![0, 1] } else { vec![1, 2] };
                for n in small {
                    let mut list = vec![n; len];
                    list[0] = (total - len as u64 + 1).min(most_here);
                    inputs.push(list.clone());
                    list.reverse();
                    inputs.push(list);
                }
            }
        }
        let reach = format!(
            "equal heaps, or one heap beside equal small ones: up to {} heaps, the more, the smaller",
            size + 2
        );
        if size > 60 { None } else { Some(Batch { inputs, reach }) }
    }));
    // These are random lists of medium size: the product of the sizes grows.
    all.push(direction(6_000_000, move |size, search| {
        let largest = (4 + size / 2).min(most);
        let far = if is_sum { (20 + 40 * size).min(4000) } else { largest };
        let mut inputs = Vec::new();
        for _ in 0..40 {
            let len = 2 + search.chance.below(if is_sum { 14 } else { 5 });
            let of = if is_sum { far } else { 1 + largest * 4 / (2 + len) };
            let heap = |_| (least + search.chance.below(of)).min(most);
            inputs.push((0..len).map(heap).collect());
        }
        let reach = format!(
            "lists by chance of up to {} heaps of up to {}",
            if is_sum { 15 } else { 6 },
            if is_sum { least + far } else { least + largest }
        );
        if size > 150 { None } else { Some(Batch { inputs, reach }) }
    }));
    all
}
