// Lists of heaps.

pub type State = Vec<u64>;
pub type Input = Vec<u64>;

#[derive(Clone, Copy, PartialEq)]
enum Level {
    /// The value of a list is the xor of those of its heaps.
    Sum,
    /// The order of the heaps does not matter.
    Alike,
    /// Nothing is assumed.
    Raw,
}

pub struct Assumptions {
    level: Level,
    /// Larger numbers than this have a meaning of their own in the rules.
    most: u64,
}

impl Assumptions {
    pub fn first() -> Self {
        let most = catch_unwind(mark).ok().flatten().map_or(u64::MAX, |mark| mark / 2);
        let level = if super::MISERE || most < u64::MAX { Level::Alike } else { Level::Sum };
        Assumptions { level, most }
    }

    pub fn fewer(&self) -> Self {
        let level = if self.level == Level::Sum { Level::Alike } else { Level::Raw };
        Assumptions { level, most: self.most }
    }

    /// Does the assumption hold for the moves of this list?
    pub fn hold(&mut self, heaps: &State, search: &mut Search) -> bool {
        match self.level {
            Level::Raw => true,
            Level::Alike => {
                let mut other = heaps.clone();
                search.chance.shuffle(&mut other);
                let mut reversed = heaps.clone();
                reversed.reverse();
                let [one, two, three] = [heaps, &other, &reversed].map(|heaps| {
                    let over = super::end(heaps);
                    let next = if over.is_some() { Vec::new() } else { raw(heaps) };
                    search.work += next.len() as u64;
                    let mut next: Vec<State> = next.into_iter().map(sorted).collect();
                    next.sort_unstable();
                    next.dedup();
                    (over, next)
                });
                one == two && one == three
            }
            Level::Sum => {
                if super::end(heaps).is_some() {
                    return false;
                }
                let next = raw(heaps);
                search.work += 2 * next.len() as u64;
                let mut next: Vec<State> = next.into_iter().map(bare).collect();
                next.sort_unstable();
                next.dedup();
                let mut sum = Vec::new();
                for i in 0..heaps.len() {
                    for option in raw(&vec![heaps[i]]) {
                        sum.push(bare([&heaps[..i], &option, &heaps[i + 1..]].concat()));
                    }
                }
                sum.sort_unstable();
                sum.dedup();
                next == sum
            }
        }
    }

    pub fn tell(&self) {
        match self.level {
            Level::Sum => {
                println!("? sum");
                if let Ok(Some(set)) = catch_unwind(set) {
                    let set: Vec<String> = set.iter().map(|taken| taken.to_string()).collect();
                    println!("? set {}", set.join(", "));
                }
            }
            Level::Alike => println!("? alike"),
            Level::Raw => {}
        }
        if self.most < u64::MAX {
            println!("? marks {}", self.most * 2);
        }
    }
}

fn start(heaps: &Input) -> State {
    heaps.clone()
}

fn sorted(mut heaps: State) -> State {
    heaps.sort_unstable();
    heaps
}

/// Sorted, without empty heaps.
fn bare(mut heaps: State) -> State {
    heaps.retain(|&n| n > 0);
    sorted(heaps)
}

/// The numbers that may be taken from a heap, if they are the same for each heap and less than all.
fn set() -> Option<Vec<u64>> {
    const LARGEST: u64 = 2000;
    let left = |n: u64| -> Option<Vec<u64>> {
        let one = |option: State| match bare(option)[..] {
            [] => Some(0),
            [left] if left < n => Some(left),
            _ => None,
        };
        raw(&vec![n]).into_iter().map(one).collect()
    };
    let mut set: Vec<u64> = left(LARGEST)?.iter().map(|left| LARGEST - left).collect();
    set.sort_unstable();
    set.dedup();
    for n in super::LEAST..LARGEST {
        let mut taken: Vec<u64> = left(n)?.iter().map(|left| n - left).collect();
        taken.sort_unstable();
        taken.dedup();
        if !set.iter().filter(|&&taken| taken <= n).eq(&taken) {
            return None;
        }
    }
    Some(set).filter(|set| !set.is_empty() && set.len() < 300)
}

/// The least number that small heaps become in one move although it is far larger: a mark.
fn mark() -> Option<u64> {
    let small: Vec<State> = vec![vec![3], vec![3, 2], vec![4, 4], vec![1, 2, 3], vec![1, 1, 1, 1]];
    let mut marks = Vec::new();
    for start in small {
        let most = 4 + 2 * start.iter().sum::<u64>();
        let (mut found, mut seen) = (vec![start], Map::default());
        while let Some(heaps) = found.pop() {
            let is_new = seen.len() < 2000 && seen.insert(heaps.clone(), ()).is_none();
            if !is_new || super::end(&heaps).is_some() {
                continue;
            }
            let near = 4 + 2 * heaps.iter().sum::<u64>();
            for next in raw(&heaps) {
                if let Some(&mark) = next.iter().filter(|&&n| n > near).min() {
                    marks.push(mark);
                } else if next.iter().all(|&n| n <= most) {
                    found.push(next);
                }
            }
        }
    }
    marks.into_iter().min()
}

