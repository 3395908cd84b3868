//! Nim.

use crate::entry::*;
use nim_snippets::{misere_nim, nim};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): nim::grundy(&[n]);
        play(heaps): nim::wins(heaps), nim::winning_moves(heaps);
        misere(heaps): misere_nim::wins(heaps), misere_nim::winning_moves(heaps);
        cuts(heaps, _i, _left): true; // any number of stones from one heap
    };
    let game = Game::new("nim", Shape::Sum("heaps"), answers)
        .large(&[""])
        .popular()
        .table_parts(2)
        .picture(Picture::Digits(None))
        .proof(Proof::Formula(
            words("the value of a heap is its size", "山の値はその大きさ"),
            |_| Repetition::new(0, 1, 1),
        ));
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::large::for_counted_heaps;
    use nim_snippets::nim;

    #[test]
    fn counts_are_heaps() {
        for_counted_heaps(|counted, of, heaps| {
            assert_eq!(nim::counts_wins(counted), nim::wins(heaps), "{counted:?}");
            let moves = nim::winning_moves(heaps);
            let mut moves: Vec<_> = moves.map(|(i, left)| (of[i], left)).collect();
            moves.dedup();
            assert!(nim::counts_winning_moves(counted).eq(moves), "{counted:?}");
        });
    }
}
