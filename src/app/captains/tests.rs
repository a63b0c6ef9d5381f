//! Captains as they hear two boards of a match: real tables, and what is typed at each and at their seats.

#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![allow(clippy::too_many_lines, reason = "a transcript is read as a whole")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use expect_test::{Expect, expect};
use shakmaty::ByColor;

use crate::app::captains::{CaptainOrder, Captains, TeamId};
use crate::app::room_desk::{TableNow, Tables};
use crate::app::seats::tests::{Kit, Table, match_file};
use crate::archive::What;
use crate::laws::At;
use crate::table::room::{CaptainRules, RoomTeam};
use crate::table::{Memo, Place, TableId};
use crate::ui::Typed;
use crate::voices::announce::Style;
use crate::voices::{Library, Narrator};

mod scored;

const PLAYER: &str = "moves = \"en\"\ntalk = \"en\"\nscore = \"assistant\"";

/// A hall with two boards of a match.
struct Hall {
    captains: Captains,
    tables: BTreeMap<TableId, Table>,
    at: At,
    heard: String,
}

fn id(number: u16) -> TableId {
    TableId::new(number).unwrap()
}

fn view(tables: &BTreeMap<TableId, Table>, at: At) -> Tables<'_> {
    tables
        .iter()
        .map(|(&id, table)| (id, TableNow { desk: table.seats.desk(), at, is_taken: false }))
        .collect()
}

fn team(name: &str, captain: &str, talk: &str) -> (RoomTeam, Narrator) {
    let mut library = Library::built_in();
    let voice = library.get(talk).unwrap();
    let team = RoomTeam {
        name: name.to_owned(),
        captain: Some(captain.to_owned()),
        talk: Some(talk.to_owned()),
        line: 0,
    };
    (team, Narrator::new(voice.clone(), &voice, Style::default()))
}

impl Hall {
    /// Nord has White at table 1 and Black at table 2, against Süd.
    fn of(rules: CaptainRules) -> Self {
        let mut kit = Kit::default();
        let text = match_file(PLAYER, PLAYER, "announcing = \"off\"\n");
        let tables = [1, 2].map(|number| {
            let names = text.replace("Anna Weiss", &format!("Anna Eins{number}"));
            let names = names.replace("Boris Black", &format!("Boris Zwei{number}"));
            (id(number), Table::by(&names, &mut kit))
        });
        let teams = vec![team("Nord", "Kapp, Otto", "en"), team("Süd", "Lang, Eva", "de")];
        let plays = |white: &str, black: &str| ByColor {
            white: Some(white.to_owned()),
            black: Some(black.to_owned()),
        };
        let playing = [(id(1), plays("Nord", "Süd")), (id(2), plays("Süd", "Nord"))];
        let captains = Captains::new(rules, teams, &playing);
        let (tables, at) = (tables.into_iter().collect(), At::ZERO);
        let mut hall = Self { captains, tables, at, heard: String::new() };
        for table in [1, 2] {
            hall.acts(table, Table::start);
        }
        hall.heard.clear();
        hall
    }

    fn arrives(&mut self, team: usize) {
        let orders = self.captains.arrive(TeamId(team), &view(&self.tables, self.at));
        self.does(orders);
    }

    /// A line is typed at the seat of a captain.
    fn types(&mut self, team: usize, line: &str) {
        self.at = self.at + Duration::from_secs(1);
        writeln!(self.heard, "> {team}: {line}").unwrap();
        let typed = Typed::Line(line.to_owned());
        let orders = self.captains.typed(TeamId(team), typed, &view(&self.tables, self.at));
        self.does(orders);
    }

    /// A line is typed at a place of a table.
    fn at(&mut self, table: u16, place: &str, line: &str) {
        let place = Place::named(place).unwrap();
        self.acts(table, |it| it.types(place, line));
    }

    fn acts(&mut self, number: u16, does: impl FnOnce(&mut Table)) {
        let it = self.tables.get_mut(&id(number)).unwrap();
        it.at = self.at.max(it.at);
        it.heard.clear();
        does(it);
        self.at = self.at.max(it.at);
        self.shares(number);
    }

