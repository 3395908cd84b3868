//! Prints the answers as text and as JSON.

use crate::answers::watched;
use crate::directions::{are_few, directions, further};
use crate::engine::evidence::Evidence;
use crate::engine::hypothesis::{Answer, Guess};
use crate::engine::shape::Shape;
use crate::engine::watch::{KeepGoing, Watch};
use bundler::diagnostic::{Problem, Result};
use games::entry::{Words, said, words};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Finds the answers, and whether they are about outcomes: values 0 and 1 are tried as outcomes,
/// too.
fn answers(evidence: &Evidence, watch: &Watch) -> (Vec<Answer>, bool) {
    let answers = watched(evidence, watch);
    let is_sure = answers.iter().any(Answer::is_sure);
    let other = if is_sure || evidence.outcomes { None } else { evidence.clone().as_outcomes() };
    let Some(outcomes) = other else { return (answers, evidence.outcomes) };
    let others = watched(&outcomes, watch);
    if others.iter().any(Answer::is_sure) || answers.is_empty() {
        return (others, true);
    }
    (answers, false)
}

/// The answers as text.
pub fn report(evidence: &Evidence, japanese: bool, keep_going: KeepGoing) -> Result<String> {
    let watch = &Watch::new(keep_going);
    let (answers, outcomes) = answers(evidence, watch);
    let is_sure = answers.first().is_some_and(Answer::is_sure);
    let by_length = if is_sure { None } else { of_lengths(evidence, japanese, watch) };
    let stopped = if watch.is_over() { STOPPED.get(japanese) } else { "" };
    let seen = directions(evidence, japanese);
    let end = said!(
        japanese,
        "{stopped}Checked on these values only ({seen}); not proven.\n",
        "{stopped}この値 ({seen}) で確かめただけで、証明ではない。\n"
    );
    if let Some(text) = by_length {
        return Ok(text + &end);
    }
    let count = evidence.samples.len();
    if answers.is_empty() {
        let values = if count == 1 { "this value" } else { &format!("these {count} values") };
        let title = format!("no game or formula explains {values} better than chance");
        let problem = Problem::new(title);
        return Err(if watch.is_over() {
            problem.help(STOPPED.english.trim_end())
        } else if are_few(evidence) {
            problem.help(further(evidence, false))
        } else {
            problem
        });
    }
    let shown = if is_sure { 1 } else { answers.len() };
    let mut text = texts(&answers[..shown], evidence, outcomes, japanese);
    if !is_sure && answers[0].bits + 10.0 > answers[0].data {
        let more = further(evidence, japanese);
        text += &said!(japanese, "Weak answers: {more}.\n", "確かな答えはない。{more}。\n");
    }
    Ok(text + &end)
}

const STOPPED: Words = words(
    "The search was stopped early; give fewer values or smaller sizes.\n",
    "探索を途中で打ち切った。値を減らすか小さくすると速くなる。\n",
);

/// Reports sure answers for lists of each single length.
fn of_lengths(evidence: &Evidence, japanese: bool, watch: &Watch) -> Option<String> {
    if evidence.shape() != Shape::List {
        return None;
    }
    let all = evidence.samples.iter().map(|(position, _)| position.len());
    let lengths: BTreeSet<usize> = all.filter(|&len| len > 0).collect();
    let mut text = String::new();
    for len in lengths {
        let alone = evidence.of_length(len);
        let (answers, outcomes) = answers(&alone, watch);
        if let Some(answer) = answers.first().filter(|answer| answer.is_sure()) {
            text += &said!(japanese, "of lists of {len}: ", "長さ {len} の列: ");
            text += &texts(std::slice::from_ref(answer), &alone, outcomes, japanese);
        }
    }
    (!text.is_empty()).then_some(text)
}

/// The answers, each with its code and its fit.
fn texts(answers: &[Answer], evidence: &Evidence, outcomes: bool, japanese: bool) -> String {
    let texts = answers.iter().map(|answer| {
        let weak = if answer.is_sure() { "" } else { WEAK.get(japanese) };
        let mut lines = vec![name(answer, evidence, japanese) + weak];
        lines.extend(pasted(answer, evidence, japanese));
        lines.push(standing(answer, evidence, japanese));
        // A formula beside an equal, shorter one says nothing.
        let says = |other: &&Guess| !(answer.guesses[0].is_formula() && other.is_formula());
        let others = answer.guesses[1..].iter().filter(says).take(SYNONYMS);
        let others: Vec<&str> = others.map(|other| other.name.as_str()).collect();
        if !others.is_empty() {
            lines.push(format!("{}: {}", EQUIVALENT.get(japanese), others.join("; ")));
        }
        let told = evidence.questions.iter().zip(&answer.predictions);
        lines.extend(told.map(|(position, value)| {
            format!("{}: {}", evidence.text(position), said(*value, outcomes, japanese))
        }));
        lines.join("\n    ") + "\n"
    });
    texts.collect()
}

