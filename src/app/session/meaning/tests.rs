//! Why each row has its place, what can be said now, and that every line means one thing.

#![allow(clippy::wildcard_enum_match_arm, reason = "a test looks for a few of many")]

mod chosen;
mod following;

use std::rc::Rc;

use proptest::prelude::*;
use shakmaty::{CastlingMode, Color, Position as _, Role};

use super::*;
use crate::app::open;
use crate::app::session::intent::{Purpose, Request};
use crate::command::{COMMANDS, Practice};
use crate::config::Settings;
use crate::exercises::begun::{Asking, AtHand, Begun};
use crate::exercises::known::Known;
use crate::exercises::{Exercise, kinds};
use crate::laws::{At, Position};
use crate::notation::position;
use crate::understanding::{Context, Doing, Understanding};
use crate::voices::voice::Word;
use crate::voices::{Library, Narrator, Voice};

/// The voices of a player.
struct Voices {
    narrator: Narrator,
    library: Library,
    english: Rc<Voice>,
}

impl Voices {
    fn of(talk: &str) -> Self {
        let mut library = Library::built_in().clone();
        let settings = Settings { talk: talk.to_owned(), ..Settings::default() };
        let (narrator, wrong) = open::narrator(&settings, &mut library);
        assert_eq!(wrong, []);
        let english = open::voice_or_english(&mut library, "en");
        Self { narrator, library, english }
    }

    /// A game is played, the player is to move, and nothing is open.
    fn now<'a>(&'a self, position: &'a Position) -> Now<'a> {
        let context =
            Context { position, asker: Color::White, doing: Doing::Playing, is_match: false };
        Now {
            understands: Understanding::new(&self.narrator, &self.library, &self.english),
            context,
            question: None,
            numbered: None,
            begun: None,
            exercise: None,
            has_rest: false,
            searches: false,
            takes_sentences: true,
            may_move: true,
            ahead: None,
            withholds_board: false,
            is_timed: false,
            is_offered: false,
        }
    }

    fn exercise(&self, practice: Practice, words: &str) -> Box<dyn Exercise> {
        let of = Understanding::new(&self.narrator, &self.library, &self.english);
        let (known, game) = (Known::default(), AtHand::default());
        let asking = Asking { at: At::ZERO, known: &known, narrator: &self.narrator, of, game };
        begun(kinds::begin(practice, &asking, words).unwrap())
    }
}

fn begun(begun: Begun) -> Box<dyn Exercise> {
    match begun {
        Begun::Begins(exercise) => exercise,
        Begun::After(_, begun) => self::begun(*begun),
        other => panic!("{other:?}"),
    }
}

/// The row that takes a line, which is asked of each in its order.
fn gate(line: &str, now: &Now<'_>) -> Gate {
    let wording = Wording::of(line, now);
    Gate::ALL.into_iter().find(|gate| gate.takes(&wording, now).is_some()).unwrap()
}

/// Checks that a line is taken by this row, and would be by that one if it came first.
#[track_caller]
fn before(first: Gate, second: Gate, line: &str, now: &Now<'_>) {
    let wording = Wording::of(line, now);
    assert_eq!(gate(line, now), first, "{line}: {}", first.why());
    assert!(second.takes(&wording, now).is_some(), "{line}: {second:?} would not take it");
}

fn choice(position: &Position) -> Dialog {
    let moves = position.legal_moves().into_iter();
    Dialog::Choose(moves.filter(|mv| mv.role() == Role::Knight).collect(), Purpose::Enter)
}

#[test]
fn a_word_that_stops_a_search_leaves_no_exercise() {
    let (voices, position) = (Voices::of("en"), Position::default());
    let searches = Now { searches: true, ..voices.now(&position) };
    before(Gate::Stop, Gate::Command, "stop", &searches);
    assert_eq!(gate("stop", &voices.now(&position)), Gate::Command);
    let asked = Dialog::Confirm(Request::Resign(Color::White));
    let asked = Now { question: Some(&asked), ..searches };
    let stop = read(&Wording::of("stop", &asked), &asked);
    assert_eq!(stop.question, Becomes::Open, "no question is given up for it");
}

