//! The base of all kinds of positions: their rules, assumptions, directions, and results.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::iter;

/// The outcomes for the player to move, numbered as in the templates.
pub const LOSS: u8 = 0;
pub const WIN: u8 = 1;
pub const DRAW: u8 = 2;

/// The rules of a game, as a template has them.
pub trait Rules: 'static {
    type Position: Clone + 'static;
    /// A position in play.
    type State: Clone + Debug + Eq + Hash;
    const MISERE: bool;
    /// The least number in a position at the start.
    const LEAST: u64;

    /// Can the input be this position?
    fn is_input(position: &Self::Position) -> bool;
    fn start(position: &Self::Position) -> Self::State;
    fn moves(state: &Self::State) -> Vec<Self::State>;
    /// The outcome, if a special rule decides it.
    fn end(state: &Self::State) -> Option<u8>;
    /// The numbers of a position. If they do not determine it, the rest follows after ` [`.
    fn text(position: &Self::Position) -> String;
}

/// A kind of positions.
pub trait Kind<R: Rules>: Sized {
    /// The directions in which positions grow, `ALL` first.
    fn directions(&self, assumed: Assumption) -> Vec<Direction<R>>;

    /// The strongest assumption that may hold.
    fn strongest(&self) -> Assumption {
        Assumption::Nothing
    }

    /// Returns whether the assumption of the search holds for the moves of this state.
    fn holds(&self, _: &R::State, _: &mut Search<R>) -> bool {
        true
    }

    /// The state that represents all states with the same parts.
    fn canonical(&self, state: &R::State) -> R::State {
        state.clone()
    }

    /// The parts of a sum.
    fn parts(&self, state: &R::State) -> impl Iterator<Item = R::State> {
        iter::once(state.clone())
    }

    /// Another position within an extent, near this one, by chance.
    fn changed(&self, _: &R::Position, _: &[u64], _: &mut Chance) -> Option<R::Position> {
        None
    }

    /// Prints more facts about the rules; some hold only if no constant varies.
    fn tell(&self, _: Assumption, _is_fixed: bool) {}

    /// The words for a state in a message.
    fn shown(&self, state: &R::State) -> String {
        format!("{state:?}")
    }

    fn evaluate(&self, state: &R::State, search: &mut Search<R>) -> Result<Known, Stop> {
        by_options(self, state, search)
    }
}

/// An assumption about the parts of a position, such as heaps, until a position contradicts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Assumption {
    /// The value of a position is the xor of the values of its parts.
    Sum,
    /// The order of the parts does not matter.
    Alike,
    Nothing,
}

impl Assumption {
    pub fn weaker(self) -> Self {
        if self == Assumption::Sum { Assumption::Alike } else { Assumption::Nothing }
    }
}

/// The outcome, the Grundy value, and whether the number of turns from here can be even, and
/// whether it can be odd.
#[derive(Clone, Copy)]
pub struct Known {
    pub outcome: u8,
    pub value: u32,
    pub even: bool,
    pub odd: bool,
}

/// The reason why a search ends without a result.
pub enum Stop {
    /// The work for this direction is used up, or the memory is.
    Full,
    /// A play can go on without an end.
    Endless,
    /// This position can recur.
    Returns(String),
}

/// A fast hash for small keys.
#[derive(Default)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

pub type Map<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// The largest number of positions in memory, and of turns in a play.
const MOST: usize = 4_000_000;
pub const LONGEST: usize = 20_000;

/// Pseudo-random numbers, which are the same in each run.
pub struct Chance(u64);

impl Chance {
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end.max(1)
    }

    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u64) as usize]
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u64 + 1) as usize);
        }
    }

    /// A parent for each of the vertices from 1 to `n - 1`. Modulo 3, the kind decides whether the tree
    /// is drawn evenly, tends to be deep, or tends to be flat.
    pub fn parents(&mut self, n: u64, kind: usize) -> Vec<usize> {
        let mut parent = |v: u64| match kind % 3 {
            0 => self.below(v),
            1 => v - 1 - self.below(v.min(3)),
            _ => self.below(v.min(3)),
        };
        (1..n).map(|v| parent(v) as usize).collect()
    }
}

