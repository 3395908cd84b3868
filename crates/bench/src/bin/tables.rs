//! Tabulates games by long runs and writes `docs/tables/`: `cargo run --release -p bench --bin tables`,
//! followed by names of tables to select some. A test repeats some rows of each table.

use nim_snippets::octal_game::OctalGame;
use nim_snippets::outcome_search::OutcomeSearch;
use nim_snippets::subtraction_game::{self, SubtractionGame};
use nim_snippets::{chomp, periodicity};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs};

/// A table: one line for each game, except for those about which it has nothing to tell.
struct Table {
    name: &'static str,
    head: &'static str,
    games: fn() -> Vec<String>,
    /// The row of a game, after its name.
    row: fn(&str) -> Option<String>,
}

const TABLES: &[Table] = &[
    Table {
        name: "subtraction",
        head: "set\tstart\tlength\toutcome_start\toutcome_length\tbroken",
        games: subtraction_sets,
        row: subtraction_row,
    },
    Table { name: "chomp", head: "board\twinning_bites", games: boards, row: chomp_row },
    Table {
        name: "misere_octal",
        head: "code\tmisere_losing_heaps\tlosing_in_both\tfirst_not_as_if_tame",
        games: || octal_codes(2),
        row: misere_row,
    },
    Table {
        name: "hexadecimal",
        head: "code\tstart\tlength\tsaltus\tproof\tlargest\tlosing_heaps\tlast\tbroken",
        games: hexadecimal_codes,
        row: |code| Some(code_row(code, 512)),
    },
    Table {
        name: "octal",
        head: "code\tstart\tlength\tsaltus\tproof\tlargest\tlosing_heaps\tlast\tbroken",
        games: || octal_codes(3),
        row: |code| Some(code_row(code, 100_000)),
    },
];

fn main() {
    let names: Vec<String> = env::args().skip(1).collect();
    for name in &names {
        assert!(TABLES.iter().any(|table| table.name == name), "no table has the name `{name}`");
    }
    for table in TABLES.iter().filter(|t| names.is_empty() || names.iter().any(|n| n == t.name)) {
        let start = Instant::now();
        let games = (table.games)();
        let lines = games.iter().filter_map(|game| table.line(game)).map(|line| line + "\n");
        let text = format!("{}\n{}", table.head, lines.collect::<String>());
        fs::write(table.path(), text).expect("docs/tables can be written");
        println!("{}: {} games, {:.0?}", table.name, games.len(), start.elapsed());
    }
}

impl Table {
    fn path(&self) -> PathBuf {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/tables");
        folder.join(self.name).with_extension("tsv")
    }

    fn line(&self, game: &str) -> Option<String> {
        (self.row)(game).map(|row| format!("{game}\t{row}"))
    }
}

/// A list in a column; `-` if it is empty.
fn list<T: ToString>(numbers: impl IntoIterator<Item = T>) -> String {
    let numbers: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    if numbers.is_empty() { "-".to_owned() } else { numbers.join(",") }
}

/// `0.0` to `0.77` with two digits, and so on.
fn octal_codes(digits: usize) -> Vec<String> {
    (0..1 << (3 * digits)).map(|code| format!("0.{code:0digits$o}")).collect()
}

/// Two hexadecimal digits, of which one allows leaving three heaps.
fn hexadecimal_codes() -> Vec<String> {
    let codes = (0..256).filter(|code| code & 0x88 != 0);
    codes.map(|code| format!("0.{code:02X}")).collect()
}

