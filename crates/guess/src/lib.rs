//! Finds games and formulas with the given values.
//!
//! A guess is a call or formula. Its cost in bits measures its complexity: about `2^bits` guesses
//! are as simple. By chance, one of them gives these values with a probability of at most `2^bits`
//! divided by the number of their arrangements. An answer is sure if this probability is tiny, and
//! if it was found from four fifths of the samples and predicted the others.

mod answers;
mod directions;
mod engine;
mod generators;
mod reading;
mod report;

pub use answers::guess;
pub use directions::{directions, further};
pub use engine::KeepGoing;
pub use engine::call::{Call, Once};
pub use engine::evidence::{Evidence, Position};
pub use engine::hypothesis::{Answer, Guess};
pub use engine::variables::Variables;
pub use reading::{Options, read};
pub use report::{json, report};
