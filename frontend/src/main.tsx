import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createQueryClient } from './api/query-client';
import { Providers } from './app/providers';
import { createRouter } from './app/router';
import './styles/main.css';
import './app/app.css';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element.');

const app = (
  <StrictMode>
    <Providers client={createQueryClient()}>
      <RouterProvider router={await createRouter()} />
    </Providers>
  </StrictMode>
);

// A prerendered page is taken over as it stands, in small steps, so that it answers meanwhile; any other starts empty.
if (container.firstElementChild) startTransition(() => void hydrateRoot(container, app));
else createRoot(container).render(app);

// Never in the way of the first sight; without it, or in development, the site is there while the network is.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const follow = (): void => {
    import('./offline/worker-client').then(
      ({ subscribeToWorker }) =>
        subscribeToWorker({ workers: navigator.serviceWorker, reload: () => window.location.reload() }),
      () => undefined,
    );
  };
  if (document.readyState === 'complete') follow();
  else window.addEventListener('load', follow, { once: true });
}
