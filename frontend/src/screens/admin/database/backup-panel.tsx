import Download from 'lucide-react/icons/download';
import { BACKUP_ADDRESS } from '../../../api/admin-database';
import { useAuth } from '../../../app/auth';
import { buttonClass } from '../../../ui/button';
import { Plate, PlateHead } from '../../../ui/plate';

/** A copy of the whole database to keep. */
export function BackupPanel() {
  const isOffline = useAuth().lastKnownAt !== null;
  return (
    <Plate aria-labelledby="backup">
      <PlateHead id="backup" title="Backup" livery="ion" />
      <p className="database-words">
        One file with everything of this moment: members, coins, items, rounds, messages and settings. It can
        be restored into an empty SQLite or MySQL database by <code>npm run restore</code>.
      </p>
      {isOffline ? (
        <p className="meta">Not available without a network.</p>
      ) : (
        <a className={buttonClass({})} href={BACKUP_ADDRESS} download>
          <Download size={18} aria-hidden="true" />
          Download backup
        </a>
      )}
      <ul className="database-notes meta">
        <li>Keep it as safe as the database: it holds private messages and password hashes.</li>
        <li>Left out: who is signed in, and the stream key. After a restore everybody signs in anew.</li>
        <li>Pictures are files: copy the folder media of the data folder after the backup.</li>
      </ul>
    </Plate>
  );
}
