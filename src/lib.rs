//! Nim variants and impartial games, each a single file to paste into a contest submission.
//!
//! # Which game is it?
//!
//! A game of independent parts, of which each turn touches one, is a sum: xor the Grundy values of
//! its parts, whatever module they come from. `./bundle.sh --ask` asks these questions.
//!
//! **Heaps of stones, or numbers that only shrink**
//!
//! - One, and it does not split. How many stones may be taken?
//!   - Any number. From which heap?
//!     - Any heap; the last stone wins: [`nim`]
//!     - Any heap; the last stone loses: [`misere_nim`]
//!     - Only the ends of the row of heaps: [`end_nim`]
//!     - Only the first heap that is not empty: [`ordered_nim`]
//!     - Only a largest or a smallest heap: [`greedy_nim`]
//!     - Any, and stones may also be added: [`poker_nim`]
//!     - Any, but the heaps must stay in order: [`staircase_nim`]
//!   - 1 to `max`. What is asked?
//!     - Who wins: [`bounded_nim`]
//!     - The largest winning bound: [`arbitrary_nim`]
//!   - `min` to `max`: [`range_nim`]
//!   - A number from a set (powers of two, primes, `a` or `b`). How large is the set?
//!     - Small, or the heaps are huge: [`subtraction_game`]
//!     - Large, heaps up to some 10^6: [`subtraction_table`]
//!   - Any number with exceptions. Which exceptions?
//!     - The same few numbers always: [`all_but_game`]
//!     - Listed pairs of heap size and number: [`constrained_nim`]
//!     - Numbers that this heap has already lost: [`no_repeat_nim`]
//!   - It depends on the heap or on the last move. How?
//!     - At most a fraction of the heap: [`strange_nim`]
//!     - At most twice what the opponent just took: [`fibonacci_nim`]
//!     - At most `m` times what the opponent just took: [`schwenk_nim`]
//!     - What remains must lie between two bounds: [`window_game`]
//!     - A divisor, a square, or the number is divided: [`divisor_games`]
//!     - A coprime number: [`coprime_game`]
//! - One, and it may split. Into what?
//!   - Into two unequal heaps: [`grundys_game`]
//!   - Into equal heaps. How many?
//!     - Any number of them: [`equal_split`]
//!     - `k` halves, or one stone is taken: [`halving_nim`]
//!   - Into heaps as equal as can be: [`fair_split`]
//!   - Into two smaller ones of any sizes: [`bean_game`]
//!   - Into two, or stones are taken instead: [`lasker_nim`]
//!   - Into three, or stones are taken instead: [`take_or_split3`]
//!   - What taking `t` stones leaves is given by a code. How large are the heaps?
//!     - Up to some 10^5, or a period is known: [`octal_game`]
//!     - Larger: [`octal_table`]
//! - Two or more. What happens to them?
//!   - Any number from each of up to `k` heaps: [`moore_nim`]
//!   - Any number from each of exactly `k` heaps: [`exact_nim`]
//!   - Any number from one of two, or the same from both: [`wythoff`]
//!   - A multiple of the smaller is taken from the larger: [`euclid_game`]
//!   - Stones go on to another heap. To which?
//!     - The next in the row: [`staircase_nim`]
//!     - Along an edge of a tree or graph: [`staircase_graph`]
//!     - To an ancestor in a tree, for every root: [`staircase_tree`]
//!   - One of two is thrown away, the other split: [`delete_nim`]
//!
//! **Pieces or coins on a strip or in rows**
//!
//! - Left; past and onto others: [`nimble`]
//! - Left; past others, but one a cell: [`welter`]
//! - Left; not past others. Does one coin decide?
//!   - No: [`staircase_nim`]
//!   - Yes, who bags it wins: [`silver_dollar`]
//! - Towards or away from the opponent's piece in the row: [`northcott`]
//!
//! **A row of cells, cards or pins from which some are taken or marked**
//!
//! - `min` to `max` consecutive ones, also on a circle: [`interval_nim`]
//! - One or two neighbours, dominoes, no two adjacent marks: [`octal_game`]
//! - Three marks in a row win: [`treblecross`]
//!
//! **Coins with two sides, or lamps**
//!
//! - One to three, two, three, or neighbours, also as products on a board: [`coin_turning`]
//! - A number and its multiples: [`multiples_game`]
//! - Sets of your own rules: regions of a board, say: [`sprague_grundy`]
//!
//! **Paper, chocolate, or numbers that are crossed out**
//!
//! - Paper is cut, who makes a single square wins: [`cutting_game`]
//! - A bar is broken, the bitter squares stay: [`chocolate`]
//! - A corner is bitten off, one square is poisoned: [`chomp`]
//! - A number is used up with its powers: [`power_game`]
//! - All numbers that a prime power divides are divided by it: [`prime_power_game`]
//!
//! **A graph, or a token on a board**
//!
//! - An edge is cut, what hangs in the air falls: [`green_hackenbush`]
//! - A vertex is taken with its neighbours; no two attack each other: [`node_kayles`]
//! - Tokens move along edges. Can a token come back?
//!   - No, the graph has no cycle. Who loses?
//!     - Whoever cannot move: [`dag_game`]
//!     - Whoever moves last: [`misere_sums`]
//!   - Yes, endless play is a draw. How many tokens?
//!     - One: [`loopy_game`]
//!     - Several: [`loopy_sums`]
//!   - They step or slide on a board towards one side: [`board_game`]
//!   - No vertex may be visited twice. Is the graph undirected?
//!     - Yes: [`vertex_geography`]
//!     - No, it is directed and has up to 24 vertices: [`directed_geography`]
//!
//! **Something else, or it is not who wins that is asked**
//!
//! - Who wins a game of your own rules. How are its positions?
//!   - Any; the options may split into parts: [`sprague_grundy`]
//!   - Numbers 0 to `n`, and moves go down; the fastest: [`grundy_table`]
//!   - Bit masks or other small numbers, in any order: [`mask_solver`]
//!   - They can return, or it is asked how soon one wins: [`game_graph`]
//!   - The player without a move wins: [`outcome_search`]
//! - Who wins several games if a turn moves in more than one. In which?
//!   - In all of them: [`conjunctive_game`]
//!   - In any number of them: [`selective_game`]
//! - The period of a table of values, heaps of 10^18. How many directions has the table?
//!   - One: [`periodicity`]
//!   - Two, for cells of a huge board: [`grid_period`]
//! - How many starts are won. How are the heaps chosen?
//!   - Each from a list of sizes: [`nim_counting`]
//!   - With a given sum: [`moore_counting`]
//!   - One by one, until a random stop: [`random_stop`]
//!   - Each up to a bound of its own: [`bounded_tuples`]
//! - Stones to move before the game so that it is lost: [`unfair_nim`]
//! - Heaps to keep so that no subset of them is lost: [`xor_basis`]
//! - Products, inverses or roots of nimbers: [`nimber`]
//! - Many logarithms of nimbers: [`nimber_log`]

