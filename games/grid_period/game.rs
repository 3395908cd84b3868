use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    grid_period::find(&[]) => answers "None";
    grid_period::find(&[vec![], vec![1]]) => panics "rows of unequal length";
    grid_period::find(&[vec![]]) => answers "None";
    grid_period::find(&vec![vec![0; 4]; 4]).map(|period| period.value(&[], u64::MAX, 0))
        => panics "cell (0, 0) is outside of the values";
    grid_period::find(&vec![vec![0; 4]; 4]).map(|period| period.value(&[vec![]], 0, 0))
        => panics "cell (0, 0) is outside of the values";
    grid_period::find(&vec![vec![0; 4]; 4]).map(|period| period.is_proven(u64::MAX, 0))
        => answers "Some(false)";
}
