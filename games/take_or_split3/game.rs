use entries::*;
use nim_snippets::take_or_split3;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): take_or_split3::grundy(n);
        play(heaps): take_or_split3::wins(heaps), take_or_split3::winning_moves(heaps);
        moves(heaps): moves::take_or_split3::moves(heaps), at_most squares(heaps);
    };
    // The module lists takes before splits.
    let game = Game::new("take_or_split3", Shape::Sum("heaps"), answers).has_own_laws().proof(
        Proof::Formula(
            words(
                "the value of a heap is its size, but 8k + 7 and 8k + 8 change places",
                "山の値はその大きさ。ただし 8k + 7 と 8k + 8 は入れ替わる",
            ),
            |_| Repetition::new(1, 8, 8),
        ),
    );
    vec![game]
}

refusals! {
    take_or_split3::grundy(u64::MAX)
        => panics "the Grundy value 18446744073709551616 is above u64::MAX";
    take_or_split3::wins(&[]) => answers "false";
    take_or_split3::wins(&[u64::MAX]) => answers "true";
    take_or_split3::winning_moves(&[]).next() => answers "None";
    take_or_split3::winning_moves(&[u64::MAX]).next() => answers "Some((0, []))";
}
