use entries::*;
use nim_snippets::misere_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(heaps): misere_nim::wins(heaps), misere_nim::winning_moves(heaps);
        moves(heaps): moves::misere_nim::moves(heaps);
    };
    let game = Game::new("misere_nim", Shape::Row("heaps"), answers)
        .is_misere()
        .picture(Picture::Digits(None))
        .lost(
            "the xor is 0 and one heap above 1, or the xor is 1 and none is",
            "xor が 0 で 1 より大きい山がある、または xor が 1 でそのような山がない",
        );
    vec![game]
}

refusals! {
    misere_nim::wins(&[]) => answers "true";
    misere_nim::winning_moves(&[]).next() => answers "None";
    misere_nim::winning_moves(&[u64::MAX]).next() => answers "Some((0, 1))";
    misere_nim::counts_wins(&[]) => answers "true";
    misere_nim::counts_wins(&[(u64::MAX, u64::MAX), (2, u64::MAX)]) => answers "true";
    misere_nim::counts_winning_moves(&[]).next() => answers "None";
}
