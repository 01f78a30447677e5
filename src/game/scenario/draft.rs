//! A scenario as it is written: every key by itself, before the story is looked at as a whole.

use serde_json::{Value as Json, json};
use shakmaty::{ByColor, Color};

use super::act_words::{ConductKind, PenaltyKind, Target};
use super::conduct::PenaltyOrder;
use super::event::Event;
use super::events::{Events, counts};
use super::kinds::{
    Asked, ClockTime, CompletedMoves, LONGEST_S, MOST_MOVES, Moves, PeriodMoves, Score, Seconds,
    StartNumber,
};
use super::own::{ExpectedRuling, LocalizedText, OwnOption, OwnWords, QuestionPoints};
use super::{Prior, words::Sides};
use crate::diag::Message;
use crate::game::setting::{
    AgreedDraws, ArbiterSees, BlindPress, BothDevices, BothFlags, ConditionalOffer, DeviceInBag,
    IllegalReplied, IncrementAndClaim, KingCapture, KingToCastlingSquare, LateFlagClaim,
    OpponentScore, OutsiderTip, Points, PointsMidgame, Regulations, Scoring, ScreenClaim,
    SealedPromotion, Supervision, Switches, TouchExOfficio, UnfinishedPressed, UnwrittenMove,
    Variant, WrongColour,
};
use crate::game::time_control::{Period, TimeControl};
use crate::input::{Input, Node, Reader, Value, table};
use crate::law::Edition;

/// A scenario as written.
pub(super) struct Draft {
    pub(super) id: Option<Box<str>>,
    pub(super) edition: Edition,
    pub(super) variant: Variant,
    pub(super) blind: Option<Sides>,
    pub(super) time_control: TimeControl,
    pub(super) supervision: Supervision,
    pub(super) regulations: Regulations,
    pub(super) start: Option<Start>,
    pub(super) clocks_ms: ByColor<Option<i64>>,
    pub(super) prior: Prior,
    pub(super) ask: Option<Box<str>>,
    pub(super) own: OwnWords,
    pub(super) events: Vec<Event>,
}

table! { Draft {
    id: Option<Box<str>>,
    edition: Edition = Edition::LATEST,
    variant: Variant = Variant::Standard,
    blind: Option<Sides>,
    time_control: TimeControl = TimeControl::default(),
    supervision: Supervision = Supervision::default(),
    regulations: Regulations = Regulations::default(),
    start: Option<Start>,
    clocks_s: Option<ByColor<Option<i64>>> as Option<ByColor<Option<ClockTime>>>,
    clocks: Option<ByColor<Option<i64>>> as Option<ByColor<Option<ClockTime>>>,
    prior: Prior = Prior::default(),
    ask: Option<Box<str>> as Option<Asked>,
    title: Option<LocalizedText>,
    story: Option<LocalizedText>,
    players: ByColor<Option<LocalizedText>> = ByColor::default(),
    options: Vec<OwnOption> = Vec::new(),
    feedback: Option<LocalizedText>,
    points: Option<u32> as Option<QuestionPoints>,
    answer_key("key"): Option<ExpectedRuling>,
    events: Vec<Event> as Events = Vec::new(),
} => Draft {
    id,
    edition,
    variant,
    blind,
    time_control,
    supervision,
    regulations,
    start,
    clocks_ms: clocks_s.or(clocks).unwrap_or_default(),
    prior,
    ask,
    own: OwnWords { title, story, players, options, feedback, points, key: answer_key },
    events,
} }

/// The events that a game goes on with.
pub(super) struct Continuation(pub(super) Vec<Event>);

table! { Continuation {
    id: Option<Box<str>>,
    events: Vec<Event> as Events,
} => { drop(id); Continuation(events) } }

/// Where the game starts.
#[derive(Default)]
pub(super) struct Start {
    pub(super) fen: Option<Box<str>>,
    pub(super) position: Option<u32>,
    pub(super) moves: StartMoves,
}

table! { Start {
    fen: Option<Box<str>>,
    position: Option<u32> as Option<StartNumber>,
    moves: StartMoves = StartMoves::default(),
} => Start { fen, position, moves } }

/// The moves before the events.
pub(super) enum StartMoves {
    /// As a movetext.
    Movetext(Box<str>),
    /// One by one.
    List(Vec<Box<str>>),
}

impl Default for StartMoves {
    fn default() -> StartMoves {
        StartMoves::List(Vec::new())
    }
}

impl Input for StartMoves {
    type Value = StartMoves;

    fn read(node: &Node, reader: &mut Reader) -> Option<StartMoves> {
        match &node.value {
            Value::List(_) => Vec::<Box<str>>::read(node, reader).map(StartMoves::List),
            _ => Box::<str>::read(node, reader).map(StartMoves::Movetext),
        }
    }

