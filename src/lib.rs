//! Nim variants and impartial games, each a single file to paste into a contest submission.
//!
//! # Which game is it?
//!
//! A game of independent parts, of which each turn touches one, is a sum: xor the Grundy values of
//! its parts, whatever module they come from.
//!
//! **Stones are taken, from one heap a turn. How many?**
//!
//! - any number: [`nim`]; any number, but the last stone loses: [`misere_nim`]
//! - 1 to `max`: [`bounded_nim`]; `min` to `max`: [`range_nim`]; the bound itself is asked for:
//!   [`arbitrary_nim`]
//! - a number from a set: [`subtraction_game`]; any number but those of a set: [`all_but_game`];
//!   any number but listed ones at listed heap sizes: [`constrained_nim`]
//! - a fraction of the heap at most: [`strange_nim`]; never the same number twice from a heap:
//!   [`no_repeat_nim`]; at most twice what the opponent just took: [`fibonacci_nim`]
//! - a divisor, a coprime number, a square; or the number is divided: [`divisor_games`]
//!
//! **Stones are taken, but not from any one heap.**
//!
//! - from up to `k` heaps at once: [`moore_nim`]; from one of two heaps or equally from both:
//!   [`wythoff`]
//! - only from a largest or smallest heap: [`greedy_nim`]; only from the ends of the row:
//!   [`end_nim`]
//! - a multiple of the smaller number from the larger: [`euclid_game`]; one heap is thrown away and
//!   another split: [`delete_nim`]
//!
//! **Stones come back or move on.**
//!
//! - to the next heap in the row: [`staircase_nim`]; heaps must stay in order, or pieces on a strip
//!   must not pass each other: [`staircase_nim`] too, by its adapters
//! - heaps may grow from a reserve: [`poker_nim`]; pawns may retreat: [`northcott`]
//! - coins jump to the left, many may share a cell: [`nimble`]; one a cell: [`welter`]; without
//!   jumping, into a bag: [`silver_dollar`]
//!
//! **A heap or row splits.**
//!
//! - consecutive cells of a row are removed: [`interval_nim`]; by a rule of how many may be taken
//!   and into how many parts the rest may split (Kayles, Dawson's chess): [`octal_game`]
//! - three marks in a row win: [`treblecross`]
//! - take any number or split in two: [`lasker_nim`]; or in three: [`take_or_split3`]
//! - split into two unequal heaps: [`grundys_game`]; into `k` equal ones: [`halving_nim`]
//!
//! **Coins and boards.**
//!
//! - coins are turned over, in a row or on a board: [`coin_turning`], with [`nimber`] for products
//! - paper or chocolate is cut: [`cutting_game`], [`chocolate`]; squares are bitten off: [`chomp`]
//! - a number and all its powers are used up: [`power_game`]
//!
//! **Graphs.**
//!
//! - tokens on a graph without cycles: [`dag_game`]; with cycles, so a draw is possible:
//!   [`loopy_game`], and [`loopy_sums`] for several tokens; no vertex may be visited twice:
//!   [`vertex_geography`]
//! - edges are cut and what hangs in the air falls: [`green_hackenbush`]; a vertex is taken with
//!   its neighbours: [`node_kayles`]
//!
//! **None of these.**
//!
//! - give the options of a position to [`sprague_grundy`]; for heaps of 10^18 print its values and
//!   let [`periodicity`] look for the period
//! - the player without a move wins: functions `misere_…` where a theorem is known; sums of other
//!   games: [`misere_sums`]
//! - how many starts are won: [`nim_counting`] (sizes from a list), [`bounded_tuples`] (a bound for
//!   each heap); how to make a start lost: [`unfair_nim`]

#[clippy::msrv = "1.63"]
#[path = "../snippets"]
mod snippets {
    pub mod all_but_game;
    pub mod arbitrary_nim;
    pub mod bounded_nim;
    pub mod bounded_tuples;
    pub mod chocolate;
    pub mod chomp;
    pub mod coin_turning;
    pub mod constrained_nim;
    pub mod cutting_game;
    pub mod dag_game;
    pub mod delete_nim;
    pub mod divisor_games;
    pub mod end_nim;
    pub mod euclid_game;
    pub mod fibonacci_nim;
    pub mod greedy_nim;
    pub mod green_hackenbush;
    pub mod grundys_game;
    pub mod halving_nim;
    pub mod interval_nim;
    pub mod lasker_nim;
    pub mod loopy_game;
    pub mod loopy_sums;
    pub mod misere_nim;
    pub mod misere_sums;
    pub mod moore_nim;
    pub mod nim;
    pub mod nim_counting;
    pub mod nimber;
    pub mod nimber_log;
    pub mod nimber_roots;
    pub mod nimble;
    pub mod no_repeat_nim;
    pub mod node_kayles;
    pub mod northcott;
    pub mod octal_game;
    pub mod periodicity;
    pub mod poker_nim;
    pub mod power_game;
    pub mod range_nim;
    pub mod silver_dollar;
    pub mod sprague_grundy;
    pub mod staircase_nim;
    pub mod strange_nim;
    pub mod subtraction_game;
    pub mod take_or_split3;
    pub mod treblecross;
    pub mod unfair_nim;
    pub mod vertex_geography;
    pub mod welter;
    pub mod wythoff;
}

