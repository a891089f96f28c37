import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { adminStorageQuery } from '../../api/admin-database';
import type { AdminStorage } from '../../api/types';
import { bytesText } from './database/bytes-text';

type Problem = AdminStorage['problems'][number];

/** Message for each problem: what is wrong and what to do. */
const SENTENCES: Record<Problem, (free: string | null) => string> = {
  database: () => 'The database does not answer: look at its server now.',
  write: () => 'The database can not be written, so nothing is saved: look at its disk and its rights now.',
  space: (free) =>
    free === null
      ? 'The free space on the disk is unknown: check it now.'
      : `The disk is full (${free} left), so little or nothing is saved: make room on it now.`,
  damaged: () =>
    'The database is damaged: stop the site and restore the last backup (docs/operations.md, "Disk full or damaged").',
  low: (free) => `The disk is nearly full (${free ?? ''} left): make room on it soon.`,
};

/** Warns on every tab about problems of the storage; renders nothing if there are none. */
export function StorageWarning() {
  const { data } = useQuery(adminStorageQuery);
  if (!data || data.problems.length === 0) return null;
  // A database that does not respond cannot be written either, so one message is enough.
  const problems = data.problems.filter((one) => one !== 'write' || !data.problems.includes('database'));
  const free = data.freeBytes === null ? null : bytesText(data.freeBytes);
  return (
    <div role="alert" className="admin-notice storage-warning">
      <TriangleAlert size={20} aria-hidden="true" className="text-ember-text" />
      <div>
        {problems.map((problem) => (
          <p key={problem}>{SENTENCES[problem](free)}</p>
        ))}
      </div>
    </div>
  );
}
