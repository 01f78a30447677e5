//! Remedies and facts in words.

use shakmaty::san::{San, SanPlus};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Move, Position, Role, Square};

use super::{Attack, Effect, Ruling, Witness, role_name};
use crate::diag::{Arg, Message};
use crate::game::points::Scoring;
use crate::game::story::{clock_time, span};
use crate::game::{Fault, History, Who};
use crate::law::{Edition, RuleId};

/// A mate that takes longer convinces nobody by being written out.
pub const SHOWN_MATE: usize = 10;

/// What an effect does, where the reason has not said it already.
pub fn effect(effect: &Effect, ruling: &Ruling) -> Option<Message> {
    Some(match effect {
        Effect::Clock { side, seconds } => span(
            Message::new("ruling-remedy-clock")
                .word("side", Who::from(*side).name())
                .text("sign", if *seconds < 0 { "minus" } else { "plus" }),
            *seconds,
        ),
        Effect::Increment { seconds } => {
            Message::new("ruling-remedy-increment").with("seconds", *seconds as usize)
        }
        Effect::Restore { ply } => restored(ply.saturating_sub(1), ruling),
        Effect::Rewind { ply } => restored(*ply, ruling),
        Effect::Oblige { side, moves } => {
            let moves: Vec<_> = moves
                .iter()
                .map(|played| spell(*played, *side, ruling))
                .collect();
            Message::new("ruling-remedy-oblige")
                .word("side", Who::from(*side).name())
                .with("count", moves.len())
                .text("moves", moves.join(", "))
        }
        Effect::Lose { side, right } => Message::new("ruling-remedy-lose")
            .word("side", Who::from(*side).name())
            .text("right", right.name()),
        Effect::Count { side } => {
            Message::new("ruling-remedy-count").word("side", Who::from(*side).name())
        }
        Effect::Offer { side } => {
            Message::new("ruling-remedy-offer").word("side", Who::from(*side).name())
        }
        Effect::OfferGone { side } => {
            Message::new("ruling-remedy-offer-gone").word("side", Who::from(*side).name())
        }
        Effect::NextPeriod { side } => {
            Message::new("ruling-remedy-next-period").word("side", Who::from(*side).name())
        }
        Effect::Discretion(rule) => Message::new("ruling-remedy-discretion").text(
            "number",
            rule.number_text(ruling.edition()).unwrap_or(rule.as_str()),
        ),
        _ => return None,
    })
}

/// The position after a half-move is set up again; what was played then, where it is known.
fn restored(ply: usize, ruling: &Ruling) -> Message {
    let history = &ruling.state.history;
    let last = played(ply, None, history);
    let begins = |start: &Chess| start.fullmoves().get() == 1 && start.turn().is_white();
    let after = match (&last, ply) {
        (Some(_), _) => "move",
        (None, 0) if !history.position(0).is_some_and(begins) => "given",
        (None, 0) => "start",
        (None, _) => "half-move",
    };
    Message::new("ruling-remedy-restore")
        .text("after", after)
        .with("ply", ply)
        .text("move", last.unwrap_or_default())
}

/// Whether the reason has said a fact already, or the fact says nothing.
fn is_told(witness: &Witness, reason: &Message) -> bool {
    let says = |wanted: &str| reason.args.iter().any(|(name, _)| *name == wanted);
    match witness {
        Witness::Quiet { .. } => says("white") || reason.key == "ruling-seventyfive",
        Witness::Counted { .. } => says("number"),
        Witness::Touched { squares } => squares.len() < 2,
        Witness::Reading { moves, .. } => moves.is_empty() || says("found"),
        Witness::NoMate { .. } => reason.key == "ruling-dead-position",
        _ => false,
    }
}

