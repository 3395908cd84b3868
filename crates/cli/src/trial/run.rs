//! Runs a program on samples, and shows the errors.

use crate::process::{self, Finished, Limits};
use crate::temporary::Folder;
use crate::trial::checker::{self, Texts};
use crate::trial::compare::{Compare, Failure, Verdict, is_other_answer, marked};
use crate::trial::interact::{self, Dialogue};
use crate::trial::program::Program;
use crate::trial::samples::Case;
use crate::trial::verdict::{mib, plain, show, show_lines, verdict};
use bundler::diagnostic::visible;
use bundler::judge::Judge;
use std::fs;
use std::io::{self, Write};
use std::process::Command;

/// The number of bytes after which a program is stopped, unless twice the input or the expected
/// output is more.
const MOST: usize = 16 << 20;

/// The files that some problems of Codeforces have instead of standard input and output.
pub const INPUT: &str = "input.txt";
pub const OUTPUT: &str = "output.txt";

pub struct Trial<'a> {
    pub program: &'a Program,
    pub judge: &'a Judge,
    /// True if the judge uses `input.txt` and `output.txt`, and the program names one of them.
    pub has_files: bool,
    /// The checker, if several outputs may be right.
    pub checker: Option<&'a Program>,
    /// The interactor, if the solver talks to one.
    pub interactor: Option<&'a Program>,
}

/// The outcome of a run.
pub struct Outcome {
    pub run: Finished,
    pub verdict: Verdict,
    /// The dialogue, if there is an interactor.
    pub dialogue: Option<Dialogue>,
}

#[derive(Default)]
pub struct Score {
    pub right: usize,
    pub wrong: usize,
    /// True if one of the unexpected outputs may be another right answer.
    pub has_other_answer: bool,
}

impl<'a> Trial<'a> {
    pub fn new(program: &'a Program, judge: &'a Judge) -> Self {
        let text = program.text();
        let names_files = [INPUT, OUTPUT].iter().any(|name| text.contains(name));
        Trial {
            program,
            judge,
            has_files: judge.files && names_files,
            checker: None,
            interactor: None,
        }
    }

    /// Runs all cases, one line for each on `log`, and counts.
    pub fn run(&self, cases: &[Case], log: &mut impl Write) -> io::Result<Score> {
        self.set_stack(log)?;
        let widths = cases.iter().map(|case| visible(&case.name).chars().count());
        let width = widths.max().unwrap_or_default();
        let mut score = Score::default();
        for case in cases {
            let Outcome { run, verdict, dialogue } = self.confirmed(case)?;
            let time = run.time.as_millis();
            write!(log, "{:width$}  {verdict:13} {time:>5} ms", visible(&case.name))?;
            if let Some(memory) = run.memory {
                write!(log, "  {:>5.1} MiB", mib(memory))?;
            }
            match &verdict {
                Verdict::Ok => score.right += 1,
                Verdict::NotCompared(why) => write!(log, "  ({why})")?,
                Verdict::Wrong(..) => score.wrong += 1,
            }
            writeln!(log)?;
            if let Verdict::NotCompared(_) = verdict {
                show(log, "output", &run.output)?;
            }
            let errors = self.program.errors(&run);
            let Verdict::Wrong(failure, why) = verdict else {
                show(log, "standard error", &errors)?;
                continue;
            };
            score.has_other_answer |=
                failure == Failure::WrongAnswer && self.may_be_right(&run, case);
            let line = if case.compare == Compare::Bytes { marked } else { plain };
            show(log, "input", &case.input)?;
            if let Ok(expected) = &case.expected
                && !expected.is_empty()
            {
                show_lines(log, "expected", expected, line)?;
            }
            match &dialogue {
                Some(dialogue) => dialogue.show(log)?,
                None => show_lines(log, "actual", &run.output, line)?,
            }
            show(log, "standard error", &errors)?;
            if !why.is_empty() {
                writeln!(log, "    {why}")?;
            }
        }
        Ok(score)
    }

    fn command(&self) -> Command {
        let mut command = self.program.command(&[]);
        command.envs(self.judge.env.iter().copied());
        command
    }

