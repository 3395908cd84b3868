//! What tells that a text is as this tool wrote it: its first line has a hash of it all.

/// Stands in a text where the hash comes.
pub const OPEN: &str = "nim-snippets 00000000";

/// What stands before the hash, and how long that is.
const NAME: &str = "nim-snippets ";
const DIGITS: usize = 8;

/// Whose is a text?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// This tool's, as it wrote it.
    Ours,
    /// This tool's, but somebody has changed it or its name.
    Edited,
    /// It has no mark of this tool's.
    Foreign,
}

/// The text with its hash. A copy under another name is not as it was.
pub fn seal(name: &str, text: &str) -> String {
    text.replacen(OPEN, &format!("{NAME}{}", hash(name, text)), 1)
}

/// Was the text sealed under this name, and is it as it was?
pub fn state(name: &str, text: &str) -> State {
    let line = text.lines().next().unwrap_or_default();
    let Some(at) = line.find(NAME).map(|at| at + NAME.len()) else { return State::Foreign };
    let is_digit = |c: char| matches!(c, '0'..='9' | 'a'..='f');
    match line.get(at..at + DIGITS).filter(|digits| digits.chars().all(is_digit)) {
        None => State::Foreign,
        Some(digits) => {
            let open = format!("{}{}{}", &text[..at - NAME.len()], OPEN, &text[at + DIGITS..]);
            if hash(name, &open) == digits { State::Ours } else { State::Edited }
        }
    }
}

/// The same for a value in a text of JSON, where an editor may indent anew.
pub fn seal_json(name: &str, value: &str) -> String {
    let hash = hash(name, &without_blanks(value));
    value.replacen(OPEN, &format!("{NAME}{hash}"), 1)
}

pub fn state_of_json(name: &str, value: &str) -> State {
    state(name, &without_blanks(value))
}

/// Whatever the line ends are: a version control may change them.
fn hash(name: &str, text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    format!("{:0DIGITS$x}", crc32fast::hash(format!("{name}\n{text}").as_bytes()))
}

/// Only what is between quotes keeps its blanks.
fn without_blanks(text: &str) -> String {
    let (mut quoted, mut escaped) = (false, false);
    let mut stays = |c: char| {
        let stays = quoted || !c.is_whitespace();
        quoted ^= c == '"' && !escaped;
        escaped = c == '\\' && quoted && !escaped;
        stays
    };
    text.chars().filter(|&c| stays(c)).collect()
}