/// The largest number of equivalent answers that are printed with an answer.
const SYNONYMS: usize = 2;

const EQUIVALENT: Words = words("equivalent", "同じもの");

/// The answers as JSON.
pub fn json(evidence: &Evidence, keep_going: KeepGoing) -> String {
    let watch = &Watch::new(keep_going);
    let (answers, outcomes) = answers(evidence, watch);
    let answer = |answer: &Answer| {
        let predictions = answer.predictions.iter().map(|value| match value {
            None => Value::Null,
            Some(value) if outcomes => json!(outcome(*value)),
            Some(value) => json!(value),
        });
        json!({
            "formula": name(answer, evidence, false),
            "call": answer.code.text(&evidence.shape()),
            "fits": evidence.samples.len(),
            "free": answer.free(),
            "weak": !answer.is_sure(),
            "predictions": predictions.collect::<Value>(),
        })
    };
    let mut said = json!({ "answers": answers.iter().map(answer).collect::<Value>() });
    if watch.is_over() {
        said["stopped"] = json!(true);
    }
    format!("{said}\n")
}

const WEAK: Words = words(" (weak)", " (不確か)");

/// The name of the answer with its exceptions.
fn name(answer: &Answer, evidence: &Evidence, japanese: bool) -> String {
    let name = &answer.guesses[0].name;
    let shape = evidence.shape();
    let exceptions: Vec<String> =
        answer.exceptions.iter().map(|(position, _)| shape.pattern(position)).collect();
    let n = if shape == Shape::Number { "n = " } else { "" };
    if exceptions.is_empty() {
        return name.clone();
    }
    let others = exceptions.join(", ");
    said!(japanese, "{name}, all but {n}{others}", "{name} ({n}{others} を除く)")
}

/// The lines of the code, with a remark on the part that runs once.
fn pasted(answer: &Answer, evidence: &Evidence, japanese: bool) -> Vec<String> {
    let (once, each) = answer.code.parts(&evidence.shape());
    let remark = words("once, up to the largest n", "一度だけ、最大の n まで").get(japanese);
    let once = (!once.is_empty()).then(|| format!("{once}// {remark}"));
    let lines = once.iter().flat_map(|once| once.lines()).chain([&each[..]]);
    lines.map(str::to_owned).collect()
}

/// The fit of the answer to the data.
fn standing(answer: &Answer, evidence: &Evidence, japanese: bool) -> String {
    let count = evidence.samples.len();
    let values = match count {
        1 => "the value".to_owned(),
        2 => "both values".to_owned(),
        count => format!("all {count} values"),
    };
    let free = match answer.free() {
        0 => String::new(),
        1 => said!(japanese, ", with 1 free parameter", "、調整したパラメータは 1 個"),
        n => said!(japanese, ", with {n} free parameters", "、調整したパラメータは {n} 個"),
    };
    let weakness = weakness(answer, evidence).map_or(String::new(), |why| {
        let why = why.get(japanese);
        said!(japanese, " (weak: {why})", " (不確か: {why})")
    });
    said!(
        japanese,
        "matches {values}{free}{weakness}",
        "{count} 個の値すべてに一致{free}{weakness}"
    )
}

/// The reason why the answer is not sure.
fn weakness(answer: &Answer, evidence: &Evidence) -> Option<Words> {
    let is_much = answer.bits + 10.0 > answer.data;
    Some(if answer.is_sure() {
        return None;
    } else if answer.predicted && !answer.is_short() && !is_much {
        words(
            "a formula with so many parts may match by chance",
            "部品がこれだけ多いと偶然でも合う",
        )
    } else if is_much && are_few(evidence) {
        words("so few values may match by chance", "値がこれだけ少ないと偶然でも合う")
    } else if is_much {
        words("values that are so alike may match by chance", "似た値ばかりなので偶然でも合う")
    } else if !answer.supported {
        words(
            "the number that decides has too few different values here",
            "この式が見る量は、ここでは少しの値しかとらない",
        )
    } else if answer.contradicted {
        words(
            "an equally simple answer predicts another value for a `?`",
            "同じくらい単純な別の答えが `?` で食い違う",
        )
    } else {
        words(
            "four fifths of the values do not suffice to find it",
            "値の 5 分の 4 からは見つからなかった",
        )
    })
}

fn said(value: Option<u64>, outcomes: bool, japanese: bool) -> String {
    match value {
        None => words("not predicted", "この答えからは分からない").get(japanese).to_owned(),
        Some(value) if outcomes => outcome(value).to_owned(),
        Some(value) => value.to_string(),
    }
}

fn outcome(value: u64) -> &'static str {
    ["L", "W", "D"][value.min(2) as usize]
}
