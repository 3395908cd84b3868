use entries::*;
use nim_snippets::distinct_split;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): distinct_split::grundy(n);
        play(heaps): distinct_split::wins(heaps), distinct_split::winning_move(heaps);
        misere(heaps):
            distinct_split::misere_wins(heaps),
            distinct_split::misere_winning_move(heaps);
        moves(heaps): moves::distinct_split::moves(heaps), at_most subsets(heaps);
    };
    let game = Game::new("distinct_split", Shape::Sum("heaps"), answers)
        .gives_one_move()
        .sizes(&[(0, 0), (1, 17), (2, 10), (3, 6), (4, 4)])
        .proof(Proof::Formula(
            words(
                "a heap above 8 is worth 4 less than it has",
                "8 個より大きい山の値は個数より 4 小さい",
            ),
            |_| Repetition::new(9, 1, 1),
        ));
    vec![game]
}

refusals! {
    distinct_split::grundy(0) => answers "0";
    distinct_split::grundy(u64::MAX) => answers "18446744073709551611";
    distinct_split::wins(&[]) => answers "false";
    distinct_split::winning_move(&[]) => answers "None";
    distinct_split::misere_wins(&[]) => answers "true";
    distinct_split::misere_winning_move(&[]) => answers "None";
}