// Taking from heaps

#[doc(alias = "石取りゲーム", alias = "山崩し", alias = "bouton")]
pub use snippets::nim;

#[doc(alias = "逆形ニム", alias = "最後に取ったら負け", alias = "last stone loses")]
pub use snippets::misere_nim;

#[doc(
    alias = "NimK",
    alias = "Nim_k",
    alias = "Nim-K",
    alias = "複数の山から取る",
    alias = "Moore 博弈",
    alias = "POJ 2315",
    alias = "SDOI2011 黑白棋",
    alias = "Luogu P2490"
)]
pub use snippets::moore_nim;

#[doc(
    alias = "N-Nim",
    alias = "Bachet",
    alias = "制限ニム",
    alias = "巴什博弈",
    alias = "21 game",
    alias = "HDU 1846",
    alias = "Brave Game",
    alias = "CSES 1098",
    alias = "Nim Game II"
)]
pub use snippets::bounded_nim;

#[doc(
    alias = "[L,R]-Nim",
    alias = "L 個以上 R 個以下",
    alias = "ABC297 G",
    alias = "Constrained Nim 2"
)]
pub use snippets::range_nim;

#[doc(alias = "ポーカーニム", alias = "chips", alias = "HackerRank Poker Nim")]
pub use snippets::poker_nim;

#[doc(
    alias = "S-Nim",
    alias = "S ニム",
    alias = "制限ニム",
    alias = "EDPC K Stones",
    alias = "POJ 2960",
    alias = "HDU 1536",
    alias = "HDU 1848",
    alias = "CSES 1729 Stick Game",
    alias = "取石子游戏"
)]
pub use snippets::subtraction_game;

#[doc(alias = "ARC091 F", alias = "不思議なニム")]
pub use snippets::strange_nim;

#[doc(alias = "ABC255 G", alias = "禁止手のあるニム", alias = "forbidden moves")]
pub use snippets::constrained_nim;

#[doc(alias = "ARC168 B", alias = "largest bound", alias = "任意のニム")]
pub use snippets::arbitrary_nim;

#[doc(
    alias = "CF768E",
    alias = "Codeforces 768E",
    alias = "Game of Stones",
    alias = "同じ数は二度取れない"
)]
pub use snippets::no_repeat_nim;

#[doc(
    alias = "端から取るニム",
    alias = "ZJOI2009 取石子游戏",
    alias = "Luogu P2599",
    alias = "leftmost or rightmost"
)]
pub use snippets::end_nim;

#[doc(alias = "貪欲ニム", alias = "largest heap", alias = "smallest heap", alias = "最大の山")]
pub use snippets::greedy_nim;

#[doc(
    alias = "Walsh-Hadamard",
    alias = "FWHT",
    alias = "fast Walsh-Hadamard transform",
    alias = "アダマール変換",
    alias = "xor convolution",
    alias = "XOR 畳み込み",
    alias = "异或卷积",
    alias = "Nim Counting",
    alias = "ABC212 H"
)]
pub use snippets::nim_counting;

#[doc(
    alias = "number of tuples with xor",
    alias = "xor of bounded numbers",
    alias = "桁 DP",
    alias = "数位 DP",
    alias = "losing positions below bounds"
)]
pub use snippets::bounded_tuples;

#[doc(
    alias = "Unfair Nim",
    alias = "ABC172 F",
    alias = "move stones before the game",
    alias = "sum and xor"
)]
pub use snippets::unfair_nim;

#[doc(alias = "all-but subtraction game", alias = "禁止手")]
pub use snippets::all_but_game;

// Pieces on a strip

#[doc(
    alias = "階段ニム",
    alias = "阶梯博弈",
    alias = "stair game",
    alias = "CSES 1099",
    alias = "Georgia and Bob",
    alias = "POJ 1704",
    alias = "ordered Nim",
    alias = "StoneGameStrategist",
    alias = "SRM 309",
    alias = "Kamyki",
    alias = "Pebbles",
    alias = "POI 2009 KAM"
)]
pub use snippets::staircase_nim;