    fn schema() -> Json {
        json!({ "anyOf": [Box::<str>::schema(), Vec::<Box<str>>::schema()] })
    }
}

table! { Period {
    moves: Option<u32> as Option<PeriodMoves>,
    seconds: i64 as Seconds,
    increment: Option<i64> as Option<Seconds>,
} => Period { moves, seconds, increment } }

/// A time control in full.
struct Periods(TimeControl);

table! { Periods {
    periods: Vec<Period>,
    increment: Option<i64> as Option<Seconds>,
    delay: Option<i64> as Option<Seconds>,
    increment_from: u32 as PeriodMoves = 1,
} => Periods(TimeControl {
    periods: periods.into(),
    increment: increment.or(delay).unwrap_or(0),
    increment_from,
    delay: increment.is_none() && delay.is_some(),
}) }

impl Input for TimeControl {
    type Value = TimeControl;

    fn read(node: &Node, reader: &mut Reader) -> Option<TimeControl> {
        if let Value::Table(_) = node.value {
            let Periods(control) = Periods::read(node, reader)?;
            if !control.is_complete() {
                let place = node.place(&["periods".into()]);
                reader.error("bad-time-control", &place, Message::new("scenario-periods"));
            }
            return Some(control);
        }
        let text = Box::<str>::read(node, reader)?;
        let Ok(control) = text.parse::<TimeControl>() else {
            let message = Message::new("scenario-time-control").text("text", &text);
            let hint = Message::new("scenario-time-control-hint");
            reader.error("bad-time-control", &node.span, message).hint = Some(hint);
            return None;
        };
        let seconds = control.periods.iter().map(|period| period.seconds);
        if !seconds.chain([control.increment]).all(|it| it <= LONGEST_S) {
            reader.out_of_range(&node.span, 0, LONGEST_S, "seconds");
        }
        let mut moves = control.periods.iter().filter_map(|period| period.moves);
        if !moves.all(|moves| (1..=MOST_MOVES).contains(&moves.into())) {
            reader.out_of_range(&node.span, 1, MOST_MOVES, "moves");
        }
        Some(control)
    }

    fn schema() -> Json {
        json!({ "anyOf": [Box::<str>::schema(), Periods::schema()] })
    }
}

impl Input for AgreedDraws {
    type Value = AgreedDraws;

    fn read(node: &Node, reader: &mut Reader) -> Option<AgreedDraws> {
        match node.text() {
            Some("never") => Some(AgreedDraws::Never),
            Some(word) => {
                reader.unknown_word(node, word, &["never"]);
                None
            }
            None => Moves::read(node, reader).map(AgreedDraws::FromMove),
        }
    }

    fn schema() -> Json {
        json!({ "anyOf": [Moves::schema(), { "enum": ["never"] }] })
    }
}

const USUAL: Switches = Switches::USUAL;

