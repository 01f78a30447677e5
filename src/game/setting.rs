//! What is fixed before the first event: edition, time control, supervision, regulations.

pub use super::points::{Points, Scoring};
use super::scenario::PenaltyOrder;
use super::{RuleParameters, TimeClass, TimeControl};
use crate::input::words;
use crate::law::Edition;
use shakmaty::ByColor;

words! {
    /// Who watches over the game.
    #[derive(Default)]
    Supervision {
        /// An arbiter is present; in rapid and blitz he has too many games for A.4 / B.2.
        #[default]
        Arbiter = "arbiter",
        /// As many arbiters as A.4 / B.2 ask for.
        Adequate = "adequate",
        /// Nobody (III.6).
        None = "none",
    }
}

/// Which rules govern play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regime {
    /// The Competitive Rules in full.
    Competitive,
    /// Rapid and blitz with few arbiters: A.5, B.3.
    Simplified,
}

/// From when players may agree to a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgreedDraws {
    /// Whenever they like.
    Always,
    /// When each has made that many moves.
    FromMove(u32),
    /// Never.
    Never,
}

/// The regulations of an event, with the switches where arbiters differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Regulations {
    /// From when players may agree to a draw (9.1.1).
    pub agreed_draws: AgreedDraws,
    /// How late a player may be, in seconds (6.7.1).
    pub default_time_s: i64,
    /// The regulations state it; without a word it is zero, but who is absent may still come.
    pub default_time_stated: bool,
    /// Guidelines III were announced beforehand (III.2.1).
    pub guideline_iii: bool,
    /// The event uses III.4.
    pub iii4: Option<bool>,
    /// The increment gained by an illegal press is taken back; where nothing is said, only that
    /// of moves which are void: a move that stands has earned it.
    pub remove_increment_gained: Option<bool>,
    /// What a result is worth (10.1).
    pub points: Scoring,
    /// A device may be in a player's bag, switched off (11.3.2.1).
    pub devices_in_bag: bool,
    /// What a device costs instead of the game (11.3.2.2).
    pub device_penalty: Option<PenaltyOrder>,
    /// Whoever leaves the playing area reports it (11.2.4).
    pub report_leaving: bool,
    /// Fines were announced in advance (12.9.7).
    pub fines_announced: bool,
    /// Decisions may be appealed against (11.10).
    pub appeals: bool,
    /// The switches.
    pub switches: Switches,
}

impl Default for Regulations {
    fn default() -> Regulations {
        Regulations {
            agreed_draws: AgreedDraws::Always,
            default_time_s: 0,
            default_time_stated: false,
            guideline_iii: false,
            iii4: None,
            remove_increment_gained: None,
            points: Scoring::default(),
            devices_in_bag: false,
            device_penalty: None,
            report_leaving: false,
            fines_announced: false,
            appeals: true,
            switches: Switches::default(),
        }
    }
}

