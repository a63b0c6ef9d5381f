//! What is in the memory of this program is nobody else's affair while a match is played: a passphrase,
//! and a move that is being sealed.

/// Keeps what is in memory from other programs of the same user, and out of dumps. A system that does
/// not know how keeps it as it can.
pub fn close() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{DumpableBehavior, set_dumpable_behavior};

        let _ = set_dumpable_behavior(DumpableBehavior::NotDumpable);
    }
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, setrlimit};

        let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::{DumpableBehavior, Resource, dumpable_behavior, getrlimit};

    /// The administrator alone sees no difference from outside.
    #[test]
    fn b4_memory_is_closed_to_other_programs_and_to_dumps() {
        super::close();
        assert_eq!(dumpable_behavior(), Ok(DumpableBehavior::NotDumpable));
        assert_eq!(getrlimit(Resource::Core).current, Some(0));
    }
}
