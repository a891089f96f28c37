import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { AdminDatabase } from '../../../api/types';
import { Card, CardHeader } from '../../../ui/card';

/** Lists the migrations and whether each has been applied. */
export function MigrationsPanel({ migrations }: Pick<AdminDatabase, 'migrations'>) {
  const done = migrations.filter(({ isDone }) => isDone).length;
  return (
    <Card aria-labelledby="database-migrations">
      <CardHeader id="database-migrations" title="Migrations" accent="ember">
        <span className="meta">
          {done} of {migrations.length}
        </span>
      </CardHeader>
      <ol className="database-migrations">
        {migrations.map(({ name, isDone }) => (
          <li key={name} data-done={isDone}>
            {isDone ? (
              <CircleCheck size={18} aria-hidden="true" />
            ) : (
              <CircleDashed size={18} aria-hidden="true" />
            )}
            {wordsOf(name)}
            <span className="visually-hidden">{isDone ? ', applied' : ', not applied'}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Returns 'UsersAndSessions1700000000001' as 'Users and sessions'. */
function wordsOf(name: string): string {
  const words = name
    .replace(/\d+$/, '')
    .replace(/(?!^)([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
