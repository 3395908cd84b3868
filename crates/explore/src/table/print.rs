//! Prints a table as text.

use crate::table::{Cells, Period, Table, known, outcome};
use games::entry::{Repetition, said};

/// A function that colours the text of a cell by its value.
pub type Paint<'a> = &'a dyn Fn(u64, &str) -> String;

/// The period of a line in words.
pub struct Status {
    pub period: String,
    /// The reason why it is proven or not; without a period, what a longer run has shown.
    pub proof: Option<String>,
}

impl Table {
    /// A cell as text.
    pub fn show(&self, cell: Option<u64>) -> String {
        match cell {
            None => String::new(),
            Some(value) if self.outcomes => outcome(value).to_owned(),
            Some(value) => value.to_string(),
        }
    }

    /// The number of columns in a line: whole periods if they fit.
    pub fn columns(&self, most: usize) -> usize {
        let period = self.period.as_ref().map(|period| period.repetition.length as usize);
        match period.filter(|&period| 1 < period && period <= most) {
            Some(period) if period >= 10 => period * (most / period).clamp(1, (30 / period).max(1)),
            Some(period) => period * (most.min(24) / period).max(1),
            None => most.min(20),
        }
    }

    /// The period, unless the cells are outcomes or pairs.
    pub fn status(&self) -> Option<Status> {
        if self.outcomes || !matches!(self.cells, Cells::Line(_)) {
            return None;
        }
        let (last, japanese) = (self.searched, self.japanese);
        let Some(Period { repetition, proof, seen }) = &self.period else {
            let period = said!(
                japanese,
                "no period within the values up to {last}",
                "{last} までの値に周期はない"
            );
            let words = self.rule.words();
            let code = words.trim().strip_prefix("code=").filter(|_| self.game == "octal_game");
            let known = code.and_then(|code| known::octal(code, japanese));
            return Some(Status { period, proof: known });
        };
        let &Repetition { start, length, saltus } = repetition;
        let saltus = match saltus {
            0 => String::new(),
            _ => said!(japanese, ", each {saltus} higher", "、一周期ごとに {saltus} 増える"),
        };
        let from = match start {
            _ if start == self.first => said!(japanese, "from the first value on", "最初の値から"),
            _ => {
                let last = start - 1;
                said!(japanese, "last exception {last}", "最後の例外は {last}")
            }
        };
        let proof = match proof.map(|proof| proof.get(japanese)) {
            Some(proof) => said!(japanese, "proven: {proof}", "証明あり: {proof}"),
            None => said!(
                japanese,
                "not proven: {seen} values up to {last} repeat it",
                "証明なし: {last} までの {seen} 個の値が繰り返しに合う"
            ),
        };
        let period =
            said!(japanese, "period {length}{saltus}, {from}", "周期 {length}{saltus}、{from}");
        Some(Status { period, proof: Some(proof) })
    }

    /// The table as plain text with a star at each losing position, or as coloured blocks.
    pub fn text(&self, width: usize, paint: Option<Paint>) -> String {
        let all = self.rows(usize::MAX).into_iter().flat_map(|(_, row)| row);
        let wide = all.map(|cell| self.show(cell).len()).max().unwrap_or(1);
        let head = match &self.cells {
            Cells::Line(line) => (self.first + line.len() as u64).to_string().len(),
            Cells::Square(rows) => (self.first + rows.len() as u64).to_string().len(),
        };
        let cell_width = match &self.cells {
            Cells::Square(_) => wide.max(head) + 2,
            Cells::Line(_) => wide + 2,
        };
        let most = (width.saturating_sub(head + 3) / cell_width).max(1);
        let mut text = format!("{}\n", self.title);
        if let Cells::Square(rows) = &self.cells {
            let numbers = (self.first..).take(rows.len());
            let head_line =
                numbers.map(|b| format!("{b:>w$} ", w = cell_width - 1)).collect::<String>();
            text += &format!("{:head$} |{}\n", "", head_line.trim_end());
            text += &format!("{}-+{}\n", "-".repeat(head), "-".repeat(cell_width * rows.len()));
        }
        for (start, row) in self.rows(most) {
            let show = |&cell: &Option<u64>| {
                let shown = self.show(cell);
                match (cell, paint) {
                    (Some(value), Some(paint)) => {
                        paint(value, &format!("{shown:>w$} ", w = cell_width - 1))
                    }
                    (Some(0), None) => format!("{shown:>w$}*", w = cell_width - 1),
                    _ => format!("{shown:>w$} ", w = cell_width - 1),
                }
            };
            let cells: String = row.iter().map(show).collect();
            text += &format!("{start:>head$} |{}\n", cells.trim_end());
        }
        if paint.is_none() {
            text += &said!(self.japanese, "* losing position\n", "* 手番側の負け\n");
        }
        let status = match self.status() {
            None => String::new(),
            Some(Status { period, proof: None }) => format!("{period}\n"),
            Some(Status { period, proof: Some(proof) }) => {
                said!(self.japanese, "{period}; {proof}\n", "{period}。{proof}\n")
            }
        };
        text + &status
    }
}
