import type { AdminDatabase, AdminStorage } from '../../../api/types';
import { Badge } from '../../../ui/badge';
import { FigureList } from '../../../ui/figure-list';
import { Panel } from '../../../ui/panel';
import { counted } from '../shared/counted';
import { bytesText } from './bytes-text';

const ENGINES = { sqlite: 'SQLite', mysql: 'MySQL' } as const;
const REDIS = { none: 'Not used', connected: 'Connected', away: 'Not reachable' } as const;

interface HealthPanelProps {
  database: AdminDatabase;
  /** Undefined until it is loaded. */
  storage: AdminStorage | undefined;
}

export function HealthPanel({ database, storage }: HealthPanelProps) {
  const { engine, engineVersion, answerMs, sizeBytes, redis, nodes, migrations } = database;
  const engineName = /mariadb/i.test(engineVersion) ? 'MariaDB' : ENGINES[engine];
  const missing = migrations.filter(({ isDone }) => !isDone).length;
  const free = storage?.freeBytes ?? null;
  const isWell = missing === 0 && redis !== 'away' && !storage?.problems.length;
  return (
    <Panel
      id="database-health"
      title="Health"
      aside={
        <Badge kind={isWell ? 'own' : 'new'} hasDot>
          {isWell ? 'Healthy' : 'Needs attention'}
        </Badge>
      }
    >
      <FigureList
        className="figures database-figures"
        figures={[
          ['Engine', `${engineName} ${engineVersion.split('-')[0] ?? ''}`],
          ['Size', bytesText(sizeBytes)],
          ['Free disk space', free === null ? null : bytesText(free)],
          ['Response time', answerMs < 1 ? 'under 1 ms' : `${Math.round(answerMs)} ms`],
          ['Servers', nodes],
          ['Redis', REDIS[redis]],
          ['Tables', missing === 0 ? 'Up to date' : `${counted(missing, 'migration')} missing`],
        ]}
      />
    </Panel>
  );
}
