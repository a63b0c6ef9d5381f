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
