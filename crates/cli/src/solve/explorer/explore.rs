//! Explores a game in each direction in which positions can grow.

use super::clock;
use super::core::{
    ALL, Assumption, Batch, CHANCE, Chance, DRAW, Direction, Kind, Known, LETTER, LONGEST, LOSS,
    Map, Rules, Search, Stop, WIN, changed, known,
};
use std::cell::Cell;
use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::{env, process, thread};

/// In each round, a direction gets its work divided by this number. All directions take turns, so
/// that a time limit cuts off the largest positions of all directions.
const ROUNDS: [u64; 6] = [1024, 256, 64, 16, 4, 1];

/// The largest number of rows of a direction, and of a size (except the small ones).
const ROWS: usize = 25_000;
const THIN: usize = 300;

/// If fewer than one in `RARE` positions of a size can be inputs, changed ones are added, which are
/// made from about `SOME` others.
const RARE: usize = 4;
const SOME: usize = 24;

struct Explored<R: Rules> {
    i: usize,
    direction: Direction<R>,
    size: u64,
    work: u64,
    rows: usize,
    waiting: Option<Batch<R>>,
    is_over: bool,
    /// True if only some of the further positions are shown.
    is_thin: bool,
}

/// A constant of the rules that varies: its name, its value now, and its range.
pub type Varying = (&'static str, &'static AtomicU64, RangeInclusive<u64>);

/// The exploration with one value for each constant that varies.
struct Run<R: Rules, K> {
    i: usize,
    values: Vec<u64>,
    /// The words for the values, which follow each position.
    label: String,
    kind: K,
    search: Search<R>,
    directions: Vec<Explored<R>>,
    seen: Seen,
    /// Some of the largest possible inputs in the first direction.
    possible: Vec<R::Position>,
}

/// All values of the constants that vary.
fn cases(varying: &[Varying]) -> Vec<Vec<u64>> {
    varying.iter().fold(vec![Vec::new()], |cases, (_, _, range)| {
        let longer = |case: &Vec<u64>| -> Vec<Vec<u64>> {
            range.clone().map(|value| [&case[..], &[value]].concat()).collect()
        };
        cases.iter().flat_map(longer).collect()
    })
}

fn set(varying: &[Varying], values: &[u64]) {
    varying.iter().zip(values).for_each(|((_, at, _), value)| at.store(*value, Relaxed));
}

/// The sign that the assumption does not hold.
struct Contradiction;

/// The outcome, and what else the text of a position tells, by its numbers.
type Seen = Map<String, (u8, String)>;

fn explore<R: Rules, K: Kind<R>>(
    new_kind: fn() -> K,
    assumed: Assumption,
    varying: &[Varying],
) -> Result<(), Contradiction> {
    let cases = cases(varying);
    let count = cases.len();
    let run = |(i, values): (usize, Vec<u64>)| {
        set(varying, &values);
        let words = varying.iter().zip(&values).map(|((name, ..), n)| format!(" {name}={n}"));
        let kind = new_kind();
        let fresh = |(i, direction)| {
            let (waiting, is_over, is_thin) = (None, false, false);
            Explored { i, direction, size: 0, work: 0, rows: 0, waiting, is_over, is_thin }
        };
        let directions = kind.directions(assumed).into_iter().enumerate().map(fresh).collect();
        let (label, search) = (words.collect(), Search::new(assumed, count));
        let (seen, possible) = (Seen::default(), Vec::new());
        Run { i, values, label, kind, search, directions, seen, possible }
    };
    let mut runs: Vec<Run<R, K>> = cases.into_iter().enumerate().map(run).collect();
    println!("? cases {count}");
    runs[0].directions.iter().for_each(|it| println!("? direction {}", it.direction.name));
    for share in ROUNDS {
        for run in &mut runs {
            set(varying, &run.values);
            for i in 0..run.directions.len() {
                while run.directions[i].has_work(share * count as u64) {
                    advance(run, i, share * count as u64)?;
                    if run.directions[i].waiting.is_some() {
                        break;
                    }
                }
            }
        }
    }
    Ok(())
}

impl<R: Rules> Explored<R> {
    fn has_work(&self, share: u64) -> bool {
        !self.is_over && self.work < self.direction.work / share
    }
}

