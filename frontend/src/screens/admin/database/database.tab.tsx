import { useQuery } from '@tanstack/react-query';
import { adminDatabaseQuery, adminStorageQuery } from '../../../api/admin-database';
import { Card } from '../../../ui/card';
import { BoxSkeleton, Loaded } from '../shared/loaded';
import { BackupPanel } from './backup.panel';
import { HealthPanel } from './health.panel';
import { MigrationsPanel } from './migrations.panel';
import { ReconcilePanel } from './reconcile.panel';
import { TablesPanel } from './tables.panel';
import './database.css';

/** The tab 'Database': its health, a reconciliation and a backup. */
export function DatabaseTab() {
  const database = useQuery(adminDatabaseQuery);
  const { data: storage } = useQuery(adminStorageQuery);
  const skeleton = (
    <Card as="div">
      <BoxSkeleton heightPx={132} />
    </Card>
  );
  return (
    <>
      <h2 className="visually-hidden">Database</h2>
      <Loaded query={database} skeleton={skeleton} failure="The state of the database could not be loaded.">
        {(data) => <HealthPanel database={data} storage={storage} />}
      </Loaded>
      <div className="halves gap-16">
        <ReconcilePanel />
        <BackupPanel />
      </div>
      {database.data && (
        <>
          <TablesPanel tables={database.data.tables} />
          <MigrationsPanel migrations={database.data.migrations} />
        </>
      )}
    </>
  );
}
