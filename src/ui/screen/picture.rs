//! Pieces as pictures of dots, at terminals that show them. A program that was built without them has none.

#[cfg(all(feature = "pictures", unix))]
mod asked;
#[cfg(feature = "pictures")]
mod drawn;

#[cfg(feature = "pictures")]
pub use drawn::Pictures;
#[cfg(not(feature = "pictures"))]
pub use none::Pictures;

#[cfg(not(feature = "pictures"))]
mod none {
    use ratatui::buffer::Buffer;

    use crate::ui::screen::scene::Scene;

    /// Pictures, of which there are none.
    #[derive(Clone, Debug)]
    pub enum Pictures {}

    impl Pictures {
        /// There are none at any terminal.
        #[must_use]
        pub const fn ask() -> Option<Self> {
            None
        }

        pub(in crate::ui::screen) const fn forget(&mut self) {
            match *self {}
        }

        pub(in crate::ui::screen) const fn lay(&mut self, _: &Scene, _: &mut Buffer) {
            match *self {}
        }
    }
}