/// Evaluates the next size of a direction. Positions beyond the work of this round wait.
fn advance<R: Rules, K: Kind<R>>(
    run: &mut Run<R, K>,
    i: usize,
    share: u64,
) -> Result<(), Contradiction> {
    let Run { search, kind, possible, .. } = run;
    let it = &mut run.directions[i];
    let is_first = it.direction.name == ALL;
    if it.size >= it.direction.end {
        println!("! {i} all");
        it.is_over = true;
        return Ok(());
    }
    let waiting = it.waiting.take();
    let batch = waiting.unwrap_or_else(|| {
        let mut batch = (it.direction.batch)(it.size, search);
        if it.direction.name == CHANCE {
            // Rules that fail here will fail again below, where it is told.
            let more = catch_unwind(AssertUnwindSafe(|| {
                let possible_now = batch.inputs.iter().filter(|input| R::is_input(input)).count();
                let is_rare = RARE * possible_now < batch.inputs.len();
                let from = if is_rare { &possible[..] } else { &[] };
                changed(kind, from, &batch.extent, &mut search.chance)
            }));
            batch.inputs.extend(more.unwrap_or_default());
        }
        batch
    });
    let before = search.work;
    search.most = before + (it.direction.work / share).saturating_sub(it.work);
    let near = Cell::new(0);
    let evaluated = catch_unwind(AssertUnwindSafe(|| -> Result<Vec<(usize, Known)>, Stop> {
        let mut rows = Vec::new();
        for (place, input) in batch.inputs.iter().enumerate() {
            search.spend(1)?;
            near.set(place);
            if R::is_input(input) {
                rows.push((place, known(kind, &R::start(input), search)?));
            }
        }
        Ok(rows)
    }));
    it.work += search.work - before;
    let end = match evaluated {
        Ok(Ok(rows)) => {
            let inputs = rows.len();
            if is_first && inputs > 0 {
                let some = rows.iter().rev().step_by(1 + inputs / SOME);
                *possible = some.map(|&(place, _)| batch.inputs[place].clone()).collect();
            }
            let rows = if rows.len() > THIN { distinct::<R>(rows, &batch.inputs) } else { rows };
            if is_first && it.rows + rows.len() > ROWS {
                it.is_thin = true;
            }
            let is_all = is_first && !it.is_thin;
            let shown = if is_all { rows.clone() } else { thin(&rows, &mut search.chance) };
            let checked = catch_unwind(AssertUnwindSafe(|| {
                shown.iter().all(|&(place, _)| holds(kind, &batch.inputs[place], search))
            }));
            if !checked.unwrap_or(true) {
                return Err(Contradiction);
            }
            let printed = print(run, i, &batch, &rows, &shown, inputs);
            let it = &mut run.directions[i];
            it.rows += printed;
            it.size += 1;
            it.is_over = it.rows > if is_first { 2 * ROWS } else { ROWS };
            if it.is_over {
                println!("! {i} count");
            }
            return Ok(());
        }
        Ok(Err(Stop::Full)) if share > 1 && !search.is_full() => {
            search.recover();
            it.waiting = Some(batch);
            return Ok(());
        }
        Ok(Err(Stop::Full)) => "count".to_owned(),
        // The parts may recur only in another order.
        Ok(Err(_)) if search.assumed != Assumption::Nothing => return Err(Contradiction),
        Ok(Err(Stop::Endless)) => {
            failure(is_first, &format!("a play has more than {LONGEST} turns"), ENDLESS)
        }
        Ok(Err(Stop::Returns(text))) => {
            failure(is_first, &format!("the position `{text}` can recur"), RECURRING)
        }
        Err(_) => {
            let place = batch.inputs.get(near.get()).map_or(String::new(), R::text);
            let place = place.split(" [").next().unwrap_or("").to_owned() + &run.label;
            let why = format!("the rules fail for `{place}`: {}", message());
            failure(is_first, &why, FAILING)
        }
    };
    search.recover();
    println!("! {i} {end}");
    it.is_over = true;
    Ok(())
}

/// The message of the last panic.
fn message() -> String {
    PANIC.lock().map(|text| text.clone()).unwrap_or_default()
}

/// The codes with which the program ends if small positions have no result.
pub const RECURRING: i32 = 2;
pub const ENDLESS: i32 = 4;
pub const FAILING: i32 = 101;

/// The end of a direction. Rules that fail for small positions are wrong and stop the program.
fn failure(is_first: bool, why: &str, code: i32) -> String {
    if is_first {
        eprintln!("{why}");
        process::exit(code);
    }
    format!("failed {}", why.replace('\n', " "))
}

/// Returns whether the assumption holds for a position and, for some positions, for those of a
/// random play.
fn holds<R: Rules>(kind: &impl Kind<R>, input: &R::Position, search: &mut Search<R>) -> bool {
    let mut state = R::start(input);
    for _ in 0..if search.chance.below(4) == 0 { 12 } else { 1 } {
        if !kind.holds(&state, search) {
            return false;
        }
        let next = if R::end(&state).is_some() { Vec::new() } else { R::moves(&state) };
        match next.len() as u64 {
            0 => return true,
            count => state = next[search.chance.below(count) as usize].clone(),
        }
    }
    true
}

