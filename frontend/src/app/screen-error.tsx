import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button';
import { FallbackScreen } from './fallback-screen';
import { LoadingScreen } from './loading-screen';

/** Error messages of browsers for a missing chunk, usually after a newer version was deployed. */
const missingChunk =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** Firefox ends the loading of chunks when the page is left, and shows the page for a moment longer, in ms. */
const LEAVING_MS = 1000;

/** Shown when a screen failed or could not be loaded; in both cases it offers a reload. */
export function ScreenError() {
  const error = useRouteError();
  const isMissing = error instanceof Error && missingChunk.test(error.message);
  const [isLeaving, setIsLeaving] = useState(isMissing);
  useEffect(() => {
    const timer = setTimeout(() => setIsLeaving(false), LEAVING_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLeaving) return <LoadingScreen />;
  return (
    <FallbackScreen title={isMissing ? 'This screen could not be loaded' : 'This screen lost its signal'}>
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
