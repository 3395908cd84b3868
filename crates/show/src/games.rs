//! The games that can be shown: what `explain`, `table` and `guess` know of a game stands in its
//! entry and nowhere else.

use entries::Game;

macro_rules! gather {
    ($($game:ident $entry:literal)*) => {
        // What only the refusals of an entry name is not used here.
        $(#[path = $entry] #[allow(unused_imports)] mod $game;)*

        /// All games, in the order of the modules.
        pub fn games() -> Vec<Game> {
            [$($game::games()),*].into_iter().flatten().collect()
        }
    };
}

games::entries!(gather);
