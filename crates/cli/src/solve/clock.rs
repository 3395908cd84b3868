//! The CPU time of this thread, which does not depend on the load of the machine.

use std::time::Duration;
#[cfg(not(unix))]
use std::time::Instant;

pub struct Clock(#[cfg(unix)] Duration, #[cfg(not(unix))] Instant);

#[cfg(unix)]
impl Clock {
    pub fn start() -> Self {
        Clock(used())
    }

    pub fn elapsed(&self) -> Duration {
        used().saturating_sub(self.0)
    }
}

#[cfg(unix)]
fn used() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::ThreadCPUTime).try_into().unwrap_or_default()
}

#[cfg(not(unix))]
impl Clock {
    pub fn start() -> Self {
        Clock(Instant::now())
    }

    pub fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
