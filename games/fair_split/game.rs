use entries::*;
use nim_snippets::fair_split::FairSplit;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let min = rule.number("min");
        make[TABLE] game = FairSplit::new(n_max, min);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        moves(heaps): moves::fair_split::moves(heaps, min), at_most squares(heaps);
    };
    let game = Game::new("fair_split", Shape::Sum("heaps"), answers)
        .with(SPLIT_MIN)
        .tried(&["min=0", "min=1", "min=2", "min=3", "min=4", "min=7"])
        .sizes(&[(0, 0), (1, 16), (2, 8), (3, 5)]);
    vec![game]
}

refusals! {
    fair_split::wins(&[], 0) => answers "false";
    fair_split::wins(&[u64::MAX], 2)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    fair_split::winning_moves(&[], u64::MAX).next() => answers "None";
    fair_split::winning_moves(&[u64::MAX], 2)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    fair_split::FairSplit::new(u64::MAX, 2)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    fair_split::FairSplit::new(3, 2).grundy(4)
        => panics "a heap of 4 is above the 3 of the table";
    fair_split::FairSplit::new(0, 0).wins(&[1])
        => panics "a heap of 1 is above the 0 of the table";
    fair_split::FairSplit::new(0, u64::MAX).winning_moves(&[]).next() => answers "None";
    fair_split::FairSplit::new(0, 2).winning_moves(&[u64::MAX]).next()
        => panics "a heap of 18446744073709551615 is above the 0 of the table";
}
