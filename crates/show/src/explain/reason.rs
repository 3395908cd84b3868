//! Why a position is won or lost.

use crate::explain::picture::{is_every_sum_a_multiple, parts};
use crate::games::{Bound, Lost, Picture};
use crate::question::Question;

pub struct Reason {
    pub sentence: String,
    /// Does the player to move lose, by what the sentence says?
    pub lost: bool,
}

/// Why a position is won or lost. What the picture shows is said as it is seen; whether the words of
/// a theorem hold here is what the module answers.
pub fn reason(
    question: &Question,
    bound: &Bound,
    position: &[u64],
    misere: bool,
    wins: bool,
) -> Reason {
    let game = &question.game;
    if let Some((words, _)) = game.won_at_once.filter(|(_, is_won)| is_won(position)) {
        return Reason { sentence: format!("{}: {words}.", who(false)), lost: false };
    }
    let values = || bound.values.map_or_else(|| position.to_vec(), |values| values(position));
    let needs_values = misere || game.picture == Picture::Values;
    match game.lost_if(misere) {
        Lost::Picture | Lost::MisereNim if needs_values && bound.values.is_none() => {
            Reason { sentence: format!("{}.", who(!wins)), lost: !wins }
        }
        Lost::Picture => seen(question, bound, position, &values()),
        Lost::MisereNim => {
            let values = values();
            let xor = values.iter().fold(0, |xor, value| xor ^ value);
            let words =
                "the xor of the values is 0 and one of them above 1, or it is 1 and none is";
            let lost = xor == u64::from(values.iter().all(|&value| value <= 1));
            theorem(words, lost, misere)
        }
        Lost::Words(words) => theorem(words, !wins, misere),
    }
}

fn theorem(words: &str, lost: bool, misere: bool) -> Reason {
    let whoever = if misere { "In misère play whoever" } else { "Whoever" };
    let here = if lost { "as here" } else { "which is not so here" };
    let sentence = format!("{}. {whoever} is to move loses iff {words}, {here}.", who(lost));
    Reason { sentence, lost }
}

/// The reason that can be seen in the picture.
fn seen(question: &Question, bound: &Bound, position: &[u64], values: &[u64]) -> Reason {
    let xor = values.iter().fold(0, |xor, value| xor ^ value);
    let zero = if xor == 0 { "0".to_owned() } else { format!("{xor}, not 0") };
    let (lost, why) = match question.game.picture {
        Picture::Digits(Some(name)) => {
            let group = u128::from(question.rule.number(name)) + 1;
            let lost = is_every_sum_a_multiple(position, group);
            let every = if lost { "every" } else { "not every" };
            (lost, format!("{every} digit sum is a multiple of {name} + 1 = {group}"))
        }
        Picture::Parts => match parts(bound, position[0]).last() {
            Some(part) if *part <= position[1] => {
                (false, format!("the smallest part {part} may be taken"))
            }
            Some(part) => (true, format!("even the smallest part {part} is too much to take")),
            None => (true, "nothing is left".to_owned()),
        },
        Picture::Digits(None) => (xor == 0, format!("the xor of the heaps is {zero}")),
        Picture::Residues(_) => (xor == 0, format!("the xor of the residues is {zero}")),
        Picture::Quotients(..) => (xor == 0, format!("the xor of the quotients is {zero}")),
        Picture::Stairs => (xor == 0, format!("the xor of the stairs that count is {zero}")),
        _ if values.len() == 1 => (xor == 0, format!("the value is {zero}")),
        _ => (xor == 0, format!("the xor of the values is {zero}")),
    };
    Reason { sentence: format!("{}: {why}.", who(lost)), lost }
}

fn who(lost: bool) -> &'static str {
    if lost {
        "The player to move loses (a P-position)"
    } else {
        "The player to move wins (an N-position)"
    }
}
