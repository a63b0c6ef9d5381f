//! Looks at what is plugged in and set up on this computer, for the questions of a match file.

use std::sync::mpsc::{Receiver, channel};
use std::thread::Builder;
use std::time::Duration;

use crate::app::clock::SessionClock;
use crate::laws::At;
use crate::louis;
use crate::pegboard::port::{Access, Listed, Options, listed};
use crate::pegboard::{Address, BoardEvent, Port};
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
    let mut boards = answers(&news, open.len(), LONGEST);
    boards.sort_by(|one, other| one.port.cmp(&other.port));
    boards
}

/// The boards among so many ports, until each port has said whether it has one, or the time is over:
/// a board that has answered may go on telling while another port is silent.
fn answers(news: &Receiver<(String, BoardEvent)>, ports: usize, longest: Duration) -> Vec<Address> {
    let clock = SessionClock::starting_at(At::ZERO);
    let end = At::ZERO + longest;
    let (mut boards, mut silent) = (Vec::new(), Vec::new());
    while boards.len() + silent.len() < ports {
        match news.recv_timeout(end.since(clock.now())) {
            Ok((name, BoardEvent::Found(make, _))) => {
                boards.push(Address { owner: None, make: Some(make), port: Some(name) });
            }
            Ok((name, BoardEvent::Lost(_))) if !silent.contains(&name) => silent.push(name),
            Ok(_) if clock.now() < end => {}
            Ok(_) | Err(_) => break,
        }
    }
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

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::pegboard::{Make, Report};

    #[test]
    fn a_board_that_goes_on_telling_does_not_make_the_questions_wait_for_a_silent_port() {
        let (tell, news) = channel();
        let talks = thread::spawn(move || {
            let told = |told| tell.send(("one".to_owned(), told)).is_ok();
            let mut heard = told(BoardEvent::Found(Make::Certabo, "one".to_owned()));
            while heard {
                heard = told(BoardEvent::Report(Report::Garbled));
                thread::park_timeout(Duration::from_millis(1));
            }
        });
        let boards = answers(&news, 2, Duration::from_millis(50));
        assert_eq!(boards.len(), 1);
        drop(news);
        talks.join().unwrap();
    }
}
