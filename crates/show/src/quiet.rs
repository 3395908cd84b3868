//! Modules panic on what they refuse: here that is an answer.

use bundler::diagnostic::{Problem, Result};
use std::panic::{self, AssertUnwindSafe};

/// What a module answers, or why it refuses.
pub fn answer<T>(ask: impl FnOnce() -> T) -> Result<T> {
    let _quiet = Quiet::begin();
    panic::catch_unwind(AssertUnwindSafe(ask)).map_err(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or(payload.downcast_ref::<&str>().copied()).unwrap_or_default();
        if text.is_empty() || FAULTS.iter().any(|fault| text.starts_with(fault)) {
            return Problem::new("the numbers are too large for this game")
                .help("smaller ones are answered");
        }
        Problem::new(text)
    })
}

/// How Rust's own panics begin, which no module means for a reader.
const FAULTS: [&str; 9] = [
    "attempt to ",
    "assertion ",
    "index out of bounds",
    "range end index",
    "range start index",
    "slice index",
    "capacity overflow",
    "called `",
    "LazyCell",
];

/// What a module answers, if it does; for those who ask often, while it is quiet.
pub fn answer_quietly<T>(ask: impl FnOnce() -> T) -> Option<T> {
    panic::catch_unwind(AssertUnwindSafe(ask)).ok()
}

type Hook = Box<dyn Fn(&panic::PanicHookInfo<'_>) + Sync + Send>;

/// As long as it lives, a panic prints nothing.
pub struct Quiet(Option<Hook>);

impl Quiet {
    pub fn begin() -> Self {
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        Quiet(Some(hook))
    }
}

impl Drop for Quiet {
    fn drop(&mut self) {
        if let (Some(hook), false) = (self.0.take(), std::thread::panicking()) {
            panic::set_hook(hook);
        }
    }
}
