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
