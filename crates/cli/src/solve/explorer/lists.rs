//! Lists of heaps.

use super::core::{
    Assumption, Chance, Direction, Kind, Map, Rules, Search, have_same_moves, sorted_set,
};
use super::growing_lists;
use std::panic::catch_unwind;

type Heaps = Vec<u64>;

/// Lists whose positions in play are lists, too.
pub struct Lists {
    /// The largest ordinary number; larger numbers have a special meaning in the rules.
    most: u64,
    strongest: Assumption,
}

impl Lists {
    pub fn new<R: Rules<Position = Heaps, State = Heaps>>() -> Self {
        let mark = catch_unwind(least_mark::<R>).ok().flatten();
        let is_itself = |above: &[u64]| {
            let heaps: Heaps = above.iter().map(|n| R::LEAST + n).collect();
            !R::is_input(&heaps) || R::start(&heaps) == heaps
        };
        let lists = [&[3][..], &[2, 1], &[1, 1, 1], &[4, 0, 2, 5]];
        let are_themselves = catch_unwind(|| lists.into_iter().all(is_itself));
        let strongest = match () {
            _ if !are_themselves.unwrap_or(false) => Assumption::Nothing,
            _ if R::MISERE || mark.is_some() => Assumption::Alike,
            _ => Assumption::Sum,
        };
        let most = mark.map_or(u64::MAX, |mark| mark / 2);
        Lists { most, strongest }
    }
}

impl<R: Rules<Position = Heaps, State = Heaps>> Kind<R> for Lists {
    fn changed(&self, heaps: &Heaps, extent: &[u64], chance: &mut Chance) -> Option<Heaps> {
        Some(growing_lists::changed(heaps, R::LEAST, extent, chance))
    }

    fn directions(&self, assumed: Assumption) -> Vec<Direction<R>> {
        growing_lists::directions(self.most, assumed)
    }

    fn strongest(&self) -> Assumption {
        self.strongest
    }

    fn holds(&self, heaps: &Heaps, search: &mut Search<R>) -> bool {
        match search.assumed {
            Assumption::Nothing => true,
            Assumption::Alike => {
                let mut other = heaps.clone();
                search.chance.shuffle(&mut other);
                let mut reversed = heaps.clone();
                reversed.reverse();
                have_same_moves(self, &[heaps.clone(), other, reversed], search)
            }
            Assumption::Sum => {
                if R::end(heaps).is_some() {
                    return false;
                }
                let next = R::moves(heaps);
                search.work += 2 * next.len() as u64;
                let sum = in_one_heap(heaps, |n| R::moves(&vec![n]));
                sorted_set(next.into_iter().map(bare)) == sorted_set(sum.into_iter().map(bare))
            }
        }
    }

    fn canonical(&self, heaps: &Heaps) -> Heaps {
        sorted(heaps.clone())
    }

    fn parts(&self, heaps: &Heaps) -> impl Iterator<Item = Heaps> {
        heaps.iter().map(|&n| vec![n])
    }

    fn tell(&self, assumed: Assumption, is_fixed: bool) {
        let is_sum = assumed == Assumption::Sum;
        let set = if is_sum && is_fixed { catch_unwind(set::<R>).ok() } else { None };
        if let Some(Some(set)) = set {
            let set: Vec<String> = set.iter().map(|taken| taken.to_string()).collect();
            println!("? set {}", set.join(", "));
        }
        if self.most < u64::MAX {
            println!("? marks {}", self.most * 2);
        }
    }

    fn shown(&self, heaps: &Heaps) -> String {
        R::text(heaps)
    }
}

/// Lists whose positions in play are of another type.
pub struct FirstLists;

impl<R: Rules<Position = Heaps>> Kind<R> for FirstLists {
    fn changed(&self, heaps: &Heaps, extent: &[u64], chance: &mut Chance) -> Option<Heaps> {
        Some(growing_lists::changed(heaps, R::LEAST, extent, chance))
    }

    fn directions(&self, assumed: Assumption) -> Vec<Direction<R>> {
        growing_lists::directions(u64::MAX, assumed)
    }
}

/// The lists after a move in one heap.
pub fn in_one_heap(heaps: &[u64], options: impl Fn(u64) -> Vec<Heaps>) -> Vec<Heaps> {
    let mut next = Vec::new();
    for i in 0..heaps.len() {
        for option in options(heaps[i]) {
            next.push([&heaps[..i], &option, &heaps[i + 1..]].concat());
        }
    }
    next
}

fn sorted(mut heaps: Heaps) -> Heaps {
    heaps.sort_unstable();
    heaps
}

/// Sorts a list and drops empty heaps.
fn bare(mut heaps: Heaps) -> Heaps {
    heaps.retain(|&n| n > 0);
    sorted(heaps)
}

/// The numbers that may be taken from a heap, if they are the same for all heaps and some are
/// missing.
fn set<R: Rules<State = Heaps>>() -> Option<Vec<u64>> {
    const LARGEST: u64 = 2000;
    let left = |n: u64| -> Option<Vec<u64>> {
        let one = |option: Heaps| match bare(option)[..] {
            [] => Some(0),
            [left] if left < n => Some(left),
            _ => None,
        };
        R::moves(&vec![n]).into_iter().map(one).collect()
    };
    let set = sorted_set(left(LARGEST)?.iter().map(|left| LARGEST - left));
    for n in R::LEAST..LARGEST {
        let taken = sorted_set(left(n)?.iter().map(|left| n - left));
        if !set.iter().filter(|&&taken| taken <= n).eq(&taken) {
            return None;
        }
    }
    Some(set).filter(|set| !set.is_empty() && set.len() < 300)
}

/// The least mark: a number that small heaps become in one move although it is far larger.
fn least_mark<R: Rules<State = Heaps>>() -> Option<u64> {
    let small: Vec<Heaps> = vec![vec![3], vec![3, 2], vec![4, 4], vec![1, 2, 3], vec![1, 1, 1, 1]];
    let mut marks = Vec::new();
    for start in small {
        let most = 4 + 2 * start.iter().sum::<u64>();
        let (mut found, mut seen) = (vec![start], Map::default());
        while let Some(heaps) = found.pop() {
            let is_new = seen.len() < 2000 && seen.insert(heaps.clone(), ()).is_none();
            if !is_new || R::end(&heaps).is_some() {
                continue;
            }
            let near = 4 + 2 * heaps.iter().sum::<u64>();
            for next in R::moves(&heaps) {
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
