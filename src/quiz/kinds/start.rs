//! 7.2, 7.3, 7.4, 7.6: wrongly started games, displaced pieces.

use shakmaty::{
    Bitboard, ByColor, CastlingMode, Chess, Color, File, FromSetup, Position, Setup, Square,
};

use super::draft::Draft;
use super::quiet::{is_balanced, is_level, quiet_move, worse_side};
use crate::game::Board;
use crate::game::Scenario;
use crate::game::scenario::{Act, Finding, Irregularity, Who};
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;
use crate::quiz::misplaced_piece::misplaced;

/// Moves by White and by Black, around the tenth.
const COUNTS: [(u32, u32); 12] = [
    (7, 7),
    (8, 8),
    (9, 9),
    (10, 9),
    (10, 9),
    (10, 10),
    (11, 10),
    (11, 11),
    (12, 12),
    (14, 13),
    (17, 17),
    (23, 22),
];

/// Something is found after so many moves by each.
pub fn found(dice: &mut Dice, fault: Irregularity) -> Option<Draft> {
    let mut draft = Draft::opening(dice);
    match fault {
        Irregularity::ColoursReversed => draft.any_class(dice),
        // Where one arbiter has many games a wrong board or set-up stays after the tenth move:
        // that is what people mix up, and what is asked most.
        _ => draft.mostly_rapid(dice, 8),
    }
    draft.scenario.clocks_ms = ByColor::default();
    // With reversed colours the tenth move made by each decides everywhere.
    let (white, black) = match fault {
        Irregularity::ColoursReversed => dice.choose(COUNTS),
        _ => *dice.pick(&COUNTS[1..])?,
    };
    let count = ByColor { white, black };
    draft.add(
        Who::Arbiter,
        Act::Discover {
            fault,
            made: Some(count),
            completed: Some(count),
        },
    );
    Some(draft)
}

/// The initial position with pieces of a player on each other's squares: knights and bishops, or
/// king and queen.
fn set_up_wrongly(dice: &mut Dice) -> Option<Chess> {
    let side = dice.choose([Color::White, Color::Black]);
    let exchanged: &[[File; 2]] = match dice.one_in(2) {
        true => &[[File::D, File::E]],
        false => &[[File::B, File::C], [File::F, File::G]],
    };
    let mut setup = Setup::initial();
    for files in exchanged {
        let [one, other] = files.map(|file| Square::from_coords(file, side.backrank()));
        let (first, second) = (setup.board.piece_at(one)?, setup.board.piece_at(other)?);
        setup.board.set_piece_at(one, second);
        setup.board.set_piece_at(other, first);
    }
    if setup.board.king_of(side) != Some(side.fold_wb(Square::E1, Square::E8)) {
        setup.castling_rights &= !Bitboard::from_rank(side.backrank());
    }
    Chess::from_setup(setup, CastlingMode::Standard).ok()
}

kind! {
    /// 7.2.1
    INITIAL_POSITION: "initial-position", initial_position;
    rules: "irregularity.initial-position", "rapid.after-ten.setup";
    asks: Ruling * 3, Result, TrueFalse;
    tempts:
        // First: who keeps the set-up for another reason forgets the king as well.
        SETUP_MAY_CASTLE, TEN_MOVES_ALWAYS, SETUP_AFTER_TEN, SETUP_NEVER_KEPT, SETUP_BY_ONE,
        SETUP_ALWAYS_KEPT, SETUP_DRAWN, SETUP_PUT_RIGHT, SETUP_BY_ARBITER;
}

fn initial_position(dice: &mut Dice) -> Option<Scenario> {
    let mut draft = found(dice, Irregularity::InitialPosition)?;
    draft.scenario.start = Board::Legal(set_up_wrongly(dice)?);
    draft.scenario.from_fen = true;
    draft.finish()
}

kind! {
    /// 7.2.2
    BOARD_ORIENTATION: "board-orientation",
        |dice| found(dice, Irregularity::BoardOrientation)?.finish();
    rules: "irregularity.board-orientation";
    asks: Ruling * 3, DecidingClause, TrueFalse;
    tempts: BOARD_KEPT_EARLY, TEN_MOVES_ALWAYS, BOARD_KEPT, BOARD_ALWAYS_RIGHTED, BOARD_RESTARTS;
}

kind! {
    /// 7.3
    COLOURS_REVERSED: "colours-reversed",
        |dice| found(dice, Irregularity::ColoursReversed)?.finish();
    rules: "irregularity.colours-reversed";
    asks: Ruling * 3, TrueFalse;
    tempts: COLOURS_BY_ONE, COLOURS_NEVER_KEPT, COLOURS_ALWAYS_KEPT, COLOURS_BY_ARBITER,
        COLOURS_DRAWN;
}

