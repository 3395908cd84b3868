//! Samples, hypotheses and answers, independent of games and formulas.

pub mod call;
pub mod costs;
pub mod evidence;
pub mod expression;
pub mod hypothesis;
pub mod measure;
pub mod sheet;
pub mod variables;

use crate::engine::hypothesis::Pool;
use crate::engine::sheet::Sheet;

/// Receives the name of the next attempt; returns whether to go on.
pub type KeepGoing<'a> = &'a mut dyn FnMut(&str) -> bool;

/// Offers a pool all guesses for a sheet.
pub type Offer<'a> = &'a dyn Fn(&Sheet, &mut Pool, KeepGoing);
