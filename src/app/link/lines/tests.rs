use proptest::prelude::*;
use shakmaty::{Bitboard, Board, ByColor, Color, File, Rank, Role, Square};

use super::*;
use crate::about::{About, GameId, LevelNamed, PageForm, Spot as MoveSpot, Whose};
use crate::app::input::{FromTerminal, Sound};
use crate::app::link::mirror::REASONS;
use crate::app::link::{ClientLine, Picture, PlaceManner, ToClient};
use crate::app::order::Output;
use crate::app::sayable::SayableInRoom;
use crate::chosen::{Chosen, KeyAnswer};
use crate::command::desk::DESK_COMMANDS;
use crate::command::rooming::ROOM_COMMANDS;
use crate::command::{COMMANDS, Claimable};
use crate::config::{GROUPS, KEYS};
use crate::laws::Signature;
use crate::louis::Table;
use crate::notation::{DiagramScript, Layout, Line as FileOrRank};
use crate::tones::TONES;
use crate::ui::Typed;
use crate::ui::view::{Arrival, Asked, GameCourse, RoomLine, Shown, Thing, View, Viewpoint};
use crate::voices::{Language, Priority, Span, Utterance, Verbatim};

fn any_utterance() -> impl Strategy<Value = Utterance> {
    use Priority::{Answer, Chatter, Move, Urgent};
    let tag = prop::sample::select(vec!["en", "de", "pt-BR", ""]);
    let span = (tag, any::<String>(), any::<String>(), any::<bool>()).prop_map(
        |(tag, written, spoken, verbatim)| Span {
            language: Language::new(tag),
            written,
            spoken,
            verbatim: Verbatim(verbatim),
        },
    );
    let priority = prop::sample::select(vec![Chatter, Answer, Move, Urgent]);
    (priority, prop::collection::vec(span, 0..4))
        .prop_map(|(priority, spans)| Utterance { priority, spans })
}

fn any_seated() -> impl Strategy<Value = PlaceManner> {
    let text = || any::<Option<String>>();
    (any::<String>(), any::<(bool, bool)>(), any::<Option<i32>>(), text(), text(), text()).prop_map(
        |(talk, (speech, tones), rate, synthesiser, output, table)| PlaceManner {
            talk,
            speech,
            tones,
            rate,
            synthesiser,
            output,
            table: table.map(Table),
        },
    )
}

fn any_output() -> impl Strategy<Value = Output> {
    prop_oneof![
        any_utterance().prop_map(Output::Say),
        any_utterance().prop_map(Output::Look),
        any_utterance().prop_map(Output::Print),
        prop::sample::select(TONES.to_vec()).prop_map(Output::Tone),
        Just(Output::Hush),
        any::<bool>().prop_map(Output::Speak),
        any::<bool>().prop_map(Output::Tones),
        any::<i32>().prop_map(Output::Rate),
        any::<u8>().prop_map(Output::Volume),
        (any_utterance(), any_utterance()).prop_map(|(part, whole)| Output::Part(part, whole)),
        any::<Option<String>>().prop_map(|table| Output::PrintIn(table.map(Table))),
    ]
}

fn any_view() -> impl Strategy<Value = View> {
    let square = || (0..64_u32).prop_map(Square::new);
    let maybe = || prop::option::of(square());
    let texts = || prop::collection::vec(any::<String>(), 0..3);
    let boards = vec![Board::empty(), Board::default()];
    let asked = prop_oneof![any::<u16>().prop_map(|n| Asked::Number(n.into())), Just(Asked::YesNo)];
    let color = || any::<bool>().prop_map(Color::from_white);
    let sides = any::<(String, String)>().prop_map(|(white, black)| ByColor { black, white });
    let spot = prop::sample::select(vec![
        Viewpoint::Home,
        Viewpoint::Seat,
        Viewpoint::Desk,
        Viewpoint::Room,
        Viewpoint::Captain,
        Viewpoint::Outside,
    ]);
    (
        (prop::sample::select(boards), any::<(bool, bool, bool)>(), color(), any::<u64>(), spot),
        (prop::option::of((square(), square())), maybe(), maybe(), any::<Option<u16>>()),
        (any::<Option<String>>(), texts(), texts(), texts(), texts()),
        (prop::option::of(sides), prop::option::of(asked)),
    )
        .prop_map(|(whole, squares, words, (clocks, asked))| {
            let (board, (told, walking, timed), bottom, targets, spot) = whole;
            let (last, check, held, here) = squares;
            let (pending, header, moves, matters, boards) = words;
            let (told, targets) = (Shown(told), Bitboard(targets));
            let here = here.map(usize::from);
            View {
                board,
                told,
                bottom,
                last,
                check,
                held,
                targets,
                pending,
                header,
                clocks,
                moves,
                here,
                course: GameCourse { heights: vec![1, 8], here },
                done: timed.then_some(62),
                weeks: Vec::new(),
                timed,
                quickplay: timed,
                asked,
                walking,
                spot,
                room: timed.then(|| room_lines(&matters)),
                matters,
                boards,
            }
        })
}

