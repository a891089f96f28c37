import type { Hud, StageEvent } from 'game-scenes/scenes';
import type { EndedRound } from './ended-round';
import type { RunningRound } from './start-round.hook';

/** A round that is watched. */
export interface Watching {
  /** Number of the replay; each is mounted anew. */
  take: number;
  /** Null until the game has started. */
  hud: Hud | null;
  /** Score of the replay; null before its end. */
  replayedScore: number | null;
}

/** `watch`: the user wants to see the round, or to see it again. */
type WatchEvent = StageEvent | { kind: 'watch' };

export const firstTake: Watching = { take: 1, hud: null, replayedScore: null };

/** Returns the state of a watched round after the event. */
export function nextWatching(watching: Watching, event: WatchEvent): Watching {
  if (event.kind === 'hud') return { ...watching, hud: event.hud };
  if (event.kind === 'ended') return { ...watching, replayedScore: event.result.outcome.score };
  return event.kind === 'watch' ? { ...firstTake, take: watching.take + 1 } : watching;
}

interface Playing {
  kind: 'playing';
  round: RunningRound;
  hud: Hud | null;
  /** Why the last restart failed; null once the round goes on. */
  trouble: string | null;
}

export interface Over {
  kind: 'over';
  round: RunningRound;
  ended: EndedRound;
  trouble: string | null;
  /** False once the round was watched: its field does not come back. */
  isOnStage: boolean;
}

/** `over` is the result to come back to. */
interface WatchingPhase {
  kind: 'watching';
  over: Over;
  watching: Watching;
}

/**
 * Phase of the play screen, from the start panel to the result. `superseded`: another tab has started a newer
 * round. `trouble` is the error message of the last start or replay.
 */
export type Phase =
  | { kind: 'start'; trouble: string | null }
  | { kind: 'superseded'; hud: Hud | null; trouble: string | null }
  | Playing
  | Over
  | WatchingPhase;

type PhaseEvent =
  | WatchEvent
  | { kind: 'not-begun'; sentence: string }
  | { kind: 'superseded' }
  | { kind: 'played'; ended: EndedRound }
  | { kind: 'back' };

export const firstPhase: Phase = { kind: 'start', trouble: null };

/** Returns the phase after the event; the same one if the event does not belong to it. */
export function nextPhase(phase: Phase, event: PhaseEvent | { kind: 'begun'; round: RunningRound }): Phase {
  if (event.kind === 'begun') return { kind: 'playing', round: event.round, hud: null, trouble: null };
  if (phase.kind === 'playing') return afterPlaying(phase, event);
  if (phase.kind === 'watching') return afterWatching(phase, event);
  if (event.kind === 'not-begun') return { ...phase, trouble: event.sentence };
  if (event.kind !== 'watch' || phase.kind !== 'over') return phase;
  return { kind: 'watching', over: { ...phase, isOnStage: false }, watching: firstTake };
}

function afterPlaying(playing: Playing, event: PhaseEvent): Phase {
  const { round, hud, trouble } = playing;
  if (event.kind === 'hud') {
    return { ...playing, hud: event.hud, trouble: event.hud.phase === 'playing' ? null : trouble };
  }
  if (event.kind === 'not-begun') return { ...playing, trouble: event.sentence };
  if (event.kind === 'played') {
    return { kind: 'over', round, ended: event.ended, trouble: null, isOnStage: true };
  }
  if (event.kind === 'failed') return { kind: 'start', trouble: event.sentence };
  return event.kind === 'superseded' ? { kind: 'superseded', hud, trouble: null } : playing;
}

function afterWatching(phase: WatchingPhase, event: PhaseEvent): Phase {
  const { over, watching } = phase;
  if (event.kind === 'back') return over;
  if (event.kind === 'failed') return { ...over, trouble: event.sentence };
  if (event.kind === 'not-begun') return { ...phase, over: { ...over, trouble: event.sentence } };
  if (event.kind === 'played' || event.kind === 'superseded') return phase;
  return { ...phase, watching: nextWatching(watching, event) };
}

/** Returns the result on the screen, or the one to come back to from watching; null for none. */
export function overIn(phase: Phase): Over | null {
  if (phase.kind === 'watching') return phase.over;
  return phase.kind === 'over' ? phase : null;
}

/** Returns the round on the screen: the running one, the played one or the watched one. */
export function roundIn(phase: Phase): RunningRound | null {
  return 'round' in phase ? phase.round : (overIn(phase)?.round ?? null);
}
