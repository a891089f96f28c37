import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aFriend, aMessage, installFakeResizeObserver } from '../../../test/fixtures/crew-data';
import { laterReply } from '../../../test/support/fake-api';
import type { FakeAnswer } from '../../../test/support/fake-api';
import { fakeSockets } from '../../../test/support/fake-socket';
import { MESSAGES, SENDING, bubbles, openThread, write } from '../../../test/support/open-thread';

beforeEach(installFakeResizeObserver);

describe('What the socket says', () => {
  async function live(answers: Record<string, FakeAnswer> = {}) {
    const sockets = fakeSockets();
    const opened = await openThread(answers);
    await waitFor(() => expect(sockets.opened).toHaveLength(1));
    sockets.open();
    await waitFor(() => expect(opened.app.client.isFetching()).toBe(0));
    return { ...opened, sockets };
  }

  it('is in the thread at once, once, is read out and counts as read', async () => {
    const { api, sockets } = await live();
    const message = aMessage(60, { message: 'Are you there?', readAt: null });
    for (const _ of [1, 2]) sockets.say('direct_message', { data: { userId: 501, message } });
    await screen.findByText('Are you there?');
    expect(bubbles()).toEqual(['Nova_Quill: Are you there?']);
    expect(screen.getByText('Nova_Quill: Are you there?', { selector: '[role=status]' })).toBeInTheDocument();
    await waitFor(() =>
      expect(api.callsOf('POST /api/friends/501/read').map(({ body }) => body)).toEqual([{ upTo: 60 }]),
    );
  });

  it('replaces what this tab has sent, also before its answer is here', async () => {
    const { send, answer } = laterReply();
    const { api, app, sockets } = await live({ [SENDING]: answer });
    await write(app, 'Quick');
    const { clientId } = api.callsOf(SENDING)[0]?.body as { clientId: string };
    const message = aMessage(61, { message: 'Quick', clientId, isMine: true, readAt: null });
    sockets.say('direct_message', { data: { userId: 501, message } });
    await waitFor(() => expect(screen.queryByText('Sending...')).not.toBeInTheDocument());
    send({ status: 201, body: message });
    await waitFor(() => expect(app.client.isMutating()).toBe(0));
    expect(bubbles()).toEqual(['You: Quick']);
  });

  it('shows when the friend has seen it', async () => {
    const { sockets } = await live({
      [MESSAGES]: { status: 200, body: [aMessage(9, { isMine: true, readAt: null })] },
    });
    await screen.findByText('Message 9');
    const readAt = new Date(2030, 0, 5, 9, 5).toISOString();
    sockets.say('direct_read', { data: { userId: 501, isMine: false, upTo: 9, readAt } });
    expect(await screen.findByText('Seen 9:05 AM')).toBeVisible();
  });

  it('of another thread counts in the list and is told of', async () => {
    const { api, sockets } = await live();
    const other = aFriend({ userId: 502, username: 'Tachyon', unread: 1 });
    api.answer('GET /api/friends', {
      status: 200,
      body: { friends: [aFriend(), other], requests: [], sent: [] },
    });
    sockets.say('direct_message', { data: { userId: 502, message: aMessage(70, { readAt: null }) } });
    expect(await screen.findByRole('link', { name: /Tachyon.*1 unread message/ })).toBeVisible();
    expect(bubbles()).toEqual([]);
    expect(screen.getAllByText('New message from a friend')[0]).toBeInTheDocument();
    expect(api.callsOf('POST /api/friends/502/read')).toHaveLength(0);
  });
});
