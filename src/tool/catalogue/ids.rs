//! Problems by their ids and titles: exactly, in any spelling, or not at all.

use super::Module;

/// Written by `UPDATE_README=1 cargo test --test search` from `problems/`: id, title, modules and
/// task of each problem.
const PROBLEMS: &str = include_str!("data/problems.txt");

/// How the addresses of problems begin, and the short form.
const ADDRESSES: &[(&str, &str)] = &[
    ("https://", ""),
    ("http://", ""),
    ("www.", ""),
    ("acm.hdu.edu.cn/showproblem.php?pid=", "hdu "),
    ("poj.org/problem?id=", "poj "),
    ("cses.fi/problemset/task/", "cses "),
    ("luogu.com.cn/problem/", "luogu "),
    ("luogu.org/problem/", "luogu "),
    ("codeforces.com/problemset/problem/", "cf "),
    ("codeforces.com/contest/", "cf "),
    ("codeforces.com/gym/", "gym "),
    ("/problem/", " "),
    ("loj.ac/p/", "loj "),
    ("acmicpc.net/problem/", "boj "),
    ("atcoder.jp/contests/", "atcoder "),
    ("judge.yosupo.jp", "lc"),
    ("codingame.com/training/hard/", "codingame "),
    ("leetcode.com/problems/", ""),
    ("hackerrank.com/challenges/", ""),
];

/// What judges are called, and their short names.
const JUDGES: &[(&str, &str)] = &[
    ("hdu", "hdu"),
    ("poj", "poj"),
    ("zoj", "zoj"),
    ("bzoj", "bzoj"),
    ("spoj", "spoj"),
    ("aoj", "aoj"),
    ("boj", "boj"),
    ("baekjoon", "boj"),
    ("nyoj", "nyoj"),
    ("uva", "uva"),
    ("loj", "loj"),
    ("libreoj", "loj"),
    ("cses", "cses"),
    ("luogu", "luogu"),
    ("洛谷", "luogu"),
    ("cf", "cf"),
    ("codeforces", "cf"),
    ("gym", "gym"),
    ("leetcode", "leetcode"),
    ("abc", "abc"),
    ("arc", "arc"),
    ("agc", "agc"),
    ("tessoku", "tessoku"),
    ("鉄則本", "tessoku"),
    ("edpc", "dp"),
    ("dp", "dp"),
    ("typical", "typical90"),
    ("srm", "srm"),
    ("acwing", "acwing"),
    ("kattis", "kattis"),
    ("google code jam", "gcj"),
    ("gcj", "gcj"),
    ("codechef", "codechef"),
    ("topcoder", "srm"),
];

/// Judges without numbers.
const NAMES_ONLY: [&str; 2] = ["HackerRank", "CodinGame"];

/// A problem and the modules for its game.
#[derive(Clone)]
pub struct Known<'a> {
    /// As people write it, with the judge's name: `HDU 1850 Being a Good Boy in Spring Festival`.
    pub name: String,
    ids: Vec<String>,
    title: String,
    pub modules: Vec<&'a Module>,
}

/// What a query says of problems.
pub enum Named<'a> {
    /// It is about words.
    Nothing,
    Problems(Vec<Known<'a>>),
    /// It is an id, or a judge, of which nothing is known.
    Unknown(String),
}

/// The problem whose id or title the whole query is.
pub fn named<'a>(modules: &'a [Module], query: &str) -> Named<'a> {
    let query = query.trim();
    if query.lines().count() > 1 || query.split_whitespace().count() > 12 {
        return Named::Nothing;
    }
    let (known, title, asked) = (known(modules), plain(query), ids(query));
    let by = |fits: &dyn Fn(&Known) -> bool| -> Vec<Known<'a>> {
        known.iter().filter(|problem| fits(problem)).cloned().collect()
    };
    let titled = by(&|problem| problem.title == title || plain(&problem.name) == title);
    let judge = JUDGES.iter().find(|(name, _)| plain(name) == title && *name != "dp");
    let folder = by(&|problem| problem.ids.iter().any(|id| plain(id) == title));
    match asked.first() {
        _ if !folder.is_empty() => Named::Problems(folder),
        _ if !titled.is_empty() && title.len() > 3 => Named::Problems(titled),
        Some(id) => {
            let found = by(&|problem| problem.ids.contains(id));
            if found.is_empty() { Named::Unknown(query.to_owned()) } else { Named::Problems(found) }
        }
        None if judge
            .is_some_and(|(_, short)| !known.iter().any(|problem| problem.is_at(short))) =>
        {
            Named::Unknown(query.to_owned())
        }
        None => Named::Nothing,
    }
}

impl Known<'_> {
    fn is_at(&self, judge: &str) -> bool {
        self.ids.iter().any(|id| id.starts_with(judge))
    }
}

