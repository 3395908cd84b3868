use entries::*;
use nim_snippets::fraction_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let p = rule.number("p");
        let q = rule.number("q");
        value(n): fraction_nim::grundy(n, p, q);
        play(heaps): fraction_nim::wins(heaps, p, q), fraction_nim::winning_moves(heaps, p, q);
        misere(heaps):
            fraction_nim::misere_wins(heaps, p, q),
            fraction_nim::misere_winning_moves(heaps, p, q);
        moves(heaps): moves::fraction_nim::moves(heaps, p, q);
    };
    let game = Game::new("fraction_nim", Shape::Sum("heaps"), answers)
        .with(FRACTION)
        .tried(&["p=1 q=1", "p=2 q=3", "p=1 q=2", "p=3 q=4", "p=2 q=7", "p=5 q=24"])
        .sizes(&[(0, 0), (1, 60), (2, 16), (3, 7)]);
    vec![game]
}

refusals! {
    fraction_nim::grundy(5, 0, 1) => panics "p must be positive";
    fraction_nim::grundy(5, 2, 1) => panics "the fraction 2 / 1 is above 1";
    fraction_nim::grundy(u64::MAX, 1, 1) => answers "18446744073709551615";
    fraction_nim::heap_values(&[5], 0, 1) => panics "p must be positive";
    fraction_nim::heap_values(&[], 2, 1) => panics "the fraction 2 / 1 is above 1";
    fraction_nim::heap_values(&[u64::MAX, 0], u64::MAX, u64::MAX)
        => answers "[18446744073709551615, 0]";
    fraction_nim::wins(&[], 1, 2) => answers "false";
    fraction_nim::wins(&[], 1, 0) => panics "the fraction 1 / 0 is above 1";
    fraction_nim::winning_moves(&[], 1, 2).next() => answers "None";
    fraction_nim::winning_moves(&[], 0, 2) => panics "p must be positive";
    fraction_nim::winning_moves(&[u64::MAX], 1, 1).next() => answers "Some((0, 0))";
    fraction_nim::winning_moves(&[u64::MAX], u64::MAX - 1, u64::MAX).next()
        => answers "Some((0, 1))";
    fraction_nim::count_winning_moves(&[], 1, 2) => answers "0";
    fraction_nim::count_winning_moves(&[], 3, 2) => panics "the fraction 3 / 2 is above 1";
    fraction_nim::misere_wins(&[], 1, 2) => answers "true";
    fraction_nim::misere_wins(&[], 0, 2) => panics "p must be positive";
    fraction_nim::misere_winning_moves(&[], 1, 2).next() => answers "None";
    fraction_nim::misere_winning_moves(&[], 0, 2) => panics "p must be positive";
}
