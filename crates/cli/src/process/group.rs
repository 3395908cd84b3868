//! A program and all that it starts.

use super::clock::{Clock, Over};
use super::{Ending, Limits, check_signals};
#[cfg(target_os = "linux")]
use std::fs;
use std::io;
use std::process::{Child, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

/// A process with less memory, in bytes, is not loaded yet.
#[cfg(target_os = "linux")]
const LOADED: u64 = 1 << 20;

/// A program and all that it starts.
pub struct Group {
    pub child: Child,
    kills: bool,
    start: Instant,
    ended: Option<ExitStatus>,
    time: Option<Duration>,
    memory: Option<u64>,
}

/// The state of a program and of all that it has started.
pub struct State {
    pub cpu: Duration,
    /// True if all processes are waiting.
    pub waits: bool,
}

impl Group {
    pub fn spawn(command: &mut Command) -> io::Result<Self> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let start = Instant::now();
        let child = command.spawn()?;
        Ok(Group { child, kills: true, start, ended: None, time: None, memory: None })
    }

    /// The ending of the program, if it has ended or has exceeded its memory.
    pub fn poll(&mut self, limits: Limits) -> io::Result<Option<Ending>> {
        if self.ended.is_none() {
            self.ended = self.reap()?;
        }
        if self.memory.is_some_and(|memory| memory > limits.memory) {
            return Ok(Some(Ending::TooLarge));
        }
        let is_slow = self.time.is_some_and(|time| time > limits.time);
        Ok(if is_slow {
            Some(Ending::TooSlow { waits: false })
        } else {
            self.ended.map(Ending::Exit)
        })
    }

    /// Waits until the program ends or reaches a limit. The number of bytes that it has read and
    /// written is `passed`.
    pub fn wait(
        &mut self,
        limits: Limits,
        passed: impl Fn() -> usize,
        enough: impl Fn() -> bool,
    ) -> io::Result<Ending> {
        let mut clock = Clock::new(limits.time);
        loop {
            if let Some(ending) = self.poll(limits)? {
                return Ok(ending);
            }
            if enough() {
                return Ok(Ending::TooMuch);
            }
            if let Some(over) = clock.look(&[self], passed()) {
                return Ok(Ending::TooSlow { waits: matches!(over, Over::Waits) });
            }
            check_signals()?;
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Lets processes run on that the program has left behind on purpose.
    pub fn release(mut self) {
        self.kills = false;
    }

    /// Kills the program and all processes that it has started, without waiting for their end.
    pub fn kill(&self) {
        if !self.kills {
            return;
        }
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        #[cfg(windows)]
        {
            use std::process::Stdio;
            let mut taskkill = Command::new("taskkill");
            taskkill.args(["/F", "/T", "/PID", &self.child.id().to_string()]);
            let _ = taskkill.stdout(Stdio::null()).stderr(Stdio::null()).status();
        }
    }

    /// Ends the program and all processes that it has started.
    pub fn end(&mut self) {
        self.kill();
        if self.kills && self.ended.is_none() {
            let _ = self.child.kill();
            self.ended = self.wait_for_end().ok();
        }
        self.kills = false;
    }

    /// The peak memory in bytes, where the system provides it. If it is below the memory of this
    /// process, the last millisecond may be missing.
    pub fn memory(&self) -> Option<u64> {
        self.memory
    }

    /// The time of a program that has ended: its computing time, where the system provides it.
    pub fn time(&self) -> Duration {
        self.time.unwrap_or_default()
    }
}

#[cfg(target_os = "linux")]
impl Group {
    /// Returns whether the program itself is waiting, which is quickly found.
    pub fn may_wait(&self) -> bool {
        stat(self.child.id()).is_none_or(|stat| stat.waits())
    }

    /// The state of the group, if the system provides it.
    pub fn state(&self) -> Option<State> {
        let group = self.child.id();
        let entries = fs::read_dir("/proc").ok()?.flatten();
        let stats = entries.filter_map(|entry| stat(entry.file_name().to_str()?.parse().ok()?));
        let mut state = State { cpu: Duration::ZERO, waits: true };
        let mut ticks = 0;
        for process in stats.filter(|stat| stat.group == group) {
            ticks += process.ticks;
            state.waits &= process.waits();
        }
        let hertz = rustix::param::clock_ticks_per_second();
        state.cpu = Duration::from_millis(ticks * 1000 / hertz);
        Some(state)
    }

    /// The exit status of the program if it has just ended.
    fn reap(&mut self) -> io::Result<Option<ExitStatus>> {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
        let memory = peak(self.child.id()).filter(|&memory| memory >= LOADED);
        self.memory = self.memory.max(memory);
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        match waitid(WaitId::Pid(Pid::from_child(&self.child)), options)? {
            Some(_) => self.wait_for_end().map(Some),
            None => Ok(None),
        }
    }

    fn wait_for_end(&mut self) -> io::Result<ExitStatus> {
        use wait4::Wait4;
        let wait4::ResUse { status, rusage } = self.child.wait4()?;
        // Several threads compute more than has passed.
        self.time = Some((rusage.utime + rusage.stime).min(self.start.elapsed()));
        // A process begins as a copy of this one, whose memory the system counts as its own.
        let copied = peak("self");
        if copied.is_some_and(|copied| rusage.maxrss > copied) {
            self.memory = self.memory.max(Some(rusage.maxrss));
        }
        Ok(status)
    }
}

#[cfg(not(target_os = "linux"))]
impl Group {
    /// The state of processes is unknown on this system.
    pub fn may_wait(&self) -> bool {
        false
    }

    pub fn state(&self) -> Option<State> {
        None
    }

    fn reap(&mut self) -> io::Result<Option<ExitStatus>> {
        let ended = self.child.try_wait()?;
        self.time = ended.map(|_| self.start.elapsed());
        Ok(ended)
    }

    fn wait_for_end(&mut self) -> io::Result<ExitStatus> {
        let ended = self.child.wait();
        self.time = Some(self.start.elapsed());
        ended
    }
}

/// A process as `/proc/N/stat` describes it.
#[cfg(target_os = "linux")]
struct Stat {
    /// `R` for a process that computes or is ready to, `D` for one that uses a disk.
    state: char,
    group: u32,
    /// The computing time of the process, and of the children that it has waited for.
    ticks: u64,
}

#[cfg(target_os = "linux")]
impl Stat {
    fn waits(&self) -> bool {
        !matches!(self.state, 'R' | 'D')
    }
}

#[cfg(target_os = "linux")]
fn stat(process: u32) -> Option<Stat> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name, which comes before, may have blanks and brackets.
    let (_, stat) = stat.rsplit_once(") ")?;
    let fields: Vec<&str> = stat.split(' ').collect();
    let ticks = fields.get(11..15)?.iter().map(|ticks| ticks.parse::<u64>().ok());
    Some(Stat {
        state: fields[0].chars().next()?,
        group: fields[2].parse().ok()?,
        ticks: ticks.sum::<Option<u64>>()?,
    })
}

/// The peak memory of a process that runs, in bytes.
#[cfg(target_os = "linux")]
fn peak(process: impl std::fmt::Display) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: u64 = peak.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib << 10)
}

impl Drop for Group {
    fn drop(&mut self) {
        self.end();
    }
}
