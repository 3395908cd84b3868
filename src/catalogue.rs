//! The snippets, carried inside the binary, and the search in them.

use include_dir::{Dir, include_dir};

static SNIPPETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/snippets");
static PROGRAMS: Dir = include_dir!("$CARGO_MANIFEST_DIR/src/programs");
/// The order, themes and aliases of the modules.
static INDEX: &str = include_str!("lib.rs");

pub struct Module {
    pub name: &'static str,
    pub theme: &'static str,
    pub aliases: Vec<&'static str>,
    /// The file.
    pub source: String,
    /// A whole program that uses the module.
    pub program: String,
}

impl Module {
    /// The first line of the header: the name of the game and its rules.
    pub fn title(&self) -> &str {
        let first = self.source.lines().next().unwrap_or_default();
        first.strip_prefix("//! ").unwrap_or_default()
    }

    /// How long it takes, in short: the header's `Time` up to the first semicolon or sentence's end.
    pub fn time(&self) -> String {
        let header = self.source.lines().map_while(|line| line.strip_prefix("//!"));
        let mut lines = header.skip_while(|line| !line.starts_with(" - Time: "));
        let first = lines.next().unwrap_or_default().trim_start_matches(" - Time: ");
        let rest = lines.map_while(|line| line.strip_prefix("   "));
        let time: Vec<&str> = std::iter::once(first).chain(rest).collect();
        let time = time.join(" ");
        let short = time.split(';').next().and_then(|time| time.split(". ").next());
        short.unwrap_or_default().trim_end_matches('.').to_owned()
    }

    /// The eight hex digits that tell one version of the module from another.
    pub fn hash(&self) -> String {
        format!("{:08x}", crc32fast::hash(self.source.as_bytes()))
    }
}

/// All modules in the order of `src/lib.rs`, which is grouped by theme.
pub fn modules() -> Vec<Module> {
    let (mut modules, mut theme, mut aliases) = (Vec::new(), "", Vec::new());
    for line in INDEX.lines() {
        if let Some(comment) = line.strip_prefix("// ") {
            theme = comment;
        } else if let Some(path) = line.strip_prefix("pub use snippets::") {
            let name = path.trim_end_matches(';');
            modules.push(Module {
                name,
                theme,
                aliases: std::mem::take(&mut aliases),
                source: read(&SNIPPETS, name),
                program: read(&PROGRAMS, name),
            });
        } else {
            let named = line.split("alias = \"").skip(1);
            aliases.extend(named.filter_map(|rest| rest.split('"').next()));
        }
    }
    modules
}

/// The file of a module, with plain line feeds whatever git made of them.
fn read(folder: &Dir, name: &str) -> String {
    let file = folder.get_file(format!("{name}.rs"));
    let text = file.and_then(|file| file.contents_utf8());
    text.unwrap_or_default().replace("\r\n", "\n")
}

pub fn find<'a>(modules: &'a [Module], name: &str) -> Option<&'a Module> {
    modules.iter().find(|module| module.name == name)
}

/// The module that was probably meant by a name that no module has.
pub fn suggest<'a>(modules: &'a [Module], name: &str) -> Option<&'a Module> {
    let distance = |module: &&Module| strsim::damerau_levenshtein(module.name, name);
    let nearest = modules.iter().min_by_key(distance);
    let near = nearest.filter(|module| distance(module) <= name.chars().count().max(3) / 3);
    let called = |module: &&Module| {
        let alias = |alias: &&str| fold(alias) == fold(name);
        module.name.contains(name) || module.aliases.iter().any(alias)
    };
    near.or_else(|| modules.iter().find(called))
}

/// The modules that say all words of the query in their name, first line or aliases, each with
/// the alias that it takes, if any. Typing errors are forgiven when nothing matches as typed.
pub fn search<'a>(modules: &'a [Module], query: &str) -> Vec<(&'a Module, Option<&'a str>)> {
    let query = fold(query);
    let hits = |says: fn(&str, &str) -> bool| -> Vec<_> {
        let hit = |module: &'a Module| {
            let own = fold(&format!("{} {}", module.name, module.title()));
            let with = |alias: &&str| says(&format!("{own} {}", fold(alias)), &query);
            let alias = || module.aliases.iter().copied().find(with).map(Some);
            let hit = if says(&own, &query) { Some(None) } else { alias() };
            hit.map(|alias| (module, alias))
        };
        modules.iter().filter_map(hit).collect()
    };
    match hits(contains) {
        exact if exact.is_empty() => hits(nearly_contains),
        exact => exact,
    }
}

fn contains(text: &str, query: &str) -> bool {
    let squeeze = |s: &str| s.replace(' ', "");
    query.split(' ').all(|word| text.contains(word)) || squeeze(text).contains(&squeeze(query))
}

/// Is every word of the query in the text, give or take a letter (two in a long word)?
fn nearly_contains(text: &str, query: &str) -> bool {
    query.split(' ').all(|word| {
        let tolerance = word.chars().count() / 4;
        let near = |other| strsim::damerau_levenshtein(other, word) <= tolerance.min(2);
        text.contains(word) || text.split(' ').any(near)
    })
}

/// One spelling for all that a searcher does not tell apart: capitals, accents, full-width
/// letters, katakana and hiragana, punctuation.
fn fold(text: &str) -> String {
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
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn shift(c: char, by: i32) -> char {
    char::from_u32((c as u32).wrapping_add_signed(by)).unwrap_or(c)
}
