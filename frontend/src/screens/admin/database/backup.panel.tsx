import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { failureOf } from '../../../api/admin';
import { askForBackup } from '../../../api/admin-database';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import { useAuth } from '../../../session/auth';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { toastFailure } from '../../../ui/toast';

/** Downloads a backup of the whole database. */
export function BackupPanel() {
  const isOffline = useAuth().lastKnownAt !== null;
  const { mutate, isPending } = useOneAtATime(
    useMutation({
      mutationFn: askForBackup,
      onSuccess: download,
      onError: (error) => toastFailure('Error Downloading Backup', failureOf(error)),
    }),
  );
  return (
    <Panel id="backup" title="Backup" accent="ion">
      <p className="database-words">
        One file with everything of this moment: members, coins, items, rounds, messages and settings. It can
        be restored into an empty SQLite or MySQL database by <code>npm run ops -- restore</code>.
      </p>
      {isOffline ? (
        <p className="meta">Not available without a network.</p>
      ) : (
        <Button isPending={isPending} pendingLabel="Preparing..." onClick={() => mutate(undefined)}>
          <Download size={18} aria-hidden="true" />
          Download backup
        </Button>
      )}
      <ul className="column database-notes meta">
        <li>Keep it as safe as the database: it holds private messages and password hashes.</li>
        <li>Left out: who is signed in, and the stream key. After a restore everybody signs in again.</li>
        <li>Pictures are files: copy the folder media of the data folder after the backup.</li>
      </ul>
    </Panel>
  );
}

/**
 * Has the browser download a file of any size to disk. An error response fails the download, not the page.
 */
function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
