use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    octal_table::grundy_values(0, "0.77") => answers "[0]";
    octal_table::grundy_values(5, "")
        => panics "`` is no octal code: one digit before the point";
    octal_table::grundy_values(5, "0.8")
        => panics "`0.8` is no octal code: a digit above 7";
    octal_table::grundy_values(5, "0.") => answers "[0, 0, 0, 0, 0, 0]";
    octal_table::grundy_values(usize::MAX, "0.6")
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
}