/// A fact, in as many sentences as it takes; none where the reason has said it.
pub fn witness(witness: &Witness, reason: &Message, ruling: &Ruling) -> Vec<Message> {
    if is_told(witness, reason) {
        return Vec::new();
    }
    match witness {
        Witness::Repetition { plies } => {
            let history = &ruling.state.history;
            // A position that only an intended move would bring about: the reason says so.
            let known = plies.iter().any(|ply| history.position(*ply).is_some());
            if !known || (is_intended(reason) && plies.len() == 1) {
                return Vec::new();
            }
            vec![stood("ruling-fact-repetition", plies, reason, history)]
        }
        Witness::Faults {
            uci,
            faults,
            attack,
            role,
            still,
            in_way,
        } => {
            let told = |fault: &Fault| {
                let standing = in_way.iter().find(|(makes, ..)| makes == fault);
                match (standing, fault, role) {
                    (Some((_, role, square)), ..) => blocked(*fault, *role, *square),
                    (_, Fault::Geometry, Some(role)) => {
                        named("ruling-fact-fault", *role).word("fault", "geometry-of")
                    }
                    _ => broken(*fault, uci, *attack, *still),
                }
            };
            faults.iter().map(told).collect()
        }
        Witness::Missing { items } => items
            .iter()
            .map(|item| Message::new("ruling-fact-missing").text("item", item.name()))
            .collect(),
        _ => fact(witness, ruling).into_iter().collect(),
    }
}

/// A fact about a player.
fn of(key: &'static str, side: Color) -> Message {
    Message::new(key).word("side", Who::from(side).name())
}

/// One fact; none where it takes several sentences or none.
fn fact(witness: &Witness, ruling: &Ruling) -> Option<Message> {
    Some(match witness {
        Witness::Unlike { plies, en_passant } => {
            unlike(plies, en_passant.as_deref(), &ruling.state.history)
        }
        Witness::OtherTurn { plies } => {
            let key = "ruling-fact-unlike";
            stood(key, plies, &Message::new(key), &ruling.state.history)
                .text("why", "turn")
                .text("move", "")
        }
        Witness::EnPassantBarred { played, attack } => en_passant_barred(played, attack),
        Witness::Twin {
            role,
            square,
            attack,
        } => exposed(
            Message::new("ruling-fact-twin")
                .text("twin", role_name(*role))
                .text("at", square),
            attack,
        ),
        Witness::TakenBack { side, .. } => of("ruling-fact-taken-back", *side),
        Witness::ClaimIsOffer { side } => of("ruling-fact-claim-is-offer", *side),
        Witness::Unpressed { side } => of("ruling-reply-before-press", *side),
        Witness::NoMate { side } => of("ruling-fact-no-mate", *side),
        Witness::Undetermined { side } => of("ruling-fact-undetermined", *side),
        Witness::OnMove { side } => of("ruling-fact-on-move", *side),
        Witness::Gained { side, .. } => of("ruling-fact-gained", *side),
        Witness::CountedApart { side } => of("ruling-fact-counted-apart", *side),
        Witness::FellFirst { side } => of("ruling-fact-fell-first", *side),
        Witness::Counted { side, count, .. } => {
            of("ruling-fact-counted", *side).with("count", *count as usize)
        }
        Witness::Bound {
            side,
            moves,
            castling,
            kind,
            ..
        } => bound(*side, moves, *castling, kind),
        Witness::Quiet { halfmoves } => {
            Message::new("ruling-fact-quiet").with("count", *halfmoves as usize)
        }
        Witness::Helpmate { winner, line, .. } if line.len() > SHOWN_MATE => {
            of("ruling-fact-can-mate", *winner)
        }
        Witness::Helpmate { winner, line, .. } => {
            of("ruling-fact-helpmate", *winner).text("moves", line.join(" "))
        }
        Witness::TimeLeft { side, seconds } => {
            of("ruling-fact-time", *side).text("time", clock_time(*seconds))
        }
        Witness::TimeControl { control, class } => Message::new("ruling-fact-time-control")
            .text("control", control)
            .text("class", class.name()),
        Witness::IncrementClause { in_use } => {
            Message::new("ruling-fact-increment-clause").text("used", in_use)
        }
        Witness::Penalty {
            seconds,
            basis,
            rules,
        } => penalty(*seconds, basis.name(), rules, ruling.edition()),
        Witness::Touched { squares } => {
            let squares: Vec<_> = squares.iter().map(ToString::to_string).collect();
            Message::new("ruling-fact-touched").text("squares", squares.join(", "))
        }
        Witness::Made { white, black } => Message::new("ruling-fact-made")
            .with("white", *white as usize)
            .with("black", *black as usize),
        Witness::Completed {
            side,
            completed,
            required,
        } => {
            let required = required.map_or("all".to_owned(), |moves| moves.to_string());
            let fact = of("ruling-fact-completed", *side).with("completed", *completed as usize);
            fact.text("required", required)
        }
        Witness::Reading { text, moves } => Message::new("ruling-fact-reading")
            .text("text", text)
            .with("count", moves.len())
            .text("found", read(moves, ruling).join(", ")),
        Witness::Repetition { .. } | Witness::Faults { .. } | Witness::Missing { .. } => {
            return None;
        }
    })
}

