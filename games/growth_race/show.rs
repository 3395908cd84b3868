use crate::games::entry::*;
use nim_snippets::growth_race;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let n = rule.number("n");
        let c = rule.number("c");
        let d = rule.number("d");
        let e = rule.number("e");
        let f = rule.number("f");
        play(p):
            growth_race::wins(p[0], n, (c, d), (e, f)),
            growth_race::winning_moves(p[0], n, (c, d), (e, f)).map(becomes);
        misere(p):
            growth_race::misere_wins(p[0], n, (c, d), (e, f)),
            growth_race::misere_winning_moves(p[0], n, (c, d), (e, f)).map(becomes);
        rules(p): labels(rules::growth_race::moves(p[0], n, (c, d), (e, f))).map(becomes), at_most u128::from(e) * u128::from(p[0]) + u128::from(f);
    };
    let game = Game::new("growth_race", Shape::Exactly(&["x"]), answers)
        .with(GROWTH)
        .first(1)
        .plain(
            "the number is in the second, fourth, … of the ranges that are won and lost in turns \
             from n down, or not below n",
        )
        .misere_lost(
            "the number is in the first, third, … of the ranges that are lost and won in turns \
             from n down",
        );
    vec![game]
}

/// What a number becomes, unless it is too large to be typed.
fn becomes(option: u128) -> Move {
    u64::try_from(option).map_or_else(
        |_| Move::Say(format!("make it {option}")),
        |option| Move::Set(vec![(0, option)]),
    )
}
