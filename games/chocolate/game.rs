use entries::*;
use nim_snippets::chocolate;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let bitter = bitter(rule);
        values{p}: chocolate::heaps([p[0], p[1]], &bitter),
            as "chocolate::grundy([a, b], &bitter.iter().map(|&(x, y)| [x, y]).collect::<Vec<_>>())";
        play(p):
            chocolate::wins([p[0], p[1]], &bitter),
            chocolate::winning_moves([p[0], p[1]], &bitter).map(broken);
    };
    let game = Game::new("chocolate", Shape::Exactly(&["width", "height"]), answers).with(BITTER);
    vec![game, bar()]
}

/// A bar as one sees it, with `#` for a bitter square.
fn bar() -> Game {
    let answers = answers! {
        |rule, n_max|
        values{p}: Bar::new(p).heaps(), as "";
        play(p):
            Bar::new(p).heaps().iter().fold(0, |xor, heap| xor ^ heap) != 0,
            chocolate::winning_moves(Bar::new(p).sides, &Bar::new(p).bitter).map(eaten(p));
        moves(p): becoming(labels(Bar::new(p).moves()).map(eaten(p)));
    };
    Game::new("chocolate", Shape::Written(Writing::Strip(".#/")), answers)
        .variant("bar")
        .has_own_laws()
        .example("....../.#..../......")
}

/// Its columns and rows, and where it is bitter.
struct Bar {
    sides: [u64; 2],
    bitter: Vec<[u64; 2]>,
}

impl Bar {
    fn new(p: &[u64]) -> Self {
        let rows: Vec<&[u64]> = rows(p);
        let width = rows[0].len();
        assert!(rows.iter().all(|row| row.len() == width), "rows of unequal length");
        let squares = (0..rows.len()).flat_map(|y| (0..width).map(move |x| (x, y)));
        let bitter = squares.filter(|&(x, y)| rows[y][x] == BITTER_SQUARE);
        let bitter = bitter.map(|(x, y)| [x as u64, y as u64]).collect();
        Bar { sides: [width as u64, rows.len() as u64], bitter }
    }

    fn heaps(&self) -> Vec<u64> {
        chocolate::heaps(self.sides, &self.bitter)
    }

    fn moves(&self) -> Vec<((usize, u64), moves::chocolate::Remains)> {
        let whole = self.sides.map(|side| (0, side));
        let bitter: Vec<Vec<u64>> = self.bitter.iter().map(|square| square.to_vec()).collect();
        moves::chocolate::moves(&whole, &bitter)
    }
}

/// The place of these letters in [`Writing::Strip`].
const BITTER_SQUARE: u64 = 1;
const NEXT_ROW: u64 = 2;

fn rows(p: &[u64]) -> Vec<&[u64]> {
    p.split(|&letter| letter == NEXT_ROW).collect()
}

/// What is left of a bar.
fn eaten(p: &[u64]) -> impl Fn((usize, u64)) -> Move + '_ {
    move |(i, left)| {
        let Move::Say(says) = broken((i, left)) else { unreachable!("it is said") };
        let (rows, bar) = (rows(p), Bar::new(p));
        let gone = (bar.heaps()[i] - left) as usize;
        let begin = |side: usize| if i == 2 * side { gone } else { 0 };
        let end = |side: usize| bar.sides[side] as usize - if i == 2 * side + 1 { gone } else { 0 };
        let rows = rows[begin(1)..end(1)].iter().map(|row| row[begin(0)..end(0)].to_vec());
        Move::Become(says, rows.collect::<Vec<_>>().join(&NEXT_ROW))
    }
}

/// The squares that nobody wants to eat.
fn bitter(rule: &Rule) -> Vec<[u64; 2]> {
    rule.pairs("bitter").iter().map(|&(x, y)| [x, y]).collect()
}

fn broken((i, left): (usize, u64)) -> Move {
    let side = ["left of", "right of", "above", "below"][i];
    let side_japanese = ["左", "右", "上", "下"][i];
    let lines = if left == 1 { "line" } else { "lines" };
    Move::Say(told(
        format!("leave {left} {lines} {side} the bitter squares"),
        format!("苦いマスの{side_japanese}に {left} 列を残す"),
    ))
}

refusals! {
    chocolate::heaps([3, 3], &[]) => panics "no bitter square";
    chocolate::heaps([3, 3], &[[0, 3]]) => panics "a bitter square outside: in line 3 of 3";
    chocolate::heaps([u64::MAX, 1], &[[0, 0]]) => answers "[0, 18446744073709551614, 0, 0]";
    chocolate::grundy([0, 0], &[[0, 0]]) => panics "a bitter square outside: in line 0 of 0";
    chocolate::grundy([], &[[]]) => answers "0";
    chocolate::wins([3], &[]) => panics "no bitter square";
    chocolate::winning_moves([3], &[]) => panics "no bitter square";
    chocolate::winning_moves([1], &[[0]]).next() => answers "None";
}
