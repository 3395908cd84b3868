//! The code of a guess as text: a statement for all positions, and the expression for each.

/// The call for the value of two heaps `a` and `b`, from that of one heap `n`.
pub fn sum_call(call: &str) -> String {
    let (once, each) = once_and_each(call);
    format!("{{ {once}let value = |n| {each}; value(a) ^ value(b) }}")
}

/// The call for the value of all `heaps`, from that of one heap `n`.
pub fn list_call(call: &str) -> String {
    let (once, each) = once_and_each(call);
    let sizes = if once.starts_with("let values") { ".map(|&n| n as usize)" } else { ".copied()" };
    format!("{{ {once}heaps.iter(){sizes}.fold(0, |xor, n| xor ^ {each}) }}")
}

/// The statement that a call needs once for all positions, with its semicolon, and the expression for
/// each.
pub fn once_and_each(call: &str) -> (&str, &str) {
    let is_made = call.starts_with("let game = ") || call.starts_with("let values = ");
    let mut depth = 0;
    let is_end = |c: char| {
        depth += match c {
            '(' | '[' | '{' => 1,
            ')' | ']' | '}' => -1,
            _ => 0,
        };
        c == ';' && depth == 0
    };
    let end = call.find(is_end).filter(|_| is_made);
    end.map_or(("", call), |end| call.split_at(end + "; ".len()))
}
