import { LAP_UNITS, RACING_CONFIG } from '../rules/config.js';
import type { Track } from '../rules/state.js';

/** Turn of the road in a bend of sharpness 1: thousandths of half a road to the side, per unit, per unit. */
const TURN = 4.2e-5;

/** Sharpness is interpolated between the middles of two segments, so pieces of half a segment suffice. */
const PIECE = RACING_CONFIG.segmentUnits / 2;

/** Smoothed bends of a track, without the rules' steps from segment to segment. */
export interface TrackBends {
  /** Returns the road's direction at a distance from the start: thousandths per unit, 0 at the start. */
  direction(distance: number): number;
  /** Returns the sideways shift between two distances, relative to the first's direction, thousandths. */
  carried(from: number, to: number): number;
}

/** Values at the beginning of a piece: sharpness, its change per unit, direction, and sideways shift. */
interface Piece {
  readonly sharpness: number;
  readonly change: number;
  readonly direction: number;
  readonly side: number;
}

function piecesOf({ curves }: Readonly<Track>): Piece[] {
  const count = LAP_UNITS / PIECE;
  const curve = (segment: number): number => curves[(segment + curves.length) % curves.length] ?? 0;
  /** Returns the segment's sharpness in its middle, at its beginning the mean with the one before. */
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
  /** Returns the sideways shift since the start, relative to the direction at the start. */
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
