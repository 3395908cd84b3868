use nim_snippets::nim;
use std::ascii::{self};

fn num<T: Default>() -> T {
    T::default()
}

fn main() {
    let letter = ascii::escape_default(b'a').count() as u64;
    println!("{}", nim::wins(&[num::<u64>(), letter]));
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
}
