import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { AdminDatabase } from '../../../api/types';
import { Panel } from '../../../ui/panel';

/** Lists the migrations and whether each has been applied. */
export function MigrationsPanel({ migrations }: Pick<AdminDatabase, 'migrations'>) {
  const done = migrations.filter(({ isDone }) => isDone).length;
  return (
    <Panel
      id="database-migrations"
      title="Migrations"
      accent="ember"
      aside={<span className="meta">{`${done} of ${migrations.length}`}</span>}
    >
      <ol className="column database-list database-migrations">
        {migrations.map(({ name, isDone }) => (
          <li key={name} className="row gap-10 breakable">
            {isDone ? (
              <CircleCheck size={18} aria-hidden="true" className="text-slime" />
            ) : (
              <CircleDashed size={18} aria-hidden="true" className="text-ember-text" />
            )}
            <span>{wordsOf(name)}</span>
            <span className="visually-hidden">{isDone ? ', applied' : ', not applied'}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Returns 'UsersAndSessions1800000000002' as 'Users and sessions'. */
function wordsOf(name: string): string {
  const words = name
    .replace(/\d+$/, '')
    .replace(/(?!^)([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
