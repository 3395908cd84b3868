//! Reads the parameters of a game and the starting heaps from a statement. If the statement does not give
//! them in a known form, the page shows the usual example.

use games::entry::{Game, Shape, rule::Kind};

/// `set=1,3,4` and heaps, as far as the statement gives them.
pub fn of(statement: &str, game: &Game) -> Vec<String> {
    let said = Said::new(statement);
    let argument = |name: &str, kind: Kind| match (kind, name) {
        (Kind::Set(_), _) => said.set().map(joined),
        (Kind::Number(_), "min") => said.range().map(|(min, _)| min.to_string()),
        (Kind::Number(_), "max") => said.most().map(|max| max.to_string()),
        (Kind::Number(_), "k") => said.most_heaps().map(|k| k.to_string()),
        _ => None,
    };
    let arguments = game.parameters.iter();
    let arguments =
        arguments.filter_map(|it| Some(format!("{}={}", it.name, argument(it.name, it.kind)?)));
    let is_list = matches!(game.shape, Shape::Sum("heaps") | Shape::Row("heaps"));
    arguments.chain(said.heaps().filter(|_| is_list).map(joined)).collect()
}

fn joined(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

/// Numbers that belong together, and the words before and behind them.
struct List {
    numbers: Vec<u64>,
    before: String,
    behind: String,
}

/// The lists of a statement; a single number is one too.
struct Said(Vec<List>);

/// What stands between the numbers of a list.
const SEPARATORS: [&str; 7] = [",", "or", "and", "、", "か", "または", "個、"];

impl Said {
    fn new(statement: &str) -> Self {
        let mut lists: Vec<List> = Vec::new();
        let mut words = String::new();
        let mut is_open = false;
        for word in words_of(&statement.to_lowercase()) {
            match word.parse::<u64>() {
                Ok(number) if is_open && lists.last().is_some_and(|list| joins(&list.behind)) => {
                    let list = lists.last_mut().expect("it is open");
                    list.numbers.push(number);
                    list.behind.clear();
                }
                Ok(number) => {
                    let before = std::mem::take(&mut words);
                    lists.push(List { numbers: vec![number], before, behind: String::new() });
                    is_open = true;
                }
                Err(_) => {
                    words = format!("{words} {word}");
                    if let Some(list) = lists.last_mut() {
                        list.behind = format!("{} {word}", list.behind);
                    }
                }
            }
            if lists.last().is_some_and(|list| list.behind.is_empty()) {
                words.clear();
            }
        }
        Said(lists)
    }

    /// `1, 3 or 4`
    fn set(&self) -> Option<&[u64]> {
        let is_set = |list: &&List| list.numbers.len() > 1 && !list.is_heaps();
        let is_range = |list: &List| list.before.ends_with(" between");
        self.0.iter().find(is_set).filter(|it| !is_range(it)).map(|it| it.numbers.as_slice())
    }

    /// `between 2 and 5`, `from 2 to 5`, `2 個以上 5 個以下`
    fn range(&self) -> Option<(u64, u64)> {
        let between = self.0.iter().find_map(|list| match list.numbers.as_slice() {
            &[min, max] if list.before.ends_with(" between") => Some((min, max)),
            _ => None,
        });
        let pairs = self.0.windows(2).find_map(|pair| {
            let between = pair[0].behind.trim();
            let is_range = ["to", "個以上", "以上", "から", "個から"].contains(&between);
            is_range.then_some((pair[0].numbers[0], pair[1].numbers[0]))
        });
        between.or(pairs).filter(|(min, max)| min <= max)
    }

    /// `at most 3`, `1, 2 or 3`, `3 個まで`
    fn most(&self) -> Option<u64> {
        let all = |list: &[u64]| list.iter().copied().eq(1..=list.len() as u64);
        let list = self.set().filter(|list| all(list)).and_then(|list| list.last().copied());
        let most = self.0.iter().find(|list| list.is_most() && !list.are_of_heaps());
        most.map(|list| list.numbers[0]).or(self.range().map(|(_, max)| max)).or(list)
    }

    /// `up to 2 heaps`
    fn most_heaps(&self) -> Option<u64> {
        let most = self.0.iter().find(|list| list.is_most() && list.are_of_heaps());
        most.map(|list| list.numbers[0])
    }

    /// `heaps of 3, 5 and 7`
    fn heaps(&self) -> Option<&[u64]> {
        self.0.iter().find(|list| list.is_heaps()).map(|list| list.numbers.as_slice())
    }
}

impl List {
    fn is_heaps(&self) -> bool {
        let before = self.before.trim_end_matches(" :").trim_end_matches(" of");
        ["heap", "heaps", "pile", "piles", "山", "の山"]
            .iter()
            .any(|word| before.ends_with(&format!(" {word}")))
    }

    fn is_most(&self) -> bool {
        let before = ["at most", "up to", "no more than"];
        let behind = ["個まで", "個以下", "まで", "以下", "つまで", "山まで"];
        before.iter().any(|words| self.before.ends_with(&format!(" {words}")))
            || behind.iter().any(|words| self.behind.trim().starts_with(words))
    }

    /// Does it count heaps?
    fn are_of_heaps(&self) -> bool {
        let behind = self.behind.trim();
        ["heaps", "piles", "山", "個の山"].iter().any(|word| behind.starts_with(word))
    }
}

fn joins(words: &str) -> bool {
    words.split_whitespace().all(|word| SEPARATORS.contains(&word))
}

/// Numbers, words of Latin letters, runs of other letters, and single marks.
fn words_of(text: &str) -> Vec<&str> {
    let kind = |c: char| match c {
        c if c.is_ascii_digit() => 1,
        c if c.is_ascii_alphabetic() => 2,
        c if c.is_whitespace() => 0,
        c if c.is_alphanumeric() => 3,
        _ => 4,
    };
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next().map(kind) {
        let end = rest.find(|c| kind(c) != first).unwrap_or(rest.len());
        let end = if first == 4 { rest.chars().next().map_or(1, char::len_utf8) } else { end };
        let (word, further) = rest.split_at(end);
        if first != 0 {
            words.push(word);
        }
        rest = further;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::of;
    use games::games;

    #[test]
    fn numbers_of_statements() {
        for (statement, game, words) in [
            ("take 1, 3 or 4 stones from a heap", "subtraction_game", vec!["set=1,3,4"]),
            ("一つの山から 1、3、4 個の石を取る", "subtraction_game", vec!["set=1,3,4"]),
            ("take 1, 2 or 3 stones", "bounded_nim", vec!["max=3"]),
            (
                "take at most 5 stones from heaps of 3, 5 and 9",
                "bounded_nim",
                vec!["max=5", "3,5,9"],
            ),
            ("山から 4 個以下の石を取る", "bounded_nim", vec!["max=4"]),
            ("remove between 2 and 5 stones", "range_nim", vec!["min=2", "max=5"]),
            ("2 個以上 5 個以下の石を取る", "range_nim", vec!["min=2", "max=5"]),
            ("take any stones from up to 3 heaps", "moore_nim", vec!["k=3"]),
            ("piles: 10 20 30; the last stone wins", "nim", vec!["10,20,30"]),
            ("the last stone wins", "nim", vec![]),
            ("A. 2023 was odd", "bounded_nim", vec![]),
        ] {
            let game = games().into_iter().find(|it| it.name() == game).expect(game);
            assert_eq!(of(statement, &game), words, "{statement}");
        }
    }
}
