import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anEntry } from '../../../test/fixtures/standing-data';
import {
  AN_INVITATION,
  aFriend,
  aMessage,
  aRequest,
  crewApi,
  installFakeResizeObserver,
} from '../../../test/fixtures/crew-data';
import { aUser, laterReply, problem } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { emptyDatabase } from '../../../test/support/fake-database';
import { fakeSockets } from '../../../test/support/fake-socket';
import {
  bubbles,
  field,
  MESSAGES,
  openThread,
  SENDING,
  storing,
  write,
} from '../../../test/support/open-thread';
import { renderApp } from '../../../test/support/render-app';
import { directMessageOutbox } from '../../offline/direct-messages';
import type { UnsentMessage } from '../../offline/direct-messages';
import { inOneTab } from '../../offline/one-tab';

const HOUR_MS = 3_600_000;

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

const friendsList = () => screen.findByRole('list', { name: 'Friends' });

const lastMessage = (message: string, isMine = false) => ({
  message,
  isMine,
  gift: null,
  createdAt: hoursAgo(1),
});

beforeEach(installFakeResizeObserver);

beforeEach(emptyDatabase);

// A sender that is still on its way would send what the next test keeps, for a page that is gone.
afterEach(async () => {
  await directMessageOutbox.all();
  await inOneTab('send-direct-messages', () => Promise.resolve());
});

describe('The list of friends', () => {
  it('has who plays first, then who is there, then who was here last, each with a line that says it', async () => {
    crewApi({
      friends: [
        aFriend({ userId: 505, username: 'Halley', lastSeen: hoursAgo(3) }),
        aFriend({ userId: 506, username: 'Kessel', lastSeen: hoursAgo(48) }),
        aFriend({ userId: 504, username: 'Miri', isOnline: true, lastMessage: lastMessage('Hi there') }),
        aFriend({ userId: 501, isOnline: true, playing: 'Alien Racing', unread: 2 }),
        aFriend({
          userId: 503,
          username: 'Tachyon',
          isOnline: true,
          lastMessage: lastMessage('on the grid', true),
        }),
      ],
    });
    renderApp('/friends');
    const rows = within(await friendsList()).getAllByRole('link');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Nova_Quill playing. In Alien Racing2 2 unread messages',
      'Miri online. Hi there',
      'Tachyon online. You: on the grid',
      'Halley away. Last seen 3 hours ago',
      'Kessel away. Last seen 2 days ago',
    ]);
    expect(screen.getByText('3 of 5 online')).toBeVisible();
  });

  it('follows who comes and goes as the socket says it', async () => {
    const sockets = fakeSockets();
    const api = crewApi({ friends: [aFriend()] });
    const { client } = renderApp('/friends');
    await friendsList();
    await waitFor(() => expect(sockets.opened).toHaveLength(1));
    sockets.open();
    await waitFor(() =>
      expect([api.callsOf('GET /api/friends').length, client.isFetching()]).toEqual([2, 0]),
    );
    sockets.say('presence', {
      data: { userId: 501, isOnline: true, lastSeen: null, playing: 'Memory Match' },
    });
    expect(await screen.findByText('In Memory Match')).toBeVisible();
    expect(screen.getByText('1 of 1 online')).toBeVisible();
  });

  it('says beside the thread of a former friend that nobody is in it, and leads to the field', async () => {
    crewApi({}, { 'GET /api/friends/501': { status: 200, body: { ...aFriend(), isFriend: false } } });
    const { person } = renderApp('/friends?with=501');
    expect(await screen.findByRole('heading', { name: 'No friends yet' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add a Friend' }));
    expect(screen.getByRole('textbox', { name: 'Add a friend by their Alien ID' })).toHaveFocus();
  });

  it('says that it could not be loaded, and asks again', async () => {
    const api = crewApi({}, { 'GET /api/friends': { status: 502 } });
    const { person } = renderApp('/friends');
    expect(await screen.findByText('Your friends could not be loaded.')).toBeVisible();
    api.answer('GET /api/friends', { status: 200, body: { friends: [aFriend()], requests: [], sent: [] } });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await friendsList()).toBeVisible();
  });
});

