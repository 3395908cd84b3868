use crate::games::entry::*;
use nim_snippets::strange_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        value(n): strange_nim::grundy(n, k);
        play(p):
            strange_nim::wins(&p.iter().map(|&n| (n, k)).collect::<Vec<_>>()),
            strange_nim::winning_moves(&p.iter().map(|&n| (n, k)).collect::<Vec<_>>());
        misere(p):
            strange_nim::misere_wins(&p.iter().map(|&n| (n, k)).collect::<Vec<_>>()),
            strange_nim::misere_winning_moves(&p.iter().map(|&n| (n, k)).collect::<Vec<_>>());
        rules(p): labels(rules::strange_nim::moves(&p.iter().map(|&n| (n, k)).collect::<Vec<_>>()));
    };
    let game = Game::new("strange_nim", Shape::Sum("heaps"), answers).with(K);
    vec![game]
}
