import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import type { AdminLivestream } from '../api/types';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { CopiedField } from './copied-field';
import { useStreamActions } from './stream-actions.hook';
import './stream-connection.css';

/** Values for the broadcasting program: the address and the stream key, and a button for a new key (§2). */
export function StreamConnection({ livestream }: { livestream: AdminLivestream }) {
  const { address, streamKey, ingest } = livestream;
  const [isAsked, setIsAsked] = useState(false);
  const { pending, begin } = useStreamActions();
  return (
    <div className="column stream-connection">
      <CopiedField label="Stream Address" value={address} copied="RTMP URL copied to clipboard" />
      <CopiedField
        label="Stream Key"
        value={streamKey}
        copied="Stream key copied to clipboard"
        hint="Whoever knows it can stream here. Show it to nobody."
        isSecret
      />
      <Button size="small" onClick={() => setIsAsked(true)}>
        <RefreshCw size={18} aria-hidden="true" />
        New Key
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title="Make a new stream key?"
        description={
          ingest.isConnected
            ? 'The encoder that is streaming now is disconnected, and the old key stops working.'
            : 'The old key stops working.'
        }
        confirmLabel="Make New Key"
        isPending={pending === 'rotate-key'}
        pendingLabel="Making..."
        onConfirm={() => begin('rotate-key', () => setIsAsked(false))}
      />
    </div>
  );
}
