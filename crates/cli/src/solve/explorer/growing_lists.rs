//! The directions in which lists of heaps grow.

use super::core::{
    ALL, Assumption, Batch, CHANCE, Chance, Direction, HEAPS, ONE, OTHER, Rules, direction, lists,
};

type Heaps = Vec<u64>;

/// Lists of any length. Longer lists have smaller heaps.
fn small(size: u64, least: u64, most: u64) -> Vec<Heaps> {
    let largest = |size: u64, len: usize| (8 * size) >> len;
    let mut all = Vec::new();
    for len in (0..).take_while(|&len| len == 0 || largest(size, len) > 0) {
        let before = if size == 0 { None } else { Some(largest(size - 1, len)) };
        // The first lists of a length include the list of zeros.
        let is_new = |list: &Heaps| match before {
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

/// A list with another heap or two, or with other numbers.
pub fn changed(heaps: &Heaps, least: u64, extent: &[u64], chance: &mut Chance) -> Heaps {
    let (len, largest) = (extent[0] as usize, extent[1]);
    let mut other = heaps.clone();
    let place = chance.below(heaps.len() as u64 + 1) as usize;
    let mut number = || least + chance.below((largest + 1).saturating_sub(least));
    let (one, two) = (number(), number());
    let more = 1 + chance.below(1 + largest / 4);
    match chance.below(6) {
        0 => other.insert(place, one),
        1 => other.splice(place..place, [one, two]).for_each(drop),
        2 => other.splice(place..place, [one, one]).for_each(drop),
        3 => other.iter_mut().skip(place).take(1).for_each(|n| *n = one),
        // Sorted lists stay sorted.
        4 => other.iter_mut().skip(place).for_each(|n| *n += more),
        _ => other.iter_mut().for_each(|n| *n += more),
    }
    let is_within = other.len() <= len && other.iter().all(|&n| n <= largest);
    if is_within { other } else { heaps.clone() }
}

/// Heaps are at most `most`.
pub fn directions<R: Rules<Position = Heaps>>(most: u64, assumed: Assumption) -> Vec<Direction<R>> {
    let least = R::LEAST;
    let is_sum = assumed == Assumption::Sum;
    let is_raw = assumed == Assumption::Nothing;
    let work = if is_sum { 3_000_000 } else { 8_000_000 };
    let end = (most / 8).saturating_add(1);
    let mut all =
        vec![direction(ALL, work, end, "lists with n numbers of up to # / 2^n", move |size, _| {
            Batch::new(small(size, least, most), [8 * size])
        })];
    // Single heaps grow, in growing steps.
    let end = (most.min(19_999) + 1) / 50;
    all.push(direction(ONE, 16_000_000, end, "one heap of up to #", move |size, search| {
        let (from, to) = (50 * size, 50 * size + 49);
        let mut inputs: Vec<Heaps> = (from.max(least)..=to).map(|n| vec![n]).collect();
        if from >= 3000 {
            search.chance.shuffle(&mut inputs);
            // The search from larger heaps evaluates all of them.
            inputs.truncate(12);
        }
        Batch::new(inputs, [to])
    }));
    for (len, heaps) in (2..).zip(HEAPS) {
        let work = if len == 2 { 20_000_000 } else { 4_000_000 };
        let end = most.saturating_add(1).saturating_sub(least);
        let words = format!("{heaps} of up to #");
        all.push(direction(heaps, work, end, words, move |size, _| {
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
            Batch::new(inputs, [largest])
        }));
    }
    for largest in [2, 1, 3] {
        let end = if is_raw { 17 } else { 35 };
        let words = "lists of up to # heaps of up to #";
        all.push(direction(OTHER, 6_000_000, end, words, move |size, search| {
            let len = size as usize + 6;
            let mut inputs = lists(len, least.min(largest), largest, !is_raw);
            if !is_raw {
                inputs.iter_mut().for_each(|list| search.chance.shuffle(list));
            }
            Batch::new(inputs, [len as u64, largest])
        }));
    }
    // These lists have equal heaps, or one heap beside many small ones.
    let words =
        "equal heaps, or one heap beside equal small ones: up to # heaps, the more, the smaller";
    all.push(direction(OTHER, 4_000_000, 61, words, move |size, _| {
        let most_here = most.min(2 * size + 4);
        let mut inputs = Vec::new();
        for len in 2..=size as usize + 2 {
            let total = size + 3;
            if len as u64 <= total {
                inputs.push(vec![(total - len as u64 + least).min(most_here); len]);
                for n in if least == 0 { [0, 1] } else { [1, 2] } {
                    let mut list = vec![n; len];
                    list[0] = (total - len as u64 + 1).min(most_here);
                    inputs.push(list.clone());
                    list.reverse();
                    inputs.push(list);
                }
            }
        }
        Batch::new(inputs, [size + 2])
    }));
    // These are random lists of medium size: the product of the sizes grows.
    let words = "lists by chance of up to # heaps of up to #";
    all.push(direction(CHANCE, 6_000_000, 151, words, move |size, search| {
        let largest = (4 + size / 2).min(most);
        let far = if is_sum { (20 + 40 * size).min(4000) } else { largest };
        let mut inputs = Vec::new();
        for _ in 0..40 {
            let len = 2 + search.chance.below(if is_sum { 14 } else { 5 });
            let of = if is_sum { far } else { 1 + largest * 4 / (2 + len) };
            let heap = |_| (least + search.chance.below(of)).min(most);
            inputs.push((0..len).map(heap).collect());
        }
        Batch::new(inputs, [if is_sum { 15 } else { 6 }, least + far])
    }));
    all
}
