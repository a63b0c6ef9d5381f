//! Requests, one after the other, and streams.

use std::sync::Arc;
use std::time::Duration;

use serde::de::DeserializeOwned;
use ureq::http::{Response, StatusCode};
use ureq::{Agent, Body};

use crate::fault::{Fault, of_library};
use crate::lines::{Closer, Lines};
use crate::text;
use crate::token::AccessToken;

/// A longer answer is none.
const LONGEST: u64 = 4 << 20;

/// How long the server is spared if it does not say so itself.
const SPARED: Duration = Duration::from_mins(1);

/// How long is waited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadlines {
    /// For a connection.
    pub connect: Duration,
    /// For the next bytes of an answer.
    pub answer: Duration,
    /// For the next bytes of a stream, in which the server gives a sign of life every seven seconds.
    pub stream: Duration,
}

impl Default for Deadlines {
    fn default() -> Self {
        let [connect, answer, stream] = [8, 10, 20].map(Duration::from_secs);
        Self { connect, answer, stream }
    }
}

/// A client for one player. Clones share their connections.
#[derive(Clone, Debug)]
pub struct LichessClient {
    agent: Agent,
    base: Arc<str>,
    token: AccessToken,
    deadlines: Deadlines,
}

impl LichessClient {
    /// A client of the server at this address, for the player to whom the token belongs.
    #[must_use]
    pub fn new(base: &str, token: AccessToken, deadlines: Deadlines) -> Self {
        let base = base.trim_end_matches('/').into();
        Self { agent: agent(deadlines, deadlines.answer), base, token, deadlines }
    }

    /// Asks for something.
    ///
    /// # Errors
    ///
    /// Why there is no answer.
    pub(crate) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Fault> {
        let request = self.agent.get(self.address(path));
        let request = request.header("Authorization", self.token.header().as_str());
        parsed(&answered(request.call())?)
    }

    /// Wants something done; the answer, if it was done.
    ///
    /// # Errors
    ///
    /// Why it was not done, or nobody knows.
    pub(crate) fn post(&self, path: &str, form: &[(&str, &str)]) -> Result<Vec<u8>, Fault> {
        let request = self.agent.post(self.address(path));
        let request = request.header("Authorization", self.token.header().as_str());
        answered(request.send_form(form.iter().copied()))
    }

    /// Takes the token from the server: nobody can use it any more.
    ///
    /// # Errors
    ///
    /// Why it can still be used.
    pub fn revoke(&self) -> Result<(), Fault> {
        let request = self.agent.delete(self.address("/api/token"));
        let request = request.header("Authorization", self.token.header().as_str());
        answered(request.call()).map(drop)
    }

    /// Opens a stream that is asked for.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub(crate) fn stream(&self, path: &str) -> Result<Lines, Fault> {
        let agent = agent(self.deadlines, self.deadlines.stream);
        let request = agent.get(self.address(path));
        let request = request.header("Authorization", self.token.header().as_str());
        opened(agent, request.call())
    }

    /// Opens a stream with a form. It lasts as long as what was asked for by it.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub(crate) fn stream_of_form(&self, path: &str, form: &[(&str, &str)]) -> Result<Lines, Fault> {
        let agent = agent(self.deadlines, self.deadlines.stream);
        let request = agent.post(self.address(path));
        let request = request.header("Authorization", self.token.header().as_str());
        opened(agent, request.send_form(form.iter().copied()))
    }

    fn address(&self, path: &str) -> String {
        [&self.base, path].concat()
    }
}

/// What asks: an agent of its own for each stream, so that one can be closed from outside.
fn agent(deadlines: Deadlines, read: Duration) -> Agent {
    Agent::config_builder()
        .http_status_as_error(false)
        .timeout_resolve(Some(deadlines.connect))
        .timeout_connect(Some(deadlines.connect))
        .timeout_per_read(Some(read))
        .timeout_per_write(Some(deadlines.answer))
        .max_redirects(0)
        .user_agent(concat!("touchmove/", env!("CARGO_PKG_VERSION")))
        .build()
        .into()
}

fn opened(agent: Agent, answer: Result<Response<Body>, ureq::Error>) -> Result<Lines, Fault> {
    let answer = accepted(answer)?;
    Ok(Lines::new(Closer::new(agent), answer.into_body().into_reader()))
}

fn answered(answer: Result<Response<Body>, ureq::Error>) -> Result<Vec<u8>, Fault> {
    let mut answer = accepted(answer)?;
    let body = answer.body_mut().with_config().limit(LONGEST);
    body.read_to_vec().map_err(|error| of_library(&error))
}

/// An answer to which there is no objection.
fn accepted(answer: Result<Response<Body>, ureq::Error>) -> Result<Response<Body>, Fault> {
    let mut answer = answer.map_err(|error| of_library(&error))?;
    match answer.status() {
        status if status.is_success() => Ok(answer),
        StatusCode::UNAUTHORIZED => Err(Fault::TokenRefused),
        StatusCode::NOT_FOUND => Err(Fault::Missing),
        StatusCode::TOO_MANY_REQUESTS => Err(Fault::Busy(spared(&answer))),
        status if status.is_server_error() => Err(Fault::Failing),
        StatusCode::FORBIDDEN if is_about_scope(&mut answer) => Err(Fault::TokenRefused),
        status if status.is_client_error() => Err(Fault::Refused(words(&mut answer))),
        _ => Err(Fault::Nonsense),
    }
}

/// For how long the server wants no request.
fn spared(answer: &Response<Body>) -> Duration {
    let told = answer.headers().get("Retry-After").and_then(|told| told.to_str().ok());
    let told = told.and_then(|told| told.trim().parse().ok()).map(Duration::from_secs);
    told.map_or(SPARED, |told| told.clamp(Duration::from_secs(1), SPARED * 10))
}

fn is_about_scope(answer: &mut Response<Body>) -> bool {
    words(answer).to_lowercase().contains("scope")
}

/// The words of the server for what it refuses, if it has any.
fn words(answer: &mut Response<Body>) -> String {
    let body = answer.body_mut().with_config().limit(1 << 14).read_to_vec().unwrap_or_default();
    let Ok(value) = serde_json::from_slice::<serde_json::Value>(&body) else {
        return String::new();
    };
    text::sentence(value.get("error").and_then(serde_json::Value::as_str).unwrap_or_default())
}

/// What an answer says.
pub(crate) fn parsed<T: DeserializeOwned>(answer: &[u8]) -> Result<T, Fault> {
    serde_json::from_slice(answer).map_err(|_| Fault::Nonsense)
}