#[test]
fn a_yes_means_what_was_asked_last() {
    let (voices, position) = (Voices::of("en"), Position::default());
    let asked = Dialog::Confirm(Request::Resign(Color::White));
    let now = Now { question: Some(&asked), is_offered: true, ..voices.now(&position) };
    before(Gate::Question, Gate::Word, "yes", &now);
    let which = choice(&position);
    let listed = Now { question: Some(&which), numbered: Some(Command::Games), ..now };
    before(Gate::Question, Gate::Number, "2", &listed);
    before(Gate::Question, Gate::Move, "Nf3", &listed);
}

#[test]
fn what_was_just_asked_for_is_awaited_but_no_command_and_no_move() {
    let (voices, position) = (Voices::of("en"), Position::default());
    let begun = Now { begun: Some((Command::Claim, "")), is_timed: true, ..voices.now(&position) };
    before(Gate::Rest, Gate::Word, "flag", &begun);
    before(Gate::Rest, Gate::Move, "threefold", &begun);
    assert_eq!(gate("board", &begun), Gate::Command);
    assert_eq!(gate("e4", &begun), Gate::Move);
    assert_eq!(gate("", &begun), Gate::Move);
}

#[test]
fn an_answer_of_the_subject_is_never_taken_for_a_command() {
    let voices = Voices::of("en");
    let exercise = voices.exercise(Practice::Drill, "colours");
    let position = exercise.position().clone();
    let context = voices.now(&position).context;
    let context = Context { doing: Doing::Practising, ..context };
    let now = Now { exercise: Some(&*exercise), context, ..voices.now(&position) };
    before(Gate::Exercise, Gate::Command, "b", &now);
    before(Gate::Exercise, Gate::Next, "", &now);
    before(Gate::Kind, Gate::Move, "Nf3", &now);
}

#[test]
fn an_empty_line_goes_on_where_a_game_is_gone_through() {
    let (voices, position) = (Voices::of("en"), Position::default());
    let now = voices.now(&position);
    assert_eq!(gate("", &now), Gate::Move);
    let studies = Context { doing: Doing::Studying, ..now.context };
    before(Gate::Next, Gate::Move, "", &Now { context: studies, ..now });
}

#[test]
fn a_number_alone_is_one_of_the_list_that_was_heard() {
    let (voices, position) = (Voices::of("en"), Position::default());
    let listed = Now { numbered: Some(Command::Games), ..voices.now(&position) };
    before(Gate::Number, Gate::Move, "3", &listed);
    assert_eq!(gate("3", &voices.now(&position)), Gate::Move);
}

#[test]
fn words_of_a_move_are_one_before_they_are_a_question() {
    let (voices, position) = (Voices::of("en"), Position::default());
    let now = voices.now(&position);
    before(Gate::InWords, Gate::Command, "knight f3", &now);
    before(Gate::InWords, Gate::Command, "p e4", &now);
    for question in ["knight", "/knight f3", "b e4", "s e", "p"] {
        assert_eq!(gate(question, &now), Gate::Command, "{question}");
    }
    let waits = Now { may_move: false, ..now.clone() };
    assert_eq!(gate("knight f3", &waits), Gate::Command);
    assert_eq!(gate("p e4", &waits), Gate::Command);
    let ahead = Now { ahead: Some(position.clone()), ..waits };
    before(Gate::InWords, Gate::Command, "knight f3", &ahead);
    let seated = Context { is_match: true, ..now.context };
    let seated = Now { withholds_board: true, context: seated, may_move: false, ..now };
    before(Gate::InWords, Gate::Command, "knight f3", &seated);
}

