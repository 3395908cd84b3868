use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    quotient_game::fold(0, 0, 7, |_, _, below| below) => answers "7";
    quotient_game::wins(0, u64::MAX, |_, _, _| true) => answers "false";
    quotient_game::wins(u64::MAX, u64::MAX - 1, |_, _, rest| !rest) => answers "false";
    quotient_game::winning_moves(0, 0, |_, _, _| true, |q, _| 0..q).next() => answers "None";
    quotient_game::winning_moves(4, 2, |_, _, _| true, |q, _| [q])
        => panics "2 is no option of a quotient of 2";
    quotient_game::winning_moves(4, 2, |_, _, _| true, |_, _| [u64::MAX])
        => panics "18446744073709551615 is no option of a quotient of 2";
}
