//! Whole games on a board that tells finished moves and nothing else: over a bad line, with a cable that
//! is pulled and power that goes while a move is made.

use super::*;

const CITRINE: Kind = kind(Make::Citrine, true, false, Finished::Rest);

/// It is asked how it stands after half a minute of silence, and only then it is known what was lost.
const SLOW_PATIENCE: Duration = ms(60_000);

const FOUND: &str = "It reports finished moves only, not touched pieces.";

impl Played {
    /// A move, in the middle of which the board may be lost; what the board does not tell is typed.
    fn moves(&mut self, nth: usize, incident: Option<(Incident, usize)>) -> Stuck {
        let (deeds, heard) = GAME[nth];
        let deeds: Vec<&str> = deeds.split_whitespace().collect();
        let (before, after) = deeds.split_at(incident.map_or(0, |(_, done)| done.min(deeds.len())));
        self.does(&before.join(" "));
        if let Some((incident, _)) = incident {
            self.goes_and_comes(incident)?;
        }
        self.does(&after.join(" "));
        let mut typed = false;
        while self.is_true(nth + 1).is_err() {
            match self.hears() {
                Some(line) if line.starts_with("The board reports") => return Err(line),
                Some(_) => {}
                None if typed => return Err(silence(TYPED[nth])),
                None => {
                    typed = true;
                    self.types(TYPED[nth]);
                }
            }
        }
        self.is_true(nth + 1)?;
        if self.log.contains(heard) { Ok(()) } else { Err(format!("not heard: {heard}")) }
    }

    fn goes_and_comes(&mut self, incident: Incident) -> Stuck {
        let act = |on| match incident {
            Incident::Pulled => simulator::Act::Cable(on),
            Incident::Off => simulator::Act::Power(on),
        };
        self.acts(&act(false));
        if incident == Incident::Pulled {
            let told = self.port.pulled();
            self.arrives(told);
        }
        self.hears_of(GONE)?;
        self.acts(&act(true));
        if incident == Incident::Pulled {
            self.port.plugged(self.now);
        }
        self.hears_of(FOUND)
    }
}

/// What has gone wrong in these games, with what was heard until then.
fn wrong_games(seeds: Range<u64>) -> Vec<String> {
    let mut wrong = Vec::new();
    for seed in seeds {
        let mut dice = Load::new(seed, false);
        let mut below = |bound: usize| usize::try_from(dice.below(bound as u64)).unwrap();
        let incidents = [(below(5), Incident::Pulled), (5 + below(5), Incident::Off)];
        let incidents = incidents.map(|(nth, how)| (nth, (how, below(5))));
        let mut played = Played::over(&CITRINE, seed, BAD);
        played.patience = SLOW_PATIENCE;
        let mut game = || {
            played.hears_of(FOUND)?;
            (0..GAME.len()).try_for_each(|nth| {
                let here = incidents.iter().find(|(at, _)| *at == nth);
                played.moves(nth, here.map(|(_, how)| *how))
            })?;
            played.is_kept()
        };
        if let Err(why) = game() {
            wrong.push(format!("seed {seed}: {why}\n{}", played.log));
        }
    }
    wrong
}

fn no_game_goes_wrong_on_a_citrine(seeds: Range<u64>) {
    let wrong = wrong_games(seeds);
    let firsts: String =
        wrong.iter().map(|why| why.lines().next().unwrap().to_owned() + "\n").collect();
    assert!(wrong.is_empty(), "{} games\n{firsts}\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn whole_games_are_played_on_a_citrine_over_a_bad_line() {
    no_game_goes_wrong_on_a_citrine(0..30);
}

#[test]
#[ignore = "takes minutes"]
fn thousands_of_games_are_played_on_a_citrine_over_a_bad_line() {
    no_game_goes_wrong_on_a_citrine(seeds(3000));
}
