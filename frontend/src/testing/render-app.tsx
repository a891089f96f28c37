import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { Providers } from '../app/providers';
import { routes } from '../app/routes';
// Loaded beforehand: Jest fails now and then when a layout and its screen, which share modules, are linked at once.
import '../app/member-layout';
import '../app/open-layout';
// Loaded beforehand for another reason: they come after sign-in, when a short test may be over already.
import '../app/daily-bonus';
import '../app/live-work';
import '../offline/background-work';

/** What a test holds of the running app. */
export interface TestApp extends RenderResult {
  client: QueryClient;
  person: UserEvent;
  /** Where the app is, such as '/auth'. */
  path: () => string;
  goTo: (path: string) => Promise<void>;
  goBack: () => Promise<void>;
}

/** Opens the whole app at an address, as a browser would; pair it with `fakeApi`. */
export function renderApp(path: string, state?: unknown): TestApp {
  const client = createQueryClient();
  const [pathname = '/', search = ''] = path.split(/(?=\?)/);
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, state }] });
  const result = render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    ...result,
    client,
    person: userEvent.setup({ delay: null }),
    path: () => router.state.location.pathname + router.state.location.search,
    goTo: (to) => router.navigate(to),
    goBack: () => router.navigate(-1),
  };
}
