import { useQuery } from '@tanstack/react-query';
import { adminLivestreamQuery } from '../api/admin-livestream';
import type { AdminLivestream } from '../api/types';
import { CardHeader } from '../ui/card';
import { QueryPart } from '../ui/query-part';
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
  const query = useQuery(adminLivestreamQuery);
  const skeleton = (
    <SkeletonGroup>
      <Skeleton width="100%" height={240} />
    </SkeletonGroup>
  );
  return (
    <QueryPart query={query} skeleton={skeleton} failure="The stream’s settings could not be loaded.">
      {(livestream) => <Studio livestream={livestream} onGone={() => void query.refetch()} />}
    </QueryPart>
  );
}

function Studio({ livestream, onGone }: { livestream: AdminLivestream; onGone: () => void }) {
  const { state, ingest } = livestream;
  // The stream that viewers see has a player of its own.
  const preview = state === 'live' ? null : ingest.previewPlaylist;
  return (
    <div className="column stream-studio">
      <section aria-labelledby="stream-control">
        <CardHeader id="stream-control" heading="h3" title="Stream Control" accent="ember">
          <StreamBadge state={state} />
        </CardHeader>
        {preview !== null && <Player playlist={preview} onGone={onGone} isPreview />}
        <StreamControl livestream={livestream} />
        <StreamInputFigures livestream={livestream} />
      </section>
      <section aria-labelledby="stream-connection">
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
