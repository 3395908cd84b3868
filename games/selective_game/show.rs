use crate::games::moves::offer;
use crate::games::parameters::TAKINGS;
use crate::games::position::{sizes, tabled, takings};
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::selective_game;

pub fn games() -> Vec<Game> {
    vec![selective_game()]
}

fn selective_game() -> Game {
    type Heaps<F> = (selective_game::Selective<F>, selective_game::End);
    fn heaps(rule: &Rule, p: &[u64]) -> Heaps<impl Fn(usize) -> Vec<usize> + use<>> {
        let is_first = rule.text("end") == "first";
        let end = if is_first { selective_game::End::First } else { selective_game::End::Last };
        (selective_game::Selective::new(tabled(p), takings(rule)), end)
    }
    Game::new("selective_game", Shape::Row("heaps"))
        .with(TAKINGS)
        .play(
            |r, p| {
                let (game, end) = heaps(r, p);
                game.wins(&sizes(p), end)
            },
            |r, p, visit| {
                let (game, end) = heaps(r, p);
                offer(game.winning_move(&sizes(p), end), visit);
            },
        )
        .misere(
            |r, p| {
                let (game, end) = heaps(r, p);
                game.misere_wins(&sizes(p), end)
            },
            |r, p, visit| {
                let (game, end) = heaps(r, p);
                offer(game.misere_winning_move(&sizes(p), end), visit);
            },
        )
        .plain("every heap is lost, or with end=first one cannot move", |r, p| {
            let stuck = |&&heap: &&u64| takings(r)(heap as usize).is_empty();
            let is_over = r.text("end") == "first" && p.iter().any(|heap| stuck(&heap));
            is_over || p.iter().all(|&heap| loses_alone(r, heap, false))
        })
        .misere_lost(
            "with end=first there are heaps, each lost alone in misère play; with end=last \
             the only heap that can move is, or several can and all heaps are lost in normal play",
            selective_misere_lost,
        )
}

fn selective_misere_lost(rule: &Rule, p: &[u64]) -> bool {
    let moving = || p.iter().filter(|&&heap| !takings(rule)(heap as usize).is_empty());
    let all = |misere: bool| p.iter().all(|&heap| loses_alone(rule, heap, misere));
    match (rule.text("end"), moving().count()) {
        ("first", _) => !p.is_empty() && all(true),
        (_, 0) => false,
        (_, 1) => moving().all(|&heap| loses_alone(rule, heap, true)),
        _ => all(false),
    }
}

/// Is a heap lost that is the only one?
fn loses_alone(rule: &Rule, heap: u64, misere: bool) -> bool {
    let options = takings(rule);
    let mut lost: Vec<bool> = Vec::new();
    for heap in 0..=tabled(&[heap]) {
        let options = options(heap);
        lost.push(options.iter().all(|&left| !lost[left]) && !(misere && options.is_empty()));
    }
    lost[heap as usize]
}