#[doc(alias = "ニンブル", alias = "コインずらし", alias = "coins on a strip")]
pub use snippets::nimble;

#[doc(
    alias = "ノースコットゲーム",
    alias = "黒白棋子",
    alias = "white and black pawns",
    alias = "HDU 1730"
)]
pub use snippets::northcott;

#[doc(
    alias = "銀貨ゲーム",
    alias = "シルバーダラー",
    alias = "Climbing the Hill",
    alias = "HDU 4315"
)]
pub use snippets::silver_dollar;

#[doc(
    alias = "佐藤・ウェルターゲーム",
    alias = "佐藤のゲーム",
    alias = "マヤゲーム",
    alias = "Sato",
    alias = "Maya game",
    alias = "Young diagram",
    alias = "hook removal"
)]
pub use snippets::welter;

// Heaps and rows that split

#[doc(
    alias = "interval removal",
    alias = "区間を取り除くゲーム",
    alias = "ABC278 G",
    alias = "Generalized Subtraction Game",
    alias = "Kayles",
    alias = "Dawson Kayles"
)]
pub use snippets::interval_nim;

#[doc(
    alias = "CF603C",
    alias = "Codeforces 603C",
    alias = "Lieges of Legendre",
    alias = "半分に分ける"
)]
pub use snippets::halving_nim;

#[doc(
    alias = "Kayles",
    alias = "ケイレス",
    alias = "Dawson Kayles",
    alias = "Dawson chess",
    alias = "ドーソンのチェス",
    alias = "hexadecimal game",
    alias = "take-and-break",
    alias = "八進ゲーム",
    alias = "CF1704 F Colouring Game"
)]
pub use snippets::octal_game;

#[doc(alias = "ラスカーのニム", alias = "HDU 3032 Nim or not Nim?", alias = "split nim")]
pub use snippets::lasker_nim;

#[doc(alias = "グランディのゲーム", alias = "CSES 2207", alias = "unequal split")]
pub use snippets::grundys_game;

#[doc(alias = "HDU 5795 A Simple Nim", alias = "split into three")]
pub use snippets::take_or_split3;

#[doc(
    alias = "one-dimensional tic-tac-toe",
    alias = "一次元三目並べ",
    alias = "三連星",
    alias = "UVa 10561"
)]
pub use snippets::treblecross;

// Numbers

#[doc(
    alias = "ワイトフのゲーム",
    alias = "威佐夫博弈",
    alias = "Wyt Queens",
    alias = "queen moving game",
    alias = "golden ratio",
    alias = "POJ 1067",
    alias = "HDU 1527",
    alias = "取石子游戏"
)]
pub use snippets::wythoff;

#[doc(
    alias = "フィボナッチニム",
    alias = "斐波那契博弈",
    alias = "Zeckendorf",
    alias = "ツェッケンドルフ",
    alias = "Schwenk",
    alias = "take-away game",
    alias = "k倍动态减法游戏",
    alias = "HDU 2516",
    alias = "取石子游戏",
    alias = "HDU 2486",
    alias = "POJ 3922",
    alias = "A simple stone game"
)]
pub use snippets::fibonacci_nim;

#[doc(
    alias = "ユークリッドの互除法ゲーム",
    alias = "欧几里得博弈",
    alias = "Game of Euclid",
    alias = "gcd game",
    alias = "Grossman",
    alias = "HDU 1525",
    alias = "Euclids Game",
    alias = "POJ 2348"
)]
pub use snippets::euclid_game;

#[doc(
    alias = "CF317D",
    alias = "Codeforces 317D",
    alias = "Game with Powers",
    alias = "累乗ゲーム"
)]
pub use snippets::power_game;

#[doc(alias = "E&D", alias = "SDOI2009 E&D", alias = "Luogu P2148", alias = "削除ニム")]
pub use snippets::delete_nim;

#[doc(
    alias = "約数ゲーム",
    alias = "ABC368 F",
    alias = "Dividing Game",
    alias = "CF1537D",
    alias = "Codeforces 1537D",
    alias = "Deleting Divisors",
    alias = "因数博弈",
    alias = "coprime",
    alias = "square numbers"
)]
pub use snippets::divisor_games;

// Coins and boards

#[doc(
    alias = "コイン裏返し",
    alias = "翻硬币游戏",
    alias = "Turning Turtles",
    alias = "Mock Turtles",
    alias = "Ruler",
    alias = "Twins",
    alias = "Triplets",
    alias = "Turning Corners",
    alias = "Tartan theorem",
    alias = "HDU 3537",
    alias = "Daizhenyang",
    alias = "HDU 3404",
    alias = "Switch lights",
    alias = "POJ 3533",
    alias = "Light Switching Game"
)]
pub use snippets::coin_turning;

