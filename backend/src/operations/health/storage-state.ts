import type { StorageFault } from '../../platform/errors/storage-faults.js';

/** What keeps a server from its work: the database is silent, it takes no writes, or there is too little room. */
export const BLOCKING_PROBLEMS = ['database', 'write', 'space'] as const;

/** What an operator has to look at, though the server works: damage in the database's file, or little room. */
const WARNINGS = ['damaged', 'low'] as const;

export type BlockingProblem = (typeof BLOCKING_PROBLEMS)[number];
export type StorageWarning = (typeof WARNINGS)[number];
export type StorageProblem = BlockingProblem | StorageWarning;

/** Below this nothing can be relied on. A stream is cut before, at 64 MB. */
const SPACE_FLOOR_BYTES = 32 * 1024 * 1024;

/** Below this there is time to make room. */
const LOW_SPACE_BYTES = 1024 * 1024 * 1024;

/** How the storage is. */
export interface StorageState {
  /** The worst first. */
  readonly problems: readonly StorageProblem[];
  /** What the fullest of the folders has left; null when that is not known. */
  readonly freeBytes: number | null;
}

/** What was found by looking. */
export interface Findings {
  readonly answers: boolean;
  /** Why a write failed; null when it did not. */
  readonly writeFault: StorageFault | 'unknown' | null;
  readonly freeBytes: number | null;
  readonly isDamaged: boolean;
}

/** What there is to say about what was found. */
export function stateOf({ answers, writeFault, freeBytes, isDamaged }: Findings): StorageState {
  const hasNoSpace = freeBytes === null || freeBytes < SPACE_FLOOR_BYTES;
  const problems: readonly (readonly [StorageProblem, boolean])[] = [
    ['database', !answers],
    ['write', writeFault !== null],
    ['space', hasNoSpace],
    ['damaged', isDamaged || writeFault === 'damaged'],
    ['low', !hasNoSpace && freeBytes < LOW_SPACE_BYTES],
  ];
  return { problems: problems.filter(([, isSo]) => isSo).map(([problem]) => problem), freeBytes };
}

/** The first that keeps the server from its work. */
export function blockingProblem({ problems }: StorageState): BlockingProblem | undefined {
  return BLOCKING_PROBLEMS.find((problem) => problems.includes(problem));
}

const SENTENCES: Readonly<Record<StorageProblem, string>> = {
  database: 'The database does not answer: look at its server and its disk.',
  write: 'The database can not be written: look at its disk and its rights.',
  space: 'The disk of the data has no room left: make room.',
  damaged: 'The database is damaged: restore the last backup (docs/operations.md, "Disk full or damaged").',
  low: 'The disk of the data is nearly full: make room soon.',
};

/** What the log says of a problem, with what there is to do. */
export function sentenceOf(problem: StorageProblem, { freeBytes }: StorageState): string {
  if (problem === 'space' && freeBytes === null)
    return 'How much room the disk of the data has left can not be found out: look at it.';
  return SENTENCES[problem];
}
