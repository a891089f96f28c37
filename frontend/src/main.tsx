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

// Hydrate prerendered pages in small steps, so that the page stays responsive; other pages start empty.
if (container.firstElementChild) startTransition(() => void hydrateRoot(container, app));
else createRoot(container).render(app);

// Registered after the load event, so that it does not delay the first render. Without a service worker, or
// in development, the site works online only.
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
