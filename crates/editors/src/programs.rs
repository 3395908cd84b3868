//! The programs that use the modules.

use library::Module;

/// A program that uses a module.
pub struct Program {
    /// An input with its output, "`input` prints `output`", in which ` / ` stands for the end of a
    /// line.
    pub example: String,
    /// The code, which imports its modules from `nim_snippets`.
    pub code: String,
}

impl Program {
    /// Reads a program whose first line is a comment with its example.
    fn read(text: &str) -> Self {
        let (first, code) = text.split_once('\n').unwrap_or((text, ""));
        let example = first.trim_start_matches("// ").trim_end_matches(['\r', '.']);
        Program { example: example.to_owned(), code: code.trim().replace("\r\n", "\n") }
    }
}

/// The files in `programs/` that are named after modules.
macro_rules! own {
    ($($name:ident,)*) => {
        &[$((
            stringify!($name),
            include_str!(concat!("../programs/", stringify!($name), ".rs")),
        )),*]
    };
}

/// The programs of modules for which none follows from the description of a game.
const OWN: &[(&str, &str)] = own! {
    arbitrary_nim,
    board_game,
    chocolate,
    chomp,
    coin_turning,
    constrained_nim,
    cutting_game,
    dag_game,
    diagonal_wythoff,
    directed_geography,
    distinct_counting,
    divisor_games,
    euclid_counting,
    fibonacci_nim,
    green_hackenbush,
    grid_period,
    growth_race,
    grundy_table,
    hackendot,
    interval_nim,
    loopy_game,
    loopy_sums,
    mask_solver,
    misere_sums,
    monotone_game,
    moore_counting,
    multiples_game,
    nim_counting,
    nimber,
    node_kayles,
    northcott,
    octal_game,
    outcome_search,
    periodicity,
    quotient_game,
    rectangle_game,
    rerooted_tree,
    run_turning,
    schwenk_nim,
    selective_game,
    sprague_grundy,
    staircase_graph,
    staircase_tree,
    strange_nim,
    strip_colouring,
    strip_counting,
    three_heap_wythoff,
    treblecross,
    unfair_nim,
    vertex_geography,
    window_game,
    xor_basis,
};

/// A program that uses the module, if there is one.
pub fn of(module: &Module) -> Option<Program> {
    let own = OWN.iter().find(|(name, _)| *name == module.name);
    let derived = || games::of(module.name).iter().find_map(|game| game.derived_program());
    own.map(|(_, text)| Program::read(text)).or_else(|| Some(Program::read(&derived()?)))
}