    fn shares(&mut self, number: u16) {
        let it = self.tables.get_mut(&id(number)).unwrap();
        for line in it.heard.lines() {
            writeln!(self.heard, "{number} {line}").unwrap();
        }
        it.heard.clear();
        let told = std::mem::take(&mut it.told);
        if told.is_empty() {
            return;
        }
        let orders = self.captains.hear(id(number), &told, &view(&self.tables, self.at));
        self.does(orders);
    }

    fn does(&mut self, orders: Vec<CaptainOrder>) {
        for order in orders {
            match order {
                CaptainOrder::Say(TeamId(team), said) => {
                    for line in said.written().lines() {
                        writeln!(self.heard, "{team}: {line}").unwrap();
                    }
                }
                CaptainOrder::Note(table, color, note) => self.acts(table.get(), |it| {
                    let sent = it.seats.captain(it.at, color, note);
                    it.take(sent);
                }),
                CaptainOrder::Leave(TeamId(team)) => {
                    writeln!(self.heard, "{team}: (left)").unwrap();
                }
            }
        }
    }

    fn all(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            match line.splitn(3, ' ').collect::<Vec<_>>()[..] {
                ["captain", team, line] => self.types(team.parse().unwrap(), line),
                [table, place, line] => self.at(table.parse().unwrap(), place, line),
                _ => panic!("{line}"),
            }
        }
    }

    fn hears(&mut self, expected: &Expect) {
        expected.assert_eq(&std::mem::take(&mut self.heard));
    }

    /// What is on record of captains at a table.
    fn on_record(&self, table: u16) -> Vec<String> {
        let memo = |what: &What| match what {
            What::Memo(memo @ Memo::Captain(..)) => Some(memo.write()),
            _ => None,
        };
        self.tables[&id(table)].kept.iter().filter_map(|entry| memo(&entry.what)).collect()
    }
}

