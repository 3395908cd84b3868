//! Modules panic on what they refuse: here that is an answer.

use bundler::diagnostic::{Problem, Result};

/// What a module answers, or why it refuses.
pub fn answer<T>(ask: impl FnOnce() -> T) -> Result<T> {
    let _quiet = Quiet::begin();
    caught(ask).map_err(|text| {
        if text.is_empty() || FAULTS.iter().any(|fault| text.starts_with(fault)) {
            return Problem::new("the numbers are too large for this game")
                .help("smaller ones are answered")
                .japanese("このゲームには数が大きすぎる")
                .japanese_help("小さい数なら答えられる");
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
    caught(ask).ok()
}

#[cfg(not(target_arch = "wasm32"))]
pub use process::Quiet;
#[cfg(not(target_arch = "wasm32"))]
use process::caught;

#[cfg(not(target_arch = "wasm32"))]
mod process {
    use std::cell::Cell;
    use std::panic::{self, AssertUnwindSafe};
    use std::sync::Once;

    /// What is returned, or the message of a panic.
    pub fn caught<T>(ask: impl FnOnce() -> T) -> Result<T, String> {
        panic::catch_unwind(AssertUnwindSafe(ask)).map_err(|payload| {
            let text = payload.downcast_ref::<String>().map(String::as_str);
            text.or(payload.downcast_ref::<&str>().copied()).unwrap_or_default().to_owned()
        })
    }

    thread_local! {
        static QUIET: Cell<usize> = const { Cell::new(0) };
    }

    /// As long as it lives, a panic of this thread prints nothing.
    pub struct Quiet(());

    impl Quiet {
        pub fn begin() -> Self {
            static ONCE: Once = Once::new();
            ONCE.call_once(|| {
                let hook = panic::take_hook();
                panic::set_hook(Box::new(move |info| {
                    if QUIET.get() == 0 {
                        hook(info);
                    }
                }));
            });
            QUIET.set(QUIET.get() + 1);
            Quiet(())
        }
    }

    impl Drop for Quiet {
        fn drop(&mut self) {
            QUIET.set(QUIET.get() - 1);
        }
    }
}

#[cfg(target_arch = "wasm32")]
use page::caught;
#[cfg(target_arch = "wasm32")]
pub use page::{Quiet, heard};

/// A panic cannot be caught there: it stops the program. So the page calls what may panic, and goes
/// on when that stops.
#[cfg(target_arch = "wasm32")]
mod page {
    use std::cell::RefCell;
    use std::ffi::c_void;

    type Job<'a> = &'a mut dyn FnMut();

    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        /// Calls [`run`], which may stop.
        fn attempt(job: *mut c_void);
    }

    /// # Safety
    ///
    /// The job must be that of [`attempt`].
    #[unsafe(no_mangle)]
    unsafe extern "C" fn run(job: *mut c_void) {
        // SAFETY: as `caught` made it.
        unsafe { (*job.cast::<Job>())() }
    }

    thread_local! {
        static HEARD: RefCell<String> = const { RefCell::new(String::new()) };
    }

    /// Keeps the message of a panic, as the hook hears it.
    pub fn heard(message: &str) {
        HEARD.set(message.to_owned());
    }

    /// What is returned, or the message of a panic. Never inlined: it gives the stack back that the
    /// stopped call had taken.
    #[inline(never)]
    pub fn caught<T>(ask: impl FnOnce() -> T) -> Result<T, String> {
        let mut ask = Some(ask);
        let mut answer = None;
        let mut work = || answer = ask.take().map(|ask| ask());
        let mut job: Job = &mut work;
        // SAFETY: the job lives as long as the call.
        unsafe { attempt((&raw mut job).cast()) };
        answer.ok_or_else(|| HEARD.take())
    }

    /// No panic prints anything there.
    pub struct Quiet;

    impl Quiet {
        pub fn begin() -> Self {
            Quiet
        }
    }
}
