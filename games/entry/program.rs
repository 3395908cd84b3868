//! Derives a whole program for a game from its description.

use super::calls::{filled, has_place};
use super::rule::{Argument, Kind, join};
use super::{Game, Shape, largest};

impl Game {
    /// A program that reads the parameters and a position, and prints who wins. Its first line is
    /// an example, "`input` prints `output`", in which ` / ` stands for the end of a line. There is
    /// none without `wins`, or if a position or a parameter is more than a list of numbers.
    pub fn derived_program(&self) -> Option<String> {
        let module = self.module;
        let template = self.play?.call?;
        let once = self.once.filter(|once| has_place(template, once.name));
        let used = once.map_or("", |once| once.call).to_owned() + template;
        let mut places: Vec<(&str, String)> = Vec::new();
        match self.shape {
            Shape::Exactly(names) => places.extend(names.iter().map(|n| (*n, (*n).to_owned()))),
            shape => {
                let list = shape.parts()?.name();
                places.push((list, format!("&{list}")));
                places.push(("n_max", format!("{list}.iter().copied().max().unwrap_or(0)")));
            }
        }
        places.extend(self.parameters.iter().map(|parameter| match parameter.kind {
            Kind::Set => (parameter.name, format!("&{}", parameter.name)),
            _ => (parameter.name, parameter.name.to_owned()),
        }));
        let mut prepared = String::new();
        if let Some(once) = once {
            let made = filled(once.call, &places);
            prepared = format!("    let {} = {module}::{made};\n", once.name);
            places.push((once.name, once.name.to_owned()));
        }
        let call = filled(template, &places);
        let (input, numbers) = self.example_input(&used);
        let rule = &self.example_rule();
        let wins = self.ask(rule, largest(&numbers), |bound| {
            bound.play_of(false).map(|play| play.wins(&numbers))
        })?;
        let winner = if wins { "First" } else { "Second" };
        let inputs = self.inputs(&used)?;
        Some(format!(
            "// `{input}` prints `{winner}`.\n\nuse nim_snippets::{module};\nuse proconio::input;\n\n\
             fn main() {{\n    input! {{\n{inputs}    }}\n{prepared}    let first = {call};\n    \
             println!(\"{{}}\", if first {{ \"First\" }} else {{ \"Second\" }});\n}}\n"
        ))
    }

    /// The entries of `input!`, if all parameters that are used can be read.
    fn inputs(&self, used: &str) -> Option<String> {
        let (mut sizes, mut lists) = (String::new(), String::new());
        match self.shape {
            Shape::Exactly(names) => {
                sizes.extend(names.iter().map(|name| format!("        {name}: u64,\n")));
            }
            Shape::Pairs(parts) => {
                sizes += "        n: usize,\n";
                lists = format!("        {}: [(u64, u64); n],\n", parts.name());
            }
            Shape::Sum(parts) | Shape::Row(parts) => {
                sizes += "        n: usize,\n";
                lists = format!("        {}: [u64; n],\n", parts.name());
            }
            _ => {}
        }
        for parameter in self.parameters.iter().filter(|it| has_place(used, it.name)) {
            let name = parameter.name;
            match parameter.kind {
                Kind::Number => sizes += &format!("        {name}: u64,\n"),
                Kind::Set => {
                    sizes += "        k: usize,\n";
                    lists += &format!("        {name}: [u64; k],\n");
                }
                _ => return None,
            }
        }
        Some(sizes + &lists)
    }

    /// An example of the input, and the numbers of its position.
    fn example_input(&self, used: &str) -> (String, Vec<u64>) {
        let numbers = self.example_position();
        let (mut sizes, mut lists) = (Vec::new(), Vec::new());
        match self.shape {
            Shape::Exactly(_) => sizes.extend(numbers.iter().copied()),
            Shape::Pairs(_) => sizes.push(numbers.len() as u64 / 2),
            _ => sizes.push(numbers.len() as u64),
        }
        if !matches!(self.shape, Shape::Exactly(_)) {
            lists.push(join(&numbers, " "));
        }
        for (_, argument) in self.example_rule().0.iter().filter(|(name, _)| has_place(used, name))
        {
            match argument {
                Argument::Number(number) => sizes.push(*number),
                Argument::Set(set) => {
                    sizes.push(set.len() as u64);
                    lists.push(join(set, " "));
                }
                _ => {}
            }
        }
        lists.insert(0, join(&sizes, " "));
        (lists.join(" / "), numbers)
    }
}
