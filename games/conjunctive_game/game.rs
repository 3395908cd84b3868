use entries::*;
use nim_snippets::conjunctive_game::{ConjunctiveGame, End};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        let end = if rule.text("end") == "first" { End::First } else { End::Last };
        make game = ConjunctiveGame::new(up_to::<usize>(TABLE, n_max) + 1, takings(set));
        play(heaps): game.wins(&sizes(heaps), end), game.winning_move(&sizes(heaps), end);
        misere(heaps):
            game.misere_wins(&sizes(heaps), end),
            game.misere_winning_move(&sizes(heaps), end);
        moves(heaps):
            moves::conjunctive_game::moves(&takings(set), &sizes(heaps), end == End::First),
            at_most compounds(heaps, set.len());
    };
    let game = Game::new("conjunctive_game", Shape::Row("heaps"), answers)
        .tried(&[
            "set=1,3,4 end=first",
            "set=1,3,4 end=last",
            "set=1,2 end=first",
            "set=1,2 end=last",
        ])
        .gives_one_move()
        .with(TAKINGS)
        .plain(
            "the least remoteness (end=first) or the greatest suspense (end=last) is even",
            "最小の手数 (end=first)、または最大の手数 (end=last) が偶数",
        )
        .misere_lost(
            "the least remoteness (end=first) or the greatest suspense (end=last) \
             of misère play is odd",
            "逆形での最小の手数 (end=first)、または最大の手数 (end=last) が奇数",
        );
    vec![game]
}

refusals! {
    conjunctive_game::ConjunctiveGame::new(usize::MAX, |_| vec![])
        => panics "2^30 positions are too many";
    conjunctive_game::ConjunctiveGame::new(1, |_| vec![1])
        => panics "position 1 in a game of 1 positions";
    conjunctive_game::ConjunctiveGame::new(2, |p| vec![1 - p]) => panics "the game can return to position 0";
    conjunctive_game::ConjunctiveGame::new(0, |_| vec![]).remoteness(0)
        => panics "position 0 in a game of 0 positions";
    conjunctive_game::ConjunctiveGame::new(1, |_| vec![]).suspense(usize::MAX)
        => panics "position 18446744073709551615 in a game of 1 positions";
    conjunctive_game::ConjunctiveGame::new(1, |_| vec![]).wins(&[], conjunctive_game::End::First) => answers "false";
    conjunctive_game::ConjunctiveGame::new(1, |_| vec![]).wins(&[0, 1], conjunctive_game::End::First)
        => panics "position 1 in a game of 1 positions";
    conjunctive_game::ConjunctiveGame::new(1, |_| vec![]).winning_move(&[1], conjunctive_game::End::Last)
        => panics "position 1 in a game of 1 positions";
    conjunctive_game::ConjunctiveGame::new(1, |_| vec![]).misere_wins(&[], conjunctive_game::End::Last)
        => answers "true";
    conjunctive_game::ConjunctiveGame::new(1, |_| vec![]).misere_winning_move(&[], conjunctive_game::End::Last)
        => answers "None";
    conjunctive_game::ConjunctiveGame::new(1, |_| vec![]).misere_winning_move(&[2], conjunctive_game::End::Last)
        => panics "position 2 in a game of 1 positions";
}
