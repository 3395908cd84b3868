//! The command line.

use crate::tool::bundle::target::Target;
use crate::tool::catalogue::{self, Module};
use crate::tool::catalogue::{api, ask, keys, list};
use crate::tool::diagnostic::{self, Problem, Result, called, cannot, nearest};
use crate::tool::editor::Job;
use crate::tool::proof::samples;
use crate::tool::proof::{self, Candidate};
use crate::tool::solver::{self, binary, files, manifest};
use crate::tool::text::edit::Source;
use crate::tool::{bundle, clipboard, editor, judge, output, path, show};
use clap::{CommandFactory, FromArgMatches, Parser};
use clap_complete::Shell;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

const EXAMPLES: &str = "\
Examples:
  ./bundle.sh main.rs > submit.rs    one file to submit
  ./bundle.sh nim                    a snippet to paste
  ./bundle.sh nim_main               a whole program with it, to start from
  ./bundle.sh --list last stone      what there is about this
  ./bundle.sh main.rs --judge codeforces --test --copy
                                     proved on the samples, ready to paste
  ./bundle.sh explain moore_nim k=3 22 11 42 23 19
                                     who wins, why, and how
  ./bundle.sh guess 0 1 2 3 1 4 3 2 1 4 2 6
                                     which game has these values; `./bundle.sh brute_main`
                                     is a program that prints those of yours

With --check, --test or --copy the bundle itself is printed only if -o says where (`-o -`).";

/// Puts the snippets that a solver uses into the solver itself: one file to submit.
#[derive(Parser)]
#[command(version, arg_required_else_help = true, max_term_width = 100)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
struct Args {
    #[command(subcommand)]
    show: Option<show::Command>,

    /// A solver (its path has a `/` or ends in `.rs`; `-` is standard input), or snippets by name
    #[arg(value_name = "SOLVER.rs | SNIPPET")]
    inputs: Vec<OsString>,

    /// The solver of this name in the package or workspace here, as `cargo run --bin` finds it
    #[arg(long, value_name = "NAME", conflicts_with_all = ["inputs", "list", "api", "ask", "editor"])]
    bin: Option<String>,

    /// Write to this file, which is replaced as a whole or not at all
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Keep the documentation and comments of the snippets
    #[arg(long)]
    docs: bool,

    /// List the snippets, or those that fit a name, a problem or words of its statement (`-`: the
    /// whole statement from standard input)
    #[arg(short, long, value_name = "WORD", num_args = 0.., conflicts_with_all = ["inputs", "docs"])]
    #[arg(allow_negative_numbers = true)]
    list: Option<Vec<String>>,

    /// What these modules offer: signatures, a line for each, and what they cost; with `--list`
    /// for the hits
    #[arg(long, value_name = "SNIPPET", num_args = 0.., conflicts_with_all = ["inputs", "docs"])]
    api: Option<Vec<String>>,

    /// Find the module by questions
    #[arg(long, conflicts_with_all = ["inputs", "docs", "list", "api"])]
    ask: bool,

    /// List all that fit, not only the best five
    #[arg(long, requires = "list")]
    all: bool,

    /// Print the snippet file for this editor, or put it into a file with -o; without a name, list
    /// the editors and where they look
    #[arg(long, value_name = "NAME", num_args = 0..=1)]
    #[arg(conflicts_with_all = ["list", "docs", "judge", "check", "test", "copy"])]
    editor: Option<Option<String>>,

    /// With `--editor NAME`: put the snippets where the editor looks for them, beside others
    #[arg(long, requires = "editor", conflicts_with = "output")]
    install: bool,

    /// With `--editor NAME`: take the snippets away again, from there or from the file of -o
    #[arg(long, requires = "editor", conflicts_with = "install")]
    remove: bool,

    /// The judge to bundle for, `atcoder` if none is named; without a name, list the judges
    #[arg(long, value_name = "NAME", num_args = 0..=1)]
    judge: Option<Option<String>>,

    /// Compile the bundle as the judge does; errors point into the solver and the snippets
    #[arg(long)]
    check: bool,

    /// Run the bundle on the samples in DIR, on `DIR/1.in` or a cargo-compete file; without one,
    /// on all beside the solver and in its package: `*.in` with `*.out` or `*.ans`, `in/` with
    /// `out/`, `test/`, `tests/`, `testcases/`
    #[arg(long, value_name = "DIR", num_args = 0..=1, require_equals = true)]
    test: Option<Option<PathBuf>>,

    /// With `--test`: how much numbers may differ, absolutely or relatively
    #[arg(long, value_name = "NUMBER", requires = "test", value_parser = tolerance)]
    tolerance: Option<f64>,

    /// With `--test`: how long a sample may take, such as `2s`
    #[arg(long, value_name = "TIME", requires = "test", value_parser = samples::duration)]
    time_limit: Option<Duration>,

    /// Copy to the clipboard, after `--check` and `--test`
    #[arg(long)]
    copy: bool,

    /// Print what completes these options in this shell
    #[arg(long, value_name = "SHELL", exclusive = true)]
    completion: Option<Shell>,
}

