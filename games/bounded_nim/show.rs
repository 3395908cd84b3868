use crate::games::entry::*;
use nim_snippets::bounded_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let max = rule.number("max");
        value(n): bounded_nim::grundy(n, max);
        play(p): bounded_nim::wins(p, max), bounded_nim::winning_moves(p, max);
        misere(p): bounded_nim::misere_wins(p, max), bounded_nim::misere_winning_moves(p, max);
        rules(p): labels(rules::bounded_nim::moves(p, max));
    };
    let game = Game::new("bounded_nim", Shape::Sum("heaps"), answers)
        .with(MAX)
        .popular()
        .picture(Picture::Residues("max"))
        .proof(Proof::Formula("the value of a heap is its residue modulo max + 1", |rule| {
            Repetition::new(0, rule.number("max").saturating_add(1), 0)
        }));
    vec![game]
}
