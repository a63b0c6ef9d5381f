//! What has a thread of its own, and begins when it is first needed: at most prompts it has nothing to do.

use std::cell::OnceCell;
use std::{fmt, io};

/// Something that begins when it is first needed.
pub struct Later<T> {
    begun: OnceCell<T>,
    begin: Box<dyn Fn() -> io::Result<T>>,
}

impl<T> Later<T> {
    /// It, and how it begins.
    pub fn new(begin: impl Fn() -> io::Result<T> + 'static) -> Self {
        Self { begun: OnceCell::new(), begin: Box::new(begin) }
    }

    /// It, begun now if it was not; `None` where the system gives no thread now.
    #[must_use]
    pub fn needed(&self) -> Option<&T> {
        if self.begun.get().is_none() {
            let begun = (self.begin)().ok()?;
            // Nobody else can have begun it.
            let _ = self.begun.set(begun);
        }
        self.begun.get()
    }

    /// It, if it was needed before.
    #[must_use]
    pub fn begun(&self) -> Option<&T> {
        self.begun.get()
    }
}

impl<T: fmt::Debug> fmt::Debug for Later<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Later").field(&self.begun).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use super::*;

    #[test]
    fn it_begins_once_and_is_tried_again_where_it_could_not() {
        let tries = Rc::new(Cell::new(0));
        let begun = Rc::clone(&tries);
        let later = Later::new(move || {
            begun.set(begun.get() + 1);
            if begun.get() == 1 { Err(io::ErrorKind::WouldBlock.into()) } else { Ok(begun.get()) }
        });
        assert_eq!((later.begun(), tries.get()), (None, 0));
        assert_eq!(later.needed(), None);
        assert_eq!((later.needed(), later.needed()), (Some(&2), Some(&2)));
        assert_eq!((later.begun(), tries.get()), (Some(&2), 2));
    }
}
