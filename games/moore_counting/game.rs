use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    moore_counting::count_losses(0, 0, 1, 7) => answers "1";
    moore_counting::count_losses(2, 2, 0, 7) => panics "k must be positive";
    moore_counting::count_losses(2, 2, 1, 0) => panics "modulus must be positive";
    moore_counting::count_losses(2, 2, 1, u64::MAX) => panics "modulus must be below 2^63";
    moore_counting::count_losses(2, u64::MAX, 1, 7) => answers "0";
    moore_counting::count_losses(1 << 32, 1 << 32, 1, 1)
        => panics "4294967296 heaps and stones are not below 2^32";
    moore_counting::count_losses(1 << 31, 1 << 31, 1, 7) => panics "the modulus 7 has the factor 7";
    moore_counting::count_losses(u64::MAX, 2, u64::MAX, 7) => answers "0";
    moore_counting::count_wins(0, 0, 1, 1) => answers "0";
    moore_counting::count_wins(0, 0, 0, 7) => panics "k must be positive";
    moore_counting::count_wins(1, u64::MAX, 1, 1) => answers "0";
    moore_counting::misere_count_losses(0, 0, 0, 7) => panics "k must be positive";
    moore_counting::misere_count_losses(0, 0, 1, 7) => answers "0";
    moore_counting::misere_count_wins(0, 0, 0, 7) => panics "k must be positive";
    moore_counting::misere_count_wins(0, 0, 1, 7) => answers "1";
}
