// Nothing is assumed: each position is evaluated as it is.

pub type State = super::Position;
pub type Input = super::Position;

pub struct Assumptions;

impl Assumptions {
    pub fn first() -> Self {
        Assumptions
    }

    pub fn fewer(&self) -> Self {
        Assumptions
    }

    pub fn hold(&mut self, _: &State, _: &mut Search) -> bool {
        true
    }

    pub fn tell(&self) {
        more();
    }
}

fn start(input: &Input) -> State {
    input.clone()
}

fn raw(state: &State) -> Vec<State> {
    super::moves(state)
}

fn next(state: &State) -> Vec<State> {
    raw(state)
}

fn known(input: &Input, search: &mut Search, _: &Assumptions) -> Result<Known, Stop> {
    evaluate(input, search)
}

fn text(input: &Input) -> String {
    super::text(input)
}

fn text_of(state: &State) -> String {
    super::text(state)
}