/// One of the positions that have the same numbers and outcome, if a text tells more than these.
fn distinct<R: Rules>(rows: Vec<(usize, Known)>, inputs: &[R::Position]) -> Vec<(usize, Known)> {
    let tells_more = rows.first().map_or(false, |row| R::text(&inputs[row.0]).contains(" ["));
    if !tells_more {
        return rows;
    }
    let mut seen = HashSet::new();
    let is_new = |&(place, known): &(usize, Known)| {
        let text = R::text(&inputs[place]);
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
fn print<R: Rules, K>(
    run: &mut Run<R, K>,
    i: usize,
    batch: &Batch<R>,
    rows: &[(usize, Known)],
    shown: &[(usize, Known)],
    inputs: usize,
) -> usize {
    let Run { i: case, label, search, seen, directions, .. } = run;
    let it = &directions[i];
    let (mut lines, mut printed, mut repeated) = (String::new(), 0, 0);
    for &(place, known) in shown {
        let text = R::text(&batch.inputs[place]);
        let mut parts = text.splitn(2, " [");
        let (numbers, rest) = (parts.next().unwrap(), parts.next().unwrap_or(""));
        if !rest.is_empty() {
            match seen.get(numbers) {
                Some((outcome, other)) if *outcome != known.outcome => {
                    lines += &format!("~ {other}\t{rest}\n");
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
        lines += &format!("{numbers}{label}: {outcome} # {}\n", known.value);
        printed += 1;
    }
    let count = rows.len() - repeated;
    // Positions with other letters show nothing about these.
    let rows = if it.direction.name == LETTER { &[] } else { rows };
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
    let extent: Vec<String> = batch.extent.iter().map(|n| n.to_string()).collect();
    let fill = |words: String, n: &String| words.replacen('#', n, 1);
    let reach = extent.iter().fold(it.direction.words.clone(), fill);
    let extent = extent.join(",");
    let (all, part) = (batch.inputs.len(), if it.is_thin { "some" } else { "all" });
    println!("{lines}# {i} {case} {count} {inputs} {all} {part} {extent}\t{reach}");
    printed
}

static PANIC: Mutex<String> = Mutex::new(String::new());

/// Lists positions in all directions until the time limit, in milliseconds.
pub fn main<R: Rules, K: Kind<R> + 'static>(new_kind: fn() -> K, varying: &'static [Varying]) {
    panic::set_hook(Box::new(|info| {
        let payload = info.payload();
        let text = payload.downcast_ref::<&str>().map(|text| text.to_string());
        let text = text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default();
        let line = info.location().map_or(0, |place| place.line());
        if let Ok(mut message) = PANIC.lock() {
            *message = format!("{text} (line {line})");
        }
    }));
    let limit = env::args().nth(1).and_then(|limit| limit.parse().ok()).unwrap_or(u64::MAX);
    clock::watch(move |used| {
        if used >= limit {
            process::exit(0);
        }
    });
    let explored = move || {
        let mut assumed = strongest(new_kind, varying);
        tell(&new_kind(), assumed, varying);
        while explore(new_kind, assumed, varying).is_err() {
            assumed = assumed.weaker();
            println!("? again");
            tell(&new_kind(), assumed, varying);
        }
        println!("? over");
    };
    let thread = thread::Builder::new().stack_size(1 << 30).spawn(explored);
    if thread.expect("a thread with a large stack").join().is_err() {
        eprintln!("the rules fail: {}", message());
        process::exit(FAILING);
    }
}

/// The strongest assumption that may hold for all values of the constants.
fn strongest<R: Rules, K: Kind<R>>(new_kind: fn() -> K, varying: &[Varying]) -> Assumption {
    let of = |values: Vec<u64>| {
        set(varying, &values);
        catch_unwind(|| new_kind().strongest()).unwrap_or(Assumption::Nothing)
    };
    cases(varying).into_iter().map(of).max().unwrap_or(Assumption::Nothing)
}

/// Prints what is known and assumed before positions are explored.
fn tell<R: Rules, K: Kind<R>>(kind: &K, assumed: Assumption, varying: &[Varying]) {
    if R::MISERE {
        println!("? misere");
    }
    match assumed {
        Assumption::Sum => println!("? sum"),
        Assumption::Alike => println!("? alike"),
        Assumption::Nothing => {}
    }
    println!("? least {}", R::LEAST);
    varying.iter().for_each(|(name, ..)| println!("? varies {name}"));
    kind.tell(assumed, varying.is_empty());
}
