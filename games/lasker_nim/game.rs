use entries::*;
use nim_snippets::lasker_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): lasker_nim::grundy(n);
        play(heaps): lasker_nim::wins(heaps), lasker_nim::winning_moves(heaps);
        misere(heaps): lasker_nim::misere_wins(heaps), lasker_nim::misere_winning_moves(heaps);
        moves(heaps): moves::lasker_nim::moves(heaps);
    };
    let game = Game::new("lasker_nim", Shape::Sum("heaps"), answers)
        .sizes(&[(0, 0), (1, 16), (2, 8), (3, 4), (4, 2)])
        .proof(Proof::Formula(
            words(
                "the value of a heap is its size, but 4k + 3 and 4k + 4 change places",
                "山の値はその大きさ。ただし 4k + 3 と 4k + 4 は入れ替わる",
            ),
            |_| Repetition::new(1, 4, 4),
        ));
    vec![game]
}

refusals! {
    lasker_nim::grundy(u64::MAX)
        => panics "the Grundy value 18446744073709551616 is above u64::MAX";
    lasker_nim::wins(&[]) => answers "false";
    lasker_nim::wins(&[u64::MAX]) => answers "true";
    lasker_nim::winning_moves(&[]).next() => answers "None";
    lasker_nim::winning_moves(&[u64::MAX]).next() => answers "Some((0, []))";
    lasker_nim::misere_wins(&[]) => answers "true";
    lasker_nim::misere_winning_moves(&[]).next() => answers "None";
}
