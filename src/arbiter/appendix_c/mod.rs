//! Appendix C: how moves are written.

pub mod written;
