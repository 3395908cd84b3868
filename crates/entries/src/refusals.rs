//! What a module refuses.

/// A call as it is written, what it does, and what it should do.
pub struct Refusal {
    pub call: &'static str,
    pub made: fn() -> String,
    pub expected: &'static str,
}

/// Calls with an empty position, with parameters that break the rules and with the largest numbers:
/// they answer, or panic in words of the module's own. A call that panics does so at once, before
/// anything is asked of an iterator. Only the laws have them.
#[macro_export]
macro_rules! refusals {
    (@panics $call:expr) => {{
        let _ = $call;
        String::from("answers")
    }};
    (@answers $call:expr) => {
        format!("answers {:?}", $call)
    };
    ($($call:expr => $does:ident $expected:literal;)*) => {
        #[cfg(test)]
        pub fn refusals() -> Vec<$crate::Refusal> {
            use nim_snippets::*;
            vec![$($crate::Refusal {
                call: stringify!($call),
                made: || $crate::refusals!(@$does $call),
                expected: concat!(stringify!($does), " ", $expected),
            }),*]
        }
    };
}
