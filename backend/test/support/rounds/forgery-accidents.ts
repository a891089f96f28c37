import { mutated, type Dice } from './forgery-mutations.js';
import type { Sending, Stage } from './forgery-stage.js';

/** Request body of an honest round. */
interface RoundOnTheWire {
  readonly gameName: string;
  readonly round: string;
  readonly log: string;
}

/** Returns an honest round whose log or body was damaged; its `log` is the one that arrives, if any. */
export async function anAccident(stage: Stage, dice: Dice): Promise<Sending> {
  const { ticket, log } = await stage.honestRound();
  const foreign = stage.play({ ...ticket, seed: [...ticket.seed].reverse().join('') }).log;
  if (dice(4) > 0) return stage.finishing(ticket, { log: mutated(log, dice, foreign) });
  const honest: RoundOnTheWire = { gameName: stage.game.name, round: ticket.round, log };
  const raw = scratched(JSON.stringify(honest), dice);
  return { ...stage.sendingRaw(raw), ticket, ...arriving(raw, honest) };
}

/** Returns a text with one character lost, changed or added. */
function scratched(text: string, dice: Dice): string {
  const index = dice(text.length);
  const character = [
    '',
    String.fromCharCode(dice(128)),
    `${text.charAt(index)}${text.charAt(dice(text.length))}`,
  ];
  return text.slice(0, index) + (character[dice(character.length)] ?? '') + text.slice(index + 1);
}

/** Returns the log that a body brings to its ticket; none with another ticket or game, or without a log. */
function arriving(raw: string, honest: RoundOnTheWire): { readonly log?: string } {
  let body: unknown;
  try {
    body = JSON.parse(raw);
  } catch {
    return {};
  }
  if (typeof body !== 'object' || body === null) return {};
  const { gameName, round, log = '' } = body as Partial<RoundOnTheWire>;
  return gameName === honest.gameName && round === honest.round ? { log } : {};
}
