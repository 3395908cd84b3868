//! Draws a table: a square with its axes, or a line wrapped at its period, with a scale of colours.

use crate::colour::{self, Colour};
use crate::table::{Cells, Table};
use bundler::diagnostic::{Problem, Result};
use games::entry::words;
use quick_xml::escape::escape;

/// A grey that is readable on white and on black.
const INK: Colour = (128, 134, 144);

/// The largest number of cells that is drawn.
const MOST_CELLS: usize = 2_000_000;

/// The number of marks in a group of the SVG.
const GROUP: usize = 256;

/// The width of a table without its margins.
const WIDTH: usize = 640;
const LEFT: usize = 40;
const TOP: usize = 64;
/// The height of a line of text, and the largest width of a letter.
const LINE: usize = 16;
const LETTER: usize = 8;

/// The table as SVG; if `is_named`, each cell has a tooltip with its value. An error if the table is
/// too large.
pub fn svg(table: &Table, is_named: bool) -> Result<String> {
    reject_large(table.count())?;
    let rows = match &table.cells {
        Cells::Square(_) => table.rows(usize::MAX),
        Cells::Line(_) => table.rows(24),
    };
    let columns = rows.iter().map(|(_, row)| row.len()).max().unwrap_or(1);
    let cell = (WIDTH / columns.max(1)).clamp(3, 28);
    let largest = table.largest();
    let mut drawing = Drawing::default();
    let title = if matches!(table.cells, Cells::Line(_)) { LINE } else { 3 * LINE / 2 };
    drawing.label(LEFT, title, START, INK, &table.title);
    drawing.head(table, columns, cell);
    let digits = largest.to_string().len();
    let widest = if table.outcomes { 1 } else { digits };
    for (i, (start, row)) in rows.iter().enumerate() {
        let y = TOP + i * cell;
        if is_labelled(i, rows.len(), cell, LINE) {
            drawing.label(LEFT - 8, y + cell / 2, END, INK, &start.to_string());
        }
        for (j, value) in row.iter().enumerate() {
            let Some(value) = *value else { continue };
            let (x, colour) = (LEFT + j * cell, colour::of(value, largest));
            let side = if cell > 8 { cell - 1 } else { cell };
            let name = is_named.then(|| table.name_of(*start, j, value));
            drawing.block([x, y], [side, side], colour, name);
            if cell >= widest * LETTER + 2 && cell >= LINE {
                let (text, ink) = (table.show(Some(value)), colour::on(colour));
                drawing.label(x + side / 2, y + side / 2, MIDDLE, ink, &text);
            }
        }
    }
    drawing.legend(table, LEFT + columns * cell + 16, largest);
    let width = LEFT + columns * cell + if table.outcomes { 96 } else { 64 };
    let height = TOP + (rows.len() * cell).max(8 * LINE) + LINE;
    // Chromium takes quadratic time for the titles of many cells beside each other.
    let groups = drawing.marks.chunks(GROUP).map(|group| format!("<g>\n{}</g>\n", group.concat()));
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"12\" \
         dominant-baseline=\"central\">\n{}</svg>\n",
        groups.collect::<String>()
    ))
}

/// The sides of a text from which `x` is measured.
const START: &str = "start";
const MIDDLE: &str = "middle";
const END: &str = "end";

/// The elements of the picture, measured in points.
#[derive(Default)]
struct Drawing {
    marks: Vec<String>,
}

impl Drawing {
    /// Draws a rectangle, with a tooltip if it has a name.
    fn block(
        &mut self,
        [x, y]: [usize; 2],
        [width, height]: [usize; 2],
        colour: Colour,
        name: Option<String>,
    ) {
        let fill = hex(colour);
        let rect = format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\""
        );
        self.marks.push(match name {
            Some(name) => format!("{rect}><title>{}</title></rect>\n", escape(&name)),
            None => format!("{rect}/>\n"),
        });
    }

    /// Draws a text whose line is centred at `y`.
    fn label(&mut self, x: usize, y: usize, anchor: &str, colour: Colour, text: &str) {
        let (fill, text) = (hex(colour), escape(text));
        self.marks.push(format!(
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" fill=\"{fill}\">{text}</text>\n"
        ));
    }

    /// Draws the numbers of the columns of a square, or the period of a line.
    fn head(&mut self, table: &Table, columns: usize, cell: usize) {
        match &table.cells {
            Cells::Line(_) => {
                let status = table.status();
                let period = status.as_ref().map_or("", |status| &status.period);
                self.label(LEFT, 2 * LINE + 4, START, INK, period);
            }
            Cells::Square(_) => {
                for j in 0..columns {
                    let number = (table.first + j as u64).to_string();
                    if is_labelled(j, columns, cell, number.len() * LETTER + 4) {
                        let x = LEFT + j * cell + cell / 2;
                        self.label(x, TOP - LINE / 2 - 2, MIDDLE, INK, &number);
                    }
                }
            }
        }
    }

    /// Draws the legend: which value each colour stands for.
    fn legend(&mut self, table: &Table, x: usize, largest: u64) {
        if table.outcomes {
            let names = [words("losing", "負け"), words("winning", "勝ち")];
            for (i, (value, name)) in (0..).zip(names).enumerate() {
                let y = TOP + i * 20;
                self.block([x, y], [14, 14], colour::of(value, 1), None);
                self.label(x + 20, y + 7, START, INK, name.get(table.japanese));
            }
            return;
        }
        let steps = (largest + 1).min(9);
        for i in 0..steps {
            // The largest value is at the top, 0 at the bottom.
            let value = largest * (steps - 1 - i) / (steps - 1).max(1);
            let y = TOP + i as usize * LINE;
            self.block([x, y], [14, LINE], colour::of(value, largest), None);
            self.label(x + 20, y + LINE / 2, START, INK, &value.to_string());
        }
    }
}

fn hex((red, green, blue): Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// An image of a table, with a point for each cell.
pub struct Pixels {
    pub width: usize,
    pub height: usize,
    /// Red, green, blue and opacity of each point, row by row.
    pub colours: Vec<u8>,
}

/// The table as an image; an error if it is too large.
pub fn pixels(table: &Table) -> Result<Pixels> {
    let cells = table.count();
    reject_large(cells)?;
    let wide = (cells as f64).sqrt().ceil() as usize;
    let rows = table.rows(if matches!(table.cells, Cells::Square(_)) { usize::MAX } else { wide });
    let width = rows.iter().map(|(_, row)| row.len()).max().unwrap_or(0);
    let largest = table.largest();
    let mut colours = Vec::with_capacity(4 * width * rows.len());
    for (_, row) in &rows {
        for j in 0..width {
            colours.extend(match row.get(j).copied().flatten() {
                Some(value) => {
                    let (red, green, blue) = colour::of(value, largest);
                    [red, green, blue, 255]
                }
                None => [0; 4],
            });
        }
    }
    Ok(Pixels { width, height: rows.len(), colours })
}

fn reject_large(cells: usize) -> Result<()> {
    if cells <= MOST_CELLS {
        return Ok(());
    }
    let title = format!("a picture of {cells} cells is too large");
    Err(Problem::new(title)
        .help(format!("choose a smaller `-n`: at most {MOST_CELLS} cells are drawn")))
}

/// Returns whether this row or column has a label. If there is no room for all, every 2nd, 4th, …
/// has one.
fn is_labelled(i: usize, count: usize, cell: usize, wide: usize) -> bool {
    let step = wide.div_ceil(cell).next_power_of_two();
    i.is_multiple_of(step) && i < count
}
