import type { Logger } from 'pino';

/** What makes occurrences of a message the same, such as their code and the address they came from. */
export type Kind = Readonly<Record<string, string>>;

/** So many of a kind are written one by one within a minute. */
const WRITTEN_EACH = 5;

/** So many kinds are told apart within a minute; what is of further ones is counted together. */
const MAX_KINDS = 100;

const OTHERS = 'others';

const MINUTE_MS = 60_000;

/**
 * Lines for what strangers may bring about as often as they like: five of a kind a minute, then how many more there were.
 * So a flood writes some hundred lines a minute at the most, from however many addresses.
 */
export class BoundedLog {
  private readonly kinds = new Map<string, { readonly kind: Kind; readonly of: string; count: number }>();
  private minute: NodeJS.Timeout | undefined;

  constructor(private readonly log: Logger) {}

  /** Writes a line, or counts it. */
  write(level: 'warn' | 'error', kind: Kind, facts: object, message: string): void {
    this.minute ??= setTimeout(() => this.endMinute(), MINUTE_MS).unref();
    const counted = this.countedAs(kind, message);
    counted.count += 1;
    if (counted.count <= WRITTEN_EACH) this.log[level]({ ...kind, ...facts }, message);
  }

  /** Tells what was only counted and begins again: a minute after the first line, and before the process ends. */
  endMinute(): void {
    clearTimeout(this.minute);
    this.minute = undefined;
    for (const { kind, of, count } of this.kinds.values()) {
      if (count > WRITTEN_EACH)
        this.log.warn({ ...kind, of, more: count - WRITTEN_EACH }, 'More of the same.');
    }
    this.kinds.clear();
  }

  onModuleDestroy(): void {
    this.endMinute();
  }

  private countedAs(kind: Kind, of: string): { count: number } {
    const key = JSON.stringify([kind, of]);
    const known = this.kinds.get(key);
    if (known) return known;
    return this.kinds.size < MAX_KINDS ? this.begin(key, kind, of) : this.others();
  }

  private others(): { count: number } {
    return this.kinds.get(OTHERS) ?? this.begin(OTHERS, { code: 'others' }, 'various');
  }

  private begin(key: string, kind: Kind, of: string): { count: number } {
    const entry = { kind, of, count: 0 };
    this.kinds.set(key, entry);
    return entry;
  }
}
