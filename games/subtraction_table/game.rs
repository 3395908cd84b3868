use entries::*;
use nim_snippets::subtraction_table;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        make[TABLE] values = subtraction_table::grundy_values(n_max, set);
        value[n]: values[n];
        moves(heaps): moves::subtraction_game::moves(heaps, set);
    };
    let game = Game::new("subtraction_table", Shape::Sum("heaps"), answers)
        .with(TABLED_SET)
        .proof(Proof::Window(|rule| largest(rule.set("set")) as usize));
    vec![game]
}

refusals! {
    subtraction_table::grundy_values(0, &[]) => answers "[0]";
    subtraction_table::grundy_values(3, &[0]) => panics "0 stones are no move";
    subtraction_table::grundy_values(3, &[u64::MAX]) => answers "[0, 0, 0, 0]";
    subtraction_table::grundy_values(usize::MAX, &[1])
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    subtraction_table::outcomes(0, &[]) => answers "[false]";
    subtraction_table::outcomes(usize::MAX, &[1])
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    subtraction_table::outcomes(3, &[0]) => panics "0 stones are no move";
    subtraction_table::outcomes(3, &[u64::MAX]) => answers "[false, false, false, false]";
    subtraction_table::misere_outcomes(0, &[]) => answers "[true]";
    subtraction_table::misere_outcomes(usize::MAX, &[1])
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    subtraction_table::misere_outcomes(1, &[0]) => panics "0 stones are no move";
    subtraction_table::misere_outcomes(2, &[u64::MAX]) => answers "[true, true, true]";
}