/// Period, bound of its proof, largest value, number of losing heaps from 1 and the last one of them
/// up to `limit`, and the last heap that broke a repetition of saltus 0 or more which more than half
/// of the smaller heaps showed.
fn code_row(code: &str, limit: u64) -> String {
    let game = OctalGame::new(limit, code);
    let values: Vec<u64> = (0..=limit).map(|heap| game.grundy(&[heap])).collect();
    let digits = code.len() as u64 - 2;
    let leaves_three = code.chars().any(|digit| digit.to_digit(16).is_some_and(|d| d >= 8));
    let parts = if leaves_three { 3 } else { 2 };
    let period = match (game.period(), periodicity::find(&values)) {
        (Some(period), _) => {
            let proof = parts * (period.start + period.length) + digits;
            format!("{}\t{}\t0\t{proof}", period.start, period.length)
        }
        (None, Some(seen)) => format!("{}\t{}\t{}\t-", seen.start, seen.length, seen.saltus),
        (None, None) => "-\t-\t-\t-".to_owned(),
    };
    let largest = values.iter().max().expect("heap 0");
    let losing = (1..=limit).filter(|&heap| values[heap as usize] == 0);
    let last = losing.clone().next_back().unwrap_or(0);
    let broken = last_broken(&values[..values.len().min(10_001)]);
    format!("{period}\t{largest}\t{}\t{last}\t{broken}", losing.count())
}

/// The last heap that differs from what `periodicity::find` says of the smaller ones; 0 for none.
fn last_broken(values: &[u64]) -> usize {
    let differences: Vec<u64> = values.windows(2).map(|v| v[1].wrapping_sub(v[0])).collect();
    let mut broken = Vec::new();
    for length in 1..=values.len() / 2 {
        // The equation for this length holds from `start` on.
        let mut start = 0;
        for n in 0..differences.len() - length {
            if differences[n] != differences[n + length] {
                let heap = n + length + 1;
                if 2 * (n + 1 - start) >= heap && values[n + length] >= values[n] {
                    broken.push(heap);
                }
                start = n + 1;
            }
        }
    }
    broken.sort_unstable();
    let is_broken = |&heap: &usize| {
        periodicity::find(&values[..heap])
            .is_some_and(|seen| seen.value(values, heap as u64) != u128::from(values[heap]))
    };
    broken.into_iter().rev().find(is_broken).unwrap_or(0)
}

/// All sets within 1 to 14, and three numbers up to 20.
fn subtraction_sets() -> Vec<String> {
    let numbers = |mask: u32| (1..=20).filter(move |number| mask >> number & 1 == 1);
    let is_asked = |&mask: &u32| mask < 1 << 15 || mask.count_ones() == 3;
    (2..1 << 21).step_by(2).filter(is_asked).map(|mask| list(numbers(mask))).collect()
}

/// The periods of the values and of win and loss, unless both are the same and start at 0; and what
/// `last_broken` finds up to heap 1000.
fn subtraction_row(set: &str) -> Option<String> {
    let set: Vec<u64> = set.split(',').map(|number| number.parse().expect("a number")).collect();
    let values = SubtractionGame::new(u64::MAX, &set).period().expect("a period");
    let outcomes = outcome_period(&set, values.start + values.length);
    let row = [values.start, values.length, outcomes.0 as u64, outcomes.1 as u64];
    let is_plain = row[0] == 0 && row[..2] == row[2..];
    let broken = || last_broken(&subtraction_game::grundy_values(1000, &set)) as u64;
    (!is_plain).then(|| {
        row.into_iter().chain([broken()]).map(|n| n.to_string()).collect::<Vec<_>>().join("\t")
    })
}

/// Start and length of the period of win and loss. The last `max(set)` outcomes decide all later ones, so the
/// first time that they come back proves it.
fn outcome_period(set: &[u64], values_repeat: u64) -> (usize, usize) {
    let max = *set.iter().max().expect("a number") as usize;
    let outcomes = subtraction_game::outcomes(values_repeat as usize + 2 * max, set);
    // There are no heaps below 0: none of them loses.
    let before = vec![true; max];
    let outcomes = [before, outcomes].concat();
    let mut seen = HashMap::new();
    for (heap, window) in outcomes.windows(max).enumerate() {
        if let Some(first) = seen.insert(window, heap) {
            return (first.saturating_sub(max), heap - first);
        }
    }
    unreachable!("outcomes repeat at the latest where the values do")
}

