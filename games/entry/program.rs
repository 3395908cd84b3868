//! A whole program for a game, from its description.

use super::calls::{mentions, substituted};
use super::rule::{Argument, Kind, join};
use super::{Game, Shape, largest};

impl Game {
    /// A program that reads parameters and position, and prints who wins. Its first line is an
    /// example, `input` prints `output`, with ` / ` for the end of a line.
    pub fn program(&self) -> String {
        self.program.map_or_else(|| self.derived_program(), str::to_owned)
    }

    fn derived_program(&self) -> String {
        let (name, text) =
            self.answers.wins.unwrap_or_else(|| panic!("{}: no `wins`", self.module));
        let mut call = text.to_owned();
        let mut prepared = String::new();
        match self.shape {
            Shape::Exactly(names) => {
                for (i, part) in names.iter().enumerate() {
                    call = substituted(&call, &[(&format!("{name}[{i}]"), part)]);
                }
            }
            Shape::Sum(list) | Shape::Row(list) | Shape::Pairs(list) => {
                let lent = format!("&{list}");
                call = substituted(&call, &[(&format!("&pairs({name})"), &lent), (name, &lent)]);
                if let Some((made, maker)) = self.answers.made.filter(|made| mentions(text, made.0))
                {
                    let max = format!("{list}.iter().copied().max().unwrap_or(0)");
                    let maker = substituted(maker, &[("n_max", &max)]);
                    prepared = format!("    let {made} = {}::{maker};\n", self.module);
                }
            }
            _ => panic!("{}: no program follows from {:?}", self.module, self.shape),
        }
        for parameter in self.parameters {
            if let Kind::Set(_) = parameter.kind {
                let by = format!("&{}", parameter.name);
                call = substituted(&call, &[(parameter.name, &by)]);
                prepared = substituted(&prepared, &[(parameter.name, &by)]);
            }
        }
        let used = format!("{prepared}{call}");
        let (input, numbers) = self.example_input(&used);
        let rule = &self.example_rule();
        let wins =
            self.ask(rule, largest(&numbers), |bound| (bound.play.expect("`wins`").wins)(&numbers));
        let winner = if wins { "First" } else { "Second" };
        let inputs = self.inputs(&used);
        let module = self.module;
        format!(
            "// `{input}` prints `{winner}`.\n\nuse nim_snippets::{module};\nuse proconio::input;\n\n\
             fn main() {{\n    input! {{\n{inputs}    }}\n{prepared}    let first = {call};\n    \
             println!(\"{{}}\", if first {{ \"First\" }} else {{ \"Second\" }});\n}}\n"
        )
    }

    /// The entries of `input!`.
    fn inputs(&self, used: &str) -> String {
        let (mut sizes, mut lists) = (String::new(), String::new());
        match self.shape {
            Shape::Exactly(names) => {
                sizes.extend(names.iter().map(|name| format!("        {name}: u64,\n")));
            }
            Shape::Pairs(list) => {
                sizes += "        n: usize,\n";
                lists = format!("        {list}: [(u64, u64); n],\n");
            }
            Shape::Sum(list) | Shape::Row(list) => {
                sizes += "        n: usize,\n";
                lists = format!("        {list}: [u64; n],\n");
            }
            _ => {}
        }
        for parameter in self.parameters.iter().filter(|it| mentions(used, it.name)) {
            let name = parameter.name;
            match parameter.kind {
                Kind::Number(_) => sizes += &format!("        {name}: u64,\n"),
                Kind::Set(_) => {
                    sizes += "        k: usize,\n";
                    lists += &format!("        {name}: [u64; k],\n");
                }
                _ => panic!("{}: no program follows from `{name}`", self.module),
            }
        }
        sizes + &lists
    }

    /// An example of the input, and the numbers of its position.
    fn example_input(&self, used: &str) -> (String, Vec<u64>) {
        let positions = self.small_positions();
        let example: Vec<&str> = self.example.split_whitespace().collect();
        let numbers = self.read(&example).filter(|_| !example.is_empty());
        let numbers = numbers.unwrap_or_else(|| positions[positions.len() * 2 / 3].clone());
        let (mut sizes, mut lists) = (Vec::new(), Vec::new());
        match self.shape {
            Shape::Exactly(_) => sizes.extend(numbers.iter().copied()),
            Shape::Pairs(_) => sizes.push(numbers.len() as u64 / 2),
            _ => sizes.push(numbers.len() as u64),
        }
        if !matches!(self.shape, Shape::Exactly(_)) {
            lists.push(join(&numbers, " "));
        }
        for (_, argument) in self.example_rule().0.iter().filter(|(name, _)| mentions(used, name)) {
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