#[clippy::msrv = "1.63"]
#[path = "../snippets"]
mod snippets {
    pub mod all_but_game;
    pub mod arbitrary_nim;
    pub mod bean_game;
    pub mod board_game;
    pub mod bounded_nim;
    pub mod bounded_tuples;
    pub mod chocolate;
    pub mod chomp;
    pub mod coin_turning;
    pub mod conjunctive_game;
    pub mod constrained_nim;
    pub mod coprime_game;
    pub mod cutting_game;
    pub mod dag_game;
    pub mod delete_nim;
    pub mod directed_geography;
    pub mod divisor_games;
    pub mod end_nim;
    pub mod equal_split;
    pub mod euclid_game;
    pub mod exact_nim;
    pub mod fair_split;
    pub mod fibonacci_nim;
    pub mod game_graph;
    pub mod greedy_nim;
    pub mod green_hackenbush;
    pub mod grid_period;
    pub mod grundy_table;
    pub mod grundys_game;
    pub mod halving_nim;
    pub mod interval_nim;
    pub mod lasker_nim;
    pub mod loopy_game;
    pub mod loopy_sums;
    pub mod mask_solver;
    pub mod misere_nim;
    pub mod misere_sums;
    pub mod moore_counting;
    pub mod moore_nim;
    pub mod multiples_game;
    pub mod nim;
    pub mod nim_counting;
    pub mod nimber;
    pub mod nimber_log;
    pub mod nimble;
    pub mod no_repeat_nim;
    pub mod node_kayles;
    pub mod northcott;
    pub mod octal_game;
    pub mod octal_table;
    pub mod ordered_nim;
    pub mod outcome_search;
    pub mod periodicity;
    pub mod poker_nim;
    pub mod power_game;
    pub mod prime_power_game;
    pub mod random_stop;
    pub mod range_nim;
    pub mod schwenk_nim;
    pub mod selective_game;
    pub mod silver_dollar;
    pub mod sprague_grundy;
    pub mod staircase_graph;
    pub mod staircase_nim;
    pub mod staircase_tree;
    pub mod strange_nim;
    pub mod subtraction_game;
    pub mod subtraction_table;
    pub mod take_or_split3;
    pub mod treblecross;
    pub mod unfair_nim;
    pub mod vertex_geography;
    pub mod welter;
    pub mod window_game;
    pub mod wythoff;
    pub mod xor_basis;
}

