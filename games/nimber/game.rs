use entries::*;
use nim_snippets::nimber;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(a, b): nimber::mul(a, b);
    };
    let game = Game::new("nimber", Shape::Exactly(&["a", "b"]), answers).has_own_laws();
    vec![game]
}

refusals! {
    nimber::mul(u64::MAX, 0) => answers "0";
    nimber::square(0) => answers "0";
    nimber::sqrt(0) => answers "0";
    nimber::pow(0, 0) => answers "1";
    nimber::inverse(0) => panics "0 has no inverse";
    nimber::inverse(1) => answers "1";
    nimber::solve_quadratic(0, 0) => answers "[0]";
    nimber::solve_quadratic(1, 0) => answers "[0, 1]";
    nimber::discrete_log(0, 0) => answers "Some(1)";
    nimber::discrete_log(0, 5) => answers "None";
    nimber::discrete_log(5, 0) => answers "None";
}
