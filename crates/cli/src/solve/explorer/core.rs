// Evaluates the positions of a game in each direction in which they can grow. `solve` appends this,
// with one of the other files here, to the rules.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The outcomes for the player to move, numbered as in the templates. If no position is drawn, `end`
/// may also return a Boolean.
const LOSS: u8 = 0;
const WIN: u8 = 1;
const DRAW: u8 = 2;

/// The outcome, the Grundy value, and whether the number of turns from here can be even, and
/// whether it can be odd.
#[derive(Clone, Copy)]
pub struct Known {
    outcome: u8,
    value: u32,
    even: bool,
    odd: bool,
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
const LONGEST: usize = 20_000;

/// Pseudo-random numbers, which are the same in each run.
pub struct Chance(u64);

impl Chance {
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end.max(1)
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

pub struct Search {
    pub memory: Map<State, Option<Known>>,
    /// The number of positions and options that were looked at, and the largest number allowed.
    pub work: u64,
    pub most: u64,
    depth: usize,
    /// True if a special rule has decided a position.
    has_end: bool,
    pub chance: Chance,
}

impl Search {
    pub fn spend(&mut self, work: usize) -> Result<(), Stop> {
        self.work += work as u64;
        let is_full = self.work > self.most || self.memory.len() >= MOST;
        if is_full { Err(Stop::Full) } else { Ok(()) }
    }

    /// Returns whether a play has come to this state.
    pub fn has_reached(&self, state: &State) -> bool {
        self.memory.contains_key(state)
    }

