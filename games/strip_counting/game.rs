use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    strip_counting::count_losses(0, 0, 7) => answers "1";
    strip_counting::count_losses(5, 2, 0) => panics "modulus must be positive";
    strip_counting::count_losses(2, 5, 0) => panics "modulus must be positive";
    strip_counting::count_losses(5, 2, 1 << 63) => panics "modulus must be below 2^63";
    strip_counting::count_losses(1 << 26, 2, 7) => panics "67108864 cells are not below 2^26";
    strip_counting::count_losses(5, u64::MAX, 7) => answers "0";
    strip_counting::count_losses(3, 2, 1) => answers "0";
    strip_counting::count_wins(0, 0, 7) => answers "0";
    strip_counting::count_wins(u64::MAX, 0, 7)
        => panics "18446744073709551615 cells are not below 2^26";
    strip_counting::misere_count_losses(0, 0, 7) => answers "0";
    strip_counting::misere_count_losses(0, 0, 0) => panics "modulus must be positive";
    strip_counting::misere_count_wins(0, 0, 7) => answers "1";
    strip_counting::misere_count_wins(5, 2, 0) => panics "modulus must be positive";
    strip_counting::dollar_count_losses(5, 0, 7) => answers "0";
    strip_counting::dollar_count_losses(5, 0, 0) => panics "modulus must be positive";
    strip_counting::dollar_count_wins(5, 1, 7) => answers "5";
    strip_counting::dollar_count_wins(5, 1, 0) => panics "modulus must be positive";
    strip_counting::dollar_misere_count_losses(5, 1, 7) => answers "1";
    strip_counting::dollar_misere_count_losses(1 << 26, 1, 7)
        => panics "67108864 cells are not below 2^26";
    strip_counting::dollar_misere_count_wins(5, u64::MAX, 7) => answers "0";
}
