// Lists of heaps whose states are lists of heaps.

pub type State = Vec<u64>;
pub type Input = Vec<u64>;

#[derive(Clone, Copy, PartialEq)]
enum Level {
    /// The value of a list is assumed to be the xor of the values of its heaps.
    Sum,
    /// The order of the heaps is assumed not to matter.
    Alike,
    /// Nothing is assumed.
    Raw,
}

pub struct Assumptions {
    level: Level,
    /// The largest ordinary number; larger numbers have a special meaning in the rules.
    most: u64,
}

impl Assumptions {
    pub fn first() -> Self {
        let most = catch_unwind(mark).ok().flatten().map_or(u64::MAX, |mark| mark / 2);
        let is_itself = |heaps: &[u64]| start(&heaps.to_vec()) == heaps;
        let is_itself =
            [&[][..], &[3], &[2, 1], &[1, 1, 1], &[4, 0, 2, 5]].into_iter().all(is_itself);
        let level = match () {
            _ if !is_itself => Level::Raw,
            _ if super::MISERE || most < u64::MAX => Level::Alike,
            _ => Level::Sum,
        };
        Assumptions { level, most }
    }

    pub fn is_sum(&self) -> bool {
        self.level == Level::Sum
    }

    pub fn is_raw(&self) -> bool {
        self.level == Level::Raw
    }

    pub fn most(&self) -> u64 {
        self.most
    }

    pub fn fewer(&self) -> Self {
        let level = if self.level == Level::Sum { Level::Alike } else { Level::Raw };
        Assumptions { level, most: self.most }
    }

    /// Returns whether the assumption holds for the moves of this list.
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
    super::start(heaps)
}

fn sorted(mut heaps: State) -> State {
    heaps.sort_unstable();
    heaps
}

/// Sorts a list and drops empty heaps.
fn bare(mut heaps: State) -> State {
    heaps.retain(|&n| n > 0);
    sorted(heaps)
}

/// The numbers that may be taken from a heap, if they are the same for all heaps and some are
/// missing.
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

/// The least mark: a number that small heaps become in one move although it is far larger.
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
        Level::Raw => evaluate(&start(heaps), search),
    }
}

fn sum(heaps: &[u64], search: &mut Search) -> Result<Known, Stop> {
    let mut all = Known { outcome: LOSS, value: 0, even: true, odd: false };
    for &n in heaps {
        let one = of_heap(n, search)?;
        let even = all.even && one.even || all.odd && one.odd;
        let odd = all.even && one.odd || all.odd && one.even;
        all = Known { outcome: LOSS, value: all.value ^ one.value, even, odd };
    }
    Ok(Known { outcome: if all.value == 0 { LOSS } else { WIN }, ..all })
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
