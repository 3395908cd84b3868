use entries::*;
use nim_snippets::silver_dollar;

pub fn games() -> Vec<Game> {
    vec![silver_dollar(), with_dollar()]
}

fn silver_dollar() -> Game {
    let answers = answers! {
        |rule, n_max|
        play(coins): silver_dollar::wins(coins), silver_dollar::winning_moves(coins);
        moves(coins): moves::silver_dollar::moves(coins);
    };
    Game::new("silver_dollar", Shape::Row("coins"), answers)
        .rules(
            "Silver dollar game without a dollar: coins slide left on a strip without jumping; \
             whoever cannot move loses.",
            "銀貨のない銀貨ゲーム: 一列のマスの上のコインを飛び越さずに左へ滑らせる。動けなければ負け。",
        )
        .sizes(&[(0, 0), (1, 12), (2, 10), (3, 8), (4, 7)])
        .only(are_distinct)
        .first(1)
        .plain(
            "the xor of the gaps in pairs of coins from the right is 0, \
             where a leftmost coin without a partner counts its way to cell 1",
            "右から二枚ずつ組にしたコインの間のマス数の xor が 0。\
             相手のない左端のコインはマス 1 までの距離を数える",
        )
}

fn with_dollar() -> Game {
    let answers = answers! {
        |rule, n_max|
        let dollar = rule.size("dollar");
        play(coins):
            silver_dollar::dollar_wins(coins, dollar),
            silver_dollar::dollar_winning_moves(coins, dollar);
        misere(coins):
            silver_dollar::dollar_misere_wins(coins, dollar),
            silver_dollar::dollar_misere_winning_moves(coins, dollar);
        moves(coins): moves::silver_dollar::dollar_moves(coins, dollar);
    };
    Game::new("silver_dollar", Shape::Row("coins"), answers)
        .variant("dollar")
        .tried(&["dollar=0", "dollar=1", "dollar=2"])
        .sizes(&[(3, 7), (4, 6)])
        .only(are_distinct)
        .with(DOLLAR)
        .plain(
            "the dollar is in the bag, or it is not the leftmost coin outside and the xor of the \
             gaps in pairs of coins from the right is 0, where a leftmost coin without a partner \
            counts its way to the bag, or only to cell 1 if the dollar is the next coin",
            "銀貨が袋の中にある、または銀貨が袋の外の左端でなく、\
             右から二枚ずつ組にしたコインの間のマス数の xor が 0。\
             相手のない左端のコインは袋までの距離を、\
             次のコインが銀貨ならマス 1 までの距離を数える",
        )
        .misere_lost(
            "the dollar is not in the bag and the xor of the gaps in pairs of coins from the \
             right is 0, where a leftmost coin without a partner counts its way to the bag, or \
            only to cell 1 if it is the dollar",
            "銀貨が袋の中になく、\
             右から二枚ずつ組にしたコインの間のマス数の xor が 0。\
             相手のない左端のコインは袋までの距離を、\
             それが銀貨ならマス 1 までの距離を数える",
        )
}

refusals! {
    silver_dollar::wins(&[]) => answers "false";
    silver_dollar::wins(&[0]) => panics "a coin on cell 0: cells count from 1";
    silver_dollar::wins(&[2, 2]) => panics "two coins on cell 2";
    silver_dollar::winning_moves(&[]).next() => answers "None";
    silver_dollar::winning_moves(&[0]) => panics "a coin on cell 0: cells count from 1";
    silver_dollar::winning_moves(&[5, 5]) => panics "two coins on cell 5";
    silver_dollar::winning_moves(&[u64::MAX, u64::MAX - 1]).next() => answers "None";
    silver_dollar::dollar_wins(&[], 0) => panics "dollar 0 of 0 coins";
    silver_dollar::dollar_wins(&[2, 2], 0) => panics "two coins on cell 2";
    silver_dollar::dollar_wins(&[0], 0) => answers "false";
    silver_dollar::dollar_winning_moves(&[1], 1) => panics "dollar 1 of 1 coins";
    silver_dollar::dollar_winning_moves(&[0], 0).next() => answers "None";
    silver_dollar::dollar_misere_wins(&[], usize::MAX)
        => panics "dollar 18446744073709551615 of 0 coins";
    silver_dollar::dollar_misere_wins(&[0], 0) => answers "true";
    silver_dollar::dollar_misere_winning_moves(&[3, 3], 0) => panics "two coins on cell 3";
    silver_dollar::dollar_misere_winning_moves(&[0, 5], 0).next() => answers "None";
    silver_dollar::wins(&[3, 5, 3]) => panics "two coins on cell 3";
    silver_dollar::dollar_winning_moves(&[3, 3, 0], 2) => panics "two coins on cell 3";
    silver_dollar::dollar_misere_winning_moves(&[1, 2], 2) => panics "dollar 2 of 2 coins";
}
