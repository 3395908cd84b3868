use entries::*;
use nim_snippets::diagonal_wythoff::DiagonalWythoff;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let directions = edges(rule, "directions");
        make[TABLE] table = DiagonalWythoff::new(n_max, &directions);
        play(p): table.wins(p[0], p[1]), table.winning_moves(p[0], p[1]);
        misere(p): table.misere_wins(p[0], p[1]), table.misere_winning_moves(p[0], p[1]);
        moves(p): moves::diagonal_wythoff::moves((p[0], p[1]), &directions);
    };
    let game = Game::new("diagonal_wythoff", Shape::Exactly(&["a", "b"]), answers)
        .tried(&["directions=1:1,1:2", "directions=1:1", "directions=2:1,1:2"])
        .sizes(&[(2, 24)])
        .with(DIRECTIONS)
        .plain(
            "no move leads to a lost pair (there is no formula)",
            "負けの組へ行く手がない (公式はない)",
        )
        .misere_lost(
            "a stone is left and no move leads to a lost pair (there is no formula)",
            "石が残っていて、負けの組へ行く手がない (公式はない)",
        );
    vec![game]
}

refusals! {
    diagonal_wythoff::DiagonalWythoff::new(0, &[]).lost_pairs().next() => answers "Some((0, 0))";
    diagonal_wythoff::DiagonalWythoff::new(5, &[(0, 0)])
        => panics "the direction (0, 0) is a multiple or none";
    diagonal_wythoff::DiagonalWythoff::new(5, &[(2, 4)])
        => panics "the direction (2, 4) is a multiple or none";
    diagonal_wythoff::DiagonalWythoff::new(5, &[(0, 1), (1, 0)]).wins(2, 2) => answers "false";
    diagonal_wythoff::DiagonalWythoff::new(5, &[(0, 1)]).misere_wins(2, 2) => answers "false";
    diagonal_wythoff::DiagonalWythoff::new(u64::MAX, &[(1, 1)])
        => panics "18446744073709551615 lines are too many";
    diagonal_wythoff::DiagonalWythoff::new(1 << 31, &[(1, 2)])
        => panics "4294967297 lines are too many";
    diagonal_wythoff::DiagonalWythoff::new(65_536, &[(1, 65_536)])
        => panics "4294967297 lines are too many";
    diagonal_wythoff::DiagonalWythoff::new(0, &[(1, 1)]).misere_lost_pairs().next()
        => answers "None";
    diagonal_wythoff::DiagonalWythoff::new(3, &[(1, 1)]).misere_wins(0, 4)
        => panics "a heap of 4 is above the 3 of the table";
    diagonal_wythoff::DiagonalWythoff::new(3, &[]).misere_winning_moves(0, 0).next()
        => answers "None";
    diagonal_wythoff::DiagonalWythoff::new(0, &[(1, 1)]).wins(0, 0) => answers "false";
    diagonal_wythoff::DiagonalWythoff::new(3, &[(1, 1)]).wins(4, 0)
        => panics "a heap of 4 is above the 3 of the table";
    diagonal_wythoff::DiagonalWythoff::new(0, &[(1, 1)]).winning_moves(0, 0).next()
        => answers "None";
    diagonal_wythoff::DiagonalWythoff::new(3, &[(1, 1)]).winning_moves(0, u64::MAX)
        => panics "a heap of 18446744073709551615 is above the 3 of the table";
}
