use entries::*;
use nim_snippets::bean_game;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): bean_game::grundy(n);
        play(heaps): bean_game::wins(heaps), bean_game::winning_moves(heaps);
        misere(heaps): bean_game::misere_wins(heaps), bean_game::misere_winning_moves(heaps);
        moves(heaps): moves::bean_game::moves(heaps), at_most squares(heaps);
    };
    let game = Game::new("bean_game", Shape::Sum("heaps"), answers).sizes(&[
        (0, 0),
        (1, 5),
        (2, 3),
        (3, 2),
        (4, 1),
    ]);
    vec![game]
}

refusals! {
    bean_game::grundy(0) => answers "0";
    bean_game::grundy(u64::MAX) => panics "a heap of 18446744073709551615 is not below 2^63";
    bean_game::wins(&[]) => answers "false";
    bean_game::wins(&[u64::MAX]) => panics "a heap of 18446744073709551615 is not below 2^63";
    bean_game::winning_moves(&[]).next() => answers "None";
    bean_game::winning_moves(&[u64::MAX]).next()
        => panics "a heap of 18446744073709551615 is not below 2^63";
    bean_game::misere_wins(&[]) => answers "true";
    bean_game::misere_winning_moves(&[]).next() => answers "None";
    bean_game::jar_wins(&[]) => answers "false";
    bean_game::jar_wins(&[u64::MAX, 1]) => answers "true";
    bean_game::jar_winning_moves(&[]).next() => answers "None";
    bean_game::jar_winning_moves(&[u64::MAX; 65]).next() => answers "None";
    bean_game::divisor_grundy_values(0) => answers "[0]";
    bean_game::divisor_grundy_values(usize::MAX)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    bean_game::wins(&[1 << 63]) => panics "a heap of 9223372036854775808 is not below 2^63";
}
