//! Why a position is won or lost.

use crate::explain::picture::{is_every_sum_a_multiple, parts};
use crate::explain::text::Text;
use crate::explain::why::{components, misere as misere_nim, numbers, searched};
use crate::question::Question;
use games::entry::rule::{Argument, Rule};
use games::entry::{Bound, Lost, Picture, Words};

pub struct Reason {
    pub sentence: Text,
    /// Who wins alone, as a sentence.
    pub who: Text,
    /// Why, as a sentence; empty if only the module knows.
    pub why: Text,
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
    if let Some((words, _)) = game.lost_at_once.filter(|(_, is_lost)| is_lost(position)) {
        return because(true, &Text::of_words(words));
    }
    if let Some((words, _)) = game.won_at_once.filter(|(_, is_won)| is_won(position)) {
        return because(false, &Text::of_words(words));
    }
    if let Some((lost, why)) = numbers(question, bound, position, misere, wins) {
        return because(lost, &why);
    }
    let values = || bound.values.map_or_else(|| position.to_vec(), |values| values(position));
    let needs_values = misere || game.picture == Picture::Values;
    match game.lost_if(misere) {
        Lost::Picture | Lost::MisereNim if needs_values && bound.values.is_none() => {
            let sentence = ended(&who(!wins));
            Reason { who: ended(&who(!wins)), why: Text::new("", ""), sentence, lost: !wins }
        }
        Lost::Picture => seen(question, bound, position, &values()),
        Lost::MisereNim => {
            let (lost, why) = misere_nim(&values(), ["value", "値"]).expect("a half applies");
            because(lost, &why)
        }
        Lost::Words(Words { english, japanese }) => {
            let english = clause(english, &question.rule);
            // Which half of the condition is true, only the module knows.
            if english.contains(", or ") {
                let (lost, why) = searched(bound, position, misere, wins).expect("a play");
                return because(lost, &why);
            }
            theorem(english, clause(japanese, &question.rule), !wins)
        }
    }
}

/// The clause for this rule in `with end=first …; with end=last …`, or all of the text.
fn clause<'a>(text: &'a str, rule: &Rule) -> &'a str {
    let clauses = || text.split("; ");
    let of_rule = rule.0.iter().find_map(|(name, argument)| {
        let Argument::Word(word) = argument else { return None };
        let starts = [format!("with {name}={word} "), format!("{name}={word} なら")];
        clauses().find_map(|clause| starts.iter().find_map(|start| clause.strip_prefix(start)))
    });
    of_rule.unwrap_or(text)
}

fn because(lost: bool, why: &Text) -> Reason {
    let who = who(lost);
    let sentence = Text::new(
        format!("{}: {}.", who.english, why.english),
        format!("{}: {}。", who.japanese, why.japanese),
    );
    Reason { who: ended(&who), why: ended(why), sentence, lost }
}

/// Words as a sentence.
fn ended(words: &Text) -> Text {
    let (first, rest) = words.english.split_at(words.english.len().min(1));
    let english = format!("{}{rest}.", first.to_uppercase());
    Text::new(english, format!("{}。", words.japanese))
}

/// The words of a theorem if it holds; otherwise the condition that fails.
fn theorem(english: &str, japanese: &str, lost: bool) -> Reason {
    if lost {
        return because(true, &Text::new(english, japanese));
    }
    let not_zero = english.strip_suffix(" is 0").zip(japanese.strip_suffix(" 0"));
    let why = match not_zero {
        Some((english, japanese)) => {
            Text::new(format!("{english} is not 0"), format!("{japanese} 0 でない"))
        }
        None => Text::new(
            format!("a position loses only if {english}"),
            format!("負けになるのは次の場合だけ ({japanese})"),
        ),
    };
    because(false, &why)
}

/// The reason that can be seen in the picture.
fn seen(question: &Question, bound: &Bound, position: &[u64], values: &[u64]) -> Reason {
    let xor = values.iter().fold(0, |xor, value| xor ^ value);
    let is = |english: &str, japanese: &str| {
        let zero = if xor == 0 {
            Text::new("0", "0 である")
        } else {
            Text::new(format!("{xor}, not 0"), format!("{xor} で、0 ではない"))
        };
        let why = Text::new(
            format!("{english} is {}", zero.english),
            format!("{japanese}は {}", zero.japanese),
        );
        because(xor == 0, &why)
    };
    match question.game.picture {
        Picture::Digits(Some(name)) => {
            let group = u128::from(question.rule.number(name)) + 1;
            let lost = is_every_sum_a_multiple(position, group);
            let every = if lost { "every" } else { "not every" };
            let sums = if lost { "各桁の和がすべて" } else { "各桁の和の中に" };
            let are = if lost { "である" } else { "でないものがある" };
            let why = Text::new(
                format!("{every} digit sum is a multiple of {name} + 1 = {group}"),
                format!("{sums} {name} + 1 = {group} の倍数{are}"),
            );
            because(lost, &why)
        }
        Picture::Parts => {
            let part = parts(bound, position[0]).last().copied();
            let lost = part.is_none_or(|part| part > position[1]);
            let why = match part {
                Some(part) if lost => Text::new(
                    format!("even the smallest part {part} is too much to take"),
                    format!("最小の項 {part} でさえ取れない"),
                ),
                Some(part) => Text::new(
                    format!("the smallest part {part} may be taken"),
                    format!("最小の項 {part} を取れる"),
                ),
                None => Text::new("nothing is left", "何も残っていない"),
            };
            because(lost, &why)
        }
        Picture::Digits(None) => is("the xor of the heaps", "山の xor "),
        Picture::Residues(_) => is("the xor of the residues", "剰余の xor "),
        Picture::Quotients(..) => is("the xor of the quotients", "商の xor "),
        Picture::Stairs => is("the xor of the stairs that count", "数える段の xor "),
        _ if values.len() == 1 => {
            let parts = components(question, position);
            let Some(value_of) = bound.values.filter(|_| parts.len() > 1) else {
                return is("the value", "値");
            };
            let value = |part: &Vec<u64>| {
                let values = value_of(part).into_iter().fold(0, |xor, value| xor ^ value);
                format!("{}: {values}", question.game.written(part))
            };
            let all = parts.iter().map(value).collect::<Vec<_>>().join("; ");
            is(
                &format!("the parts have the values {all}, and their xor"),
                &format!("各部分の値 {all} の xor "),
            )
        }
        _ => is("the xor of the values", "値の xor "),
    }
}

fn who(lost: bool) -> Text {
    if lost {
        Text::new("The player to move loses (a P-position)", "手番の負け (P 局面)")
    } else {
        Text::new("The player to move wins (an N-position)", "手番の勝ち (N 局面)")
    }
}
