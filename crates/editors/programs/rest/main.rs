//# outcome

/// The outcome, the Grundy value, and whether the number of turns from here can be even, and
/// whether it can be odd.
#[derive(Clone, Copy)]
struct Known {
    outcome: Outcome,
    value: usize,
    even: bool,
    odd: bool,
}

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

/// Reads a position and prints who wins. With a size as argument, lists all positions up to it.
fn main() {
    let mut memory = Memory::new();
    if let Some(largest) = std::env::args().nth(1) {
        let largest = largest.parse().expect("a size");
        return (0..=largest).for_each(|size| list(size, &mut memory));
    }
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input).unwrap();
    let position = read(&input);
    if !is_input(&position) {
        stop("`is_input` is false for this position", 77);
    }
    println!("{}", ANSWERS[evaluate(&start(&position), &mut memory).outcome as usize]);
}

/// Prints a line for each position of a size: its numbers, outcome, value, and the possible
/// parities.
fn list(size: usize, memory: &mut Memory) {
    let mut lines = String::new();
    for position in positions(size).into_iter().filter(is_input) {
        let known = evaluate(&start(&position), memory);
        let outcome = ["L", "W", "D"][known.outcome as usize];
        let length = match (known.even, known.odd) {
            (true, false) => "even",
            (false, true) => "odd",
            _ => "any",
        };
        let text = text(&position);
        let mut parts = text.splitn(2, " [");
        let (numbers, rest) = (parts.next().unwrap(), parts.next().unwrap_or(""));
        lines += &format!("{}: {} # {} {} {}\n", numbers, outcome, known.value, length, rest);
    }
    print!("{}# size {}\n", lines, size);
}
