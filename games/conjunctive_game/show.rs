use crate::games::moves::offer;
use crate::games::parameters::TAKINGS;
use crate::games::position::{each, sizes, tabled, takings};
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::conjunctive_game;

pub fn games() -> Vec<Game> {
    vec![conjunctive_game()]
}

fn conjunctive_game() -> Game {
    type Heaps<F> = (conjunctive_game::Conjunctive<F>, conjunctive_game::End);
    fn heaps(rule: &Rule, p: &[u64]) -> Heaps<impl Fn(usize) -> Vec<usize> + use<>> {
        let is_first = rule.text("end") == "first";
        let end = if is_first { conjunctive_game::End::First } else { conjunctive_game::End::Last };
        (conjunctive_game::Conjunctive::new(tabled(p), takings(rule)), end)
    }
    Game::new("conjunctive_game", Shape::Row("heaps"))
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
        .plain(
            "the least remoteness (end=first) or the greatest suspense (end=last) is even",
            |r, p| moves_left(r, p, false).is_multiple_of(2),
        )
        .misere_lost(
            "the least remoteness (end=first) or the greatest suspense (end=last) \
             of misère play is odd",
            |r, p| moves_left(r, p, true) % 2 == 1,
        )
}

/// The number of moves left, if the winner hurries to the first end or delays the last.
fn moves_left(rule: &Rule, heaps: &[u64], misere: bool) -> u64 {
    let (options, is_first) = (takings(rule), rule.text("end") == "first");
    let best = |of: Vec<u64>, least: bool| {
        let of = of.into_iter();
        if least { of.min() } else { of.max() }
    };
    let mut left: Vec<u64> = Vec::new();
    for heap in 0..=tabled(heaps) {
        let options = options(heap).into_iter().map(|after| left[after]);
        let (lost, won): (Vec<u64>, Vec<u64>) =
            options.partition(|moves| moves % 2 == u64::from(misere));
        let moves = if lost.is_empty() { best(won, !is_first) } else { best(lost, is_first) };
        left.push(moves.map_or(0, |moves| moves + 1));
    }
    best(each(heaps, |heap| left[heap as usize]), is_first).unwrap_or(0)
}