/// What waits in a room, where each line has a table.
fn room_lines(texts: &[String]) -> Vec<RoomLine> {
    (1..).zip(texts).map(|(table, text)| RoomLine { table, text: text.clone() }).collect()
}

fn any_picture() -> impl Strategy<Value = Picture> {
    (any::<(String, String)>(), any_view()).prop_map(|((talk, moves), view)| Picture {
        talk,
        moves,
        view,
    })
}

fn any_thing() -> impl Strategy<Value = Thing> {
    prop_oneof![
        (0..64_u32).prop_map(|square| Thing::Square(Square::new(square))),
        any::<u16>().prop_map(|line| Thing::Moves(line.into())),
        any::<bool>().prop_map(|white| Thing::Clock(Color::from_white(white))),
        any::<u16>().prop_map(|line| Thing::Matter(line.into())),
        any::<u16>().prop_map(|line| Thing::Boards(line.into())),
        any::<u16>().prop_map(|line| Thing::Room(line.into())),
    ]
}

fn any_message() -> impl Strategy<Value = ToClient> {
    prop_oneof![
        any_seated().prop_map(ToClient::Seated),
        any_output().prop_map(ToClient::Out),
        Just(ToClient::Secret),
        Just(ToClient::Ready),
        any_picture().prop_map(|picture| ToClient::See(picture.into())),
        Just(ToClient::Draw),
        any_sayable().prop_map(ToClient::Sayable),
        any_utterance().prop_map(ToClient::Named),
        any_utterance().prop_map(ToClient::Close),
    ]
}

fn any_sayable() -> impl Strategy<Value = SayableInRoom> {
    let names = || prop::sample::select(ROOM_COMMANDS.map(|spec| spec.name.to_owned()).to_vec());
    let row = (names(), prop::collection::vec(any::<u16>(), 0..3));
    prop_oneof![
        Just(SayableInRoom::Nothing),
        Just(SayableInRoom::AtTable),
        prop::collection::vec(row, 0..3).prop_map(SayableInRoom::InRoom),
    ]
}

