//! proconio: the macros of that crate, with std only.

use std::io::{BufRead, BufReader, Stdin, stdin};
use std::sync::{Mutex, MutexGuard};

/// The source of the words.
pub trait Source<R: BufRead> {
    fn next_token(&mut self) -> Option<&str>;
    fn is_empty(&mut self) -> bool;
    fn next_token_unwrap(&mut self) -> &str {
        self.next_token().expect("the input has ended, a word is missing")
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

/// Reads a value of a type.
pub trait Readable {
    type Output;
    fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
}

/// Reads a value as another value says.
pub trait RuntimeReadable {
    type Output;
    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output;
}

impl<T: std::str::FromStr> Readable for T
where
    T::Err: std::fmt::Debug,
{
    type Output = T;
    fn read<R: BufRead, S: Source<R>>(source: &mut S) -> T {
        let name = std::any::type_name::<T>();
        let word = source.next_token();
        let word =
            word.unwrap_or_else(|| std::panic!("the input has ended, a {} is missing", name));
        word.parse()
            .unwrap_or_else(|e| std::panic!("`{}` in the input is no {}: {:?}", word, name, e))
    }
}

/// Takes over whole words, and waits for no more than the next one.
pub struct LineSource<R> {
    reader: R,
    words: String,
    at: usize,
}

impl<R: BufRead> LineSource<R> {
    pub fn new(reader: R) -> Self {
        LineSource { reader, words: String::new(), at: 0 }
    }

    /// Goes to the next word and tells where it ends.
    fn find(&mut self) -> Option<usize> {
        loop {
            let rest = &self.words.as_bytes()[self.at..];
            if let Some(start) = rest.iter().position(|byte| !is_blank(byte)) {
                self.at += start;
                let length = rest[start..].iter().position(is_blank);
                return Some(length.map_or(self.words.len(), |length| self.at + length));
            }
            self.load();
            self.at = 0;
            self.words.bytes().next()?;
        }
    }

    /// The whole words that are there, all white space in ASCII; none at the end of the input.
    fn load(&mut self) {
        let mut bytes = std::mem::take(&mut self.words).into_bytes();
        bytes.clear();
        while bytes.last().map(is_blank) != Some(true) {
            let more = self.reader.fill_buf().expect("the input can be read");
            let end = more.iter().rposition(is_blank).map_or(more.len(), |last| last + 1);
            bytes.extend(&more[..end]);
            self.reader.consume(end);
            if end == 0 {
                break;
            }
        }
        self.words = String::from_utf8(bytes).expect("the input is UTF-8");
        if !self.words.is_ascii() {
            let white = |c: char| if c.is_whitespace() { ' ' } else { c };
            self.words = self.words.chars().map(white).collect();
        }
    }
}

fn is_blank(byte: &u8) -> bool {
    std::matches!(byte, b' ' | b'\t'..=b'\r')
}

impl<R: BufRead> Source<R> for LineSource<R> {
    fn next_token(&mut self) -> Option<&str> {
        let end = self.find()?;
        let start = std::mem::replace(&mut self.at, end);
        Some(&self.words[start..end])
    }
    fn is_empty(&mut self) -> bool {
        self.find().is_none()
    }
}

impl<'a> From<&'a str> for LineSource<BufReader<&'a [u8]>> {
    fn from(text: &'a str) -> Self {
        LineSource::new(BufReader::new(text.as_bytes()))
    }
}

pub mod source {
    pub use super::{Readable, RuntimeReadable, Source};

    pub mod line {
        pub use crate::LineSource;
    }

    pub mod once {
        pub use crate::LineSource as OnceSource;
    }

    pub mod auto {
        pub use crate::LineSource as AutoSource;
    }
}

pub mod marker {
    use super::{Readable, Source};
    use std::io::BufRead;

    pub enum Chars {}

    impl Readable for Chars {
        type Output = Vec<char>;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<char> {
            source.next_token_unwrap().chars().collect()
        }
    }

    pub enum Bytes {}

    impl Readable for Bytes {
        type Output = Vec<u8>;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<u8> {
            source.next_token_unwrap().bytes().collect()
        }
    }

    pub enum Usize1 {}

    impl Readable for Usize1 {
        type Output = usize;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> usize {
            usize::read(source).checked_sub(1).expect("a Usize1 is not 0")
        }
    }

    pub enum Isize1 {}

    impl Readable for Isize1 {
        type Output = isize;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> isize {
            isize::read(source).checked_sub(1).expect("an Isize1 is not isize::MIN")
        }
    }
}

static INPUT: Mutex<Option<LineSource<BufReader<Stdin>>>> = Mutex::new(None);

/// Holds the standard input, which is opened by then.
pub fn open_stdin() -> MutexGuard<'static, Option<LineSource<BufReader<Stdin>>>> {
    let mut input = INPUT.lock().expect("no panic while reading");
    input.get_or_insert_with(|| LineSource::new(BufReader::with_capacity(1 << 16, stdin())));
    input
}

