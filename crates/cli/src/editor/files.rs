//! Snippet files on the user's disk: where they are, and how ours come into them and out again
//! without a loss to anybody.

use crate::output;
use bundler::diagnostic::{Problem, Result, cannot};
use editors::formats::{BEGIN, END, Editor, Files, MARK, Snippet};
use jsonc_parser::ParseOptions;
use jsonc_parser::cst::{CstInputValue, CstObject, CstObjectProp, CstRootNode};
use serde_json::Value;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Writes the snippets to a file or folder, in the place of those that are there from an earlier
/// time. What is not ours stays as it is.
pub fn install(editor: &Editor, snippets: &[Snippet], place: &Path) -> Result<()> {
    match &editor.files {
        Files::Many(ending, render) => {
            let file = |snippet: &Snippet| {
                (place.join(format!("{}{ending}", snippet.trigger)), render(snippet))
            };
            install_many(place, &snippets.iter().map(file).collect::<Vec<_>>())
        }
        _ => {
            let text =
                one_file(editor, snippets, &text_of(place)?).map_err(|why| refuse(place, &why))?;
            output::create_folder(place.parent().unwrap_or(place))?;
            output::to_file(&text, place)
        }
    }
}

/// Takes our snippets away again, and the file or folder if there was nothing else in it.
pub fn remove(editor: &Editor, place: &Path) -> Result<usize> {
    if let Files::Many(..) = editor.files {
        let own = own_files(place)?;
        for file in &own {
            delete(file)?;
        }
        // Only an empty one goes.
        let _ = fs::remove_dir(place);
        return Ok(own.len());
    }
    let old = text_of(place)?;
    let count = count(editor, &old);
    if count > 0 {
        let text = one_file(editor, &[], &old).map_err(|why| refuse(place, &why))?;
        match without_mark(&text).trim() {
            "" | "{}" => delete(place)?,
            _ => output::to_file(&text, place)?,
        }
    }
    Ok(count)
}

/// How many snippets of ours are in a file.
fn count(editor: &Editor, file: &str) -> usize {
    let marks = |text: &str| text.matches(MARK).count();
    match editor.files {
        Files::Json(_) => {
            let root = CstRootNode::parse(without_mark(file), &ParseOptions::default()).ok();
            let object = root.and_then(|root| root.object_value());
            let entries = object.map(|object| object.properties()).unwrap_or_default();
            entries.iter().filter(|entry| is_ours(entry)).count()
        }
        Files::Lines(_) => file.split_once(BEGIN).map_or(0, |(_, rest)| marks(rest)),
        Files::Xml(_) | Files::Many(..) => marks(file),
    }
}

/// The text behind a byte order mark.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// A file with these snippets instead of the old ones of ours, or why it cannot be had.
pub fn one_file(
    editor: &Editor,
    snippets: &[Snippet],
    old: &str,
) -> std::result::Result<String, String> {
    let new = |render: fn(&[Snippet]) -> String| match snippets {
        [] => String::new(),
        snippets => render(snippets),
    };
    match editor.files {
        Files::Json(render) if old.trim().is_empty() => Ok(new(render)),
        Files::Json(render) => merge_json(old, &new(render)),
        Files::Lines(render) => merge_lines(old, &new(render)),
        Files::Xml(render) => {
            let templates = old.matches("<template ").count();
            if templates != old.matches(MARK).count() || templates == 0 && !old.trim().is_empty() {
                return Err("it holds templates of your own".to_owned());
            }
            Ok(new(render))
        }
        Files::Many(..) => unreachable!("each snippet has its file"),
    }
}

fn merge_lines(old: &str, new: &str) -> std::result::Result<String, String> {
    let block = match new {
        "" => String::new(),
        new => format!("{BEGIN}{new}{END}"),
    };
    let Some((above, rest)) = old.split_once(BEGIN) else {
        let gap = if old.is_empty() || old.ends_with('\n') { "" } else { "\n" };
        return Ok(if block.is_empty() { old.to_owned() } else { format!("{old}{gap}{block}") });
    };
    let (_, below) =
        rest.split_once(END).ok_or("the line that ends our part is missing".to_owned())?;
    Ok(format!("{above}{block}{below}"))
}

/// Comments stay, and so does each entry that does not bear our mark.
fn merge_json(old: &str, new: &str) -> std::result::Result<String, String> {
    let text = without_mark(old);
    let root = CstRootNode::parse(text, &ParseOptions::default());
    let root = root.map_err(|error| format!("it is no JSON: {error}"))?;
    let object = root.object_value_or_create().ok_or("it holds no JSON object")?;
    let new: Value = serde_json::from_str(if new.is_empty() { "{}" } else { new })
        .map_err(|error| error.to_string())?;
    let new = new.as_object().ok_or("there is nothing to write")?;
    // A name that the user has given to another snippet.
    let name = |trigger: &String| match object.get(trigger) {
        Some(entry) if !is_ours(&entry) => format!("{trigger} {MARK}"),
        _ => trigger.clone(),
    };
    let new: Vec<(String, &Value)> = new.iter().map(|(key, value)| (name(key), value)).collect();
    for entry in object.properties() {
        let stays = |name: &String| new.iter().any(|(key, _)| key == name);
        if is_ours(&entry) && !entry.decoded_name().is_some_and(|name| stays(&name)) {
            entry.remove();
        }
    }
    for (key, value) in new {
        put(&object, &key, value);
    }
    Ok(format!("{}{root}", &old[..old.len() - text.len()]))
}

fn put(object: &CstObject, key: &str, value: &Value) {
    match object.get(key) {
        Some(entry) => entry.set_value(input(value)),
        None => {
            object.append(key, input(value));
        }
    }
}

