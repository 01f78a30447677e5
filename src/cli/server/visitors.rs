//! Who is connected.

use std::io::{ErrorKind, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

type Listeners = Arc<Mutex<Vec<TcpStream>>>;

/// The connections that wait for an answer, and those that wait for news.
pub struct Visitors {
    waiting: Mutex<Receiver<TcpStream>>,
    listeners: Listeners,
}

impl Visitors {
    /// Takes connections from now on.
    pub fn new(listener: TcpListener) -> Visitors {
        let (sender, waiting) = channel();
        let listeners = Listeners::default();
        let known = Arc::clone(&listeners);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let Ok(stream) = stream else {
                    // Out of file handles: those of listeners who have left are given back.
                    prune(&known);
                    std::thread::sleep(Duration::from_millis(50));
                    continue;
                };
                if sender.send(stream).is_err() {
                    break;
                }
            }
        });
        Visitors {
            waiting: Mutex::new(waiting),
            listeners,
        }
    }

    /// The next connection, if one comes soon.
    pub fn next(&self) -> Option<TcpStream> {
        let waiting = self.waiting.lock().ok()?;
        waiting.recv_timeout(Duration::from_millis(20)).ok()
    }

    /// Keeps a connection to tell it news, beginning with how things stand.
    pub fn listen(&self, mut stream: TcpStream, generation: u64) {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\
                    Cache-Control: no-store\r\nConnection: keep-alive\r\n\r\nretry: 500\n";
        let greeted = stream
            .write_all(head.as_bytes())
            .and_then(|()| stream.write_all(news(generation).as_bytes()));
        prune(&self.listeners);
        if greeted.is_ok()
            && let Ok(mut listeners) = self.listeners.lock()
        {
            listeners.push(stream);
        }
    }

    /// Tells all who listen that the site has been made again.
    pub fn tell(&self, generation: u64) {
        if let Ok(mut listeners) = self.listeners.lock() {
            let news = news(generation);
            listeners.retain_mut(|stream| stream.write_all(news.as_bytes()).is_ok());
        }
    }
}

/// Forgets the listeners who have left.
fn prune(listeners: &Listeners) {
    if let Ok(mut listeners) = listeners.lock() {
        listeners.retain(is_open);
    }
}

/// Whether somebody still listens: a closed connection reads as ended.
fn is_open(stream: &TcpStream) -> bool {
    let peeked = stream
        .set_nonblocking(true)
        .and_then(|()| stream.peek(&mut [0]));
    let is_silent = matches!(&peeked, Err(error) if error.kind() == ErrorKind::WouldBlock);
    stream.set_nonblocking(false).is_ok() && (is_silent || matches!(peeked, Ok(1)))
}

fn news(generation: u64) -> String {
    format!("event: built\ndata: {generation}\n\n")
}
