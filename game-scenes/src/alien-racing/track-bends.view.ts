import { LAP_UNITS, RACING_CONFIG } from './alien-racing.config.js';
import type { Track } from './racing-state.rules.js';

/** How a bend of sharpness 1 turns the road: thousandths of half a road to the side, per unit, per unit. */
const TURN = 4.2e-5;

/** Between the middles of two segments sharpness goes over evenly, so pieces of half a segment are enough. */
const PIECE = RACING_CONFIG.segmentUnits / 2;

/** The bends of a track as the eye follows them: without the rules' steps from segment to segment. */
export interface TrackBends {
  /** In which direction the road runs at a distance from the start: thousandths per unit, 0 at the start. */
  direction(distance: number): number;
  /** How far the road has gone to the side between two distances, seen along its direction at the first, thousandths. */
  carried(from: number, to: number): number;
}

/** At the beginning of a piece: its sharpness and what it changes by per unit, the direction, the way to the side. */
interface Piece {
  readonly sharpness: number;
  readonly change: number;
  readonly direction: number;
  readonly side: number;
}

function piecesOf({ curves }: Readonly<Track>): Piece[] {
  const count = LAP_UNITS / PIECE;
  const curve = (segment: number): number => curves[(segment + curves.length) % curves.length] ?? 0;
  /** At the beginning of a segment sharpness is between the two that meet there, in its middle it is the segment's. */
  const sharpnessAt = (piece: number): number => {
    const segment = Math.floor(piece / 2);
    return TURN * (piece % 2 === 0 ? (curve(segment - 1) + curve(segment)) / 2 : curve(segment));
  };
  const pieces: Piece[] = [];
  let [direction, side] = [0, 0];
  for (let piece = 0; piece <= count; piece++) {
    const sharpness = sharpnessAt(piece);
    const change = (sharpnessAt(piece + 1) - sharpness) / PIECE;
    pieces.push({ sharpness, change, direction, side });
    side += PIECE * (direction + PIECE * (sharpness / 2 + (PIECE * change) / 6));
    direction += PIECE * (sharpness + (PIECE * change) / 2);
  }
  return pieces;
}

export function createTrackBends(track: Readonly<Track>): TrackBends {
  const pieces = piecesOf(track);
  const lap = pieces.at(-1) ?? { sharpness: 0, change: 0, direction: 0, side: 0 };
  const lapsOf = (distance: number): number => Math.floor(distance / LAP_UNITS);
  const pieceAt = (place: number): Piece => pieces[Math.floor(place / PIECE)] ?? lap;

  const direction = (distance: number): number => {
    const laps = lapsOf(distance);
    const place = distance - laps * LAP_UNITS;
    const piece = pieceAt(place);
    const into = place % PIECE;
    return laps * lap.direction + piece.direction + into * (piece.sharpness + (into * piece.change) / 2);
  };
  /** The way to the side since the start, seen along the start's direction. */
  const side = (distance: number): number => {
    const laps = lapsOf(distance);
    const place = distance - laps * LAP_UNITS;
    const piece = pieceAt(place);
    const into = place % PIECE;
    const inLap =
      piece.side + into * (piece.direction + into * (piece.sharpness / 2 + (into * piece.change) / 6));
    const lapsBefore = laps * lap.side + ((laps * (laps - 1)) / 2) * lap.direction * LAP_UNITS;
    return lapsBefore + laps * lap.direction * place + inLap;
  };
  return {
    direction,
    carried: (from, to) => side(to) - side(from) - direction(from) * (to - from),
  };
}
