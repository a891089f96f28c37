import VideoOff from 'lucide-react/icons/video-off';
import type { AdminLivestream } from '../../../api/types';
import { Player } from '../../../stream/player';
import { StreamBadge, StreamControl } from '../../../stream/stream-control';
import { Badge } from '../../../ui/badge';
import { Panel } from '../../../ui/panel';

interface ControlPanelProps {
  livestream: AdminLivestream;
  /** Called when the stream can no longer be played. */
  onGone: () => void;
}

/** Starts and ends the stream for viewers, beside a preview of the incoming picture (§2). */
export function ControlPanel({ livestream, onGone }: ControlPanelProps) {
  const { state, ingest } = livestream;
  const { previewPlaylist } = ingest;
  const badge = (
    <span role="status">
      <StreamBadge state={state} />
    </span>
  );
  return (
    <Panel id="stream-control" title="Stream Control" accent="ember" aside={badge}>
      <div className="column streaming__control">
        <div className="streaming__picture">
          {previewPlaylist === null ? (
            <p className="center gap-10 muted streaming__no-picture">
              <VideoOff size={28} aria-hidden="true" />
              <span>{ingest.isConnected ? 'The picture is on its way' : 'No picture arrives'}</span>
            </p>
          ) : (
            <>
              <Player
                key={previewPlaylist}
                playlist={previewPlaylist}
                onGone={onGone}
                isPreview={state !== 'live'}
              />
              {state !== 'live' && (
                <Badge kind="info" className="streaming__preview">
                  Preview
                </Badge>
              )}
            </>
          )}
        </div>
        <StreamControl livestream={livestream} />
      </div>
    </Panel>
  );
}
