//! What a player can do by the button alone besides what comes next: a menu that is heard.
//!
//! Held, the button tells the last move. Held again, it opens the menu; pressed, it goes to the next
//! choice, and held it does what was named last.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use shakmaty::Color;

use crate::app::session::Place;
use crate::app::session::boards::Own;
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::teller::Teller;
use crate::laws::{At, Event, Ground, Refusal};
use crate::pegboard::{Pressed, Sensed};

/// How long a press belongs to the one before. Later it is one at the game.
const OPEN: Duration = Duration::from_secs(20);

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    /// The clocks are stopped: at a match to call the arbiter (6.11.2).
    Stop,
    /// A draw is claimed in a quickplay finish (Guidelines III.5).
    Claim(Ground),
    /// Five seconds for each move instead (Guidelines III.4).
    Seconds,
    /// Nothing.
    Leave,
}

impl Choice {
    /// The first does nothing: who holds the button once too often has changed nothing.
    const ALL: [Self; 5] = [
        Self::Leave,
        Self::Stop,
        Self::Claim(Ground::CannotWin),
        Self::Claim(Ground::NoEffort),
        Self::Seconds,
    ];

    const fn sentence(self) -> &'static str {
        match self {
            Self::Stop => "button-menu-stop",
            Self::Claim(Ground::CannotWin) => "button-menu-means",
            Self::Claim(Ground::NoEffort) => "button-menu-effort",
            Self::Seconds => "button-menu-seconds",
            Self::Leave => "button-menu-leave",
        }
    }

    /// Whether this game has such a claim. That it is too early is told only when it is chosen, as when it
    /// is typed: the list alone would give away how much time is left.
    fn is_known(self, place: &Place, by: Color) -> bool {
        let known = |refusal| {
            use Refusal::{NoArbiter, NoIncrement, NoQuickplay};
            !matches!(refusal, Some(NoQuickplay | NoIncrement | NoArbiter))
        };
        match self {
            Self::Stop => place.game.clock().is_some(),
            Self::Claim(_) => known(place.why_no_quickplay(by, place.game.now())),
            Self::Seconds => known(place.game.why_no_increment(by, place.game.now())),
            Self::Leave => true,
        }
    }
}

/// How things stood at a press: what has changed them since closes the menu.
#[derive(Clone, Debug, PartialEq)]
struct AtPress {
    plies: usize,
    announced: bool,
    offer: Option<Color>,
    sensed: Option<Sensed>,
}

/// A menu that was opened, or is opened by the next long press.
#[derive(Debug)]
pub(super) struct Menu {
    /// What was named last; nothing before it is open.
    choice: Option<Choice>,
    stood: AtPress,
    until: At,
}

impl Own {
    /// What a press does in the menu; `None` where it is one at the game.
    pub(super) fn in_menu(
        &mut self,
        at: At,
        here: Teller<'_>,
        by: Color,
        how: Pressed,
    ) -> Option<Vec<Intent>> {
        let stood = self.stands_now(here.place);
        let menu = self.menu.take().filter(|menu| menu.stood == stood && at <= menu.until)?;
        match (menu.choice, how) {
            (None, Pressed::Short) => None,
            (None, Pressed::Long) => Some(self.names(at, here, by, None)),
            (Some(choice), Pressed::Short) => Some(self.names(at, here, by, Some(choice))),
            (Some(choice), Pressed::Long) => Some(here.chooses(at, by, choice)),
        }
    }

    /// The next long press opens the menu, if there is anything to choose.
    pub(super) fn readies_menu(&mut self, at: At, place: &Place, by: Color) {
        let does = |choice: &Choice| *choice != Choice::Leave && choice.is_known(place, by);
        let stood = self.stands_now(place);
        let ready = Menu { choice: None, stood, until: at + OPEN };
        self.menu = Choice::ALL.iter().any(does).then_some(ready);
    }

    /// The choice behind this one is named, and the first with how one chooses.
    fn names(&mut self, at: At, here: Teller<'_>, by: Color, last: Option<Choice>) -> Vec<Intent> {
        let known = |choice: &Choice| choice.is_known(here.place, by);
        let behind = Choice::ALL.into_iter().skip_while(|choice| Some(*choice) != last).skip(1);
        let next = behind.filter(|_| last.is_some()).find(known);
        let Some(choice) = next.or_else(|| Choice::ALL.into_iter().find(known)) else {
            return Vec::new();
        };
        let stood = self.stands_now(here.place);
        self.menu = Some(Menu { choice: Some(choice), stood, until: at + OPEN });
        let named = here.manner.said(choice.sentence(), &[]);
        let how = last.is_none().then(|| here.manner.told("button-menu-how", &[]));
        all(std::iter::once(named).chain(how))
    }

    fn stands_now(&self, place: &Place) -> AtPress {
        AtPress {
            plies: place.game.made().len(),
            announced: place.game.announced().is_some(),
            offer: place.game.offer(),
            sensed: self.hands.sensed().cloned(),
        }
    }
}

impl Teller<'_> {
    /// Does what was chosen. It was named and then held, so it is not asked for again.
    fn chooses(self, at: At, by: Color, choice: Choice) -> Vec<Intent> {
        match choice {
            Choice::Stop if self.place.occasion.is_match() => {
                vec![Intent::happen(Event::ClocksStopped(by, String::new()))]
            }
            Choice::Stop => self.requests().halts(),
            Choice::Claim(ground) => match self.place.why_no_quickplay(by, at) {
                Some(refusal) => all(self.refused(refusal)),
                None => self.requests().claims_quickplay(by, ground),
            },
            Choice::Seconds => vec![Intent::happen(Event::IncrementRequested(by))],
            Choice::Leave => said(self.manner.said("button-menu-left", &[])),
        }
    }
}
