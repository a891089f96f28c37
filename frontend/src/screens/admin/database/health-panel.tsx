import type { ReactNode } from 'react';
import type { AdminDatabase, AdminStorage } from '../../../api/types';
import { Badge } from '../../../ui/badge';
import { NotKnown } from '../../../ui/not-known';
import { Card, CardHeader } from '../../../ui/card';
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
  const missing = migrations.filter(({ isDone }) => !isDone).length;
  const free = storage?.freeBytes ?? null;
  const isWell = missing === 0 && redis !== 'away' && !storage?.problems.length;
  return (
    <Card aria-labelledby="database-health">
      <CardHeader id="database-health" title="Health" accent="slime">
        <Badge kind={isWell ? 'own' : 'new'} hasDot>
          {isWell ? 'Healthy' : 'Needs attention'}
        </Badge>
      </CardHeader>
      <dl className="database-figures">
        <Figure name="Engine">
          {/mariadb/i.test(engineVersion) ? 'MariaDB' : ENGINES[engine]} {engineVersion.split('-')[0]}
        </Figure>
        <Figure name="Size">{bytesText(sizeBytes)}</Figure>
        <Figure name="Free disk space">{free === null ? <NotKnown /> : bytesText(free)}</Figure>
        <Figure name="Response time">{answerMs < 1 ? 'under 1 ms' : `${Math.round(answerMs)} ms`}</Figure>
        <Figure name="Servers">{nodes}</Figure>
        <Figure name="Redis">{REDIS[redis]}</Figure>
        <Figure name="Tables">
          {missing === 0 ? 'Up to date' : `${missing} ${missing === 1 ? 'migration' : 'migrations'} missing`}
        </Figure>
      </dl>
    </Card>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
