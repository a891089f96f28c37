import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../src/api/query-client';
import { Providers } from '../../src/app/providers';
import { routes } from '../../src/app/routes';
import { setCommunityAddresses } from '../../src/lib/community-links';
// Imported in advance: Jest sometimes fails to link a layout and its screen concurrently (shared modules).
import '../../src/app/member-layout';
import '../../src/app/open-layout';
// Imported in advance because they load after sign-in, when a short test may already be over.
import '../../src/app/daily-bonus';
import '../../src/app/live-work';
import '../../src/offline/background-work';

/** Links of the site, as if its settings had been read, which a page does when it is idle. */
export const LINKS = {
  chat: 'https://discord.com/',
  video: 'https://www.youtube.com/',
  streaming: 'https://www.twitch.tv/',
};

/** The running app in a test. */
export interface TestApp extends RenderResult {
  client: QueryClient;
  person: UserEvent;
  /** Current path, such as '/auth'. */
  path: () => string;
  goTo: (path: string) => Promise<void>;
  goBack: () => Promise<void>;
}

/** Opens the whole app at a path, as a browser would; use it with `fakeApi`. */
export function renderApp(path: string, state?: unknown): TestApp {
  setCommunityAddresses(LINKS);
  const client = createQueryClient();
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, hash, state }] });
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
