//! A user's question: a game with its parameters, and a position.

use crate::parameters::{self, Parameter, Rule};
use crate::refusal::answer;
use bundler::diagnostic::{Problem, Result};
use bundler::modules;
use games::entry::{Ask, Bound, Game, Parts, Shape, Writing, largest};
use games::games;

/// A game, its parameters and the numbers of a position.
pub struct Question {
    pub game: &'static Game,
    pub rule: Rule,
    pub numbers: Vec<u64>,
}

impl Question {
    /// Asks the game about a position; a panic of its module becomes an error.
    pub fn ask<T>(&self, position: &[u64], ask: impl FnOnce(&Bound) -> T) -> Result<T> {
        answer(|| self.game.ask(&self.rule, largest(position), ask))
    }
}

/// Reads `moore_nim k=3 22 11 42`.
pub fn read(words: &[String]) -> Result<Question> {
    let (assigned, rest): (Vec<&str>, Vec<&str>) =
        words.iter().map(String::as_str).partition(|word| word.contains('='));
    let (name, numbers) = rest.split_first().ok_or_else(|| {
        Problem::new("no game given")
            .help("the name of the game comes first, as in `nim 3 5 7`; `./bundle.sh list` shows them all")
    })?;
    let assigned: Vec<(&str, &str)> =
        assigned.into_iter().filter_map(|word| word.split_once('=')).collect();
    let items: Vec<&str> = numbers.iter().flat_map(|word| items(word)).collect();
    let (game, numbers) = find(name, &assigned, &items)?;
    let rule = arguments(game, &assigned)?;
    let numbers = numbers.map_err(|wrong| unreadable(game, &items, wrong))?;
    Ok(Question { numbers, game, rule })
}

/// The items of a position, between any separators.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    let between = |c: char| c.is_whitespace() || ",[]()".contains(c);
    text.split(between).filter(|item| !item.is_empty())
}

/// The reason why a game cannot read a position with this wrong item.
fn unreadable(game: &Game, items: &[&str], wrong: usize) -> Problem {
    let item = items.get(wrong).copied().unwrap_or_default();
    let is_strip = matches!(game.shape, Shape::Written(Writing::Strip(_)));
    if let Some(problem) =
        items.iter().find_map(|item| parameters::too_large(item)).filter(|_| !is_strip)
    {
        return problem;
    }
    match game.shape {
        Shape::Written(Writing::Strip(letters)) => {
            let known: Vec<String> = letters.chars().map(|c| format!("`{c}`")).collect();
            let wrong = item.chars().find(|&c| !letters.contains(c)).unwrap_or_default();
            Problem::new(format!("`{wrong}` in `{item}` is not a cell")).help(format!(
                "a cell is {}: {}",
                known.join(" or "),
                usage(game)
            ))
        }
        Shape::Written(Writing::Graph) => {
            Problem::new(format!("`{item}` is neither an edge such as `0-1` nor a vertex"))
                .help(usage(game))
        }
        Shape::Written(Writing::Played) => {
            Problem::new(format!("`{item}` is not a heap with the amounts taken from it"))
                .help(format!("an amount is at most 63: {}", usage(game)))
        }
        // Only all items together are a position.
        Shape::Written(_) => {
            let position = items.join(" ");
            Problem::new(format!("`{position}` is not a position")).help(usage(game))
        }
        Shape::Sum(Parts::Heaps) | Shape::Row(Parts::Heaps) => {
            Problem::new(format!("`{item}` is not a number of stones"))
        }
        _ => Problem::new(format!("`{item}` is not a whole number")).help(usage(game)),
    }
}

/// The numbers of a position, or the index of its first wrong item.
type Numbers = std::result::Result<Vec<u64>, usize>;