#[doc(
    alias = "チョンプ",
    alias = "poisoned chocolate",
    alias = "毒入りチョコレート",
    alias = "Schuh",
    alias = "divisor game"
)]
pub use snippets::chomp;

#[doc(
    alias = "チョコレートゲーム",
    alias = "bitter chocolate",
    alias = "直方体",
    alias = "ARC013 C",
    alias = "笑いをとれるかな？"
)]
pub use snippets::chocolate;

#[doc(
    alias = "紙切りゲーム",
    alias = "剪纸游戏",
    alias = "paper cutting",
    alias = "POJ 2311",
    alias = "Cutting Game"
)]
pub use snippets::cutting_game;

#[doc(
    alias = "nim product",
    alias = "nim multiplication",
    alias = "ニム積",
    alias = "ニム乗算",
    alias = "Nim 积",
    alias = "nim_product_64",
    alias = "F_2^64",
    alias = "HDU 3404",
    alias = "Switch lights",
    alias = "POJ 3533"
)]
pub use snippets::nimber;

#[doc(
    alias = "nim square",
    alias = "nim square root",
    alias = "ニム平方根",
    alias = "nim quadratic equation",
    alias = "Artin-Schreier"
)]
pub use snippets::nimber_roots;

#[doc(
    alias = "discrete logarithm of nimbers",
    alias = "ニム離散対数",
    alias = "Pohlig-Hellman",
    alias = "Bad Cryptography",
    alias = "CF1310 F"
)]
pub use snippets::nimber_log;

// Graphs

#[doc(
    alias = "undirected geography",
    alias = "しりとり 無向グラフ",
    alias = "グラフ上の移動 同じ頂点は一度だけ",
    alias = "最大マッチング ゲーム",
    alias = "二分图博弈",
    alias = "Luogu P4055 游戏",
    alias = "blossom",
    alias = "general matching"
)]
pub use snippets::vertex_geography;

#[doc(
    alias = "閉路のあるグラフ 駒",
    alias = "後退解析",
    alias = "引き分けのあるゲーム",
    alias = "retrograde analysis",
    alias = "ABC209 E Shiritori",
    alias = "有环图博弈",
    alias = "Luogu P6560 时光的流逝"
)]
pub use snippets::loopy_game;

#[doc(
    alias = "閉路のあるグラフ 複数の駒",
    alias = "引き分けのあるゲームの和",
    alias = "Smith value",
    alias = "generalised Sprague-Grundy function",
    alias = "loopy Grundy values"
)]
pub use snippets::loopy_sums;

#[doc(
    alias = "有向グラフ上のゲーム",
    alias = "閉路のないグラフ 駒",
    alias = "DAG Grundy",
    alias = "有向图游戏",
    alias = "POJ 2425 A Chess Game",
    alias = "HDU 1524 A Chess Game",
    alias = "tokens on a directed graph"
)]
pub use snippets::dag_game;

#[doc(
    alias = "緑のハッケンブッシュ",
    alias = "グラフ切断ゲーム",
    alias = "AGC017 D Game on Tree",
    alias = "POJ 3710 Christmas Game",
    alias = "HDU 3197 Game",
    alias = "删边游戏",
    alias = "树上删边游戏",
    alias = "colon principle",
    alias = "fusion principle"
)]
pub use snippets::green_hackenbush;

#[doc(
    alias = "ノードケイレス",
    alias = "独立集合ゲーム",
    alias = "vertex deletion game",
    alias = "non-attacking pieces",
    alias = "peaceful queens",
    alias = "极大独立集博弈"
)]
pub use snippets::node_kayles;

// Any game

#[doc(
    alias = "逆形ゲームの和",
    alias = "tame and wild",
    alias = "genus",
    alias = "misère Grundy value",
    alias = "Anti-SG",
    alias = "反SG游戏"
)]
pub use snippets::misere_sums;

#[doc(
    alias = "Grundy number",
    alias = "nimber of a game",
    alias = "mex",
    alias = "グランディ数",
    alias = "スプラグ・グランディ",
    alias = "SG 函数",
    alias = "SG function",
    alias = "memoisation"
)]
pub use snippets::sprague_grundy;

#[doc(
    alias = "arithmetic periodicity",
    alias = "saltus",
    alias = "周期",
    alias = "打表找规律"
)]
pub use snippets::periodicity;

/// The examples of the README are tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
