use entries::*;
use nim_snippets::nimble;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): nimble::grundy(&[n]);
        play(coins): nimble::wins(coins), nimble::winning_moves(coins);
        misere(coins): nimble::misere_wins(coins), nimble::misere_winning_moves(coins);
        moves(coins): moves::nimble::moves(coins);
    };
    let game = Game::new("nimble", Shape::Sum("coins"), answers).proof(Proof::Formula(
        words("the value of a coin is its cell", "コインの値はマスの番号"),
        |_| Repetition::new(0, 1, 1),
    ));
    vec![game]
}

refusals! {
    nimble::grundy(&[]) => answers "0";
    nimble::wins(&[]) => answers "false";
    nimble::wins(&[u64::MAX]) => answers "true";
    nimble::winning_moves(&[]).next() => answers "None";
    nimble::misere_wins(&[]) => answers "true";
    nimble::misere_winning_moves(&[]).next() => answers "None";
    nimble::counts_grundy(&[]) => answers "0";
    nimble::counts_wins(&[]) => answers "false";
    nimble::counts_winning_moves(&[]).next() => answers "None";
    nimble::counts_misere_wins(&[]) => answers "true";
    nimble::counts_misere_winning_moves(&[]).next() => answers "None";
}
