//! Questions are plausible as chess: nobody overlooks a mate or a piece, clocks show what they can
//! show, claims and findings fit the position, and illegal moves are those that people make.

use std::sync::LazyLock;

use kanon::game::Scenario;
use kanon::game::scenario::{Act, Basis, Decision, Event, Finding, MoveText};
use kanon::game::setting::AgreedDraws;
use kanon::game::state::Outcome;
use kanon::lang::Locales;
use kanon::quiz::{Answer, Dice, KINDS, Question, Renderer, ask};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position, Role, Square};

const EACH: usize = 110;

/// Thousands of questions of all kinds, the same in every run.
static MADE: LazyLock<Vec<Question>> = LazyLock::new(|| {
    let mut made = Vec::new();
    for (number, kind) in KINDS.iter().enumerate() {
        let dice = Dice::new(613).branch(number as u64);
        let of_kind: Vec<_> = (0..40 * EACH as u64)
            .filter_map(|throw| ask(kind, &mut dice.branch(throw)).ok())
            .take(EACH)
            .collect();
        assert_eq!(of_kind.len(), EACH, "{}", kind.name);
        made.extend(of_kind);
    }
    assert!(made.len() > 5000);
    made
});

fn begun(scenario: &Scenario) -> Chess {
    let mut position = scenario.start.chess().unwrap().clone();
    for played in &scenario.moves {
        position.play_unchecked(*played);
    }
    position
}

fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

fn material(position: &Chess, side: Color) -> i32 {
    let board = position.board();
    let men = board.by_color(side).into_iter();
    men.filter_map(|square| board.role_at(square))
        .map(worth)
        .sum()
}

/// How much a side is ahead.
fn ahead(position: &Chess, side: Color) -> i32 {
    material(position, side) - material(position, side.other())
}

fn after(position: &Chess, played: Move) -> Chess {
    let mut next = position.clone();
    next.play_unchecked(played);
    next
}

/// The best that taking on a square brings, by legal moves; nobody has to take.
fn taking(position: &Chess, square: Square) -> i32 {
    let moves = position.legal_moves().into_iter();
    moves
        .filter(|played| played.to() == square && played.is_capture())
        .map(|played| worth(played.capture().unwrap()) - taking(&after(position, played), square))
        .fold(0, i32::max)
}

/// The best that any capture brings.
fn loot(position: &Chess) -> i32 {
    let theirs = position.them() & !position.board().kings();
    let squares = theirs.into_iter();
    squares
        .map(|square| taking(position, square))
        .fold(0, i32::max)
}

fn can_mate(position: &Chess) -> bool {
    let mut moves = position.legal_moves().into_iter();
    moves.any(|played| after(position, played).is_checkmate())
}

fn says(question: &Question) -> String {
    let start = question.scenario.start.fen();
    format!("{} {} {start}", question.kind, question.id)
}

/// The legal moves that are played, each with the position before it, and the last position;
/// nothing after a move that is not legal.
fn played(scenario: &Scenario) -> (Vec<(Chess, Move)>, Chess) {
    let mut at = scenario.start.chess().unwrap().clone();
    let mut all = Vec::new();
    for played in &scenario.moves {
        all.push((at.clone(), *played));
        at.play_unchecked(*played);
    }
    for event in &scenario.events {
        let text = match &event.act {
            Act::Move { text, .. } => text,
            _ => continue,
        };
        let legal = match text {
            MoveText::Uci {
                from,
                to,
                promotion,
            } => {
                let (from, to, promotion) = (*from, *to, *promotion);
                UciMove::Normal {
                    from,
                    to,
                    promotion,
                }
                .to_move(&at)
                .ok()
            }
            MoveText::San(_) => None,
        };
        let Some(legal) = legal.filter(|_| event.who.side() == Some(at.turn())) else {
            break;
        };
        all.push((at.clone(), legal));
        at.play_unchecked(legal);
    }
    (all, at)
}

/// Kinds that need what hangs: a pawn that promotes, a move that ends the game, hardly any men.
fn needs_it(question: &Question) -> bool {
    matches!(
        question.kind,
        "promotion-unfinished"
            | "promotion-and-end"
            | "phone-and-end"
            | "second-illegal-unwinnable"
            | "late-for-resumption"
            | "flag-material"
            | "resigns-unwinnable"
    ) || question.kind == "sealed-text"
}

