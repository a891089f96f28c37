import { useQuery } from '@tanstack/react-query';
import { adminDatabaseQuery, adminStorageQuery } from '../../../api/admin-database';
import { FailedPanel } from '../../../ui/failed-panel';
import { Card } from '../../../ui/card';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { BackupPanel } from './backup-panel';
import { HealthPanel } from './health-panel';
import { MigrationsPanel } from './migrations-panel';
import { ReconcilePanel } from './reconcile-panel';
import { TablesPanel } from './tables-panel';
import './database.css';

/** The tab 'Database': its health, a reconciliation and a backup. */
export function DatabaseTab() {
  const { data, isPending, isFetching, refetch } = useQuery(adminDatabaseQuery);
  const { data: storage } = useQuery(adminStorageQuery);
  return (
    <>
      <h2 className="visually-hidden">Database</h2>
      {data ? (
        <HealthPanel database={data} storage={storage} />
      ) : isPending ? (
        <DatabaseLoading />
      ) : (
        <FailedPanel
          sentence="The state of the database could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <div className="database-row">
        <ReconcilePanel />
        <BackupPanel />
      </div>
      {data && (
        <>
          <TablesPanel tables={data.tables} />
          <MigrationsPanel migrations={data.migrations} />
        </>
      )}
    </>
  );
}

function DatabaseLoading() {
  return (
    <Card as="div">
      <SkeletonGroup>
        <Skeleton width="100%" height={132} />
      </SkeletonGroup>
    </Card>
  );
}
