// Rooted trees whose states are rooted trees: each vertex has the index of its parent.

pub type State = super::Position;
pub type Input = super::Position;

/// The assumption that the order of children does not matter.
pub struct Assumptions {
    are_alike: bool,
}

impl Assumptions {
    pub fn first() -> Self {
        let trees = [None, Some(vec![]), Some(vec![0]), Some(vec![0, 0, 1])];
        Assumptions { are_alike: trees.iter().all(|tree| start(tree) == *tree) }
    }

    pub fn is_raw(&self) -> bool {
        !self.are_alike
    }

    pub fn fewer(&self) -> Self {
        Assumptions { are_alike: false }
    }

    pub fn hold(&mut self, tree: &State, search: &mut Search) -> bool {
        if !self.are_alike {
            return true;
        }
        let other = tree.as_ref().map(|parents| shuffled(parents, &mut search.chance));
        let [one, two] = [tree, &other].map(|tree| {
            let over = super::end(tree);
            let next = if over.is_some() { Vec::new() } else { super::moves(tree) };
            search.work += next.len() as u64;
            let mut next: Vec<State> = next.iter().map(canonical).collect();
            next.sort_unstable();
            next.dedup();
            (over, next)
        });
        one == two
    }

    pub fn tell(&self) {
        if self.are_alike {
            println!("? alike");
        }
    }
}

static ARE_ALIKE: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

fn start(tree: &Input) -> State {
    super::start(tree)
}

fn raw(tree: &State) -> Vec<State> {
    super::moves(tree)
}

fn next(tree: &State) -> Vec<State> {
    let next = raw(tree);
    if ARE_ALIKE.load(std::sync::atomic::Ordering::Relaxed) {
        return next.iter().map(canonical).collect();
    }
    next
}

fn known(tree: &Input, search: &mut Search, assumptions: &Assumptions) -> Result<Known, Stop> {
    ARE_ALIKE.store(assumptions.are_alike, std::sync::atomic::Ordering::Relaxed);
    if assumptions.are_alike {
        evaluate(&canonical(tree), search)
    } else {
        evaluate(&start(tree), search)
    }
}

fn text(tree: &Input) -> String {
    super::text(tree)
}

fn text_of(tree: &State) -> String {
    super::text(tree)
}
