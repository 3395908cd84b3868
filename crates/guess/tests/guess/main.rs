//! Tests of `guess`, which reads tables and names games and formulas that have the same values.

mod answers;
mod brute;
mod fresh;
mod learnt;
mod numbers;
mod own;
mod pasted;
mod problems;
#[allow(dead_code)]
#[path = "../../../../tests/support/random.rs"]
mod random;
mod reading;
mod reports;
mod tables;
mod wild;

use ::guess::{Answer, Evidence, Options, guess};
use tables::Table;

fn answers_to(evidence: &Evidence) -> Vec<Answer> {
    guess(evidence, &mut |_| true)
}

const OPTIONS: Options = Options { outcomes: None, losing: Vec::new() };

/// The evidence that the command reads from a text.
fn read(text: &str) -> Evidence {
    ::guess::read(text, &OPTIONS).ok().unwrap_or_else(|| panic!("{text}"))
}

fn report(evidence: &Evidence) -> String {
    ::guess::report(evidence, false, &mut |_| true).ok().expect("an answer")
}

/// Outcomes of positions, without questions.
fn outcomes(
    positions: impl IntoIterator<Item = Vec<u64>>,
    is_won: impl Fn(&[u64]) -> bool,
) -> Evidence {
    tables::outcomes("", [positions.into_iter().collect(), Vec::new()], is_won).evidence()
}

/// The verdict: no answer, a weak one, or a sure one with right or wrong predictions.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    Nothing,
    Weak,
    Named,
    Wrong,
}

/// Judges and prints the first answer to a table. Prints the second answer, too, if the first is
/// weak.
fn verdict(table: &Table, answers: &[Answer]) -> Verdict {
    let right = table.asked.iter().map(|(_, value)| Some(*value));
    let verdict = match answers.first() {
        None => Verdict::Nothing,
        Some(answer) if !answer.is_sure() => Verdict::Weak,
        Some(answer) if right.eq(answer.predictions.iter().copied()) => Verdict::Named,
        Some(_) => Verdict::Wrong,
    };
    let shown = answers.iter().take(if verdict == Verdict::Weak { 2 } else { 1 });
    let shown = shown.map(|Answer { bits, data, guesses, .. }| {
        format!("{} ({bits:.1} of {data:.1} bits)", guesses[0].name)
    });
    println!("{verdict:?}: {}: {}", table.name, shown.collect::<Vec<_>>().join("; "));
    verdict
}

fn is_named(table: &Table) -> bool {
    verdict(table, &answers_to(&table.evidence())) == Verdict::Named
}

/// Tables with their answers.
struct Set {
    name: &'static str,
    /// True if the tables have rules.
    is_lawful: bool,
    tables: Vec<(Table, Vec<Answer>)>,
}

fn sets() -> &'static [Set] {
    static SETS: std::sync::OnceLock<Vec<Set>> = std::sync::OnceLock::new();
    let with_answers = |table: Table| {
        let answers = answers_to(&table.evidence());
        (table, answers)
    };
    SETS.get_or_init(|| {
        let sets = [
            ("fifty", true, problems::tables()),
            ("first half", true, fresh::first_half()),
            ("second half", true, fresh::second_half()),
            ("learnt", true, learnt::tables()),
            ("lawless", false, fresh::lawless_tables()),
        ];
        let answered = |(name, is_lawful, all): (_, _, Vec<Table>)| {
            let tables = all.into_iter().map(with_answers).collect();
            Set { name, is_lawful, tables }
        };
        sets.into_iter().map(answered).collect()
    })
}

#[test]
fn no_sure_answer_is_wrong() {
    let mut misled = Vec::new();
    for Set { name, is_lawful, tables } in sets() {
        let mut named = 0;
        for (table, answers) in tables {
            let verdict = verdict(table, answers);
            // Without a rule, no sure answer is right.
            if verdict == Verdict::Wrong || verdict == Verdict::Named && !is_lawful {
                misled.push(table.name);
            }
            named += usize::from(verdict == Verdict::Named);
        }
        println!("{name}: {named} of {} named", tables.len());
    }
    assert!(misled.is_empty(), "{misled:#?}");
}