#[test]
fn a_player_asks_and_the_captain_answers_in_the_hearing_of_the_arbiter() {
    let mut hall = Hall::of(CaptainRules::default());
    hall.all("1 white captain draw");
    hall.hears(&expect![[r#"
        1 > white: captain draw
        1 white: No captain is there whom you may ask.
    "#]]);
    hall.arrives(0);
    hall.all(
        "1 white e4
         1 black e5
         1 white captain, draw?
         captain 0 yes
         captain 0 yes
         1 white draw Nf3
         1 black captain draw
         2 black captain resign
         captain 0 no 2
         captain 0 asked",
    );
    hall.hears(&expect![[r#"
        1 white: Your captain is there.
        1 desk: White: the captain is there.
        2 black: Your captain is there.
        2 desk: Black: the captain is there.
        0: Captain of Nord. Your tables: 1 and 2. For the commands: help.
        1 > white: e4
        1 white: pawn e2 e4
        1 black: pawn e2 e4
        1 desk: White: pawn e2 e4
        1 > black: e5
        1 black: pawn e7 e5
        1 white: pawn e7 e5
        1 desk: Black: pawn e7 e5
        1 > white: captain, draw?
        1 white: You ask your captain: offer a draw?
        1 desk: White asks the captain: offer a draw?
        0: Table 1, Anna Eins1: offer a draw?
        > 0: yes
        1 white: Your captain: yes.
        1 desk: White, the captain says: yes.
        0: Said: yes. Table 1, Anna Eins1.
        > 0: yes
        0: No table matches that now.
        1 > white: draw Nf3
        1 white: knight g1 f3
        1 white: Draw offered.
        1 black: knight g1 f3
        1 black: White offers a draw.
        1 desk: White: knight g1 f3
        1 desk: White offers a draw.
        1 > black: captain draw
        1 black: No captain is there whom you may ask.
        2 > black: captain resign
        2 black: You ask your captain: resign?
        2 desk: Black asks the captain: resign?
        0: Table 2, Boris Zwei2: resign?
        > 0: no 2
        2 black: Your captain: no.
        2 desk: Black, the captain says: no.
        0: Said: no. Table 2, Boris Zwei2.
        > 0: asked
        0: No question waits.
    "#]]);
    hall.arrives(1);
    hall.all(
        "1 black kapitän remis
         1 black captain draw
         captain 1 selbst entscheiden
         1 black captain knight f3
         captain 1 annehmen
         1 black accept",
    );
    hall.hears(&expect![[r#"
        1 black: Your captain is there.
        1 desk: Black: the captain is there.
        2 white: Your captain is there.
        2 desk: White: the captain is there.
        1: Mannschaftsführer von Süd. Deine Tische: 1 und 2. Befehle: hilfe.
        1 > black: kapitän remis
        1 black: Unknown: kapitän. Type a move, or help.
        1 > black: captain draw
        1 black: You ask your captain: accept the draw?
        1 desk: Black asks the captain: accept the draw?
        1: Tisch 1, Boris Zwei1: das Remis annehmen?
        > 1: selbst entscheiden
        1 black: Your captain: decide yourself.
        1 desk: Black, the captain says: decide yourself.
        1: Gesagt: entscheide selbst. Tisch 1, Boris Zwei1.
        1 > black: captain knight f3
        1 black: Ask only captain draw or captain resign.
        > 1: annehmen
        1: Sagen darfst du nur: remis anbieten, remis annehmen, aufgeben, ja, nein und entscheide. Fragen darfst du: gefragt, bretter, tisch, stellung, stand und hilfe.
        1 > black: accept
        1 black: Draw by agreement.
        1 white: Draw by agreement.
        1 desk: Black accepts the draw.
        1 desk: Draw by agreement. Type revoke to take the end back, or sign-off.
        0: Table 1: 1/2-1/2, Anna Eins1, Boris Zwei1.
        0: Nord 0.5, Süd 0.5.
        0: Tables still playing: 2.
        1: Tisch 1: 1/2-1/2, Anna Eins1, Boris Zwei1.
        1: Süd 0.5, Nord 0.5.
        1: Noch spielen die Tische: 2.
    "#]]);
    for table in hall.tables.values() {
        table.agree();
    }
    let kept = [
        "captain black there",
        "captain black asked resign",
        "captain black said no",
        "captain white there",
    ];
    assert_eq!(hall.on_record(2), kept);
}

#[test]
fn a_captain_says_nothing_but_what_he_may_say() {
    let mut hall = Hall::of(CaptainRules::default());
    hall.arrives(0);
    hall.all(
        "captain 0 tell Anna to take the rook
         captain 0 resign
         captain 0 resign 7
         captain 0 accept draw 1
         captain 0 yes
         captain 0 yes 2
         captain 0 offer a draw eins1
         captain 0 offer draw 2.
         captain 0 e4",
    );
    hall.hears(&expect![[r#"
        1 white: Your captain is there.
        1 desk: White: the captain is there.
        2 black: Your captain is there.
        2 desk: Black: the captain is there.
        0: Captain of Nord. Your tables: 1 and 2. For the commands: help.
        > 0: tell Anna to take the rook
        0: You may say only this: offer draw, accept draw, resign, yes, no and decide. You may ask: asked, boards, table, position, score and help.
        > 0: resign
        0: To whom? Add the table: 1 and 2.
        > 0: resign 7
        0: Table 7 is not of your team.
        > 0: accept draw 1
        0: Table 1: no draw is offered.
        > 0: yes
        0: No table matches that now.
        > 0: yes 2
        0: Table 2: no question waits.
        > 0: offer a draw eins1
        1 white: Your captain: offer a draw.
        1 desk: White, the captain says: offer a draw.
        0: Said: offer a draw. Table 1, Anna Eins1.
        > 0: offer draw 2.
        2 black: Your captain: offer a draw.
        2 desk: Black, the captain says: offer a draw.
        0: Said: offer a draw. Table 2, Boris Zwei2.
        > 0: e4
        0: You may say only this: offer draw, accept draw, resign, yes, no and decide. You may ask: asked, boards, table, position, score and help.
    "#]]);
}