describe('Adding a friend', () => {
  const add = async (name: string, answer: Parameters<typeof crewApi>[1]) => {
    const api = crewApi({}, answer);
    const app = renderApp('/friends');
    const field = await screen.findByRole('textbox', { name: 'Alien ID' });
    if (name !== '') await app.person.type(field, name);
    await app.person.click(screen.getByRole('button', { name: 'Send request' }));
    return { api, app, field };
  };

  it('asks them by name, and lists them as asked', async () => {
    const { api, field } = await add(' Ooze_42 ', {
      'POST /api/friends': { status: 201, body: { userId: 507, username: 'Ooze_42', status: 'pending' } },
    });
    expect(await screen.findByText('Request sent')).toBeVisible();
    expect(api.callsOf('POST /api/friends').map(({ body }) => body)).toEqual([{ username: 'Ooze_42' }]);
    expect(field).toHaveValue('');
    await waitFor(() => expect(api.callsOf('GET /api/friends')).toHaveLength(2));
  });

  it('keeps the name and says why when they can not be asked', async () => {
    const { field } = await add('Nobody', {
      'POST /api/friends': problem(404, 'friends.unknown', 'There is no such member.'),
    });
    expect(await screen.findByText('There is no such member.')).toBeVisible();
    expect(field).toHaveValue('Nobody');
    expect(field).toBeInvalid();
  });
});

