//! The program: arguments in, exit code out. Everything else is in the library.

use std::alloc::System;
use std::process::ExitCode;

use zeroizing_alloc::ZeroAlloc;

/// What is freed is wiped: of a passphrase or a sealed move no copy stays in memory, whoever made it.
#[global_allocator]
static ALLOCATOR: ZeroAlloc<System> = ZeroAlloc(System);

fn main() -> ExitCode {
    touchmove::cli::run()
}
