//! Fills in templates.

use crate::families::FAMILIES;
use crate::generate::Generator;
use crate::pieces::MODULES;
use crate::surroundings::CONDITIONS;

impl Generator {
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.rng.usize(..from.len())]
    }

    /// Returns true with a probability of one in `times`.
    pub fn one_in(&mut self, times: u8) -> bool {
        self.rng.u8(..times) == 0
    }

    /// The text of a template, if macros for it are in scope.
    pub fn filled(&mut self, template: &str) -> Option<String> {
        let id = self.count.to_string();
        self.count += 1;
        let text = self.with_macros(template)?.replace("@name", self.krate);
        let text = self.with_numbers(text);
        let leading = if self.one_in(6) { "::" } else { "" };
        let text = text.replace("@own", &format!("{leading}{}", self.own));
        let begin = match self.rng.u8(..12) {
            0 => format!("::{}", self.krate),
            1 => format!("r#{} ", self.krate),
            2 => format!("{} /* :: */ ", self.krate),
            _ => self.krate.to_owned(),
        };
        let (condition, _) = self.pick(CONDITIONS);
        let text = text.replace("@crate", &begin).replace("@module", self.pick(MODULES));
        Some(text.replace("@if", condition).replace("@id", &id))
    }

    fn with_macros(&mut self, template: &str) -> Option<String> {
        let mut text = template.to_owned();
        for family in FAMILIES {
            while let Some(at) = text.find(family.sign) {
                let known = self.scope.iter().copied().filter(|name| family.names.contains(name));
                let known: Vec<&str> = known.collect();
                let name = if known.is_empty() { return None } else { self.pick(&known) };
                text.replace_range(at..at + family.sign.len(), name);
            }
        }
        Some(text)
    }

    /// Puts a different number in each place.
    fn with_numbers(&mut self, mut text: String) -> String {
        while let Some(at) = text.find("@n") {
            text.replace_range(at..at + 2, &self.rng.u32(4..1000).to_string());
        }
        text
    }
}
