//! Euclid's game.

/// Two numbers.
pub type Pair = (u64, u64);

/// A positive multiple of the smaller number is subtracted from the larger, down to 0.
pub fn moves(pair: &Pair) -> Vec<(Pair, Pair)> {
    subtractions(pair, 0)
}

/// The same, but both numbers stay positive.
pub fn equal_moves(pair: &Pair) -> Vec<(Pair, Pair)> {
    subtractions(pair, 1)
}

/// Subtract a positive multiple of the smaller number from the larger, down to `least` or more.
fn subtractions(&(a, b): &Pair, least: u64) -> Vec<(Pair, Pair)> {
    let left = |large: u64, small: u64| {
        let multiples = (1..).map(move |k| k * small);
        multiples.take_while(move |m| small > 0 && m + least <= large).map(move |m| large - m)
    };
    let first = left(a, b).filter(|_| a >= b).map(|left| (left, b));
    let second = left(b, a).filter(|_| b >= a).map(|left| (a, left));
    let mut options: Vec<Pair> = first.chain(second).collect();
    options.sort_unstable();
    options.into_iter().map(|option| (option, option)).collect()
}
