//! Plays one game, `N L R seed` in the input file: at random, but it takes the win as soon as the solver lets it.
//! Odd seeds take as few cards as they may, for a long game.

use std::{env, fs, io};

/// Larger games are played at random only.
const PERFECT: usize = 100;

fn main() {
    let input = env::args().nth(1).expect("the file of the input");
    let input = fs::read_to_string(input).expect("an input");
    let numbers: Vec<usize> =
        input.split_whitespace().map(|word| word.parse().expect("a number")).collect();
    let [n, min, max, seed] = numbers[..] else {
        panic!("a game is `N L R seed`");
    };
    let mut game = Game {
        // With a gap at either end.
        cards: (0..n + 2).map(|x| 0 < x && x <= n).collect(),
        min,
        max,
        values: grundy_values(n.min(PERFECT), min, max),
        short: seed % 2 == 1,
        random: seed as u64,
    };
    println!("{n} {min} {max}");
    let mut solver_moves = match line().as_str() {
        "First" => true,
        "Second" => false,
        other => panic!("`{other}` is neither First nor Second"),
    };
    while game.can_move() {
        if solver_moves {
            let answer = line();
            let words: Vec<usize> = answer.split_whitespace().flat_map(str::parse).collect();
            let [x, y] = words[..] else {
                panic!("`{answer}` is not a move");
            };
            game.take(x, y);
        } else {
            let (x, y) = game.choose();
            game.take(x, y);
            println!("{x} {y}");
        }
        solver_moves = !solver_moves;
    }
    assert!(!solver_moves, "the solver has no move left and loses");
    println!("0 0");
    assert_eq!(line(), "", "the game is over");
}

fn line() -> String {
    let mut line = String::new();
    io::stdin().read_line(&mut line).expect("a line");
    line.trim().to_owned()
}

struct Game {
    cards: Vec<bool>,
    min: usize,
    max: usize,
    values: Vec<usize>,
    short: bool,
    random: u64,
}

impl Game {
    fn can_move(&self) -> bool {
        self.runs().iter().any(|&(_, len)| len >= self.min)
    }

    fn take(&mut self, x: usize, y: usize) {
        let (min, max) = (self.min, self.max);
        assert!((min..=max).contains(&y), "{y} is not in {min}..={max}");
        let cards = self.cards.get_mut(x..x + y);
        let cards = cards.filter(|cards| cards.iter().all(|&there| there));
        cards.unwrap_or_else(|| panic!("{x} {y} takes a card that is not there")).fill(false);
    }

    /// The runs of cards: `(first, number)`.
    fn runs(&self) -> Vec<(usize, usize)> {
        let mut runs = Vec::new();
        for x in 1..self.cards.len() {
            match (self.cards[x - 1], self.cards[x]) {
                (false, true) => runs.push((x, 1)),
                (true, true) => runs.last_mut().expect("a run has begun").1 += 1,
                _ => {}
            }
        }
        runs
    }

    fn choose(&mut self) -> (usize, usize) {
        if let Some(winning) = self.winning_move() {
            return winning;
        }
        let runs: Vec<_> = self.runs().into_iter().filter(|run| run.1 >= self.min).collect();
        let (first, len) = runs[self.below(runs.len())];
        let most = if self.short { self.min } else { self.max.min(len) };
        let y = self.min + self.below(most - self.min + 1);
        let x = first + self.below(len - y + 1);
        (x, y)
    }

    fn winning_move(&self) -> Option<(usize, usize)> {
        let runs = self.runs();
        if self.cards.len() > PERFECT {
            return None;
        }
        let xor = runs.iter().fold(0, |xor, &(_, len)| xor ^ self.values[len]);
        runs.iter().find_map(|&(first, len)| {
            let others = xor ^ self.values[len];
            let takes =
                (self.min..=self.max.min(len)).flat_map(|y| (0..=len - y).map(move |x| (x, y)));
            let mut takes =
                takes.filter(|&(x, y)| self.values[x] ^ self.values[len - x - y] == others);
            takes.next().map(|(x, y)| (first + x, y))
        })
    }

    fn below(&mut self, end: usize) -> usize {
        self.random =
            self.random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.random >> 33) as usize % end
    }
}

/// By the rules: the least value that no option has.
fn grundy_values(n: usize, min: usize, max: usize) -> Vec<usize> {
    let mut values = Vec::new();
    for len in 0..=n {
        let mut reached = vec![false; 2 * n + 2];
        for y in min..=max.min(len) {
            for x in 0..=len - y {
                let value: usize = values[x] ^ values[len - x - y];
                reached[value] = true;
            }
        }
        values.push(reached.iter().position(|&reached| !reached).expect("few values"));
    }
    values
}
