import { useQuery } from '@tanstack/react-query';
import { adminSettingsQuery } from '../../../api/admin-settings';
import { AuditLog } from '../audit/audit-log';
import { Loaded } from '../shared/loaded';
import { SettingsForm } from './settings.form';

/** The tab 'Settings': site settings and the audit log. */
export function SettingsTab() {
  return (
    <>
      <Loaded query={useQuery(adminSettingsQuery)} skeleton={620} failure="The settings could not be loaded.">
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
      <AuditLog />
    </>
  );
}
