use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    distinct_counting::count_tuples(0, 0, 0, 7) => answers "1";
    distinct_counting::count_tuples(0, 65, 0, 7) => answers "1";
    distinct_counting::count_tuples(2, 1, 2, 7) => answers "0";
    distinct_counting::count_tuples(u64::MAX, 63, 0, 7) => answers "0";
    distinct_counting::count_tuples(0, 0, 0, 0) => panics "modulus must be positive";
    distinct_counting::count_tuples(0, 0, 0, 4) => panics "modulus must be odd";
    distinct_counting::count_tuples(0, 0, 0, u64::MAX) => panics "modulus must be below 2^63";
}
