import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyDatabase } from '../../test/support/fake-database';
import type { FakeSockets } from '../../test/support/fake-socket';
import { aMessage, messagesFrom, renderOpenChat } from '../../test/support/render-chat';

beforeEach(() => emptyDatabase());

const log = () => screen.getByRole('log', { name: 'Live chat' });
/** Returns the text of every message, in order. */
const texts = () => [...log().querySelectorAll('.chat-message__text')].map((text) => text.textContent);
const joins = (sockets: FakeSockets) => sockets.sent('chat_join');

describe('a long chat', () => {
  const older = (from: number, count: number, next?: number) => ({
    status: 200,
    body: messagesFrom(from, count).toReversed(),
    headers: next === undefined ? {} : { Link: `</api/chat/messages?before=${next}&limit=50>; rel="next"` },
  });

  /** Simulates the layout that jsdom lacks: a box of 600 px with 50 px per row, scrolled by the test. */
  function measured(): HTMLElement {
    const box = screen.getByRole('region', { name: 'Chat messages' });
    Object.defineProperties(box, {
      clientHeight: { value: 600, configurable: true },
      scrollHeight: { get: () => 50 * box.querySelectorAll('li').length, configurable: true },
    });
    return box;
  }
  const scrollTo = (box: HTMLElement, px: number) =>
    act(async () => {
      box.scrollTop = px;
      fireEvent.scroll(box);
      await Promise.resolve();
    });

  it('brings earlier messages when somebody scrolls up, and keeps their place', async () => {
    const { api } = await renderOpenChat(messagesFrom(101, 50));
    const box = measured();
    api.answer('GET /api/chat/messages', older(51, 50, 51));
    await scrollTo(box, 700);
    expect(api.callsOf('GET /api/chat/messages')).toEqual([]);
    await scrollTo(box, 20);
    await waitFor(() => expect(texts()[0]).toBe('Message 51'));
    expect(api.callsOf('GET /api/chat/messages')[0]?.search).toBe('?before=101&limit=50');
    expect(texts()).toHaveLength(100);
    expect(box.scrollTop).toBe(20 + 50 * 50);
  });

  it('brings them by a button too, ends with the first, and can be asked again when they do not arrive', async () => {
    const { api, person } = await renderOpenChat(messagesFrom(51, 50));
    await person.click(screen.getByRole('button', { name: 'Earlier messages' }));
    expect(await screen.findByText('Earlier messages could not be loaded.')).toBeVisible();
    api.answer('GET /api/chat/messages', older(1, 50));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(texts()[0]).toBe('Message 1'));
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  });

  it('follows new messages at its end only; further up it says how many there are', async () => {
    const { sockets, person } = await renderOpenChat(messagesFrom(1, 40));
    const box = measured();
    await scrollTo(box, 2000);
    sockets.say('new_message', { data: aMessage({ id: 41 }) });
    expect(box.scrollTop).toBe(box.scrollHeight);
    await scrollTo(box, 300);
    sockets.say('new_message', { data: aMessage({ id: 42 }) });
    sockets.say('new_message', { data: aMessage({ id: 43 }) });
    expect(box.scrollTop).toBe(300);
    await person.click(screen.getByRole('button', { name: 'New messages (2)' }));
    expect(box.scrollTop).toBe(box.scrollHeight);
    expect(screen.queryByRole('button', { name: /^New messages/ })).toBeNull();
  });

  it('read far back lets go of its end, and goes there again when asked', async () => {
    const { sockets, person, api } = await renderOpenChat(messagesFrom(1001, 300));
    const box = measured();
    api.answer('GET /api/chat/messages', older(951, 50, 951));
    await scrollTo(box, 0);
    await waitFor(() => expect(texts()[0]).toBe('Message 951'));
    expect(texts()).toHaveLength(300);
    sockets.say('new_message', { data: aMessage({ id: 1301, message: 'The newest' }) });
    expect(screen.queryByText('The newest')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'New messages (1)' }));
    expect(joins(sockets).at(-1)).toEqual({ type: 'chat_join' });
    sockets.say('chat_history', { data: [aMessage({ id: 1301, message: 'The newest' })] });
    expect(texts()).toEqual(['The newest']);
  });
});
