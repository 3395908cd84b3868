use entries::*;
use nim_snippets::selective_game::{End, SelectiveGame};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        let end = if rule.text("end") == "first" { End::First } else { End::Last };
        make game = SelectiveGame::new(up_to::<usize>(TABLE, n_max) + 1, takings(set));
        play(heaps): game.wins(&sizes(heaps), end), game.winning_move(&sizes(heaps), end);
        misere(heaps):
            game.misere_wins(&sizes(heaps), end),
            game.misere_winning_move(&sizes(heaps), end);
        moves(heaps):
            moves::selective_game::moves(&takings(set), &sizes(heaps), end == End::First),
            at_most compounds(heaps, set.len());
    };
    let game = Game::new("selective_game", Shape::Row("heaps"), answers).tried(&["set=1,3,4 end=first","set=1,3,4 end=last","set=1,2 end=first","set=1,2 end=last"]).gives_one_move()
        .with(TAKINGS)
        .plain("every heap is lost, or with end=first one cannot move", "どの山も負け、または end=first で動けない山がある")
        .misere_lost(
            "with end=first there are heaps, each lost alone in misère play; with end=last \
            the only heap that can move is, or several can and all heaps are lost in normal play",
            "end=first: 山があり、どれも単独の逆形で負け。end=last: 動ける唯一の山が単独の逆形で負け、または複数の山が動けてどの山も正規形で負け",
        );
    vec![game]
}

refusals! {
    selective_game::SelectiveGame::new(usize::MAX, |_| vec![])
        => panics "2^30 positions are too many";
    selective_game::SelectiveGame::new(1, |_| vec![1])
        => panics "position 1 in a game of 1 positions";
    selective_game::SelectiveGame::new(2, |p| vec![1 - p]) => panics "the game can return to position 0";
    selective_game::SelectiveGame::new(0, |_| vec![]).wins(&[], selective_game::End::First) => answers "false";
    selective_game::SelectiveGame::new(1, |_| vec![]).wins(&[1], selective_game::End::First)
        => panics "position 1 in a game of 1 positions";
    selective_game::SelectiveGame::new(1, |_| vec![]).winning_move(&[0, usize::MAX], selective_game::End::Last)
        => panics "position 18446744073709551615 in a game of 1 positions";
    selective_game::SelectiveGame::new(1, |_| vec![]).misere_wins(&[], selective_game::End::Last) => answers "true";
    selective_game::SelectiveGame::new(1, |_| vec![]).misere_wins(&[0, 1], selective_game::End::First)
        => panics "position 1 in a game of 1 positions";
    selective_game::SelectiveGame::new(1, |_| vec![]).misere_winning_move(&[], selective_game::End::Last)
        => answers "None";
    selective_game::SelectiveGame::new(1, |_| vec![]).misere_winning_move(&[1], selective_game::End::Last)
        => panics "position 1 in a game of 1 positions";
}
