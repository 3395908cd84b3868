use entries::*;
use nim_snippets::{misere_nim, nim};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): nim::grundy(&[n]);
        play(heaps): nim::wins(heaps), nim::winning_moves(heaps);
        misere(heaps): misere_nim::wins(heaps), misere_nim::winning_moves(heaps);
        moves(heaps): moves::nim::moves(heaps);
    };
    let game = Game::new("nim", Shape::Sum("heaps"), answers)
        .popular()
        .table_parts(2)
        .picture(Picture::Digits(None))
        .proof(Proof::Formula(
            words("the value of a heap is its size", "山の値はその大きさ"),
            |_| Repetition::new(0, 1, 1),
        ));
    vec![game]
}

refusals! {
    nim::grundy(&[]) => answers "0";
    nim::wins(&[]) => answers "false";
    nim::winning_moves(&[]).next() => answers "None";
    nim::winning_moves(&[u64::MAX, 1]).next() => answers "Some((0, 1))";
    nim::counts_grundy(&[(5, u64::MAX), (5, u64::MAX)]) => answers "0";
    nim::counts_wins(&[]) => answers "false";
    nim::counts_winning_moves(&[]).next() => answers "None";
    nim::counts_winning_moves(&[(3, 0), (2, 1)]).next() => answers "Some((1, 0))";
}
