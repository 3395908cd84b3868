//! Begins a game: its files with blanks to fill in, and its lines in the lists.

use crate::root;
use std::fs;
use std::path::Path;

const MODULE: &str = include_str!("game/module.rs.txt");
const DESCRIPTION: &str = include_str!("game/description.rs.txt");
const WORDS: &str = "‹a sentence by which people may search for the rules›\n";

/// Writes the files of a game, and adds its lines after those of another game.
pub fn begin(name: &str, after: &str) -> Result<(), String> {
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(is_name) {
        return Err(format!("`{name}` is not a name such as `digit_nim`"));
    }
    let files = [
        (format!("snippets/{name}.rs"), MODULE),
        (format!("games/{name}.rs"), DESCRIPTION),
        (format!("games/words/{name}.txt"), WORDS),
    ];
    if let Some((file, _)) = files.iter().find(|(file, _)| root().join(file).exists()) {
        return Err(format!("{file} exists already"));
    }
    let lines = [
        ("src/lib.rs", format!("#[path = \"../snippets/{after}.rs\"]\npub mod {after};\n")),
        ("games/lib.rs", format!("pub mod {after};\n")),
        ("games/lib.rs", format!("    {after}::GAMES,\n")),
    ];
    // All is read before anything is written.
    for (file, line) in &lines {
        if !read(file)?.contains(line) {
            return Err(format!("{file} does not list `{after}`: name a game of games/lib.rs"));
        }
    }
    for (file, line) in &lines {
        let added = line.replace(after, name);
        write(file, &read(file)?.replacen(line, &format!("{line}{added}"), 1))?;
        println!("{file}: {}", added.trim().replace('\n', " "));
    }
    for (file, text) in files {
        write(&file, &text.replace("NAME", name))?;
        println!("{file}");
    }
    println!(
        "\nFill in the blanks ‹…›: `cargo xtask check {name}` names what is missing,\n\
         such as an answer in crates/explore/data/questions.txt. Then run `cargo xtask docs`."
    );
    Ok(())
}

fn read(file: impl AsRef<Path>) -> Result<String, String> {
    let file = file.as_ref();
    fs::read_to_string(root().join(file)).map_err(|error| format!("{}: {error}", file.display()))
}

fn write(file: impl AsRef<Path>, text: &str) -> Result<(), String> {
    let file = file.as_ref();
    fs::write(root().join(file), text).map_err(|error| format!("{}: {error}", file.display()))
}
