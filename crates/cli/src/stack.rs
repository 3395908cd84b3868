//! What is nested deeper than the stack is high ends this process in words.
//!
//! What can be read depends on the depth of the recursion in a parser that is not ours, so nothing
//! but the end of the stack tells it.

/// From here on a stack that is full is reported, on whatever thread.
#[cfg(unix)]
pub fn watch() {
    // SAFETY: an action of zeros is a valid one, and the handler calls only what a handler may.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = full as extern "C" fn(libc::c_int) as usize;
        // Rust gives every thread a stack for handlers.
        action.sa_flags = libc::SA_ONSTACK;
        for signal in [libc::SIGSEGV, libc::SIGBUS] {
            libc::sigaction(signal, &raw const action, std::ptr::null_mut());
        }
    }
}

/// Rust itself says it elsewhere.
#[cfg(not(unix))]
pub fn watch() {}

#[cfg(unix)]
extern "C" fn full(_: libc::c_int) {
    const SAID: &[u8] = b"error: this is nested too deep to be read\n";
    // SAFETY: both may be called in a handler, and the text is there.
    unsafe {
        libc::write(libc::STDERR_FILENO, SAID.as_ptr().cast(), SAID.len());
        libc::_exit(1);
    }
}
