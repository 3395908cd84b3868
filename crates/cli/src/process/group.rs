//! A program and all that it starts.

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
    ended: Option<ExitStatus>,
    memory: Option<u64>,
}

impl Group {
    pub fn spawn(command: &mut Command) -> io::Result<Self> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        Ok(Group { child: command.spawn()?, kills: true, ended: None, memory: None })
    }

    /// The ending of the program, if it has ended or has exceeded its memory.
    pub fn poll(&mut self, limits: Limits) -> io::Result<Option<Ending>> {
        if self.ended.is_none() {
            self.ended = self.reap()?;
        }
        if self.memory.is_some_and(|memory| memory > limits.memory) {
            return Ok(Some(Ending::TooLarge));
        }
        Ok(self.ended.map(Ending::Exit))
    }

    /// Waits until the program ends or reaches a limit.
    pub fn wait(&mut self, limits: Limits, enough: impl Fn() -> bool) -> io::Result<Ending> {
        let start = Instant::now();
        loop {
            if let Some(ending) = self.poll(limits)? {
                return Ok(ending);
            }
            if enough() {
                return Ok(Ending::TooMuch);
            }
            if start.elapsed() > limits.time {
                return Ok(Ending::TooSlow);
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

    /// Ends the program and all processes that it has started. Returns the peak memory in bytes,
    /// where the system provides it. If it is below the memory of this process, the last
    /// millisecond may be missing.
    pub fn end(&mut self) -> Option<u64> {
        self.kill();
        if self.kills && self.ended.is_none() {
            let _ = self.child.kill();
            self.ended = self.wait_for_end().ok();
        }
        self.kills = false;
        self.memory
    }
}

#[cfg(target_os = "linux")]
impl Group {
    /// Returns whether all processes of the group are waiting.
    pub fn waits(&self) -> bool {
        let group = self.child.id().to_string();
        let computes = |process: fs::DirEntry| {
            let stat = fs::read_to_string(process.path().join("stat")).unwrap_or_default();
            // The name, which comes before, may have blanks and brackets.
            let fields = stat.rsplit(") ").next().unwrap_or_default();
            let mut fields = fields.split(' ');
            fields.next() == Some("R") && fields.nth(1) == Some(&group)
        };
        !fs::read_dir("/proc").into_iter().flatten().flatten().any(computes)
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
    /// Returns false, because the state of processes is unknown on this system.
    pub fn waits(&self) -> bool {
        false
    }

    fn reap(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    fn wait_for_end(&mut self) -> io::Result<ExitStatus> {
        self.child.wait()
    }
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
