//# outcome

/// The maximal number of positions in memory.
const MOST: usize = 2_000_000;

fn stop(why: &str, code: i32) -> ! {
    eprintln!("{}", why);
    std::process::exit(code)
}

/// Stops at a position that does not fit into the memory; `stress` skips the input then.
fn full(position: &dyn std::fmt::Debug) -> ! {
    let why = format!("the memory is full: {} positions were reached, then `{:?}`", MOST, position);
    stop(&(why + "; try smaller inputs, or raise `MOST`"), 77)
}

/// Reads a position and prints who wins.
fn main() {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input).unwrap();
    let position = read(&input);
    if !is_input(&position) {
        stop("`is_input` is false for this position", 77);
    }
    println!("{}", ANSWERS[evaluate(&start(&position), &mut Default::default()) as usize]);
}
