use crate::games::moves::{Move, offer};
use crate::games::position::{largest, out_of, tabled};
use crate::games::{Game, Shape};
use nim_snippets::treblecross;

pub fn games() -> Vec<Game> {
    vec![treblecross()]
}

fn treblecross() -> Game {
    fn row(p: &[u64]) -> Vec<bool> {
        let cells = largest(p);
        assert!(cells > 2, "a row of {cells} cells has no line of three");
        vec![false; tabled(p)]
    }
    Game::new("treblecross", Shape::Exactly(&["cells"]))
        .first(3)
        .values("treblecross::grundy_values(n)[n]", |_, p| out_of(p, treblecross::grundy_values))
        .play(
            |_, p| treblecross::wins(&row(p)),
            |_, p, visit| {
                let row = row(p);
                let moves = treblecross::winning_moves(&row);
                offer(moves.map(|cell| Move::Say(format!("write into cell {cell}"))), visit);
            },
        )
}
