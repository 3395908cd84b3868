//! Decides when a program has run too long. A busy machine must not make a program too slow, so its
//! own computing counts, and waiting only as long as nothing happens at all.

use super::{Group, State};
use std::time::{Duration, Instant};

/// The time between two looks at the processes.
const LOOK: Duration = Duration::from_millis(50);

/// The limit of the wall clock, in time limits, for programs that mostly wait.
const WIDE: u32 = 30;

/// The time of one program, or of two that talk to each other.
pub struct Clock {
    limit: Duration,
    start: Instant,
    last_look: Instant,
    /// The number of bytes that the programs had read and written then.
    passed: usize,
    /// Their computing time then.
    cpu: Duration,
    /// The time for which the programs have waited without reading or writing.
    quiet: Duration,
}

/// The reason why programs are stopped.
pub enum Over {
    /// The one of this number has computed too long.
    Computes(usize),
    /// Nothing happens.
    Waits,
}

impl Clock {
    pub fn new(limit: Duration) -> Self {
        let now = Instant::now();
        Clock {
            limit,
            start: now,
            last_look: now,
            passed: 0,
            cpu: Duration::ZERO,
            quiet: Duration::ZERO,
        }
    }

    /// Returns whether one of these running programs has computed too long, or all of them wait.
    pub fn look(&mut self, groups: &[&Group], passed: usize) -> Option<Over> {
        let pause = self.last_look.elapsed();
        // To look takes a millisecond where there are many processes.
        if pause < LOOK || self.limit == Duration::MAX {
            return None;
        }
        self.last_look = Instant::now();
        let is_late = self.start.elapsed() > self.limit;
        let is_quiet = passed == self.passed && groups.iter().all(|group| group.may_wait());
        self.passed = passed;
        if !is_late && !is_quiet {
            self.quiet = Duration::ZERO;
            return None;
        }
        // Where the system does not tell what a program does, the wall clock decides.
        let states: Option<Vec<State>> = groups.iter().map(|group| group.state()).collect();
        let Some(states) = states else { return is_late.then_some(Over::Computes(0)) };
        if is_late && let Some(slow) = states.iter().position(|state| state.cpu > self.limit) {
            return Some(Over::Computes(slow));
        }
        // Other threads than a program's first one are only seen to compute.
        let cpu = states.iter().map(|state| state.cpu).sum();
        let computes = cpu > std::mem::replace(&mut self.cpu, cpu);
        let all_wait = is_quiet && !computes && states.iter().all(|state| state.waits);
        // After a long pause, this process itself had to wait.
        self.quiet = if all_wait { self.quiet + pause.min(2 * LOOK) } else { Duration::ZERO };
        if self.quiet >= self.limit {
            return Some(Over::Waits);
        }
        // What computes goes on to its limit, however seldom the machine lets it.
        let is_over = all_wait && self.start.elapsed() > self.limit.saturating_mul(WIDE);
        is_over.then_some(Over::Waits)
    }
}
