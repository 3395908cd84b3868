//! What the page in the browser asks: a question as JSON, and its answer as JSON, from the crates
//! that answer on the command line.
//!
//! The page writes a question to the place that [`reserve`] gives, calls [`ask`], and reads the
//! answer there: four bytes for its length, and the text. A panic stops the program; the page hears
//! why by [`hear_panics`] and starts it anew. What may panic goes through the page's `attempt`.

mod explore;
mod fields;
mod numbers;
mod paste;
mod practise;
mod problem;
mod questions;
mod start;
#[cfg(not(target_arch = "wasm32"))]
pub mod write;
#[cfg(not(target_arch = "wasm32"))]
mod link;

use serde_json::{Value, json};

/// The answer to a question: `{"ask": "list", "query": "last stone"}`. What is wrong with the
/// question is `{"error": "…"}`.
pub fn answer(question: &str) -> String {
    let answer = match serde_json::from_str::<Value>(question) {
        Ok(question) => questions::answer(&question),
        Err(error) => Err(error.to_string()),
    };
    answer.unwrap_or_else(|error| json!({ "error": error })).to_string()
}

/// Tells the page what is being done.
fn progress(what: &str) {
    #[cfg(target_arch = "wasm32")]
    // SAFETY: the page reads these bytes before it returns.
    unsafe {
        interface::progress(what.as_ptr(), what.len());
    }
    #[cfg(not(target_arch = "wasm32"))]
    let _ = what;
}

#[cfg(target_arch = "wasm32")]
mod interface {
    use std::panic;

    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        /// Hears the message of a panic.
        fn panicked(text: *const u8, length: usize);
        /// Hears what is being done.
        pub fn progress(text: *const u8, length: usize);
    }

    #[unsafe(no_mangle)]
    extern "C" fn hear_panics() {
        panic::set_hook(Box::new(|panic| {
            let message = panic.payload_as_str().unwrap_or("the module refuses this");
            explore::refusal::heard(message);
            // SAFETY: the page reads these bytes before it returns.
            unsafe { panicked(message.as_ptr(), message.len()) }
        }));
    }

    /// A place for a question of so many bytes.
    #[unsafe(no_mangle)]
    extern "C" fn reserve(length: usize) -> *mut u8 {
        Box::leak(vec![0; length].into_boxed_slice()).as_mut_ptr()
    }

    /// The answer to the question at this place, which is free afterwards.
    ///
    /// # Safety
    ///
    /// The place and its length must be those of [`reserve`].
    #[unsafe(no_mangle)]
    unsafe extern "C" fn ask(question: *mut u8, length: usize) -> *const u8 {
        // SAFETY: as `reserve` made it.
        let question = unsafe { Vec::from_raw_parts(question, length, length) };
        let answer = super::answer(&String::from_utf8_lossy(&question));
        let length = (answer.len() as u32).to_le_bytes();
        Box::leak([&length, answer.as_bytes()].concat().into_boxed_slice()).as_ptr()
    }

    /// Frees an answer.
    ///
    /// # Safety
    ///
    /// It must be one of [`ask`].
    #[unsafe(no_mangle)]
    unsafe extern "C" fn release(answer: *mut u8, length: usize) {
        // SAFETY: as `ask` made it.
        drop(unsafe { Vec::from_raw_parts(answer, 4 + length, 4 + length) });
    }
}
