//! Exports a table for other programs.

use crate::parameters::{Argument, join};
use crate::table::{Cells, Table, outcome};
use games::entry::Repetition;
use serde_json::{Value, json};

impl Table {
    pub fn json(&self) -> String {
        let cell = |cell: &Option<u64>| match (cell, self.outcomes) {
            (None, _) => Value::Null,
            (Some(value), false) => json!(value),
            (Some(value), true) => json!(outcome(*value)),
        };
        let row = |row: &Vec<Option<u64>>| row.iter().map(cell).collect::<Value>();
        let values = match &self.cells {
            Cells::Line(line) => row(line),
            Cells::Square(rows) => rows.iter().map(row).collect(),
        };
        let argument = |(name, argument): &(&'static str, Argument)| {
            let value = match argument {
                Argument::Number(number) => json!(number),
                Argument::Set(set) => json!(set),
                Argument::Code(code) => json!(code),
                Argument::Pairs(pairs) => json!(pairs),
                Argument::Edges(edges) => json!(edges),
                Argument::Board(rows) => json!(rows),
                Argument::Word(choice) => json!(choice.word()),
            };
            ((*name).to_owned(), value)
        };
        let period = self.period.as_ref().map(|period| {
            let Repetition { start, length, saltus } = period.repetition;
            json!({
                "start": start, "length": length, "saltus": saltus,
                "proven": period.proof.is_some(), "by": period.proof.map(|it| it.english),
            })
        });
        let parameters: serde_json::Map<String, Value> = self.rule.0.iter().map(argument).collect();
        let table = json!({
            "game": self.game, "parameters": parameters, "first": self.first,
            "values": values, "period": period,
        });
        format!("{table}\n")
    }

    pub fn csv(&self) -> String {
        let cell = |cell: &Option<u64>| self.show(*cell).trim().to_owned();
        match &self.cells {
            Cells::Line(line) => {
                let rows = line.iter().zip(self.first..);
                let rows = rows.map(|(value, n)| format!("{n},{}\n", cell(value)));
                format!("n,{}\n", if self.outcomes { "outcome" } else { "value" })
                    + &rows.collect::<String>()
            }
            Cells::Square(rows) => {
                let head: Vec<u64> = (self.first..).take(rows.len()).collect();
                let row = |(row, a): (&Vec<Option<u64>>, u64)| {
                    let cells: Vec<String> = row.iter().map(cell).collect();
                    format!("{a},{}\n", cells.join(","))
                };
                let rows = rows.iter().zip(self.first..).map(row).collect::<String>();
                format!(",{}\n{rows}", join(&head, ","))
            }
        }
    }
}
