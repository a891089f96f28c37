import { useQuery } from '@tanstack/react-query';
import { adminLivestreamQuery } from '../api/admin-livestream';
import { FailedNote } from '../ui/failed-note';
import { CardHeader } from '../ui/card';
import { Skeleton, SkeletonGroup } from '../ui/skeleton';
import { Player } from './player';
import { StreamConnection } from './stream-connection';
import { StreamBadge, StreamControl } from './stream-control';
import { StreamGuide } from './stream-guide';
import { StreamInputFigures } from './stream-input';
import './stream-studio.css';

/**
 * Studio for streaming admins: control with a preview, input figures, address and key, and the guide (§2).
 */
export function StreamStudio() {
  const { data: livestream, isError, isFetching, refetch } = useQuery(adminLivestreamQuery);
  if (livestream === undefined && isError)
    return (
      <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
        The stream’s settings could not be loaded.
      </FailedNote>
    );
  if (livestream === undefined)
    return (
      <SkeletonGroup>
        <Skeleton width="100%" height={240} />
      </SkeletonGroup>
    );
  const { state, ingest } = livestream;
  // The stream that viewers see has a player of its own.
  const preview = state === 'live' ? null : ingest.previewPlaylist;
  return (
    <div className="stream-studio">
      <section aria-labelledby="stream-control" className="stream-studio__control">
        <CardHeader id="stream-control" heading="h3" title="Stream Control" accent="ember">
          <StreamBadge state={state} />
        </CardHeader>
        {preview !== null && <Player playlist={preview} onGone={() => void refetch()} isPreview />}
        <StreamControl livestream={livestream} />
        <StreamInputFigures livestream={livestream} />
      </section>
      <section aria-labelledby="stream-connection" className="stream-studio__connection">
        <CardHeader id="stream-connection" heading="h3" title="Connection" />
        <StreamConnection livestream={livestream} />
      </section>
      <section aria-labelledby="stream-guide" className="stream-studio__guide">
        <CardHeader id="stream-guide" heading="h3" title="Streaming Guide" accent="plasma" />
        <StreamGuide />
      </section>
    </div>
  );
}