/// The rectangles with at least three rows that have up to 5·10^6 bars within.
fn boards() -> Vec<String> {
    let bars = |rows: u64, columns| (1..=rows).fold(1, |bars, i| bars * (columns + i) / i);
    let boards = (3..).take_while(|&rows| bars(rows, rows) <= 5_000_000).flat_map(|rows| {
        (rows..).take_while(move |&n| bars(rows, n) <= 5_000_000).map(move |n| (rows, n))
    });
    boards.map(|(rows, columns)| format!("{rows}x{columns}")).collect()
}

/// The winning first bites, if there are several.
fn chomp_row(board: &str) -> Option<String> {
    let (rows, columns) = board.split_once('x').expect("rows and columns");
    let rows = vec![columns.parse().expect("columns"); rows.parse().expect("rows")];
    let bites: Vec<String> = chomp::winning_moves(&rows).map(|(r, c)| format!("{r}:{c}")).collect();
    (bites.len() > 1).then(|| list(bites))
}

const MISERE_HEAPS: u64 = 30;

/// The heaps from 1 to 30 that lose in misère play; of these, those that lose in normal play, too;
/// and the first heap of which the rule of misère Nim (value 1 loses) is wrong.
fn misere_row(code: &str) -> Option<String> {
    let digits: Vec<u32> = code[2..].chars().map(|d| d.to_digit(8).expect("octal")).collect();
    let mut search = OutcomeSearch::with_splits(|&heap: &u64| {
        let mut options = Vec::new();
        for (&digit, rest) in digits.iter().zip((0..heap).rev()) {
            if rest == 0 && digit & 1 != 0 {
                options.push(vec![]);
            }
            if rest > 0 && digit & 2 != 0 {
                options.push(vec![rest]);
            }
            if digit & 4 != 0 {
                options.extend((1..=rest / 2).map(|part| vec![part, rest - part]));
            }
        }
        options
    });
    let game = OctalGame::new(MISERE_HEAPS, code);
    let heaps = 1..=MISERE_HEAPS;
    let losing: Vec<u64> = heaps.clone().filter(|&heap| !search.misere_wins(&[heap])).collect();
    let in_both = losing.iter().filter(|&&heap| !game.wins(&[heap]));
    let untamed = heaps.clone().find(|heap| losing.contains(heap) != (game.grundy(&[*heap]) == 1));
    Some(format!("{}\t{}\t{}", list(&losing), list(in_both), untamed.unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Table {
        fn named(name: &str) -> &'static Table {
            TABLES.iter().find(|table| table.name == name).expect("a table")
        }

        /// The rows of the file, after their names.
        fn rows(&self) -> HashMap<String, Vec<String>> {
            let text = fs::read_to_string(self.path()).expect("the file");
            let mut lines = text.lines();
            assert_eq!(lines.next(), Some(self.head), "{}", self.name);
            let rows = lines.map(|line| {
                let mut columns = line.split('\t').map(str::to_owned);
                (columns.next().expect("a name"), columns.collect())
            });
            rows.collect()
        }
    }

    fn number(column: &str) -> usize {
        column.parse().unwrap_or_else(|_| panic!("`{column}` is not a number"))
    }

    fn numbers(column: &str) -> Vec<usize> {
        if column == "-" { Vec::new() } else { column.split(',').map(number).collect() }
    }

    #[test]
    fn some_rows_are_made_again() {
        for table in TABLES {
            let rows = table.rows();
            let games = (table.games)();
            assert!(rows.keys().all(|game| games.contains(game)), "{}", table.name);
            let is_quick = |game: &str| match table.name {
                "chomp" => game.split('x').map(number).sum::<usize>() <= 20,
                "subtraction" | "misere_octal" => true,
                _ => rows[game][3] != "-" && number(&rows[game][3]) <= 1000,
            };
            for game in games.iter().step_by(37).filter(|game| is_quick(game)) {
                let row = rows.get(game).map(|row| format!("{game}\t{}", row.join("\t")));
                assert_eq!(table.line(game), row, "{}", table.name);
            }
        }
    }

    /// The values by the definition.
    fn plain_values(code: &str, last: usize) -> Vec<usize> {
        let mut values: Vec<usize> = Vec::new();
        for heap in 0..=last {
            let options: Vec<usize> =
                parts_after(code, heap).iter().map(|parts| xor(parts, &values)).collect();
            values.push((0..).find(|value| !options.contains(value)).expect("a mex"));
        }
        values
    }

    fn xor(parts: &[usize], values: &[usize]) -> usize {
        parts.iter().fold(0, |xor, &part| xor ^ values[part])
    }

    /// The parts that an octal code allows to leave.
    fn parts_after(code: &str, heap: usize) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        for (i, digit) in code[2..].chars().enumerate().filter(|&(i, _)| i < heap) {
            let (rest, digit) = (heap - i - 1, digit.to_digit(8).expect("octal"));
            if digit & 1 != 0 && rest == 0 {
                options.push(vec![]);
            }
            if digit & 2 != 0 && rest > 0 {
                options.push(vec![rest]);
            }
            if digit & 4 != 0 {
                options.extend((1..rest).map(|part| vec![part, rest - part]));
            }
        }
        options
    }

    fn repeats(values: &[impl PartialEq], start: usize, length: usize) -> bool {
        (start..values.len() - length).all(|n| values[n] == values[n + length])
    }

    /// Is this the least period and pre-period of the values?
    fn is_least(values: &[impl PartialEq], least: usize, start: usize, length: usize) -> bool {
        repeats(values, start, length)
            && (start == least || !repeats(values, start - 1, length))
            && !(1..length).any(|shorter| repeats(values, start, shorter))
    }

    #[test]
    fn octal_periods_are_those_of_plain_tables() {
        let rows = Table::named("octal").rows();
        let short = rows.iter().filter(|(_, row)| row[3] != "-" && number(&row[3]) <= 200);
        let mut tried = 0;
        for (code, row) in short {
            let [start, length, proof] = [0, 1, 3].map(|column| number(&row[column]));
            let values = plain_values(code, proof + 100);
            assert!(is_least(&values, 1, start, length), "{code}");
            assert_eq!(values.iter().max(), Some(&number(&row[4])), "{code}");
            tried += 1;
        }
        assert!(tried > 200, "{tried}");
    }

    #[test]
    fn subtraction_periods_are_those_of_plain_tables() {
        let rows = Table::named("subtraction").rows();
        for (set, row) in rows.iter().filter(|(set, _)| set.len() <= 7) {
            let set = numbers(set);
            let mut values: Vec<usize> = Vec::new();
            for heap in 0..1000 {
                let options: Vec<usize> =
                    set.iter().filter(|&&s| s <= heap).map(|s| values[heap - s]).collect();
                values.push((0..).find(|value| !options.contains(value)).expect("a mex"));
            }
            let outcomes: Vec<bool> = values.iter().map(|&value| value > 0).collect();
            let row: Vec<usize> = row.iter().map(|column| number(column)).collect();
            assert!(is_least(&values, 0, row[0], row[1]), "{set:?}");
            assert!(is_least(&outcomes, 0, row[2], row[3]), "{set:?}");
        }
    }

    #[test]
    fn misere_outcomes_are_those_of_brute_force() {
        fn wins(heaps: &[usize], code: &str, known: &mut HashMap<Vec<usize>, bool>) -> bool {
            if let Some(&wins) = known.get(heaps) {
                return wins;
            }
            let mut options = Vec::new();
            for i in 0..heaps.len() {
                for parts in parts_after(code, heaps[i]) {
                    let mut after = [&heaps[..i], &heaps[i + 1..], &parts].concat();
                    after.sort_unstable();
                    options.push(after);
                }
            }
            let wins = options.is_empty() || options.iter().any(|after| !wins(after, code, known));
            known.insert(heaps.to_vec(), wins);
            wins
        }
        for (code, row) in &Table::named("misere_octal").rows() {
            let mut known = HashMap::new();
            let losing: Vec<usize> = (1..=14).filter(|&n| !wins(&[n], code, &mut known)).collect();
            let listed: Vec<usize> = numbers(&row[0]).into_iter().filter(|&n| n <= 14).collect();
            assert_eq!(losing, listed, "{code}");
        }
    }

    /// The numbers in the text of docs/tables.md.
    #[test]
    fn pages_have_the_numbers_of_the_files() {
        let octal = Table::named("octal").rows();
        let proofs: Vec<usize> =
            octal.values().filter(|row| row[3] != "-").map(|row| number(&row[3])).collect();
        let proven_by = |limit: usize| proofs.iter().filter(|&&proof| proof <= limit).count();
        let mut facts: Vec<String> = [(100, "100"), (500, "500"), (1000, "1,000"), (4000, "4,000")]
            .into_iter()
            .chain([(10_000, "10,000"), (100_000, "100,000")])
            .map(|(limit, text)| format!("| {text} | {} |", proven_by(limit)))
            .collect();
        let without_losing = octal.values().filter(|row| row[5] == "0").count();
        let broken = octal.values().map(|row| number(&row[7])).max().expect("rows");
        facts.extend([512 - proofs.len(), without_losing, broken].map(|n| n.to_string()));

        let hexadecimal = Table::named("hexadecimal").rows();
        let seen = |row: &[String], is_proven: bool| row[0] != "-" && (row[3] != "-") == is_proven;
        let seen_in = |proven| hexadecimal.values().filter(|row| seen(row, proven)).count();
        let without = hexadecimal.values().filter(|row| row[0] == "-").count();
        let broken = hexadecimal.values().map(|row| number(&row[7])).max().expect("rows");
        facts.extend([seen_in(true), seen_in(false), without, broken].map(|n| n.to_string()));

        let subtraction = Table::named("subtraction").rows();
        let all_numbers = |set: &str| numbers(set).into_iter().max() <= Some(14);
        let small: Vec<&Vec<String>> =
            subtraction.iter().filter(|(set, _)| all_numbers(set)).map(|(_, row)| row).collect();
        let count = |is: fn(&&&Vec<String>) -> bool| small.iter().filter(is).count();
        let late = count(|row| row[0] != "0");
        facts.push(format!("{},{:03}", late / 1000, late % 1000));
        facts.push(count(|row| row[1] != row[3]).to_string());
        let other_start = count(|row| row[1] == row[3] && row[0] != row[2]);
        facts.push(format!("{},{:03}", other_start / 1000, other_start % 1000));
        let longest = |column: usize| small.iter().map(|row| number(&row[column])).max();
        facts.extend([0, 1].map(|column| longest(column).expect("rows").to_string()));

        let misere = Table::named("misere_octal").rows();
        facts.push(misere.values().filter(|row| row[2] != "0").count().to_string());
        facts.push(misere.values().filter(|row| row[1] != "-").count().to_string());
        for (board, row) in &Table::named("chomp").rows() {
            let bites = row[0].split(',').map(|bite| format!("({})", bite.replace(':', ", ")));
            let bites: Vec<String> = bites.collect();
            facts.push(format!("| {} | {} |", board.replace('x', " × "), bites.join(", ")));
        }
        for code in ["0.007", "0.06", "0.14", "0.36", "0.6", "0.64", "0.74", "0.76"] {
            let row = &octal[&format!("{code:0<5}")];
            assert_eq!(row[3], "-", "{code}");
            facts.push(format!("| {code} | {} | {} | {} |", row[4], row[5], row[6]));
        }
        for page in ["docs/tables.md", "docs/tables.ja.md"] {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(page);
            let text = fs::read_to_string(path).expect("the page");
            for fact in &facts {
                assert!(text.contains(fact), "{page}: {fact}");
            }
        }
    }
}
