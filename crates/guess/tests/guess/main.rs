//! `guess`: which games and formulas are named, and which are sure.

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

use ::guess::{Answer, Evidence, Options, Style, guess};
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
    ::guess::report(evidence, Style::default(), &mut |_| true).ok().expect("an answer")
}

/// Outcomes of positions, without questions.
fn outcomes(
    positions: impl IntoIterator<Item = Vec<u64>>,
    is_won: impl Fn(&[u64]) -> bool,
) -> Evidence {
    tables::outcomes("", [positions.into_iter().collect(), Vec::new()], is_won).evidence()
}

/// The result for a table: no answer, a weak one, or one with right or wrong predictions.
#[derive(Debug, PartialEq, Eq)]
enum Told {
    Nothing,
    Weak,
    Named,
    Wrong,
}

/// Prints the answer to a table and its bits; if it is weak, the second one too.
fn told(table: &Table, answers: &[Answer]) -> Told {
    let right = table.asked.iter().map(|(_, value)| Some(*value));
    let told = match answers.first() {
        None => Told::Nothing,
        Some(answer) if !answer.is_sure() => Told::Weak,
        Some(answer) if right.eq(answer.predictions.iter().copied()) => Told::Named,
        Some(_) => Told::Wrong,
    };
    let shown = answers.iter().take(if told == Told::Weak { 2 } else { 1 });
    let shown = shown.map(|Answer { bits, data, guesses, .. }| {
        format!("{} ({bits:.1} of {data:.1} bits)", guesses[0].name)
    });
    println!("{told:?}: {}: {}", table.name, shown.collect::<Vec<_>>().join("; "));
    told
}

/// The tables in sets of which so many may be missed, with the answers to each.
type Set = (&'static str, usize, Vec<(Table, Vec<Answer>)>);

fn sets() -> &'static [Set] {
    static SETS: std::sync::OnceLock<Vec<Set>> = std::sync::OnceLock::new();
    let with_answers = |table: Table| {
        let answers = answers_to(&table.evidence());
        (table, answers)
    };
    SETS.get_or_init(|| {
        let sets: [(&str, usize, Vec<Table>); 4] = [
            ("fifty", 5, problems::tables()),
            ("first half", 1, fresh::first_half()),
            ("second half", 1, fresh::second_half()),
            ("learnt", 0, learnt::tables()),
        ];
        let sets = sets.into_iter();
        sets.map(|(set, missed, all)| (set, missed, all.into_iter().map(with_answers).collect()))
            .collect()
    })
}

#[test]
fn tables_are_named() {
    let mut complaints = Vec::new();
    for (set, missed, tables) in sets() {
        let (mut named, mut lawful) = (0, 0);
        for (table, answers) in tables {
            let told = told(table, answers);
            let is_lawless = table.name.contains("lawless");
            if told == Told::Wrong || is_lawless && told == Told::Named {
                complaints.push(format!("{} is misled", table.name));
            }
            lawful += usize::from(!is_lawless);
            named += usize::from(!is_lawless && told == Told::Named);
        }
        println!("{set}: {named} of {lawful} named");
        if named + missed < lawful {
            complaints.push(format!("{set}: {named} of {lawful}"));
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}
