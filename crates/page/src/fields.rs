//! Reads the fields of a question.

use serde_json::Value;

pub fn text<'a>(question: &'a Value, name: &str) -> &'a str {
    question[name].as_str().unwrap_or_default()
}

pub fn is(question: &Value, name: &str) -> bool {
    question[name].as_bool().unwrap_or_default()
}

/// The words of a command line.
pub fn words(question: &Value) -> Vec<String> {
    let words = question["words"].as_array().into_iter().flatten();
    words.filter_map(Value::as_str).map(str::to_owned).collect()
}
