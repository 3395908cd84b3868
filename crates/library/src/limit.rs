//! The limits in the headers of the modules.

/// The sizes up to which a module answers within two seconds.
pub struct Limit {
    /// The calls, or the kind of game, that the limit is for; empty if it is for all.
    pub scope: String,
    /// Each bounded expression, such as `n` or `set.len()`, with its largest value.
    pub bounds: Vec<(String, u64)>,
    /// The largest memory that these sizes need.
    pub mebibytes: u64,
}

impl Limit {
    /// Reads `` `grundy: n ≤ 10^5, k ≤ 20` (96 MiB) ``.
    pub fn read(text: &str) -> Option<Self> {
        let (code, memory) = text.strip_prefix('`')?.split_once('`')?;
        let mebibytes = match memory {
            "" => LITTLE,
            _ => memory.strip_prefix(" (")?.strip_suffix(" MiB)")?.parse().ok()?,
        };
        let (scope, bounds) = code.split_once(": ").unwrap_or(("", code));
        let bound = |bound: &str| {
            let (what, size) = bound.split_once(" ≤ ")?;
            Some((what.to_owned(), number(size)?))
        };
        let bounds = bounds.split(", ").map(bound).collect::<Option<_>>()?;
        Some(Limit { scope: scope.to_owned(), bounds, mebibytes })
    }
}

/// The mebibytes of a limit that names no memory.
const LITTLE: u64 = 64;

/// Reads `24`, `10^5` or `2·10^5`.
fn number(text: &str) -> Option<u64> {
    let power = |text: &str| match text.split_once('^') {
        Some((base, exponent)) => base.parse::<u64>().ok()?.checked_pow(exponent.parse().ok()?),
        None => text.parse().ok(),
    };
    text.split('·').map(power).try_fold(1, |product: u64, factor| product.checked_mul(factor?))
}
