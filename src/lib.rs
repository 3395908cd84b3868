//! Nim variants and impartial games, each a single file to paste into a contest submission.

#[clippy::msrv = "1.63"]
#[path = "../snippets"]
mod snippets {
    pub mod misere_nim;
    pub mod nim;
}

// Taking from heaps

#[doc(alias = "石取りゲーム", alias = "山崩し", alias = "bouton")]
pub use snippets::nim;

#[doc(
    alias = "逆形ニム",
    alias = "最後に取ったら負け",
    alias = "last stone loses"
)]
pub use snippets::misere_nim;

// Pieces on a strip

// Heaps and rows that split

// Numbers

// Coins and boards

// Graphs

// Any game
