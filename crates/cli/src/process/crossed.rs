//! Runs two programs, each of which reads the output of the other.

use super::clock::{Clock, Over};
use super::pipe::{Pipe, Sink};
use super::{Ending, Finished, Group, Kept, Limits, check_signals};
use std::io::{self, Write};
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
    errors: Option<Pipe<Kept>>,
    /// `None` while it runs.
    ending: Option<Ending>,
}

impl Party {
    fn start(side: Side, command: &mut Command, limits: Limits) -> io::Result<Self> {
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut group = Group::spawn(pipes)?;
        let errors = Kept::new(limits.errors, Arc::default(), Arc::default());
        let errors = group.child.stderr.take().map(|pipe| Pipe::read(pipe, errors, |_| {}));
        Ok(Party { side, group, errors: errors.transpose()?, ending: None })
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

    fn finish(self, turns: &[(Side, Vec<u8>)]) -> Finished {
        let own = turns.iter().filter(|turn| turn.0 == self.side);
        Finished {
            output: own.flat_map(|turn| turn.1.iter().copied()).collect(),
            errors: Kept::of(self.errors),
            // It waited for the other one, or was stopped with it.
            ending: self.ending.unwrap_or(Ending::TooSlow { waits: true }),
            time: self.group.time(),
            memory: self.group.memory(),
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
    /// The side that had written last when the first one ended.
    last_before: Option<Side>,
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
    /// The side that had written last when the first one ended.
    pub last_before: Option<Side>,
}

/// Runs a solver and its interactor until both have ended, one has failed or a limit is reached
/// (the same limits for each).
pub fn cross(solver: &mut Command, interactor: &mut Command, limits: Limits) -> io::Result<Talk> {
    let mut solver = Party::start(Side::Solver, solver, limits)?;
    let mut interactor = Party::start(Side::Interactor, interactor, limits)?;
    let record = Arc::new(Mutex::new(Record { most: limits.output, ..Record::default() }));
    let pipes = [
        relay(&mut solver, &mut interactor, &record)?,
        relay(&mut interactor, &mut solver, &record)?,
    ];
    let mut parties = [solver, interactor];
    let mut clock = Clock::new(limits.time);
    // When one has failed, the other one must end, too.
    let mut end: Option<Instant> = None;
    while parties.iter().any(|it| it.ending.is_none()) && end.is_none_or(|it| Instant::now() < it) {
        let sizes = lock(&record).sizes;
        for party in &mut parties {
            if party.poll(sizes[party.side as usize], limits)? {
                end = end.or(Some(Instant::now() + GRACE));
            }
        }
        let running = || parties.iter().filter(|it| it.ending.is_none());
        let groups: Vec<&Group> = running().map(|it| &it.group).collect();
        match clock.look(&groups, sizes.iter().sum()) {
            Some(Over::Computes(slow)) => {
                let side = running().nth(slow).map(|it| it.side);
                let slow = parties.iter_mut().find(|it| Some(it.side) == side);
                slow.map(|it| it.ending.insert(Ending::TooSlow { waits: false }));
                break;
            }
            Some(Over::Waits) => break,
            None => {}
        }
        check_signals()?;
        thread::sleep(Duration::from_millis(1));
    }
    // Both are killed at once, so that neither reports that the other has gone.
    parties.iter().for_each(|it| it.group.kill());
    parties.iter_mut().for_each(|it| it.group.end());
    pipes.iter().flatten().for_each(|pipe| drop(pipe.finish()));
    let Record { turns, first_to_close, last_before, .. } = std::mem::take(&mut *lock(&record));
    let [solver, interactor] = parties.map(|it| it.finish(&turns));
    Ok(Talk { solver, interactor, turns, first_to_close, last_before })
}

fn lock(record: &Mutex<Record>) -> MutexGuard<'_, Record> {
    record.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Records the output of a side before the other side can see it.
struct Recorder {
    side: Side,
    record: Arc<Mutex<Record>>,
}

impl Sink for Recorder {
    fn take(&mut self, bytes: &[u8]) -> bool {
        lock(&self.record).write(self.side, bytes)
    }

    fn close(&mut self) {
        let mut record = lock(&self.record);
        if record.first_to_close.is_none() {
            record.first_to_close = Some(self.side);
            record.last_before = record.turns.last().map(|turn| turn.0);
        }
    }
}

/// Passes on the output of a side. It is read even if the other side no longer reads, so that
/// the writer need not wait.
fn relay(
    from: &mut Party,
    to: &mut Party,
    record: &Arc<Mutex<Record>>,
) -> io::Result<Option<Pipe<Recorder>>> {
    let recorder = Recorder { side: from.side, record: Arc::clone(record) };
    let mut to = to.group.child.stdin.take();
    let pass_on = move |bytes: &[u8]| {
        to = to.take().and_then(|mut pipe| pipe.write_all(bytes).is_ok().then_some(pipe));
    };
    let from = from.group.child.stdout.take();
    from.map(|from| Pipe::read(from, recorder, pass_on)).transpose()
}

impl Record {
    /// Returns whether there is room for more.
    fn write(&mut self, side: Side, bytes: &[u8]) -> bool {
        let whole = bytes.len();
        let size = &mut self.sizes[side as usize];
        let bytes = &bytes[..bytes.len().min(self.most.saturating_sub(*size))];
        *size += whole;
        let has_room = *size <= self.most;
        match self.turns.last_mut() {
            Some((last, text)) if *last == side => text.extend_from_slice(bytes),
            _ => self.turns.push((side, bytes.to_owned())),
        }
        has_room
    }
}
