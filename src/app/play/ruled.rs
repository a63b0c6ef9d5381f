//! A game on which somebody elsewhere rules, at a terminal: from what is told of it first until it is left.

use crate::app::elsewhere::{Elsewhere, RulerLine};
use crate::app::homes::HomeNews;
use crate::app::input::Input;
use crate::app::keys;
use crate::app::later::Later;
use crate::app::lichess::AccountNews;
use crate::app::open;
use crate::app::play::post::Post;
use crate::app::play::{AfterGame, HomeInput, Played, Start, Terminal, manner, played, seat};
use crate::app::session::Session;
use crate::archive::{Archive, Header};
use crate::online::Began;
use crate::voices::{Library, Narrator};

/// With what such a game is played.
pub(super) struct RuledGame<'a> {
    pub(super) start: &'a Start,
    pub(super) narrator: &'a Narrator,
    pub(super) library: &'a Library,
    pub(super) header: Header,
    pub(super) line: Box<dyn RulerLine>,
    /// What the game is and how it stands.
    pub(super) began: Box<Began>,
    /// What came by the line of an account before.
    pub(super) account: Vec<AccountNews>,
}

/// What is left of such a game.
pub(super) struct RuledLeft {
    pub(super) terminal: Terminal<HomeInput>,
    pub(super) archive: Archive,
    pub(super) account: Vec<AccountNews>,
    pub(super) homes: Vec<HomeNews>,
    /// Whether it is over. One that is not is with whoever rules on it, and not in the archive.
    pub(super) is_over: bool,
    pub(super) after: AfterGame,
}

/// Plays a game until it is left.
pub(super) fn play_ruled(
    game: RuledGame<'_>,
    mut terminal: Terminal<HomeInput>,
    mut archive: Archive,
) -> RuledLeft {
    let RuledGame { start, narrator, library, header, line, began, account } = game;
    if let Some(place) = &header.elsewhere {
        // What cannot be forgotten is offered by nobody.
        let _ = archive.forget_begun_elsewhere(place);
    }
    let kept = open::begin(&mut archive, header, |error| {
        terminal.outputs.say(&open::unusable(&start.folders, narrator, error));
    });
    let names = keys::names(&keys::library(&start.folders), library);
    let manner = manner(&start.settings, names, narrator.clone(), library.clone());
    let replay = seat(&kept, terminal.inbox.now());
    let session = Session::new(manner, kept.id, replay);
    let (inbox, mut performer) = terminal.performer(start, archive, Some(kept), session.narrator());
    performer.elsewhere = Some(line);
    let mut post = Post::new(inbox);
    post.account = account;
    post.begin_with(Input::Elsewhere(Elsewhere::Full(began)));
    left(played(post, session, performer, start))
}

fn left(done: Played) -> RuledLeft {
    let Played { post, session, mut performer, after, .. } = done;
    for engine in [&performer.engine, &performer.analyst].into_iter().filter_map(Later::begun) {
        engine.end();
    }
    performer.flush(&session);
    let is_over = session.game().outcome().is_some();
    if !is_over {
        let id = performer.game_store.kept.take().map(|kept| kept.id);
        // One that cannot be forgotten is offered by nobody.
        let _ = id.map(|id| performer.game_store.archive.forget(id));
    }
    let (inbox, account, homes) = post.into_parts();
    let archive = performer.game_store.archive;
    let terminal = Terminal { inbox, outputs: performer.outputs };
    RuledLeft { terminal, archive, account, homes, is_over, after }
}
