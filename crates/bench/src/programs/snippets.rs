//! The modules as a bundle has them, in the program itself.

#[path = "../../../../snippets/board_game.rs"]
pub mod board_game;
#[path = "../../../../snippets/coprime_game.rs"]
pub mod coprime_game;
#[path = "../../../../snippets/dag_game.rs"]
pub mod dag_game;
#[path = "../../../../snippets/divisor_games.rs"]
pub mod divisor_games;
#[path = "../../../../snippets/grundys_game.rs"]
pub mod grundys_game;
#[path = "../../../../snippets/loopy_game.rs"]
pub mod loopy_game;
#[path = "../../../../snippets/moore_nim.rs"]
pub mod moore_nim;
#[path = "../../../../snippets/nim.rs"]
pub mod nim;
#[path = "../../../../snippets/nim_counting.rs"]
pub mod nim_counting;
#[path = "../../../../snippets/sprague_grundy.rs"]
pub mod sprague_grundy;
