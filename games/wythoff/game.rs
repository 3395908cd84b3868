use entries::*;
use nim_snippets::wythoff;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        make[SIDE] values = wythoff::pair_values(n_max, n_max);
        value[a, b]: values[a][b];
        play(p): wythoff::wins(p[0], p[1]), wythoff::winning_moves(p[0], p[1]);
        misere(p): wythoff::misere_wins(p[0], p[1]), wythoff::misere_winning_moves(p[0], p[1]);
        moves(p): moves::wythoff::moves(&(p[0], p[1]));
    };
    let game = Game::new("wythoff", Shape::Exactly(&["a", "b"]), answers)
        .sizes(&[(2, 60)])
        .popular()
        .plain(
            "the heaps are ⌊dφ⌋ and ⌊dφ⌋ + d, where d is their difference",
            "差を d として、山が ⌊dφ⌋ と ⌊dφ⌋ + d",
        )
        .misere_lost(
            "the heaps are 0 and 1, or 2 and 2, or ⌊dφ⌋ and ⌊dφ⌋ + d with a difference d > 1",
            "山が 0 と 1、2 と 2、または差 d > 1 の ⌊dφ⌋ と ⌊dφ⌋ + d",
        );
    vec![game]
}

refusals! {
    wythoff::wins(0, 0) => answers "false";
    wythoff::wins(u64::MAX, u64::MAX) => answers "true";
    wythoff::winning_moves(0, 0).next() => answers "None";
    wythoff::winning_moves(u64::MAX, 0).next() => answers "Some((0, 0))";
    wythoff::misere_wins(0, 0) => answers "true";
    wythoff::misere_winning_moves(0, 0).next() => answers "None";
    wythoff::count_wins(0..=u64::MAX, 0..=u64::MAX)
        => answers "340282366920938463449282548922995505195";
    wythoff::count_wins(std::ops::RangeInclusive::new(1, 0), 0..=0) => answers "0";
    wythoff::pair_values(0, 0) => answers "[[0]]";
    wythoff::pair_values(usize::MAX, 0)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    wythoff::pair_values(usize::MAX, usize::MAX)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
}