describe('The invitation link', () => {
  it('is shown whole, is copied, and is shared where the device can', async () => {
    crewApi({ friends: [aFriend()] });
    const share = jest.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { share });
    const { person } = renderApp('/friends');
    const link = `${window.location.origin}/join/${AN_INVITATION.token}`;
    expect(await screen.findByRole('textbox', { name: 'Your invitation link' })).toHaveValue(link);
    expect(
      screen.getByText(/is asked to become your friend\. It works until (January 31|February 1)\.$/),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Copy your invitation link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    await person.click(screen.getByRole('button', { name: 'Share' }));
    expect(share.mock.calls[0]?.[0].url).toBe(link);
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('The neighbours on the board', () => {
  const ROWS = [
    anEntry(41, { username: 'Ooze_42' }),
    anEntry(42, { username: 'Vantablip' }),
    anEntry(43, { username: 'zorblax', isCurrentUser: true }),
    anEntry(44, { username: 'Kessel' }),
  ];
  const board = { status: 200, body: ROWS };

  it('can be asked, and show who is a friend and who was asked', async () => {
    const list = { friends: [aFriend({ userId: 141, username: 'Ooze_42' })], requests: [] };
    const api = crewApi(list, {
      'GET /api/leaderboard': board,
      'POST /api/friends': () => {
        const sent = [aRequest({ userId: 142, username: 'Vantablip' })];
        api.answer('GET /api/friends', { status: 200, body: { ...list, sent } });
        return { status: 201, body: { userId: 142, username: 'Vantablip', status: 'pending' } };
      },
    });
    const { person } = renderApp('/friends');
    const rows = await screen.findByRole('list', { name: 'Next to you on the board' });
    expect(screen.getByText('All games, this week')).toBeVisible();
    expect(api.callsOf('GET /api/leaderboard').map(({ search }) => search)).toEqual([
      '?game=All%20Games&range=week&around=me&limit=5',
    ]);
    expect(within(rows).getByText('Friend').closest('li')).toHaveTextContent('Ooze_42');
    expect(within(rows).getByText('you').closest('li')).toHaveTextContent('zorblax');
    await person.click(within(rows).getByRole('button', { name: 'Add Vantablip as a friend' }));
    expect((await within(rows).findByText('Asked')).closest('li')).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(api.callsOf('POST /api/friends').map(({ body }) => body)).toEqual([{ username: 'Vantablip' }]);
    expect(within(rows).getAllByRole('button')).toHaveLength(1);
  });

  it('are those of all times without a rank this week, and a way to play without any', async () => {
    const ofAllTimes = ({ search }: { search: string }) => ({
      status: 200,
      body: search.includes('range=all') ? ROWS : [],
    });
    crewApi({}, { 'GET /api/leaderboard': ofAllTimes });
    const { unmount } = renderApp('/friends');
    expect(await screen.findByText('All games, all times')).toBeVisible();
    unmount();
    crewApi({});
    renderApp('/friends');
    expect(await screen.findByText(/You have no rank yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Play a round' })).toHaveAttribute('href', '/games');
  });
});

describe('A request', () => {
  const asked = { requests: [aRequest()] };
  const after = {
    status: 200,
    body: { friends: [aFriend({ userId: 507, username: 'Ooze_42' })], requests: [], sent: [] },
  };

  it('can be accepted, and whoever asked is a friend then', async () => {
    const api = crewApi(asked, {
      'POST /api/friends/507/accept': () => {
        api.answer('GET /api/friends', after);
        return { status: 204 };
      },
    });
    const { person } = renderApp('/friends');
    await person.dblClick(await screen.findByRole('button', { name: 'Accept Ooze_42' }));
    expect(await screen.findByText('You and Ooze_42 are friends now')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Requests' })).not.toBeInTheDocument());
    expect(within(await friendsList()).getByRole('link', { name: /Ooze_42/ })).toBeVisible();
    expect(api.callsOf('POST /api/friends/507/accept')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Friends', level: 2 })).toHaveFocus();
  });

  it('of the member’s own can be taken back', async () => {
    const api = crewApi({ sent: [aRequest()] }, { 'DELETE /api/friends/507': { status: 204 } });
    const { person } = renderApp('/friends');
    const sent = await screen.findByRole('list', { name: 'Sent by you' });
    expect(within(sent).getByText('Asked just now')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Take back the request to Ooze_42' }));
    await waitFor(() => expect(api.callsOf('DELETE /api/friends/507')).toHaveLength(1));
  });

  it('comes by itself, as the socket says it', async () => {
    const sockets = fakeSockets();
    const api = crewApi({});
    renderApp('/friends');
    await screen.findByRole('heading', { name: /^Nobody here yet/ });
    await waitFor(() => expect(sockets.opened).toHaveLength(1));
    sockets.open();
    api.answer('GET /api/friends', { status: 200, body: { friends: [], ...asked, sent: [] } });
    sockets.say('friends_changed', { data: {} });
    expect(await screen.findByRole('button', { name: 'Accept Ooze_42' })).toBeVisible();
  });
});

describe('A thread', () => {
  it('opens from the list, and the address keeps it', async () => {
    crewApi({ friends: [aFriend()] });
    const app = renderApp('/friends');
    await app.person.click(await screen.findByRole('link', { name: /Nova_Quill/ }));
    expect(await screen.findByRole('heading', { name: 'Nova_Quill' })).toBeVisible();
    expect(app.path()).toBe('/friends?with=501');
    expect(screen.getByRole('link', { name: /Nova_Quill/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'All friends' })).toHaveAttribute('href', '/friends');
  });

  it('shows what both have written, oldest first, as text, and what was seen', async () => {
    const readAt = new Date(2030, 0, 5, 15, 38).toISOString();
    await openThread({
      [MESSAGES]: {
        status: 200,
        body: [
          aMessage(5, { isMine: true, message: 'Third', readAt: null }),
          aMessage(4, { isMine: true, message: '<img src=x onerror=alert(1)>', readAt }),
          aMessage(3, {
            gift: {
              itemType: 'sticker',
              itemId: 'alien-love',
              name: 'Love',
              image: '/items/sticker-alien-love.svg',
            },
            message: '',
          }),
          aMessage(2, { message: 'First' }),
        ],
      },
    });
    await screen.findByText('First');
    expect(bubbles()).toEqual([
      'Nova_Quill: First',
      'Nova_Quill: LoveA copy for your collection',
      'You: <img src=x onerror=alert(1)>',
      'You: Third',
    ]);
    expect(screen.getByText('Seen 3:38 PM')).toBeVisible();
    expect(screen.getByText('Today')).toBeVisible();
    expect(document.querySelector('.bubble img[src="x"]')).toBeNull();
  });

  it('that is empty, that fails and that is on its way say so', async () => {
    const { send, answer } = laterReply();
    const { api, app } = await openThread({ [MESSAGES]: answer });
    expect(screen.getByText('Loading messages...')).toBeInTheDocument();
    send({ status: 502 });
    expect(await screen.findByText('Your messages could not be loaded.')).toBeVisible();
    api.answer(MESSAGES, { status: 200, body: [] });
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Say hello to Nova_Quill.')).toBeVisible();
  });

  it('with somebody who is no friend any more can be read, and no more', async () => {
    crewApi(
      {},
      {
        'GET /api/friends/501': {
          status: 200,
          body: { ...aFriend({ username: 'former member' }), isFriend: false },
        },
        [MESSAGES]: { status: 200, body: [aMessage(1, { message: 'Farewell' })] },
      },
    );
    renderApp('/friends?with=501');
    expect(await screen.findByText('Farewell')).toBeVisible();
    expect(screen.getByText(/You and former member are not friends any more/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  it('ends when the friend is removed, after a question', async () => {
    const { api, app } = await openThread({
      'DELETE /api/friends/501': () => {
        api.answer('GET /api/friends', { status: 200, body: { friends: [], requests: [], sent: [] } });
        return { status: 204 };
      },
      'GET /api/friends/501': { status: 200, body: { ...aFriend(), isFriend: false } },
    });
    await app.person.click(screen.getByRole('button', { name: 'More about Nova_Quill' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Remove Friend' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Nova_Quill?' });
    await app.person.click(within(question).getByRole('button', { name: 'Remove Friend' }));
    expect(await screen.findByText(/You and Nova_Quill are not friends any more/)).toBeVisible();
    expect(api.callsOf('DELETE /api/friends/501')).toHaveLength(1);
  });
});

const firstCall = (api: FakeApi) =>
  waitFor(() => {
    const [call] = api.callsOf(SENDING);
    if (call === undefined) throw new Error('Nothing is sent yet.');
    return call;
  });

const anUnsentMessage = (changes: Partial<UnsentMessage>): UnsentMessage => ({
  clientId: 'f'.repeat(32),
  userId: 8,
  friendId: 501,
  message: '',
  writtenAtMs: 1,
  state: { kind: 'waiting', problem: null },
  ...changes,
});

describe('A message', () => {
  it('is shown at once, sent with a name of its own, and the field is free for the next', async () => {
    const { send, answer } = laterReply();
    const { api, app } = await openThread({ [SENDING]: answer });
    await write(app, '  On my way  ');
    expect(await field()).toHaveValue('');
    expect(await screen.findByText('On my way')).toBeVisible();
    expect(screen.getByText('Sending...')).toBeVisible();
    const call = await firstCall(api);
    const { clientId } = call?.body as { clientId: string };
    expect(call?.body).toEqual({
      message: 'On my way',
      clientId: expect.stringMatching(/^[0-9a-f]{32}$/),
      authorId: aUser().id,
    });
    send({ status: 201, body: aMessage(41, { message: 'On my way', clientId, isMine: true, readAt: null }) });
    await waitFor(() => expect(screen.queryByText('Sending...')).not.toBeInTheDocument());
    expect(bubbles()).toEqual(['You: On my way']);
  });

  it('is sent after the one before, however fast they are written', async () => {
    const { send, answer } = laterReply();
    const { api, app } = await openThread({ [SENDING]: answer });
    await write(app, 'One');
    await write(app, 'Two');
    const { clientId } = (await firstCall(api)).body as { clientId: string };
    expect(api.callsOf(SENDING)).toHaveLength(1);
    api.answer(SENDING, storing(50));
    send({ status: 201, body: aMessage(41, { message: 'One', clientId, isMine: true, readAt: null }) });
    await waitFor(() => expect(api.callsOf(SENDING)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Sending...')).not.toBeInTheDocument());
    expect(bubbles()).toEqual(['You: One', 'You: Two']);
  });

  it('that was not sent says so, and is sent again under the same name', async () => {
    const { api, app } = await openThread({ [SENDING]: { status: 502 } });
    await write(app, 'Hello?');
    expect(await screen.findByText('Not sent. The server did not answer.')).toBeVisible();
    api.answer(SENDING, storing());
    await app.person.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(bubbles()).toEqual(['You: Hello?']));
    expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
    const names = api.callsOf(SENDING).map(({ body }) => (body as { clientId: string }).clientId);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(1);
  });

  it('that was not sent waits while another thread is looked at, and can be given up', async () => {
    const { api, app } = await openThread({
      [SENDING]: problem(400, 'request.invalid', 'That cannot be sent.'),
    });
    await write(app, 'Not so');
    expect(await screen.findByText('Not sent. That cannot be sent.')).toBeVisible();
    await act(() => app.goTo('/home'));
    await act(() => app.goTo('/friends?with=501'));
    await app.person.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Not so')).not.toBeInTheDocument());
    expect(api.callsOf(SENDING)).toHaveLength(1);
  });

  it('written without a network survives a reload, and arrives once on whatever screen', async () => {
    const { api, app } = await openThread({
      [SENDING]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await write(app, 'From the dark side');
    expect(await screen.findByText('Not sent. The server did not answer.')).toBeVisible();
    await waitFor(() => expect(directMessageOutbox.unsaved()).toEqual([]));
    cleanup();
    const [first] = api.callsOf(SENDING);
    const next = crewApi({ friends: [aFriend()] }, { [SENDING]: storing() });
    const { goTo } = renderApp('/home');
    await waitFor(() => expect(next.callsOf(SENDING)).toHaveLength(1));
    expect(next.callsOf(SENDING)[0]?.body).toEqual(first?.body);
    await waitFor(async () => expect(await directMessageOutbox.all()).toEqual([]));
    await act(() => goTo('/friends?with=501'));
    await screen.findByText('Nothing written yet');
    expect(next.callsOf(SENDING)).toHaveLength(1);
  });

  it('behind one that was not sent is not sent either, and can be given up', async () => {
    const { app } = await openThread({ [SENDING]: { status: 502 } });
    await write(app, 'One');
    await write(app, 'Two');
    await waitFor(() => expect(screen.getAllByText('Not sent. The server did not answer.')).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(2);
  });

  it('given up while the one before is on its way is not sent', async () => {
    const [one, two] = ['1', '2'].map((digit) => digit.repeat(32)) as [string, string];
    const waiting = (clientId: string, message: string, writtenAtMs: number) =>
      directMessageOutbox.keep(anUnsentMessage({ userId: aUser().id, clientId, message, writtenAtMs }));
    await waiting(one, 'One', 1);
    await waiting(two, 'Never mind', 2);
    const { send, answer } = laterReply();
    const { api, app } = await openThread({ [SENDING]: answer });
    await firstCall(api);
    // A message that is stored while the thread is still being read makes the page read it again.
    await waitFor(() => expect(api.callsOf(MESSAGES)).toHaveLength(1));
    await waitFor(() => expect(app.client.isFetching()).toBe(0));
    await directMessageOutbox.remove(two);
    api.answer(SENDING, storing(50));
    send({ status: 201, body: aMessage(41, { message: 'One', clientId: one, isMine: true, readAt: null }) });
    await waitFor(async () => expect(await directMessageOutbox.all()).toEqual([]));
    await waitFor(() => expect(bubbles()).toEqual(['You: One']));
    expect(api.callsOf(SENDING)).toHaveLength(1);
  });

  it('that was refused when the friendship had ended is told of, and stands in the thread', async () => {
    await directMessageOutbox.keep(anUnsentMessage({ userId: aUser().id, message: 'Too late' }));
    crewApi(
      {},
      {
        [SENDING]: problem(409, 'friends.not_friends', 'You are not friends any more.'),
        'GET /api/friends/501': { status: 200, body: { ...aFriend(), isFriend: false } },
      },
    );
    const { goTo } = renderApp('/home');
    expect(await screen.findByText('Message not sent')).toBeVisible();
    await act(() => goTo('/friends?with=501'));
    expect(await screen.findByText('Not sent. You are not friends any more.')).toBeVisible();
    expect(screen.getByText('Too late')).toBeVisible();
  });

  it('of another member of this browser is neither shown nor sent', async () => {
    await directMessageOutbox.keep(anUnsentMessage({ userId: 8, message: 'Not yours' }));
    const { api, app } = await openThread({ [SENDING]: storing() });
    await write(app, 'Mine');
    await waitFor(() => expect(bubbles()).toEqual(['You: Mine']));
    expect(api.callsOf(SENDING)).toHaveLength(1);
  });

  it('of space is not sent, and one that is too long says by how much', async () => {
    const { api, app } = await openThread();
    await write(app, '   ');
    fireEvent.change(await field(), { target: { value: 'x'.repeat(507) } });
    expect(screen.getByText('Too long by 7: a message has at most 500 characters.')).toBeVisible();
    await app.person.type(await field(), '{Enter}');
    expect(api.callsOf(SENDING)).toHaveLength(0);
    expect(await field()).toHaveValue('x'.repeat(507));
  });
});

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
    const { clientId } = (await firstCall(api)).body as { clientId: string };
    const message = aMessage(61, { message: 'Quick', clientId, isMine: true, readAt: null });
    sockets.say('direct_message', { data: { userId: 501, message } });
    await waitFor(() => expect(screen.queryByText('Sending...')).not.toBeInTheDocument());
    send({ status: 201, body: message });
    await waitFor(() => expect(app.client.isMutating()).toBe(0));
    expect(bubbles()).toEqual(['You: Quick']);
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

const GIFT = 'POST /api/friends/501/gift';

const item = (itemType: string, itemId: string, name: string) => ({
  itemType,
  itemId,
  name,
  price: 75,
  image: `/items/${itemType}-${itemId}.svg`,
  isFree: false,
  isOnSale: true,
  storeItemId: 1,
});

const ITEMS = [
  item('hat', 'crown-neon', 'Royal Crown'),
  item('sticker', 'alien-love', 'Love'),
  item('sticker', 'alien-peace', 'Peace'),
];

const OWNED = [
  { itemType: 'hat', itemId: 'crown-neon', copies: 2 },
  { itemType: 'sticker', itemId: 'alien-love', copies: 3 },
  { itemType: 'sticker', itemId: 'alien-peace', copies: 1 },
  { itemType: 'coupon', itemId: 'avatar-20', copies: 9 },
];

const given = {
  copies: 2,
  message: aMessage(80, {
    isMine: true,
    message: '',
    gift: { itemType: 'sticker', itemId: 'alien-love', name: 'Love', image: '/items/sticker-alien-love.svg' },
  }),
};

async function openDialog(answers: Record<string, FakeAnswer> = {}) {
  const api = crewApi(
    { friends: [aFriend()] },
    {
      'GET /api/store/avatar-items': { status: 200, body: ITEMS },
      'GET /api/user/inventory': { status: 200, body: OWNED },
      ...answers,
    },
  );
  const app = renderApp('/friends?with=501');
  await app.person.click(await screen.findByRole('button', { name: 'Give a Copy' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give Nova_Quill a Copy' });
  return { api, app, dialog: within(dialog) };
}

describe('Giving a copy', () => {
  it('offers what is there twice or more, and no coupon', async () => {
    const { dialog } = await openDialog();
    await dialog.findByText('Love');
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Royal CrownYou own 2',
      'LoveYou own 3',
    ]);
    expect(dialog.getByRole('button', { name: 'Choose Something' })).toBeDisabled();
  });

  it('gives what was chosen, once, and it stands in the thread', async () => {
    const { send, answer } = laterReply();
    const { api, app, dialog } = await openDialog({ [GIFT]: answer });
    await app.person.click(await dialog.findByRole('radio', { name: /Love/ }));
    await app.person.dblClick(dialog.getByRole('button', { name: 'Give Love' }));
    send({ status: 201, body: given });
    expect(await screen.findByText('Love is with Nova_Quill now.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('You gave a copy')).toBeVisible();
    expect(api.callsOf(GIFT).map(({ body }) => body)).toEqual([
      { itemType: 'sticker', itemId: 'alien-love' },
    ]);
    expect(api.callsOf(GIFT)[0]?.requestKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('that nobody answered is tried again under the same key', async () => {
    const { api, app, dialog } = await openDialog({ [GIFT]: { status: 502 } });
    await app.person.click(await dialog.findByRole('radio', { name: /Love/ }));
    await app.person.click(dialog.getByRole('button', { name: 'Give Love' }));
    expect(await dialog.findByText(/Trying again never gives twice/)).toBeVisible();
    api.answer(GIFT, { status: 201, body: given });
    await app.person.click(dialog.getByRole('button', { name: 'Give Love' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const keys = api.callsOf(GIFT).map(({ requestKey }) => requestKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