/// All problems of which something is known: those in `problems/`, and those that an alias names.
fn known(modules: &[Module]) -> Vec<Known<'_>> {
    let mut known: Vec<Known> = Vec::new();
    for line in PROBLEMS.lines() {
        let mut fields = line.split(" | ");
        let [id, name, used] = std::array::from_fn(|_| fields.next().unwrap_or_default());
        let used = modules.iter().filter(|module| used.split(' ').any(|name| name == module.name));
        let mut ids = ids(&format!("{} {name}", id.replace('_', " ")));
        ids.push(id.to_owned());
        let title = name.split_once(": ").map_or(name, |(_, title)| title);
        let (name, title) = (name.replacen(": ", " ", 1), plain(title));
        known.push(Known { name, ids, title, modules: used.collect() });
    }
    for module in modules {
        for alias in module.aliases {
            let ids = ids(alias);
            if ids.is_empty() && !NAMES_ONLY.iter().any(|judge| alias.starts_with(judge)) {
                continue;
            }
            let old = known.iter_mut().find(|old| old.ids.iter().any(|id| ids.contains(id)));
            if let Some(old) = old {
                // The module that the catalogue names for it comes first.
                old.modules.retain(|used| used.name != module.name);
                old.modules.insert(0, module);
                continue;
            }
            let title = plain(&without_ids(alias));
            known.push(Known { name: (*alias).to_owned(), ids, title, modules: vec![module] });
        }
    }
    known
}

/// The tasks of the problems, each with the names of the modules that it uses.
pub fn tasks() -> impl Iterator<Item = (&'static str, &'static str)> {
    PROBLEMS.lines().filter_map(|line| {
        let mut fields = line.split(" | ").skip(2);
        let used = fields.next()?;
        Some((fields.next()?, used))
    })
}

/// Letters and digits only.
fn plain(text: &str) -> String {
    text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
}

/// The alias without the words that make ids.
fn without_ids(alias: &str) -> String {
    let is_id = |word: &&str| !ids(word).is_empty() || word.chars().any(|c| c.is_ascii_digit());
    let judge = |word: &&str| {
        NAMES_ONLY.contains(word) || JUDGES.iter().any(|(name, _)| word.to_lowercase() == *name)
    };
    alias
        .split([' ', ','])
        .filter(|word| !is_id(word) && !judge(word))
        .collect::<Vec<_>>()
        .join(" ")
}

/// The ids in a text, each in one spelling: `hdu1850`, `luogup1247`, `abc297g`, `cf15c`.
pub fn ids(text: &str) -> Vec<String> {
    let mut text = text.to_lowercase();
    if text.contains(['/', '.']) {
        for (address, short) in ADDRESSES {
            text = text.replace(address, short);
        }
    }
    if text.contains("google") {
        text = text.replace("google code jam", "gcj");
    }
    let runs = runs(&text);
    let mut ids: Vec<String> = Vec::new();
    for i in 0..runs.len() {
        let Some((id, is_bare)) = id_at(&runs, i) else { continue };
        if !ids.iter().any(|known| *known == id || is_bare && known.ends_with(&id)) {
            ids.push(id);
        }
    }
    // A contest's name in an address is not the task.
    let longer = ids.clone();
    ids.retain(|id| !longer.iter().any(|other| other != id && other.starts_with(id.as_str())));
    ids
}

/// The id that begins with a run, and whether its judge is not named: `P1247`.
fn id_at(runs: &[(&str, bool)], i: usize) -> Option<(String, bool)> {
    let (run, is_joined) = runs[i];
    let next = |by: usize| runs.get(i + by).map_or("", |&(run, _)| run);
    let joined = |by: usize| runs.get(i + by).is_some_and(|&(_, joined)| joined);
    let [first, second, third] = [1, 2, 3].map(next);
    let is_number = |run: &str| run.starts_with(|c: char| c.is_ascii_digit());
    let is_letter = |run: &str| run.len() <= 2 && !run.is_empty() && !is_number(run);
    let Some((_, judge)) = JUDGES.iter().find(|(name, _)| *name == run) else {
        let is_bare = run == "p" && is_number(first) && first.len() > 3;
        let stands_alone = !(is_joined && i > 0) && joined(1);
        return (is_bare && stands_alone).then(|| (format!("luogup{first}"), true));
    };
    let id = match *judge {
        "abc" | "arc" | "agc" | "cf" if is_number(first) => {
            let task = if is_letter(second) { second } else { "" };
            // `1396C2`
            let part = *judge == "cf" && is_number(third) && third.len() == 1 && joined(3);
            let part = if part { third } else { "" };
            format!("{judge}{}{task}{part}", first.trim_start_matches('0'))
        }
        "luogu" | "tessoku" if is_letter(first) && is_number(second) => {
            format!("{judge}{first}{second}")
        }
        "dp" if is_letter(first) && (run != "dp" || runs.len() == 2) => format!("dp{first}"),
        "typical90" if first == "90" && (is_letter(second) || is_number(second)) => {
            format!("typical90{}", second.trim_start_matches('0'))
        }
        "dp" | "tessoku" | "typical90" => return None,
        judge if is_number(first) => format!("{judge}{first}"),
        _ => return None,
    };
    Some((id, false))
}

/// The text in runs of letters and of digits, each with whether it follows the one before directly.
fn runs(text: &str) -> Vec<(&str, bool)> {
    let kind = |c: char| (c.is_alphabetic(), c.is_ascii_digit());
    let mut runs = Vec::new();
    let (mut start, mut last_end) = (0, usize::MAX);
    let chars: Vec<(usize, char)> = text.char_indices().collect();
    for (i, &(at, c)) in chars.iter().enumerate() {
        if i == 0 || kind(chars[i - 1].1) != kind(c) {
            start = at;
        }
        let end = at + c.len_utf8();
        let ends = chars.get(i + 1).is_none_or(|&(_, next)| kind(next) != kind(c));
        if ends && kind(c) != (false, false) {
            runs.push((&text[start..end], start == last_end));
            last_end = end;
        }
    }
    runs
}
