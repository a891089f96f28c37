import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyDatabase } from '../../test/support/fake-database';
import type { FakeSockets } from '../../test/support/fake-socket';
import { aMessage, aWriter, messagesFrom, renderChat, renderOpenChat } from '../../test/support/render-chat';
import { expectToast } from '../../test/support/toasts';
import type { SentFrame } from '../api/socket-frames';

const log = () => screen.getByRole('log', { name: 'Live chat' });

const rows = () => within(log()).queryAllByRole('listitem');

/** Returns the text of every message, in order. */
const texts = () => [...log().querySelectorAll('.chat-message__text')].map((text) => text.textContent);

const joins = (sockets: FakeSockets) => sockets.sent('chat_join');

const isMessage = (frame: SentFrame) => frame.type === 'chat_message';

beforeEach(() => emptyDatabase());
afterEach(() => void jest.useRealTimers());

describe('the chat', () => {
  it('shows its history, oldest first, with name, time and day', async () => {
    const { sockets } = await renderOpenChat([aMessage(), aMessage({ id: 2, message: 'Last lap!' })]);
    expect(joins(sockets)).toEqual([{ type: 'chat_join' }]);
    expect(texts()).toEqual(['Nobody touched my paint today.', 'Last lap!']);
    expect(rows()[0]).toHaveTextContent(/May 5/);
    expect(within(log()).getAllByText('Nova_Quill')).toHaveLength(2);
    expect(within(log()).getAllByText(/^\d+:\d\d [AP]M$/)).toHaveLength(2);
  });

  it('says what it waits for, and when there is nothing yet', async () => {
    const { sockets } = await renderChat();
    expect(screen.getByText('Connecting to chat...')).toBeVisible();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    sockets.open();
    expect(screen.queryByText('Connecting to chat...')).toBeNull();
    sockets.say('chat_history', { data: [] });
    expect(screen.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  });

  it('shows new messages as they come, once', async () => {
    const { sockets } = await renderOpenChat([aMessage()]);
    sockets.say('new_message', { data: aMessage({ id: 2, message: 'Flags up!' }) });
    sockets.say('new_message', { data: aMessage({ id: 2, message: 'Flags up!' }) });
    expect(texts()).toEqual(['Nobody touched my paint today.', 'Flags up!']);
  });

  it('tells how many members are online, and when it is not at full strength', async () => {
    const { sockets } = await renderOpenChat();
    sockets.say('status', { data: { isDegraded: true, membersOnline: 184 } });
    expect(screen.getByText('184')).toBeVisible();
    expect(screen.getByText(/^The chat is not at full strength/)).toBeVisible();
    sockets.say('status', { data: { isDegraded: false, membersOnline: 185 } });
    expect(screen.queryByText(/^The chat is not at full strength/)).toBeNull();
  });

  it('takes a removed message away', async () => {
    const { sockets } = await renderOpenChat(messagesFrom(1, 3));
    sockets.say('message_removed', { data: { id: 2 } });
    expect(texts()).toEqual(['Message 1', 'Message 3']);
  });

  it('leaves with its screen', async () => {
    const { sockets, person } = await renderOpenChat();
    await person.click(screen.getByRole('button', { name: 'Go elsewhere' }));
    expect(sockets.opened[0]?.sent.at(-1)).toEqual({ type: 'chat_leave' });
  });
});

describe('after a lost connection', () => {
  it('the chat says that it reconnects, tells the server what it has, and takes what it missed', async () => {
    const { sockets } = await renderOpenChat(messagesFrom(4, 3));
    sockets.close();
    expect(screen.getByText('Reconnecting to chat...')).toBeVisible();
    expect(texts()).toEqual(['Message 4', 'Message 5', 'Message 6']);
    act(() => void window.dispatchEvent(new Event('online')));
    sockets.open();
    expect(screen.queryByText('Reconnecting to chat...')).toBeNull();
    expect(joins(sockets)).toEqual([{ type: 'chat_join', after: 6, from: 4 }]);
    sockets.say('chat_missed', { data: messagesFrom(7, 2), removed: [5], isComplete: true });
    expect(texts()).toEqual(['Message 4', 'Message 6', 'Message 7', 'Message 8']);
  });

  it('and too much of it, the newest messages take the place of all', async () => {
    const { sockets } = await renderOpenChat(messagesFrom(4, 3));
    sockets.say('chat_missed', { data: [], removed: [], isComplete: false });
    sockets.say('chat_history', { data: messagesFrom(900, 2) });
    expect(texts()).toEqual(['Message 900', 'Message 901']);
  });

  it('own messages that the server took count as heard only when it has told of them', async () => {
    const { sockets, write } = await renderOpenChat(messagesFrom(1, 1));
    await write('Mine');
    await waitFor(() => expect(sockets.sent('chat_message')).toHaveLength(1));
    const clientId = sockets.sent('chat_message')[0]?.clientId ?? '';
    sockets.say('chat_ack', { clientId, id: 5 });
    sockets.close();
    act(() => void window.dispatchEvent(new Event('online')));
    sockets.open();
    expect(joins(sockets)).toEqual([{ type: 'chat_join', after: 1, from: 1 }]);
  });
});

describe('a message that is written', () => {
  it('is sent trimmed and by name, shows at once, and once only when the server tells of it', async () => {
    const { sockets, write, field, user } = await renderOpenChat();
    await write('  Hello squad  ');
    expect(field).toHaveValue('');
    await waitFor(() => expect(sockets.sent('chat_message')).toHaveLength(1));
    const [sent] = sockets.sent('chat_message');
    expect(sent).toEqual({
      type: 'chat_message',
      message: 'Hello squad',
      clientId: expect.stringMatching(/^[\w-]{8,64}$/),
    });
    const clientId = sent?.clientId ?? '';
    expect(await screen.findByText('Hello squad')).toBeVisible();
    sockets.say('chat_ack', { clientId, id: 7 });
    expect(texts()).toEqual(['Hello squad']);
    const own = aMessage({ id: 7, clientId, userId: user.id, message: 'Hello squad' });
    sockets.say('new_message', { data: own });
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    expect(texts()).toEqual(['Hello squad']);
  });

  it.each(['', '   ', '\t'])('is not sent when nothing is left after trimming: %j [S5.20]', async (text) => {
    const { sockets, write } = await renderOpenChat();
    await write(text);
    await write('something');
    await waitFor(() => expect(sockets.sent('chat_message')).toHaveLength(1));
    expect(sockets.sent('chat_message')[0]?.message).toBe('something');
  });

  it('may have 500 characters, and says how many are left near the end', async () => {
    const { sockets, person, field } = await renderOpenChat();
    await person.click(field);
    await person.paste('x'.repeat(440));
    expect(screen.queryByText(/left$/)).toBeNull();
    await person.paste('x'.repeat(59));
    expect(screen.getByText('1 character left')).toBeVisible();
    await person.paste('xyz');
    expect(field).toBeInvalid();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Too long by 2 characters: a message has at most 500.',
    );
    expect(field).toHaveValue(`${'x'.repeat(499)}xyz`);
    await person.keyboard('{Backspace}{Backspace}{Enter}');
    await waitFor(() => expect(sockets.sent('chat_message')).toHaveLength(1));
    expect(sockets.sent('chat_message')[0]?.message).toHaveLength(500);
  });

  it('without a connection says so, shows on the own screen as offline, and is sent once when it is back [S8.02, S8.26, S8.27]', async () => {
    const { sockets, write } = await renderOpenChat(messagesFrom(1, 1));
    sockets.close();
    await write('Save me a spot');
    await expectToast(
      'destructive',
      'Connection issue',
      "You're currently not connected to the chat server. Trying to reconnect...",
    );
    const row = (await screen.findByText('Save me a spot')).closest('li') as HTMLElement;
    expect(within(row).getByText('Just now (offline)')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    sockets.onSent((frame) => {
      if (isMessage(frame))
        setTimeout(() => sockets.say('chat_ack', { clientId: frame.clientId ?? null, id: 2 }));
    });
    sockets.open();
    sockets.say('chat_missed', { data: [], removed: [], isComplete: true });
    await waitFor(() => expect(screen.queryByText('Just now (offline)')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    expect(sockets.sent('chat_message').map(({ message }) => message)).toEqual(['Save me a spot']);
    expect(texts()).toEqual(['Message 1', 'Save me a spot']);
  });

  it('belongs to the member who wrote it: another one neither sees nor sends it', async () => {
    const first = await renderOpenChat();
    first.sockets.close();
    await first.write('Mine alone');
    await screen.findByText('Just now (offline)');
    first.unmount();
    const second = await renderOpenChat();
    await second.write('And mine');
    await waitFor(() => expect(second.sockets.sent('chat_message')).toHaveLength(1));
    expect(second.sockets.sent('chat_message')[0]?.message).toBe('And mine');
    await waitFor(() => expect(texts()).toEqual(['And mine']));
    second.unmount();
    const third = await renderChat(first.user);
    expect(await screen.findByText('Mine alone')).toBeVisible();
    third.unmount();
  });

  it('that cannot be sent is kept, says so, and goes when asked again [S8.28]', async () => {
    const { sockets, write, person } = await renderOpenChat();
    sockets.breakSending();
    await write('Hello?');
    await waitFor(() => expect(screen.getAllByText('Failed to send message')).toHaveLength(2));
    await expectToast('destructive', 'Failed to send message');
    const again = await screen.findByRole('button', { name: 'Send again' });
    sockets.close();
    act(() => void window.dispatchEvent(new Event('online')));
    sockets.repairSending();
    sockets.open();
    await person.click(again);
    await waitFor(() => expect(sockets.sent('chat_message')).toHaveLength(1));
  });

  it('too soon after others waits as long as the server asks, and says so', async () => {
    const { sockets, write } = await renderOpenChat();
    await write('Again');
    await waitFor(() => expect(sockets.sent('chat_message')).toHaveLength(1));
    const clientId = sockets.sent('chat_message')[0]?.clientId ?? '';
    const refusal = { clientId, code: 'chat.too_fast', message: 'Too fast.', retryAfterSeconds: 6 } as const;
    sockets.say('chat_refused', refusal);
    expect(
      await screen.findByText('You are sending messages too quickly.', { exact: false }),
    ).toHaveTextContent('Yours goes out in 6 s.');
    expect(texts()).toEqual(['Again']);
    expect(sockets.sent('chat_message')).toHaveLength(1);
  });
});

describe('words of a message', () => {
  it('are text, whatever they look like [SEC-26]', async () => {
    const message = '<img src=x onerror=alert(1)><script>alert(2)</script> &amp; [x](javascript:alert(3))';
    await renderOpenChat([aMessage({ message, username: '<i>me</i>' })]);
    expect(texts()).toEqual([message]);
    expect(screen.getByText('<i>me</i>')).toBeVisible();
    expect(log().querySelector('img, script, i, a')).toBeNull();
  });

  it('are links where they name a page, which learns nothing of this one', async () => {
    await renderOpenChat([aMessage({ message: 'See https://example.com/races?id=1.' })]);
    const link = within(log()).getByRole('link', { name: /^example\.com\/races\?id=1/ });
    expect(link).toHaveAttribute('href', 'https://example.com/races?id=1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it("stand out where they speak to the reader, and the writer's line with them", async () => {
    await renderOpenChat([
      aMessage({ message: '@Zorblax push! @Ooze_42 too' }),
      aMessage({ id: 2, message: 'mail zorblax@zorblax.example' }),
    ]);
    expect(screen.getByText('@Zorblax')).toHaveClass('chat-mention--reader');
    expect(screen.getByText('@Ooze_42')).not.toHaveClass('chat-mention--reader');
    expect(screen.getByText('@Zorblax').closest('li')).toHaveClass('chat-message--to-reader');
    expect(screen.getByText(/^mail/).closest('li')).not.toHaveClass('chat-message--to-reader');
  });
});

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

describe('the menu of a message', () => {
  const openMenu = async (person: Awaited<ReturnType<typeof renderChat>>['person'], name = 'Nova_Quill') =>
    person.click(screen.getByRole('button', { name: `Actions for ${name}'s message` }));
  const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
  const admin = aWriter({ isAdmin: true });

  it('lets members speak to its writer, by keyboard too', async () => {
    const { person, field } = await renderOpenChat([aMessage()]);
    screen.getByRole('button', { name: "Actions for Nova_Quill's message" }).focus();
    await person.keyboard('{Enter}');
    expect(items()).toEqual(['Mention']);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('@Nova_Quill '));
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('lets admins delete it, once they have confirmed', async () => {
    const { person, api } = await renderOpenChat([aMessage({ id: 12 })], admin);
    api.answer('DELETE /api/admin/chat/messages/12', { status: 204 });
    await openMenu(person);
    expect(items()).toEqual(['Mention', 'Delete message', 'Mute 10 minutes', 'Ban from chat']);
    await person.click(screen.getByRole('menuitem', { name: 'Delete message' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this message?' });
    expect(dialog).toHaveTextContent('Nobody touched my paint today.');
    expect(api.callsOf('DELETE /api/admin/chat/messages/12')).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Delete message' }));
    expect(await screen.findByText('Message deleted')).toBeVisible();
    expect(api.callsOf('DELETE /api/admin/chat/messages/12')).toHaveLength(1);
  });

  it('lets admins mute its writer for ten minutes, or ban them once they have confirmed', async () => {
    const { person, api } = await renderOpenChat([aMessage()], admin);
    api.answer('POST /api/admin/chat/mutes', { status: 200, body: {} });
    await openMenu(person);
    await person.click(screen.getByRole('menuitem', { name: 'Mute 10 minutes' }));
    expect(await screen.findByText('Nova_Quill is muted for 10 minutes')).toBeVisible();
    await openMenu(person);
    await person.click(screen.getByRole('menuitem', { name: 'Ban from chat' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Ban Nova_Quill from the chat?' });
    await person.click(within(dialog).getByRole('button', { name: 'Ban from chat' }));
    expect(await screen.findByText('Nova_Quill is banned from the chat')).toBeVisible();
    expect(api.callsOf('POST /api/admin/chat/mutes').map(({ body }) => body)).toEqual([
      { userId: 9, minutes: 10 },
      { userId: 9, minutes: null },
    ]);
  });

  it('lets admins unmute who is muted, and leaves other admins alone', async () => {
    const messages = [aMessage(), aMessage({ id: 2, userId: 3, username: 'Halley', isAdmin: true })];
    const { person, api, sockets } = await renderOpenChat([], admin);
    const mute = { id: 1, userId: 9, username: 'Nova_Quill', until: null, reason: null };
    api.answer('GET /api/admin/chat/mutes', { status: 200, body: [mute] });
    api.answer('POST /api/admin/chat/mutes', { status: 200, body: {} });
    api.answer('DELETE /api/admin/chat/mutes/9', { status: 204 });
    sockets.say('chat_history', { data: messages });
    await openMenu(person);
    await person.click(screen.getByRole('menuitem', { name: 'Mute 10 minutes' }));
    await screen.findByText('Nova_Quill is muted for 10 minutes');
    await openMenu(person);
    expect(items()).toEqual(['Mention', 'Delete message', 'Unmute']);
    await person.click(screen.getByRole('menuitem', { name: 'Unmute' }));
    expect(await screen.findByText('Nova_Quill may write again')).toBeVisible();
    await openMenu(person, 'Halley');
    expect(items()).toEqual(['Mention', 'Delete message']);
  });
});

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
    sockets.say('chat_unmuted', { data: {} });
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
