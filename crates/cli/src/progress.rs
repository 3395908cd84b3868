//! Shows the progress of long computations, and stops computations that take too long. Within two
//! seconds, a command prints its answer or its progress.

use crate::{report, stderr};
use bundler::diagnostic::Problem;
use std::process;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The time without output after which progress is shown.
const SILENCE: Duration = Duration::from_millis(1700);

/// The time without progress after which a computation is stopped.
const PATIENCE: Duration = Duration::from_secs(60);

/// The start of a progress line.
const STILL: &str = "still searching: ";

/// The refresh time of the line on a terminal.
const TICK: Duration = Duration::from_millis(100);

/// The progress of a computation, shown until this is dropped.
pub struct Progress(Arc<Watched>);

struct Watched {
    state: Mutex<State>,
    over: Condvar,
}

struct State {
    /// The current task in words.
    doing: String,
    start: Instant,
    sign_of_life: Instant,
    is_over: bool,
}

impl Progress {
    /// Progress of a task that reports often.
    pub fn new() -> Self {
        Progress::start(String::new(), None)
    }

    /// Progress of a task that may never end: it is stopped after the limit.
    pub fn of(doing: &str) -> Self {
        let long = doing.chars().count() > 60;
        let short: String = doing.chars().take(if long { 59 } else { 60 }).collect();
        let end = if long { "…" } else { "" };
        let doing =
            format!("{STILL}{}{end} (Ctrl-C ends it)", bundler::diagnostic::visible(&short));
        Progress::start(doing, Some(PATIENCE))
    }

    fn start(doing: String, patience: Option<Duration>) -> Self {
        let now = Instant::now();
        let state = State { doing, start: now, sign_of_life: now, is_over: false };
        let watched = Arc::new(Watched { state: Mutex::new(state), over: Condvar::new() });
        let watching = Arc::clone(&watched);
        thread::spawn(move || watching.watch(patience));
        Progress(watched)
    }

    /// Sets the current task. Returns true, which tells the caller to go on.
    pub fn at(&mut self, tried: &str) -> bool {
        let mut state = self.0.lock();
        state.sign_of_life = Instant::now();
        state.doing = format!("{STILL}{tried}");
        true
    }

    /// Hides the line before a part of the answer is printed.
    pub fn answers(&mut self) {
        let mut state = self.0.lock();
        stderr::hide();
        state.start = Instant::now();
        state.sign_of_life = state.start;
    }
}

impl Watched {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn watch(&self, patience: Option<Duration>) {
        let mut state = self.lock();
        while !state.is_over {
            if patience.is_some_and(|patience| state.sign_of_life.elapsed() > patience) {
                let title = format!("this takes more than {} seconds", PATIENCE.as_secs());
                report::report(&Problem::new(title).help("use smaller or fewer numbers"));
                process::exit(1);
            }
            if state.start.elapsed() > SILENCE {
                stderr::show(&state.doing);
            }
            let waited = self.over.wait_timeout(state, TICK);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        stderr::forget();
        state.is_over = true;
        self.0.over.notify_all();
    }
}