words! {
    /// A claim with an intended move that was not written down.
    #[derive(Default)]
    UnwrittenMove {
        /// The arbiter has the player write it; then the claim counts.
        #[default]
        MakeLegal = "make_legal",
        /// The claim is incorrect.
        Reject = "reject",
    }

    /// A claim that rests on a screen alone.
    #[derive(Default)]
    ScreenClaim {
        /// It is not looked at.
        #[default]
        Inadmissible = "inadmissible",
        /// It is an incorrect claim.
        Incorrect = "incorrect",
    }

    /// A draw offer with conditions.
    #[derive(Default)]
    ConditionalOffer {
        /// The conditions are void, the offer stands.
        #[default]
        TreatAsUnconditional = "treat_as_unconditional",
        /// The offer is void.
        Void = "void",
    }

    /// A king is captured where an illegal move is put right only before the next one (A.5.2).
    #[derive(Default)]
    KingCapture {
        /// The capture is an illegal move of the capturer.
        #[default]
        IllegalByCapturer = "illegal_by_capturer",
        /// Play goes back to the first illegal move.
        BackToFirstIllegal = "back_to_first_illegal",
    }

    /// Both flags are down, nobody knows which fell first, Guidelines III are not in force.
    #[derive(Default)]
    BothFlags {
        /// A draw in the last period.
        #[default]
        DrawInLastPeriod = "draw_in_last_period",
        /// The arbiter decides.
        Arbiter = "arbiter",
    }

    /// How III.4 and III.5 stand to each other.
    #[derive(Default)]
    IncrementAndClaim {
        /// The event announces one of them.
        #[default]
        ExclusiveByEvent = "exclusive_by_event",
        /// III.5 is open when III.4 was refused.
        Iii5AfterRefusal = "iii5_after_refusal",
    }

    /// Which chess is played.
    #[derive(Default)]
    Variant {
        /// As usual.
        #[default]
        Standard = "standard",
        /// Guidelines II.
        Chess960 = "chess960",
    }

    /// Castling or a capture en passant that was pressed before it was finished.
    #[derive(Default)]
    UnfinishedPressed {
        /// The arbiter finds whether it was an oversight.
        #[default]
        Finding = "finding",
        /// It is an illegal move.
        Illegal = "illegal",
        /// It is completed without a penalty.
        Correct = "correct",
    }

    /// A promotion to a piece of the other colour.
    #[derive(Default)]
    WrongColour {
        /// The player must promote to that kind.
        #[default]
        SameKind = "same_kind",
        /// The pawn becomes a queen.
        Queen = "queen",
    }

    /// A device in the bag that the regulations do not allow there, or that is on.
    #[derive(Default)]
    DeviceInBag {
        /// The arbiter decides.
        #[default]
        Discretion = "discretion",
        /// It loses.
        Loss = "loss",
    }

    /// Both players have a device.
    #[derive(Default)]
    BothDevices {
        /// Both lose.
        #[default]
        BothLose = "0-0",
        /// The arbiter decides.
        Arbiter = "arbiter",
    }

    /// The score of a loser's opponent where the arbiter names none.
    #[derive(Default)]
    OpponentScore {
        /// That of a win.
        #[default]
        Win = "win",
        /// He must be asked.
        Ask = "ask",
    }

    /// A points penalty named during play.
    #[derive(Default)]
    PointsMidgame {
        /// Applied when the game ends.
        #[default]
        AtEnd = "at_end",
        /// Applied at once.
        AtOnce = "at_once",
    }

    /// A hint by an outsider.
    #[derive(Default)]
    OutsiderTip {
        /// The players' rights stay as they were.
        #[default]
        NoEffect = "no_effect",
        /// What he pointed out can no longer be claimed.
        BarsClaim = "bars_claim",
    }

    /// A blind player presses before he announces.
    #[derive(Default)]
    BlindPress {
        /// It is corrected.
        #[default]
        Correct = "correct",
        /// It is a press without a move.
        Illegal = "illegal",
    }

    /// Chess960: the king is released on a square where it could both step and castle to.
    #[derive(Default)]
    KingToCastlingSquare {
        /// It is a king move.
        #[default]
        KingMove = "king_move",
        /// It is castling.
        Castling = "castling",
    }

    /// A sealed promotion that names no piece.
    #[derive(Default)]
    SealedPromotion {
        /// Four moves fit: ambiguous.
        #[default]
        Ambiguous = "ambiguous",
        /// It is a queen.
        Queen = "queen",
    }
}

words! {
    /// What the arbiter has seen of illegal moves, empty presses and flags.
    #[derive(Default)]
    ArbiterSees {
        /// What the story tells.
        #[default]
        Told = "told",
        /// Everything, when it happens.
        All = "all",
    }

    /// Until when a flag counts that fell unseen before the time control was made.
    #[derive(Default)]
    LateFlagClaim {
        /// While the game lasts.
        #[default]
        Always = "always",
        /// Until the opponent has made his next move.
        BeforeNextMove = "before_next_move",
    }

    /// An illegal move that was answered before it was completed (Competitive Rules).
    #[derive(Default)]
    IllegalReplied {
        /// The position before it is set up again.
        #[default]
        Restore = "restore",
        /// It stands.
        Stands = "stands",
    }

    /// Where the arbiter acts on a breach of touch-move without a complaint.
    #[derive(Default)]
    TouchExOfficio {
        /// In every game.
        #[default]
        Always = "always",
        /// Under the Competitive Rules only.
        Competitive = "competitive",
    }
}

/// Declares the switches: each with its type and the reading that most events follow.
macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $usual:expr;)+) => {
        /// Where the Laws leave room, the reading that the event follows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Switches { $($(#[$doc])* pub $name: $type),+ }

        impl Switches {
            /// The readings that most events follow.
            pub const USUAL: Switches = Switches { $($name: $usual),+ };

            /// The switches that differ from the usual, as they are written.
            pub(super) fn unusual(&self) -> Vec<(&'static str, serde_json::Value)> {
                let mut found = Vec::new();
                $(if self.$name != Switches::USUAL.$name {
                    found.push((stringify!($name), self.$name.into()));
                })+
                found
            }
        }
    };
}

