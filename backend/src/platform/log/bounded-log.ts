import type { Logger } from 'pino';

/** Properties by which occurrences of a message count as the same, such as their code and client address. */
export type Kind = Readonly<Record<string, string>>;

/** Maximum number of lines per kind and minute that are written in full. */
const WRITTEN_EACH = 5;

/** Maximum number of kinds counted separately per minute; those of further kinds are counted together. */
const MAX_KINDS = 100;

const OTHERS = 'others';

const MINUTE_MS = 60_000;

/**
 * Log for events that strangers can cause as often as they like. It writes five lines per kind and minute,
 * then the number of further ones. A flood therefore writes at most some hundred lines a minute, from however
 * many addresses.
 */
export class BoundedLog {
  private readonly kinds = new Map<string, { readonly kind: Kind; readonly of: string; count: number }>();
  private minute: NodeJS.Timeout | undefined;

  constructor(private readonly log: Logger) {}

  /** Writes a line, or only counts it. */
  write(level: 'warn' | 'error', kind: Kind, facts: object, message: string): void {
    this.minute ??= setTimeout(() => this.endMinute(), MINUTE_MS).unref();
    const counted = this.countedAs(kind, message);
    counted.count += 1;
    if (counted.count <= WRITTEN_EACH) this.log[level]({ ...kind, ...facts }, message);
  }

  /**
   * Logs what was only counted and starts again: a minute after the first line, and before the process ends.
   */
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