/// What a touched piece binds to.
fn bound(side: Color, moves: &[String], castling: bool, kind: &str) -> Message {
    match (moves, castling) {
        ([], true) => of("ruling-touched", side).word("kind", "castle-free"),
        ([], false) => of("ruling-touched", side).word("kind", "none-possible"),
        ([only], _) => Message::new("ruling-fact-only-move").text("move", only),
        _ => of("ruling-touched", side).text("kind", kind),
    }
}

/// What a move breaks.
fn broken(fault: Fault, uci: &str, attack: Option<Attack>, still: bool) -> Message {
    let word = match fault {
        Fault::SelfCheck if still => "self-check-still".to_owned(),
        other => word(other, uci, attack),
    };
    let message = Message::new("ruling-fact-fault").text("fault", word);
    match attack {
        Some(attack) => exposed(message, &attack),
        None => message,
    }
}

/// A message about a kind of piece.
fn named(key: &'static str, role: Role) -> Message {
    Message::new(key).word("piece", role_name(role))
}

/// What stands in the way of a move.
fn blocked(fault: Fault, role: Role, square: Square) -> Message {
    let word = match fault {
        Fault::OwnOccupied => "own-occupied-by",
        Fault::Jump => "jump-over",
        _ => "castling-blocked-by",
    };
    named("ruling-fact-fault", role)
        .word("fault", word)
        .text("from", square)
}

/// How much time a penalty is, and by which clauses.
fn penalty(seconds: i64, basis: &str, rules: &[RuleId], edition: Edition) -> Message {
    let numbers = rules.iter().filter_map(|rule| rule.number_text(edition));
    span(Message::new("ruling-fact-penalty"), seconds)
        .text("basis", basis)
        .text("edition", edition)
        .text("numbers", numbers.collect::<Vec<_>>().join(", "))
}

/// Why a pawn could not be captured en passant.
pub fn en_passant_barred(played: &str, attack: &Attack) -> Message {
    let message = Message::new("ruling-fact-en-passant-barred").text("move", played);
    exposed(message, attack)
}

/// Which positions seem the same and are not, and why.
pub fn unlike(plies: &[usize], en_passant: Option<&str>, history: &History) -> Message {
    let key = "ruling-fact-unlike";
    let why = match en_passant {
        Some(_) => "en-passant",
        None => "castling",
    };
    stood(key, plies, &Message::new(key), history)
        .text("why", why)
        .text("move", en_passant.unwrap_or_default())
}

/// Where a position stood on the board.
fn stood(key: &'static str, plies: &[usize], reason: &Message, history: &History) -> Message {
    // What an intended move would have brought about is the last one: whatever was played since.
    let (stood, intended) =
        plies.split_at(plies.len().saturating_sub(usize::from(is_intended(reason))));
    let stood: Vec<usize> = stood
        .iter()
        .copied()
        .filter(|ply| history.position(*ply).is_some())
        .collect();
    let mut moves: Vec<String> = stood
        .iter()
        .filter_map(|ply| played(*ply, None, history))
        .collect();
    let after = moves.len();
    let last = moves.pop().unwrap_or_default();
    let mode = match intended.is_empty() {
        true => "current",
        false => "intended",
    };
    // A record that begins in the middle of a game does not begin at its start.
    let start = match stood.contains(&0) {
        true if history.position(0) != Some(&Chess::default()) => "given",
        true => "true",
        false => "false",
    };
    Message::new(key)
        .text("start", start)
        .with("after", after)
        .text("moves", moves.join(", "))
        .text("last", last)
        .word("mode", mode)
        .text(
            "intended",
            intended
                .first()
                .and_then(|ply| played(*ply, said(reason, "move"), history))
                .unwrap_or_default(),
        )
}

/// Adds the attacked square, the piece that attacks it and where that stands.
fn exposed(message: Message, attack: &Attack) -> Message {
    message
        .text("square", attack.square)
        .text("piece", role_name(attack.role))
        .text("from", attack.from)
}