switches! {
    /// An invalid claim (not on move, after a touch) costs the penalty of 9.5.3.
    penalise_procedurally_invalid_claim: bool = true;
    /// An intended move that was not written.
    unwritten_intended_move: UnwrittenMove = UnwrittenMove::MakeLegal;
    /// A claim must wait until the opponent has pressed.
    claim_requires_running_clock: bool = false;
    /// A claim from a screen.
    screen_only_claim: ScreenClaim = ScreenClaim::Inadmissible;
    /// Disputing a claim rejects the offer in it.
    disputing_claim_rejects_offer: bool = false;
    /// An offer with conditions.
    conditional_offer: ConditionalOffer = ConditionalOffer::TreatAsUnconditional;
    /// An overlooked fivefold or 75-move draw ended the game when it occurred.
    auto_draw_retroactive: bool = true;
    /// Capture of a king.
    king_capture: KingCapture = KingCapture::IllegalByCapturer;
    /// The time penalty for a breach of touch-move.
    touch_breach_time_penalty_s: i64 = 0;
    /// The standard penalty in blitz under the Competitive Rules of 2023.
    blitz_supervised_penalty_s: i64 = 120;
    /// Both flags without Guidelines III.
    both_flags_without_iii: BothFlags = BothFlags::DrawInLastPeriod;
    /// III.4 and III.5.
    iii4_and_iii5: IncrementAndClaim = IncrementAndClaim::ExclusiveByEvent;
    /// A claim under III.6 needs the move.
    iii6_requires_move: bool = false;
    /// A sealed promotion without a piece.
    sealed_promotion_without_piece: SealedPromotion = SealedPromotion::Ambiguous;
    /// A mate must come before the 75-move rule ends the game.
    winnability_respects_75: bool = false;
    /// What the arbiter has seen.
    arbiter_sees: ArbiterSees = ArbiterSees::Told;
    /// An illegal move pointed out right after the flag comes before the flag.
    illegal_before_flag: bool = true;
    /// A flag that fell unseen.
    late_flag_claim: LateFlagClaim = LateFlagClaim::Always;
    /// An illegal move answered before it was completed.
    uncompleted_illegal_replied: IllegalReplied = IllegalReplied::Restore;
    /// A breach of touch-move that the arbiter sees.
    touch_move_ex_officio: TouchExOfficio = TouchExOfficio::Always;
    /// Castling or a capture pressed unfinished.
    unfinished_pressed: UnfinishedPressed = UnfinishedPressed::Finding;
    /// A promotion to the wrong colour.
    wrong_colour_promotion: WrongColour = WrongColour::SameKind;
    /// How many own moves a player may be behind with writing.
    behind_allowed: u32 = 0;
    /// A device in the bag against the rules.
    device_in_bag_against_rules: DeviceInBag = DeviceInBag::Discretion;
    /// Both players have a device.
    both_devices: BothDevices = BothDevices::BothLose;
    /// The score of a loser's opponent.
    opponent_score_default: OpponentScore = OpponentScore::Win;
    /// A points penalty named during play.
    points_penalty_midgame: PointsMidgame = PointsMidgame::AtEnd;
    /// A penalty takes a clock no lower than this.
    cut_time_floor_s: i64 = 1;
    /// Whoever is expelled loses the game that is going on.
    expulsion_ends_game: bool = true;
    /// A hint by an outsider.
    outsider_tip: OutsiderTip = OutsiderTip::NoEffect;
    /// A blind player presses before he announces.
    blind_press_before_announcing: BlindPress = BlindPress::Correct;
    /// Chess960: a king released on its castling square.
    chess960_king_to_castling_square: KingToCastlingSquare = KingToCastlingSquare::KingMove;
    /// Chess960: who announces castling may touch the rook first.
    chess960_announced_order_free: bool = true;
}

impl Default for Switches {
    fn default() -> Switches {
        Switches::USUAL
    }
}

/// Everything that holds for the whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Which chess is played.
    pub variant: Variant,
    /// Who is blind or visually disabled (Appendix D).
    pub blind: ByColor<bool>,
    /// The time control.
    pub time_control: TimeControl,
    /// Standard, rapid or blitz.
    pub class: TimeClass,
    /// Who watches.
    pub supervision: Supervision,
    /// The event's regulations.
    pub regulations: Regulations,
    /// What is measured by.
    pub parameters: RuleParameters,
}

impl Setting {
    /// Which rules govern play.
    pub fn regime(&self) -> Regime {
        match (self.class, self.supervision) {
            (TimeClass::Standard, _) | (_, Supervision::Adequate) => Regime::Competitive,
            _ => Regime::Simplified,
        }
    }

    /// The switches.
    pub fn switches(&self) -> &Switches {
        &self.regulations.switches
    }
}
