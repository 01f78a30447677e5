//! Who is connected.

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// The connections that wait for an answer, and those that wait for news.
pub struct Visitors {
    waiting: Mutex<Receiver<TcpStream>>,
    listeners: Mutex<Vec<TcpStream>>,
}

impl Visitors {
    /// Takes connections from now on.
    pub fn new(listener: TcpListener) -> Visitors {
        let (sender, waiting) = channel();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if sender.send(stream).is_err() {
                    break;
                }
            }
        });
        Visitors {
            waiting: Mutex::new(waiting),
            listeners: Mutex::default(),
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

fn news(generation: u64) -> String {
    format!("event: built\ndata: {generation}\n\n")
}
