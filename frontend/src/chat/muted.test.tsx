import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { emptyDatabase } from '../../test/support/fake-database';
import { renderOpenChat } from '../../test/support/render-chat';

beforeEach(() => emptyDatabase());
afterEach(() => void jest.useRealTimers());

describe('somebody muted', () => {
  it('is told why a message was not sent, and writes again once the mute is lifted', async () => {
    const { sockets, write, field } = await renderOpenChat();
    await write('Let me');
    await waitFor(() => expect(sockets.sent('chat_message')).toHaveLength(1));
    const clientId = sockets.sent('chat_message')[0]?.clientId ?? '';
    const message = 'You are muted in the chat.';
    sockets.say('chat_refused', { clientId, code: 'chat.muted', message, retryAfterSeconds: 600 });
    expect(await screen.findByText(/^You are muted until /)).toBeVisible();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toBeDisabled();
    sockets.say('chat_unmuted', {});
    expect(field).toBeEnabled();
    expect(screen.queryByText(/^You are muted until/)).toBeNull();
  });

  it('reads the reason of a mute that an admin has to lift', async () => {
    const { sockets, field } = await renderOpenChat();
    sockets.say('chat_muted', { data: { until: null, reason: '<b>Spam</b>' } });
    expect(screen.getByText('You are muted until an admin lifts it.')).toBeVisible();
    expect(screen.getByText('<b>Spam</b>')).toBeVisible();
    expect(field).toBeDisabled();
  });

  it.each([
    ['the time of a mute that ends today', 15, 'You are muted until 10:45 PM.'],
    ['the day as well when it ends tomorrow', 105, 'You are muted until Jun 1, 2027, 12:15 AM.'],
  ])('reads %s', async (_, minutes, sentence) => {
    const now = new Date(2027, 4, 31, 22, 30);
    jest.useFakeTimers({ advanceTimers: true, now });
    const { sockets } = await renderOpenChat();
    const until = new Date(now.getTime() + minutes * 60_000).toISOString();
    sockets.say('chat_muted', { data: { until, reason: null } });
    expect(screen.getByText(/^You are muted until/)).toHaveTextContent(sentence);
  });
});