#[test]
fn nobody_overlooks_a_mate_or_a_piece() {
    for question in MADE.iter().filter(|question| !needs_it(question)) {
        // The king has to move for this kind.
        if question.kind == "castling-lost" {
            continue;
        }
        let (moves, last) = played(&question.scenario);
        for (position, played) in &moves {
            if after(position, *played).is_checkmate() {
                continue;
            }
            let fen = Fen::from_position(position, EnPassantMode::Legal);
            assert!(!can_mate(position), "{} {played}: {fen}", says(question));
            let taken = played.capture().map_or(0, worth);
            assert!(
                loot(position) < 3.max(taken + 1),
                "{} {played}: {fen}",
                says(question)
            );
        }
        let shown = begun(&question.scenario);
        for position in [&shown, &last] {
            let ends = |(before, played): &(Chess, Move)| {
                played.is_capture() || after(before, *played).is_checkmate()
            };
            if !position.is_game_over() && !moves.iter().any(ends) {
                assert!(!can_mate(position), "{}", says(question));
                assert!(loot(position) < 3, "{}", says(question));
            }
        }
    }
}

#[test]
fn clocks_show_what_they_can_show() {
    for question in MADE.iter() {
        let scenario = &question.scenario;
        let position = begun(scenario);
        let control = &scenario.setting.time_control;
        for side in Color::ALL {
            let Some(left) = scenario.clocks_ms[side] else {
                continue;
            };
            let half = (position.fullmoves().get() - 1) * 2 + u32::from(position.turn().is_black());
            let made = match side {
                Color::White => half.div_ceil(2),
                Color::Black => half / 2,
            };
            let mut given = control.increment * i64::from(made);
            let mut before = 0;
            for period in &*control.periods {
                if made >= before {
                    given += period.seconds;
                }
                before += period.moves.unwrap_or(1000);
            }
            assert!(left <= given * 1000, "{} {left}", says(question));
            if side != position.turn() && made > 0 {
                assert!(
                    left >= control.increment * 1000,
                    "{} {left}",
                    says(question)
                );
            }
        }
    }
}

#[test]
fn nobody_claims_fifty_moves_while_winning_or_with_a_capture() {
    let mut claims = 0;
    for question in MADE.iter() {
        for event in &question.scenario.events {
            let Act::Claim(claim) = &event.act else {
                continue;
            };
            if claim.basis != Basis::Fifty {
                continue;
            }
            claims += 1;
            let position = begun(&question.scenario);
            let claimant = event.who.side().unwrap();
            assert!(ahead(&position, claimant) <= 1, "{}", says(question));
            let passed = position.clone().swap_turn().unwrap();
            assert!(
                loot(&passed) < 2 && loot(&position) < 2,
                "{}",
                says(question)
            );
            if let Some(intended) = &claim.intended {
                let uci: UciMove = intended.parse().unwrap();
                let played = uci.to_move(&position).unwrap();
                assert!(!played.is_capture(), "{} {intended}", says(question));
                let next = after(&position, played);
                assert!(loot(&next) < 2 && !can_mate(&next), "{}", says(question));
            }
        }
    }
    assert!(claims > 500, "{claims}");
}

#[test]
fn who_claims_a_repetition_is_not_winning_and_kings_that_may_castle_stay_at_home() {
    for question in MADE.iter() {
        // The king has to move for this kind.
        if question.kind == "castling-lost" {
            continue;
        }
        let scenario = &question.scenario;
        let start = scenario.start.chess().unwrap();
        for (position, played) in played(scenario).0 {
            let side = position.turn();
            let walks = played.role() == Role::King && !played.is_castle();
            assert!(
                !(walks && start.castles().has_color(side) && position.board().queens().any())
                    || position.is_check(),
                "{} {played}",
                says(question)
            );
        }
        let claims =
            |act: &Act| matches!(act, Act::Claim(claim) if claim.basis == Basis::Threefold);
        if scenario.events.iter().any(|event| claims(&event.act)) {
            assert!(ahead(start, Color::White).abs() <= 1, "{}", says(question));
        }
    }
}

