import type { StorageFault } from '../../platform/errors/storage-faults.js';

/** Problems that stop a server from working: the database is silent, writes fail, or too little space. */
export const BLOCKING_PROBLEMS = ['database', 'write', 'space'] as const;

/** Problems an operator has to look at while the server works: a damaged database file, or little space. */
const WARNINGS = ['damaged', 'low'] as const;

export type BlockingProblem = (typeof BLOCKING_PROBLEMS)[number];
export type StorageWarning = (typeof WARNINGS)[number];
export type StorageProblem = BlockingProblem | StorageWarning;

/** Minimum free space; with less, nothing can be relied on. Streams are cut earlier, at 64 MB. */
const SPACE_FLOOR_BYTES = 32 * 1024 * 1024;

/** Free space below which to warn, while there is still time to make room. */
const LOW_SPACE_BYTES = 1024 * 1024 * 1024;

export interface StorageState {
  /** The worst first. */
  readonly problems: readonly StorageProblem[];
  /** Free space of the fullest folder; null if unknown. */
  readonly freeBytes: number | null;
}

/** Results of the checks. */
export interface Findings {
  readonly answers: boolean;
  /** Why a write failed; null if none did. */
  readonly writeFault: StorageFault | 'unknown' | null;
  readonly freeBytes: number | null;
  readonly isDamaged: boolean;
}

/** Returns the state of the storage that the findings amount to. */
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

/** Returns the first problem that stops the server from working. */
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

/** Returns the log message for a problem, with what to do about it. */
export function sentenceOf(problem: StorageProblem, { freeBytes }: StorageState): string {
  if (problem === 'space' && freeBytes === null)
    return 'The free space on the disk of the data is unknown: check it.';
  return SENTENCES[problem];
}
