//! What hypotheses there are: each generator offers its own to a pool, and knows no other.

mod arithmetic;
mod behaviour;
mod blocks;
mod field;
mod formula;
mod growth;
mod moves;
mod oracle;
mod parameters;
mod period;
mod sums;

use crate::engine::KeepGoing;
use crate::engine::hypothesis::Pool;
use crate::engine::sheet::Sheet;

/// The generators, but for one whose worth is measured.
#[derive(Clone, Copy, Default)]
pub struct Generators<'a> {
    pub without: Option<&'a str>,
}

/// The names of all, in the order in which they are asked.
pub const NAMES: [&str; 7] =
    ["games", "sums", "sequences", "formulas", "rules of play", "periods", "blocks"];

impl Generators<'_> {
    pub fn offer(self, sheet: &Sheet, pool: &mut Pool, keep_going: KeepGoing) {
        self.offer_these(&NAMES, sheet, pool, keep_going);
    }

    fn offer_these(
        self,
        these: &[&'static str],
        sheet: &Sheet,
        pool: &mut Pool,
        keep_going: KeepGoing,
    ) {
        // The runs of a string are heaps, and no string that has runs in turn.
        let heaps = &NAMES[..NAMES.len() - 1];
        let all = move |sheet: &Sheet, pool: &mut Pool, keep_going: KeepGoing| {
            self.offer_these(heaps, sheet, pool, keep_going);
        };
        // Letters are no heaps.
        let has_sense =
            |name: &&str| sheet.letters.is_empty() || ["formulas", "blocks"].contains(name);
        let names = these.iter().filter(|name| self.without != Some(name));
        for name in names.copied().filter(has_sense) {
            pool.generator = name;
            match name {
                "games" => behaviour::offer(sheet, pool, keep_going),
                "sums" => sums::offer(sheet, pool, &all, keep_going),
                "sequences" => formula::offer_sequences(sheet, pool),
                "formulas" => formula::offer(sheet, pool, keep_going),
                "rules of play" => moves::offer(sheet, pool, keep_going),
                "periods" => period::offer(sheet, pool),
                _ => blocks::offer(sheet, pool, &all, keep_going),
            }
        }
    }

    /// What may fit all values where nothing fits four fifths of them.
    pub fn offer_long(self, sheet: &Sheet, pool: &mut Pool) {
        pool.generator = "periods";
        period::offer(sheet, pool);
        pool.generator = "sequences";
        formula::offer_sequences(sheet, pool);
    }
}
