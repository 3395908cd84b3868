//! Reads the output of a program: in a thread while the program runs, so that it need not wait,
//! and to the end when it has ended. No deadline cuts it off, however slow the thread is.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The place where the output goes.
pub trait Sink: Send + 'static {
    /// Stores bytes. Returns whether there is room for more.
    fn take(&mut self, bytes: &[u8]) -> bool;

    /// Notes the end of the output.
    fn close(&mut self) {}
}

/// The output of a program, on the way into a sink.
pub struct Pipe<S>(Arc<Shared<S>>);

struct Shared<S> {
    /// It does not block on Unix, so that a process that has left its group and holds the pipe open
    /// is not waited for.
    source: File,
    sink: Mutex<S>,
}

/// The result of a call of `read`.
enum Found {
    Bytes { count: usize, has_room: bool },
    Nothing,
    End,
}

impl<S: Sink> Pipe<S> {
    /// Starts to read. The thread that does so also passes the bytes on.
    pub fn read(
        source: impl Into<Source>,
        sink: S,
        mut pass_on: impl FnMut(&[u8]) + Send + 'static,
    ) -> io::Result<Self> {
        let source = source.into().0;
        #[cfg(unix)]
        rustix::io::ioctl_fionbio(&source, true)?;
        let shared = Arc::new(Shared { source, sink: Mutex::new(sink) });
        let pipe = Pipe(Arc::clone(&shared));
        let reader = thread::Builder::new().name(READER.to_owned());
        reader.spawn(move || {
            let mut buffer = [0; 1 << 14];
            loop {
                shared.wait();
                let found = shared.step(&mut shared.lock(), &mut buffer);
                match found {
                    Found::Bytes { count, .. } => pass_on(&buffer[..count]),
                    Found::Nothing => {}
                    Found::End => return,
                }
            }
        })?;
        Ok(pipe)
    }

    /// Reads the rest of a program that has ended, unless the sink is full.
    pub fn finish(&self) -> MutexGuard<'_, S> {
        let mut sink = self.0.lock();
        let mut buffer = [0; 1 << 14];
        while let Found::Bytes { has_room: true, .. } = self.0.step(&mut sink, &mut buffer) {}
        sink
    }
}

/// The name of the threads that read.
pub const READER: &str = "reader";

/// The end of a pipe that can be read.
pub struct Source(File);

#[cfg(unix)]
impl<P: Into<std::os::fd::OwnedFd>> From<P> for Source {
    fn from(pipe: P) -> Self {
        Source(pipe.into().into())
    }
}

#[cfg(windows)]
impl<P: Into<std::os::windows::io::OwnedHandle>> From<P> for Source {
    fn from(pipe: P) -> Self {
        Source(pipe.into().into())
    }
}

impl<S: Sink> Shared<S> {
    fn lock(&self) -> MutexGuard<'_, S> {
        self.sink.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until there is something to read. The sink is not locked meanwhile.
    fn wait(&self) {
        #[cfg(unix)]
        {
            use rustix::event::{PollFd, PollFlags, poll};
            // If this fails, the next read tells why.
            let _ = poll(&mut [PollFd::new(&self.source, PollFlags::IN)], None);
        }
    }

    /// Reads once. The bytes are in the sink before another thread can read.
    fn step(&self, sink: &mut S, buffer: &mut [u8]) -> Found {
        match (&self.source).read(buffer) {
            Ok(count @ 1..) => Found::Bytes { count, has_room: sink.take(&buffer[..count]) },
            Err(error) if matches!(error.kind(), ErrorKind::Interrupted) => {
                Found::Bytes { count: 0, has_room: true }
            }
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock) => Found::Nothing,
            Ok(0) | Err(_) => {
                sink.close();
                Found::End
            }
        }
    }
}
