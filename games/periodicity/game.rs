use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    periodicity::find(&[]) => answers "None";
    periodicity::find(&[1]) => answers "None";
    periodicity::find(&[0; 9]).map(|period| period.value(&[], u64::MAX))
        => panics "heap 0 is outside of the values";
    periodicity::find(&[0; 9]).map(|period| period.value(&[0; 9], u64::MAX))
        => answers "Some(0)";
    periodicity::find(&[0, u64::MAX, 0, u64::MAX, 0, u64::MAX])
        => answers "Some(Period { start: 0, length: 2, saltus: 0, seen: 4 })";
    periodicity::find(&[0; 9]).map(|period| period.is_proven_subtraction(u64::MAX))
        => answers "Some(false)";
    periodicity::find(&[0; 9]).map(|period| period.is_proven_octal(u64::MAX, u64::MAX))
        => answers "Some(false)";
    periodicity::Period { start: u64::MAX, length: 1, saltus: 0, seen: 9 }.is_proven_octal(2, 0)
        => answers "false";
    periodicity::find(&[0; 9]).map(|period| period.is_proven_octal(0, 0))
        => answers "Some(true)";
}
