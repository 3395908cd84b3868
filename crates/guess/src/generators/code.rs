//! Functions with their code.

/// A function with its code, so that what is printed is what was tried.
#[derive(Clone, Copy)]
pub struct Code<F> {
    text: &'static str,
    pub of: F,
}

/// `rust!(|n| n + 1)` is the code of a function.
macro_rules! rust {
    (|$($name:tt),+| $body:expr) => {
        $crate::generators::code::Code::new(stringify!($body), |$($name),+| $body)
    };
}

/// `list!(|n| 1..n)` is the code of an iterator.
macro_rules! list {
    (|$($name:tt),+| $body:expr) => {
        $crate::generators::code::Code::new(stringify!($body), |$($name),+| {
            ($body).into_iter().collect()
        })
    };
}
pub(crate) use {list, rust};

impl<F> Code<F> {
    pub const fn new(text: &'static str, of: F) -> Self {
        Code { text, of }
    }

    /// The code on one line.
    pub fn text(&self) -> String {
        self.text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}
