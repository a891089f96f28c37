import { aUser, fakeApi, signInBrowser } from './fake-api';
import type { FakeAnswer, FakeApi } from './fake-api';
import { renderApp } from './render-app';
import type { TestApp } from './render-app';

/** Opens a tab of the dashboard as an admin. */
export function openAdminTab(
  tab: string,
  answers: Record<string, FakeAnswer>,
): { app: TestApp; api: FakeApi } {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser({ isAdmin: true }) },
    'GET /api/admin/audit': { status: 200, body: [] },
    ...answers,
  });
  return { app: renderApp(`/admin?tab=${tab}`), api };
}
