//! One limit of memory for all commands: what would take more ends with a message, not with the
//! system's.

use crate::temporary;
use std::alloc::{GlobalAlloc, Layout, System};
use std::io::{self, Write};
use std::process;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// One and a half gigabytes.
const MOST: usize = 3 << 29;

const MESSAGE: &[u8] = b"error: this takes more than 1.5 GB of memory\n  |\n  \
    = help: smaller numbers, or fewer, take less\n";

/// The system's allocator, which counts.
pub struct Limited;

static TAKEN: AtomicUsize = AtomicUsize::new(0);
static ENDING: AtomicBool = AtomicBool::new(false);

// SAFETY: all is the system's allocator's; what is counted beside it changes no memory.
unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        TAKEN.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        match size.checked_sub(layout.size()) {
            Some(more) => take(more),
            None => _ = TAKEN.fetch_sub(layout.size() - size, Ordering::Relaxed),
        }
        unsafe { System.realloc(memory, layout, size) }
    }
}

fn take(size: usize) {
    let taken = TAKEN.fetch_add(size, Ordering::Relaxed);
    // The little that an end takes is allowed.
    if taken.saturating_add(size) > MOST && !ENDING.swap(true, Ordering::Relaxed) {
        let _ = io::stderr().write_all(MESSAGE);
        temporary::remove_all();
        process::exit(1);
    }
}
