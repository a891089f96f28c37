import Check from 'lucide-react/icons/check';
import type { ReactNode, Ref } from 'react';
import type { FirstFlight, GameStats } from '../../api/types';
import { coinsText } from '../../lib/coins-text';

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
  /** Ends before the member's name. */
  title: string;
  words: string;
}

/** Returns what the mascot says, by the next step. */
export function helloOf(steps: Steps | null, stats: readonly GameStats[]): Hello {
  if (!steps || steps.done === 0)
    return { title: 'Welcome aboard,', words: 'Three small things and you are crew.' };
  if (steps.done === 3) return { title: 'You are crew,', words: 'The rest of the squad is right here.' };
  if (steps.colour === 'now')
    return { title: 'Good flying,', words: 'Now give your alien a colour. The first one is on us.' };
  if (steps.round === 'now') {
    const words = 'Now sixty seconds of work. Aliens fall, you tap. That is the whole rule.';
    return { title: 'Good choice,', words };
  }
  const coins = stats.reduce((sum, { totalCoins }) => sum + totalCoins, 0);
  const isFirstTry = stats.reduce((sum, { timesPlayed }) => sum + timesPlayed, 0) === 1 && coins > 0;
  const words = 'One thing left, and it is the nice one.';
  return { title: 'Nearly crew,', words: isFirstTry ? `${coinsText(coins)}, first try! ${words}` : words };
}

interface StepProps {
  number: number;
  title: string;
  state: StepState;
  /** Receives the heading, which can take the focus. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One step of the first flight. On a phone only the present one is open. */
export function Step({ number, title, state, heading, children }: StepProps) {
  return (
    <li
      className={`first-step first-step--${state}`}
      {...(state === 'now' && { 'aria-current': 'step' as const })}
    >
      <span className="first-step__number cut-picture" aria-hidden="true">
        {state === 'done' ? <Check size={22} /> : <b className="figure">{number}</b>}
      </span>
      <h3 ref={heading} tabIndex={-1}>
        <span>{title}</span>
        {state === 'done' && <span className="visually-hidden">, done</span>}
      </h3>
      <div className="first-step__content">{children}</div>
    </li>
  );
}
