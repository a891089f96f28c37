import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleStop from 'lucide-react/icons/circle-stop';
import Unplug from 'lucide-react/icons/unplug';
import type { AdminLivestream, StreamInput } from '../api/types';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { useStreamActions } from './stream-actions.hook';

/** Shows 'LIVE' while viewers see the stream, else 'OFFLINE' (§2). */
export function StreamBadge({ state }: Pick<AdminLivestream, 'state'>) {
  return (
    <Badge kind={state === 'live' ? 'live' : 'plain'} hasDot>
      {state === 'live' ? 'LIVE' : 'OFFLINE'}
    </Badge>
  );
}

/** Opens and closes the show for viewers, and shows what they see (§2). */
export function StreamControl({ livestream }: { livestream: AdminLivestream }) {
  const { isOpen, ingest } = livestream;
  const { pending, begin } = useStreamActions();
  const isChanging = pending === 'open' || pending === 'close';
  return (
    <div className="stream-control">
      <p>{whatViewersSee(livestream)}</p>
      {isOpen ? (
        <Button
          variant="danger"
          isPending={isChanging}
          pendingLabel="Ending..."
          onClick={() => begin('close')}
        >
          <CircleStop size={18} aria-hidden="true" />
          End Stream
        </Button>
      ) : (
        <Button variant="go" isPending={isChanging} pendingLabel="Starting..." onClick={() => begin('open')}>
          <CirclePlay size={18} aria-hidden="true" />
          Start Stream
        </Button>
      )}
      <Connection input={ingest} />
    </div>
  );
}

function whatViewersSee({ state, isOpen, ingest }: AdminLivestream): string {
  if (state === 'live')
    return 'Viewers see this picture now. Ending the stream closes it for them; the input stays connected.';
  if (isOpen) return 'The stream is started, and viewers wait for the picture of your encoder.';
  if (ingest.previewPlaylist !== null)
    return 'Only admins see this picture. Start the stream to show it to viewers.';
  return 'Nothing is shown to viewers.';
}

function Connection({ input: { isRunning, isConnected } }: { input: StreamInput }) {
  if (!isRunning)
    return (
      <p className="stream-control__input stream-control__input--failed" role="status">
        <Unplug size={20} aria-hidden="true" />
        This server takes no stream now
      </p>
    );
  return (
    <p
      className={isConnected ? 'stream-control__input stream-control__input--there' : 'stream-control__input'}
      role="status"
    >
      {isConnected ? <CircleCheck size={20} aria-hidden="true" /> : <Unplug size={20} aria-hidden="true" />}
      {isConnected ? 'Input connected' : 'No input'}
    </p>
  );
}