/// The game with this name, and what it reads. If no variant is given, this is the first one that
/// can read the position.
fn find(name: &str, assigned: &[(&str, &str)], items: &[&str]) -> Result<(&'static Game, Numbers)> {
    let variant = once("variant", assigned)?;
    let games = games().filter(|game| game.module == name);
    let games: Vec<(&Game, Numbers)> = games.map(|game| (game, game.read(items))).collect();
    if games.is_empty() {
        let is_position = name.starts_with(|c: char| c.is_ascii_digit() || ".+-".contains(c));
        return Err(if library::find(name).is_some() {
            Problem::new(format!("`{name}` has no positions to type"))
                .help(format!("`./bundle.sh {name}_main` prints a program that uses it"))
        } else if is_position {
            Problem::new(format!("no game given before `{name}`"))
                .help("the name of the game comes first, as in `nim 3 5 7`; `./bundle.sh list` shows them all")
        } else {
            modules::unknown(name)
        });
    }
    let names: Vec<String> = games.iter().map(|(game, _)| format!("`{}`", game.name())).collect();
    let reader = games.iter().find(|(_, numbers)| numbers.is_ok()).or_else(|| {
        // An item that is not a number is meant for a game whose positions are not lists of
        // numbers.
        let is_number = |item: &&str| item.bytes().all(|byte| byte.is_ascii_digit());
        let is_meant = |(game, _): &&(&Game, Numbers)| {
            let takes = |key: &str| game.parameters.iter().any(|parameter| parameter.name == key);
            matches!(game.shape, Shape::Written(_)) && assigned.iter().all(|(key, _)| takes(key))
        };
        games.iter().find(is_meant).filter(|_| !items.iter().all(is_number))
    });
    let variant = variant.or(reader.map(|(game, _)| game.variant)).unwrap_or_default();
    games.into_iter().find(|(game, _)| game.variant == variant).ok_or_else(|| {
        let problem = Problem::new(format!("`{name}` has no variant `{variant}`"));
        if names.len() == 1 {
            return problem.help(format!("it has no variants: leave out `variant={variant}`"));
        }
        problem.help(format!("its variants are {}", names.join(", ")))
    })
}

/// The value that is assigned to a name; an error if it is given twice.
fn once<'a>(name: &str, assigned: &[(&str, &'a str)]) -> Result<Option<&'a str>> {
    let mut values = assigned.iter().filter(|(key, _)| *key == name).map(|(_, value)| *value);
    let value = values.next();
    if values.next().is_some() {
        return Err(Problem::new(format!("`{name}` is given twice")));
    }
    Ok(value)
}

fn arguments(game: &Game, assigned: &[(&str, &str)]) -> Result<Rule> {
    let known = |key: &str| game.parameters.iter().any(|parameter| parameter.name == key);
    if let Some((key, _)) = assigned.iter().find(|(key, _)| *key != "variant" && !known(key)) {
        let title = format!("`{}` has no parameter `{key}`", game.name());
        return Err(Problem::new(title).help(usage(game)));
    }
    let argument = |parameter: &Parameter| {
        let text = once(parameter.name, assigned)?.ok_or_else(|| {
            let title = format!("`{}` needs `{}`", game.name(), parameter.name);
            Problem::new(title).help(usage(game))
        })?;
        Ok((parameter.name, parameters::read(parameter, text)?))
    };
    game.parameters.iter().map(argument).collect::<Result<_>>().map(Rule)
}

/// The error for `--misere` with a game that is misère already or has no function for misère play.
pub fn no_misere(game: &Game) -> Problem {
    let name = game.name();
    let problem = if game.is_misere {
        Problem::new(format!("`{name}` is a misère game by itself"))
    } else {
        Problem::new(format!("`{name}` has no function for misère play"))
    };
    problem.help("leave out `--misere`")
}

/// The usage line of a game, such as `moore_nim k=NUMBER HEAPS`.
pub fn usage(game: &Game) -> String {
    let parameter =
        |parameter: &Parameter| format!(" {}={}", parameter.name, parameters::example(parameter));
    let parameters: String = game.parameters.iter().map(parameter).collect();
    format!("{}{parameters} {}", game.name(), numbers(game))
}

/// A usage line with these parameters.
pub fn usage_with(game: &Game, rule: &Rule) -> String {
    format!("{}{} {}", game.name(), rule.words(), numbers(game))
}

fn numbers(game: &Game) -> String {
    match game.shape {
        Shape::Sum(parts) | Shape::Row(parts) => parts.name().to_uppercase(),
        Shape::Pairs(parts) => format!("{} as A B", parts.name().to_uppercase()),
        Shape::Exactly(names) => names.join(" ").to_uppercase(),
        Shape::Limited => "HEAP [LIMIT]".to_owned(),
        Shape::Written(writing) => writing.usage(),
    }
}

/// The command that shows a game: `explain` with a position or, if it has only values, `table`.
pub fn command(game: &Game) -> String {
    let usage = usage(game);
    if game.has(Ask::Wins) {
        return format!("explain {usage}");
    }
    format!("table {}", usage.strip_suffix(&numbers(game)).unwrap_or(&usage).trim_end())
}
