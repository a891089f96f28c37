import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { messageOf } from '../../api/api-error';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { exportOwnData } from '../../api/profile';
import type { User } from '../../api/types';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { toastFailure } from '../../ui/toast';
import { CloseAccountDialog } from './close-account.dialog';

/** Panel to export one's data or close the account. */
export function OwnDataPanel({ user }: { user: User }) {
  const [isClosing, setIsClosing] = useState(false);
  const fetchData = useOneAtATime(
    useMutation({
      mutationFn: exportOwnData,
      onSuccess: (file) => saveFile(file, `alien-squad-${user.username}.json`),
      onError: (error) =>
        toastFailure('Failed to export your data', messageOf(error, 'Please try again later.')),
    }),
  );
  return (
    <Card className="column gap-16 own-data" aria-labelledby="own-data">
      <CardHeader id="own-data" title="Your Data" accent="plasma" />
      <p className="meta">Everything the squad keeps of you, in one file.</p>
      <Button
        isWide
        isPending={fetchData.isPending}
        pendingLabel="Collecting..."
        onClick={() => fetchData.mutate()}
      >
        <Download size={18} aria-hidden="true" />
        Export as JSON
      </Button>
      <hr />
      {user.isOwner ? (
        <p className="meta">The site owner&apos;s account can&apos;t be closed.</p>
      ) : (
        <>
          <Button variant="danger" isWide onClick={() => setIsClosing(true)}>
            Close Account
          </Button>
          <CloseAccountDialog user={user} isOpen={isClosing} onOpenChange={setIsClosing} />
        </>
      )}
    </Card>
  );
}

/** Saves a file under a name, as a download. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the URL by then.
  setTimeout(() => URL.revokeObjectURL(address));
}
