use entries::*;
use nim_snippets::power_game;
use nim_snippets::sprague_grundy::SpragueGrundy;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): power_game::grundy(n);
        play(p): power_game::wins(p[0]), power_game::winning_move(p[0]).map(chosen);
    };
    let game =
        Game::new("power_game", Shape::Exactly(&["n"]), answers).has_own_laws().gives_one_move();
    vec![game, allowed()]
}

/// The numbers that may still be chosen.
fn allowed() -> Game {
    let answers = answers! {
        |rule, n_max|
        play(p): value(bits(p)) != 0, winning(bits(p)).map(forbidden(p));
        moves(p): becoming(moves::power_game::moves(bits(p)).into_iter().map(forbidden(p)));
    };
    Game::new("power_game", Shape::Written(Writing::Set("allowed")), answers)
        .has_own_laws()
        .variant("allowed")
        .first(1)
        .example("1 2 3 4 5 6 8 9")
        .plain("the xor of the values of the chains of powers is 0", "累乗の鎖の値の xor が 0")
}

/// All that a search takes.
const NUMBERS: u32 = u32::MAX - 1;

fn bits(numbers: &[u64]) -> u32 {
    named_once(numbers).iter().fold(0, |set, number| {
        assert!(
            (1..32).contains(number),
            "{number} is not from 1 to 31, as numbers of a search are"
        );
        set | 1 << number
    })
}

/// What is allowed of each number's powers, where the number is no power itself.
fn chains(allowed: u32) -> Vec<u32> {
    let mut left = NUMBERS;
    let mut chains = Vec::new();
    for (base, others) in moves::power_game::moves(NUMBERS) {
        if left >> base & 1 == 1 {
            chains.push(allowed & left & !others);
            left &= others;
        }
    }
    chains
}

fn value(allowed: u32) -> u64 {
    let moves = |&chain: &u32| moves::power_game::moves(chain).into_iter();
    let mut solver =
        SpragueGrundy::new(|chain| moves(chain).map(|(_, after)| vec![after]).collect());
    chains(allowed).iter().fold(0, |xor, chain| xor ^ solver.grundy(chain))
}

fn winning(allowed: u32) -> impl Iterator<Item = (u64, u32)> {
    moves::power_game::moves(allowed).into_iter().filter(|&(_, after)| value(after) == 0)
}

fn forbidden(numbers: &[u64]) -> impl Fn((u64, u32)) -> Move + '_ {
    move |(number, allowed)| {
        let after = numbers.iter().copied().filter(|n| allowed >> n & 1 == 1);
        Move::Become(choice(number), after.collect())
    }
}

fn chosen(n: u64) -> Move {
    Move::Say(choice(n))
}

fn choice(n: u64) -> Told {
    told(format!("choose {n}"), format!("{n} を選ぶ")).on(n)
}

refusals! {
    power_game::grundy(0) => answers "0";
    power_game::wins(0) => answers "false";
    power_game::winning_move(0) => answers "None";
    power_game::winning_move(1) => answers "Some(1)";
}
