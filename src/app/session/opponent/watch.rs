//! How long an engine is waited for: the times of what it does in, what is due out. Pure.
//!
//! Its patience counts from the last sign of life, which is whatever an engine writes. The first move
//! after a start may take long: some engines load their network then, and neither read nor write.

use std::time::Duration;

use crate::laws::At;

/// How long it may take to start before the player is told; most are there at once.
pub(super) const TOLD: Duration = Duration::from_secs(1);
/// How long it may take to greet after that.
const START: Duration = Duration::from_secs(19);
/// How long it may take to greet when it has written something else.
const GREETING: Duration = Duration::from_secs(4);
/// How long it may be quiet while it loads: when it has greeted, and at its first move.
const LOADING: Duration = Duration::from_secs(45);
/// How long it may load in all, whatever it writes meanwhile.
const LOADED: Duration = Duration::from_mins(5);
/// How often it is asked for a sign of life.
const SIGN: Duration = Duration::from_secs(5);
/// How long one may be quiet that answers while it thinks, or has hardly any time to think.
const QUIET: Duration = Duration::from_secs(10);
/// The longest that one may be quiet that does not answer while it thinks.
const QUIETEST: Duration = Duration::from_mins(2);
/// How much longer than it may be quiet one may take to answer that is alive and was told to stop, where no
/// clock decides.
const STOP: Duration = Duration::from_secs(20);
/// How long one that has shown a move may take to stop before it is ended, and that move is played.
const CUT: Duration = Duration::from_secs(3);
/// What an engine in good order needs to answer on a busy machine.
const MOMENT: Duration = Duration::from_millis(250);

/// What is awaited of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Watch {
    /// That it greets; whether the player knows.
    Starts { told: bool },
    /// That it greets, though it has written something else.
    Greets,
    /// That it is ready for a game, since it has greeted; whether the player knows.
    Loads { told: bool, since: At, signs: SignsOfLife },
    /// That it moves; whether it has shown a move.
    Thinks { signs: SignsOfLife, stop: Stop, shows: bool },
}

/// When it was heard last, and what is made of its silence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SignsOfLife {
    heard: At,
    /// How long it may be quiet.
    quiet: Duration,
    /// When it is asked for a sign, unless it is asked already.
    ask: Option<At>,
    /// When it is given up, once its silence is odd.
    end: Option<At>,
}

/// When it is told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    At(At),
    /// It was told; when it is given up, alive or not, if no clock decides that.
    Told(Option<At>),
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Due {
    /// Nothing yet.
    Nothing,
    /// The player is told that it starts.
    Tell,
    /// It is asked for a sign of life.
    Ping,
    /// It is told to stop.
    Stop,
    /// What it has written is not UCI.
    NotUci,
    /// It does not answer.
    Silent,
    /// It is alive, and does not move.
    Heedless,
    /// It does not stop, and is ended, for it has shown a move.
    Cut,
}

impl Stop {
    fn is_over(self, at: At) -> bool {
        matches!(self, Self::Told(Some(end)) if end <= at)
    }
}

impl SignsOfLife {
    fn new(heard: At, quiet: Duration) -> Self {
        Self { heard, quiet, ask: Some(heard + SIGN), end: None }
    }

    fn next(self) -> Option<At> {
        self.ask.into_iter().chain(self.end).min()
    }

    /// It is asked, or given up.
    fn due(&mut self, at: At, most: Duration) -> Due {
        if self.end.is_some_and(|end| end <= at) {
            Due::Silent
        } else if self.ask.take_if(|ask| *ask <= at).is_some() {
            self.gives_up(at, at + MOMENT, most);
            Due::Ping
        } else {
            Due::Nothing
        }
    }

    /// Its silence is odd: it may last until it has been quiet for so long and not end before
    /// `earliest`, but it may take no more than `most` from now.
    fn gives_up(&mut self, at: At, earliest: At, most: Duration) {
        let end = (self.heard + self.quiet).max(earliest).min(at + most);
        self.end = Some(self.end.unwrap_or(end));
    }
}