pub fn main() -> ExitCode {
    let command = Args::command().bin_name(called("./bundle.sh")).after_help(called(EXAMPLES));
    let args = Args::from_arg_matches(&command.get_matches());
    let args = args.unwrap_or_else(|error| error.exit());
    let target = args.output.as_deref().filter(|path| *path != Path::new("-"));
    if let Some(command) = &args.show {
        return finish(show::run(command, &catalogue::modules()));
    }
    let done = match &args.editor {
        Some(Some(editor)) => {
            let job = match target {
                _ if args.remove => Job::Remove(target),
                None if !args.install => Job::Print,
                target => Job::Install(target),
            };
            editor::run(editor, &names(&args.inputs), &job, &catalogue::modules())
        }
        _ => answer(&args).and_then(|answer| deliver(&answer, &args, target)),
    };
    finish(done)
}

fn finish(done: Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            diagnostic::report(&problem);
            ExitCode::FAILURE
        }
    }
}

/// What a shell needs to complete the command as the user calls it.
fn completion(shell: Shell) -> String {
    let name = if called("./bundle.sh") == "./bundle.sh" { "bundle.sh" } else { "nim-snippets" };
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), name, &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// What is asked for, as text, and what to say of it when it is copied.
struct Output {
    text: String,
    summary: String,
}

impl From<String> for Output {
    fn from(text: String) -> Self {
        let summary = format!("{} bytes", text.len());
        Output { text, summary }
    }
}

fn deliver(answer: &Output, args: &Args, target: Option<&Path>) -> Result<()> {
    match target {
        Some(path) => output::to_file(&answer.text, path)?,
        None if args.output.is_none() && (args.check || args.test.is_some() || args.copy) => {}
        None => output::to_stdout(&answer.text)?,
    }
    if args.copy {
        let by = clipboard::copy(&answer.text)?;
        eprintln!("copied by {by} for {}", answer.summary);
    }
    Ok(())
}

/// What the arguments ask for: one arm for each mode.
fn answer(args: &Args) -> Result<Output> {
    let modules = catalogue::modules();
    match args {
        Args { list: Some(words), .. } => list(words, args, &modules).map(Output::from),
        Args { api: Some(names), .. } => apis(names, &modules).map(Output::from),
        Args { ask: true, .. } => {
            let japanese = locale_is_japanese();
            let asked = ask::ask(&modules, japanese, &mut keys::answers(), &mut io::stdout());
            asked.map(Output::from)
        }
        Args { editor: Some(_), .. } if args.install || args.remove || !args.inputs.is_empty() => {
            Err(Problem::new("no editor is named").help(editor::choice()))
        }
        Args { editor: Some(_), .. } => Ok(editor::list().into()),
        Args { completion: Some(shell), .. } => Ok(completion(*shell).into()),
        Args { judge: Some(None), .. } if args.bin.is_some() || !args.inputs.is_empty() => {
            Err(Problem::new("`--judge` is given without the name of a judge")
                .help("`--judge` alone lists them: `./bundle.sh --judge`"))
        }
        Args { judge: Some(None), .. } => Ok(judge::list().into()),
        Args { bin: Some(name), .. } => bundle_file(&binary::source(name)?, args, &modules),
        Args { inputs, .. } => match inputs.as_slice() {
            [file] if is_file(file) => bundle_file(Path::new(file), args, &modules),
            inputs => paste(inputs, args, &modules),
        },
    }
}

/// What these modules offer.
fn apis(names: &[String], modules: &[Module]) -> Result<String> {
    if names.is_empty() {
        return Err(Problem::new("`--api` names no module")
            .help("`./bundle.sh --api nim`, or `./bundle.sh --list last stone --api`"));
    }
    let module = |name: &String| {
        catalogue::find(modules, name).ok_or_else(|| catalogue::unknown(name, modules))
    };
    let named = names.iter().map(module).collect::<Result<Vec<_>>>()?;
    Ok(api::page(&named, locale_is_japanese()))
}

/// Refuses what names neither one solver nor snippets to paste.
fn check_names(inputs: &[OsString], args: &Args) -> Result<()> {
    if inputs.is_empty() {
        let problem = if args.judge.iter().flatten().any(|name| is_file(&name.into())) {
            Problem::new("`--judge` is given the solver instead of the name of a judge")
                .help("`./bundle.sh main.rs --judge codeforces`")
        } else {
            Problem::new("neither a solver nor a snippet is named")
                .help("`./bundle.sh main.rs` bundles, `./bundle.sh nim` prints a snippet")
        };
        return Err(problem);
    }
    if let Some(file) = inputs.iter().find(|input| is_file(input)) {
        let title = format!("`{}` is not the only argument", file.display());
        return Err(Problem::new(title).help("give one solver, or names of snippets"));
    }
    if args.check || args.test.is_some() {
        let title = "there is no solver to compile, only names of snippets";
        return Err(Problem::new(title).help("`./bundle.sh main.rs --check`"));
    }
    Ok(())
}