fn any_about() -> impl Strategy<Value = About> {
    let square = || (0..64_u32).prop_map(Square::new);
    let color = || any::<bool>().prop_map(Color::from_white);
    let kind = || (color(), prop::option::of(prop::sample::select(Role::ALL.to_vec())));
    let line = (any::<bool>(), 0..8_u32).prop_map(|(is_file, at)| {
        if is_file { FileOrRank::File(File::new(at)) } else { FileOrRank::Rank(Rank::new(at)) }
    });
    let spot = prop_oneof![
        prop::sample::select(vec![MoveSpot::Beginning, MoveSpot::End]),
        (any::<u32>(), prop::option::of(color())).prop_map(|(mv, by)| MoveSpot::Move(mv, by)),
    ];
    let page = (any::<Option<u16>>(), any::<(bool, bool, bool)>()).prop_map(
        |(cells, (has_layout, has_script, keeps))| PageForm {
            cells,
            layout: has_layout.then_some(Layout::Ranks),
            script: has_script.then_some(DiagramScript::Letters),
            keeps,
        },
    );
    let level = prop_oneof![
        prop::sample::select(vec![LevelNamed::Easier, LevelNamed::Harder]),
        any::<u16>().prop_map(|level| LevelNamed::Number(level.into())),
    ];
    let whose = prop_oneof![
        prop::sample::select(vec![Whose::Mine, Whose::Theirs]),
        color().prop_map(Whose::Of)
    ];
    let claim = prop::sample::select(Claimable::ALL.to_vec());
    prop_oneof![
        Just(About::Nothing),
        square().prop_map(About::Square),
        (square(), square()).prop_map(|(from, to)| About::Squares(from, to)),
        prop::collection::vec(kind(), 0..3).prop_map(About::Pieces),
        whose.prop_map(About::Whose),
        line.prop_map(About::Line),
        any::<u16>().prop_map(|number| About::Number(number.into())),
        level.prop_map(About::Level),
        spot.prop_map(About::Spot),
        page.prop_map(About::Page),
        any::<i64>().prop_map(|game| About::Game(GameId(game))),
        any::<bool>().prop_map(About::Switch),
        (claim, any::<String>()).prop_map(|(claim, words)| About::Claim(claim, words)),
        (prop::sample::select(KEYS.to_vec()), any::<String>())
            .prop_map(|(key, value)| About::Setting(key, value)),
        prop::sample::select(GROUPS.to_vec()).prop_map(About::Settings),
        prop::sample::select(vec![Signature::WhiteWins, Signature::Draw]).prop_map(About::Result),
        any::<(u32, String)>().prop_map(|(number, why)| About::Ruling(number, why)),
        any::<String>().prop_map(About::Text),
        any::<(String, Option<String>)>().prop_map(|(words, word)| About::Misfit(words, word)),
    ]
}

fn any_chosen() -> impl Strategy<Value = Chosen> {
    let command = prop::sample::select(COMMANDS.map(|spec| spec.command).to_vec());
    let at_desk = prop::sample::select(DESK_COMMANDS.map(|spec| spec.command).to_vec());
    let answer = prop_oneof![
        prop::sample::select(vec![KeyAnswer::Yes, KeyAnswer::No, KeyAnswer::Piece(Role::Queen)]),
        any::<u8>().prop_map(KeyAnswer::Number),
    ];
    prop_oneof![
        answer.prop_map(Chosen::Answer),
        (command, any_about()).prop_map(|(command, about)| Chosen::Command(command, about)),
        (at_desk, any::<String>()).prop_map(|(command, words)| Chosen::AtDesk(command, words)),
        (
            prop::sample::select(ROOM_COMMANDS.map(|spec| spec.command).to_vec()),
            any::<Option<u16>>()
        )
            .prop_map(|(command, table)| Chosen::InRoom(command, table)),
    ]
}

fn any_line() -> impl Strategy<Value = ClientLine> {
    let reason = || prop::sample::select(REASONS.to_vec());
    let sound = || {
        prop_oneof![
            prop::sample::select(vec![Sound::Found, Sound::Heard]),
            reason().prop_map(Sound::Lost),
        ]
    };
    let typed = prop_oneof![
        any::<String>().prop_map(Typed::Line),
        any::<String>().prop_map(Typed::Pasted),
        prop::sample::select(vec![
            Typed::NotText,
            Typed::TooLong,
            Typed::Interrupt,
            Typed::End,
            Typed::OutputLost
        ]),
    ];
    let come = prop_oneof![
        typed.prop_map(FromTerminal::Typed),
        any_chosen().prop_map(FromTerminal::Chosen),
        sound().prop_map(FromTerminal::Sound),
        sound().prop_map(FromTerminal::Tones),
        reason().prop_map(FromTerminal::BrailleLost),
    ];
    let arrival = prop::sample::select(vec![Arrival::Step, Arrival::Edge, Arrival::Pane]);
    prop_oneof![
        Just(ClientLine::Took),
        come.clone().prop_map(ClientLine::Terminal),
        (any::<u32>(), come).prop_map(|(number, come)| ClientLine::Line { number, come }),
        (any_thing(), arrival).prop_map(|(thing, arrival)| ClientLine::Looked(thing, arrival)),
        any_thing().prop_map(ClientLine::Names),
    ]
}

