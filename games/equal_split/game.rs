use entries::*;
use nim_snippets::equal_split;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let min = rule.number("min");
        value(n): equal_split::grundy(n, min);
        play(heaps): equal_split::wins(heaps, min), equal_split::winning_moves(heaps, min);
        misere(heaps):
            equal_split::misere_wins(heaps, min),
            equal_split::misere_winning_moves(heaps, min);
        moves(heaps): moves::equal_split::moves(heaps, min), at_most squares(heaps);
    };
    let game = Game::new("equal_split", Shape::Sum("heaps"), answers)
        .with(MIN)
        .tried(&["min=1", "min=2", "min=3", "min=4", "min=5", "min=6"])
        .sizes(&[(0, 0), (1, 28), (2, 18), (3, 9)]);
    vec![game]
}

refusals! {
    equal_split::grundy(0, 0) => panics "min must be positive";
    equal_split::grundy(u64::MAX, u64::MAX) => answers "0";
    equal_split::wins(&[], 0) => panics "min must be positive";
    equal_split::winning_moves(&[], 0).next() => panics "min must be positive";
    equal_split::misere_wins(&[], 0) => panics "min must be positive";
    equal_split::misere_winning_moves(&[], 1).next() => answers "None";
}