pub struct Search<R: Rules> {
    pub memory: Map<R::State, Option<Known>>,
    pub assumed: Assumption,
    /// The number of positions and options that were looked at, and the largest number allowed.
    pub work: u64,
    pub most: u64,
    depth: usize,
    /// True if a special rule has decided a position.
    pub has_end: bool,
    pub chance: Chance,
    /// False if the rules do not treat all letters alike.
    pub has_letters: bool,
    /// The largest number of positions in memory.
    room: usize,
}

impl<R: Rules> Search<R> {
    /// A search beside others; so many share the memory.
    pub fn new(assumed: Assumption, searches: usize) -> Self {
        let (memory, chance, room) = (Map::default(), Chance(2024), MOST / searches);
        let (has_end, has_letters) = (false, true);
        Search { memory, assumed, work: 0, most: 0, depth: 0, has_end, chance, has_letters, room }
    }

    pub fn spend(&mut self, work: usize) -> Result<(), Stop> {
        self.work += work as u64;
        let is_full = self.work > self.most || self.is_full();
        if is_full { Err(Stop::Full) } else { Ok(()) }
    }

    /// Returns whether the memory is full.
    pub fn is_full(&self) -> bool {
        self.memory.len() >= self.room
    }

    /// Forgets the positions whose search was stopped early.
    pub fn recover(&mut self) {
        self.memory.retain(|_, known| known.is_some());
        self.depth = 0;
    }
}

/// The result of a state, under the assumption of the search.
pub fn known<R: Rules>(
    kind: &impl Kind<R>,
    state: &R::State,
    search: &mut Search<R>,
) -> Result<Known, Stop> {
    match search.assumed {
        Assumption::Nothing => kind.evaluate(state, search),
        Assumption::Alike => kind.evaluate(&kind.canonical(state), search),
        Assumption::Sum => {
            let mut all = Known { outcome: LOSS, value: 0, even: true, odd: false };
            for part in kind.parts(state) {
                let one = kind.evaluate(&part, search)?;
                let even = all.even && one.even || all.odd && one.odd;
                let odd = all.even && one.odd || all.odd && one.even;
                all = Known { outcome: LOSS, value: all.value ^ one.value, even, odd };
            }
            Ok(Known { outcome: if all.value == 0 { LOSS } else { WIN }, ..all })
        }
    }
}

/// The result of a state from the results of its options, if no state can recur.
fn by_options<R: Rules>(
    kind: &impl Kind<R>,
    state: &R::State,
    search: &mut Search<R>,
) -> Result<Known, Stop> {
    match search.memory.get(state) {
        Some(Some(known)) => return Ok(*known),
        Some(None) => return Err(Stop::Returns(kind.shown(state))),
        None => {}
    }
    search.spend(1)?;
    if search.depth > LONGEST {
        return Err(Stop::Endless);
    }
    search.memory.insert(state.clone(), None);
    // By the assumption, no special rule ends a sum.
    let over = if search.assumed == Assumption::Sum { None } else { R::end(state) };
    search.has_end |= over.is_some();
    let next = if over.is_some() { Vec::new() } else { R::moves(state) };
    search.spend(next.len())?;
    search.depth += 1;
    let options: Result<Vec<Known>, Stop> =
        next.iter().map(|state| known(kind, state, search)).collect();
    let known = result(over, R::MISERE, &options?);
    search.depth -= 1;
    search.memory.insert(state.clone(), Some(known));
    Ok(known)
}

/// Returns whether these states, which differ in the order of their parts, have the same moves.
pub fn have_same_moves<R: Rules>(
    kind: &impl Kind<R>,
    states: &[R::State],
    search: &mut Search<R>,
) -> bool
where
    R::State: Ord,
{
    let mut all = states.iter().map(|state| {
        let over = R::end(state);
        let next = if over.is_some() { Vec::new() } else { R::moves(state) };
        search.work += next.len() as u64;
        (over, sorted_set(next.iter().map(|state| kind.canonical(state))))
    });
    let first = all.next();
    // The others count as work even after a difference.
    let others: Vec<_> = all.collect();
    others.into_iter().all(|other| first == Some(other))
}

