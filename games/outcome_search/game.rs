use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    outcome_search::OutcomeSearch::new(|_: &u8| Vec::<[u8; 1]>::new()).wins(&[])
        => answers "false";
    outcome_search::OutcomeSearch::new(|p: &u8| vec![[*p]]).wins(&[0])
        => panics "the game can return to a position";
    outcome_search::OutcomeSearch::new(|_: &u8| Vec::<[u8; 1]>::new()).winning_moves(&[]).count()
        => answers "0";
    outcome_search::OutcomeSearch::new(|_: &u8| Vec::<[u8; 1]>::new()).misere_wins(&[])
        => answers "true";
    outcome_search::OutcomeSearch::new(|_: &u8| Vec::<[u8; 1]>::new()).misere_winning_moves(&[]).count()
        => answers "0";
}
