//! Samples, hypotheses and answers, independent of games and formulas.

pub mod call;
pub mod costs;
pub mod evidence;
pub mod expression;
pub mod hypothesis;
pub mod measure;
pub mod shape;
pub mod sheet;
pub mod watch;

use crate::engine::hypothesis::Pool;
use crate::engine::sheet::Sheet;
use crate::engine::watch::Watch;

/// Offers a pool all guesses for a sheet.
pub type Offer<'a> = &'a dyn Fn(&Sheet, &mut Pool, &Watch);