/// Changes positions by chance, within an extent, so that they stay possible inputs. Where these
/// are rare, positions that are drawn directly hardly ever are.
pub fn changed<R: Rules>(
    kind: &impl Kind<R>,
    all: &[R::Position],
    extent: &[u64],
    chance: &mut Chance,
) -> Vec<R::Position> {
    let mut change = |position: &R::Position| {
        let mut position = position.clone();
        for _ in 0..60 {
            let other = kind.changed(&position, extent, chance)?;
            if R::is_input(&other) {
                position = other;
            }
        }
        Some(position)
    };
    all.iter().filter_map(&mut change).collect()
}

pub fn sorted_set<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_unstable();
    items.dedup();
    items
}

/// The result of a position, from the results of its options.
fn result(over: Option<u8>, misere: bool, next: &[Known]) -> Known {
    let leads_to = |outcome: u8| next.iter().any(|known| known.outcome == outcome);
    let usual = match () {
        _ if next.is_empty() && misere || leads_to(LOSS) => WIN,
        _ if leads_to(DRAW) => DRAW,
        _ => LOSS,
    };
    let mut is_there = vec![false; next.len() + 1];
    for known in next {
        if let Some(there) = is_there.get_mut(known.value as usize) {
            *there = true;
        }
    }
    Known {
        outcome: over.unwrap_or(usual),
        value: is_there.iter().position(|there| !there).unwrap_or(0) as u32,
        even: next.is_empty() || next.iter().any(|known| known.odd),
        odd: next.iter().any(|known| known.even),
    }
}

/// A direction in which positions grow.
pub struct Direction<R: Rules> {
    pub name: &'static str,
    pub work: u64,
    /// The first size that is not tried.
    pub end: u64,
    /// The extent in words; each `#` stands for a number of the batch.
    pub words: String,
    pub batch: Grow<R>,
}

type Grow<R> = Box<dyn FnMut(u64, &mut Search<R>) -> Batch<R>>;

/// The positions of a size.
pub struct Batch<R: Rules> {
    pub inputs: Vec<R::Position>,
    /// The extent that these positions and all smaller ones have.
    pub extent: Vec<u64>,
}

impl<R: Rules> Batch<R> {
    pub fn new(inputs: Vec<R::Position>, extent: impl Into<Vec<u64>>) -> Self {
        Batch { inputs, extent: extent.into() }
    }
}

/// The names of directions, whose extents `solve` uses; `ALL` has all small positions.
pub const ALL: &str = "all";
pub const ONE: &str = "one number";
pub const HEAPS: [&str; 4] = ["two heaps", "three heaps", "four heaps", "five heaps"];
pub const FEW: &str = "few vertices";
pub const TWO_ROWS: &str = "two rows";
pub const CHANCE: &str = "chance";
pub const LETTER: &str = "letter";
pub const OTHER: &str = "other";

pub fn direction<R: Rules>(
    name: &'static str,
    work: u64,
    end: u64,
    words: impl Into<String>,
    batch: impl FnMut(u64, &mut Search<R>) -> Batch<R> + 'static,
) -> Direction<R> {
    Direction { name, work, end, words: words.into(), batch: Box::new(batch) }
}

/// All words of `len` letters.
pub fn words(len: usize, letters: &[u8]) -> Vec<Vec<u8>> {
    let longer = |word: &Vec<u8>| -> Vec<Vec<u8>> {
        letters.iter().map(|&letter| [&word[..], &[letter]].concat()).collect()
    };
    let one = vec![Vec::new()];
    (0..len).fold(one, |words, _| words.iter().flat_map(longer).collect())
}

/// All lists of `len` numbers from `least` to `most`, or only the sorted ones.
pub fn lists(len: usize, least: u64, most: u64, only_sorted: bool) -> Vec<Vec<u64>> {
    let mut lists = vec![Vec::new()];
    for _ in 0..len {
        let longer = |list: &Vec<u64>| -> Vec<Vec<u64>> {
            let from = if only_sorted { list.last().copied().unwrap_or(least) } else { least };
            (from..=most).map(|n| [&list[..], &[n]].concat()).collect()
        };
        lists = lists.iter().flat_map(longer).collect();
    }
    lists
}
