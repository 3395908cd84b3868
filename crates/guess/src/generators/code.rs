//! Functions with their code.

use crate::engine::expression::{Expr, Reads};

/// A function with its code, so that the printed code is exactly the code that was tried.
#[derive(Clone, Copy)]
pub struct Code<F> {
    text: &'static str,
    is_body: bool,
    pub of: F,
}

/// `rust!(|n| n + 1)` is the code of a function.
macro_rules! rust {
    (|$($name:tt),+| { $($body:tt)* }) => {
        $crate::generators::code::Code::new(stringify!($($body)*), true, |$($name),+| { $($body)* })
    };
    (|$($name:tt),+| $($body:tt)*) => {
        $crate::generators::code::Code::new(stringify!($($body)*), false, |$($name),+| $($body)*)
    };
}

/// `list!(|n| 1..n)` is the code of an iterator.
macro_rules! list {
    (|$($name:tt),+| { $($body:tt)* }) => {
        $crate::generators::code::Code::new(stringify!($($body)*), true, |$($name),+| {
            let parts = { $($body)* };
            parts.into_iter().collect()
        })
    };
    (|$($name:tt),+| $($body:tt)*) => {
        $crate::generators::code::Code::new(stringify!($($body)*), false, |$($name),+| {
            ($($body)*).into_iter().collect()
        })
    };
}

/// `methods!(.sum::<u64>())` is the code of methods of an iterator.
macro_rules! methods {
    ($($methods:tt)*) => {
        $crate::generators::code::Code::new(stringify!($($methods)*), false, |parts| parts $($methods)*)
    };
}
pub(crate) use {list, methods, rust};

impl<F> Code<F> {
    pub const fn new(text: &'static str, is_body: bool, of: F) -> Self {
        Code { text, is_body, of }
    }

    /// The code on one line.
    pub fn text(&self) -> String {
        self.text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The code, which reads these variables of a position.
    pub fn expr(&self, reads: Reads) -> Expr {
        let code = Expr::verbatim(self.text(), reads);
        if self.is_body { code.after(Vec::new()) } else { code }
    }
}
