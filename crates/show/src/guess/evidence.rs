//! What is given: values or outcomes of one heap of each size, or of each pair.

/// A line of cells; a cell that is not known is empty.
#[derive(Clone, Debug)]
pub struct Line {
    pub cells: Vec<Option<u64>>,
    /// Are the cells 1 for a won position and 0 for a lost one?
    pub outcomes: bool,
    /// The size of the first heap, if that is known.
    pub first: Option<u64>,
}

/// Rows of cells, for all pairs of heaps.
#[derive(Clone, Debug)]
pub struct Square {
    pub rows: Vec<Vec<Option<u64>>>,
    pub outcomes: bool,
}

impl Square {
    /// The first rows and columns.
    pub fn corner(&self, size: usize) -> Square {
        let row = |row: &Vec<Option<u64>>| row.iter().copied().take(size).collect();
        Square { rows: self.rows.iter().take(size).map(row).collect(), outcomes: self.outcomes }
    }
}

#[derive(Clone, Debug)]
pub enum Evidence {
    Line(Line),
    Square(Square),
}

impl Evidence {
    fn known(&self) -> Vec<u64> {
        match self {
            Evidence::Line(line) => line.cells.iter().copied().flatten().collect(),
            Evidence::Square(square) => square.rows.iter().flatten().copied().flatten().collect(),
        }
    }

    pub fn are_outcomes(&self) -> bool {
        match self {
            Evidence::Line(line) => line.outcomes,
            Evidence::Square(square) => square.outcomes,
        }
    }

    /// With 1 for a won position and 0 for a lost one, if the cells are no others.
    pub fn as_outcomes(mut self) -> Option<Evidence> {
        let only = self.known().iter().all(|&value| value < 2);
        match &mut self {
            Evidence::Line(line) => line.outcomes = true,
            Evidence::Square(square) => square.outcomes = true,
        }
        only.then_some(self)
    }

    pub fn count(&self) -> usize {
        self.known().len()
    }

    /// The logarithm to base 2 of the number of ways to arrange these values.
    pub fn bits(&self) -> f64 {
        let mut values = self.known();
        values.sort_unstable();
        let factorial = |n: usize| (1..=n).map(|i| (i as f64).log2()).sum::<f64>();
        let same = values.chunk_by(|a, b| a == b).map(|same| factorial(same.len()));
        factorial(values.len()) - same.sum::<f64>()
    }
}

/// The bits of a cell that a hypothesis may choose.
pub fn cell_bits<'a>(cells: impl Iterator<Item = &'a Option<u64>>) -> f64 {
    let mut values: Vec<u64> = cells.copied().flatten().collect();
    values.sort_unstable();
    values.dedup();
    (values.len().max(1) as f64).log2()
}
