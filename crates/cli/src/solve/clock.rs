//! A clock of the CPU time of this process, which does not depend on the load of the machine.

use crate::solve::explorer::clock::used;
use std::time::Duration;

/// The CPU time at the start, in milliseconds.
pub struct Clock(u64);

impl Clock {
    pub fn start() -> Self {
        Clock(used())
    }

    pub fn elapsed(&self) -> Duration {
        Duration::from_millis(used().saturating_sub(self.0))
    }
}
