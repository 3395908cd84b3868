//! Answers the questions of the page in the browser, in JSON, with the crates that serve the command
//! line.
//!
//! The page writes a question into the buffer from [`reserve`], calls [`ask`], and reads the answer:
//! four bytes for its length, then the text. A panic stops the program: [`hear_panics`] passes the
//! message to the page, which starts the program again (`attempt` in the page's script).

mod explore;
mod paste;
mod practise;
mod problem;
mod questions;
mod start;
#[cfg(not(target_arch = "wasm32"))]
pub mod write;
#[cfg(not(target_arch = "wasm32"))]
mod link;

use crate::questions::Question;
use serde_json::json;

/// Answers a question such as `{"ask": "list", "query": "last stone"}`. The answer to a wrong question
/// is `{"error": "…"}`.
pub fn answer(question: &str) -> String {
    let answer = match serde_json::from_str::<Question>(question) {
        Ok(question) => question.answer(),
        Err(error) => Err(error.to_string()),
    };
    answer.unwrap_or_else(|error| json!({ "error": error })).to_string()
}

/// Reports progress to the page.
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
        /// Receives the message of a panic.
        fn panicked(text: *const u8, length: usize);
        /// Receives progress.
        pub fn progress(text: *const u8, length: usize);
    }

    #[unsafe(no_mangle)]
    extern "C" fn hear_panics() {
        panic::set_hook(Box::new(|panic| {
            let message = panic.payload_as_str().unwrap_or("the module panicked");
            explore::refusal::heard(message);
            // SAFETY: the page reads these bytes before it returns.
            unsafe { panicked(message.as_ptr(), message.len()) }
        }));
    }

    /// A buffer for a question of this many bytes.
    #[unsafe(no_mangle)]
    extern "C" fn reserve(length: usize) -> *mut u8 {
        Box::leak(vec![0; length].into_boxed_slice()).as_mut_ptr()
    }

    /// Answers the question in this buffer and frees the buffer.
    ///
    /// # Safety
    ///
    /// The buffer and its length must come from [`reserve`].
    #[unsafe(no_mangle)]
    unsafe extern "C" fn ask(question: *mut u8, length: usize) -> *const u8 {
        // SAFETY: `reserve` made the buffer.
        let question = unsafe { Vec::from_raw_parts(question, length, length) };
        let answer = super::answer(&String::from_utf8_lossy(&question));
        let length = (answer.len() as u32).to_le_bytes();
        Box::leak([&length, answer.as_bytes()].concat().into_boxed_slice()).as_ptr()
    }

    /// Frees an answer.
    ///
    /// # Safety
    ///
    /// The answer must come from [`ask`].
    #[unsafe(no_mangle)]
    unsafe extern "C" fn release(answer: *mut u8, length: usize) {
        // SAFETY: `ask` made the answer.
        drop(unsafe { Vec::from_raw_parts(answer, 4 + length, 4 + length) });
    }
}
