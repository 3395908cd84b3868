//! The arguments and the commands.

use crate::bundling::{self, Check, Job, Output};
use crate::editor::{self, Change};
use crate::place::Place;
use crate::report::{self, called, program};
use crate::trial::samples;
use crate::{explore, output, path, process, solve, stress};
use bundler::diagnostic::{Problem, Result, nearest, reason};
use bundler::judge::{self, Judge};
use bundler::modules;
use clap::{Args as _, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  ./bundle.sh main.rs > submit.rs    write one file to submit
  ./bundle.sh nim                    print a module to paste
  ./bundle.sh nim_main               print a whole program that uses the module
  ./bundle.sh list last stone        find a game by words
  ./bundle.sh main.rs --judge codeforces --test --copy
                                     run the samples, then copy the bundle
  ./bundle.sh explain moore_nim k=3 22 11 42 23 19
                                     show who wins, why, and by which move
  ./bundle.sh guess 0 1 2 3 1 4 3 2 1 4 2 6
                                     find the game that has these values
  ./bundle.sh brute_heaps > rules.rs write a template for your rules; `solve --help` lists the others
  ./bundle.sh solve rules.rs         find who wins under your rules
  ./bundle.sh stress main.rs --brute slow.rs --input \"n=1..6 a*n=0..9\"
                                     find the smallest input on which the two differ

With `--check`, `--test` or `--copy`, the bundle is printed only if you add `-o -`.";

/// The command that `bundle.sh` handles itself.
const PAGE: &str = "

`./bundle.sh page DIR` writes DIR/index.html, to search, explain, play and bundle in the browser
without a server.";

/// Bundle a solver with the modules that it uses into one file to submit.
#[derive(Parser)]
#[command(name = "nim-snippets", version)]
#[command(arg_required_else_help = true, max_term_width = 100)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
struct Args {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    bundling: Bundling,
}

#[derive(clap::Args)]
struct Bundling {
    /// A solver (a path that contains `/` or ends in `.rs`; `-` is standard input), or names of
    /// modules
    #[arg(value_name = "SOLVER.rs | MODULE")]
    inputs: Vec<OsString>,

    /// Bundle the solver with this name in the current package, as `cargo run --bin` finds it
    #[arg(long, value_name = "NAME", conflicts_with = "inputs")]
    bin: Option<String>,

    /// Write the bundle to this file (`-`: print it)
    #[arg(short, long, value_name = "FILE")]
    output: Option<Place>,

    /// Keep the documentation and the comments of the modules
    #[arg(long)]
    docs: bool,

    /// Bundle for this judge; `judges` lists all judges
    #[arg(long, value_name = "NAME", default_value = judge::DEFAULT.name)]
    judge: String,

    /// Compile the bundle as the judge does, and do not print it
    #[arg(long)]
    check: bool,

    /// Do not compile the bundle
    #[arg(long, conflicts_with_all = ["check", "test", "lean"])]
    no_check: bool,

    /// Leave out unused code; a bundle that would be too large for the judge is always shortened
    /// like this
    #[arg(long)]
    lean: bool,

    /// Run the bundle on the samples in the folder DIR (or on a single input `DIR/1.in`, or on a
    /// file of cargo-compete or CPH); without DIR, search for samples beside the solver, in its
    /// package, and in `test/`, `tests/`, `testcases/` and `samples/` there; samples are `1.in`
    /// with `1.out`, `input1.txt` with `output1.txt`, `in/1` with `out/1`, or `01` with `01.a`
    #[arg(long, value_name = "DIR", num_args = 0..=1, require_equals = true)]
    test: Option<Option<PathBuf>>,

    /// Copy the bundle to the clipboard, if `--check` and `--test` succeed
    #[arg(long)]
    copy: bool,

    #[command(flatten, next_help_heading = "With --test")]
    options: samples::Options,
}

#[derive(Subcommand)]
enum Command {
    #[command(flatten)]
    Explore(explore::Command),
    /// Print, install or remove the snippets for an editor, or list the editors
    Editor {
        /// The editor, such as `vscode`; leave it out to list the editors
        #[arg(value_name = "EDITOR")]
        name: Option<String>,
        /// Names of snippets, such as `nim`; leave them out for all snippets
        #[arg(value_name = "SNIPPET")]
        snippets: Vec<String>,
        /// Write the snippets where the editor looks for them
        #[arg(long, conflicts_with = "output")]
        install: bool,
        /// Delete the snippets from there, or from the file or folder of `-o`
        #[arg(long, conflicts_with = "install")]
        remove: bool,
        /// Write the snippets to this file or folder
        #[arg(short, long, value_name = "FILE")]
        output: Option<Place>,
    },
    /// Compare a solver with a brute force, on small inputs and on random inputs
    Stress(stress::Args),
    /// Find a module or a formula that decides who wins under your own rules
    Solve(solve::Args),
    /// List the judges to bundle for
    Judges,
}

pub fn main() -> ExitCode {
    let page = if program() == "./bundle.sh" { PAGE } else { "" };
    let command = command().bin_name(program()).after_help(called(EXAMPLES) + page);
    let words = std::env::args_os().map(no_option);
    let matches = command.try_get_matches_from(words);
    let args = matches.and_then(|matches| Args::from_arg_matches(&matches));
    match args {
        Ok(args) => finish(run(&args)),
        // The user asked for `--help` or `--version`.
        Err(error) if !error.use_stderr() => {
            let text = error.render();
            let ansi = io::stdout().is_terminal();
            let text = if ansi { text.ansi().to_string() } else { text.to_string() };
            finish(output::to_stdout(&text))
        }
        Err(error) => error.exit(),
    }
}

/// The command line, in which the options for samples require `--test`.
fn command() -> clap::Command {
    let options = samples::Options::augment_args(clap::Command::new("options"));
    options.get_arguments().map(clap::Arg::get_id).fold(Args::command(), |command, option| {
        command.mut_arg(option, |option| option.requires("test"))
    })
}

/// Protects a string with its outcome, such as `-: L`, from being read as an option.
fn no_option(word: OsString) -> OsString {
    let is_position = word.to_str().is_some_and(|it| it.starts_with('-') && it.contains(": "));
    if is_position { [OsStr::new(" "), &word].into_iter().collect() } else { word }
}

fn finish(done: Result<()>) -> ExitCode {
    // Temporary files are deleted by now.
    process::end_if_asked();
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) if output::is_closed() => ExitCode::from(output::CLOSED),
        Err(problem) => {
            report::report(&problem);
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<()> {
    if let None | Some(Command::Stress(_) | Command::Solve(_)) = args.command {
        // These start programs, which must end first.
        process::watch_signals()
            .map_err(|error| Problem::new(format!("cannot watch signals: {}", reason(&error))))?;
    }
    let text = match &args.command {
        None => return bundle_or_paste(&args.bundling),
        Some(Command::Explore(command)) => return explore::run(command),
        Some(Command::Editor { name: Some(name), snippets, install, remove, output }) => {
            let change = match output.as_ref().and_then(Place::file) {
                place if *remove => Change::Remove(place),
                None if !install => Change::Print,
                place => Change::Install(place),
            };
            return editor::run(name, snippets, &change);
        }
        Some(Command::Editor { install: true, .. } | Command::Editor { remove: true, .. }) => {
            return Err(Problem::new("no editor given").help(editor::choice()));
        }
        Some(Command::Editor { .. }) => editor::list(),
        Some(Command::Stress(args)) => stress::run(args)?,
        Some(Command::Solve(args)) => solve::run(args)?,
        Some(Command::Judges) => judge::list(),
    };
    output::to_stdout(&called(&text))
}

fn bundle_or_paste(args: &Bundling) -> Result<()> {
    let Bundling { output, docs, check, test, copy, options, .. } = args;
    let solver = match args.inputs.as_slice() {
        [file] if is_file(file) => Some(Place::from(file)),
        _ => {
            let file = args.bin.as_deref().map(crate::package::binary::source).transpose()?;
            file.map(Place::File)
        }
    };
    let judge = judge::find(&args.judge)?;
    let request = test.clone().map(|path| samples::Request { path, options: options.clone() });
    let result = match solver {
        Some(file) => {
            let (output, docs, lean) = (output.clone(), *docs, args.lean);
            let debug = options.debug;
            let job = Job { file, output, docs, lean, debug, judge };
            let check = match &request {
                Some(request) => Check::Samples(request),
                None if *check => Check::Yes,
                None if args.no_check => Check::No,
                None => Check::IfPossible,
            };
            bundling::bundle(&job, &check)?
        }
        None => paste(args, judge)?,
    };
    // The compiler may have been interrupted.
    process::end_if_asked();
    let prints = !(*check || test.is_some() || *copy);
    bundling::deliver(&result, output.as_ref(), prints, *copy)
}

/// The modules, or the program, with these names.
fn paste(args: &Bundling, judge: &'static Judge) -> Result<Output> {
    check_names(args)?;
    // Names of modules are UTF-8, so a lossy conversion changes none of them.
    let names = args.inputs.iter().map(|input| input.to_string_lossy().into_owned());
    let names: Vec<String> = names.collect();
    if let [name] = names.as_slice()
        && let Some(program) = editors::program(name, args.docs)
    {
        let job = Job { docs: args.docs, ..Job::to_run(name, judge) };
        return bundling::bundle_program(program, &job);
    }
    modules::paste(&names, args.docs).map(Output::from).map_err(|problem| {
        let (first, rest) = (&names[0], &names[1..]);
        let is_position = |word: &String| {
            word.starts_with(|c: char| c.is_ascii_digit() || c == '.') || word.contains('=')
        };
        let file = names.iter().find(|name| Path::new(name).is_file());
        if let Some(file) = file {
            problem.help(format!("write `./{file}` if you mean the file"))
        } else if let Some(program) = names.iter().find(|it| editors::program(it, false).is_some())
        {
            Problem::new(format!("`{program}` is a whole program"))
                .help(format!("print it alone: `./bundle.sh {program}`"))
        } else if library::find(first).is_none() {
            misspelt(first).unwrap_or(problem)
        } else if rest.iter().all(is_position) {
            let line = names.join(" ");
            Problem::new(format!("no module `{}`", rest[0]))
                .help(format!("`./bundle.sh explain {line}` explains a position"))
        } else {
            problem
        }
    })
}

/// Rejects arguments that are neither one solver nor names of modules.
fn check_names(args: &Bundling) -> Result<()> {
    if args.inputs.is_empty() {
        return Err(Problem::new("no solver or module given")
            .help("`./bundle.sh main.rs` bundles, `./bundle.sh nim` prints a module"));
    }
    if let Some(file) = args.inputs.iter().find(|input| is_file(input)) {
        let first = args.inputs[0].to_string_lossy();
        if let Some(problem) = misspelt(&first).filter(|_| !is_file(&args.inputs[0])) {
            return Err(problem);
        }
        let title = format!("cannot combine `{}` with other arguments", file.display());
        return Err(Problem::new(title).help("give either one solver, or names of modules"));
    }
    if args.check || args.test.is_some() {
        let title = "names of modules given, but no solver to compile";
        return Err(Problem::new(title).help("`./bundle.sh main.rs --check`"));
    }
    Ok(())
}

fn is_file(input: &OsString) -> bool {
    let has_folder = || input.to_string_lossy().contains(std::path::is_separator);
    Place::from(input) == Place::Standard || path::is_rust(Path::new(input)) || has_folder()
}

/// The error for a word that abbreviates or misspells a command.
fn misspelt(word: &str) -> Option<Problem> {
    let name = command_like(word)?;
    let title = format!("no command or module `{word}`; did you mean `{name}`?");
    let problem = Problem::new(title);
    Some(if editors::brutes().any(|brute| brute == name) {
        problem.help(format!("`./bundle.sh {name}` prints a template for rules"))
    } else {
        problem.help(format!("`./bundle.sh {name}` is a command"))
    })
}

/// The command, or the template of rules, that a word abbreviates or misspells.
fn command_like(word: &str) -> Option<String> {
    let command = Args::command();
    let templates: Vec<&str> = editors::brutes().collect();
    let commands = command.get_subcommands().map(clap::Command::get_name);
    let names: Vec<&str> = commands.chain(templates).collect();
    let long = names.iter().find(|name| word.len() > 2 && name.starts_with(word)).copied();
    long.or_else(|| nearest(word, names.into_iter())).map(str::to_owned)
}
