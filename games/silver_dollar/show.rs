use crate::games::entry::*;
use nim_snippets::silver_dollar;

pub fn games() -> Vec<Game> {
    vec![silver_dollar(), with_dollar()]
}

fn silver_dollar() -> Game {
    let answers = answers! {
        |rule, n_max|
        play(p): silver_dollar::wins(p), silver_dollar::winning_moves(p);
        rules(p): labels(rules::silver_dollar::moves(p));
    };
    Game::new("silver_dollar", Shape::Row("coins"), answers).first(1).plain(
        "the xor of the gaps in pairs of coins from the right is 0, \
             where a leftmost coin without a partner counts its way to cell 1",
    )
}

fn with_dollar() -> Game {
    let answers = answers! {
        |rule, n_max|
        let dollar = rule.size("dollar");
        play(p):
            silver_dollar::dollar_wins(p, dollar),
            silver_dollar::dollar_winning_moves(p, dollar);
        misere(p):
            silver_dollar::dollar_misere_wins(p, dollar),
            silver_dollar::dollar_misere_winning_moves(p, dollar);
        rules(p): labels(rules::silver_dollar::dollar_moves(p, dollar));
    };
    Game::new("silver_dollar", Shape::Row("coins"), answers)
        .variant("dollar")
        .with(DOLLAR)
        .plain(
            "the dollar is in the bag, or it is not the leftmost coin outside and the xor of the \
             gaps in pairs of coins from the right is 0, where a leftmost coin without a partner \
             counts its way to the bag, or only to cell 1 if the dollar is the next coin",
        )
        .misere_lost(
            "the dollar is not in the bag and the xor of the gaps in pairs of coins from the \
             right is 0, where a leftmost coin without a partner counts its way to the bag, or \
             only to cell 1 if it is the dollar",
        )
}
