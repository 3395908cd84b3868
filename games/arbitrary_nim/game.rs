use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    arbitrary_nim::largest_max(&[]) => answers "None";
    arbitrary_nim::largest_max(&[u64::MAX, u64::MAX]) => answers "None";
}
