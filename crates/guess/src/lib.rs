//! Names games and formulas that have the given values.
//!
//! A hypothesis is a call, and its cost in bits says how many there are as simple as it. By
//! chance one of `2^bits` calls gives these values with a probability of at most `2^bits` divided
//! by the number of ways to arrange them. An answer is sure if it is much less likely than that,
//! and if it was found from four fifths of the samples and right about the others.

mod answers;
mod engine;
mod generators;
mod reading;
mod report;

pub use answers::guess;
pub use engine::KeepGoing;
pub use engine::evidence::{Evidence, Position};
pub use engine::hypothesis::{Answer, Guess};
pub use reading::{Options, read};
pub use report::{json, report};