#[test]
fn who_resigns_is_worse_and_who_agrees_to_a_draw_is_not_winning() {
    let mut offered = 0;
    for question in MADE.iter() {
        // This kind asks what resigning to a player who can't mate comes to.
        if question.kind == "resigns-unwinnable" {
            continue;
        }
        let position = begun(&question.scenario);
        for event in &question.scenario.events {
            match event.act {
                Act::Resign => {
                    let side = event.who.side().unwrap();
                    assert!(ahead(&position, side) <= -3, "{}", says(question));
                }
                Act::Offer => {
                    offered += 1;
                    let lead = ahead(&position, Color::White).abs();
                    assert!(lead <= 1, "{}", says(question));
                }
                _ => {}
            }
        }
    }
    assert!(offered > 100, "{offered}");
}

#[test]
fn findings_fit_the_position() {
    let (mut agreed, mut rejected) = (0, 0);
    for question in MADE.iter() {
        let events = &question.scenario.events;
        let claims = events.iter().any(|event| {
            matches!(&event.act, Act::Claim(claim)
                if matches!(claim.basis, Basis::CannotWin | Basis::NoEffort))
        });
        let decision = events.iter().rev().find_map(|event| match &event.act {
            Act::Find(Finding { decision, .. }) => *decision,
            _ => None,
        });
        let position = begun(&question.scenario);
        let lead = ahead(&position, position.turn());
        let postponed = events.iter().any(|event| {
            matches!(&event.act, Act::Find(finding)
                if finding.decision == Some(Decision::Postpone))
        });
        match decision.filter(|_| claims) {
            Some(Decision::Reject) if postponed => assert_eq!(lead, -1, "{}", says(question)),
            Some(_) if postponed => assert!((-1..=0).contains(&lead), "{}", says(question)),
            Some(Decision::Reject) => {
                rejected += 1;
                // Nobody claims where he has simply lost.
                assert_eq!(lead, -1, "{}", says(question));
            }
            Some(Decision::Agree) => {
                agreed += 1;
                assert!((-3..=0).contains(&lead), "{}", says(question));
            }
            _ => {}
        }
    }
    // That an arbiter who agrees draws the game hardly needs an answer: it is seldom asked.
    assert!(agreed > 10 && rejected > 50, "{agreed} {rejected}");
}

#[test]
fn illegal_moves_are_those_that_people_make() {
    let (mut self_checks, mut leaps) = (0, 0);
    for question in MADE
        .iter()
        .filter(|question| question.kind.contains("illegal"))
    {
        let position = begun(&question.scenario);
        let board = position.board();
        let Some(Act::Move {
            text: MoveText::Uci { from, to, .. },
            ..
        }) = question.scenario.events.first().map(|event| &event.act)
        else {
            continue;
        };
        let (from, to) = (*from, *to);
        let piece = board.piece_at(from).unwrap();
        let reached = shakmaty::attacks::attacks(from, piece, board.occupied()).contains(to);
        let says = format!("{} {from}-{to}", says(question));
        match piece.role {
            Role::Pawn => assert!(
                from.file() != to.file() || board.role_at(to).is_none(),
                "{says}"
            ),
            Role::Knight => assert!(reached, "{says}"),
            Role::King => {
                let other = board.king_of(position.turn().other()).unwrap();
                assert!(other.distance(to) > 1, "{says}");
            }
            _ if reached => self_checks += 1,
            role => {
                leaps += 1;
                // Over one man, or a bishop far off its diagonal.
                let on_the_way = shakmaty::attacks::between(from, to) & board.occupied();
                let slip = role == Role::Bishop && from.distance(to) >= 5;
                assert!(on_the_way.count() == 1 || slip, "{says}");
            }
        }
    }
    // Leaps are seen at once more often than not.
    assert!(
        leaps > 5 && 4 * leaps < self_checks,
        "{self_checks} {leaps}"
    );
}

#[test]
fn nobody_seals_a_mate() {
    for question in MADE.iter() {
        let position = begun(&question.scenario);
        for event in &question.scenario.events {
            if let Act::Seal { text } = &event.act
                && let Ok(san) = text.parse::<shakmaty::san::San>()
                && let Ok(played) = san.to_move(&position)
            {
                assert!(
                    !after(&position, played).is_checkmate(),
                    "{}",
                    says(question)
                );
            }
        }
    }
}

