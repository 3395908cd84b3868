use entries::*;
use nim_snippets::end_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(heaps): end_nim::wins(heaps), end_nim::winning_moves(heaps);
        misere(heaps): end_nim::misere_wins(heaps), end_nim::misere_winning_moves(heaps);
        moves(heaps): moves::end_nim::moves(heaps);
    };
    let game = Game::new("end_nim", Shape::Row("heaps"), answers)
        .sizes(&[(0, 0), (1, 9), (2, 9), (3, 7), (4, 5), (5, 3), (6, 2)])
        .plain(
            "no move at an end leaves such a row (there is no formula)",
            "端の山から取るどの手の後も負けの列にならない (公式はない)",
        )
        .misere_lost(
            "stones are left and no move at an end leaves such a row (there is no formula)",
            "石が残っていて、端の山から取るどの手の後も負けの列にならない (公式はない)",
        );
    vec![game]
}

refusals! {
    end_nim::wins(&[]) => answers "false";
    end_nim::winning_moves(&[]).next() => answers "None";
    end_nim::winning_moves(&[u64::MAX, u64::MAX, u64::MAX - 1]).next()
        => answers "Some((0, 18446744073709551614))";
    end_nim::misere_wins(&[0]) => answers "true";
    end_nim::misere_winning_moves(&[]).next() => answers "None";
}
