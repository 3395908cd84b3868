//! Lets the perfect player play against all replies, on small positions of every game. The laws of
//! the games check who wins.

use crate::question;
use bundler::diagnostic::Result;
use explore::play::{Match, Seen};
use explore::question::Question;
use games::entry::{Game, Shape};
use games::games;
use std::collections::HashSet;

/// Games whose positions after a move cannot be typed, so that they have no legal moves in numbers.
const NOT_PLAYED: [&str; 9] = [
    "poker_nim",
    "no_repeat_nim",
    "northcott",
    "interval_nim variant=circle",
    "octal_game variant=circle",
    "treblecross",
    "power_game",
    "chocolate",
    "nimber",
];

fn answered<T>(answer: Result<T>) -> T {
    answer.unwrap_or_else(|_| panic!("the game answers with an error"))
}

/// Questions about small positions of every game.
fn questions() -> Vec<Question> {
    let mut questions = Vec::new();
    for game in games().filter(|game| game.rules.is_some()) {
        let parameters = game.parameters.iter().map(|p| {
            let small = match (game.module, p.name) {
                ("growth_race", "n") => "12",
                ("growth_race", "d") => "1",
                ("growth_race", "e") => "3",
                ("staircase_graph", "arcs") | ("staircase_tree", "edges") => "1-0,2-1",
                _ => p.example,
            };
            format!(" {}={small}", p.name)
        });
        let parameters: String = parameters.collect();
        for position in positions(game) {
            questions.push(question(&format!("{}{parameters} {position}", game.name())));
        }
    }
    questions
}

/// Small positions of a game, or only its example if it has one.
fn positions(game: &Game) -> Vec<&'static str> {
    let small: &[&str] = match (game.module, game.shape) {
        ("chomp", _) => &["1", "3 3 2", "4 2 1", "5 5"],
        ("multiples_game", _) => &["1 3", "1 2 3 4 5", "2 5"],
        ("cutting_game", _) => &["3 4", "2 3 4 2"],
        ("staircase_graph" | "staircase_tree", _) => &["0 0 3", "1 2 3", "2 3 1"],
        _ if !game.example.is_empty() => &[game.example],
        (_, Shape::Pairs(_)) => &["5 3", "4 2 3 6", "1 1"],
        (_, Shape::Exactly(names)) if names.len() == 2 => &["3 5", "7 4", "6 6"],
        (_, Shape::Exactly(_)) => &["1", "5", "9", "12"],
        (_, Shape::Limited) => &["10", "13", "11 4"],
        _ => &["1", "7", "2 3", "3 4", "1 2 3"],
    };
    small.to_vec()
}

/// The perfect player in a game.
struct Player<'a> {
    game: Match<'a>,
    is_sum: bool,
    played: HashSet<Vec<u64>>,
}

impl Player<'_> {
    fn look(&self, position: &[u64]) -> Seen {
        let seen = answered(self.game.look(position));
        assert!(!seen.are_too_many, "{position:?}");
        seen
    }

    /// Lets the perfect player move against all replies, and checks that the moves are legal, and
    /// win if a move does.
    fn play(&mut self, position: &[u64]) {
        let mut sorted = position.to_vec();
        if self.is_sum {
            sorted.sort_unstable();
        }
        if !self.played.insert(sorted) {
            return;
        }
        let seen = self.look(position);
        let reply = answered(self.game.reply(position));
        assert_eq!(reply.is_none(), seen.is_over(), "{position:?}");
        let Some(reply) = reply else { return };
        assert!(seen.moves.contains(&reply), "{position:?} {reply:?}");
        let left = self.look(&reply.numbers);
        assert_eq!(!left.wins, seen.wins, "{position:?} {reply:?}");
        for step in left.moves {
            self.play(&step.numbers);
        }
    }
}

#[test]
fn a_winning_position_is_never_lost() {
    let mut played = 0;
    for question in questions() {
        for misere in [false, true] {
            let Ok((game, position)) = Match::new(&question, misere) else { continue };
            let is_sum = matches!(question.game.shape, Shape::Sum(_));
            let mut player = Player { game, is_sum, played: HashSet::new() };
            println!("{} {position:?}", question.game.name());
            player.play(&position);
            for step in player.look(&position).moves {
                player.play(&step.numbers);
            }
            played += 1;
        }
    }
    assert!(played > 200, "{played}");
}

#[test]
fn games_without_legal_moves_are_listed() {
    let not_played = games().filter(|game| game.rules.is_none()).map(|game| game.name());
    let not_played: Vec<String> = not_played.collect();
    assert_eq!(not_played, NOT_PLAYED);
}

/// A match, and its first position.
pub fn start(words: &str) -> (Match<'static>, Vec<u64>) {
    answered(Match::new(Box::leak(Box::new(question(words))), false))
}

/// From a losing position, the reply leaves the opponent as few winning moves as possible.
#[test]
fn a_losing_position_is_defended() {
    let defended = |words: &str, most_replies: usize| {
        let (game, position) = start(words);
        let reply = answered(game.reply(&position)).expect("a move");
        let replies = answered(game.look(&reply.numbers)).moves.into_iter();
        let winning = replies.filter(|step| !answered(game.look(&step.numbers)).wins);
        assert_eq!(winning.count(), most_replies, "{words}: {reply:?}");
        reply.numbers
    };
    assert_eq!(defended("nim 1 2 3", 1), [0, 2, 3]);
    // Taking a whole heap also leaves one winning reply, but among fewer replies.
    assert_eq!(defended("nim 9 9", 1), [8, 9]);
    defended("bounded_nim max=3 8", 1);
}

#[test]
fn large_positions_have_a_reply_but_no_list_of_moves() {
    let (game, position) = start("nim 1000000000000 7");
    let seen = answered(game.look(&position));
    assert!(seen.wins && seen.are_too_many && seen.moves.is_empty() && !seen.is_over());
    let reply = answered(game.reply(&position)).expect("a move");
    assert_eq!(reply.numbers, [7, 7]);
}

#[test]
fn typed_positions_match_moves_in_any_order() {
    let found = |words, typed: &[u64]| {
        let (game, position) = start(words);
        let moves = answered(game.look(&position)).moves;
        game.find(&moves, typed).map(|step| step.numbers.clone())
    };
    assert_eq!(found("nim 3 4 5", &[3, 4, 1]), Some(vec![3, 4, 1]));
    assert_eq!(found("nim 3 4 5", &[4, 3, 1]), Some(vec![3, 4, 1]));
    assert_eq!(found("nim 3 4 5", &[4, 3]), Some(vec![3, 4, 0]));
    assert_eq!(found("nim 3 4 5", &[3, 4, 5]), None);
    assert_eq!(found("nim 3 4 5", &[2, 4, 4]), None);
    // A coin on cell 0 counts.
    assert_eq!(found("coin_turning game=turning_turtles 2", &[0]), Some(vec![0]));
    assert_eq!(found("coin_turning game=turning_turtles 2", &[]), Some(vec![]));
}
