//! The words of theorems that games are shown with.

use show::explain::in_japanese;
use show::games::{Game, Lost, games};
use std::collections::BTreeSet;

/// All words that tell who has lost or won.
fn words(game: &Game) -> Vec<&'static str> {
    let theorem = |misere| match game.lost_if(misere) {
        Lost::Words(words) => Some(words),
        Lost::Picture | Lost::MisereNim => None,
    };
    let at_once = [game.won_at_once, game.lost_at_once].into_iter().flatten();
    at_once.map(|(words, _)| words).chain([false, true].into_iter().filter_map(theorem)).collect()
}

#[test]
fn each_is_said_in_japanese() {
    let is_japanese = |c: char| ('ぁ'..='ヿ').contains(&c);
    let mut known = BTreeSet::new();
    for game in games() {
        for words in words(&game) {
            let japanese = in_japanese(words).unwrap_or_default();
            assert!(japanese.contains(is_japanese), "{}: {words}", game.name());
            known.extend([words, japanese]);
        }
    }
    let file = include_str!("../data/theorems.txt");
    let mut lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    assert_eq!(lines.find(|line| !known.contains(line)), None, "no game is shown with it");
}
