//! Panics and their messages.

/// Checks that `call` panics with a message that contains `message`.
pub fn assert_panics<R>(message: &str, call: impl FnOnce() -> R) {
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(call));
    let payload = result.err().unwrap_or_else(|| panic!("no panic with `{message}`"));
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text = text.or(payload.downcast_ref::<&str>().copied()).unwrap_or_default();
    assert!(text.contains(message), "the panic says `{text}`, not `{message}`");
}