    /// Runs a case, and runs it once more before it reports a failure, which may be due to the
    /// machine or to chance.
    pub fn confirmed(&self, case: &Case) -> io::Result<Outcome> {
        let mut first = self.outcome(case)?;
        let Verdict::Wrong(failure, why) = &mut first.verdict else { return Ok(first) };
        let second = self.outcome(case)?;
        match second.verdict {
            Verdict::Wrong(..) => Ok(second),
            _ if *failure == Failure::TooSlow => Ok(second),
            _ => {
                *why += " (a second run was right: the runs differ)";
                Ok(first)
            }
        }
    }

    /// Runs a case, with the interactor if there is one, and judges it.
    pub fn outcome(&self, case: &Case) -> io::Result<Outcome> {
        let Some(interactor) = self.interactor else {
            let run = self.run_case(case)?;
            let verdict = self.verdict(&run, case)?;
            return Ok(Outcome { run, verdict, dialogue: None });
        };
        let limits = limits(case);
        let (run, verdict, dialogue) =
            interact::talk(&mut self.command(), interactor, case, limits)?;
        Ok(Outcome { run, verdict, dialogue: Some(dialogue) })
    }

    pub fn run_case(&self, case: &Case) -> io::Result<Finished> {
        let mut command = self.command();
        let limits = limits(case);
        if !self.has_files {
            return process::run(&mut command, &case.input, limits);
        }
        let folder = Folder::new()?;
        fs::write(folder.path().join(INPUT), &case.input)?;
        let mut run = process::run(command.current_dir(folder.path()), &case.input, limits)?;
        if let Ok(output) = fs::read(folder.path().join(OUTPUT))
            && run.output.is_empty()
        {
            run.output = output;
        }
        Ok(run)
    }

    /// The verdict on a run and, with a checker, on its output.
    fn verdict(&self, run: &Finished, case: &Case) -> io::Result<Verdict> {
        let verdict = verdict(run, case);
        if matches!(verdict, Verdict::Wrong(failure, _) if failure != Failure::WrongAnswer) {
            return Ok(verdict);
        }
        let answer = case.expected.as_deref().ok();
        let texts = Texts { input: &case.input, output: &run.output, answer };
        match (self.checker, &case.checker) {
            (Some(checker), _) => checker::check(checker, &texts),
            (None, Some(command)) => command.check(&texts),
            (None, None) => Ok(verdict),
        }
    }

    /// Returns whether an unexpected output may be right as well, because no checker was given.
    pub fn may_be_right(&self, run: &Finished, case: &Case) -> bool {
        let checkers = [self.checker.is_some(), case.checker.is_some(), self.interactor.is_some()];
        let is_checked = checkers.contains(&true);
        let expected = case.expected.as_deref().unwrap_or_default();
        !is_checked && is_other_answer(expected, &run.output)
    }

    /// Gives the programs as much stack as the judge does, and no more.
    #[cfg(unix)]
    pub fn set_stack(&self, log: &mut impl Write) -> io::Result<()> {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Some(wanted) = self.judge.stack else { return Ok(()) };
        let wanted = wanted as u64;
        let maximum = getrlimit(Resource::Stack).maximum;
        let most = maximum.map_or(wanted, |maximum| maximum.min(wanted));
        setrlimit(Resource::Stack, Rlimit { current: Some(most), maximum })?;
        if most < wanted {
            let (here, there) = (most >> 20, wanted >> 20);
            let name = self.judge.site;
            writeln!(log, "a stack of {here} MiB is allowed here, {name} has {there} MiB")?;
        }
        Ok(())
    }

    #[cfg(not(unix))]
    pub fn set_stack(&self, _: &mut impl Write) -> io::Result<()> {
        Ok(())
    }
}

fn limits(case: &Case) -> Limits {
    let expected = case.expected.as_ref().map_or(0, Vec::len);
    let output = MOST.max(2 * expected.max(case.input.len()));
    let memory = case.memory.unwrap_or(u64::MAX);
    Limits { time: case.limit, memory, output, errors: 1 << 16 }
}