impl Watch {
    /// It thinks from now on, until it is told to stop. `left`: what its clock has left, if it has one;
    /// `first`: whether it may have to load; `attentive`: whether it answers while it thinks.
    pub(super) fn thinks(
        at: At,
        stop: At,
        left: Option<Duration>,
        first: bool,
        attentive: bool,
    ) -> Self {
        let share = left.filter(|_| !attentive).unwrap_or_default() / 10;
        let quiet = share.clamp(QUIET, QUIETEST);
        let quiet = if first { quiet.max(LOADING) } else { quiet };
        Self::Thinks { signs: SignsOfLife::new(at, quiet), stop: Stop::At(stop), shows: false }
    }

    /// It has written something for the first time: whether that was UCI. When it is looked after next.
    pub(super) fn speaks(self, at: At, uci: bool) -> Self {
        let told = matches!(self, Self::Starts { told: true });
        match (self, uci) {
            (Self::Starts { .. } | Self::Greets, true) => {
                let told = told || self == Self::Greets;
                Self::Loads { told, since: at, signs: SignsOfLife::new(at, LOADING) }
            }
            (Self::Starts { .. }, false) => Self::Greets,
            (watch, _) => watch,
        }
    }

    /// It is alive.
    pub(super) fn hears(&mut self, at: At, attentive: bool) {
        match self {
            Self::Loads { signs, .. } => *signs = SignsOfLife::new(at, LOADING),
            Self::Thinks { signs, .. } => {
                let quiet = if attentive { QUIET } else { signs.quiet };
                *signs = SignsOfLife::new(at, quiet);
            }
            Self::Starts { .. } | Self::Greets => {}
        }
    }

    /// It has shown a move. `left`: what its clock has left, if it has one.
    pub(super) fn shows(&mut self, at: At, left: Option<Duration>) {
        let Self::Thinks { stop, shows, .. } = self else { return };
        *shows = true;
        if let Stop::Told(end) = stop {
            let cut = at + CUT.min(most(left));
            *end = Some(end.map_or(cut, |end| end.min(cut)));
        }
    }

    /// When something is due of one that came to this at that time.
    pub(super) fn next(self, at: At) -> At {
        match self {
            Self::Starts { told: false } => at + TOLD,
            Self::Starts { told: true } => at + START,
            Self::Greets => at + GREETING,
            Self::Loads { told, since, signs } => {
                let end = since + if told { LOADED } else { TOLD };
                signs.next().map_or(end, |next| next.min(end))
            }
            Self::Thinks { signs, stop: Stop::At(stop) | Stop::Told(Some(stop)), .. } => {
                signs.next().map_or(stop, |next| next.min(stop))
            }
            Self::Thinks { signs, stop: Stop::Told(None), .. } => signs.next().unwrap_or(at + SIGN),
        }
    }

    /// What is due now. `left`: what its clock has left, if it has one.
    pub(super) fn due(&mut self, at: At, left: Option<Duration>) -> Due {
        let most = most(left);
        match self {
            Self::Starts { told: true } => Due::Silent,
            Self::Greets => Due::NotUci,
            Self::Starts { told } => {
                *told = true;
                Due::Tell
            }
            Self::Loads { told: told @ false, since, .. } if *since + TOLD <= at => {
                *told = true;
                Due::Tell
            }
            Self::Loads { since, .. } if *since + LOADED <= at => Due::Silent,
            Self::Loads { signs, .. } => signs.due(at, most),
            Self::Thinks { stop, shows, .. } if *shows && stop.is_over(at) => {
                (*stop, *shows) = (Stop::Told(Some(at + CUT)), false);
                Due::Cut
            }
            Self::Thinks { signs, stop, shows } => match *stop {
                Stop::At(time) if time <= at && signs.end.is_none_or(|end| end > at) => {
                    let end = left.is_none().then(|| at + signs.quiet + STOP);
                    *stop = Stop::Told(if *shows { Some(at + CUT.min(most)) } else { end });
                    signs.ask = Some(at);
                    signs.end = None;
                    signs.gives_up(at, at + QUIET, most);
                    Due::Stop
                }
                Stop::At(_) | Stop::Told(_) => match signs.due(at, most) {
                    Due::Nothing if stop.is_over(at) => Due::Heedless,
                    due => due,
                },
            },
        }
    }
}

/// How long it is waited for at most: it is at fault before its flag falls, so that this never costs it the
/// game; but with no time left at all it is slow, not at fault.
fn most(left: Option<Duration>) -> Duration {
    left.map_or(Duration::MAX, |left| (left / 2).max(MOMENT))
}
