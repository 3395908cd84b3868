//! Every program in `src/tool/editor/programs/`, so that the compiler, clippy, rustfmt and the
//! editor see it.

#[allow(dead_code)]
#[path = "../../src/tool/editor/programs"]
mod programs {
    mod all_but_game;
    mod arbitrary_nim;
    mod bean_game;
    mod board_game;
    mod bounded_nim;
    mod bounded_tuples;
    mod brute;
    mod chocolate;
    mod chomp;
    mod coin_turning;
    mod conjunctive_game;
    mod constrained_nim;
    mod coprime_game;
    mod cutting_game;
    mod dag_game;
    mod delete_nim;
    mod directed_geography;
    mod divisor_games;
    mod end_nim;
    mod equal_split;
    mod euclid_game;
    mod exact_nim;
    mod fair_split;
    mod fibonacci_nim;
    mod game_graph;
    mod greedy_nim;
    mod green_hackenbush;
    mod grid_period;
    mod grundy_table;
    mod grundys_game;
    mod halving_nim;
    mod interval_nim;
    mod lasker_nim;
    mod loopy_game;
    mod loopy_sums;
    mod mask_solver;
    mod misere_nim;
    mod misere_sums;
    mod moore_counting;
    mod moore_nim;
    mod multiples_game;
    mod nim;
    mod nim_counting;
    mod nimber;
    mod nimber_log;
    mod nimble;
    mod no_repeat_nim;
    mod node_kayles;
    mod northcott;
    mod octal_game;
    mod octal_table;
    mod ordered_nim;
    mod outcome_search;
    mod periodicity;
    mod poker_nim;
    mod power_game;
    mod prime_power_game;
    mod random_stop;
    mod range_nim;
    mod schwenk_nim;
    mod selective_game;
    mod silver_dollar;
    mod sprague_grundy;
    mod staircase_graph;
    mod staircase_nim;
    mod staircase_tree;
    mod strange_nim;
    mod subtraction_game;
    mod subtraction_table;
    mod take_or_split3;
    mod treblecross;
    mod unfair_nim;
    mod vertex_geography;
    mod welter;
    mod window_game;
    mod wythoff;
    mod xor_basis;
}

/// The lines above are all there are.
#[test]
fn every_program_is_listed() {
    let listed = include_str!("tree.rs").lines().filter_map(|line| {
        let name = line.strip_prefix("    mod ")?;
        name.strip_suffix(';')
    });
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/tool/editor/programs");
    let files = std::fs::read_dir(folder).expect("a folder").map(|file| {
        let path = file.expect("readable").path();
        path.file_stem().expect("a name").to_string_lossy().into_owned()
    });
    let mut programs: Vec<String> = files.collect();
    programs.sort();
    assert_eq!(listed.collect::<Vec<_>>(), programs);
    for module in crate::module::all() {
        assert!(programs.contains(&module.name), "no program for {}", module.name);
    }
}