#[test]
fn locked_pawns_tempt_to_call_it_a_draw() {
    let locked = MADE.iter().filter(|question| {
        let board = begun(&question.scenario).board().clone();
        question.kind == "second-illegal-unwinnable"
            && board.pawns().count() == 6
            && question.options.len() > 2
    });
    let mut seen = 0;
    for question in locked {
        seen += 1;
        let known = question
            .options
            .iter()
            .filter_map(|option| option.misconception);
        let ids: Vec<_> = known.map(|known| known.id).collect();
        assert!(
            ids.contains(&"locked-is-drawn"),
            "{} {ids:?}",
            says(question)
        );
    }
    assert!(seen > 3, "{seen}");
}

/// Nobody comes to the fortieth of forty moves with more than a fifth of the time left.
#[test]
fn time_is_short_when_a_period_ends() {
    let mut seen = 0;
    for question in MADE.iter() {
        let scenario = &question.scenario;
        let control = &scenario.setting.time_control;
        let [first, second, ..] = &control.periods[..] else {
            continue;
        };
        let number = begun(scenario).fullmoves().get();
        let adjourned = |event: &Event| matches!(event.act, Act::Seal { .. } | Act::Open);
        let plain = control.increment == 0 && !scenario.events.iter().any(adjourned);
        if !plain || first.moves != Some(number - 1) {
            continue;
        }
        for left in [scenario.clocks_ms.white, scenario.clocks_ms.black] {
            let most = (first.seconds / 5 + second.seconds) * 1000;
            assert!(left.is_none_or(|left| left <= most), "{}", says(question));
            seen += 1;
        }
    }
    assert!(seen > 0);
}

/// 9.1.1: whether a bar on draws still holds can be seen only by who knows how many moves were made.
#[test]
fn a_bar_on_draws_is_asked_with_the_moves_that_were_made() {
    let locales = Locales::built_in();
    let locale = locales.open("en".parse().unwrap()).unwrap();
    let renderer = Renderer::new(&locale).unwrap();
    let mut seen = 0;
    for question in MADE.iter() {
        let bar = &question.scenario.setting.regulations.agreed_draws;
        if !matches!(bar, AgreedDraws::FromMove(_)) {
            continue;
        }
        let made = (begun(&question.scenario).fullmoves().get() - 1).to_string();
        let setting = question.render(&renderer).setting.join(" ");
        let mut words = setting.split(|sign: char| !sign.is_alphanumeric());
        assert!(words.any(|word| word == made), "{made}: {setting}");
        seen += 1;
    }
    assert!(seen > 20);
}

/// A clause that the reasons name is no wrong answer to what decides.
#[test]
fn no_wrong_clause_is_one_that_the_reasons_name() {
    let mut seen = 0;
    for question in MADE.iter() {
        let edition = question.edition();
        let reasons = question.explanation.iter();
        let named: Vec<_> = reasons.flat_map(|it| it.deciding(edition)).collect();
        for option in question.options.iter().filter(|option| !option.correct) {
            if let Answer::Clause(rule) = &option.answer {
                assert!(!named.contains(rule), "{} {rule:?}", says(question));
                seen += 1;
            }
        }
    }
    assert!(seen > 20);
}

/// Whoever thinks that the first illegal move loses does not think of a draw.
#[test]
fn a_first_illegal_move_that_loses_is_no_draw() {
    for question in MADE.iter() {
        for option in &question.options {
            let outcome = match &option.answer {
                Answer::Ruling(verdict) => verdict.ending.map(|ending| ending.outcome),
                Answer::Result(outcome) => *outcome,
                _ => None,
            };
            let thought = option.misconception.map(|known| known.id);
            let odd = thought == Some("first-illegal-loses") && outcome == Some(Outcome::Draw);
            assert!(!odd, "{}", says(question));
        }
    }
}

/// 9.6.2, 5.1.1: where somebody mates after seventy-four idle moves nobody could have moved a pawn.
#[test]
fn nobody_mates_late_who_could_have_done_so_early() {
    let mut seen = 0;
    for question in MADE.iter().filter(|it| it.kind == "seventyfive") {
        let position = begun(&question.scenario);
        if can_mate(&position) {
            assert!(position.board().pawns().is_empty(), "{}", says(question));
            assert!(
                position.board().occupied().count() > 3,
                "{}",
                says(question)
            );
            seen += 1;
        }
    }
    assert!(seen > 5);
}
