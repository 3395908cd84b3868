//! Runs two programs, each of which reads the output of the other.

use super::{Ending, Finished, Group, Limits, Pipe, check_signals};
use std::io::{self, Read, Write};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The time that a program has to end by itself after its partner has failed.
const GRACE: Duration = Duration::from_millis(100);

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Side {
    Solver,
    Interactor,
}

const SIDES: [Side; 2] = [Side::Solver, Side::Interactor];

/// The texts that two programs have written to each other.
#[derive(Default)]
struct Record {
    /// In the order of time: who has written what.
    turns: Vec<(Side, Vec<u8>)>,
    /// The number of bytes that each has written, and the largest number that is kept.
    sizes: [usize; 2],
    most: usize,
    first_to_close: Option<Side>,
}

/// The end of two programs that have talked to each other.
pub struct Talk {
    pub solver: Finished,
    pub interactor: Finished,
    /// In the order of time: who has written what.
    pub turns: Vec<(Side, Vec<u8>)>,
    /// The first side to end or to close its output, which may be the reason for the end of the
    /// other.
    pub first_to_close: Option<Side>,
    /// For the solver and the interactor: true if it was waiting at the end, not computing.
    pub waits: [bool; 2],
}

/// Runs a solver and its interactor until both have ended, one has failed or a limit is reached
/// (a common time limit, and limits of memory and output for each).
pub fn cross(solver: &mut Command, interactor: &mut Command, limits: Limits) -> io::Result<Talk> {
    let start = Instant::now();
    let mut groups = [start_one(solver)?, start_one(interactor)?];
    let [a, b] = &mut groups;
    let record = Arc::new(Mutex::new(Record { most: limits.output, ..Record::default() }));
    relay(Side::Solver, a.child.stdout.take(), b.child.stdin.take(), &record);
    relay(Side::Interactor, b.child.stdout.take(), a.child.stdin.take(), &record);
    let errors = [a, b].map(|group| Pipe::read(group.child.stderr.take(), limits.errors));
    let mut endings = [None, None];
    let mut time = limits.time;
    while endings.iter().any(Option::is_none) && start.elapsed() <= time {
        let sizes = lock(&record).sizes;
        for ((group, size), ending) in groups.iter_mut().zip(sizes).zip(&mut endings) {
            if ending.is_some() {
                continue;
            }
            let is_full = size > limits.output;
            *ending = if is_full { Some(Ending::TooMuch) } else { group.poll(limits)? };
            let Some(ending) = ending else { continue };
            if !matches!(ending, Ending::Exit(status) if status.success()) {
                time = time.min(start.elapsed() + GRACE);
            }
            // Processes that it has started may hold its pipes open.
            group.end();
        }
        check_signals()?;
        thread::sleep(Duration::from_millis(1));
    }
    let waits = groups.each_ref().map(Group::waits);
    // Both are killed at once, so that neither reports that the other has gone.
    groups.iter().for_each(Group::kill);
    let memories = groups.each_mut().map(Group::end);
    let Record { turns, first_to_close, .. } = std::mem::take(&mut *lock(&record));
    let mut sides = endings.into_iter().zip(memories).zip(errors).zip(SIDES);
    let mut finished = || {
        let (((ending, memory), errors), side) = sides.next().expect("there are two");
        let own = turns.iter().filter(|turn| turn.0 == side);
        let output = own.flat_map(|turn| turn.1.iter().copied()).collect();
        let ending = ending.unwrap_or(Ending::TooSlow);
        Finished { output, errors: errors.finish().0, ending, memory }
    };
    let (solver, interactor) = (finished(), finished());
    Ok(Talk { solver, interactor, turns, first_to_close, waits })
}

fn start_one(command: &mut Command) -> io::Result<Group> {
    Group::spawn(command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()))
}

fn lock(record: &Mutex<Record>) -> MutexGuard<'_, Record> {
    record.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Passes on the output of a side. It is read even if the other side no longer reads, so that
/// the writer need not wait.
fn relay(
    side: Side,
    from: Option<impl Read + Send + 'static>,
    mut to: Option<ChildStdin>,
    record: &Arc<Mutex<Record>>,
) {
    let record = Arc::clone(record);
    thread::spawn(move || {
        let mut buffer = [0; 1 << 14];
        let Some(mut from) = from else { return };
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            let bytes = &buffer[..count];
            // This is recorded before the other side can answer.
            lock(&record).write(side, bytes);
            to = to.and_then(|mut pipe| pipe.write_all(bytes).is_ok().then_some(pipe));
        }
        // This is recorded before the other side can see it.
        lock(&record).first_to_close.get_or_insert(side);
        drop(to);
    });
}

impl Record {
    fn write(&mut self, side: Side, bytes: &[u8]) {
        let whole = bytes.len();
        let size = &mut self.sizes[side as usize];
        let bytes = &bytes[..bytes.len().min(self.most.saturating_sub(*size))];
        *size += whole;
        match self.turns.last_mut() {
            Some((last, text)) if *last == side => text.extend_from_slice(bytes),
            _ => self.turns.push((side, bytes.to_owned())),
        }
    }
}
