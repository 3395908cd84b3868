use crate::games::entry::*;
use nim_snippets::all_but_game::AllButGame;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        make game = AllButGame::new(n_max, set);
        value(n): game.grundy(n);
        play(p): game.wins(p), game.winning_moves(p);
        rules(p): labels(rules::all_but_game::moves(p, set));
    };
    let game =
        Game::new("all_but_game", Shape::Sum("heaps"), answers).with(SET).proof(Proof::Module(
            "a window as long as twice the largest number of the set repeats",
            |rule, n| {
                let period = AllButGame::new(n, rule.set("set")).period?;
                Some(Repetition::new(period.start, period.length, period.saltus))
            },
        ));
    vec![game]
}
