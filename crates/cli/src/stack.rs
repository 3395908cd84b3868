//! Reports the end of the stack as an error of the input.
//!
//! What can be read depends on the depth of the recursion in a parser that is not ours, so nothing
//! but the end of the stack tells it.

#[cfg(unix)]
use std::sync::atomic::{AtomicUsize, Ordering};

/// The bytes of the stack of the thread that reads.
pub const SIZE: usize = 256 << 20;

/// Where the stack of the thread begins, from which it grows down.
#[cfg(unix)]
static TOP: AtomicUsize = AtomicUsize::new(0);

/// From here on the end of this thread's stack is reported. The thread has just begun, with `SIZE`.
#[cfg(unix)]
pub fn watch() {
    let here = 0_u8;
    TOP.store((&raw const here).addr(), Ordering::Relaxed);
    // SAFETY: an action of zeros is a valid one, and the handler calls only what a handler may.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = at_fault as *const () as usize;
        // Rust gives every thread a stack for handlers.
        action.sa_flags = libc::SA_ONSTACK | libc::SA_SIGINFO;
        for signal in [libc::SIGSEGV, libc::SIGBUS] {
            libc::sigaction(signal, &raw const action, std::ptr::null_mut());
        }
    }
}

/// Rust itself says it elsewhere.
#[cfg(not(unix))]
pub fn watch() {}

#[cfg(unix)]
extern "C" fn at_fault(
    signal: libc::c_int,
    fault: *mut libc::siginfo_t,
    _context: *mut libc::c_void,
) {
    const SAID: &[u8] = b"error: this is nested too deep to be read\n";
    // A frame may skip the page that guards the stack.
    const BEYOND: usize = 1 << 20;
    // SAFETY: the system hands over what belongs to the fault, and all calls may be made in a handler.
    unsafe {
        let below = TOP.load(Ordering::Relaxed).checked_sub((*fault).si_addr().addr());
        if below.is_some_and(|below| below <= SIZE + BEYOND) {
            libc::write(libc::STDERR_FILENO, SAID.as_ptr().cast(), SAID.len());
            libc::_exit(1);
        }
        // Any other fault happens again, and ends the process as the system does.
        libc::signal(signal, libc::SIG_DFL);
    }
}
