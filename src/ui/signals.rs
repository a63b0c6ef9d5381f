//! The signals that the system gives the program: one thread hears all of them, for whoever asks.

use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use signal_hook::consts::{SIGCONT, SIGTSTP};
use signal_hook::flag;
use signal_hook::iterator::exfiltrator::origin::WithOrigin;
use signal_hook::iterator::{Handle, SignalsInfo};
pub use signal_hook::low_level::siginfo::Origin;

/// What is done at a signal, and whether at the next one too.
type Does = Box<dyn FnMut(&Origin) -> ControlFlow<()> + Send>;

/// Who asks for signals, and the thread that hears them.
struct Asked {
    thread: Option<Handle>,
    all: Vec<(&'static [i32], Does)>,
    /// The last of those that stop the program or go on with it.
    last: Option<Arc<AtomicUsize>>,
}

static ASKED: Mutex<Asked> = Mutex::new(Asked { thread: None, all: Vec::new(), last: None });

/// Does something at each of these signals, on a thread for all of them, until it breaks off.
///
/// # Errors
///
/// When the system gives no thread or no signals.
pub fn hear(
    signals: &'static [i32],
    does: impl FnMut(&Origin) -> ControlFlow<()> + Send + 'static,
) -> io::Result<()> {
    let mut asked = ASKED.lock().unwrap_or_else(PoisonError::into_inner);
    asked.all.push((signals, Box::new(does)));
    if let Some(thread) = &asked.thread {
        return signals.iter().try_for_each(|&signal| thread.add_signal(signal));
    }
    let mut heard = SignalsInfo::<WithOrigin>::new(signals)?;
    let thread = heard.handle();
    std::thread::Builder::new().name("signals".into()).spawn(move || {
        for signal in heard.forever() {
            tell(&signal);
        }
    })?;
    asked.thread = Some(thread);
    Ok(())
}

fn tell(heard: &Origin) {
    let mut asked = ASKED.lock().unwrap_or_else(PoisonError::into_inner);
    asked.all.retain_mut(|(signals, does)| {
        !signals.contains(&heard.signal) || does(heard).is_continue()
    });
}

/// Whether the last signal that stops the program or goes on with it was one that stops it. A shell may
/// have gone on with the program before it has come to stop, so this is noted before the thread is woken.
///
/// # Errors
///
/// When the system gives no signals.
pub(in crate::ui) fn stops() -> io::Result<impl Fn() -> bool + Send + 'static> {
    let mut asked = ASKED.lock().unwrap_or_else(PoisonError::into_inner);
    let last = if let Some(last) = &asked.last {
        Arc::clone(last)
    } else {
        let last = Arc::new(AtomicUsize::new(0));
        for signal in [SIGTSTP, SIGCONT] {
            let number = signal.unsigned_abs() as usize;
            flag::register_usize(signal, Arc::clone(&last), number)?;
        }
        asked.last.insert(last).clone()
    };
    Ok(move || last.load(Ordering::SeqCst) == SIGTSTP.unsigned_abs() as usize)
}
