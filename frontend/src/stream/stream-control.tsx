import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleStop from 'lucide-react/icons/circle-stop';
import Unplug from 'lucide-react/icons/unplug';
import type { AdminLivestream, StreamInput } from '../api/types';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { useStreamActions } from './stream-actions.hook';
import './stream-control.css';

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
  const Icon = isOpen ? CircleStop : CirclePlay;
  const isChanging = pending === 'open' || pending === 'close';
  return (
    <div className="row wrap stream-control">
      <p>{whatViewersSee(livestream)}</p>
      <Button
        variant={isOpen ? 'danger' : 'go'}
        isPending={isChanging}
        pendingLabel={isOpen ? 'Ending...' : 'Starting...'}
        onClick={() => begin(isOpen ? 'close' : 'open')}
      >
        <Icon size={18} aria-hidden="true" />
        <span>{isOpen ? 'End Stream' : 'Start Stream'}</span>
      </Button>
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
  const isThere = isRunning && isConnected;
  const Icon = isThere ? CircleCheck : Unplug;
  const look = isThere ? 'text-slime' : !isRunning && 'text-alarm-text';
  return (
    <p className={classNames('row gap-8 muted stream-control__input', look)} role="status">
      <Icon size={20} aria-hidden="true" />
      <span>{isThere ? 'Input connected' : isRunning ? 'No input' : 'This server takes no stream now'}</span>
    </p>
  );
}
