//! What is known, what a hypothesis is, and when it is an answer: nothing of games or formulas.

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
