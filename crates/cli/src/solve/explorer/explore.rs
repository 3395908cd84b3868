//! Explores a game in each direction in which positions can grow.

use super::clock;
use super::core::{
    ALL, Assumption, Batch, Chance, DRAW, Direction, Kind, Known, LONGEST, LOSS, Map, Rules,
    Search, Stop, WIN, known,
};
use std::collections::HashSet;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::{env, process, thread};

/// In each round, a direction gets its work divided by this number. All directions take turns, so
/// that a time limit cuts off the largest positions of all directions.
const ROUNDS: [u64; 6] = [1024, 256, 64, 16, 4, 1];

/// The largest number of rows of a direction, and of a size (except the small ones).
const ROWS: usize = 25_000;
const THIN: usize = 300;

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

/// The sign that the assumption does not hold.
struct Contradiction;

/// The outcome, and what else the text of a position tells, by its numbers.
type Seen = Map<String, (u8, String)>;

fn explore<R: Rules>(kind: &impl Kind<R>, assumed: Assumption) -> Result<(), Contradiction> {
    let mut search = Search::new(assumed);
    let fresh = |(i, direction)| {
        let (waiting, is_over, is_thin) = (None, false, false);
        Explored { i, direction, size: 0, work: 0, rows: 0, waiting, is_over, is_thin }
    };
    let directions = kind.directions(assumed).into_iter().enumerate();
    let mut directions: Vec<_> = directions.map(fresh).collect();
    directions.iter().for_each(|it| println!("? direction {}", it.direction.name));
    let mut seen = Seen::default();
    for share in ROUNDS {
        for it in &mut directions {
            while !it.is_over && it.work < it.direction.work / share {
                advance(it, share, kind, &mut search, &mut seen)?;
                if it.waiting.is_some() {
                    break;
                }
            }
        }
    }
    Ok(())
}

/// Evaluates the next size of a direction. Positions beyond the work of this round wait.
fn advance<R: Rules>(
    it: &mut Explored<R>,
    share: u64,
    kind: &impl Kind<R>,
    search: &mut Search<R>,
    seen: &mut Seen,
) -> Result<(), Contradiction> {
    let (i, is_first) = (it.i, it.direction.name == ALL);
    if it.size >= it.direction.end {
        println!("! {i} all");
        it.is_over = true;
        return Ok(());
    }
    let waiting = it.waiting.take();
    let batch = waiting.unwrap_or_else(|| (it.direction.batch)(it.size, search));
    let before = search.work;
    search.most = before + (it.direction.work / share).saturating_sub(it.work);
    let evaluated = catch_unwind(AssertUnwindSafe(|| -> Result<Vec<(usize, Known)>, Stop> {
        let mut rows = Vec::new();
        for (place, input) in batch.inputs.iter().enumerate() {
            search.spend(1)?;
            rows.push((place, known(kind, &R::start(input), search)?));
        }
        Ok(rows)
    }));
    it.work += search.work - before;
    let end = match evaluated {
        Ok(Ok(rows)) => {
            let rows = if rows.len() > THIN { distinct::<R>(rows, &batch.inputs) } else { rows };
            if is_first && !it.is_thin && it.rows + rows.len() > ROWS {
                it.is_thin = true;
                println!("? thin");
            }
            let is_all = is_first && !it.is_thin;
            let shown = if is_all { rows.clone() } else { thin(&rows, &mut search.chance) };
            let checked = catch_unwind(AssertUnwindSafe(|| {
                shown.iter().all(|&(place, _)| holds(kind, &batch.inputs[place], search))
            }));
            if !checked.unwrap_or(true) {
                return Err(Contradiction);
            }
            it.rows += print(it, &batch, &rows, &shown, search, seen);
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
            let message = PANIC.lock().map(|text| text.clone()).unwrap_or_default();
            let place = batch.inputs.first().map_or(String::new(), R::text);
            let place = place.split(" [").next().unwrap_or("").to_owned();
            failure(is_first, &format!("the rules fail near `{place}`: {message}"), FAILING)
        }
    };
    search.recover();
    println!("! {i} {end}");
    it.is_over = true;
    Ok(())
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
fn print<R: Rules>(
    it: &Explored<R>,
    batch: &Batch<R>,
    rows: &[(usize, Known)],
    shown: &[(usize, Known)],
    search: &Search<R>,
    seen: &mut Seen,
) -> usize {
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
        lines += &format!("{numbers}: {outcome} # {}\n", known.value);
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
    let extent: Vec<String> = batch.extent.iter().map(|n| n.to_string()).collect();
    let fill = |words: String, n: &String| words.replacen('#', n, 1);
    let reach = extent.iter().fold(it.direction.words.clone(), fill);
    let (count, extent) = (rows.len() - repeated, extent.join(","));
    println!("{lines}# {} {count} {extent}\t{reach}", it.i);
    printed
}

static PANIC: Mutex<String> = Mutex::new(String::new());

/// Lists positions in all directions until the time limit, in milliseconds.
pub fn main<R: Rules, K: Kind<R> + 'static>(kind: fn() -> K) {
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
        let kind = kind();
        let mut assumed = kind.strongest();
        tell(&kind, assumed);
        while explore(&kind, assumed).is_err() {
            assumed = assumed.weaker();
            println!("? again");
            tell(&kind, assumed);
        }
        println!("? over");
    };
    let thread = thread::Builder::new().stack_size(1 << 30).spawn(explored);
    thread.expect("a thread with a large stack").join().expect("an end");
}

/// Prints what is known and assumed before positions are explored.
fn tell<R: Rules>(kind: &impl Kind<R>, assumed: Assumption) {
    if R::MISERE {
        println!("? misere");
    }
    match assumed {
        Assumption::Sum => println!("? sum"),
        Assumption::Alike => println!("? alike"),
        Assumption::Nothing => {}
    }
    kind.tell(assumed);
}
