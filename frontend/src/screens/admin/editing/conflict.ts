import { ApiError } from '../../../api/api-error';
import type { ProblemCode } from '../../../api/types';

const CONFLICT_CODES: readonly (ProblemCode | undefined)[] = [
  'settings.changed',
  'store.item_changed',
  'announcements.changed',
  'announcements.unknown',
  'livestream.changed',
];

/** The values of a form by the names of its fields, as they are typed. */
export type EntryValues = Record<string, string>;

/** Somebody else has changed what was to be saved. */
export class ConflictError extends Error {
  override readonly name = 'OvertakenError';

  /** @param serverVersion what is there now; null when it is gone */
  constructor(readonly serverVersion: EntryValues | null) {
    super('Somebody else was faster.');
  }
}

/** Whether the server refused a change because somebody else has changed the same thing since it was read. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && CONFLICT_CODES.includes(error.problem?.code);
}
