use entries::*;
use nim_snippets::three_heap_wythoff::ThreeHeapWythoff;

/// The table takes the square of this.
const LARGEST: u64 = 1000;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        make[LARGEST] table = ThreeHeapWythoff::new(n_max);
        play(p):
            table.wins([p[0], p[1], p[2]]),
            table.winning_moves([p[0], p[1], p[2]]).map(heaps);
        misere(p):
            table.misere_wins([p[0], p[1], p[2]]),
            table.misere_winning_moves([p[0], p[1], p[2]]).map(heaps);
        moves(p): as_moves(moves::three_heap_wythoff::moves([p[0], p[1], p[2]]), heaps);
    };
    let game = Game::new("three_heap_wythoff", Shape::Exactly(&["a", "b", "c"]), answers)
        .sizes(&[(3, 9)])
        .plain(
            "no move leads to a lost triple (there is no formula)",
            "負けの三つ組へ行く手がない (公式はない)",
        )
        .misere_lost(
            "a stone is left and no move leads to a lost triple (there is no formula)",
            "石が残っていて、負けの三つ組へ行く手がない (公式はない)",
        );
    vec![game]
}

fn heaps(heaps: [u64; 3]) -> Vec<(usize, u64)> {
    heaps.into_iter().enumerate().collect()
}

refusals! {
    three_heap_wythoff::ThreeHeapWythoff::new(0).lost_triples().count() => answers "1";
    three_heap_wythoff::ThreeHeapWythoff::new(u64::MAX)
        => panics "a heap of 18446744073709551615 is above the 65535 of the table";
    three_heap_wythoff::ThreeHeapWythoff::new(0).misere_lost_triples().count() => answers "0";
    three_heap_wythoff::ThreeHeapWythoff::new(2).misere_wins([3, 0, 0])
        => panics "a heap of 3 is above the 2 of the table";
    three_heap_wythoff::ThreeHeapWythoff::new(2).misere_winning_moves([0, 0, 0]).next()
        => answers "None";
    three_heap_wythoff::ThreeHeapWythoff::new(2).wins([0, 0, 0]) => answers "false";
    three_heap_wythoff::ThreeHeapWythoff::new(2).wins([0, 3, 0])
        => panics "a heap of 3 is above the 2 of the table";
    three_heap_wythoff::ThreeHeapWythoff::new(2).winning_moves([0, 0, 0]).next()
        => answers "None";
    three_heap_wythoff::ThreeHeapWythoff::new(2).winning_moves([u64::MAX, 0, 0])
        => panics "a heap of 18446744073709551615 is above the 2 of the table";
}