/// The snippets, or the program, of these names.
fn paste(inputs: &[OsString], args: &Args, modules: &[Module]) -> Result<Output> {
    check_names(inputs, args)?;
    let names = names(inputs);
    if let Some(Some(name)) = &args.judge {
        judge::find(name)?;
    }
    if let [name] = names.as_slice()
        && let Some(program) = editor::program(name, args.docs, modules)
    {
        return Ok(program.into());
    }
    let file = names.iter().find(|name| Path::new(name).is_file());
    let pasted = catalogue::paste(&names, args.docs, modules);
    pasted.map(Output::from).map_err(|problem| match (file, command_like(&names[0])) {
        (Some(file), _) => problem.help(format!("write `./{file}` if you mean the file")),
        (None, Some(name)) => problem.help(format!("`./bundle.sh {name}` is a command")),
        (None, None) => problem,
    })
}

/// The command that a word may be short for, or misspelled.
fn command_like(word: &str) -> Option<String> {
    let command = Args::command();
    let names: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
    let long = names.iter().find(|name| word.len() > 2 && name.starts_with(word)).copied();
    long.or_else(|| nearest(word, names.into_iter())).map(str::to_owned)
}

fn tolerance(text: &str) -> std::result::Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if number.is_finite() && number >= 0.0 => Ok(number),
        _ => Err("it must be a number such as 1e-6".to_owned()),
    }
}

/// The catalogue, or what of it fits the words.
fn list(words: &[String], args: &Args, modules: &[Module]) -> Result<String> {
    let japanese = locale_is_japanese();
    let view = list::View { all: args.all, japanese, usage: show::question::usage_of };
    let search = |query: &str| match &args.api {
        Some(_) => list::apis(query, modules, &view),
        None => list::search(query, modules, &view),
    };
    // `--list --api nim` looks for nim too.
    let words = &[words, args.api.as_deref().unwrap_or_default()].concat()[..];
    match words {
        [] => Ok(list::catalogue(modules, japanese)),
        [dash] if dash == "-" => search(&text_of(Path::new("-"))?),
        words => search(&words.join(" ")),
    }
}

fn locale_is_japanese() -> bool {
    let value = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(value);
    locale.is_some_and(|locale| locale.starts_with("ja"))
}

fn is_file(input: &OsString) -> bool {
    let text = input.to_string_lossy();
    text == "-" || text.ends_with(".rs") || text.contains(std::path::is_separator)
}

/// Names of snippets. What is not UTF-8 names none.
fn names(inputs: &[OsString]) -> Vec<String> {
    inputs.iter().map(|input| input.to_string_lossy().into_owned()).collect()
}

fn bundle_file(file: &Path, args: &Args, modules: &[Module]) -> Result<Output> {
    let shown = file.display().to_string();
    let same = |output: &PathBuf| path::same_file(output, file);
    if args.output.as_ref().is_some_and(same) {
        return Err(Problem::new(format!("`{shown}` is the solver itself"))
            .help("write the bundle to another file"));
    }
    let text = text_of(file)?;
    let path = if shown == "-" { "<stdin>" } else { &shown };
    if text.trim_start_matches('\u{feff}').trim().is_empty() {
        return Err(Problem::new(format!("`{path}` is empty")));
    }
    let judge = match &args.judge {
        Some(Some(name)) => judge::find(name)?,
        _ => judge::DEFAULT,
    };
    // Before anything slow; an earlier bundling may go out of the bundle again.
    if !text.contains(solver::MARKER) {
        judge.check_size(text.len(), &[])?;
    }
    let manifest = manifest::find(file)?;
    let main = Source { path: path.to_owned(), text };
    let solver = files::gather(main, file, judge.flags)?;
    let krate = manifest.name_in(&solver)?;
    let target = Target { krate, others: &manifest.others, docs: args.docs, judge };
    let bundle = bundle::bundle(&solver, &target, modules);
    let mut bundle = bundle.map_err(|problem| problem.in_text(&solver))?;
    for warning in std::mem::take(&mut bundle.warnings) {
        diagnostic::warn(&warning.in_text(&solver));
    }
    judge.check_size(bundle.content.text.len(), &bundle.modules)?;
    if args.check || args.test.is_some() {
        let candidate = Candidate { path, bundle: &bundle, judge };
        let request = args.test.as_ref().map(|path| samples::Request {
            path: path.clone(),
            tolerance: args.tolerance,
            limit: args.time_limit,
        });
        proof::prove(&candidate, request.as_ref())?;
    }
    let summary = proof::summary(&bundle, judge);
    Ok(Output { text: bundle.content.text, summary })
}

/// What has more bytes is a device, or no solver.
const ENDLESS: u64 = 1 << 26;

fn text_of(file: &Path) -> Result<String> {
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        io::stdin().lock().take(ENDLESS).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(ENDLESS).read_to_end(&mut bytes))
    };
    read.map_err(|error| {
        let problem = cannot("read", file, &error);
        let main = file.join("main.rs");
        if main.is_file() {
            problem.help(format!("did you mean `{}`?", main.display()))
        } else {
            problem
        }
    })?;
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        Problem::new(format!("`{}` is not UTF-8 in line {line}", file.display()))
    })
}
