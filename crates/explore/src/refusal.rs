//! Turns the panics of modules into errors.

use bundler::diagnostic::{Problem, Result};

/// The answer of a module, or its panic as an error.
pub fn answer<T>(ask: impl FnOnce() -> T) -> Result<T> {
    let _quiet = Quiet::begin();
    caught(ask).map_err(Problem::new)
}

/// The answer of a module, unless it panics. Serves many calls while a [`Quiet`] lives.
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

    /// The result, or the message of the panic.
    pub fn caught<T>(ask: impl FnOnce() -> T) -> Result<T, String> {
        panic::catch_unwind(AssertUnwindSafe(ask)).map_err(|payload| {
            let text = payload.downcast_ref::<String>().map(String::as_str);
            text.or(payload.downcast_ref::<&str>().copied()).unwrap_or_default().to_owned()
        })
    }

    thread_local! {
        static QUIET: Cell<usize> = const { Cell::new(0) };
    }

    /// A guard: while it lives, panics of this thread print nothing.
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

/// In the browser, a panic stops the program. So the script of the page makes each call that may
/// panic, and goes on after it.
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
        // SAFETY: the job is the one that `caught` made.
        unsafe { (*job.cast::<Job>())() }
    }

    thread_local! {
        static HEARD: RefCell<String> = const { RefCell::new(String::new()) };
    }

    /// Stores the message of a panic for [`caught`].
    pub fn heard(message: &str) {
        HEARD.set(message.to_owned());
    }

    /// The result, or the message of the panic. It is never inlined, because its return frees the
    /// stack of a stopped call.
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

    /// In the browser panics print nothing.
    pub struct Quiet;

    impl Quiet {
        pub fn begin() -> Self {
            Quiet
        }
    }
}
