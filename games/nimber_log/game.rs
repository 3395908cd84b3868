use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    nimber_log::NimberLog::new(nimber::mul).discrete_log(0, 1) => answers "Some(0)";
    nimber_log::NimberLog::new(nimber::mul).discrete_log(1, 0) => answers "None";
}
