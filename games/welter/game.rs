use entries::*;
use nim_snippets::welter;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value{coins}: welter::grundy(coins);
        play(coins): welter::wins(coins), welter::winning_moves(coins);
        moves(coins): moves::welter::moves(coins);
    };
    let game = Game::new("welter", Shape::Row("coins"), answers)
        .sizes(&[(0, 0), (1, 20), (2, 16), (3, 11), (4, 7), (5, 6)])
        .only(are_distinct);
    vec![game]
}

refusals! {
    welter::grundy(&[]) => answers "0";
    welter::grundy(&[3, 3]) => panics "two coins on cell 3";
    welter::grundy(&[0, 1 << 63, 0]) => panics "two coins on cell 0";
    welter::wins(&[]) => answers "false";
    welter::wins(&[u64::MAX, u64::MAX]) => panics "two coins on cell 18446744073709551615";
    welter::winning_moves(&[]).next() => answers "None";
    welter::winning_moves(&[1, 1]) => panics "two coins on cell 1";
    welter::wins(&[3, 5, 3]) => panics "two coins on cell 3";
    welter::grundy(&(0..100).chain([7]).collect::<Vec<u64>>()) => panics "two coins on cell 7";
}
