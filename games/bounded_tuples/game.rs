use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    bounded_tuples::count_tuples(&[], 0, 7) => answers "1";
    bounded_tuples::count_tuples(&[], u64::MAX, 7) => answers "0";
    bounded_tuples::count_tuples(&[], 0, 0) => panics "modulus must be positive";
    bounded_tuples::count_tuples(&[u64::MAX; 3], u64::MAX, u64::MAX)
        => panics "modulus must be below 2^63";
}