static IS_ALIKE: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

fn next(heaps: &State) -> Vec<State> {
    let next = raw(heaps);
    if IS_ALIKE.load(std::sync::atomic::Ordering::Relaxed) {
        return next.into_iter().map(sorted).collect();
    }
    next
}

fn known(heaps: &Input, search: &mut Search, assumptions: &Assumptions) -> Result<Known, Stop> {
    let is_alike = assumptions.level == Level::Alike;
    IS_ALIKE.store(is_alike, std::sync::atomic::Ordering::Relaxed);
    match assumptions.level {
        Level::Sum => sum(heaps, search),
        Level::Alike => evaluate(&sorted(heaps.clone()), search),
        Level::Raw => evaluate(heaps, search),
    }
}

fn sum(heaps: &[u64], search: &mut Search) -> Result<Known, Stop> {
    let mut all = Known { outcome: 0, value: 0, even: true, odd: false };
    for &n in heaps {
        let one = of_heap(n, search)?;
        let even = all.even && one.even || all.odd && one.odd;
        let odd = all.even && one.odd || all.odd && one.even;
        all = Known { outcome: 0, value: all.value ^ one.value, even, odd };
    }
    Ok(Known { outcome: u8::from(all.value != 0), ..all })
}

fn of_heap(n: u64, search: &mut Search) -> Result<Known, Stop> {
    let heap = vec![n];
    match search.memory.get(&heap) {
        Some(Some(known)) => return Ok(*known),
        Some(None) => return Err(Stop::Returns(text(&heap))),
        None => {}
    }
    search.spend(1)?;
    if search.depth > LONGEST {
        return Err(Stop::Endless);
    }
    search.memory.insert(heap.clone(), None);
    let next = raw(&heap);
    search.spend(next.len())?;
    search.depth += 1;
    let mut options = Vec::new();
    for heaps in &next {
        options.push(sum(heaps, search)?);
    }
    search.depth -= 1;
    let known = result(None, false, &options);
    search.memory.insert(heap, Some(known));
    Ok(known)
}

fn text(heaps: &Input) -> String {
    heaps.iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
}

fn text_of(heaps: &State) -> String {
    text(heaps)
}

/// All lists of this length with numbers between these, or only the sorted ones, the largest number
/// among them.
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
        // A list of zeros comes with the first lists of its length.
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
    let (least, most) = (super::LEAST, assumptions.most);
    let (is_sum, is_raw) = (assumptions.level == Level::Sum, assumptions.level == Level::Raw);
    let mut all = vec![direction(if is_sum { 3_000_000 } else { 8_000_000 }, move |size, _| {
        let largest = (8 * size).min(most);
        let reach = format!("lists with n numbers of up to {} / 2^n", largest);
        if largest < 8 * size { None } else { Some(Batch { inputs: small(size, most), reach }) }
    })];
    // Steps of one heap, which grow.
    all.push(direction(16_000_000, move |size, chance| {
        let (from, to) = (50 * size, 50 * size + 49);
        let mut inputs: Vec<Input> = (from.max(least)..=to).map(|n| vec![n]).collect();
        if from >= 3000 {
            chance.shuffle(&mut inputs);
            // All of them were evaluated by the larger ones, or will be.
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
            // Lists with the largest number: the others before it, or anywhere.
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
        all.push(direction(6_000_000, move |size, chance| {
            let len = size as usize + 6;
            let mut inputs = lists(len, least.min(largest), largest, !is_raw);
            inputs.iter_mut().for_each(|list| {
                if !is_raw {
                    chance.shuffle(list)
                }
            });
            let end = if is_raw { 22 } else { 40 };
            let reach = format!("lists of up to {} heaps of up to {}", len, largest);
            if len > end { None } else { Some(Batch { inputs, reach }) }
        }));
    }
    // Equal heaps, and one heap beside many small ones.
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
    // Middle ones by chance: the product of the sizes grows.
    all.push(direction(6_000_000, move |size, chance| {
        let largest = (4 + size / 2).min(most);
        let far = if is_sum { (20 + 40 * size).min(4000) } else { largest };
        let mut inputs = Vec::new();
        for _ in 0..40 {
            let len = 2 + chance.below(if is_sum { 14 } else { 5 });
            let of = if is_sum { far } else { 1 + largest * 4 / (2 + len) };
            let heap = |_| (least + chance.below(of)).min(most);
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