pub fn is_stdin_empty() -> bool {
    open_stdin().as_mut().expect("it is open").is_empty()
}

#[macro_export]
macro_rules! input {
    (@var {$($m:tt)?} $source:ident $var:tt: with $kind:expr $(, $($rest:tt)*)?) => {
        let $($m)? $var = $crate::value!($source with $kind);
        $crate::input! { @ $source $($($rest)*)? }
    };
    (@var {$($m:tt)?} $source:ident $var:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let $($m)? $var = $crate::value!($source $kind);
        $crate::input! { @ $source $($($rest)*)? }
    };
    (@var {$($m:tt)?} $source:ident $var:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let $($m)? $var = $crate::value!($source $kind);
        $crate::input! { @ $source $($($rest)*)? }
    };
    (@ $source:ident) => {};
    (@ $source:ident mut $($rest:tt)*) => {
        $crate::input! { @var {mut} $source $($rest)* }
    };
    (@ $source:ident $($rest:tt)*) => {
        $crate::input! { @var {} $source $($rest)* }
    };
    (from $source:expr, $($rest:tt)*) => {
        #[allow(unused_variables)]
        let source = &mut { $source };
        $crate::input! { @ source $($rest)* }
    };
    ($($rest:tt)*) => {
        let mut stdin = $crate::open_stdin();
        #[allow(unused_variables)]
        let source = stdin.as_mut().expect("it is open");
        $crate::input! { @ source $($rest)* }
        std::mem::drop(stdin);
    };
}

pub use crate::input as input_interactive;
pub use crate::input as input_once;

#[macro_export]
macro_rules! read_value {
    (from $source:expr, $($kind:tt)*) => {{
        let source = &mut { $source };
        $crate::value!(source $($kind)*)
    }};
    ($($kind:tt)*) => {{
        let mut stdin = $crate::open_stdin();
        let source = stdin.as_mut().expect("it is open");
        $crate::value!(source $($kind)*)
    }};
}

#[macro_export]
macro_rules! value {
    ($source:ident with $kind:expr) => {
        $crate::RuntimeReadable::read($kind, $source)
    };
    ($source:ident [$kind:tt; $len:expr]) => {
        (0..$len).map(|_| $crate::value!($source $kind)).collect::<Vec<_>>()
    };
    ($source:ident [$kind:ty; $len:expr]) => {
        (0..$len).map(|_| $crate::value!($source $kind)).collect::<Vec<_>>()
    };
    ($source:ident [$($kind:tt)*]) => {{
        let len = $crate::value!($source usize);
        $crate::value!($source [$($kind)*; len])
    }};
    ($source:ident ($($kinds:tt)*)) => {
        $crate::value!(@tuple $source {} $($kinds)*)
    };
    (@tuple $source:ident {$($done:tt)*}) => {
        ($($crate::value!($source $done),)*)
    };
    (@tuple $source:ident {$($done:tt)*} $kind:tt $(, $($rest:tt)*)?) => {
        $crate::value!(@tuple $source {$($done)* $kind} $($($rest)*)?)
    };
    (@tuple $source:ident {$($done:tt)*} $kind:ty $(, $($rest:tt)*)?) => {
        $crate::value!(@tuple $source {$($done)* $kind} $($($rest)*)?)
    };
    ($source:ident $kind:ty) => {
        <$kind as $crate::Readable>::read($source)
    };
}

/// The replacement of `#[derive_readable]`: the struct, which is read field by field.
#[macro_export]
macro_rules! derive_readable {
    ($(#[$m:meta])* $v:vis struct $name:ident {
        $($(#[$fm:meta])* $fv:vis $field:ident: $kind:ty),* $(,)?
    }) => {
        $(#[$m])*
        $v struct $name {
            $($(#[$fm])* $fv $field: <$kind as $crate::Readable>::Output),*
        }
        impl $crate::Readable for $name {
            type Output = $name;
            fn read<R: std::io::BufRead, S: $crate::Source<R>>(source: &mut S) -> $name {
                $name { $($field: <$kind as $crate::Readable>::read(source)),* }
            }
        }
    };
    ($(#[$m:meta])* $v:vis struct $name:ident(
        $($(#[$fm:meta])* $fv:vis $kind:ty),* $(,)?
    );) => {
        $(#[$m])*
        $v struct $name($($(#[$fm])* $fv <$kind as $crate::Readable>::Output),*);
        impl $crate::Readable for $name {
            type Output = $name;
            fn read<R: std::io::BufRead, S: $crate::Source<R>>(source: &mut S) -> $name {
                $name($(<$kind as $crate::Readable>::read(source)),*)
            }
        }
    };
}