kind! {
    /// 7.4
    DISPLACED: "displaced", displaced;
    rules: "irregularity.displace.restore", "irregularity.displace.stop",
        "irregularity.displace.penalty";
    asks: Ruling * 3, TrueFalse;
    tempts: DISPLACED_OPPONENTS_TIME, DISPLACED_CLOCKS_STOPPED, DISPLACED_IS_ILLEGAL,
        DISPLACED_BINDS;
}

fn displaced(dice: &mut Dice) -> Option<Scenario> {
    let position = from_pool(&library().middlegames, dice)?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    let played = quiet_move(&position, dice)?;
    // Before the move, before the press, or when the opponent's clock is running already.
    let moment = dice.below(3);
    // A hand that moves a piece knocks over what stands beside its way.
    let (from, to) = (played.from()?, played.to());
    let near = |square: &Square| from.distance(*square).min(to.distance(*square)) <= 2;
    let others: Vec<_> = position
        .us()
        .into_iter()
        .filter(|square| *square != from && (moment == 0 || near(square)))
        .collect();
    let squares = vec![*dice.pick(&others)?];
    match moment {
        0 => {}
        1 => {
            draft.play(side, played);
        }
        _ => {
            draft.play(side, played).press(side);
        }
    }
    draft.add(side, Act::Displace { squares });
    draft.finish()
}

kind! {
    /// 7.6
    DISPLACED_FOUND: "displaced-found", displaced_found;
    rules: "irregularity.displaced-found", "irregularity.restore-times";
    asks: Ruling * 3, TrueFalse;
    tempts: DISPLACED_AFTER_END, DISPLACED_CANCELS_RESULT, DISPLACED_PUT_RIGHT,
        DISPLACED_LAST_CERTAIN, DISPLACED_FOUND_ILLEGAL, DISPLACED_NEW_GAME, DISPLACED_STANDS;
}

fn displaced_found(dice: &mut Dice) -> Option<Scenario> {
    let position = from_pool(&library().middlegames, dice)?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    // With an increment the times of the moves taken back would be for the arbiter to judge.
    draft.control(dice.choose(["120/40+60", "90+0", "60+0"]));
    draft.plenty(dice);
    let men: Vec<_> = (position.us() & !position.board().kings())
        .into_iter()
        .collect();
    let squares = vec![*dice.pick(&men)?];
    let mut at = position.clone();
    let put_wrongly = squares[0];
    draft.add(side, Act::Displace { squares });
    // Sometimes the game ends before anybody notices.
    let ends = dice.one_in(2);
    let moves = dice.between(2, 4);
    for number in 1..=moves {
        let played = quiet_move(&at, dice)?;
        if played.from() == Some(put_wrongly) {
            return None;
        }
        let mover = at.turn();
        draft.play(mover, played);
        if ends && number == moves && is_level(&position) {
            draft.add(mover, Act::Offer);
        }
        draft.press(mover);
        at.play_unchecked(played);
    }
    if ends {
        match worse_side(&position) {
            Some(worse) if worse == at.turn() => draft.add(worse, Act::Resign),
            None if is_level(&position) => draft.add(at.turn(), Act::Accept),
            _ => return None,
        };
    }
    let board = crate::game::Board::Legal(position);
    misplaced(&board, put_wrongly, &draft.scenario.events)?;
    draft.add(
        Who::Arbiter,
        Act::Discover {
            fault: Irregularity::Displaced,
            made: None,
            completed: None,
        },
    );
    draft.finish()
}

kind! {
    /// 7.6, 7.1: the position before the irregularity can't be established.
    LAST_IDENTIFIABLE: "last-identifiable", last_identifiable;
    rules: "irregularity.restore-times", "irregularity.displaced-found";
    asks: Ruling * 3, TrueFalse;
    tempts: POSITION_LOST_RESTORED, POSITION_LOST_ANNULS, POSITION_LOST_DRAWN, POSITION_LOST_STANDS;
}

fn last_identifiable(dice: &mut Dice) -> Option<Scenario> {
    let position = from_pool(&library().endgames, dice).filter(is_balanced)?;
    let mut draft = Draft::new(&position, dice);
    // Below five minutes without increment nobody has to record (8.4).
    draft.control("90+0");
    draft.clocks(dice.between(130, 250), dice.between(130, 250));
    let mut at = position.clone();
    for _ in 0..dice.between(3, 6) {
        let played = quiet_move(&at, dice)?;
        draft.scenario.moves.push(played);
        at.play_unchecked(played);
    }
    let ply = draft.scenario.moves.len() as u32;
    // Nobody has written down what was played from here on.
    let moves = dice.between(3, 8) as u32;
    draft.add(Who::Arbiter, Act::PlayOn { moves });
    let finding = Finding {
        position_known: Some(false),
        ply: Some(ply),
        ..Finding::default()
    };
    draft.add(Who::Arbiter, Act::Find(finding));
    draft.finish()
}
