import { mutated, type Dice } from './forgery-mutations.js';
import type { Sending, Stage } from './forgery-stage.js';

/** How an honest round's body looks on the wire. */
interface RoundOnTheWire {
  readonly gameName: string;
  readonly round: string;
  readonly log: string;
}

/** An honest round to whose log or body something happened; its `log` is the one that arrives, if one does. */
export async function anAccident(stage: Stage, dice: Dice): Promise<Sending> {
  const { ticket, log } = await stage.honestRound();
  const foreign = stage.play({ ...ticket, seed: [...ticket.seed].reverse().join('') }).log;
  if (dice(4) > 0) return stage.finishing(ticket, { log: mutated(log, dice, foreign) });
  const honest: RoundOnTheWire = { gameName: stage.game.name, round: ticket.round, log };
  const raw = scratched(JSON.stringify(honest), dice);
  return { ...stage.sendingRaw(raw), ticket, ...arriving(raw, honest) };
}

/** One character of a text lost, changed or added. */
function scratched(text: string, dice: Dice): string {
  const index = dice(text.length);
  const character = [
    '',
    String.fromCharCode(dice(128)),
    `${text.charAt(index)}${text.charAt(dice(text.length))}`,
  ];
  return text.slice(0, index) + (character[dice(character.length)] ?? '') + text.slice(index + 1);
}

/** The log that a body brings to its ticket; none when it says another ticket, another game or nothing. */
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
