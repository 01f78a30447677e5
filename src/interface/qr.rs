//! A QR code of an address, for the phones in a room.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};
use serde_json::{Value, json};

use super::{ErrorJson, Request, wrong};

/// The code of a text as the path of a drawing: one box for each run of dark modules. It is as many
/// units wide and high as it has modules; the quiet zone around it is the page's.
pub fn qr(request: &Request) -> Result<Value, ErrorJson> {
    let text = request.text("text")?.unwrap_or_default();
    let code =
        QrCode::encode_text(text, QrCodeEcc::Medium).map_err(|_| wrong("wrong-field", "text"))?;
    Ok(json!({ "ok": true, "size": code.size(), "path": path(&code) }))
}

fn path(code: &QrCode) -> String {
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run + 1;
        }
    }
    path
}
