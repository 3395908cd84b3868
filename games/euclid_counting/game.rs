use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    euclid_counting::count_losses(0) => answers "0";
    euclid_counting::count_losses(u64::MAX) => answers "64988149195767795136072732109829986801";
    euclid_counting::lost_sum(0, 1) => answers "0";
    euclid_counting::lost_sum(5, 0) => panics "modulus must be positive";
    euclid_counting::lost_sum(u64::MAX, u64::MAX) => panics "modulus must be below 2^63";
}
