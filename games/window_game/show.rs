use crate::games::entry::*;
use nim_snippets::window_game::WindowGame;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let low = i128::from(rule.number("low"));
        let high = high(rule, low);
        make game = WindowGame::new(n_max, |x| (x + low - 1) / low, |x| x / high);
        value(n): game.grundy(n);
        play(p): game.wins(p), game.winning_moves(p);
        rules(p): labels(rules::window_game::moves(p, |x| (x + low - 1) / low, |x| x / high));
    };
    let game = Game::new("window_game", Shape::Sum("heaps"), answers).with(WINDOW);
    vec![game]
}

/// What the heap is divided by for the largest taking, if what may be taken, from `⌈x/low⌉` to
/// `⌊x/high⌋`, is a rule.
fn high(rule: &Rule, low: i128) -> i128 {
    let high = i128::from(rule.number("high"));
    let is_window = high > 0 && high < low && low <= 1000;
    assert!(is_window, "high must be positive, low above it, up to 1000");
    let is_open = |x: i128| (x + low - 1) / low <= x / high;
    let closing = (1..low * high).find(|&x| is_open(x) && !is_open(x + 1));
    assert!(closing.is_none(), "a heap of {} can be played, one more cannot", closing.unwrap_or(0));
    high
}
