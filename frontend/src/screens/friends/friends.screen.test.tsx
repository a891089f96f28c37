import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aFriend, aRequest, crewApi, installFakeResizeObserver } from '../../../test/fixtures/crew-data';
import { laterReply, problem } from '../../../test/support/fake-api';
import { fakeSockets } from '../../../test/support/fake-socket';
import { renderApp } from '../../../test/support/render-app';

beforeEach(installFakeResizeObserver);

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

const friendsList = () => screen.findByRole('list', { name: 'Friends' });

const lastMessage = (message: string, isMine = false) => ({
  message,
  isMine,
  gift: null,
  createdAt: hoursAgo(1),
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

  it('counts no more what another tab of the member has read', async () => {
    const sockets = fakeSockets();
    const api = crewApi({ friends: [aFriend({ unread: 2 })] });
    const { client } = renderApp('/friends');
    expect(await screen.findByRole('link', { name: /Nova_Quill.*2 unread messages/ })).toBeVisible();
    await waitFor(() => expect(sockets.opened).toHaveLength(1));
    sockets.open();
    await waitFor(() =>
      expect([api.callsOf('GET /api/friends').length, client.isFetching()]).toEqual([2, 0]),
    );
    api.answer('GET /api/friends', { status: 200, body: { friends: [aFriend()], requests: [], sent: [] } });
    sockets.say('direct_read', {
      data: { userId: 501, isMine: true, upTo: 12, readAt: new Date().toISOString() },
    });
    await waitFor(() => expect(screen.queryByText(/unread/)).not.toBeInTheDocument());
  });

  it('says that nobody is in it yet, and leads to the field', async () => {
    crewApi({});
    const { person } = renderApp('/friends');
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

  it('tells while it is on its way', async () => {
    crewApi({}, { 'GET /api/friends': laterReply().answer });
    renderApp('/friends');
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });

  it('says when nothing new can arrive', async () => {
    const sockets = fakeSockets();
    crewApi({ friends: [aFriend()] });
    renderApp('/friends');
    await friendsList();
    await waitFor(() => expect(sockets.opened).toHaveLength(1));
    sockets.open();
    expect(screen.queryByText(/No connection/)).not.toBeInTheDocument();
    sockets.close();
    expect(await screen.findByText(/^No connection\. What is new comes/)).toBeVisible();
  });
});

describe('Adding a friend', () => {
  const add = async (name: string, answer: Parameters<typeof crewApi>[1]) => {
    const api = crewApi({}, answer);
    const app = renderApp('/friends');
    const field = await screen.findByRole('textbox', { name: 'Add a friend by their Alien ID' });
    if (name !== '') await app.person.type(field, name);
    await app.person.click(screen.getByRole('button', { name: 'Add' }));
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

  it('says so when they had asked already', async () => {
    await add('Ooze_42', {
      'POST /api/friends': { status: 201, body: { userId: 507, username: 'Ooze_42', status: 'accepted' } },
    });
    expect(await screen.findByText('You are friends')).toBeVisible();
  });

  it('keeps the name and says why when they can not be asked', async () => {
    const { field } = await add('Nobody', {
      'POST /api/friends': problem(404, 'friends.unknown', 'There is no such member.'),
    });
    expect(await screen.findByText('There is no such member.')).toBeVisible();
    expect(field).toHaveValue('Nobody');
    expect(field).toBeInvalid();
  });

  it('asks nobody without a name', async () => {
    const { api } = await add('', {});
    expect(screen.getByText('Whom do you want to add?')).toBeVisible();
    expect(api.callsOf('POST /api/friends')).toHaveLength(0);
  });

  it('by a double click asks once', async () => {
    const { answer, send } = laterReply();
    const { api, app } = await add('Ooze_42', { 'POST /api/friends': answer });
    await app.person.dblClick(screen.getByRole('button', { name: 'Add' }));
    send({ status: 201, body: { userId: 507, username: 'Ooze_42', status: 'pending' } });
    expect(await screen.findByText('Request sent')).toBeVisible();
    expect(api.callsOf('POST /api/friends')).toHaveLength(1);
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

  it('can be declined', async () => {
    const api = crewApi(asked, { 'POST /api/friends/507/decline': { status: 204 } });
    const { person } = renderApp('/friends');
    const button = await screen.findByRole('button', { name: 'Decline Ooze_42' });
    api.answer('GET /api/friends', { status: 200, body: { friends: [], requests: [], sent: [] } });
    await person.click(button);
    await waitFor(() => expect(screen.queryByText('Ooze_42')).not.toBeInTheDocument());
  });

  it('that is not there any more says so, and the list is asked for again', async () => {
    const api = crewApi(asked, {
      'POST /api/friends/507/accept': problem(
        404,
        'friends.no_request',
        'This request is not there any more.',
      ),
    });
    const { person } = renderApp('/friends');
    await person.click(await screen.findByRole('button', { name: 'Accept Ooze_42' }));
    expect(await screen.findByText('This request is not there any more.')).toBeVisible();
    await waitFor(() => expect(api.callsOf('GET /api/friends')).toHaveLength(2));
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
    await screen.findByRole('heading', { name: 'No friends yet' });
    await waitFor(() => expect(sockets.opened).toHaveLength(1));
    sockets.open();
    api.answer('GET /api/friends', { status: 200, body: { friends: [], ...asked, sent: [] } });
    sockets.say('friends_changed', {});
    expect(await screen.findByRole('button', { name: 'Accept Ooze_42' })).toBeVisible();
  });
});