#[test]
fn a_command_is_known_by_its_name_or_by_a_phrase() {
    let (voices, position) = (Voices::of("de"), Position::default());
    let now = voices.now(&position);
    for line in ["/brett e4", "brett", "board e4", "was steht auf e4", "feld e4?"] {
        let meaning = read(&Wording::of(line, &now), &now).meaning;
        let Meaning::Command(invoked) = meaning else { panic!("{line}: {meaning:?}") };
        assert_eq!(invoked.command, Command::Board, "{line}");
    }
    before(Gate::Command, Gate::Move, "brett e4", &now);
}

#[test]
fn behind_a_stroke_nothing_is_made_a_move() {
    let (voices, position) = (Voices::of("en"), Position::default());
    let now = voices.now(&position);
    before(Gate::Command, Gate::Move, "/e4", &now);
    let meaning = |line: &str| read(&Wording::of(line, &now), &now).meaning;
    assert!(matches!(meaning("/e4"), Meaning::StrokeAndMove));
    assert!(matches!(meaning("/xyzzy"), Meaning::NoCommand));
    assert!(matches!(meaning("/"), Meaning::Move(Err(_))));
}

#[test]
fn the_flag_is_called_by_its_word_and_no_yes_answers_an_offer() {
    let (voices, position) = (Voices::of("en"), Position::default());
    let now = voices.now(&position);
    before(Gate::Word, Gate::Move, "flag", &Now { is_timed: true, ..now.clone() });
    before(Gate::Word, Gate::Move, "yes", &Now { is_offered: true, ..now.clone() });
    assert_eq!(gate("flag", &now), Gate::Move);
    assert_eq!(gate("yes", &now), Gate::Move);
}

#[test]
fn what_becomes_of_a_question_is_known_with_the_meaning() {
    let (voices, position) = (Voices::of("en"), Position::default());
    let becomes = |question: &Dialog, line: &str| {
        let now = Now { question: Some(question), ..voices.now(&position) };
        read(&Wording::of(line, &now), &now).question
    };
    let resigns = Dialog::Confirm(Request::Resign(Color::White));
    for (line, becomes_of) in [
        ("yes", Becomes::Open),
        ("xyzzy", Becomes::Open),
        ("repeat", Becomes::Open),
        ("e4", Becomes::GivenUp),
        ("board", Becomes::GivenUp),
    ] {
        assert_eq!(becomes(&resigns, line), becomes_of, "{line}");
    }
    let which = choice(&position);
    for (line, becomes_of) in [
        ("1", Becomes::Open),
        ("board", Becomes::Open),
        ("e4", Becomes::Closed),
        ("resign", Becomes::GivenUp),
    ] {
        assert_eq!(becomes(&which, line), becomes_of, "{line}");
    }
}

/// What is typed for something that can be said.
fn typed(sayable: &Sayable) -> &'static str {
    match sayable {
        Sayable::Stop => "stop",
        Sayable::YesOrNo => "no",
        Sayable::Number(_) | Sayable::Listed(_) => "1",
        Sayable::Piece => "q",
        Sayable::After(_) => "threefold",
        Sayable::Answer => "dark",
        Sayable::Nothing => "",
        Sayable::Command(command) => command.spec().name,
        Sayable::Flag => "flag",
        Sayable::Move => "e4",
    }
}

/// With a question or none, while a list is heard, something is searched, practised or gone through.
fn states<'a>(
    voices: &'a Voices,
    position: &'a Position,
    questions: &'a [Dialog],
    exercise: &'a dyn Exercise,
) -> Vec<Now<'a>> {
    let now = voices.now(position);
    let doing = |doing| Context { doing, ..now.context };
    let seated = Context { is_match: true, ..now.context };
    let practised = Context { position: exercise.position(), ..doing(Doing::Practising) };
    let mut states = vec![
        now.clone(),
        Now { searches: true, is_timed: true, ..now.clone() },
        Now { numbered: Some(Command::Games), is_offered: true, ..now.clone() },
        Now { begun: Some((Command::Claim, "")), ..now.clone() },
        Now { may_move: false, ..now.clone() },
        Now { may_move: false, ahead: Some(position.clone()), ..now.clone() },
        Now { context: doing(Doing::Waiting), may_move: false, ..now.clone() },
        Now { context: doing(Doing::Studying), ..now.clone() },
        Now { context: seated, withholds_board: true, may_move: false, ..now.clone() },
        Now { context: practised, exercise: Some(exercise), ..now.clone() },
    ];
    let asked = questions.iter().map(|question| Now { question: Some(question), ..now.clone() });
    states.extend(asked);
    states
}

