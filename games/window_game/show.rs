use crate::games::moves::offer;
use crate::games::parameters::WINDOW;
use crate::games::position::{each, largest};
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::window_game;

pub fn games() -> Vec<Game> {
    vec![window_game()]
}

fn window_game() -> Game {
    Game::new("window_game", Shape::Sum("heaps"))
        .with(WINDOW)
        .values(
            "WindowGame::new(n, |x| (x + {low} - 1) / {low}, |x| x / {high}).grundy(n)",
            |r, p| {
                let game = window(r, p);
                each(p, |n| game.grundy(n))
            },
        )
        .play(
            |r, p| window(r, p).wins(p),
            |r, p, visit| offer(window(r, p).winning_moves(p), visit),
        )
}

/// From `⌈x/low⌉` to `⌊x/high⌋`.
fn window(
    rule: &Rule,
    heaps: &[u64],
) -> window_game::WindowGame<impl Fn(i128) -> i128 + use<>, impl Fn(i128) -> i128 + use<>> {
    let [low, high] = ["low", "high"].map(|name| i128::from(rule.number(name)));
    let is_window = high > 0 && high < low && low <= 1000;
    assert!(is_window, "high must be positive, low above it, up to 1000");
    let is_open = |x: i128| (x + low - 1) / low <= x / high;
    let closing = (1..low * high).find(|&x| is_open(x) && !is_open(x + 1));
    assert!(closing.is_none(), "a heap of {} can be played, one more cannot", closing.unwrap_or(0));
    window_game::WindowGame::new(largest(heaps), move |x| (x + low - 1) / low, move |x| x / high)
}
