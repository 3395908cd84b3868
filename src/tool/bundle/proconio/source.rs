//! proconio: the macros of that crate, with std only.

pub mod source {
    use std::fmt::Debug;
    use std::io::BufRead;

    /// Where the words come from.
    pub trait Source<R: BufRead> {
        fn next_token(&mut self) -> Option<&str>;
        #[allow(clippy::wrong_self_convention)]
        fn is_empty(&mut self) -> bool;
        fn next_token_unwrap(&mut self) -> &str {
            self.next_token()
                .expect("there is a word left in the input")
        }
    }

    impl<R: BufRead, S: Source<R>> Source<R> for &mut S {
        fn next_token(&mut self) -> Option<&str> {
            (**self).next_token()
        }
        fn is_empty(&mut self) -> bool {
            (**self).is_empty()
        }
    }

    /// How to read a value, given by a type.
    pub trait Readable {
        type Output;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
    }

    // if RuntimeReadable with
    /// How to read a value, given by another value.
    pub trait RuntimeReadable {
        type Output;
        fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output;
    }
    // end

    impl<T: std::str::FromStr> Readable for T
    where
        T::Err: Debug,
    {
        type Output = T;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> T {
            let word = source.next_token_unwrap();
            let name = std::any::type_name::<T>();
            let wrong = |error| std::panic!("`{}` in the input is no {}: {:?}", word, name, error);
            word.parse().unwrap_or_else(wrong)
        }
    }

    pub mod line {
        use std::io::{BufRead, BufReader};

        /// Reads one line at a time, so that it never waits for more than it needs.
        pub struct LineSource<R: BufRead> {
            reader: R,
            line: String,
            at: usize,
        }

        impl<R: BufRead> LineSource<R> {
            pub fn new(reader: R) -> Self {
                let (line, at) = (String::new(), 0);
                LineSource { reader, line, at }
            }

            /// Goes to the next word and tells where it ends.
            fn find(&mut self) -> Option<usize> {
                loop {
                    let rest = &self.line[self.at..];
                    if let Some(word) = rest.split_whitespace().next() {
                        self.at = word.as_ptr() as usize - self.line.as_ptr() as usize;
                        return Some(self.at + word.len());
                    }
                    self.line.clear();
                    self.at = 0;
                    if self.reader.read_line(&mut self.line).expect("input") == 0 {
                        return None;
                    }
                }
            }
        }

        impl<R: BufRead> super::Source<R> for LineSource<R> {
            fn next_token(&mut self) -> Option<&str> {
                let end = self.find()?;
                let start = std::mem::replace(&mut self.at, end);
                Some(&self.line[start..end])
            }
            fn is_empty(&mut self) -> bool {
                self.find().is_none()
            }
        }

        // if from
        impl<'a> From<&'a str> for LineSource<BufReader<&'a [u8]>> {
            fn from(text: &'a str) -> Self {
                LineSource::new(BufReader::new(text.as_bytes()))
            }
        }
        // end
    }

    // if once
    pub mod once {
        pub use super::line::LineSource as OnceSource;
    }
    // end

    // if auto
    pub mod auto {
        pub use super::line::LineSource as AutoSource;
    }
    // end
}

// if marker
pub mod marker {
    use super::source::{Readable, Source};
    use std::io::BufRead;

    // if Chars
    pub enum Chars {}
    impl Readable for Chars {
        type Output = Vec<char>;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<char> {
            source.next_token_unwrap().chars().collect()
        }
    }
    // end

    // if Bytes
    pub enum Bytes {}
    impl Readable for Bytes {
        type Output = Vec<u8>;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<u8> {
            source.next_token_unwrap().bytes().collect()
        }
    }
    // end

    // if Usize1
    pub enum Usize1 {}
    impl Readable for Usize1 {
        type Output = usize;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> usize {
            usize::read(source).checked_sub(1).expect("a Usize1 is not 0")
        }
    }
    // end

    // if Isize1
    pub enum Isize1 {}
    impl Readable for Isize1 {
        type Output = isize;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> isize {
            let value = isize::read(source).checked_sub(1);
            value.expect("an Isize1 is not isize::MIN")
        }
    }
    // end
}
// end

type Input = source::line::LineSource<std::io::BufReader<std::io::Stdin>>;
static INPUT: std::sync::Mutex<Option<Input>> = std::sync::Mutex::new(None);

/// Holds the standard input, which is opened by then.
pub fn open_stdin() -> std::sync::MutexGuard<'static, Option<Input>> {
    let mut input = INPUT.lock().expect("no panic while reading");
    input.get_or_insert_with(|| Input::new(std::io::BufReader::new(std::io::stdin())));
    input
}

