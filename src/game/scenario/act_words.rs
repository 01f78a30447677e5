//! The words of the acts beside the board: conduct, penalties, scoresheets, the arbiter's talk.

use crate::input::words;

words! {
    /// Who an outsider is.
    #[derive(Default)]
    Capacity {
        /// Somebody who watches.
        #[default]
        Spectator = "spectator",
        /// The captain of a team.
        Captain = "captain",
        /// A player of another game.
        Player = "player",
        /// A player who has finished.
        Finished = "finished",
        /// The organiser.
        Organiser = "organiser",
        /// The assistant of a blind player.
        Assistant = "assistant",
    }

    /// What a move leaves to be done.
    Unfinished {
        /// The king is released on its castling square, the rook has not moved.
        Rook = "rook",
        /// The captured piece still stands.
        Captured = "captured",
        /// The piece is not released yet.
        Held = "held",
    }

    /// Whose colour a promotion piece has.
    #[derive(Default)]
    PieceColour {
        /// The player's own.
        #[default]
        Own = "own",
        /// The opponent's.
        Other = "other",
    }

    /// How a player or an outsider behaves (Article 11).
    ConductKind {
        /// 11.3.2: has an electronic device.
        Device = "device",
        /// 11.3.2.1: uses the bag that holds it.
        UseBag = "use-bag",
        /// 11.2.3.1: leaves the playing venue.
        LeaveVenue = "leave-venue",
        /// 11.2.3.2, 11.2.4: leaves the playing area.
        LeaveArea = "leave-area",
        /// 11.2.3.3: lets somebody into the playing area.
        AdmitPerson = "admit-person",
        /// 11.3.1: uses notes.
        Notes = "notes",
        /// 11.3.1: takes advice.
        Advice = "advice",
        /// 11.3.1: analyses on another board.
        Analyse = "analyse",
        /// 11.3.4: smokes.
        Smoke = "smoke",
        /// 11.5: distracts or annoys the opponent.
        Distract = "distract",
        /// 11.1: brings the game into disrepute.
        Disrepute = "disrepute",
        /// 11.3.3: refuses an inspection.
        RefuseInspection = "refuse-inspection",
        /// 11.7, 11.8: refuses to comply with the Laws.
        Refuse = "refuse",
        /// 11.11, 11.12: refuses to help with a reconstruction or a claim.
        RefuseHelp = "refuse-help",
        /// 6.2.3, 6.2.4: handles the clock wrongly.
        ClockHandling = "clock-handling",
        /// 1.3: moves although the opponent has the move.
        MoveAgain = "move-again",
        /// 12.7: interferes with a game.
        Interfere = "interfere",
        /// 12.8: uses a phone.
        Phone = "phone",
    }

    /// Where a device is.
    #[derive(Default)]
    DevicePlace {
        /// On the player.
        #[default]
        Person = "person",
        /// In the player's bag.
        Bag = "bag",
    }

    /// In which manner somebody distracts, or handles the clock.
    Manner {
        /// By claims without ground.
        Claims = "claims",
        /// By draw offers.
        Offers = "offers",
        /// By noise.
        Noise = "noise",
        /// By talking.
        Talk = "talk",
        /// Otherwise.
        Other = "other",
        /// The clock is struck.
        Force = "force",
        /// The clock is lifted.
        Lift = "lift",
        /// The clock is pressed before the move.
        Early = "early",
        /// The clock is knocked over.
        KnockOver = "knock-over",
        /// A finger stays on the clock.
        Hover = "hover",
    }

    /// Whom a penalty falls on.
    Target {
        /// White.
        White = "white",
        /// Black.
        Black = "black",
        /// Both players.
        Both = "both",
        /// Somebody else.
        Outsider = "outsider",
    }

    /// What the arbiter can impose (12.9, 12.7).
    PenaltyKind {
        /// 12.9.1
        Warning = "warning",
        /// 12.9.2
        AddTime = "add-time",
        /// 12.9.3
        CutTime = "cut-time",
        /// 12.9.4
        RaisePoints = "raise-points",
        /// 12.9.5
        CutPoints = "cut-points",
        /// 12.9.6
        Loss = "loss",
        /// 12.9.7
        Fine = "fine",
        /// 12.9.8
        Rounds = "rounds",
        /// 12.9.9
        Expulsion = "expulsion",
        /// 12.7
        RemoveFromVenue = "remove-from-venue",
    }

    /// A disturbance from outside.
    Disturbance {
        /// Noise.
        Noise = "noise",
        /// The light fails.
        Light = "light",
        /// An alarm.
        Alarm = "alarm",
        /// Anything else.
        Other = "other",
    }

    /// Whom an outsider informs.
    #[derive(Default)]
    Told {
        /// The arbiter.
        #[default]
        Arbiter = "arbiter",
        /// A player.
        Player = "player",
    }

    /// What the arbiter says to a player.
    Remark {
        /// How many moves are completed.
        MoveCount = "move-count",
        /// That the clock is not pressed.
        PressForgotten = "press-forgotten",
        /// That the opponent has moved.
        OpponentMoved = "opponent-moved",
        /// What the Laws say.
        Law = "law",
        /// What to play.
        Advice = "advice",
    }

    /// What a player asks the arbiter for.
    Inquiry {
        /// What the Laws say (11.9).
        Law = "law",
        /// How many moves are completed.
        MoveCount = "move-count",
        /// Whether a move is possible.
        Advice = "advice",
        /// To see the arbiter's record (A.4.3, B.2.3).
        Scoresheet = "scoresheet",
        /// A blank scoresheet.
        Blank = "blank",
        /// On which side the clock stands (6.5).
        ClockSide = "clock-side",
    }

    /// What both players agree on.
    Agreement {
        /// To take an illegal move back (A.5.2).
        TakeBack = "take-back",
    }

    /// What a player does with his scoresheet.
    SheetAct {
        /// Hides it from the arbiter (8.2).
        Hide = "hide",
        /// Writes notes on it (8.1.4).
        Notes = "notes",
        /// Writes down the clock times.
        Times = "times",
        /// Records in another notation.
        OtherNotation = "other-notation",
        /// Takes it away (8.3).
        TakeAway = "take-away",
        /// Brings it up to date (8.5).
        Update = "update",
        /// Borrows the opponent's (8.5.2).
        Borrow = "borrow",
        /// Gives it back.
        Return = "return",
        /// Refuses to record.
        Refuse = "refuse",
        /// An electronic one fails (8.3).
        Defect = "defect",
    }

    /// What a helper does for a player.
    AssistantTask {
        /// Moves the pieces (4.9).
        Pieces = "pieces",
        /// Presses the clock (6.2.6).
        Clock = "clock",
        /// Records (8.1.6).
        Record = "record",
        /// Assists a blind player (D.2.10), or his sighted opponent (D.2.11).
        Blind = "blind",
    }

    /// Whether the scores of two boards say the same.
    Scores {
        /// They do.
        Agree = "agree",
        /// They do not.
        Differ = "differ",
    }
}