fn questions(position: &Position) -> Vec<Dialog> {
    let promotes = position::read("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", CastlingMode::Standard);
    let promotions = promotes.unwrap().legal_moves().into_iter().filter(|mv| mv.is_promotion());
    vec![
        choice(position),
        Dialog::Choose(promotions.collect(), Purpose::Enter),
        Dialog::Confirm(Request::Resign(Color::White)),
        Dialog::Confirm(Request::Draw(Color::White)),
        Dialog::Confirm(Request::GoOn),
        Dialog::Confirm(Request::Builtin),
    ]
}

#[test]
fn what_can_be_said_now_is_listed_from_the_rows_that_take_it() {
    let (voices, position) = (Voices::of("en"), Position::default());
    let exercise = voices.exercise(Practice::Drill, "colours");
    let questions = questions(&position);
    let commands: Vec<Command> = COMMANDS.iter().map(|spec| spec.command).collect();
    for now in states(&voices, &position, &questions, &*exercise) {
        for sayable in sayable(&now, &commands) {
            let typed = typed(&sayable);
            let meaning = read(&Wording::of(typed, &now), &now).meaning;
            let is_meant = match (&sayable, &meaning) {
                (Sayable::Stop, Meaning::Stop)
                | (Sayable::Flag, Meaning::Flag)
                | (Sayable::After(_), Meaning::Rest(..))
                | (Sayable::Answer, Meaning::Solve(_))
                | (Sayable::Nothing, Meaning::Next | Meaning::Again)
                | (Sayable::Listed(_), Meaning::Number(..))
                | (Sayable::YesOrNo, Meaning::Answer(Response::No))
                | (Sayable::Number(_) | Sayable::Piece, Meaning::Answer(Response::Move(_)))
                | (Sayable::Move, Meaning::Move(Ok(_)) | Meaning::Answer(_))
                // An answer of the subject goes before a command, and so does one to a question.
                | (
                    Sayable::Command(_),
                    Meaning::Again | Meaning::Solve(_) | Meaning::Answer(_),
                ) => true,
                (Sayable::Command(command), Meaning::Command(invoked)) => {
                    invoked.command == *command || *command == Command::Where
                }
                _ => false,
            };
            assert!(is_meant, "{typed}: {sayable:?} is {meaning:?}");
        }
    }
}

#[test]
fn an_open_question_is_what_can_be_said_first() {
    let (voices, position) = (Voices::of("en"), Position::default());
    let asked = Dialog::Confirm(Request::Resign(Color::White));
    let now = voices.now(&position);
    let here = [Command::Board, Command::Resign];
    let commands = here.map(Sayable::Command);
    assert_eq!(sayable(&now, &here), [commands.to_vec(), vec![Sayable::Move]].concat());
    let asked = sayable(&Now { question: Some(&asked), ..now }, &here);
    assert_eq!(asked.first(), Some(&Sayable::YesOrNo));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn any_line_at_any_time_means_one_thing(
        words in prop::collection::vec(word(), 0..5),
        talk in prop::sample::select(vec!["en", "de", "tr"]),
    ) {
        let (voices, position) = (Voices::of(talk), Position::default());
        // Each language has its own name for the drill.
        let exercise = Voices::of("en").exercise(Practice::Drill, "colours");
        let questions = questions(&position);
        let line = words.join(" ");
        for now in states(&voices, &position, &questions, &*exercise) {
            let understood = read(&Wording::of(&line, &now), &now);
            let again = read(&Wording::of(&line, &now), &now);
            prop_assert_eq!(format!("{:?}", &understood), format!("{again:?}"));
            match understood.meaning {
                Meaning::Answer(_) => {
                    prop_assert!(now.question.is_some());
                    prop_assert_eq!(understood.question, Becomes::Open);
                }
                Meaning::Number(..) => prop_assert!(now.numbered.is_some()),
                Meaning::Rest(..) => prop_assert!(now.begun.is_some()),
                Meaning::Solve(_) | Meaning::SolveAll(_) | Meaning::OtherKind => {
                    prop_assert!(now.exercise.is_some());
                }
                Meaning::Stop => prop_assert!(now.searches),
                _ => {}
            }
        }
    }
}