fn is_ours(entry: &CstObjectProp) -> bool {
    let description = entry.object_value().and_then(|entry| entry.get("description"));
    let text = description.and_then(|entry| entry.value()?.as_string_lit()?.decoded_value().ok());
    text.is_some_and(|text| text.ends_with(MARK))
}

fn input(value: &Value) -> CstInputValue {
    match value {
        Value::Null => CstInputValue::Null,
        Value::Bool(truth) => CstInputValue::Bool(*truth),
        Value::Number(number) => CstInputValue::Number(number.to_string()),
        Value::String(text) => CstInputValue::String(text.clone()),
        Value::Array(list) => CstInputValue::Array(list.iter().map(input).collect()),
        Value::Object(object) => {
            let entries = object.iter().map(|(key, value)| (key.clone(), input(value)));
            CstInputValue::Object(entries.collect())
        }
    }
}

fn install_many(folder: &Path, new: &[(PathBuf, String)]) -> Result<()> {
    let own = own_files(folder)?;
    let taken = new.iter().find(|(file, _)| file.exists() && !own.contains(file));
    if let Some((file, _)) = taken {
        return Err(Problem::new(format!("`{}` is a snippet of your own", file.display())).help(
            "move it, name the snippets that you want, or take another folder: `-o FOLDER`",
        ));
    }
    output::create_folder(folder)?;
    for (file, text) in new {
        output::to_file(text, file)?;
    }
    let mut gone = own.iter().filter(|old| !new.iter().any(|(file, _)| file == *old));
    gone.try_for_each(|file| delete(file))
}

/// The files of a folder that bear our mark.
fn own_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(cannot("read", folder, &error)),
    };
    let files = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file());
    let own = |path: &PathBuf| {
        fs::read(path)
            .is_ok_and(|bytes| bytes.windows(MARK.len()).any(|part| part == MARK.as_bytes()))
    };
    Ok(files.filter(own).collect())
}

/// What a file has until now; a pipe has nothing.
fn text_of(file: &Path) -> Result<String> {
    if fs::metadata(file).is_ok_and(|file| !file.is_file() && !file.is_dir()) {
        return Ok(String::new());
    }
    match fs::read(file) {
        Ok(bytes) => String::from_utf8(bytes).map_err(|_| refuse(file, "it is not UTF-8")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(cannot("read", file, &error)),
    }
}

fn delete(file: &Path) -> Result<()> {
    fs::remove_file(file).map_err(|error| cannot("remove", file, &error))
}

fn refuse(file: &Path, why: &str) -> Problem {
    Problem::new(format!("`{}` stays as it is: {why}", file.display()))
        .help("write to another file with `-o FILE`, or mend this one")
}

/// Where an editor looks for snippets on this machine.
pub fn place(editor: &Editor) -> Result<PathBuf> {
    found(editor).ok_or_else(|| {
        Problem::new(format!("{} has no folder for its settings here", editor.name))
            .help(format!("start it once, or say where: `-o {}`", shown(editor)))
    })
}

/// The first of its folders that is there, or else the usual one if that has a fixed name.
fn found(editor: &Editor) -> Option<PathBuf> {
    let found = editor.places.iter().find_map(|place| {
        let (home, rest) = place.split_once("//")?;
        Some(newest(&resolve(home))?.join(rest))
    });
    let usual = editor.places.iter().find(|place| !place.contains('*'));
    found.or_else(|| usual.map(|place| resolve(&place.replace("//", "/"))))
}

/// The place as it is shown, whether it exists or not.
pub fn shown(editor: &Editor) -> String {
    let usual = || resolve(&editor.places[0].replace("//", "/"));
    let place = found(editor).unwrap_or_else(usual);
    let home = env::home_dir().filter(|home| home.is_absolute());
    match home.as_deref().and_then(|home| place.strip_prefix(home).ok()) {
        Some(rest) => Path::new("~").join(rest).display().to_string(),
        None => place.display().to_string(),
    }
}

/// `HOME`, `XDG` or `CONFIG` at the start stands for a folder of the user's.
fn resolve(place: &str) -> PathBuf {
    let home = env::home_dir().unwrap_or_default();
    let variable = |name: &str| env::var_os(name).filter(|value| Path::new(value).is_absolute());
    let xdg = || variable("XDG_CONFIG_HOME").map_or_else(|| home.join(".config"), PathBuf::from);
    let local = || variable("LOCALAPPDATA").map_or_else(xdg, PathBuf::from);
    let (start, rest) = place.split_once('/').unwrap_or((place, ""));
    let start = match (start, env::consts::OS) {
        ("HOME", _) => home.clone(),
        ("CONFIG", "macos") => home.join("Library/Application Support"),
        ("CONFIG", "windows") => variable("APPDATA").map_or(home.clone(), PathBuf::from),
        (_, "windows") => local(),
        _ => xdg(),
    };
    start.join(rest).components().collect() // with the separators of this system
}

/// The folder, whose last name may be a pattern such as `RustRover*`: the latest version, then.
fn newest(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?.to_str()?;
    let Some(start) = name.strip_suffix('*') else {
        return path.is_dir().then(|| path.to_owned());
    };
    let entries = fs::read_dir(path.parent()?).ok()?.flatten();
    let folders = entries.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name());
    let version = |name: &OsString| -> Option<Vec<u32>> {
        let version = name.to_str()?.strip_prefix(start)?;
        version.split('.').map(|number| number.parse().ok()).collect()
    };
    let latest = folders.filter(|name| version(name).is_some()).max_by_key(version)?;
    Some(path.with_file_name(latest))
}
