//! The search for a module by words.

use super::Module;

/// The modules that say all words of the query in their name, first line or aliases, each with
/// the alias that it takes, if any. When nothing matches as typed, typing errors are forgiven;
/// when nothing matches then, those are found that say most of it.
pub fn search<'a>(modules: &'a [Module], query: &str) -> Vec<(&'a Module, Option<&'a str>)> {
    let own = |module: &Module| fold(&format!("{} {}", module.name, module.title()));
    let folded = fold(query);
    let hits = |says: fn(&str, &str) -> bool| -> Vec<_> {
        let hit = |module: &'a Module| {
            let own = own(module);
            let with = |alias: &&str| says(&format!("{own} {}", fold(alias)), &folded);
            let alias = || module.aliases.iter().copied().find(with).map(Some);
            let hit = if says(&own, &folded) { Some(None) } else { alias() };
            hit.map(|alias| (module, alias))
        };
        modules.iter().filter_map(hit).collect()
    };
    let most = || {
        let texts =
            modules.iter().map(|module| own(module) + " " + &fold(&module.aliases.join(" ")));
        let found = most_telling(&texts.collect::<Vec<_>>(), &telling_words(query));
        found.into_iter().map(|i| (&modules[i], None)).collect()
    };
    let found = [hits(contains), hits(nearly_contains)].into_iter().find(|hits| !hits.is_empty());
    found.unwrap_or_else(most)
}

/// The words of a sentence that can tell one game from another: Latin ones but the shortest, each
/// kanji, nothing that is written in hiragana.
fn telling_words(query: &str) -> Vec<String> {
    let apart = |c: char| match c {
        'ぁ'..='ゖ' => " ".to_owned(),
        '一'..='鿿' => format!(" {c} "),
        c => c.to_string(),
    };
    let words = fold(&query.chars().map(apart).collect::<String>());
    words.split(' ').filter(|word| word.len() > 2).map(str::to_owned).collect()
}

/// The texts that say most of these words, a word counting for more the fewer texts say it.
fn most_telling(texts: &[String], words: &[String]) -> Vec<usize> {
    let mut scores = vec![0.0; texts.len()];
    for word in words {
        let with: Vec<usize> = (0..texts.len()).filter(|&i| says(&texts[i], word)).collect();
        // What every third text says tells nothing.
        for &i in with.iter().filter(|_| with.len() <= texts.len() / 3) {
            scores[i] += 1.0 / with.len() as f64;
        }
    }
    let best = scores.iter().copied().fold(0.0, f64::max);
    (0..texts.len()).filter(|&i| scores[i] > 0.0 && scores[i] >= best / 2.0).collect()
}

fn contains(text: &str, query: &str) -> bool {
    let squeeze = |s: &str| s.replace(' ', "");
    query.split(' ').all(|word| says(text, word)) || squeeze(text).contains(&squeeze(query))
}

/// Is the word in the text, be it in a longer one if it has more than two letters?
fn says(text: &str, word: &str) -> bool {
    match word.len() {
        0..=2 => text.split(' ').any(|other| other == word),
        _ => text.contains(word),
    }
}

/// Is every word of the query in the text, give or take a letter (two in a long word)?
fn nearly_contains(text: &str, query: &str) -> bool {
    query.split(' ').all(|word| {
        let tolerance = word.chars().count() / 4;
        let near = |other| strsim::damerau_levenshtein(other, word) <= tolerance.min(2);
        says(text, word) || text.split(' ').any(near)
    })
}

/// One spelling for all that a searcher does not tell apart: capitals, accents, full-width
/// letters, katakana and hiragana, punctuation.
pub fn fold(text: &str) -> String {
    let fold_char = |c: char| match c {
        'é' | 'è' | 'ê' => 'e',
        'ä' | 'á' | 'à' => 'a',
        'ö' | 'ó' => 'o',
        'ü' | 'ú' => 'u',
        'ァ'..='ヶ' => shift(c, -0x60),
        '！'..='～' => shift(c, -0xfee0),
        c => c,
    };
    let lower = text.to_lowercase();
    let folded = lower.chars().filter(|c| !"'’".contains(*c)).map(fold_char);
    let spaced: String = folded.map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    spaced.split_whitespace().map(stem).collect::<Vec<_>>().join(" ")
}

/// The singular of a word, and one word for what problems call differently.
fn stem(word: &str) -> &str {
    let singular = word.strip_suffix('s').filter(|rest| rest.len() > 2 && !rest.ends_with('s'));
    match singular.unwrap_or(word) {
        "pile" => "heap",
        "remove" => "take",
        "codeforce" => "cf",
        word => word,
    }
}

fn shift(c: char, by: i32) -> char {
    char::from_u32((c as u32).wrapping_add_signed(by)).unwrap_or(c)
}
