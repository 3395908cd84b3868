use entries::*;
use nim_snippets::range_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let min = rule.number("min");
        let max = rule.number("max");
        value(n): range_nim::grundy(n, min, max);
        play(heaps): range_nim::wins(heaps, min, max), range_nim::winning_moves(heaps, min, max);
        misere(heaps):
            range_nim::misere_wins(heaps, min, max),
            range_nim::misere_winning_moves(heaps, min, max);
        moves(heaps): moves::range_nim::moves(heaps, min, max);
    };
    let game = Game::new("range_nim", Shape::Sum("heaps"), answers)
        .with(RANGE)
        .tried(&[
            "min=1 max=1",
            "min=1 max=4",
            "min=2 max=2",
            "min=2 max=3",
            "min=2 max=5",
            "min=2 max=7",
            "min=3 max=3",
            "min=3 max=4",
            "min=3 max=7",
            "min=4 max=4",
            "min=4 max=6",
        ])
        .sizes(&[(0, 0), (1, 39), (2, 9), (3, 6), (4, 3)])
        .popular()
        .picture(Picture::Quotients("min", "max"))
        .proof(Proof::Formula(
            words(
                "the value of a heap is its residue modulo min + max, divided by min",
                "山の値は、大きさを min + max で割った余りを min で割った商",
            ),
            |rule| {
                let modulus = rule.number("min").saturating_add(rule.number("max"));
                Repetition::new(0, modulus, 0)
            },
        ));
    vec![game]
}

refusals! {
    range_nim::grundy(5, 0, 3) => panics "min must be positive";
    range_nim::grundy(5, 3, 2) => panics "min = 3 exceeds max = 2";
    range_nim::grundy(u64::MAX, u64::MAX, u64::MAX) => answers "1";
    range_nim::wins(&[], 0, 1) => panics "min must be positive";
    range_nim::wins(&[], 2, 1) => panics "min = 2 exceeds max = 1";
    range_nim::winning_moves(&[], 0, 1) => panics "min must be positive";
    range_nim::winning_moves(&[u64::MAX], 1, u64::MAX).next() => answers "Some((0, 0))";
    range_nim::count_winning_moves(&[], 2, 1) => panics "min = 2 exceeds max = 1";
    range_nim::count_winning_moves(&[u64::MAX; 2], u64::MAX, u64::MAX) => answers "0";
    range_nim::misere_wins(&[], 0, 0) => panics "min must be positive";
    range_nim::misere_winning_moves(&[], 2, 1) => panics "min = 2 exceeds max = 1";
    range_nim::misere_winning_moves(&[], 1, 1).next() => answers "None";
}