    /// Forgets the positions whose search was stopped early.
    fn recover(&mut self) {
        self.memory.retain(|_, known| known.is_some());
        self.depth = 0;
    }
}

/// The result of a position, from the results of its options.
pub fn result(over: Option<u8>, misere: bool, next: &[Known]) -> Known {
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

/// A direction in which positions grow: for each size, the inputs and their extent in words.
pub struct Direction {
    pub work: u64,
    pub batch: Box<dyn FnMut(u64, &mut Search) -> Option<Batch>>,
}

pub struct Batch {
    pub inputs: Vec<Input>,
    pub reach: String,
}

pub fn direction(
    work: u64,
    batch: impl FnMut(u64, &mut Search) -> Option<Batch> + 'static,
) -> Direction {
    Direction { work, batch: Box::new(batch) }
}

/// In each round, a direction gets its work divided by this number. All directions take turns, so
/// that a time limit cuts off the largest positions of all directions.
const ROUNDS: [u64; 6] = [1024, 256, 64, 16, 4, 1];

/// The largest number of rows of a direction, and of a size (except the small ones).
const ROWS: usize = 25_000;
const THIN: usize = 300;

struct Explored {
    direction: Direction,
    size: u64,
    work: u64,
    rows: usize,
    waiting: Option<Batch>,
    is_over: bool,
    /// True if only some of the further positions are shown.
    is_thin: bool,
}

/// The request to begin exploring again, with fewer assumptions.
pub struct Again;

pub fn explore(assumptions: &mut Assumptions) -> Result<(), Again> {
    let memory = Map::default();
    let chance = Chance(2024);
    let mut search = Search { memory, work: 0, most: 0, depth: 0, has_end: false, chance };
    let fresh = |direction| {
        let (waiting, is_over, is_thin) = (None, false, false);
        Explored { direction, size: 0, work: 0, rows: 0, waiting, is_over, is_thin }
    };
    let mut directions: Vec<Explored> = directions(assumptions).into_iter().map(fresh).collect();
    let mut seen = Map::default();
    for share in ROUNDS {
        for i in 0..directions.len() {
            let it = &mut directions[i];
            while !it.is_over && it.work < it.direction.work / share {
                advance(i, it, share, &mut search, assumptions, &mut seen)?;
                if it.waiting.is_some() {
                    break;
                }
            }
        }
    }
    Ok(())
}

/// Evaluates the next size of a direction. Positions beyond the work of this round wait.
fn advance(
    i: usize,
    it: &mut Explored,
    share: u64,
    search: &mut Search,
    assumptions: &mut Assumptions,
    seen: &mut Map<String, (u8, String)>,
) -> Result<(), Again> {
    let next = it.waiting.take().or_else(|| (it.direction.batch)(it.size, search));
    let Some(batch) = next else {
        println!("! {} all", i);
        it.is_over = true;
        return Ok(());
    };
    let before = search.work;
    search.most = before + (it.direction.work / share).saturating_sub(it.work);
    let evaluated = catch_unwind(AssertUnwindSafe(|| -> Result<Vec<(usize, Known)>, Stop> {
        let mut rows = Vec::new();
        for (place, input) in batch.inputs.iter().enumerate() {
            search.spend(1)?;
            rows.push((place, known(input, search, assumptions)?));
        }
        Ok(rows)
    }));
    it.work += search.work - before;
    let why = match evaluated {
        Ok(Ok(rows)) => {
            let rows = if rows.len() > THIN { distinct(rows, &batch.inputs) } else { rows };
            if i == 0 && !it.is_thin && it.rows + rows.len() > ROWS {
                it.is_thin = true;
                println!("? thin");
            }
            let is_all = i == 0 && !it.is_thin;
            let shown = if is_all { rows.clone() } else { thin(&rows, &mut search.chance) };
            let checked = catch_unwind(AssertUnwindSafe(|| {
                shown.iter().all(|&(place, _)| hold(&batch.inputs[place], assumptions, search))
            }));
            if !checked.unwrap_or(true) {
                return Err(Again);
            }
            it.rows += print(i, &batch, &rows, &shown, search, seen);
            it.size += 1;
            it.is_over = it.rows > if i == 0 { 2 * ROWS } else { ROWS };
            if it.is_over {
                println!("! {} count", i);
            }
            return Ok(());
        }
        Ok(Err(Stop::Full)) if share > 1 && search.memory.len() < MOST => {
            search.recover();
            it.waiting = Some(batch);
            return Ok(());
        }
        Ok(Err(Stop::Full)) => "count".to_owned(),
        Ok(Err(Stop::Endless)) => stop_if_first(i, "a play of the game never ends", 4),
        Ok(Err(Stop::Returns(text))) => {
            stop_if_first(i, &format!("the position `{}` can recur", text), 2)
        }
        Err(_) => {
            let message = PANIC.lock().map(|text| text.clone()).unwrap_or_default();
            let place = batch.inputs.first().map_or(String::new(), text);
            let place = place.split(" [").next().unwrap_or("").to_owned();
            stop_if_first(i, &format!("the rules fail near `{}`: {}", place, message), 101)
        }
    };
    search.recover();
    println!("! {} {}", i, why.replace('\n', " "));
    it.is_over = true;
    Ok(())
}

/// Returns whether the assumptions hold for a position and, for some positions, for those of a
/// random play.
fn hold(input: &Input, assumptions: &mut Assumptions, search: &mut Search) -> bool {
    let mut state = start(input);
    for _ in 0..if search.chance.below(4) == 0 { 12 } else { 1 } {
        if !assumptions.hold(&state, search) {
            return false;
        }
        let next = if super::end(&state).is_some() { Vec::new() } else { raw(&state) };
        match next.len() as u64 {
            0 => return true,
            count => state = next[search.chance.below(count) as usize].clone(),
        }
    }
    true
}

/// Stops the program if a small position has no result: rules that fail there are wrong.
fn stop_if_first(i: usize, why: &str, code: i32) -> String {
    if i == 0 {
        eprintln!("{}", why);
        std::process::exit(code);
    }
    why.to_owned()
}

/// One of the positions that have the same numbers and outcome, if a text tells more than these.
fn distinct(rows: Vec<(usize, Known)>, inputs: &[Input]) -> Vec<(usize, Known)> {
    let tells_more = rows.first().map_or(false, |row| text(&inputs[row.0]).contains(" ["));
    if !tells_more {
        return rows;
    }
    let mut seen = std::collections::HashSet::new();
    let is_new = |&(place, known): &(usize, Known)| {
        let text = text(&inputs[place]);
        seen.insert((text.split(" [").next().unwrap_or("").to_owned(), known.outcome))
    };
    rows.into_iter().filter(is_new).collect()
}

/// Selects some of many positions by chance: as many of each outcome, if there are enough.
fn thin(rows: &[(usize, Known)], chance: &mut Chance) -> Vec<(usize, Known)> {
    if rows.len() <= THIN {
        return rows.to_vec();
    }
    let count = |outcome: u8| rows.iter().filter(|(_, known)| known.outcome == outcome).count();
    let counts = [LOSS, WIN, DRAW].map(count);
    let mut keeps = |(_, known): &&(usize, Known)| {
        chance.below(counts[usize::from(known.outcome)] as u64) < THIN as u64 / 2
    };
    rows.iter().filter(|row| keeps(row)).copied().collect()
}

/// Prints a line for each shown position: its numbers, outcome, value, and the parity of the turns.
fn print(
    i: usize,
    batch: &Batch,
    rows: &[(usize, Known)],
    shown: &[(usize, Known)],
    search: &Search,
    seen: &mut Map<String, (u8, String)>,
) -> usize {
    let (mut lines, mut printed, mut repeated) = (String::new(), 0, 0);
    for &(place, known) in shown {
        let text = text(&batch.inputs[place]);
        let mut parts = text.splitn(2, " [");
        let (numbers, rest) = (parts.next().unwrap(), parts.next().unwrap_or(""));
        if !rest.is_empty() {
            match seen.get(numbers) {
                Some((outcome, other)) if *outcome != known.outcome => {
                    lines += &format!("~ {}\t{}\n", other, rest);
                    continue;
                }
                Some(_) => {
                    repeated += 1;
                    continue;
                }
                None => seen.insert(numbers.to_owned(), (known.outcome, rest.to_owned())),
            };
        }
        let outcome = ["L", "W", "D"][usize::from(known.outcome)];
        lines += &format!("{}: {} # {}\n", numbers, outcome, known.value);
        printed += 1;
    }
    let has_values =
        |known: &Known| known.outcome != DRAW && (known.value != 0) == (known.outcome == WIN);
    if !rows.iter().all(|(_, known)| has_values(known)) {
        lines += "? no values\n";
    }
    if rows.iter().any(|(_, known)| known.outcome == DRAW) {
        lines += "? draws\n";
    }
    if search.has_end || rows.iter().any(|(_, known)| known.even && known.odd) {
        lines += "? no parity\n";
    }
    if search.has_end {
        lines += "? an end\n";
    }
    print!("{}# {} {} {}\n", lines, i, rows.len() - repeated, batch.reach);
    printed
}

/// The CPU time of this process in milliseconds, so that a busy machine explores as much.
fn used() -> Option<u64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let mut words = stat.rsplit(')').next()?.split_whitespace().skip(11);
    let mut ticks = || words.next()?.parse::<u64>().ok();
    Some((ticks()? + ticks()?) * 10)
}

static PANIC: std::sync::Mutex<String> = std::sync::Mutex::new(String::new());

/// Lists positions in all directions until the time limit, in milliseconds.
pub fn main() {
    std::panic::set_hook(Box::new(|info| {
        let payload = info.payload();
        let text = payload.downcast_ref::<&str>().map(|text| text.to_string());
        let text = text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default();
        let line = info.location().map_or(0, |place| place.line());
        if let Ok(mut message) = PANIC.lock() {
            *message = format!("{} (line {})", text, line);
        }
    }));
    let limit = std::env::args().nth(1).and_then(|limit| limit.parse().ok()).unwrap_or(u64::MAX);
    let start = std::time::Instant::now();
    std::thread::spawn(move || {
        while used().unwrap_or(start.elapsed().as_millis() as u64) < limit {
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        std::process::exit(0);
    });
    let explored = || {
        let mut assumptions = Assumptions::first();
        let tell = |assumptions: &Assumptions| {
            super::tell_rules();
            assumptions.tell();
        };
        tell(&assumptions);
        while explore(&mut assumptions).is_err() {
            assumptions = assumptions.fewer();
            println!("? again");
            tell(&assumptions);
        }
        println!("? over");
    };
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(explored);
    thread.expect("a thread with a large stack").join().expect("an end");
}
