use crate::games::moves::offer;
use crate::games::parameters::DOLLAR;
use crate::games::position::xor;
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::silver_dollar;

pub fn games() -> Vec<Game> {
    vec![silver_dollar(), silver_dollar_with_bag()]
}

fn silver_dollar() -> Game {
    Game::new("silver_dollar", Shape::Row("coins"))
        .first(1)
        .play(
            |_, p| silver_dollar::wins(p),
            |_, p, visit| offer(silver_dollar::winning_moves(p), visit),
        )
        .plain(
            "the xor of the gaps in pairs of coins from the right is 0, \
             where a leftmost coin without a partner counts its way to cell 1",
            |_, p| gaps(p, 1) == 0,
        )
}

fn silver_dollar_with_bag() -> Game {
    /// How many coins lie between the bag and the dollar?
    fn place(rule: &Rule, coins: &[u64]) -> usize {
        let dollar = coins[rule.size("dollar")];
        coins.iter().filter(|&&cell| 0 < cell && cell < dollar).count()
    }
    Game::new("silver_dollar", Shape::Row("coins"))
        .variant("dollar")
        .with(DOLLAR)
        .play(
            |r, p| silver_dollar::dollar_wins(p, r.size("dollar")),
            |r, p, visit| offer(silver_dollar::dollar_winning_moves(p, r.size("dollar")), visit),
        )
        .misere(
            |r, p| silver_dollar::dollar_misere_wins(p, r.size("dollar")),
            |r, p, visit| {
                offer(silver_dollar::dollar_misere_winning_moves(p, r.size("dollar")), visit);
            },
        )
        .plain(
            "the dollar is in the bag, or it is not the leftmost coin outside and the xor of the \
             gaps in pairs of coins from the right is 0, where a leftmost coin without a partner \
             counts its way to the bag, or only to cell 1 if the dollar is the next coin",
            |r, p| match (p[r.size("dollar")], place(r, p)) {
                (0, _) => true,
                (_, 0) => false,
                (_, place) => gaps(p, u64::from(place == 1)) == 0,
            },
        )
        .misere_lost(
            "the dollar is not in the bag and the xor of the gaps in pairs of coins from the \
             right is 0, where a leftmost coin without a partner counts its way to the bag, or \
             only to cell 1 if it is the dollar",
            |r, p| p[r.size("dollar")] > 0 && gaps(p, u64::from(place(r, p) == 0)) == 0,
        )
}

/// The xor of the gaps in pairs of coins from the right, where a leftmost coin without a partner
/// is on its way to the cell `end`.
fn gaps(coins: &[u64], end: u64) -> u64 {
    let mut cells: Vec<u64> = coins.iter().copied().filter(|&cell| cell > 0).collect();
    cells.sort_unstable();
    xor(cells.rchunks(2).map(|pair| match *pair {
        [left, right] => right - left - 1,
        [alone] => alone - end,
        _ => 0,
    }))
}