/// A word of a line: of a command, of a move, of an answer, or none.
fn word() -> impl Strategy<Value = String> {
    let known = [
        "",
        "/",
        "stop",
        "yes",
        "ja",
        "no",
        "e4",
        "knight",
        "Springer",
        "p",
        "b",
        "claim",
        "flag",
        "threefold",
        "what is on",
        "where",
        "0-0",
        "take",
        "back",
        "go on",
        "12",
        "full screen",
        "pause",
        "abort",
        "x",
        "=",
        "\u{202e}",
        "é",
    ];
    let names = COMMANDS.iter().map(|spec| spec.name);
    let known: Vec<&str> = known.into_iter().chain(names).collect();
    prop_oneof![4 => prop::sample::select(known).prop_map(str::to_owned), 1 => "\\PC{0,12}"]
}

#[test]
fn a_word_that_is_not_known_was_meant_to_be_what_can_be_said_now() {
    let narrator = Voices::of("en").narrator;
    let near = |first, second| narrator.entries().nearest("linez", &[vec![first], vec![second]]);
    assert_eq!(near(Command::Lines, Command::Line).as_deref(), Some("lines"));
    assert_eq!(near(Command::Line, Command::Lines).as_deref(), Some("line"));
    // What is nearer is meant, whenever it can be said.
    let nearer = narrator.entries().nearest("clok", &[vec![Command::Close], vec![Command::Clock]]);
    assert_eq!(nearer.as_deref(), Some("clock"));
}

/// Sentences of every language: the language, the line, and the move, `not`, `yes`, `no` or `?`.
const SENTENCES: &str = include_str!("../../../../tests/data/asked/sentences.tsv");

/// The position in which they are typed.
const MIDDLE_GAME: &str = "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R2QK2R w KQ - 0 7";

/// What a sentence is: a move by its squares, what is not played, what is done, or an answer.
fn said(line: &str, now: &Now<'_>) -> String {
    let wording = Wording::of(line.trim_matches(['?', '¿']), now);
    let wording = if asks(line) { wording.asked() } else { wording };
    match wording.yes_or_no(now) {
        Some(Word::Yes) => return "yes".to_owned(),
        Some(_) => return "no".to_owned(),
        None => {}
    }
    match read(&wording, now).meaning {
        Meaning::Move(Ok(mv)) => {
            let to = mv.castling_side().map_or(mv.to(), |side| side.king_to(Color::White));
            format!("{}{to}", mv.from().unwrap())
        }
        Meaning::Command(invoked) if invoked.command.changes_a_game() => "done".to_owned(),
        _ => "not".to_owned(),
    }
}

/// A sentence plays a move where it says so, and nothing where it asks, doubts or denies; and it answers
/// only what it says.
#[test]
fn sentences_play_and_answer_what_they_say() {
    let position = position::read(MIDDLE_GAME, CastlingMode::Standard).unwrap();
    let lines = SENTENCES.lines().filter(|line| !line.starts_with('#'));
    let parts: Vec<Vec<&str>> = lines.map(|line| line.split('\t').collect()).collect();
    let mut wrong = Vec::new();
    for of_language in parts.chunk_by(|one, other| one[0] == other[0]) {
        let voices = Voices::of(of_language[0][0]);
        let now = voices.now(&position);
        for parts in of_language {
            let found = said(parts[1], &now);
            let meant = if parts[2] == "?" { "not" } else { parts[2] };
            if found != meant {
                wrong.push(format!("{}: {}: {meant}, and not {found}", parts[0], parts[1]));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}
