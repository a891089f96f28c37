import { beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { userKey } from '../api/keys';
import { createQueryClient } from '../api/query-client';
import { aUser, fakeApi } from '../../test/support/fake-api';
import { emptyDatabase } from '../../test/support/fake-database';
import { startBackgroundWork } from './background-work';

beforeEach(() => emptyDatabase());

it('leaves it to the socket, which says so, to sign out whose session is over', async () => {
  const refusal = { status: 401, body: { code: 'auth.signed_out', message: 'Please sign in first.' } };
  const api = fakeApi({ 'POST /api/games/rounds/stock': refusal });
  const client = createQueryClient();
  const member = aUser();
  client.setQueryData(userKey, member);
  const stop = startBackgroundWork(client, 7);
  await waitFor(() => expect(api.callsOf('POST /api/games/rounds/stock')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(client.getQueryData(userKey)).toEqual(member);
  stop();
});