table! { Regulations {
    no_agreed_draw_before_move: AgreedDraws = AgreedDraws::Always,
    default_time_s: Option<i64> as Option<Seconds>,
    guideline_iii: bool = false,
    iii4: Option<bool>,
    penalise_procedurally_invalid_claim: bool = USUAL.penalise_procedurally_invalid_claim,
    unwritten_intended_move: UnwrittenMove = USUAL.unwritten_intended_move,
    claim_requires_running_clock: bool = USUAL.claim_requires_running_clock,
    screen_only_claim: ScreenClaim = USUAL.screen_only_claim,
    disputing_claim_rejects_offer: bool = USUAL.disputing_claim_rejects_offer,
    conditional_offer: ConditionalOffer = USUAL.conditional_offer,
    auto_draw_retroactive: bool = USUAL.auto_draw_retroactive,
    remove_increment_gained: Option<bool>,
    king_capture: KingCapture = USUAL.king_capture,
    touch_breach_time_penalty_s: i64 as Seconds = USUAL.touch_breach_time_penalty_s,
    blitz_supervised_penalty_s: i64 as Seconds = USUAL.blitz_supervised_penalty_s,
    both_flags_without_iii: BothFlags = USUAL.both_flags_without_iii,
    iii4_and_iii5: IncrementAndClaim = USUAL.iii4_and_iii5,
    iii6_requires_move: bool = USUAL.iii6_requires_move,
    sealed_promotion_without_piece: SealedPromotion = USUAL.sealed_promotion_without_piece,
    winnability_respects_75: bool = USUAL.winnability_respects_75,
    arbiter_sees: ArbiterSees = USUAL.arbiter_sees,
    illegal_before_flag: bool = USUAL.illegal_before_flag,
    late_flag_claim: LateFlagClaim = USUAL.late_flag_claim,
    uncompleted_illegal_replied: IllegalReplied = USUAL.uncompleted_illegal_replied,
    touch_move_ex_officio: TouchExOfficio = USUAL.touch_move_ex_officio,
    points: Scoring = Scoring::default(),
    devices_in_bag: bool = false,
    device_penalty: Option<PenaltyOrder>,
    report_leaving: bool = false,
    fines_announced: bool = false,
    appeals: bool = true,
    unfinished_pressed: UnfinishedPressed = USUAL.unfinished_pressed,
    wrong_colour_promotion: WrongColour = USUAL.wrong_colour_promotion,
    behind_allowed: u32 as Moves = USUAL.behind_allowed,
    device_in_bag_against_rules: DeviceInBag = USUAL.device_in_bag_against_rules,
    both_devices: BothDevices = USUAL.both_devices,
    opponent_score_default: OpponentScore = USUAL.opponent_score_default,
    points_penalty_midgame: PointsMidgame = USUAL.points_penalty_midgame,
    cut_time_floor_s: i64 as Seconds = USUAL.cut_time_floor_s,
    expulsion_ends_game: bool = USUAL.expulsion_ends_game,
    outsider_tip: OutsiderTip = USUAL.outsider_tip,
    blind_press_before_announcing: BlindPress = USUAL.blind_press_before_announcing,
    chess960_king_to_castling_square: KingToCastlingSquare = USUAL.chess960_king_to_castling_square,
    chess960_announced_order_free: bool = USUAL.chess960_announced_order_free,
} => Regulations {
    agreed_draws: no_agreed_draw_before_move,
    default_time_s: default_time_s.unwrap_or(0),
    default_time_stated: default_time_s.is_some(),
    guideline_iii,
    iii4,
    remove_increment_gained,
    points,
    devices_in_bag,
    device_penalty,
    report_leaving,
    fines_announced,
    appeals,
    switches: Switches {
        penalise_procedurally_invalid_claim,
        unwritten_intended_move,
        claim_requires_running_clock,
        screen_only_claim,
        disputing_claim_rejects_offer,
        conditional_offer,
        auto_draw_retroactive,
        king_capture,
        touch_breach_time_penalty_s,
        blitz_supervised_penalty_s,
        both_flags_without_iii,
        iii4_and_iii5,
        iii6_requires_move,
        sealed_promotion_without_piece,
        winnability_respects_75,
        arbiter_sees,
        illegal_before_flag,
        late_flag_claim,
        uncompleted_illegal_replied,
        touch_move_ex_officio,
        unfinished_pressed,
        wrong_colour_promotion,
        behind_allowed,
        device_in_bag_against_rules,
        both_devices,
        opponent_score_default,
        points_penalty_midgame,
        cut_time_floor_s,
        expulsion_ends_game,
        outsider_tip,
        blind_press_before_announcing,
        chess960_king_to_castling_square,
        chess960_announced_order_free,
    },
} }

table! { Scoring {
    win: Points as Score = Points(1000),
    draw: Points as Score = Points(500),
    loss: Points as Score = Points(0),
    forfeit: Option<Points> as Option<Score>,
} => Scoring { win, draw, loss, forfeit: forfeit.unwrap_or(loss) } }

table! { PenaltyOrder {
    on: Target = Target::Outsider,
    kind: PenaltyKind,
    seconds: Option<i64> as Option<Seconds>,
    score: Option<Points> as Option<Score>,
    opponent_score: Option<Points> as Option<Score>,
    rounds: Option<u32> as Option<Moves>,
    reason("for"): Option<ConductKind>,
} => PenaltyOrder { on, kind, seconds, score, opponent_score, rounds, reason } }

table! { Prior {
    illegal: ByColor<Option<u32>> as ByColor<Option<Moves>> = ByColor::default(),
    completed: Option<CompletedMoves>,
    open_offer: Option<Color>,
    unpressed: Option<Color>,
    been_below_5min: Option<Sides>,
    unrecorded: ByColor<Option<u32>> as ByColor<Option<Moves>> = ByColor::default(),
    warnings: ByColor<Option<u32>> as ByColor<Option<Moves>> = ByColor::default(),
    scoresheet_requests: ByColor<Option<u32>> as ByColor<Option<Moves>> = ByColor::default(),
} => Prior {
    illegal: counts(illegal),
    completed_unknown: matches!(completed, Some(CompletedMoves::Unknown)),
    completed: match completed {
        Some(CompletedMoves::Moves(moves)) => Some(counts(moves)),
        _ => None,
    },
    unrecorded: counts(unrecorded),
    warnings: counts(warnings),
    scoresheet_requests: counts(scoresheet_requests),
    open_offer,
    unpressed,
    below_five: ByColor {
        white: matches!(been_below_5min, Some(Sides::White | Sides::Both)),
        black: matches!(been_below_5min, Some(Sides::Black | Sides::Both)),
    },
} }
