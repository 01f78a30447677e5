//! What the module exports: memory for a request, and the answer to it.
//!
//! The caller asks [`kanon_alloc`] for room, writes the request there as UTF-8 and calls
//! [`kanon_answer`], which frees it and returns the place of the answer: its length in four bytes
//! (little endian), then the text. The answer stays until the next call.

#![allow(unsafe_code)]

use std::cell::RefCell;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Room for a request of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn kanon_alloc(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, 0);
        request.as_mut_ptr()
    })
}

/// Answers the request that was written to the room.
#[unsafe(no_mangle)]
pub extern "C" fn kanon_answer() -> *const u8 {
    let request = REQUEST.take();
    let answer = match std::str::from_utf8(&request) {
        Ok(text) => super::answer(text),
        Err(_) => super::refused("not-utf8").to_string(),
    };
    let length = u32::try_from(answer.len()).unwrap_or(u32::MAX);
    ANSWER.with_borrow_mut(|kept| {
        kept.clear();
        kept.extend(length.to_le_bytes());
        kept.extend(answer.as_bytes());
        kept.as_ptr()
    })
}
