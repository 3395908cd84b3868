//! Runs the limits that are given as arguments, such as `dag_game 1000000`, and prints for each the
//! seconds and bytes of its most expensive question. Without arguments it lists the limits that it
//! has.

#[allow(unused)]
#[path = "../../../../src/lib.rs"]
mod nim_snippets;

mod cases;
#[allow(unused)]
#[path = "../../../../tests/support/random.rs"]
mod random;

use cases::CASES;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::UNIX_EPOCH;
use std::{env, fs, hint};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((limit, sizes)) = arguments.split_first() else {
        CASES.iter().for_each(|(limit, _)| println!("{limit}"));
        return;
    };
    let sizes: Vec<u64> = sizes.iter().map(|size| size.parse().expect("a size")).collect();
    let (_, case) = CASES.iter().find(|case| case.0 == limit).expect("a case");
    case(&sizes);
    println!("{} {}", NANOSECONDS.load(Relaxed), BYTES.load(Relaxed));
}

/// The time and memory of the most expensive question so far.
static NANOSECONDS: AtomicU64 = AtomicU64::new(0);
static BYTES: AtomicUsize = AtomicUsize::new(0);

/// Measures a question. Memory that was allocated before, such as the input, does not count.
fn measured<T>(question: impl FnOnce() -> T) {
    let (before, start) = (IN_USE.load(Relaxed), nanoseconds());
    PEAK.store(before, Relaxed);
    hint::black_box(question());
    NANOSECONDS.fetch_max(nanoseconds() - start, Relaxed);
    BYTES.fetch_max(PEAK.load(Relaxed) - before, Relaxed);
}

/// The CPU time of this program, which depends little on the machine's load. It is the time of day
/// where the system does not provide CPU time.
fn nanoseconds() -> u64 {
    let used = fs::read_to_string("/proc/self/schedstat").ok();
    let used = used.and_then(|text| text.split(' ').next()?.parse().ok());
    used.unwrap_or_else(|| UNIX_EPOCH.elapsed().expect("a clock after 1970").as_nanos() as u64)
}

/// The system's allocator, which counts bytes.
struct Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let in_use = IN_USE.fetch_add(layout.size(), Relaxed) + layout.size();
        PEAK.fetch_max(in_use, Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size(), Relaxed);
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;
