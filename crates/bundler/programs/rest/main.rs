/// Who wins (0 if the player to move loses, 1 if he wins, 2 in a draw), the Grundy value, and
/// whether plays from here can have an even or an odd length.
#[derive(Clone, Copy)]
struct Known {
    outcome: usize,
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

/// Reads a position and prints who wins, or lists all positions up to the size that is an argument.
fn main() {
    let mut memory = Memory::new();
    if let Some(largest) = std::env::args().nth(1) {
        let largest = largest.parse().expect("a size");
        return (0..=largest).for_each(|size| list(size, &mut memory));
    }
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input).unwrap();
    println!("{}", ANSWERS[evaluate(&read(&input), &mut memory).outcome]);
}

/// A line for each position of a size: its numbers, who wins, the value, the length of all plays.
fn list(size: usize, memory: &mut Memory) {
    let mut lines = String::new();
    for position in positions(size) {
        let known = evaluate(&position, memory);
        let outcome = ["L", "W", "D"][known.outcome];
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
