//! Sentences in two languages.

use games::entry::Words;

/// A sentence in English and in Japanese.
pub struct Text {
    pub english: String,
    pub japanese: String,
}

impl Text {
    pub fn new(english: impl Into<String>, japanese: impl Into<String>) -> Self {
        Text { english: english.into(), japanese: japanese.into() }
    }

    pub fn of_words(words: Words) -> Self {
        Text::new(words.english, words.japanese)
    }

    pub fn get(&self, japanese: bool) -> &str {
        if japanese { &self.japanese } else { &self.english }
    }
}
