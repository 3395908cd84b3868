//! Finds in the header of a module what it promises, and reads it as a number.

/// What the header says after `- name: `, on one line; empty if it says nothing.
pub fn bullet(source: &str, name: &str) -> String {
    let begin = format!("//! - {name}: ");
    let mut lines = source.lines().skip_while(|line| !line.starts_with(&begin));
    let first = lines.next().map_or("", |line| &line[begin.len()..]);
    let further = lines.map_while(|line| line.strip_prefix("//!   "));
    std::iter::once(first).chain(further).collect::<Vec<_>>().join(" ")
}

/// The first place in a text that says this, with `{}` for a growth, and its power.
pub fn power<'a>(text: &'a str, clause: &str) -> Option<(&'a str, f64)> {
    quote(text, clause, |start| {
        let (growth, rest) = text[start..].strip_prefix("`O(")?.split_once(")`")?;
        Some((Powers(growth).sum(), rest))
    })
}

/// Likewise with `{}` for a time, in seconds. Without a unit it has that of the time before it, as
/// in `0.1 seconds in a tree, 0.5 with cycles`.
pub fn seconds<'a>(text: &'a str, clause: &str) -> Option<(&'a str, f64)> {
    quote(text, clause, |start| {
        let (amount, rest) = amount(&text[start..])?;
        if let Some((unit, rest)) = unit(rest) {
            return Some((amount * unit, rest));
        }
        let before = (0..start).rev().filter(|&i| text.is_char_boundary(i));
        let unit = before.filter_map(|i| unit(amount_at(text, i)?)).next()?.0;
        Some((amount * unit, rest))
    })
}

/// A text that says a clause, and the number in the place of `{}`, which `read` finds from there.
fn quote<'a>(
    text: &'a str,
    clause: &str,
    read: impl Fn(usize) -> Option<(f64, &'a str)>,
) -> Option<(&'a str, f64)> {
    let (before, after) = clause.split_once("{}")?;
    text.char_indices().find_map(|(start, _)| {
        let begins_word = !text[..start].ends_with(|c: char| c.is_alphanumeric() || c == '.');
        if !begins_word || !text[start..].starts_with(before) {
            return None;
        }
        let (number, rest) = read(start + before.len())?;
        let end = text.len() - rest.strip_prefix(after)?.len();
        Some((&text[start..end], number))
    })
}

/// What follows an amount at this place.
fn amount_at(text: &str, start: usize) -> Option<&str> {
    amount(&text[start..]).map(|(_, rest)| rest)
}

/// A number at the beginning, and what follows.
fn amount(text: &str) -> Option<(f64, &str)> {
    const WORDS: [(&str, f64); 12] = [
        ("half a", 0.5),
        ("a tenth of a", 0.1),
        ("a fifth of a", 0.2),
        ("a twentieth of a", 0.05),
        ("a tenth", 0.1),
        ("a twentieth", 0.05),
        ("a", 1.0),
        ("two", 2.0),
        ("three", 3.0),
        ("four", 4.0),
        ("five", 5.0),
        ("ten", 10.0),
    ];
    let is_in_number = |c: char| c.is_ascii_digit() || c == '.';
    let end = text.find(|c| !is_in_number(c)).unwrap_or(text.len());
    let digits = text[..end].trim_end_matches('.');
    match digits.parse() {
        Ok(number) => Some((number, &text[digits.len()..])),
        Err(_) => WORDS.iter().find_map(|&(word, number)| Some((number, text.strip_prefix(word)?))),
    }
}

/// A unit of time after a space, in seconds, and what follows.
fn unit(text: &str) -> Option<(f64, &str)> {
    let units =
        [("ns", 1e-9), ("µs", 1e-6), ("ms", 1e-3), ("seconds", 1.0), ("second", 1.0), ("s", 1.0)];
    units.into_iter().find_map(|(unit, seconds)| {
        let rest = text.strip_prefix(' ')?.strip_prefix(unit)?;
        (!rest.starts_with(char::is_alphanumeric)).then_some((seconds, rest))
    })
}

/// Reads the power of a growth such as `n log n`, `w h (w + h)` or `p^¾`, from front to back.
struct Powers<'a>(&'a str);

impl Powers<'_> {
    fn sum(&mut self) -> f64 {
        let mut sum = self.product();
        while self.skip('+') {
            sum = sum.max(self.product());
        }
        sum
    }

    fn product(&mut self) -> f64 {
        let mut product = 0.0;
        loop {
            product += match self.0.trim_start().chars().next() {
                Some('/') => {
                    self.skip('/');
                    -self.factor()
                }
                None | Some('+' | ')') => return product,
                Some('*') => {
                    self.skip('*');
                    self.factor()
                }
                _ => self.factor(),
            };
        }
    }

    fn factor(&mut self) -> f64 {
        if self.skip('√') {
            return 0.5 * self.factor();
        }
        let base = if self.skip('(') {
            let sum = self.sum();
            self.skip(')');
            sum
        } else {
            self.name()
        };
        base * self.exponent()
    }

    /// A logarithm, a number and a parameter of the game do not count. Anything else is no power.
    fn name(&mut self) -> f64 {
        let text = self.0.trim_start();
        let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '|').unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        self.0 = rest;
        match name {
            "" => {
                self.0 = "";
                f64::NAN
            }
            "log" => {
                self.exponent();
                if self.0.is_empty() { 0.0 } else { 0.0 * self.factor() }
            }
            "arcs" | "edges" | "rare" | "sum" => 1.0,
            "|set|" => 0.0,
            // Factors of one letter.
            letters => {
                letters.chars().filter(|c| c.is_alphabetic() && !"kvL".contains(*c)).count() as f64
            }
        }
    }

    fn exponent(&mut self) -> f64 {
        const NAMES: [(&str, f64); 6] = [
            ("²", 2.0),
            ("³", 3.0),
            ("^¼", 0.25),
            ("^(1/4)", 0.25),
            ("^¾", 0.75),
            ("^(3/4)", 0.75),
        ];
        for (text, exponent) in NAMES {
            if let Some(rest) = self.0.strip_prefix(text) {
                self.0 = rest;
                return exponent;
            }
        }
        let Some(text) = self.0.strip_prefix('^') else { return 1.0 };
        let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
        self.0 = &text[end..];
        text[..end].parse().unwrap_or(f64::NAN)
    }

    fn skip(&mut self, sign: char) -> bool {
        let rest = self.0.trim_start().strip_prefix(sign);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }
}
