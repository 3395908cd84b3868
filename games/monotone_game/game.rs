use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    monotone_game::MonotoneGame::new(u64::MAX, |_| vec![]).grundy(u64::MAX) => answers "0";
    monotone_game::MonotoneGame::new(0, |_| vec![0]) => panics "[0] is no option of a heap of 0";
    monotone_game::MonotoneGame::new(0, |_| vec![]).grundy(1)
        => panics "a heap of 1 is above the 0 of the table";
    monotone_game::MonotoneGame::new(0, |_| vec![]).runs().count() => answers "1";
    monotone_game::MonotoneGame::new(0, |_| vec![]).wins(&[]) => answers "false";
    monotone_game::MonotoneGame::new(0, |_| vec![]).wins(&[1])
        => panics "a heap of 1 is above the 0 of the table";
    monotone_game::MonotoneGame::new(0, |_| vec![]).winning_moves(&[1])
        => panics "a heap of 1 is above the 0 of the table";
    monotone_game::MonotoneGame::new(0, |_| vec![]).winning_moves(&[0]).next()
        => answers "None";
}
