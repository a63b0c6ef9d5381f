//! The token by which the server knows a player, and where it is kept.

use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use touchmove_files::{opened, private};
use zeroize::Zeroizing;

/// A token is at most so long.
const LONGEST: usize = 512;

/// A token. It is shown nowhere, and wiped when it is not needed any more.
#[derive(Clone, PartialEq, Eq)]
pub struct AccessToken(Zeroizing<String>);

impl fmt::Debug for AccessToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

impl AccessToken {
    /// Reads what was pasted; `None` if it can be no token.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~+/=".contains(&byte);
        let is_token = (8..=LONGEST).contains(&text.len()) && text.bytes().all(fits);
        is_token.then(|| Self(Zeroizing::new(text.to_owned())))
    }

    pub(crate) fn header(&self) -> Zeroizing<String> {
        Zeroizing::new(["Bearer ", self.0.as_str()].concat())
    }
}

/// The file in which a token is kept for its owner alone.
#[derive(Clone, Debug)]
pub struct Kept(PathBuf);

impl Kept {
    /// In this folder.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        Self(folder.join("lichess-token"))
    }

    /// The token that is kept; `None` if there is none.
    ///
    /// # Errors
    ///
    /// Why it cannot be read.
    pub fn token(&self) -> io::Result<Option<AccessToken>> {
        let file = match opened::file(&self.0) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        #[cfg(unix)]
        private::close(&self.0)?;
        let bytes = Zeroizing::new(opened::up_to(file, LONGEST as u64 + 2)?);
        Ok(std::str::from_utf8(&bytes).ok().and_then(AccessToken::read))
    }

    /// Keeps a token, in the place of another.
    ///
    /// # Errors
    ///
    /// Why it is not kept.
    pub fn keep(&self, token: &AccessToken) -> io::Result<()> {
        if let Some(folder) = self.0.parent() {
            private::folder(folder)?;
        }
        let partly = self.0.with_extension("new");
        let _ = std::fs::remove_file(&partly);
        let mut file = private::options().create_new(true).write(true).open(&partly)?;
        file.write_all(token.0.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&partly, &self.0)
    }

    /// Forgets the token.
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn forget(&self) -> io::Result<()> {
        match std::fs::remove_file(&self.0) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}
