// Nothing is assumed: each state is evaluated as it is.

pub type State = super::State;
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

    pub fn is_sum(&self) -> bool {
        false
    }

    pub fn is_raw(&self) -> bool {
        true
    }

    pub fn most(&self) -> u64 {
        u64::MAX
    }
}

fn start(input: &Input) -> State {
    super::start(input)
}

fn raw(state: &State) -> Vec<State> {
    super::moves(state)
}

fn next(state: &State) -> Vec<State> {
    raw(state)
}

fn known(input: &Input, search: &mut Search, _: &Assumptions) -> Result<Known, Stop> {
    evaluate(&start(input), search)
}

fn text(input: &Input) -> String {
    super::text(input)
}

fn text_of(state: &State) -> String {
    format!("{:?}", state)
}
