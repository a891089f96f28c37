import type { Logger } from 'pino';

/** Properties by which occurrences of a message count as the same, such as their code and client address. */
export type Kind = Readonly<Record<string, string>>;

/** Maximum number of lines per kind and minute that are written in full. */
const WRITTEN_EACH = 5;

/**
 * Maximum number of kinds per level and minute that are counted separately; those of further kinds are
 * counted together. So no number of warnings hides an error.
 */
const MAX_KINDS = 100;

/** Kind of those that are counted together. */
const OTHERS: Kind = { code: 'others' };

const MINUTE_MS = 60_000;

/** Occurrences of a kind with the same message. */
interface Counted {
  readonly kind: Kind;
  readonly of: string;
  count: number;
}

/**
 * Log for events that strangers can cause as often as they like. It writes five lines per kind and minute,
 * then the number of further ones. A flood therefore writes at most some hundred lines a minute, from however
 * many addresses.
 */
export class BoundedLog {
  private readonly kinds = { warn: new Map<string, Counted>(), error: new Map<string, Counted>() };
  private minute: NodeJS.Timeout | undefined;

  constructor(private readonly log: Logger) {}

  /** Writes a line, or only counts it. */
  write(level: 'warn' | 'error', kind: Kind, facts: object, message: string): void {
    this.minute ??= setTimeout(() => this.endMinute(), MINUTE_MS).unref();
    const counted = countedAs(this.kinds[level], kind, message);
    counted.count += 1;
    if (counted.count <= WRITTEN_EACH) this.log[level]({ ...kind, ...facts }, message);
  }

  /**
   * Logs what was only counted and starts again: a minute after the first line, and before the process ends.
   */
  endMinute(): void {
    clearTimeout(this.minute);
    this.minute = undefined;
    for (const kinds of Object.values(this.kinds)) {
      for (const { kind, of, count } of kinds.values()) {
        if (count > WRITTEN_EACH)
          this.log.warn({ ...kind, of, more: count - WRITTEN_EACH }, 'More of the same.');
      }
      kinds.clear();
    }
  }
}

function countedAs(kinds: Map<string, Counted>, kind: Kind, of: string): Counted {
  const key = JSON.stringify([kind, of]);
  const known = kinds.get(key);
  if (known) return known;
  if (kinds.size >= MAX_KINDS && kind !== OTHERS) return countedAs(kinds, OTHERS, 'various');
  const counted = { kind, of, count: 0 };
  kinds.set(key, counted);
  return counted;
}
