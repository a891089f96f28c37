import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aFriend, AN_INVITATION, aRequest, crewApi } from '../../../test/fixtures/crew-data';
import { aUser, fakeApi, problem } from '../../../test/support/fake-api';
import type { FakeAnswer } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { FriendList } from '../../api/types';

const ADDRESS = `/join/${AN_INVITATION.token}`;
const LINK = `GET /api/invitations/${AN_INVITATION.token}`;
const { userId, username, avatar, profilePicture } = aFriend();
const inviter = { userId, username, avatar, profilePicture };
const invited = { [LINK]: { status: 200, body: inviter } };

const openAsMember = (list: Partial<FriendList> = {}, answers: Record<string, FakeAnswer> = {}) => {
  const api = crewApi(list, { ...invited, ...answers });
  return { api, ...renderApp(ADDRESS) };
};

const greeting = () => screen.findByRole('heading', { name: 'Nova_Quill invites you.' });

beforeEach(() => localStorage.clear());

describe('An invitation', () => {
  it('asks a member once to send a friend request, and leads to the friends', async () => {
    const { api, person, path } = openAsMember(
      {},
      { 'POST /api/friends': { status: 201, body: { userId, username, status: 'pending' } } },
    );
    expect(await greeting()).toBeVisible();
    expect(await screen.findByText('Send a friend request?')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Request sent')).toBeVisible();
    expect(api.callsOf('POST /api/friends').map(({ body }) => body)).toEqual([{ username: 'Nova_Quill' }]);
    expect(path()).toBe('/friends');
  });

  it('remembers that a member said not now', async () => {
    const { person, path, unmount } = openAsMember();
    await person.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(path()).toBe('/home');
    unmount();
    openAsMember();
    expect(await screen.findByText(/^You said not now/)).toBeVisible();
  });

  it('accepts the request that the inviter has sent', async () => {
    const { api, person } = openAsMember(
      { requests: [aRequest({ userId, username })] },
      { 'POST /api/friends': { status: 201, body: { userId, username, status: 'accepted' } } },
    );
    expect(await screen.findByText('Nova_Quill wants to be your friend. Accept?')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('You are friends')).toBeVisible();
    expect(api.callsOf('POST /api/friends').map(({ body }) => body)).toEqual([{ username }]);
  });

  it.each<[string, Partial<FriendList>, string]>([
    ['friends', { friends: [aFriend()] }, 'You and Nova_Quill are friends already.'],
    [
      'asked',
      { sent: [aRequest({ userId, username })] },
      "You have asked already. Now it is Nova_Quill's turn.",
    ],
  ])('says what stands between two members: %s', async (_state, list, sentence) => {
    openAsMember(list);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  });

  it('of oneself is to be sent to somebody else', async () => {
    const { id, username: name } = aUser();
    openAsMember({}, { [LINK]: { status: 200, body: { ...inviter, userId: id, username: name } } });
    expect(await screen.findByRole('heading', { name: /^This is your own link/ })).toBeVisible();
    expect(screen.getByText('Send it to somebody else.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  });

  it('says why a request was refused, and keeps the question', async () => {
    const refusal = problem(409, 'friends.declined', 'You cannot ask this member again yet.');
    const { person } = openAsMember({}, { 'POST /api/friends': refusal });
    await person.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You cannot ask this member again yet.');
    expect(screen.getByRole('button', { name: 'Send request' })).toBeVisible();
  });

  it('that has ended says so, and one that could not be loaded is asked for again', async () => {
    const over = problem(404, 'friends.invitation_over', 'This link no longer works. Ask for a new one.');
    const api = fakeApi({ [LINK]: { status: 502 } });
    const { person } = renderApp(ADDRESS);
    expect(await screen.findByText('The invitation could not be loaded.')).toBeVisible();
    api.answer(LINK, over);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^This link no longer works/ })).toBeVisible();
    expect(screen.getByText('Ask for a new one.')).toBeVisible();
  });

  it('with odd characters is asked for as it is', async () => {
    const api = fakeApi();
    renderApp('/join/%2e%2e%2fapi%3fx');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(api.calls[0]?.route).toBe('GET /api/invitations/..%2Fapi%3Fx');
  });

  it('greets a visitor, who comes back to the question after registering', async () => {
    const api = fakeApi(invited);
    const { person, path, client } = renderApp(ADDRESS);
    expect(await greeting()).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Log In' })).not.toHaveLength(0);
    await person.click(screen.getByRole('link', { name: 'Register' }));
    expect(path()).toBe('/auth');
    expect(api.callsOf('GET /api/friends')).toHaveLength(0);
    api.answer('GET /api/friends', { status: 200, body: { friends: [], requests: [], sent: [] } });
    act(() => void client.setQueryData(['/api/user'], aUser()));
    await waitFor(() => expect(path()).toBe(ADDRESS));
    await waitFor(() => expect(screen.getByText('Send a friend request?')).toBeVisible());
  });
});