// if is_stdin_empty
pub fn is_stdin_empty() -> bool {
    open_stdin().as_mut().map_or(true, source::Source::is_empty)
}
// end

macro_rules! input {
    // One variable after the other: `mut` out of the way, then by the look of the type.
    (@ $source:ident) => {};
    (@ $source:ident mut $($rest:tt)*) => {
        $crate::proconio::input! { @@ $source [mut] $($rest)* }
    };
    (@ $source:ident $($rest:tt)*) => {
        $crate::proconio::input! { @@ $source [] $($rest)* }
    };
    (@@ $source:ident [$($m:tt)?] $var:tt: with $kind:expr $(, $($rest:tt)*)?) => {
        let $($m)? $var = $crate::proconio::source::RuntimeReadable::read($kind, &mut $source);
        $crate::proconio::input! { @ $source $($($rest)*)? }
    };
    (@@ $source:ident [$($m:tt)?] $var:tt: [$($kind:tt)*] $(, $($rest:tt)*)?) => {
        let $($m)? $var = $crate::proconio::read_value!(@ $source [$($kind)*]);
        $crate::proconio::input! { @ $source $($($rest)*)? }
    };
    (@@ $source:ident [$($m:tt)?] $var:tt: ($($kind:tt)*) $(, $($rest:tt)*)?) => {
        let $($m)? $var = $crate::proconio::read_value!(@ $source ($($kind)*));
        $crate::proconio::input! { @ $source $($($rest)*)? }
    };
    (@@ $source:ident [$($m:tt)?] $var:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let $($m)? $var = $crate::proconio::read_value!(@ $source $kind);
        $crate::proconio::input! { @ $source $($($rest)*)? }
    };
    (from $source:expr, $($rest:tt)*) => {
        #[allow(unused_variables, unused_mut)]
        let mut source = $source;
        $crate::proconio::input! { @ source $($rest)* }
    };
    ($($rest:tt)*) => {
        let mut stdin = $crate::proconio::open_stdin();
        $crate::proconio::input! { from stdin.as_mut().expect("it is open"), $($rest)* }
        std::mem::drop(stdin);
    };
}
pub(crate) use input;

// if input_interactive
macro_rules! input_interactive {
    ($($rest:tt)*) => { $crate::proconio::input! { $($rest)* } };
}
pub(crate) use input_interactive;
// end

macro_rules! read_value {
    (@ $source:ident [$kind:tt; $len:expr]) => {
        (0..$len).map(|_| $crate::proconio::read_value!(@ $source $kind)).collect::<Vec<_>>()
    };
    (@ $source:ident [$kind:ty; $len:expr]) => {
        (0..$len).map(|_| $crate::proconio::read_value!(@ $source $kind)).collect::<Vec<_>>()
    };
    (@ $source:ident [$($kind:tt)*]) => {{
        let len = $crate::proconio::read_value!(@ $source usize);
        $crate::proconio::read_value!(@ $source [$($kind)*; len])
    }};
    (@ $source:ident ($($kinds:tt)*)) => {
        $crate::proconio::read_value!(@ $source {} $($kinds)*)
    };
    (@ $source:ident {$($done:tt)*} $kind:tt $(, $($rest:tt)*)?) => {
        $crate::proconio::read_value!(@ $source {$($done)* $kind} $($($rest)*)?)
    };
    (@ $source:ident {$($done:tt)*} $kind:ty $(, $($rest:tt)*)?) => {
        $crate::proconio::read_value!(@ $source {$($done)* $kind} $($($rest)*)?)
    };
    (@ $source:ident {$($done:tt)*}) => {
        ($($crate::proconio::read_value!(@ $source $done),)*)
    };
    (@ $source:ident $kind:ty) => {
        <$kind as $crate::proconio::source::Readable>::read(&mut $source)
    };
    (from $source:expr, with $kind:expr) => {{
        #[allow(unused_mut)]
        let mut source = $source;
        $crate::proconio::source::RuntimeReadable::read($kind, &mut source)
    }};
    (from $source:expr, $($kind:tt)*) => {{
        #[allow(unused_mut)]
        let mut source = $source;
        $crate::proconio::read_value!(@ source $($kind)*)
    }};
    ($($kind:tt)*) => {{
        let mut stdin = $crate::proconio::open_stdin();
        $crate::proconio::read_value!(from stdin.as_mut().expect("it is open"), $($kind)*)
    }};
}
pub(crate) use read_value;
