//! Runs a session: every input becomes a stamped event, and every act is carried out.
//!
//! One inbox, one wait: the loop sleeps until something happens or the next deadline comes. It
//! decides nothing; `session` does, and is pure.

pub mod ask;
pub mod braille;
pub mod called;
pub mod captains;
pub mod chips;
pub mod tone_player;
pub mod clock;
pub mod dials;
pub mod embossed;
pub mod filters;
pub mod elsewhere;
pub mod folders;
pub mod happened;
pub mod health;
pub mod homes;
pub mod host;
pub mod input;
pub mod game_store;
pub mod keys;
pub mod later;
mod letters;
mod lawbook;
pub mod lichess;
pub mod link;
pub mod look;
pub mod memory;
pub mod no_board;
pub mod filed;
pub mod odds;
mod offers;
pub mod boards_now;
pub mod open;
pub mod order;
pub mod outputs;
pub mod pairing;
pub mod perform;
pub mod play;
pub mod ports;
pub mod reasons;
pub mod records;
pub mod retyped;
pub mod room;
pub mod room_desk;
pub mod sayable;
pub mod seats;
pub mod session;
pub mod shelf;
pub mod setup;
pub mod signals;
pub mod solver;
pub mod sound;
pub mod study;
pub mod target;
mod unread;
