//! Runs two programs, each of which reads the output of the other.

use super::{Ending, Finished, Group, Limits, Pipe, check_signals};
use std::io::{self, Read, Write};
use std::process::{Command, Stdio};
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

/// One of the two programs.
struct Party {
    side: Side,
    group: Group,
    errors: Pipe,
    /// `None` while it runs.
    ending: Option<Ending>,
}

impl Party {
    fn start(side: Side, command: &mut Command, limits: Limits) -> io::Result<Self> {
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut group = Group::spawn(pipes)?;
        let errors = Pipe::read(group.child.stderr.take(), limits.errors);
        Ok(Party { side, group, errors, ending: None })
    }

    /// Looks whether it has ended or has reached a limit, where `size` is the number of bytes that
    /// it has written. Returns whether it has just failed.
    fn poll(&mut self, size: usize, limits: Limits) -> io::Result<bool> {
        if self.ending.is_some() {
            return Ok(false);
        }
        let is_full = size > limits.output;
        self.ending = if is_full { Some(Ending::TooMuch) } else { self.group.poll(limits)? };
        let Some(ending) = &self.ending else { return Ok(false) };
        // Processes that it has started may hold its pipes open.
        self.group.end();
        Ok(!matches!(ending, Ending::Exit(status) if status.success()))
    }

    fn finish(mut self, turns: &[(Side, Vec<u8>)]) -> Finished {
        let own = turns.iter().filter(|turn| turn.0 == self.side);
        Finished {
            output: own.flat_map(|turn| turn.1.iter().copied()).collect(),
            errors: self.errors.finish().0,
            ending: self.ending.unwrap_or(Ending::TooSlow),
            memory: self.group.end(),
        }
    }
}

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
    let mut solver = Party::start(Side::Solver, solver, limits)?;
    let mut interactor = Party::start(Side::Interactor, interactor, limits)?;
    let record = Arc::new(Mutex::new(Record { most: limits.output, ..Record::default() }));
    relay(&mut solver, &mut interactor, &record);
    relay(&mut interactor, &mut solver, &record);
    let mut parties = [solver, interactor];
    let mut time = limits.time;
    while parties.iter().any(|it| it.ending.is_none()) && start.elapsed() <= time {
        let sizes = lock(&record).sizes;
        for party in &mut parties {
            if party.poll(sizes[party.side as usize], limits)? {
                time = time.min(start.elapsed() + GRACE);
            }
        }
        check_signals()?;
        thread::sleep(Duration::from_millis(1));
    }
    let waits = parties.each_ref().map(|it| it.group.waits());
    // Both are killed at once, so that neither reports that the other has gone.
    parties.iter().for_each(|it| it.group.kill());
    for party in &mut parties {
        party.group.end();
    }
    let Record { turns, first_to_close, .. } = std::mem::take(&mut *lock(&record));
    let [solver, interactor] = parties.map(|it| it.finish(&turns));
    Ok(Talk { solver, interactor, turns, first_to_close, waits })
}

fn lock(record: &Mutex<Record>) -> MutexGuard<'_, Record> {
    record.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Passes on the output of a side. It is read even if the other side no longer reads, so that
/// the writer need not wait.
fn relay(from: &mut Party, to: &mut Party, record: &Arc<Mutex<Record>>) {
    let (side, from, mut to) =
        (from.side, from.group.child.stdout.take(), to.group.child.stdin.take());
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
