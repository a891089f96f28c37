import { ApiError } from '../../../api/api-error';
import type { ProblemCode } from '../../../api/types';

const OVERTAKEN: readonly (ProblemCode | undefined)[] = [
  'settings.changed',
  'store.item_changed',
  'announcements.changed',
  'announcements.unknown',
  'livestream.changed',
];

/** The values of a form by the names of its fields, as they are typed. */
export type EntryValues = Record<string, string>;

/** Somebody else has changed what was to be saved. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';

  /** @param theirs what is there now; null when it is gone */
  constructor(readonly theirs: EntryValues | null) {
    super('Somebody else was faster.');
  }
}

/** Whether the server refused a change because somebody else has changed the same thing since it was read. */
export function wasOvertaken(error: unknown): boolean {
  return error instanceof ApiError && OVERTAKEN.includes(error.problem?.code);
}
