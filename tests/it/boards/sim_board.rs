//! A simulated board in this process, behind a real pseudo-terminal, faster than life if wanted.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use shakmaty::Move;
use touchmove::app::clock::SessionClock;
use touchmove::laws::{At, Position};
use touchmove::pegboard::simulator::{
    Act, BoardState, Did, Faults, Model, MoveStyle, News, Options, Player, Simulator, Step, Wrong,
};

use crate::program::PATIENCE;

/// A board, its clock and what it has told.
pub(crate) struct SimBoard {
    simulator: Simulator,
    news: Receiver<News>,
    clock: BoardClock,
    /// Where its port is now; with a link it never changes.
    path: PathBuf,
    model: Model,
    kept: Vec<News>,
}

/// Time as the board has it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardClock {
    real: SessionClock,
    speed: u32,
}

impl BoardClock {
    pub(crate) fn now(self) -> Duration {
        self.real.now().since(At::ZERO) * self.speed
    }

    /// So much of everybody else's time, as the board has it.
    pub(crate) fn of(self, real: Duration) -> Duration {
        real * self.speed
    }
}

impl SimBoard {
    pub(crate) fn start(model: Model, faults: &str, speed: u32) -> Self {
        Self::start_at(model, faults, speed, None)
    }

    /// With a link that leads to the port.
    pub(crate) fn start_at(model: Model, faults: &str, speed: u32, link: Option<PathBuf>) -> Self {
        let real = SessionClock::starting_at(At::ZERO);
        let (tell, news) = channel();
        let faults = Faults::read(faults).unwrap();
        let options = Options { model, faults, seed: 7, link, speed };
        let simulator = Simulator::start(
            options,
            move || real.now().since(At::ZERO),
            move |news| drop(tell.send(news)),
        );
        let simulator = simulator.unwrap();
        let path = simulator.path().to_owned();
        let clock = BoardClock { real, speed };
        Self { simulator, news, clock, path, model, kept: Vec::new() }
    }

    pub(crate) const fn clock(&self) -> BoardClock {
        self.clock
    }

    pub(crate) const fn path(&self) -> &PathBuf {
        &self.path
    }

    /// Does something and tells what it came to.
    pub(crate) fn act(&mut self, act: Act) -> Result<Did, Wrong> {
        self.simulator.act(act);
        self.wait_for(|news| match news {
            News::Did(_, did) => Some(*did),
            _ => None,
        })
    }

    /// What a hand does for these moves.
    pub(crate) fn hand(&self, game: &[(Position, Move)], style: Option<MoveStyle>) -> Vec<Step> {
        let mut player = Player::new(self.model.make.senses(), style, 11);
        game.iter().flat_map(|(position, mv)| player.play(position, *mv)).collect()
    }

    pub(crate) fn plan(&self, steps: Vec<Step>) {
        self.simulator.plan(steps);
    }

    /// Whether all that was planned is done; then every act could be done.
    pub(crate) fn is_done(&mut self) -> bool {
        self.kept.extend(self.news.try_iter());
        let done = self.kept.iter().position(|news| matches!(news, News::Done(_)));
        if let Some(at) = done {
            assert_eq!(self.kept.remove(at), News::Done(Vec::new()));
        }
        done.is_some()
    }

    /// Whether it counts a program as one that has asked.
    pub(crate) fn is_asked(&mut self) -> bool {
        self.kept.extend(self.news.try_iter());
        self.kept.contains(&News::Asked)
    }

    pub(crate) fn standing(&mut self) -> BoardState {
        self.simulator.show();
        self.wait_for(|news| match news {
            News::Stands(standing) => Some(standing.clone()),
            _ => None,
        })
    }

    /// Waits for news; what comes before is kept.
    pub(crate) fn wait_for<T>(&mut self, mut wanted: impl FnMut(&News) -> Option<T>) -> T {
        loop {
            if let Some(found) = self.kept.iter().position(|news| wanted(news).is_some()) {
                return wanted(&self.kept.remove(found)).unwrap();
            }
            let news = self.news.recv_timeout(PATIENCE);
            self.kept.push(news.unwrap_or_else(|_| panic!("only {:?}", self.kept)));
        }
    }
}
