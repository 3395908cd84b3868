//! Whether a search may go on.

use std::cell::{Cell, RefCell};

/// Receives the name of what is tried; returns whether to go on. A search asks where it spends its
/// time, so that it ends soon after a `false`.
pub type KeepGoing<'a> = &'a mut dyn FnMut(&str) -> bool;

/// The steps of inner loops between two questions: less than a millisecond.
const STEPS: usize = 1 << 16;

/// Asks whether to go on, until the answer is no.
pub struct Watch<'a> {
    keep_going: RefCell<KeepGoing<'a>>,
    tried: RefCell<String>,
    steps: Cell<usize>,
    is_over: Cell<bool>,
}

impl<'a> Watch<'a> {
    pub fn new(keep_going: KeepGoing<'a>) -> Self {
        Watch {
            keep_going: RefCell::new(keep_going),
            tried: RefCell::default(),
            steps: Cell::new(0),
            is_over: Cell::new(false),
        }
    }

    /// Names what is tried next. May the search go on?
    pub fn tries(&self, what: &str) -> bool {
        what.clone_into(&mut self.tried.borrow_mut());
        self.asks()
    }

    /// Counts steps of a loop. May the search go on?
    pub fn spends(&self, steps: usize) -> bool {
        self.steps.set(self.steps.get() + steps);
        if self.steps.get() < STEPS { !self.is_over() } else { self.asks() }
    }

    pub fn is_over(&self) -> bool {
        self.is_over.get()
    }

    fn asks(&self) -> bool {
        self.steps.set(0);
        if !self.is_over() {
            let goes_on = (self.keep_going.borrow_mut())(&self.tried.borrow());
            self.is_over.set(!goes_on);
        }
        !self.is_over()
    }
}
