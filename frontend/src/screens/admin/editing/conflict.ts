import { ApiError } from '../../../api/api-error';
import type { ProblemCode } from '../../../api/types';

const CONFLICT_CODES: readonly (ProblemCode | undefined)[] = [
  'settings.changed',
  'store.item_changed',
  'announcements.changed',
  'announcements.unknown',
  'livestream.changed',
];

/** Values of a form as typed, by field name. */
export type EntryValues = Record<string, string>;

/** Thrown when another admin has changed the entry that was to be saved. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';

  /** @param serverVersion what is saved now; null if the entry is gone */
  constructor(readonly serverVersion: EntryValues | null) {
    super('Somebody else was faster.');
  }
}

/**
 * Returns true if the server refused a change because another admin changed the same entry after it was read.
 */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && CONFLICT_CODES.includes(error.problem?.code);
}
