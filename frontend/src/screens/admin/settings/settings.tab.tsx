import { useQuery } from '@tanstack/react-query';
import { adminSettingsQuery } from '../../../api/admin-settings';
import { FailedPanel } from '../../../ui/failed-panel';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { AuditLog } from '../audit/audit-log';
import { SettingsForm } from './settings.form';

/** The tab 'Settings': site settings and the audit log. */
export function SettingsTab() {
  const { data: settings, isError, isFetching, refetch } = useQuery(adminSettingsQuery);
  return (
    <>
      {settings !== undefined && <SettingsForm settings={settings} />}
      {settings === undefined && isError && (
        <FailedPanel
          sentence="The settings could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {settings === undefined && !isError && (
        <SkeletonGroup>
          <Skeleton width="100%" height={620} />
        </SkeletonGroup>
      )}
      <AuditLog />
    </>
  );
}