fn typed(line: String) -> ClientLine {
    ClientLine::Terminal(FromTerminal::Typed(Typed::Line(line)))
}

/// Everything that is read from bytes, to the first that is no message.
fn read_all<T: DeserializeOwned>(mut bytes: &[u8], most: usize) -> (Vec<T>, io::Result<()>) {
    let mut all = Vec::new();
    loop {
        match read(&mut bytes, most) {
            Ok(Some(message)) => all.push(message),
            Ok(None) => return (all, Ok(())),
            Err(error) => return (all, Err(error)),
        }
    }
}

proptest! {
    #[test]
    fn messages_arrive_as_they_were_sent(
        told in prop::collection::vec(any_message(), 0..6),
        typed in prop::collection::vec(any_line(), 0..6),
    ) {
        let bytes: Vec<u8> = told.iter().flat_map(|it| encode(it, TOLD).unwrap()).collect();
        let (all, ended) = read_all::<ToClient>(&bytes, TOLD);
        prop_assert!(ended.is_ok());
        prop_assert_eq!(all, told);
        let bytes: Vec<u8> = typed.iter().flat_map(|it| encode(it, TYPED).unwrap()).collect();
        let (all, ended) = read_all::<ClientLine>(&bytes, TYPED);
        prop_assert!(ended.is_ok());
        prop_assert_eq!(all, typed);
    }

    #[test]
    fn a_message_that_is_cut_short_is_none(message in any_message(), cut in any::<prop::sample::Index>()) {
        let line = encode(&message, TOLD).unwrap();
        let cut = cut.index(line.len());
        let (all, ended) = read_all::<ToClient>(&line[..cut], TOLD);
        prop_assert!(all.is_empty());
        prop_assert_eq!(ended.is_ok(), cut == 0);
    }

    #[test]
    fn noise_is_refused_and_nothing_else(noise in prop::collection::vec(any::<u8>(), 1..300)) {
        let (all, ended) = read_all::<ClientLine>(&noise, TYPED);
        prop_assert!(all.is_empty() && ended.is_err());
    }
}

#[test]
fn what_is_too_long_is_refused_before_it_is_read() {
    for head in [format!("{}\n", TYPED + 1), "9999999\n".into(), "1".repeat(100), "-1\n".into()] {
        let refused = read::<ClientLine>(&mut head.as_bytes(), TYPED).unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::InvalidData, "{head}");
    }
    let long = typed("\u{1}".repeat(TYPED / 6));
    assert_eq!(encode(&long, TYPED).unwrap_err().kind(), ErrorKind::InvalidData);
    let longest = typed("\u{1}".repeat(4096));
    assert!(encode(&longest, TYPED).is_ok(), "a line of line mode is never too long");
}

#[test]
fn nested_without_end_is_refused() {
    let deep = format!("60000\n{}", "[".repeat(60_000));
    let (all, ended) = read_all::<ClientLine>(deep.as_bytes(), TYPED);
    assert!(all.is_empty() && ended.is_err());
}

#[test]
fn what_can_be_lost_is_known_at_the_other_end() {
    use crate::app::braille;
    use crate::louis::Fault;

    let reasons = [Fault::Missing, Fault::Table, Fault::Stuck, Fault::Garbage].map(braille::reason);
    assert!(reasons.iter().all(|reason| REASONS.contains(reason)));
    #[cfg(feature = "tones")]
    {
        use crate::app::tone_player;
        use crate::tones::Fault::{Broken, Busy, Missing, Stuck};
        let reasons = [Missing, Busy, Stuck, Broken].map(tone_player::reason);
        assert!(reasons.iter().all(|reason| REASONS.contains(reason)));
    }
    #[cfg(feature = "speech")]
    {
        use crate::app::sound;
        use crate::speech::SpeechError as E;
        let io = || io::Error::from(ErrorKind::NotFound);
        let text = String::new;
        let errors = [
            E::NoServer { at: text(), source: io() },
            E::Stuck,
            E::Gone(io()),
            E::Refused { code: 1, text: text() },
            E::NoOutput(text()),
            E::Native(text()),
            E::NotBuilt,
        ];
        assert!(errors.iter().all(|error| REASONS.contains(&sound::reason(error))));
    }
}
