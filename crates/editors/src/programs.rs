//! The programs that use the modules.

use library::Module;

/// A program that uses a module.
pub struct Program {
    /// An input with its output, "`input` prints `output`", in which ` / ` stands for the end of a
    /// line. The solver of a problem has none, as the cases of the problem test it.
    pub example: Option<String>,
    /// The code, which imports its modules from `nim_snippets`.
    pub code: String,
}

impl Program {
    /// Reads a program whose first line is a comment with its example.
    fn with_example(text: &str) -> Self {
        let (first, code) = text.split_once('\n').unwrap_or((text, ""));
        let example = first.trim_start_matches("// ").trim_end_matches(['\r', '.']);
        Program { example: Some(example.to_owned()), code: plain(code) }
    }

    /// The solver of a problem, without the comment about the problem.
    fn solver(text: &str) -> Self {
        let code = text.lines().skip_while(|line| line.is_empty() || line.starts_with("//"));
        Program { example: None, code: code.collect::<Vec<_>>().join("\n") }
    }
}

/// The code with plain line feeds, even if git converted them.
fn plain(code: &str) -> String {
    code.trim().replace("\r\n", "\n")
}

/// The modules with the solvers of `problems/` that are plain examples of them.
macro_rules! solvers {
    ($($module:ident: $problem:ident,)*) => {
        &[$((
            stringify!($module),
            include_str!(concat!("../../../problems/", stringify!($problem), "/main.rs")),
        )),*]
    };
}

const SOLVERS: &[(&str, &str)] = solvers! {
    arbitrary_nim: arc168_b,
    board_game: hackerrank_chessboard_game_again,
    chocolate: arc013_c,
    coin_turning: hdu3537,
    constrained_nim: abc255_g,
    dag_game: loj10243,
    directed_geography: abc278_f,
    distinct_split: hackerrank_stone_piles,
    divisor_games: abc368_f,
    euclid_counting: pe325,
    fibonacci_nim: hdu2516,
    green_hackenbush: agc017_d,
    growth_race: uva847_hdu1517,
    hackendot: spoj_cot3,
    halving_nim: cf603c,
    lasker_nim: hdu3032,
    mask_solver: abc354_e,
    moore_counting: arc116_d,
    multiples_game: luogu_p3179,
    nim: tessoku_a33,
    nim_counting: abc212_h,
    nimber: lc_nim_product_64,
    ordered_nim: cf1382b,
    power_game: cf317d,
    prime_power_game: cf850c,
    quotient_game: cf167c,
    range_nim: abc297_g,
    rectangle_game: boj11717,
    schwenk_nim: hdu2486_poj3922,
    staircase_tree: cf1498f,
    strange_nim: arc091_f,
    strip_colouring: arc151_c,
    strip_counting: luogu_p5363,
    submask_nim: cf2027e1,
    take_or_split3: hdu5795,
    treblecross: uva10561,
    unfair_nim: abc172_f,
    xor_basis: luogu_p4301,
};

/// The files in `programs/` that are named after modules.
macro_rules! own {
    ($($name:ident,)*) => {
        &[$((
            stringify!($name),
            include_str!(concat!("../programs/", stringify!($name), ".rs")),
        )),*]
    };
}

/// The modules with a program of their own, as none follows from the description of a game.
const OWN: &[(&str, &str)] = own! {
    chomp,
    cutting_game,
    diagonal_wythoff,
    distinct_counting,
    grid_period,
    grundy_table,
    interval_nim,
    loopy_game,
    loopy_sums,
    misere_sums,
    monotone_game,
    node_kayles,
    northcott,
    octal_game,
    outcome_search,
    periodicity,
    rerooted_tree,
    run_turning,
    selective_game,
    sprague_grundy,
    staircase_graph,
    three_heap_wythoff,
    vertex_geography,
    window_game,
};

/// A program that uses the module, if there is one.
pub fn of(module: &Module) -> Option<Program> {
    let listed = |list: &[(&str, &'static str)]| {
        list.iter().find(|(name, _)| *name == module.name).map(|(_, text)| *text)
    };
    let own = || listed(OWN).map(Program::with_example);
    let derived = || {
        let text = games::of(module.name).iter().find_map(|game| game.derived_program());
        text.map(|text| Program::with_example(&text))
    };
    listed(SOLVERS).map(Program::solver).or_else(own).or_else(derived)
}
