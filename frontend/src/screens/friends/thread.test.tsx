import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFriend, aMessage, crewApi, installFakeResizeObserver } from '../../../test/fixtures/crew-data';
import { laterReply, problem } from '../../../test/support/fake-api';
import {
  MESSAGES,
  SENDING,
  bubbles,
  field,
  openThread,
  storing,
  write,
} from '../../../test/support/open-thread';
import { renderApp } from '../../../test/support/render-app';

beforeEach(installFakeResizeObserver);

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
    await app.person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Say hello to Nova_Quill.')).toBeVisible();
  });

  it('leads to what was written earlier', async () => {
    const { app } = await openThread({
      [MESSAGES]: ({ search }) =>
        search.includes('before=8')
          ? { status: 200, body: [aMessage(7, { message: 'Earlier' })] }
          : {
              status: 200,
              body: [aMessage(8, { message: 'Later' })],
              headers: { Link: '</api/friends/501/messages?limit=50&before=8>; rel="next"' },
            },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Earlier Messages' }));
    await screen.findByText('Earlier');
    expect(bubbles()).toEqual(['Nova_Quill: Earlier', 'Nova_Quill: Later']);
    expect(screen.queryByRole('button', { name: 'Earlier Messages' })).not.toBeInTheDocument();
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

  it('with nobody says so', async () => {
    crewApi({}, { 'GET /api/friends/501': problem(404, 'friends.unknown', 'There is no such member.') });
    renderApp('/friends?with=501');
    expect(await screen.findByRole('heading', { name: 'Nobody is here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Friends' })).toHaveAttribute('href', '/friends');
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

describe('A message', () => {
  it('is shown at once, sent with a name of its own, and the field is free for the next', async () => {
    const { send, answer } = laterReply();
    const { api, app } = await openThread({ [SENDING]: answer });
    await write(app, '  On my way  ');
    expect(screen.getByText('On my way')).toBeVisible();
    expect(screen.getByText('Sending...')).toBeVisible();
    expect(await field()).toHaveValue('');
    const [call] = api.callsOf(SENDING);
    const { clientId } = call?.body as { clientId: string };
    expect(call?.body).toEqual({ message: 'On my way', clientId: expect.stringMatching(/^[0-9a-f]{32}$/) });
    send({ status: 201, body: aMessage(41, { message: 'On my way', clientId, isMine: true, readAt: null }) });
    await waitFor(() => expect(screen.queryByText('Sending...')).not.toBeInTheDocument());
    expect(bubbles()).toEqual(['You: On my way']);
  });

  it('is sent after the one before, however fast they are written', async () => {
    const { send, answer } = laterReply();
    const { api, app } = await openThread({ [SENDING]: answer });
    await write(app, 'One');
    await write(app, 'Two');
    expect(api.callsOf(SENDING)).toHaveLength(1);
    api.answer(SENDING, storing(50));
    const { clientId } = api.callsOf(SENDING)[0]?.body as { clientId: string };
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
    await waitFor(() => expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument());
    expect(bubbles()).toEqual(['You: Hello?']);
    const names = api.callsOf(SENDING).map(({ body }) => (body as { clientId: string }).clientId);
    expect([names.length, new Set(names).size]).toEqual([2, 1]);
  });

  it('that was not sent waits while another thread is looked at, and can be given up', async () => {
    const { api, app } = await openThread({
      [SENDING]: problem(429, 'request.too_many', 'Too many requests.'),
    });
    await write(app, 'Too fast');
    expect(await screen.findByText('Not sent. Too many requests.')).toBeVisible();
    await act(() => app.goTo('/home'));
    await act(() => app.goTo('/friends?with=501'));
    await app.person.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('Too fast')).not.toBeInTheDocument();
    expect(api.callsOf(SENDING)).toHaveLength(1);
  });

  it('to somebody who has ended the friendship finds it ended', async () => {
    const { api, app } = await openThread({
      [SENDING]: () => {
        api.answer('GET /api/friends', { status: 200, body: { friends: [], requests: [], sent: [] } });
        return problem(409, 'friends.not_friends', 'You are not friends any more.');
      },
      'GET /api/friends/501': { status: 200, body: { ...aFriend(), isFriend: false } },
    });
    await write(app, 'Hello?');
    expect(await screen.findByText(/You and Nova_Quill are not friends any more/)).toBeVisible();
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

  it('that is half written is still there after a look elsewhere', async () => {
    const { app } = await openThread();
    await app.person.type(await field(), 'Half a th');
    await act(() => app.goTo('/home'));
    await act(() => app.goTo('/friends?with=501'));
    expect(await field()).toHaveValue('Half a th');
  });
});
