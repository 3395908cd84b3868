use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    grundy_table::grundy_values_by(0, |_, _, _| {}) => answers "[0]";
    grundy_table::grundy_values_by(usize::MAX, |_, _, _| {})
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    grundy_table::grundy_values_by(3, |_, _, reached| reached.mark(u64::MAX))
        => answers "[0, 0, 0, 0]";
    grundy_table::outcomes_by(0, |_, _| true) => answers "[true]";
    grundy_table::outcomes_by(usize::MAX, |_, _| true)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
}