/// The word that the message of a fault chooses by, as particular as the facts allow.
fn word(fault: Fault, uci: &str, attack: Option<Attack>) -> String {
    let (from, to) = (uci.get(..2), uci.get(2..4));
    let at = attack.map(|attack| attack.square.to_string());
    match fault {
        Fault::SelfCheck if attack.is_some() => "self-check-by".to_owned(),
        Fault::CastlingAttacked if attack.is_some() && at.as_deref() == from => {
            "castling-check".to_owned()
        }
        Fault::CastlingAttacked if attack.is_some() && at.as_deref() == to => {
            "castling-into".to_owned()
        }
        Fault::CastlingAttacked if attack.is_some() => "castling-through".to_owned(),
        Fault::PawnCapture if uci.get(..1) == uci.get(2..3) => "pawn-ahead".to_owned(),
        Fault::PawnCapture => "pawn-diagonal".to_owned(),
        other => serde_json::to_value(other)
            .ok()
            .and_then(|name| name.as_str().map(str::to_owned))
            .unwrap_or_default(),
    }
}

/// Moves given by squares as a score sheet has them, in the position they could be made in.
fn read(moves: &[String], ruling: &Ruling) -> Vec<String> {
    let state = &ruling.state;
    let earlier = (0..=state.history.length())
        .rev()
        .filter_map(|ply| state.history.position(ply));
    let positions: Vec<_> = state.board.chess().into_iter().chain(earlier).collect();
    let spell = |text: &String| -> Option<String> {
        let uci: UciMove = text.parse().ok()?;
        positions.iter().find_map(|position| {
            let played = uci.to_move(*position).ok()?;
            Some(San::from_move(*position, played).to_string())
        })
    };
    moves
        .iter()
        .map(|text| spell(text).unwrap_or_else(|| text.clone()))
        .collect()
}

/// What is open when the story ends.
pub fn remaining(ruling: &Ruling) -> Vec<Message> {
    let mut messages = Vec::new();
    for obligation in ruling.obligations() {
        messages.push(
            Message::new("ruling-remedy-oblige")
                .text("side", obligation.who)
                .with("count", obligation.moves.len())
                .text("moves", obligation.moves.join(", ")),
        );
    }
    if let Some(side) = ruling.offer() {
        messages.push(Message::new("ruling-remedy-offer").word("side", Who::from(side).name()));
    }
    messages
}

/// The points of the result where the regulations have others than the usual ones.
pub fn points(ruling: &Ruling) -> Option<Message> {
    let scoring = ruling.state.setting.regulations.points;
    let points = ruling.points().filter(|_| scoring != Scoring::default())?;
    let said = |side| format!("{}", points[side].value());
    Some(
        Message::new("ruling-points")
            .text("white", said(Color::White))
            .text("black", said(Color::Black)),
    )
}

/// A move that a player had to make, as the position has it that he made it in: the one on the
/// board, or the last before it in which it could be made.
fn spell(played: Move, side: Color, ruling: &Ruling) -> String {
    let state = &ruling.state;
    let earlier = (0..=state.history.length())
        .rev()
        .filter_map(|ply| state.history.position(ply));
    state
        .board
        .chess()
        .into_iter()
        .chain(earlier)
        .find(|position| position.turn() == side && position.is_legal(played))
        .map_or_else(
            || played.to_string(),
            |position| SanPlus::from_move(position.clone(), played).to_string(),
        )
}

/// What a reason says under a name.
fn said<'a>(reason: &'a Message, wanted: &str) -> Option<&'a str> {
    reason.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if *name == wanted => Some(&**text),
        _ => None,
    })
}

/// Whether the reason is about a position that an intended move would bring about.
fn is_intended(reason: &Message) -> bool {
    said(reason, "mode") == Some("intended")
}

/// A half-move with its number, `4...Ng8`: as it was made, or as it was intended.
fn played(ply: usize, intended: Option<&str>, history: &History) -> Option<String> {
    let before = history.position(ply.checked_sub(1)?)?;
    let number = before.fullmoves();
    let dots = before.turn().fold_wb(".", "...");
    let made = || {
        let after = history.position(ply)?;
        before.legal_moves().into_iter().find_map(|candidate| {
            let mut next = before.clone();
            next.play_unchecked(candidate);
            (next == *after).then(|| San::from_move(before, candidate).to_string())
        })
    };
    // An illegal move has its squares only.
    let squares = || {
        let ply = history.ply(ply)?;
        Some(format!("{}–{}", ply.movement.from, ply.movement.to))
    };
    let san = intended.map(str::to_owned).or_else(made).or_else(squares);
    Some(format!("{number}{dots}{}", san.unwrap_or_default()))
}
