import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { FirstFlight, GameStats, User } from '../../api/types';

/** `now` is the first step that is not done; the later ones may be taken before it all the same. */
export type StepState = 'done' | 'now' | 'later';

export interface Steps {
  colour: StepState;
  round: StepState;
  sticker: StepState;
  /** Number of steps that are done. */
  done: number;
  firstFlight: FirstFlight;
}

/** Returns the state of each step. Without a sticker on sale, nothing is left to do for it. */
export function stepsOf(firstFlight: FirstFlight): Steps {
  const { colour, hasPlayed, hasSticker, sticker } = firstFlight;
  const done = [colour !== null, hasPlayed, hasSticker || sticker === null];
  const now = done.indexOf(false);
  const stateAt = (index: number): StepState =>
    done[index] === true ? 'done' : index === now ? 'now' : 'later';
  return {
    colour: stateAt(0),
    round: stateAt(1),
    sticker: stateAt(2),
    done: done.filter(Boolean).length,
    firstFlight,
  };
}

interface Hello {
  title: string;
  /** The member's name, at the end of the title. */
  name: string;
  words: string;
}

/** Returns what the mascot says, by the next step. */
export function helloOf(
  steps: Steps | null | undefined,
  { username }: User,
  stats: readonly GameStats[],
): Hello {
  const name = `${username}.`;
  if (!steps || steps.done === 0)
    return { title: 'Welcome aboard,', name, words: 'Three small things and you are crew.' };
  if (steps.done === 3)
    return { title: 'You are crew,', name, words: 'The rest of the squad is right here.' };
  if (steps.colour === 'now')
    return { title: 'Good flying,', name, words: 'Now give your alien a colour. The first one is on us.' };
  if (steps.round === 'now') {
    const words = 'Now sixty seconds of work. Aliens fall, you tap. That is the whole rule.';
    return { title: 'Good choice,', name, words };
  }
  const coins = stats.reduce((sum, { totalCoins }) => sum + totalCoins, 0);
  const isFirstTry = stats.reduce((sum, { timesPlayed }) => sum + timesPlayed, 0) === 1 && coins > 1;
  const title = isFirstTry ? `${coins} coins, first try,` : 'Nearly crew,';
  return { title, name, words: 'One thing left, and it is the nice one.' };
}

interface StepProps {
  number: number;
  title: string;
  state: StepState;
  children: ReactNode;
}

/** One step of the first flight. On a phone only the present one is open. */
export function Step({ number, title, state, children }: StepProps) {
  return (
    <li
      className={`first-step first-step--${state}`}
      {...(state === 'now' && { 'aria-current': 'step' as const })}
    >
      <span className="first-step__number" aria-hidden="true">
        {state === 'done' ? <Check size={22} /> : <b className="figure">{number}</b>}
      </span>
      <h3>
        {title}
        {state === 'done' && <span className="visually-hidden">, done</span>}
      </h3>
      <div className="first-step__content">{children}</div>
    </li>
  );
}
