//! Decides when a program has run too long. A busy machine must not make a program too slow, so its
//! own computing counts, and waiting only as long as nothing happens at all.

use super::{Group, State};
use std::time::{Duration, Instant};

/// The time between two looks at the processes.
const LOOK: Duration = Duration::from_millis(50);

/// The number of looks without a sign of life, as this process itself may have had to wait.
const QUIET: u32 = 3;

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
    /// The time of the last sign of life, and the number of looks since then.
    alive: Instant,
    quiet_looks: u32,
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
            alive: now,
            quiet_looks: 0,
        }
    }

    /// Returns whether one of these running programs has computed too long, or all of them wait.
    pub fn look(&mut self, groups: &[&Group], passed: usize) -> Option<Over> {
        // To look takes a millisecond where there are many processes.
        if self.last_look.elapsed() < LOOK || self.limit == Duration::MAX {
            return None;
        }
        self.last_look = Instant::now();
        let is_late = self.start.elapsed() > self.limit;
        let may_wait = passed == self.passed && groups.iter().all(|group| group.may_wait());
        self.passed = passed;
        if !is_late && !may_wait {
            return self.has_lived();
        }
        // If the system does not tell the state of a program, the wall clock decides.
        let states: Option<Vec<State>> = groups.iter().map(|group| group.state()).collect();
        let Some(states) = states else { return is_late.then_some(Over::Computes(0)) };
        if is_late && let Some(slow) = states.iter().position(|state| state.cpu > self.limit) {
            return Some(Over::Computes(slow));
        }
        // Other threads than a program's first one are only seen to compute.
        let cpu = states.iter().map(|state| state.cpu).sum();
        let computes = cpu > std::mem::replace(&mut self.cpu, cpu);
        if !may_wait || computes || states.iter().any(|state| !state.waits) {
            // It goes on to its limit, however seldom the machine lets it.
            return self.has_lived();
        }
        self.quiet_looks += 1;
        let is_quiet = self.quiet_looks > QUIET && self.alive.elapsed() >= self.limit;
        let is_late = self.start.elapsed() > self.limit.saturating_mul(WIDE);
        (is_quiet || is_late).then_some(Over::Waits)
    }

    fn has_lived(&mut self) -> Option<Over> {
        self.alive = Instant::now();
        self.quiet_looks = 0;
        None
    }
}
