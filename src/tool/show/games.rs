//! The games that can be shown: one entry each, answered by the module's own functions. What
//! `explain`, `table` and `guess` know of a game stands here and nowhere else.

use crate::tool::show::rule::{Kind, Parameter, Rule};
use crate::{
    all_but_game, bean_game, bounded_nim, chocolate, chomp, coin_turning, conjunctive_game,
    constrained_nim, coprime_game, cutting_game, delete_nim, divisor_games, end_nim, equal_split,
    euclid_game, exact_nim, fair_split, fibonacci_nim, greedy_nim, grundys_game, halving_nim,
    interval_nim, lasker_nim, misere_nim, moore_nim, multiples_game, nim, nimber, nimble,
    no_repeat_nim, northcott, octal_game, ordered_nim, poker_nim, power_game, prime_power_game,
    range_nim, schwenk_nim, selective_game, silver_dollar, sprague_grundy, staircase_graph,
    staircase_nim, staircase_tree, strange_nim, subtraction_game, subtraction_table,
    take_or_split3, treblecross, welter, window_game, wythoff,
};

/// The numbers of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Any number of parts, whose values add by xor.
    Sum(&'static str),
    /// Any number of them, which belong together.
    Row(&'static str),
    /// Two for each part.
    Pairs(&'static str),
    /// So many, with these names.
    Exactly(&'static [&'static str]),
    /// A heap, and how many may be taken at most: all but one at the start.
    Limited,
}

/// What to draw of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The values of the parts in binary, and their xor.
    Values,
    /// The heaps in binary and the sum of each digit, modulo one more than this parameter, if any.
    Digits(Option<&'static str>),
    /// The heaps modulo one more than this parameter, in binary.
    Residues(&'static str),
    /// The heaps modulo the sum of these parameters, divided by the first, in binary.
    Quotients(&'static str, &'static str),
    /// Every second heap in binary.
    Stairs,
    /// The heap as a sum of the numbers that end it: Fibonacci's, or Schwenk's.
    Parts,
    /// The numbers as they are.
    Plain,
}

/// What proves a period that is seen in a table of values.
#[derive(Clone, Copy)]
pub enum Proof {
    Unknown,
    /// A formula in words, and its period.
    Formula(&'static str, fn(&Rule) -> Repetition),
    /// A window of as many values as can be taken at most.
    Window(fn(&Rule) -> usize),
    /// The theorem of Guy and Smith for so many digits, and so many heaps that a move may leave.
    GuySmith(fn(&Rule) -> (usize, usize)),
    /// The module's own, if it has one for tables up to this heap.
    Module(fn(&Rule, u64) -> Option<Repetition>),
}

/// From `start` on, `g(n + length) == g(n) + saltus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    pub start: u64,
    pub length: u64,
    pub saltus: u64,
}

impl Repetition {
    fn new(start: u64, length: u64, saltus: u64) -> Self {
        Repetition { start, length, saltus }
    }
}

/// A move, by what it does to the numbers of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// These numbers become those.
    Set(Vec<(usize, u64)>),
    /// A number becomes these.
    Split(usize, Vec<u64>),
    /// What is done, and the numbers after it.
    Become(String, Vec<u64>),
    /// What is done, where numbers cannot tell what is left.
    Say(String),
}

impl Move {
    pub fn after(&self, position: &[u64]) -> Option<Vec<u64>> {
        let mut after = position.to_vec();
        match self {
            Move::Set(changes) => {
                for &(i, left) in changes {
                    after[i] = left;
                }
            }
            Move::Split(i, parts) => {
                after.splice(i..=i, parts.iter().copied());
            }
            Move::Become(_, numbers) => after.clone_from(numbers),
            Move::Say(_) => return None,
        }
        Some(after)
    }
}

impl From<(usize, u64)> for Move {
    fn from(cut: (usize, u64)) -> Self {
        Move::Set(vec![cut])
    }
}

impl From<Vec<(usize, u64)>> for Move {
    fn from(cuts: Vec<(usize, u64)>) -> Self {
        Move::Set(cuts)
    }
}

impl From<(usize, Vec<u64>)> for Move {
    fn from((i, parts): (usize, Vec<u64>)) -> Self {
        Move::Split(i, parts)
    }
}

impl From<(u64, u64)> for Move {
    fn from((a, b): (u64, u64)) -> Self {
        Move::Become(String::new(), vec![a, b])
    }
}

/// Is asked for each move whether there should be more.
pub type Visit<'a> = &'a mut dyn FnMut(Move) -> bool;

/// Offers the moves one by one, since there may be 10^18 of them.
fn offer<M: Into<Move>>(moves: impl IntoIterator<Item = M>, visit: Visit) {
    for found in moves {
        if !visit(found.into()) {
            return;
        }
    }
}

type Wins = fn(&Rule, &[u64]) -> bool;
type Moves = fn(&Rule, &[u64], Visit);
type Values = fn(&Rule, &[u64]) -> Vec<u64>;
type Square = fn(&Rule, usize) -> Vec<Vec<u64>>;

/// Normal or misère play.
#[derive(Clone, Copy)]
pub struct Play {
    pub wins: Wins,
    pub moves: Moves,
    /// When the player to move loses, if the picture does not tell.
    pub lost: &'static str,
}

/// When the player to move loses in misère play, wherever Nim's rule holds for the values.
const TAME: &str = "the xor of the values is 0 and one of them above 1, or it is 1 and none is";

pub struct Game {
    pub module: &'static str,
    /// The prefix of the functions, where a module has more than one game.
    pub variant: &'static str,
    pub parameters: &'static [Parameter],
    pub shape: Shape,
    pub picture: Picture,
    pub play: Option<Play>,
    pub misere: Option<Play>,
    /// The values of the parts of a position.
    pub values: Option<Values>,
    /// The values of all pairs up to this one, where one table has them all.
    pub square: Option<Square>,
    /// The call for the value of one part `n`, or of a pair `a`, `b`; parameters in braces.
    pub call: &'static str,
    /// The first part that the rules know: a table counts from here.
    pub first: u64,
    pub proof: Proof,
}

impl Game {
    fn new(module: &'static str, shape: Shape) -> Self {
        Game {
            module,
            variant: "",
            parameters: &[],
            shape,
            picture: Picture::Values,
            play: None,
            misere: None,
            values: None,
            square: None,
            call: "",
            first: 0,
            proof: Proof::Unknown,
        }
    }

    fn variant(self, variant: &'static str) -> Self {
        Game { variant, ..self }
    }

    fn with(self, parameters: &'static [Parameter]) -> Self {
        Game { parameters, ..self }
    }

    fn picture(self, picture: Picture) -> Self {
        Game { picture, ..self }
    }

    fn lost(self, lost: &'static str) -> Self {
        let play = self.play.map(|play| Play { lost, ..play });
        Game { play, ..self }
    }

    /// A game of which no picture shows who wins.
    fn plain(self, lost: &'static str) -> Self {
        self.picture(Picture::Plain).lost(lost)
    }

    fn misere_lost(self, lost: &'static str) -> Self {
        let misere = self.misere.map(|play| Play { lost, ..play });
        Game { misere, ..self }
    }

    fn values(self, call: &'static str, values: Values) -> Self {
        Game { call, values: Some(values), ..self }
    }

    fn square(self, square: Square) -> Self {
        Game { square: Some(square), ..self }
    }

    fn play(self, wins: Wins, moves: Moves) -> Self {
        Game { play: Some(Play { wins, moves, lost: "" }), ..self }
    }

    fn misere(self, wins: Wins, moves: Moves) -> Self {
        Game { misere: Some(Play { wins, moves, lost: TAME }), ..self }
    }

    fn proof(self, proof: Proof) -> Self {
        Game { proof, ..self }
    }

    fn first(self, first: u64) -> Self {
        Game { first, ..self }
    }

    /// How a user calls it.
    pub fn name(&self) -> String {
        match self.variant {
            "" => self.module.to_owned(),
            variant => format!("{} variant={variant}", self.module),
        }
    }

    /// The position in which only one part is left, of this size.
    pub fn single(&self, n: u64) -> Option<Vec<u64>> {
        match self.shape {
            Shape::Sum(_) | Shape::Row(_) => Some(vec![n]),
            Shape::Exactly(names) if names.len() == 1 => Some(vec![n]),
            Shape::Limited => Some(vec![n, n.saturating_sub(1)]),
            Shape::Exactly(_) | Shape::Pairs(_) => None,
        }
    }

    /// Can a position have just two numbers?
    pub fn has_pairs(&self) -> bool {
        match self.shape {
            Shape::Sum(_) | Shape::Row(_) | Shape::Pairs(_) => true,
            Shape::Exactly(names) => names.len() == 2,
            Shape::Limited => false,
        }
    }
}

const fn number(name: &'static str, tried: u64) -> Parameter {
    Parameter { name, kind: Kind::Number(tried) }
}

const SET: &[Parameter] = &[Parameter { name: "set", kind: Kind::Set(16) }];
const CODE: &[Parameter] = &[Parameter { name: "code", kind: Kind::Code(4) }];
/// For those who ask; `guess` names `subtraction_game`.
const TABLED_SET: &[Parameter] = &[Parameter { name: "set", kind: Kind::Set(0) }];
const TAKINGS: &[Parameter] = &[
    Parameter { name: "set", kind: Kind::Set(0) },
    Parameter { name: "end", kind: Kind::Word(&["first", "last"]) },
];
const EDGES: &[Parameter] = &[Parameter { name: "edges", kind: Kind::Pairs(0) }];
const TREE: &[Parameter] =
    &[Parameter { name: "tree", kind: Kind::Pairs(0) }, number("root", 0), number("k", 0)];
const LEAST: &[Parameter] = &[number("least", 12)];
const LARGEST: &[Parameter] = &[number("n", 0)];
const WINDOW: &[Parameter] = &[number("low", 12), number("high", 12)];
const BANS: &[Parameter] = &[Parameter { name: "bans", kind: Kind::Pairs(12) }];
const BITTER: &[Parameter] = &[Parameter { name: "bitter", kind: Kind::Pairs(0) }];
const MAX: &[Parameter] = &[number("max", 300)];
const RANGE: &[Parameter] = &[number("min", 40), number("max", 60)];
const RESERVE: &[Parameter] = &[number("reserve", 0)];
const DOLLAR: &[Parameter] = &[number("dollar", 0)];
const FACTOR: &[Parameter] = &[number("m", 12)];
const K: &[Parameter] = &[number("k", 100)];
const COINS: &[Parameter] = &[Parameter {
    name: "game",
    kind: Kind::Word(&["turning_turtles", "mock_turtles", "ruler", "twins", "triplets"]),
}];
const DIVISORS: &[Parameter] = &[Parameter {
    name: "rule",
    kind: Kind::Word(&["subtract_divisor", "subtract_proper_divisor", "proper_divisor", "divide"]),
}];

/// The largest table that is made for a position.
const TABLE: u64 = 1 << 16;

fn largest(heaps: &[u64]) -> u64 {
    heaps.iter().copied().max().unwrap_or(0)
}

fn each(heaps: &[u64], value: impl Fn(u64) -> u64) -> Vec<u64> {
    heaps.iter().map(|&heap| value(heap)).collect()
}

/// The values out of a table that reaches the largest heap.
fn out_of(heaps: &[u64], table: impl FnOnce(usize) -> Vec<u64>) -> Vec<u64> {
    let max = largest(heaps);
    assert!(max <= TABLE, "a heap of {max} is above the {TABLE} of the table");
    let table = table(max as usize);
    each(heaps, |heap| table[heap as usize])
}

fn sizes(numbers: &[u64]) -> Vec<usize> {
    numbers.iter().map(|&n| usize::try_from(n).unwrap_or(usize::MAX)).collect()
}

fn pairs(numbers: &[u64]) -> Vec<(u64, u64)> {
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

/// Rows with two pawns.
fn rows(cells: &[u64]) -> Vec<(i64, i64)> {
    let cell = |cell: u64| i64::try_from(cell).unwrap_or_else(|_| panic!("cell {cell} is too far"));
    pairs(cells).into_iter().map(|(mine, other)| (cell(mine), cell(other))).collect()
}

fn sheets(numbers: &[u64]) -> Vec<(usize, usize)> {
    sizes(numbers).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

/// The heaps with their divisor.
fn divided(rule: &Rule, heaps: &[u64]) -> Vec<(u64, u64)> {
    heaps.iter().map(|&heap| (heap, rule.number("k"))).collect()
}

fn coins(rule: &Rule) -> coin_turning::Game {
    match rule.text("game") {
        "turning_turtles" => coin_turning::Game::TurningTurtles,
        "mock_turtles" => coin_turning::Game::MockTurtles,
        "ruler" => coin_turning::Game::Ruler,
        "twins" => coin_turning::Game::Twins,
        _ => coin_turning::Game::Triplets,
    }
}

fn divisors(rule: &Rule) -> divisor_games::Rule {
    match rule.text("rule") {
        "subtract_divisor" => divisor_games::Rule::SubtractDivisor,
        "subtract_proper_divisor" => divisor_games::Rule::SubtractProperDivisor,
        "proper_divisor" => divisor_games::Rule::ProperDivisor,
        _ => divisor_games::Rule::Divide,
    }
}

fn octal(rule: &Rule, heaps: &[u64]) -> octal_game::OctalGame {
    octal_game::OctalGame::new(largest(heaps).min(TABLE), rule.text("code"))
}

fn subtraction(rule: &Rule, heaps: &[u64]) -> subtraction_game::SubtractionGame {
    subtraction_game::SubtractionGame::new(largest(heaps), rule.set("set"))
}

/// The values of circles, of which a taking leaves a row.
fn circles(
    cells: &[u64],
    row: impl Fn(u64) -> u64,
    may_take: impl Fn(u64, u64) -> bool,
) -> Vec<u64> {
    each(cells, |n| {
        let left = (0..n).filter(|left| may_take(n - left, n)).map(&row);
        sprague_grundy::mex(&left.collect::<Vec<_>>())
    })
}

/// May so many neighbours be taken from a circle? All of it by the digit's 1, else by its 4, for a
/// circle has no end.
fn may_open(code: &str, taken: u64, cells: u64) -> bool {
    let digit = code.split('.').nth(1).and_then(|digits| digits.chars().nth(taken as usize - 1));
    let digit = digit.and_then(|digit| digit.to_digit(16)).unwrap_or(0);
    digit & if taken == cells { 1 } else { 4 } != 0
}

/// From `⌈x/low⌉` to `⌊x/high⌋`.
fn window(
    rule: &Rule,
    heaps: &[u64],
) -> window_game::WindowGame<impl Fn(i128) -> i128, impl Fn(i128) -> i128> {
    let [low, high] = ["low", "high"].map(|name| i128::from(rule.number(name)));
    assert!(
        high > 0 && high < low && low <= 1000,
        "high must be positive, low above it, up to 1000"
    );
    let is_open = |x: i128| (x + low - 1) / low <= x / high;
    let closing = (1..low * high).find(|&x| is_open(x) && !is_open(x + 1));
    assert!(closing.is_none(), "a heap of {} can be played, one more cannot", closing.unwrap_or(0));
    window_game::WindowGame::new(largest(heaps), move |x| (x + low - 1) / low, move |x| x / high)
}

fn edges(rule: &Rule, name: &str) -> Vec<(usize, usize)> {
    sheets(&rule.pairs(name).iter().flat_map(|&(a, b)| [a, b]).collect::<Vec<_>>())
}

fn stairs(rule: &Rule, stones: &[u64]) -> staircase_graph::Staircase {
    staircase_graph::Staircase::new(stones.len(), &edges(rule, "edges"))
}

/// The stairs of a tree with its root.
fn rooted(rule: &Rule, stones: &[u64]) -> staircase_graph::Staircase {
    let (n, root) = (stones.len(), rule.size("root"));
    assert!(root < n, "vertex {root} in a graph of {n} vertices");
    let parents = staircase_tree::parents(n, &edges(rule, "tree"), root);
    staircase_graph::Staircase::new(n, &staircase_graph::jumps(&parents, rule.size("k")))
}

/// All but `left` of the stones on one vertex go to another.
fn carried(stones: &[u64], (from, left, to): (usize, u64, usize)) -> Move {
    Move::Set(vec![(from, left), (to, stones[to] + stones[from] - left)])
}

/// What taking a number of the set leaves.
fn takings(rule: &Rule) -> impl Fn(usize) -> Vec<usize> {
    let set = sizes(rule.set("set"));
    assert!(!set.contains(&0), "0 stones are no move");
    move |heap| set.iter().filter_map(|taken| heap.checked_sub(*taken)).collect()
}

fn tabled(heaps: &[u64]) -> usize {
    let max = largest(heaps);
    assert!(max <= TABLE, "a heap of {max} is above the {TABLE} of the table");
    max as usize
}

fn conjunctive(
    rule: &Rule,
    heaps: &[u64],
) -> (conjunctive_game::Conjunctive<impl Fn(usize) -> Vec<usize>>, conjunctive_game::End) {
    let end = if rule.text("end") == "first" {
        conjunctive_game::End::First
    } else {
        conjunctive_game::End::Last
    };
    (conjunctive_game::Conjunctive::new(tabled(heaps), takings(rule)), end)
}

fn selective(
    rule: &Rule,
    heaps: &[u64],
) -> (selective_game::Selective<impl Fn(usize) -> Vec<usize>>, selective_game::End) {
    let end = if rule.text("end") == "first" {
        selective_game::End::First
    } else {
        selective_game::End::Last
    };
    (selective_game::Selective::new(tabled(heaps), takings(rule)), end)
}

/// Cuts of several heaps in one turn.
fn cuts(cuts: Option<Vec<(usize, usize)>>) -> Option<Move> {
    Some(Move::Set(cuts?.into_iter().map(|(i, left)| (i, left as u64)).collect()))
}

fn constrained(rule: &Rule) -> constrained_nim::ConstrainedNim {
    constrained_nim::ConstrainedNim::new(rule.pairs("bans"))
}

fn grundys(heaps: &[u64]) -> grundys_game::GrundysGame {
    let max = largest(heaps);
    assert!(max <= TABLE, "a heap of {max} is above the {TABLE} of the table");
    grundys_game::GrundysGame::new(max)
}

/// The squares that nobody wants to eat.
fn bitter(rule: &Rule) -> Vec<[u64; 2]> {
    rule.pairs("bitter").iter().map(|&(x, y)| [x, y]).collect()
}

/// A taking from the heap of Fibonacci Nim, with the limit for the next one.
fn taking(p: &[u64], taken: u64, times: u64) -> Move {
    let left = vec![p[0] - taken, taken.saturating_mul(times)];
    Move::Become(format!("take {taken}"), left)
}

/// All games, by module.
#[rustfmt::skip] // one game after the other, not one token after the other
pub fn games() -> Vec<Game> {
    use Shape::{Exactly, Limited, Pairs, Row, Sum};
    vec![
        Game::new("nim", Sum("heaps"))
            .values("nim::grundy(&[n])", |_, p| each(p, |n| nim::grundy(&[n])))
            .picture(Picture::Digits(None))
            .play(|_, p| nim::wins(p), |_, p, visit| offer(nim::winning_moves(p), visit))
            .misere(|_, p| misere_nim::wins(p), |_, p, visit| offer(misere_nim::winning_moves(p), visit))
            .proof(Proof::Formula("the value of a heap is its size", |_| Repetition::new(0, 1, 1))),
        Game::new("misere_nim", Row("heaps"))
            .picture(Picture::Digits(None))
            .play(|_, p| misere_nim::wins(p), |_, p, visit| offer(misere_nim::winning_moves(p), visit))
            .lost("the xor is 0 and one heap above 1, or the xor is 1 and none is"),
        Game::new("moore_nim", Row("heaps")).with(K)
            .picture(Picture::Digits(Some("k")))
            .play(
                |r, p| moore_nim::wins(p, r.number("k")),
                |r, p, visit| offer(moore_nim::winning_move(p, r.number("k")), visit),
            )
            .misere(
                |r, p| moore_nim::misere_wins(p, r.number("k")),
                |r, p, visit| offer(moore_nim::misere_winning_move(p, r.number("k")), visit),
            )
            .misere_lost("every digit sum is a multiple of k + 1 with a heap above 1, or one more than such without"),
        Game::new("exact_nim", Row("heaps")).with(K)
            .play(
                |r, p| exact_nim::wins(p, r.number("k")),
                |r, p, visit| offer(exact_nim::winning_move(p, r.number("k")), visit),
            )
            .misere(
                |r, p| exact_nim::misere_wins(p, r.number("k")),
                |r, p, visit| offer(exact_nim::misere_winning_move(p, r.number("k")), visit),
            )
            .plain("fewer than k heaps have stones, or of 2k more than k are the least, or k is 1 and the xor 0")
            .misere_lost("just one move is left, or k is 1 and the heaps are lost in misère Nim"),
        Game::new("ordered_nim", Row("heaps"))
            .play(|_, p| ordered_nim::wins(p), |_, p, visit| offer(ordered_nim::winning_moves(p), visit))
            .misere(|_, p| ordered_nim::misere_wins(p), |_, p, visit| offer(ordered_nim::misere_winning_moves(p), visit))
            .plain("the value is 0: from the last heap on it is the heap, less one unless the heap is above the value so far")
            .misere_lost("it would be lost in normal play and a heap is above 1, or won and none is"),
        Game::new("bounded_nim", Sum("heaps")).with(MAX)
            .values("bounded_nim::grundy(n, {max})", |r, p| each(p, |n| bounded_nim::grundy(n, r.number("max"))))
            .picture(Picture::Residues("max"))
            .play(
                |r, p| bounded_nim::wins(p, r.number("max")),
                |r, p, visit| offer(bounded_nim::winning_moves(p, r.number("max")), visit),
            )
            .misere(
                |r, p| bounded_nim::misere_wins(p, r.number("max")),
                |r, p, visit| offer(bounded_nim::misere_winning_moves(p, r.number("max")), visit),
            )
            .proof(Proof::Formula("the value of a heap is its residue modulo max + 1", |r| {
                Repetition::new(0, r.number("max").saturating_add(1), 0)
            })),
        Game::new("range_nim", Sum("heaps")).with(RANGE)
            .values("range_nim::grundy(n, {min}, {max})", |r, p| each(p, |n| range_nim::grundy(n, r.number("min"), r.number("max"))))
            .picture(Picture::Quotients("min", "max"))
            .play(
                |r, p| range_nim::wins(p, r.number("min"), r.number("max")),
                |r, p, visit| offer(range_nim::winning_moves(p, r.number("min"), r.number("max")), visit),
            )
            .misere(
                |r, p| range_nim::misere_wins(p, r.number("min"), r.number("max")),
                |r, p, visit| offer(range_nim::misere_winning_moves(p, r.number("min"), r.number("max")), visit),
            )
            .proof(Proof::Formula("the value of a heap is its residue modulo min + max, divided by min", |r| {
                Repetition::new(0, r.number("min").saturating_add(r.number("max")), 0)
            })),
        Game::new("poker_nim", Sum("heaps")).with(RESERVE)
            .values("poker_nim::grundy(&[n])", |_, p| each(p, |n| poker_nim::grundy(&[n])))
            .play(|_, p| poker_nim::wins(p), |r, p, visit| offer(poker_nim::winning_moves(p, r.number("reserve")), visit)),
        Game::new("subtraction_game", Sum("heaps")).with(SET)
            .values("SubtractionGame::new(u64::MAX, {set}).grundy(n)", |r, p| {
                let game = subtraction(r, p);
                each(p, |n| game.grundy(n))
            })
            .play(
                |r, p| subtraction_game::wins(p, r.set("set")),
                |r, p, visit| offer(subtraction_game::winning_moves(p, r.set("set")), visit),
            )
            .misere(
                |r, p| subtraction_game::misere_wins(p, r.set("set")),
                |r, p, visit| offer(subtraction_game::misere_winning_moves(p, r.set("set")), visit),
            )
            .proof(Proof::Window(|r| largest(r.set("set")) as usize)),
        Game::new("subtraction_table", Sum("heaps")).with(TABLED_SET)
            .values("subtraction_table::grundy_values(n, {set})[n]", |r, p| out_of(p, |n| subtraction_table::grundy_values(n, r.set("set"))))
            .proof(Proof::Window(|r| largest(r.set("set")) as usize)),
        Game::new("window_game", Sum("heaps")).with(WINDOW)
            .values("WindowGame::new(n, |x| (x + {low} - 1) / {low}, |x| x / {high}).grundy(n)", |r, p| {
                let game = window(r, p);
                each(p, |n| game.grundy(n))
            })
            .play(|r, p| window(r, p).wins(p), |r, p, visit| offer(window(r, p).winning_moves(p), visit)),
        Game::new("conjunctive_game", Row("heaps")).with(TAKINGS)
            .play(
                |r, p| { let (game, end) = conjunctive(r, p); game.wins(&sizes(p), end) },
                |r, p, visit| { let (game, end) = conjunctive(r, p); offer(cuts(game.winning_move(&sizes(p), end)), visit) },
            )
            .misere(
                |r, p| { let (game, end) = conjunctive(r, p); game.misere_wins(&sizes(p), end) },
                |r, p, visit| { let (game, end) = conjunctive(r, p); offer(cuts(game.misere_winning_move(&sizes(p), end)), visit) },
            )
            .plain("the least remoteness (end=first) or the greatest suspense (end=last) is even")
            .misere_lost("the least remoteness (end=first) or the greatest suspense (end=last) of misère play is even"),
        Game::new("selective_game", Row("heaps")).with(TAKINGS)
            .play(
                |r, p| { let (game, end) = selective(r, p); game.wins(&sizes(p), end) },
                |r, p, visit| { let (game, end) = selective(r, p); offer(cuts(game.winning_move(&sizes(p), end)), visit) },
            )
            .misere(
                |r, p| { let (game, end) = selective(r, p); game.misere_wins(&sizes(p), end) },
                |r, p, visit| { let (game, end) = selective(r, p); offer(cuts(game.misere_winning_move(&sizes(p), end)), visit) },
            )
            .plain("every heap is lost, or the play is over")
            .misere_lost("every heap is lost, but not if the play is over; a single heap that can move counts by misère play"),
        Game::new("all_but_game", Sum("heaps")).with(SET)
            .values("AllButGame::new(u64::MAX, {set}).grundy(n)", |r, p| {
                let game = all_but_game::AllButGame::new(largest(p), r.set("set"));
                each(p, |n| game.grundy(n))
            })
            .play(
                |r, p| all_but_game::wins(p, r.set("set")),
                |r, p, visit| offer(all_but_game::winning_moves(p, r.set("set")), visit),
            )
            .proof(Proof::Module(|r, n| {
                let all_but_game::Period { start, length, saltus } =
                    all_but_game::AllButGame::new(n, r.set("set")).period?;
                Some(Repetition::new(start, length, saltus))
            })),
        Game::new("constrained_nim", Sum("heaps")).with(BANS)
            .values("ConstrainedNim::new({bans}).grundy(n)", |r, p| {
                let game = constrained(r);
                each(p, |n| game.grundy(n))
            })
            .play(
                |r, p| constrained(r).wins(p),
                |r, p, visit| offer(constrained(r).winning_moves(p), visit),
            ),
        Game::new("strange_nim", Sum("heaps")).with(K)
            .values("strange_nim::grundy(n, {k})", |r, p| each(p, |n| strange_nim::grundy(n, r.number("k"))))
            .play(
                |r, p| strange_nim::wins(&divided(r, p)),
                |r, p, visit| offer(strange_nim::winning_moves(&divided(r, p)), visit),
            )
            .misere(
                |r, p| strange_nim::misere_wins(&divided(r, p)),
                |r, p, visit| offer(strange_nim::misere_winning_moves(&divided(r, p)), visit),
            ),
        Game::new("no_repeat_nim", Sum("heaps"))
            .values("no_repeat_nim::grundy(n)", |_, p| each(p, no_repeat_nim::grundy))
            .play(|_, p| no_repeat_nim::wins(p), |_, p, visit| {
                let taking = |(i, left)| Move::Say(format!("take {} from heaps[{i}]", p[i] - left));
                offer(no_repeat_nim::winning_moves(p).map(taking), visit);
            }),
        Game::new("end_nim", Row("heaps"))
            .play(|_, p| end_nim::wins(p), |_, p, visit| offer(end_nim::winning_moves(p), visit))
            .misere(|_, p| end_nim::misere_wins(p), |_, p, visit| offer(end_nim::misere_winning_moves(p), visit))
            .plain("the leftmost heap has the one size that loses to the left of the others")
            .misere_lost("the leftmost heap has the one size that loses to the left of the others"),
        Game::new("greedy_nim", Row("heaps"))
            .play(|_, p| greedy_nim::wins(p), |_, p, visit| offer(greedy_nim::winning_moves(p), visit))
            .misere(|_, p| greedy_nim::misere_wins(p), |_, p, visit| offer(greedy_nim::misere_winning_moves(p), visit))
            .plain("the number of largest heaps is even")
            .misere_lost("the number of largest heaps is even, or odd if they are single stones"),
        Game::new("greedy_nim", Row("heaps")).variant("smallest")
            .play(|_, p| greedy_nim::smallest_wins(p), |_, p, visit| offer(greedy_nim::smallest_winning_moves(p), visit))
            .misere(
                |_, p| greedy_nim::smallest_misere_wins(p),
                |_, p, visit| offer(greedy_nim::smallest_misere_winning_moves(p), visit),
            )
            .plain("the number of single stones is odd, or even if nothing else is left")
            .misere_lost("the number of single stones is odd"),
        Game::new("staircase_nim", Row("stairs"))
            .values("", |_, p| p.iter().step_by(2).copied().collect())
            .picture(Picture::Stairs)
            .play(|_, p| staircase_nim::wins(p), |_, p, visit| {
                let moves = staircase_nim::winning_moves(p).map(|(i, left)| {
                    let below = i.checked_sub(1).map(|below| (below, p[below] + p[i] - left));
                    [(i, left)].into_iter().chain(below).collect::<Vec<_>>()
                });
                offer(moves, visit);
            })
            .misere(|_, p| staircase_nim::misere_wins(p), |_, p, visit| {
                let moves = staircase_nim::misere_winning_moves(p).map(|(i, left)| {
                    let below = i.checked_sub(1).map(|below| (below, p[below] + p[i] - left));
                    [(i, left)].into_iter().chain(below).collect::<Vec<_>>()
                });
                offer(moves, visit);
            }),
        Game::new("staircase_graph", Row("stones")).with(EDGES)
            .play(
                |r, p| stairs(r, p).wins(p),
                |r, p, visit| offer(stairs(r, p).winning_moves(p).map(|stones| carried(p, stones)), visit),
            )
            .misere(
                |r, p| stairs(r, p).misere_wins(p),
                |r, p, visit| offer(stairs(r, p).misere_winning_moves(p).map(|stones| carried(p, stones)), visit),
            )
            .plain("the xor of the stones that are an odd number of edges from the end is 0")
            .misere_lost("the stones that are an odd number of edges from the end are lost in misère Nim"),
        Game::new("staircase_tree", Row("stones")).with(TREE)
            .play(
                |r, p| staircase_tree::grundy_values(p, &edges(r, "tree"), r.size("k"))[r.size("root")] != 0,
                |r, p, visit| offer(rooted(r, p).winning_moves(p).map(|stones| carried(p, stones)), visit),
            )
            .plain("the xor of the stones that are an odd number of jumps from the end is 0"),
        Game::new("nimble", Sum("coins"))
            .values("nimble::grundy(&[n])", |_, p| each(p, |n| nimble::grundy(&[n])))
            .play(|_, p| nimble::wins(p), |_, p, visit| offer(nimble::winning_moves(p), visit))
            .misere(|_, p| nimble::misere_wins(p), |_, p, visit| offer(nimble::misere_winning_moves(p), visit))
            .proof(Proof::Formula("the value of a coin is its cell", |_| Repetition::new(0, 1, 1))),
        Game::new("northcott", Pairs("rows"))
            .values("northcott::grundy(&[(a, b)])", |_, p| rows(p).iter().map(|&row| northcott::grundy(&[row])).collect())
            .play(|_, p| northcott::wins(&rows(p)), |_, p, visit| {
                offer(northcott::winning_moves(&rows(p)).map(|(i, cell)| (2 * i, cell as u64)), visit);
            }),
        Game::new("silver_dollar", Row("coins")).first(1)
            .play(|_, p| silver_dollar::wins(p), |_, p, visit| offer(silver_dollar::winning_moves(p), visit))
            .plain("the xor of the gaps in pairs of coins from the right is 0"),
        Game::new("silver_dollar", Row("coins")).variant("dollar").with(DOLLAR)
            .play(
                |r, p| silver_dollar::dollar_wins(p, r.size("dollar")),
                |r, p, visit| offer(silver_dollar::dollar_winning_moves(p, r.size("dollar")), visit),
            )
            .misere(
                |r, p| silver_dollar::dollar_misere_wins(p, r.size("dollar")),
                |r, p, visit| offer(silver_dollar::dollar_misere_winning_moves(p, r.size("dollar")), visit),
            )
            .plain("the xor of the gaps in pairs of coins from the right is 0")
            .misere_lost("the xor of the gaps in pairs of coins from the right is 0"),
        Game::new("welter", Row("coins"))
            .values("", |_, p| vec![welter::grundy(p)])
            .play(|_, p| welter::wins(p), |_, p, visit| offer(welter::winning_moves(p), visit)),
        Game::new("interval_nim", Sum("rows")).with(RANGE)
            .values("interval_nim::grundy_values(n, {min}, {max})[n]", |r, p| {
                out_of(p, |n| interval_nim::grundy_values(n, r.size("min"), r.size("max")))
            })
            .play(
                |r, p| interval_nim::wins(&sizes(p), r.size("min"), r.size("max")),
                |r, p, visit| {
                    let moves = interval_nim::winning_moves(&sizes(p), r.size("min"), r.size("max"))
                        .map(|(i, start, len)| {
                            let parts = [start as u64, p[i] - (start + len) as u64];
                            (i, parts.into_iter().filter(|&part| part > 0).collect::<Vec<_>>())
                        })
                        .collect::<Vec<_>>();
                    offer(moves, visit);
                },
            )
            .proof(Proof::GuySmith(|r| (r.size("max"), 2))),
        Game::new("interval_nim", Sum("circles")).variant("circle").with(RANGE)
            .values("sprague_grundy::mex(&({min}..={max}.min(n)).map(|len| interval_nim::grundy_values(n - len, {min}, {max})[n - len]).collect::<Vec<_>>())", |r, p| {
                let (min, max) = (r.number("min"), r.number("max"));
                let rows = interval_nim::grundy_values(tabled(p), r.size("min"), r.size("max"));
                circles(p, |left| rows[left as usize], |taken, _| (min..=max).contains(&taken))
            }),
        Game::new("halving_nim", Sum("heaps")).with(K)
            .values("halving_nim::grundy(n, {k})", |r, p| each(p, |n| halving_nim::grundy(n, r.number("k"))))
            .play(
                |r, p| halving_nim::wins(p, r.number("k")),
                |r, p, visit| {
                    let moves = halving_nim::winning_moves(p, r.number("k"));
                    offer(moves.map(|(i, size, count)| (i, vec![size; count as usize])), visit);
                },
            ),
        Game::new("octal_game", Sum("heaps")).with(CODE)
            .values("OctalGame::new(n, {code}).grundy(n)", |r, p| {
                let game = octal(r, p);
                each(p, |n| game.grundy(n))
            })
            .play(|r, p| octal(r, p).wins(p), |r, p, visit| offer(octal(r, p).winning_moves(p), visit))
            .proof(Proof::GuySmith(|r| {
                let digits = r.text("code").split('.').nth(1).unwrap_or_default();
                (digits.len(), if digits.contains(|digit| digit > '7') { 3 } else { 2 })
            })),
        Game::new("bean_game", Sum("heaps"))
            .values("bean_game::grundy(n)", |_, p| each(p, bean_game::grundy))
            .play(|_, p| bean_game::wins(p), |_, p, visit| offer(bean_game::winning_moves(p), visit))
            .misere(|_, p| bean_game::misere_wins(p), |_, p, visit| offer(bean_game::misere_winning_moves(p), visit)),
        Game::new("octal_game", Sum("circles")).variant("circle").with(CODE)
            .values("sprague_grundy::mex(&takings.map(|t| OctalGame::new(n, {code}).grundy(n - t)).collect::<Vec<_>>())", |r, p| {
                let rows = octal(r, p);
                circles(p, |left| rows.grundy(left), |taken, cells| may_open(r.text("code"), taken, cells))
            }),
        Game::new("lasker_nim", Sum("heaps"))
            .values("lasker_nim::grundy(n)", |_, p| each(p, lasker_nim::grundy))
            .play(|_, p| lasker_nim::wins(p), |_, p, visit| offer(lasker_nim::winning_moves(p), visit))
            .misere(|_, p| lasker_nim::misere_wins(p), |_, p, visit| offer(lasker_nim::misere_winning_moves(p), visit))
            .proof(Proof::Formula("the value of a heap is its size, but 4k + 3 and 4k + 4 change places", |_| {
                Repetition::new(1, 4, 4)
            })),
        Game::new("grundys_game", Sum("heaps"))
            .values("GrundysGame::new(n).grundy(n)", |_, p| {
                let game = grundys(p);
                each(p, |n| game.grundy(n))
            })
            .play(|_, p| grundys(p).wins(p), |_, p, visit| {
                offer(grundys(p).winning_moves(p), visit);
            }),
        Game::new("equal_split", Sum("heaps"))
            .values("equal_split::grundy(n)", |_, p| each(p, equal_split::grundy))
            .play(|_, p| equal_split::wins(p), |_, p, visit| {
                let moves = equal_split::winning_moves(p);
                offer(moves.map(|(i, size, count)| (i, vec![size; count as usize])), visit);
            })
            .misere(|_, p| equal_split::misere_wins(p), |_, p, visit| {
                let moves = equal_split::misere_winning_moves(p);
                offer(moves.map(|(i, size, count)| (i, vec![size; count as usize])), visit);
            }),
        Game::new("fair_split", Sum("heaps")).with(LEAST)
            .values("FairSplit::new(n, {least}).grundy(n)", |r, p| {
                let game = fair_split::FairSplit::new(tabled(p) as u64, r.number("least"));
                each(p, |n| game.grundy(n))
            })
            .play(
                |r, p| fair_split::FairSplit::new(tabled(p) as u64, r.number("least")).wins(p),
                |r, p, visit| offer(fair_split::FairSplit::new(tabled(p) as u64, r.number("least")).winning_moves(p), visit),
            ),
        Game::new("take_or_split3", Sum("heaps"))
            .values("take_or_split3::grundy(n)", |_, p| each(p, take_or_split3::grundy))
            .play(|_, p| take_or_split3::wins(p), |_, p, visit| offer(take_or_split3::winning_moves(p), visit))
            .proof(Proof::Formula("the value of a heap is its size, but 8k + 7 and 8k + 8 change places", |_| {
                Repetition::new(1, 8, 8)
            })),
        Game::new("treblecross", Exactly(&["cells"]))
            .values("treblecross::grundy_values(n)[n]", |_, p| out_of(p, treblecross::grundy_values))
            .play(
                |_, p| treblecross::wins(&vec![false; largest(p) as usize]),
                |_, p, visit| {
                    let row = vec![false; largest(p) as usize];
                    let moves = treblecross::winning_moves(&row);
                    offer(moves.map(|cell| Move::Say(format!("write into cell {cell}"))), visit);
                },
            ),
        Game::new("wythoff", Exactly(&["a", "b"]))
            .values("wythoff::grundy_values(a, b)[a][b]", |_, p| {
                let max = largest(p);
                assert!(max <= 2000, "a heap of {max} is above the 2000 of the table");
                let (a, b) = (p[0] as usize, p[1] as usize);
                vec![wythoff::grundy_values(a, b)[a][b]]
            })
            .square(|_, n| wythoff::grundy_values(n, n))
            .play(|_, p| wythoff::wins(p[0], p[1]), |_, p, visit| offer(wythoff::winning_moves(p[0], p[1]), visit))
            .misere(
                |_, p| wythoff::misere_wins(p[0], p[1]),
                |_, p, visit| offer(wythoff::misere_winning_moves(p[0], p[1]), visit),
            )
            .plain("the heaps are ⌊dφ⌋ and ⌊dφ⌋ + d, where d is their difference")
            .misere_lost("the heaps are 0 and 1, or 2 and 2, or ⌊dφ⌋ and ⌊dφ⌋ + d with a difference d > 1"),
        Game::new("fibonacci_nim", Limited)
            .picture(Picture::Parts)
            .play(
                |_, p| fibonacci_nim::wins(p[0], p[1]),
                |_, p, visit| offer(fibonacci_nim::winning_moves(p[0], p[1]).map(|taken| taking(p, taken, 2)), visit),
            )
            .misere(
                |_, p| fibonacci_nim::misere_wins(p[0], p[1]),
                |_, p, visit| offer(fibonacci_nim::misere_winning_moves(p[0], p[1]).map(|taken| taking(p, taken, 2)), visit),
            )
            .misere_lost("the smallest part of the heap without one stone is above the limit"),
        Game::new("schwenk_nim", Limited).with(FACTOR)
            .picture(Picture::Parts)
            .play(
                |r, p| schwenk_nim::wins(p[0], p[1], r.number("m")),
                |r, p, visit| {
                    let m = r.number("m");
                    offer(schwenk_nim::winning_moves(p[0], p[1], m).map(|taken| taking(p, taken, m)), visit);
                },
            )
            .misere(
                |r, p| schwenk_nim::misere_wins(p[0], p[1], r.number("m")),
                |r, p, visit| {
                    let m = r.number("m");
                    offer(schwenk_nim::misere_winning_moves(p[0], p[1], m).map(|taken| taking(p, taken, m)), visit);
                },
            )
            .misere_lost("the smallest part of the heap without one stone is above the limit"),
        Game::new("euclid_game", Exactly(&["a", "b"])).first(1)
            .values("euclid_game::grundy(a, b)", |_, p| vec![euclid_game::grundy(p[0], p[1])])
            .play(|_, p| euclid_game::wins(p[0], p[1]), |_, p, visit| offer(euclid_game::winning_moves(p[0], p[1]), visit))
            .misere(
                |_, p| euclid_game::misere_wins(p[0], p[1]),
                |_, p, visit| offer(euclid_game::misere_winning_moves(p[0], p[1]), visit),
            )
            .plain("the larger number is less than φ times the smaller one but not equal to it, or one is 0")
            .misere_lost("the larger number is less than φ times the smaller one, or equal to it"),
        Game::new("euclid_game", Exactly(&["a", "b"])).first(1).variant("equal")
            .values("euclid_game::equal_grundy(a, b)", |_, p| vec![euclid_game::equal_grundy(p[0], p[1])])
            .play(
                |_, p| euclid_game::equal_wins(p[0], p[1]),
                |_, p, visit| offer(euclid_game::equal_winning_moves(p[0], p[1]), visit),
            )
            .misere(
                |_, p| euclid_game::equal_misere_wins(p[0], p[1]),
                |_, p, visit| offer(euclid_game::equal_misere_winning_moves(p[0], p[1]), visit),
            )
            .plain("the larger number is less than φ times the smaller one, or one is 0")
            .misere_lost("the numbers are lost in normal play too, multiples of neighbouring Fibonacci numbers exchanged"),
        Game::new("power_game", Exactly(&["n"]))
            .values("power_game::grundy(n)", |_, p| each(p, power_game::grundy))
            .play(
                |_, p| power_game::wins(p[0]),
                |_, p, visit| offer(power_game::winning_move(p[0]).map(|n| Move::Say(format!("choose {n}"))), visit),
            ),
        Game::new("delete_nim", Pairs("pairs"))
            .values("delete_nim::grundy(a, b)", |_, p| pairs(p).iter().map(|&(a, b)| delete_nim::grundy(a, b)).collect())
            .play(|_, p| delete_nim::wins(&pairs(p)), |_, p, visit| {
                let moves = delete_nim::winning_moves(&pairs(p)).map(|(i, parts)| vec![(2 * i, parts[0]), (2 * i + 1, parts[1])]).collect::<Vec<_>>();
                offer(moves, visit);
            }),
        Game::new("delete_nim", Pairs("pairs")).variant("split").first(1)
            .values("delete_nim::split_grundy(a, b)", |_, p| pairs(p).iter().map(|&(a, b)| delete_nim::split_grundy(a, b)).collect())
            .play(|_, p| delete_nim::split_wins(&pairs(p)), |_, p, visit| {
                let moves = delete_nim::split_winning_moves(&pairs(p)).map(|(i, parts)| vec![(2 * i, parts[0]), (2 * i + 1, parts[1])]).collect::<Vec<_>>();
                offer(moves, visit);
            }),
        Game::new("coprime_game", Sum("numbers"))
            .values("coprime_game::grundy(n)", |_, p| each(p, coprime_game::grundy))
            .play(|_, p| coprime_game::wins(p), |_, p, visit| offer(coprime_game::winning_moves(p), visit)),
        Game::new("prime_power_game", Row("numbers")).first(1)
            .values("", |_, p| prime_power_game::components(p).into_values().map(prime_power_game::grundy).collect())
            .play(|_, p| prime_power_game::wins(p), |_, p, visit| {
                let moves = prime_power_game::winning_moves(p).map(|(prime, k)| {
                    let power = prime.pow(k);
                    let after = each(p, |n| if n % power == 0 { n / power } else { n });
                    Move::Become(format!("divide by {prime}^{k}"), after)
                });
                offer(moves, visit);
            }),
        Game::new("divisor_games", Sum("numbers")).with(DIVISORS)
            .values("divisor_games::grundy(n, Rule::{rule})", |r, p| each(p, |n| divisor_games::grundy(n, divisors(r))))
            .play(
                |r, p| divisor_games::wins(p, divisors(r)),
                |r, p, visit| offer(divisor_games::winning_moves(p, divisors(r)), visit),
            ),
        Game::new("divisor_games", Sum("numbers")).variant("subtract_square")
            .values("divisor_games::subtract_square_values(n)[n]", |_, p| out_of(p, divisor_games::subtract_square_values)),
        Game::new("divisor_games", Exactly(&["n"])).variant("inner_divisor")
            .play(
                |_, p| divisor_games::inner_divisor_wins(p[0]),
                |_, p, visit| offer(divisor_games::inner_divisor_winning_moves(p[0]).map(|left| (0_usize, left)), visit),
            )
            .plain("the number is odd, or an odd power of 2"),
        Game::new("coin_turning", Sum("heads")).with(COINS)
            .values("coin_turning::grundy(n, Game::{game})", |r, p| each(p, |n| coin_turning::grundy(n, coins(r))))
            .play(
                |r, p| coin_turning::wins(p, coins(r)),
                |r, p, visit| {
                    let moves = coin_turning::winning_moves(p, coins(r)).map(|turned| {
                        let kept = p.iter().filter(|coin| !turned.contains(coin));
                        let mut heads: Vec<u64> = kept.chain(turned.iter().filter(|coin| !p.contains(coin))).copied().collect();
                        heads.sort_unstable();
                        Move::Become(format!("turn {turned:?}"), heads)
                    });
                    offer(moves, visit);
                },
            ),
        Game::new("multiples_game", Row("white")).with(LARGEST)
            .values("", |r, p| {
                let game = multiples_game::MultiplesGame::new(r.number("n"));
                each(p, |x| game.grundy(x))
            })
            .play(
                |r, p| multiples_game::MultiplesGame::new(r.number("n")).wins(p),
                |r, p, visit| {
                    let game = multiples_game::MultiplesGame::new(r.number("n"));
                    let moves = game.winning_moves(p).map(|(x, k)| Move::Say(format!("turn {x} and its multiples up to {k} times {x}")));
                    offer(moves, visit);
                },
            ),
        Game::new("chomp", Row("rows"))
            .play(|_, p| chomp::wins(&sizes(p)), |_, p, visit| {
                let rows = sizes(p);
                let moves = chomp::winning_moves(&rows).map(|(row, column)| {
                    let left = p.iter().enumerate().map(|(i, &len)| if i < row { len } else { len.min(column as u64) });
                    Move::Become(format!("bite at ({row}, {column})"), left.filter(|&len| len > 0).collect())
                });
                offer(moves, visit);
            })
            .plain("no bite leaves such a bar; there is no formula"),
        Game::new("chocolate", Exactly(&["width", "height"])).with(BITTER)
            .values("", |r, p| chocolate::heaps([p[0], p[1]], &bitter(r)))
            .play(|r, p| chocolate::wins([p[0], p[1]], &bitter(r)), |r, p, visit| {
                let bitter = bitter(r);
                let moves = chocolate::winning_moves([p[0], p[1]], &bitter).map(|(i, left)| {
                    let side = ["left of", "right of", "above", "below"][i];
                    Move::Say(format!("leave {left} lines {side} the bitter squares"))
                });
                offer(moves, visit);
            }),
        Game::new("cutting_game", Pairs("sheets")).first(2)
            .values("cutting_game::grundy_values(n, n)[a][b]", |_, p| {
                let max = largest(p);
                assert!(max <= 300, "a side of {max} is above the 300 of the table");
                let values = cutting_game::grundy_values(max as usize, max as usize);
                sheets(p).iter().map(|&(w, h)| values[w][h]).collect()
            })
            .square(|_, n| cutting_game::grundy_values(n, n))
            .play(|_, p| cutting_game::wins(&sheets(p)), |_, p, visit| {
                let sheets = sheets(p);
                let moves = cutting_game::winning_moves(&sheets).map(|(i, parts)| {
                    let mut after = p.to_vec();
                    let sides = parts.iter().flat_map(|&(w, h)| [w as u64, h as u64]);
                    after.splice(2 * i..2 * i + 2, sides);
                    let (a, b) = (parts[0], parts[1]);
                    Move::Become(format!("cut sheet {i} into {}x{} and {}x{}", a.0, a.1, b.0, b.1), after)
                });
                offer(moves, visit);
            }),
        Game::new("cutting_game", Pairs("sheets")).variant("plain").first(1)
            .values("cutting_game::plain_grundy(a, b)", |_, p| pairs(p).iter().map(|&(w, h)| cutting_game::plain_grundy(w, h)).collect()),
        Game::new("nimber", Exactly(&["a", "b"]))
            .values("nimber::mul(a, b)", |_, p| vec![nimber::mul(p[0], p[1])]),
    ]
}
