//! Samples, hypotheses and answers, independent of games and formulas.

pub mod evidence;
pub mod hypothesis;
pub mod measure;
pub mod sheet;

use crate::engine::hypothesis::Pool;
use crate::engine::sheet::Sheet;

/// Says what is tried; is told whether to go on.
pub type KeepGoing<'a> = &'a mut dyn FnMut(&str) -> bool;

/// Offers a pool all that is known of a sheet.
pub type Offer<'a> = &'a dyn Fn(&Sheet, &mut Pool, KeepGoing);
