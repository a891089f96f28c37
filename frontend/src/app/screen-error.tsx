import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button';
import { FallbackScreen } from './fallback-screen';

/** Error messages of browsers for a missing chunk, usually after a newer version was deployed. */
const missingChunk =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** Shown when a screen failed or could not be loaded; in both cases it offers a reload. */
export function ScreenError() {
  const error = useRouteError();
  const isMissing = error instanceof Error && missingChunk.test(error.message);
  return (
    <FallbackScreen
      title={isMissing ? 'This screen could not be loaded' : 'This screen lost its signal'}
      isLate={isMissing}
    >
      <p>
        {isMissing
          ? 'There may be a newer version of the site, or the connection broke off. Reload to get it.'
          : 'Something went wrong on our side. Your coins are safe. Reload to try again.'}
      </p>
      <Button variant="go" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </FallbackScreen>
  );
}
