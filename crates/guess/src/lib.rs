//! Finds games and formulas that have given values.
//!
//! A guess is a call or a formula. Its cost in bits measures its complexity: about `2^bits` guesses
//! are as simple. The probability that one of them gives these values by chance is at most `2^bits`
//! divided by the number of arrangements of the values. An answer is sure if this probability is
//! tiny, and if the answer was found from four fifths of the samples and predicted the others.

mod answers;
mod directions;
mod engine;
mod generators;
mod reading;
mod report;

pub use answers::{guess, parts};
pub use directions::{directions, further};
pub use engine::call::Call;
pub use engine::evidence::{DRAWN, Evidence, Position};
pub use engine::expression::{Expr, Infix};
pub use engine::hypothesis::{Answer, Guess};
pub use engine::shape::Shape;
pub use engine::watch::KeepGoing;
pub use games::entry::Integer;
pub use generators::formula::Part;
pub use reading::{Options, read};
pub use report::{json, report};
