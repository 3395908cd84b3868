//! The winner at the end of a game, by the words of its rules.

use library::Module;

/// The end of a game.
#[derive(Clone, Copy)]
pub struct Ending {
    /// True if whoever moves last, or reaches the goal, loses.
    is_misere: bool,
    /// True if the game ends when no move is left, not when a goal is reached.
    is_last_move: bool,
}

/// The ending that sentences tell, if all that tell one agree.
pub fn of(sentences: &[&str]) -> Option<Ending> {
    let told: Vec<Ending> = sentences.iter().filter_map(|sentence| told(sentence)).collect();
    let is_misere = told.first()?.is_misere;
    let is_last_move = told.iter().any(|ending| ending.is_last_move);
    let agree = told.iter().all(|ending| ending.is_misere == is_misere);
    agree.then_some(Ending { is_misere, is_last_move })
}

/// The ending in a sentence such as `Whoever takes the last stone loses`.
fn told(sentence: &str) -> Option<Ending> {
    let sentence = sentence.to_lowercase();
    let has = |words: &str| words.split('|').any(|word| sentence.contains(word));
    let has_word = |words: &str| {
        let mut said = sentence.split(|c: char| !c.is_alphanumeric());
        said.any(|it| words.split('|').any(|word| it == word))
    };
    let wins = has_word("win|wins|winner") || has("の勝ち|が勝ち|勝ちと|获胜|赢");
    let loses = has_word("lose|loses|loser") || has("の負け|が負け|負けと|判负|输");
    let is_asked = sentence.contains(['?', '？']) || has_word(ASKED);
    if wins == loses || is_asked || !has(WHO) {
        return None;
    }
    let is_stuck = has(STUCK);
    Some(Ending { is_misere: is_stuck != loses, is_last_move: is_stuck || has(LAST) })
}

/// Words of sentences that ask for the winner.
const ASKED: &str = "determine|print|output|find|decide|if|optimally|optimal|count|whether";
/// Words for the player whose win or loss is told.
const WHO: &str = "who|the player that|taking the last|last stone|人|方|ほう|者|谁";
/// Words for a player without a move.
const STUCK: &str = "cannot|can't|can not|unable|not able|no move|no legal|no valid|without a|\
    have no|has no|なけれ|ない|なくな|不能|无法|没有";
const LAST: &str = "last|最後|最后";

/// Returns whether a module is only about games that end the other way.
pub fn is_opposite(module: &Module, ending: Ending) -> bool {
    let has_both = games::of(module.name).iter().any(|game| game.misere.is_some());
    let rules = module.title().rsplit(';').next().unwrap_or_default();
    // A goal such as the last square may mean that no move is left.
    let differs = |own: Ending| {
        own.is_misere != ending.is_misere && (ending.is_last_move || !own.is_last_move)
    };
    !has_both && told(rules).is_some_and(differs)
}