/// The modules by theme, each with the names under which people search for it: what rustdoc's
/// search finds, and what the tool knows of them.
macro_rules! catalogue {
    ($($theme:literal { $($module:ident $($japanese:literal)? [$($alias:literal,)+])+ })+) => {
        $($(
            #[doc(alias($($alias),+))]
            pub use snippets::$module;
        )+)+

        #[cfg(feature = "cli")]
        const CATALOGUE: &[tool::catalogue::Entry] = &[$($(
            tool::catalogue::Entry {
                name: stringify!($module),
                theme: $theme,
                aliases: &[$($alias),+],
                japanese: concat!($($japanese)?),
                source: include_str!(concat!("../snippets/", stringify!($module), ".rs")),
                program: include_str!(concat!(
                    "tool/editor/programs/",
                    stringify!($module),
                    ".rs"
                )),
            },
        )+)+];
    };
}

catalogue! {
    "Taking from heaps" {
        nim "ニム: 一つの山から好きな個数の石を取る。最後の石を取れば勝ち。" [
            "石取りゲーム", "山崩し", "bouton", "ニム", "山から石を取る", "take from a pile, rows of matches",
            "xor of the heaps", "bits", "cookies", "尼姆博弈", "balls in boxes", "POJ 2234",
            "POJ 2975", "HDU 1850", "HDU 2176", "CSES 1730 Nim Game I", "Tessoku A33 Game 2",
            "CF15C Industrial Nim", "Luogu P1247 取火柴游戏",
        ]
        misere_nim "逆形ニム: 一つの山から好きな個数の石を取る。最後の石を取ると負け。" [
            "逆形ニム", "最後に取ったら負け", "last stone loses", "最後の石を取った方が負け",
            "whoever takes the last stone loses", "反尼姆博弈", "HDU 1907 John", "POJ 3480",
            "CodinGame Misère Nim",
        ]
        moore_nim "ムーアのニム (NimK): 1 個以上 `k` 個以下の山から、それぞれ好きな個数の石を取る。最後の石を取れば勝ち。" [
            "NimK", "Nim_k", "Nim-K", "複数の山から取る", "Moore 博弈", "K 個以下の山から取る",
            "several piles at once", "up to k piles", "POJ 2315", "SDOI2011 黑白棋", "Luogu P2490",
        ]
        exact_nim "ちょうど k 個の山から取るニム: ちょうど k 個の山から 1 個以上ずつ石を取る。取れなければ負け。" [
            "exactly k heaps", "ちょうど K 個の山から取る", "Tetris function", "恰好取 k 堆",
            "take from exactly two piles",
        ]
        bounded_nim "制限ニム: 一つの山から 1 個以上 `max` 個以下の石を取る。最後の石を取れば勝ち。" [
            "N-Nim", "Bachet", "制限ニム", "巴什博弈", "21 game", "Brave Game", "Nim Game II", "最大 K 個まで",
            "1 個以上 K 個以下", "at most k stones", "take 1, 2 or 3 sticks", "Bash game", "HDU 1846",
            "CSES 1098", "LeetCode 292 Nim Game",
        ]
        range_nim "範囲つきニム: 一つの山から `min` 個以上 `max` 個以下の石を取る。取れなければ負け。" [
            "[L,R]-Nim", "L 個以上 R 個以下", "Constrained Nim 2", "between L and R stones",
            "at least L and at most R", "ABC297 G",
        ]
        poker_nim "ポーカーニム: 一つの山からチップを取るか、限りある手持ちから山に足す。動けなければ負け。" [
            "ポーカーニム", "chips", "石を増やす 足す", "add stones to a pile", "捨てた石を戻す",
            "HackerRank Poker Nim",
        ]
        subtraction_game "引き算ゲーム: 決まった集合の要素 `s` を選び、一つの山から `s` 個の石を取る。取れなければ負け。" [
            "S-Nim", "S ニム", "制限ニム", "取石子游戏", "1, x or y stones", "集合 A の個数だけ取る",
            "take a number from the set", "exactly X or Y stones", "2, 3 or 5 stones", "POJ 2960",
            "HDU 1536", "CSES 1729 Stick Game", "EDPC K Stones", "Tessoku A34 Game 3",
            "HDU 1848 Fibonacci again and again", "HackerRank Game of Stones",
        ]
        subtraction_table "引き算ゲームの表: 集合が密でも疎でも、大きな山までの Grundy 数をまとめて求める。" [
            "bitset", "grundy table of a subtraction game", "制限ニムの値の表", "take a prime number",
        ]
        window_game "窓のゲーム: 大きさ `x` の山を `lo(x)` 個以上 `hi(x)` 個以下の、より小さい山にする。動けなければ負け。" [
            "lo(x)..=hi(x)", "replace a pile by one of at least half", "x を x/2 以上にする", "mex of a window",
            "sliding window mex", "区間 mex のゲーム",
        ]
        strange_nim "不思議なニム: `x` 個の山 (除数 `k`) から 1 個以上 `⌊x/k⌋` 個以下の石を取る。最後に取れた方の勝ち。" [
            "不思議なニム", "山の 1/K 以下", "一定の割合まで", "floor(x/k)", "ARC091 F",
        ]
        constrained_nim "禁止手つきニム: 一つの山から好きな個数を取るが、挙げられた組 `(山の大きさ, 取る数)` は禁止。取れなければ負け。" [
            "禁止手のあるニム", "forbidden moves", "forbidden pairs", "禁止された取り方", "ABC255 G",
        ]
        arbitrary_nim "任意上限ニム: 上限を決め、以後一つの山から 1 個以上その数以下を取る。手番の人が勝つ最大の上限。" [
            "largest bound", "任意のニム", "largest K", "最大の上限 K", "ARC168 B",
        ]
        no_repeat_nim "繰り返しなしニム: 一つの山から、その山でまだ取られたことのない個数の石を取る。取れなければ負け。" [
            "同じ数は二度取れない", "each move at most once per pile", "same number not twice",
            "CF768E Game of Stones",
        ]
        end_nim "端ニム: 列の左端か右端の山からだけ好きな個数の石を取る。最後の石を取れば勝ち。" [
            "端から取るニム", "leftmost or rightmost", "両端の山から取る", "両端", "ends of the row",
            "ZJOI2009 取石子游戏", "Luogu P2599",
        ]
        ordered_nim "順番ニム: 空でない最初の山から好きな個数の石を取る。最後の石を取れば勝ち。" [
            "先頭の山から順に取る", "最初の空でない山", "first non-empty pile", "heaps must be emptied in order",
            "sequential compound", "从第一堆开始取", "CF1382B Sequential Nim",
        ]
        greedy_nim "貪欲ニム: 最大の山からだけ好きな個数の石を取る。最後の石を取れば勝ち。" [
            "貪欲ニム", "largest heap", "smallest heap", "最大の山", "最小の山",
        ]
        nim_counting "ニムの数え上げ: 候補の大きさから山を選ぶとき、xor がある値 (0 なら必敗) になる選び方の数。" [
            "FWHT", "fast Walsh-Hadamard transform", "アダマール変換", "xor convolution", "XOR 畳み込み",
            "异或卷积", "Nim Counting", "何通り", "数え上げ", "count the winning starts, arrays", "先手必勝の個数",
            "ABC212 H",
        ]
        random_stop "ランダムな停止: ランダムに止まるまで山を引くとき、xor がある値になる確率。" [
            "geometric number of heaps", "stops with probability p", "確率 p で止まる",
            "probability modulo 998244353 of xor", "随机停止 异或 概率",
        ]
        bounded_tuples "上限つきの組: 各山に上限があるとき、xor がある値 (0 なら必敗) になる組の数。" [
            "number of tuples with xor", "xor of bounded numbers", "桁 DP", "数位 DP",
            "losing positions below bounds", "上限つき XOR の数え上げ", "count with an upper bound",
        ]
        moore_counting "ムーアのニムの数え上げ: 山と石の数が決まった局面のうち、必敗 (ニムなら xor が 0) のものの数。" [
            "sum and xor 0", "和と xor が決まった数列", "number of sequences with sum M and xor 0",
            "総和 M XOR 0", "和为 M 异或和为 0",
        ]
        unfair_nim "不公平なニム: ニムの前に山 0 から山 1 へ最少の石 (全部は不可) を移して必敗にする。" [
            "move stones before the game", "sum and xor", "最初に石を移す", "少なくとも何個移す",
            "first pile to the second", "ABC172 F",
        ]
        xor_basis "xor 基底: 山の部分集合の xor として現れる値と、xor が 0 の部分集合を作らない石の最も多い残し方。" [
            "linear basis", "線形基底", "xor 基底", "XOR 基底", "线性基", "新Nim游戏",
            "take away whole heaps before the game", "最初に山ごと取り除く", "部分集合の xor", "subset xor",
            "CQOI2013 新Nim游戏, Luogu P4301",
        ]
        all_but_game "除外ゲーム: 一つの山から、有限個の例外を除く好きな個数の石を取る。取れなければ負け。" [
            "all-but subtraction game", "禁止手", "anything but exactly k", "以外の個数を取る",
        ]
    }

    "Pieces on a strip" {
        staircase_nim "階段ニム: ある段の石を好きな個数だけ一つ下の段に移す。最後の石を地面に移せば勝ち。" [
            "階段ニム", "阶梯博弈", "stair game", "ordered Nim", "from pile i to pile i-1", "chess pieces",
            "ステアケースニム", "階段に並んだコイン", "coins slide left on a strip without jumping",
            "コマを左に動かす 飛び越えない", "隣の山に移す", "steps", "tokens must not jump over another", "CSES 1099",
            "HackerRank Move the Coins", "Georgia and Bob, POJ 1704",
            "StoneGameStrategist, SRM 309", "Pebbles, Kamyki, POI 2009 KAM",
        ]
        staircase_graph "グラフの階段ニム: 頂点の石を好きな個数だけ辺に沿って (親や k 個上の祖先に) 移す。動けなければ負け。" [
            "木の上の階段ニム", "階段ニム 木 親に移す", "stones move to the parent", "k-th ancestor", "k 個上の祖先に移す",
            "tree staircase", "boxes on a functional graph", "箱の行き先", "树上阶梯博弈",
            "staircase Nim on a DAG", "leaves at the same parity, apples on a tree",
        ]
        staircase_tree "木の階段ニム: すべての根について、石を k 個上の祖先に移すゲームの値を求める。動けなければ負け。" [
            "すべての根", "全方位木 DP", "rerooting", "for each possible root", "tree of presents",
            "换根 阶梯博弈", "CF1498F Christmas Game",
        ]
        nimble "ニンブル: コインを一枚、左の好きなマスに移す。飛び越えも重なりも可。動けなければ負け。" [
            "ニンブル", "コインずらし", "coins on a strip", "jump", "コインを左に動かす 重なってよい",
        ]
        northcott "ノースコットのゲーム: 各行に双方の駒が一つずつあり、自分の駒を飛び越さずに好きなだけ滑らせる。動けなければ負け。" [
            "ノースコットゲーム", "黒白棋子", "white and black pawns", "白黒の駒 同じ行", "HDU 1730",
        ]
        silver_dollar "銀貨ゲーム: 帯の上のコインを飛び越さずに左へ滑らせる。銀貨を左端の袋に入れた方の勝ち。" [
            "銀貨ゲーム", "シルバーダラー", "Climbing the Hill", "コインを左に動かす 飛び越えない 袋", "HDU 4315",
        ]
        welter "佐藤・ウェルターのゲーム: 異なるマスのコインを一枚、左の空いたマスに移す。飛び越え可。動けなければ負け。" [
            "佐藤・ウェルターゲーム", "佐藤のゲーム", "マヤゲーム", "Sato", "Maya game", "Young diagram", "hook removal",
            "ヤング図形", "distinct cells", "左の空いているマスに動かす 飛び越えてよい",
        ]
    }

    "Heaps and rows that split" {
        interval_nim "区間ニム: 一列のマスから連続する `min` 個以上 `max` 個以下を取り除き、列が分かれる。動けなければ負け。" [
            "interval removal", "区間を取り除くゲーム", "Generalized Subtraction Game", "Kayles",
            "Dawson Kayles", "連続する L 枚以上 R 枚以下", "連続する石を取る", "consecutive cards", "ABC278 G",
            "LeetCode 294 Flip Game II", "CF1823E Removing Graph",
        ]
        halving_nim "等分ニム: 一つの山から石を一つ取るか、偶数の山を半分の大きさの `k` 個の山にする。最後の石を取れば勝ち。" [
            "半分に分ける", "replace a pile of 2x with k piles of x", "half of the pile", "偶数の山を分ける",
            "CF603C Lieges of Legendre",
        ]
        equal_split "等分割: 一つの山を二つ以上の同じ大きさの山に分ける。動けなければ負け。" [
            "equal heaps", "等しい山に分ける", "Tower Breakers, Again!", "divide into equal parts",
            "平均分成若干堆",
        ]
        fair_split "公平な分割: `least` 個以上の山を、なるべく等しい二つ以上の山に分ける。動けなければ負け。" [
            "as equal as possible", "なるべく等しく分ける", "江南乐", "HNOI2014 江南乐", "nearly equal parts",
            "尽量平均",
        ]
        octal_game "八進ゲーム: 符号の `t` 桁目が、石を `t` 個取ったあと山がどう残ってよいかを決める (Kayles など)。動けなければ負け。" [
            "Kayles", "ケイレス", "Dawson Kayles", "Dawson chess", "ドーソンのチェス", "hexadecimal game",
            "take-and-break", "八進ゲーム", "knock down", "ボウリングのピン", "隣り合う 1 個か 2 個を取る", "円環 円周",
            "circle of stones", "adjacent stones", "ドミノを置く", "place dominoes in a row",
            "NYOJ 833 取石子 环", "CF305E Playing with String, palindrome", "CF1704F Colouring Game",
            "HackerRank Kayles, Bowling Pins",
        ]
        octal_table "八進ゲームの表: 大きな山までの Grundy 数。まれな値が少なければ速い。" [
            "sparse space", "rare and common values", "八進ゲーム",
        ]
        lasker_nim "ラスカーのニム: 一つの山から石を取るか、取らずに二つの山に分ける。動けなければ負け。" [
            "ラスカーのニム", "split nim", "divide a pile into two", "山を 2 つに分ける",
            "HDU 3032 Nim or not Nim?",
        ]
        grundys_game "グランディのゲーム: 一つの山を大きさの異なる二つの山に分ける。分けられなければ負け。" [
            "グランディのゲーム", "unequal split", "異なる大きさの 2 つに分ける", "divide into two unequal piles",
            "different sizes", "CSES 2207",
        ]
        take_or_split3 "取るか三分割: 一つの山から石を取るか、取らずに三つの山に分ける。動けなければ負け。" [
            "split into three", "山を 3 つに分ける", "HDU 5795 A Simple Nim",
        ]
        treblecross "トレブルクロス: 一列の空きマスに双方が × を書く。× を三つ並べた方の勝ち。" [
            "one-dimensional tic-tac-toe", "一次元三目並べ", "三連星", "マルバツ", "three in a row",
            "tic-tac-toe", "UVa 10561",
        ]
    }

    "Numbers" {
        wythoff "ワイトフのゲーム: 二山の一方から好きな個数、または両方から同じ個数の石を取る。最後の石を取れば勝ち。" [
            "ワイトフのゲーム", "威佐夫博弈", "Wyt Queens", "queen moving game", "golden ratio", "取石子游戏",
            "両方の山から同じ個数を取る", "same number from both piles", "チェスのクイーン", "queen on a chessboard",
            "POJ 1067", "HDU 1527",
        ]
        fibonacci_nim "フィボナッチニム: 相手が直前に取った数の二倍まで石を取る。最後の石を取れば勝ち。" [
            "フィボナッチニム", "斐波那契博弈", "Zeckendorf", "ツェッケンドルフ", "取石子游戏", "double",
            "直前の 2 倍まで", "twice as many as the previous move", "HDU 2516",
        ]
        schwenk_nim "シュウェンクのゲーム: 相手が直前に取った数の `m` 倍まで石を取る。動けなければ負け。" [
            "Schwenk", "take-away game", "dynamic nim", "k倍动态减法游戏", "A simple stone game", "直前の k 倍まで",
            "HDU 2486", "POJ 3922",
        ]
        euclid_game "ユークリッドのゲーム: 大きい数から小さい数の正の倍数を引く (負は不可)。0 にした方の勝ち。" [
            "ユークリッドの互除法ゲーム", "欧几里得博弈", "Game of Euclid", "gcd game", "Grossman", "Euclids Game",
            "大きい方から小さい方の倍数を引く", "HDU 1525", "POJ 2348",
        ]
        power_game "累乗ゲーム: まだ許される `n` 以下の数を選び、その数と累乗をすべて禁じる。選べなければ負け。" [
            "累乗ゲーム", "べき乗", "powers of a number", "perfect powers", "CF317D Game with Powers",
        ]
        prime_power_game "素数べきゲーム: 素数べき p^k を選び、それで割り切れる数をすべて割る。動けなければ負け。" [
            "素数のべきで割る", "p^k で割れる数をすべて割る", "divide all numbers by a prime power", "指数の集合",
            "exponents as a bit mask", "选择质数的幂", "CF850C Arpa and a game with Mojtaba",
        ]
        delete_nim "削除ニム (E&D): 二山の一方を捨て、他方から石を一つ取って残りを二山に分ける (空も可)。動けなければ負け。" [
            "E&D", "削除ニム", "一方の山を捨てて他方を分ける", "discard one pile and split the other",
            "SDOI2009 E&D", "Luogu P2148",
        ]
        bean_game "豆のゲーム: 一つの山を、より小さい好きな大きさの二つの山 (空も可) にする。動けなければ負け。" [
            "分裂游戏", "豆", "two smaller heaps", "より小さい 2 つの山", "beans", "jars", "瓶子 豆子",
            "HNOI2007 分裂游戏",
        ]
        divisor_games "約数ゲーム: いくつかの数の一つを、約数についての規則で小さくする。動けなければ負け。" [
            "約数ゲーム", "因数博弈", "square numbers", "素因数", "平方数", "約数を引く", "prime factors",
            "proper divisor", "subtract a divisor", "divide a number", "subtract a perfect square",
            "replace a number by a proper divisor", "LeetCode 1025 Divisor Game",
            "LeetCode 1510 Stone Game IV", "HackerRank Tower Breakers", "CF1537D Deleting Divisors",
            "ABC368 F Dividing Game",
        ]
        coprime_game "互いに素ゲーム: 一つの山から、その個数と互いに素な個数の石を取る。動けなければ負け。" [
            "coprime", "互いに素", "互質", "relatively prime", "subtract a coprime number", "gcd 1",
            "count primes", "素数の個数", "CF2004E Not a Nim Problem",
        ]
    }

    "Coins and boards" {
        coin_turning "コイン裏返し: 一列のコインから規則で許される組を裏返す。一番右は表から裏へ。動けなければ負け。" [
            "コイン裏返し", "翻硬币游戏", "Turning Turtles", "Mock Turtles", "Ruler", "Twins", "Triplets",
            "Turning Corners", "Tartan theorem", "Daizhenyang", "Switch lights",
            "Light Switching Game", "コインを裏返す", "flip coins", "toggle lights, rectangle", "ライトを反転",
            "HDU 3537", "HDU 3404", "POJ 3533",
        ]
        multiples_game "倍数ゲーム: 白い数 `x <= n` を選び、`x, 2x, …, kx` を裏返す。動けなければ負け。" [
            "multiples", "倍数を裏返す", "数组游戏", "HAOI2015 数组游戏", "blocks of n / x", "整除分块",
        ]
        chomp "チョンプ: 板チョコの一マスとその右下をすべて食べる。左上の毒を食べたら負け。" [
            "チョンプ", "poisoned chocolate", "毒入りチョコレート", "Schuh", "divisor game", "チョコレート 左上",
            "cookie",
        ]
        chocolate "毒入りチョコレート: 板 (または箱) を格子線で割り、苦いマスのない方を食べる。割れなければ負け。" [
            "チョコレートゲーム", "bitter chocolate", "直方体", "笑いをとれるかな？", "チョコレートを割る",
            "break a chocolate bar", "箱を切る", "ARC013 C",
        ]
        cutting_game "紙切りゲーム: 一枚の紙を格子線で二つに切る。最初に 1 マスの紙を作った方の勝ち。" [
            "紙切りゲーム", "剪纸游戏", "paper cutting", "Cutting Game", "紙を切る", "長方形を切る", "POJ 2311",
        ]
        nimber "ニム数: 2^64 未満のニム積、冪、逆元、平方根、二次方程式、対数。" [
            "nim product", "nim multiplication", "ニム積", "ニム乗算", "Nim 积", "nim_product_64",
            "F_2^64", "Switch lights", "Nim 乗算", "HDU 3404", "POJ 3533", "nim square",
            "nim square root", "ニム平方根", "nim quadratic equation", "sqrt", "Artin-Schreier",
            "discrete logarithm of nimbers", "ニム離散対数",
        ]
        nimber_log "ニム数の対数: 2^64 未満のニム数について、ある数になる最小の指数。" [
            "many discrete logarithms of nimbers", "Pohlig-Hellman", "CF1310F Bad Cryptography",
        ]
    }

    "Graphs" {
        vertex_geography "頂点しりとり: 無向グラフで、駒を辺に沿ってまだ訪れていない頂点に動かす。動けなければ負け。" [
            "undirected geography", "しりとり 無向グラフ", "グラフ上の移動 同じ頂点は一度だけ", "最大マッチング ゲーム", "二分图博弈",
            "blossom", "general matching", "無向グラフ 駒", "マッチング", "同じマスに 2 度入れない", "grid of cells",
            "visited at most once", "Luogu P4055 游戏",
        ]
        directed_geography "有向しりとり: 小さな有向グラフで、駒を辺に沿ってまだ訪れていない頂点に動かす。動けなければ負け。" [
            "しりとり 有向グラフ", "word chain", "shiritori", "有向 同じ頂点は一度だけ", "Hamiltonian bitmask game",
            "有向图 状压 博弈", "generalized geography",
        ]
        loopy_game "閉路つきゲーム: 駒を辺に沿って動かす。閉路も可。動けなければ負け、無限に続けば引き分け。" [
            "閉路のあるグラフ 駒", "後退解析", "引き分けのあるゲーム", "retrograde analysis", "有环图博弈", "グラフ 引き分け",
            "無限に続く", "infinite play is a draw", "cat and mouse", "ABC209 E Shiritori",
            "Luogu P6560 时光的流逝",
        ]
        loopy_sums "閉路つきゲームの和: 複数の駒の一つを辺に沿って動かす。動けなければ負け、無限に続けば引き分け。" [
            "閉路のあるグラフ 複数の駒", "引き分けのあるゲームの和", "Smith value", "generalised Sprague-Grundy function",
            "loopy Grundy values",
        ]
        dag_game "DAG 上のゲーム: 閉路のない有向グラフで、駒の一つを辺に沿って動かす。動けなければ負け。" [
            "有向グラフ上のゲーム", "閉路のないグラフ 駒", "DAG Grundy", "有向图游戏", "tokens on a directed graph",
            "有向非巡回グラフ", "トークンを辺に沿って動かす", "有向グラフ 駒を動かす", "ナイトを動かす", "knight on a chessboard",
            "POJ 2425 A Chess Game", "HDU 1524 A Chess Game", "LOJ 10243 移棋子游戏",
            "HackerRank A Chessboard Game",
        ]
        board_game "盤上の駒: 壁のある盤の駒の一つを、決まった歩きか走りで動かす。動けなければ負け。" [
            "token on a grid with walls", "壁のある盤面の駒", "rook on a board with walls",
            "steps and slides", "knight moves towards a corner", "将棋の駒を動かす", "盤面 壁 好きなだけ進む",
            "棋盘上移动棋子 障碍",
        ]
        green_hackenbush "緑のハッケンブッシュ: 辺を切り、地面から離れた部分は落ちる。切れなければ負け。" [
            "緑のハッケンブッシュ", "グラフ切断ゲーム", "删边游戏", "树上删边游戏", "colon principle", "fusion principle",
            "木の辺を切る", "辺を取り除く", "remove edges",
            "remove an edge and the part not connected to the root", "tree",
            "AGC017 D Game on Tree", "POJ 3710 Christmas Game", "HDU 3197 Game",
            "HackerRank Deforestation",
        ]
        node_kayles "ノードケイレス: グラフの頂点を選び、隣接する頂点ごと取り除く。選べなければ負け。" [
            "ノードケイレス", "独立集合ゲーム", "vertex deletion game", "non-attacking pieces",
            "peaceful queens", "极大独立集博弈", "隣接する頂点も消える", "delete a vertex and its neighbours",
            "駒を置く", "ナイト クイーンを置く", "place knights, bishops, rooks, queens", "independent set",
        ]
    }

    "Any game" {
        misere_sums "逆形ゲームの和: DAG 上の駒の一つを辺に沿って動かす。動けない方の勝ち。" [
            "逆形ゲームの和", "tame and wild", "genus", "misère Grundy value", "Anti-SG", "反SG游戏",
        ]
        conjunctive_game "連言和: 毎手番すべての成分で同時に動かす。最初の終わりまで、または最後の終わりまで。動けなければ負け。" [
            "move in all components", "join of games", "remoteness", "suspense number",
            "すべての局面で同時に動かす", "全部の駒を動かす", "Every-SG", "每个游戏都要走", "continued conjunctive compound",
            "HDU 3595 GG and MM",
        ]
        selective_game "選択和: 毎手番一つ以上の好きな成分で動かす。最初の終わりまで、または最後の終わりまで。動けなければ負け。" [
            "move in any number of components", "selective sum", "union of games", "好きな数の局面で動かす",
            "一つ以上の山を選んで動かす", "任意个游戏", "shortened selective compound",
        ]
        sprague_grundy "スプレイグ・グランディ: どんな不偏ゲームの値も、手の一覧から求める。動けなければ負け。" [
            "Grundy number", "nimber of a game", "mex", "グランディ数", "スプラグ・グランディ", "SG 函数",
            "SG function", "memoisation", "string, 文字列", "grid, 盤面", "メモ化再帰",
            "ABC206 F Interval Game 2", "CF87C Interesting Game", "Typical 90 031 VS AtCoder",
        ]
        grundy_table "Grundy 表: 減る一方のどんなゲームでも、局面 `0..=n` の値を一度に求める。動けなければ負け。" [
            "own rules for heaps 0..=n", "values by a loop", "bit DP of a game", "bitmask DP", "表を作る",
            "mex of an array", "自作のゲーム", "bit マスクのゲーム", "stamps", "prefix xor",
        ]
        mask_solver "ビット集合の解法: ビットマスクなど小さな数で表せる局面の値を、届くものだけ配列で求める。動けなければ負け。" [
            "bitmask game", "lazy array solver", "ビットマスクのゲーム", "状压 SG", "positions as integers",
            "small integers as positions", "メモ化 配列",
        ]
        outcome_search "勝敗の探索: どんなゲームの和でも、通常形と逆形の勝敗を探索で求める。" [
            "misère play of any game", "memoised search", "逆形の探索", "minimax", "exhaustive search",
            "任意のゲームの逆形", "メモ化探索", "misère Kayles",
        ]
        game_graph "ゲームグラフ: 初期局面から届く局面すべてに番号を付け、手を辺として並べる。" [
            "game with draws", "positions as a graph", "explore all states", "状態をすべて列挙",
            "引き分けのあるゲーム", "remoteness of any game", "同じ局面に戻る", "states of a game as vertices",
        ]
        periodicity "周期: 値の表が `g(n + period) == g(n) + saltus` と繰り返すか、任意の `n` でいくつになるか。" [
            "arithmetic periodicity", "saltus", "周期", "打表找规律", "規則性", "pattern in the table",
            "CF1312F Attack on Red Kingdom",
        ]
        grid_period "二次元の周期: 値の表が縦にも横にも繰り返すか、任意のマスでいくつになるか。" [
            "two-dimensional period", "二次元の周期", "period of a board", "盤面 10^18", "二维周期",
        ]
    }
}

#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod tool;

/// The examples of the README are tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
