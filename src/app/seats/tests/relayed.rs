//! A seat at which an assistant types and hears (FIDE 2023, D.2.10), and assistants who come and go.

use std::time::Duration;

use expect_test::expect;
use shakmaty::Color;

use crate::app::happened::Happened;
use crate::app::seats::tests::{Table, match_file};
use crate::table::{Memo, Place};

/// The player reads German, his assistant English.
const RELAYED: &str = "blind = \"yes\"\nmoves = \"fide\"\ntalk = \"de\"\ndevice = \"assistant\"\n\
    [white.assistant]\nname = \"Frida Helfer\"\ntalk = \"en\"";
const OWN: &str = "moves = \"en\"\ntalk = \"en\"\nscore = \"own\"";

/// D.2.10.1 to D.2.10.5: moves are announced in the player's own letters, everything else is said to
/// the assistant; the sheet is kept, and times are told on request.
#[test]
fn an_assistant_relays() {
    let mut table = Table::new(&match_file(RELAYED, OWN, ""));
    let opened = std::mem::take(&mut table.heard);
    table.start();
    table.script(
        "w announce e4
         b e4
         w press
         b announce e5
         w e5
         b press
         w score
         w clock mine
         w touched d8
         w write e4
         w claim flag",
    );
    expect![[r#"
        white: Frida Helfer, you type for Anna Weiss, White. Opponent: Boris Black.
        white: Time: 1 hour 30 minutes, plus 30 seconds per move.
        white: Every move is announced and repeated. Type your move, then press.
        white: The arbiter starts the clocks.
        black: You play Black, Boris Black. Opponent: Anna Weiss.
        black: Assistant of White: Frida Helfer.
        black: Time: 1 hour 30 minutes, plus 30 seconds per move.
        black: Every move is announced and repeated. Type your move, then press.
        black: The arbiter starts the clocks.
        > white: announce e4
        white: Bauer Eva zwei Eva vier
        black: pawn e2 e4
        black: Repeat it.
        desk: White: pawn e2 e4
        desk: Black, repeat the move.
        > black: e4
        black: Repeated.
        white: Black repeats it.
        desk: Black repeats it.
        > white: press
        white: Pressed.
        black: Your clock is running.
        desk: White presses the clock.
        > black: announce e5
        black: pawn e7 e5
        white: Bauer Eva sieben Eva fuenf
        white: Repeat it.
        desk: Black: pawn e7 e5
        desk: White, repeat the move.
        > white: e5
        white: Repeated.
        black: White repeats it.
        desk: White repeats it.
        > black: press
        black: Pressed.
        white: Your clock is running.
        desk: Black presses the clock.
        > white: score
        white: 1. Bauer Eva zwei Eva vier, Bauer Eva sieben Eva fuenf
        > white: clock mine
        white: White: 1 hour 30 minutes 55 seconds.
        > white: touched d8
        white: White says Black touched David acht at move 1. The arbiter decides. FIDE 2023, 4.8. The clocks keep running.
        black: White says Black touched d8 at move 1. The arbiter decides. FIDE 2023, 4.8. The clocks keep running.
        desk: White says Black touched d8 at move 1. The arbiter decides. FIDE 2023, 4.8. The clocks keep running: pause stops them.
        > white: write e4
        white: The program keeps your score sheet.
        > white: claim flag
        white: Claim refused: Black's flag has not fallen. FIDE 2023, 6.8.
        desk: White: Claim refused: Black's flag has not fallen. FIDE 2023, 6.8.
    "#]]
    .assert_eq(&format!("{opened}{}", table.heard));
}

/// D.2.10.4: nothing is volunteered, not even that a period has begun; who types himself hears it.
#[test]
fn a_relaying_assistant_is_told_no_times_unasked() {
    let rest = "time = \"2/10,30\"\nannouncing = \"off\"";
    for (white, heard) in [(RELAYED, 0), ("blind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"", 1)] {
        let text = match_file(white, OWN, rest).replace("time = \"90+30\"\n", "");
        let mut table = Table::new(&text);
        table.start();
        table.script("w e4\nb e5\nw Nf3");
        table.pauses(Duration::from_mins(1));
        assert_eq!(
            table.heard.matches("white: New period: White").count(),
            heard,
            "{}",
            table.heard
        );
    }
}

/// D.2.11: an assistant who is appointed, or dismissed, is named to both.
#[test]
fn both_hear_who_assists() {
    let mut table = Table::of("blind = \"yes\"\nmoves = \"fide\"\ntalk = \"de\"", OWN, "");
    table.notes(Memo::Assistant(Color::White, Some("Hans von der Hand".to_owned())));
    table.notes(Memo::Assistant(Color::White, None));
    expect![[r#"
        white: Dein Assistent: Hans von der Hand.
        black: Assistant of White: Hans von der Hand.
        white: Du hast keinen Assistenten mehr.
        black: White no longer has an assistant.
    "#]]
    .assert_eq(&table.heard);
}

impl Table {
    /// Something is put on record at the desk.
    fn notes(&mut self, memo: Memo) {
        let mut sent = Vec::new();
        let acts = vec![crate::app::seats::TableOrder::record(Happened::memo(self.at, memo))];
        self.seats.publish(self.at, Place::Desk, acts, &mut sent);
        self.take(sent);
    }

    /// Something happens that the desk lets happen.
    pub(super) fn happens(&mut self, event: &crate::laws::Event) {
        let mut sent = Vec::new();
        let acts = self.seats.desk.event(self.at, event.clone());
        self.seats.publish(self.at, Place::Desk, acts, &mut sent);
        self.take(sent);
    }
}
