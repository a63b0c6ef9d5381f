//! Looks at what is plugged in and set up on this computer, for the questions of a match file.

use std::sync::mpsc::{Receiver, channel};
use std::thread::Builder;
use std::time::Duration;

use crate::louis;
use crate::pegboard::port::{Access, Listed, Options, listed};
use crate::pegboard::{Address, Port, Told};
use crate::table::questions::Found;

/// A port is asked for every make in less time than this.
const LONGEST: Duration = Duration::from_secs(20);

/// A look that goes on while other questions are answered.
pub(super) struct Looking {
    /// The ports at which this user may look for a board.
    pub(super) ports: Vec<Listed>,
    news: Receiver<Found>,
}

impl Looking {
    pub(super) fn start(options: Options) -> Self {
        let allowed = |port: &Listed| port.access() == Access::Allowed;
        let ports: Vec<Listed> = listed().into_iter().filter(allowed).collect();
        let (tell, news) = channel();
        let at = ports.clone();
        let look = move || {
            let (outputs, braille) = (outputs(), braille());
            // Nobody listens any more if the questions are over.
            drop(tell.send(Found { boards: boards(&at, &options), outputs, braille }));
        };
        // Without a thread nothing is found, and everything can be typed.
        let _ = Builder::new().name("looking".into()).spawn(look);
        Self { ports, news }
    }

    /// What was found; waits until the look is over.
    pub(super) fn found(self) -> Found {
        self.news.recv().unwrap_or_default()
    }
}

/// The boards that answer at these ports.
fn boards(ports: &[Listed], options: &Options) -> Vec<Address> {
    let (tell, news) = channel();
    let open = |listed: &Listed| {
        let (name, tell) = (listed.name.clone(), tell.clone());
        let address = Address { owner: None, make: None, port: Some(name.clone()) };
        // Nobody listens any more when all have answered.
        Port::open(address, options.clone(), move |told| drop(tell.send((name.clone(), told)))).ok()
    };
    let open: Vec<Port> = ports.iter().filter_map(open).collect();
    let (mut boards, mut silent) = (Vec::new(), Vec::new());
    while boards.len() + silent.len() < open.len() {
        match news.recv_timeout(LONGEST) {
            Ok((name, Told::Found(make, _))) => {
                boards.push(Address { owner: None, make: Some(make), port: Some(name) });
            }
            Ok((name, Told::Lost(_))) if !silent.contains(&name) => silent.push(name),
            Ok(_) => {}
            Err(_) => break,
        }
    }
    boards.sort_by(|one, other| one.port.cmp(&other.port));
    boards
}

/// The audio outputs.
fn outputs() -> Vec<String> {
    #[cfg(feature = "speech")]
    return crate::speech::outputs();
    #[cfg(not(feature = "speech"))]
    Vec::new()
}

/// Whether words can be written in braille.
fn braille() -> bool {
    louis::version().is_ok()
}
