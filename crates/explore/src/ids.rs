//! Finds the ids of problems in a text, and gives each a single spelling.

/// The beginnings of problem URLs, and their short forms.
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
    ("yukicoder.me/problems/no/", "yukicoder "),
    ("hackerrank.com/challenges/", ""),
];

/// The judges with numbered problems, by their short names.
const JUDGES: [&str; 26] = [
    "hdu", "poj", "zoj", "bzoj", "spoj", "aoj", "boj", "nyoj", "uva", "loj", "cses", "luogu", "cf",
    "gym", "leetcode", "abc", "arc", "agc", "tessoku", "dp", "srm", "acwing", "kattis", "gcj",
    "codechef", "awc",
];

/// The short name of a judge.
pub fn judge(name: &str) -> Option<&'static str> {
    Some(match name {
        "baekjoon" => "boj",
        "libreoj" => "loj",
        "yuki" | "yukicoder" => "yukicoder",
        "洛谷" => "luogu",
        "codeforces" => "cf",
        "鉄則本" => "tessoku",
        "edpc" => "dp",
        "typical" => "typical90",
        "googlecodejam" => "gcj",
        "topcoder" => "srm",
        "euler" | "pe" => "pe",
        _ => return JUDGES.into_iter().find(|known| *known == name),
    })
}

/// A Codeforces id without the judge's name: `1194D`, `1396C2`.
pub fn bare_codeforces(query: &str) -> Option<String> {
    let parts: Vec<&str> = runs(query).into_iter().map(|(run, _)| run).collect();
    let is_number = |run: &str| run.chars().all(|c| c.is_ascii_digit());
    let [contest, task, part @ ..] = parts.as_slice() else { return None };
    let is_id = is_number(contest)
        && (2..=4).contains(&contest.len())
        && matches!(task.as_bytes(), [b'a'..=b'z' | b'A'..=b'Z'])
        && part.len() <= 1
        && part.iter().all(|part| is_number(part) && part.len() == 1);
    let is_one_word = query.chars().all(|c| c.is_ascii_alphanumeric());
    (is_id && is_one_word).then(|| format!("cf{}", query.to_lowercase()))
}

/// The letters and digits of a text.
pub fn plain(text: &str) -> String {
    text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
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
    // A URL also names the contest, which is not the task.
    let longer = ids.clone();
    ids.retain(|id| !longer.iter().any(|other| other != id && other.starts_with(id.as_str())));
    ids
}

/// The id that starts at this run, and whether it lacks the judge's name, as `P1247` does.
fn id_at(runs: &[(&str, bool)], i: usize) -> Option<(String, bool)> {
    let (run, is_joined) = runs[i];
    let next = |by: usize| runs.get(i + by).map_or("", |&(run, _)| run);
    let joined = |by: usize| runs.get(i + by).is_some_and(|&(_, joined)| joined);
    let [first, second, third] = [1, 2, 3].map(next);
    let is_number = |run: &str| run.starts_with(|c: char| c.is_ascii_digit());
    let is_letter = |run: &str| run.len() <= 2 && !run.is_empty() && !is_number(run);
    let Some(judge) = judge(run) else {
        let is_bare = run == "p" && is_number(first) && first.len() > 3;
        let stands_alone = !(is_joined && i > 0) && joined(1);
        return (is_bare && stands_alone).then(|| (format!("luogup{first}"), true));
    };
    let id = match judge {
        "abc" | "arc" | "agc" | "awc" | "cf" if is_number(first) => {
            let task = if is_letter(second) { second } else { "" };
            // `1396C2`
            let part = judge == "cf" && is_number(third) && third.len() == 1 && joined(3);
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

/// The runs of letters and of digits, each with whether it directly follows the run before.
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
