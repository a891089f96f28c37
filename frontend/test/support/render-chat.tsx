import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../src/api/query-client';
import type { ChatMessage, User } from '../../src/api/types';
import { startLiveWork } from '../../src/app/live-work';
import { Providers } from '../../src/app/providers';
import { useAuth } from '../../src/session/auth';
import { ChatPanel } from '../../src/chat/chat.panel';
import { Toaster } from '../../src/ui/toaster';
import { aUser, fakeApi, signInBrowser } from './fake-api';
import type { FakeApi } from './fake-api';
import { fakeSockets } from './fake-socket';
import type { FakeSockets } from './fake-socket';

export { aMessage, messagesFrom } from '../fixtures/chat-data';

/** The chat in a test. */
export interface TestChat extends ReturnType<typeof render> {
  user: User;
  api: FakeApi;
  sockets: FakeSockets;
  person: ReturnType<typeof userEvent.setup>;
  field: HTMLElement;
  /** Types a message and sends it with Enter. */
  write: (text: string) => Promise<void>;
}

/** Each test gets its own member, so that data stored by an earlier test does not interfere. */
let newestId = 100;

export function aWriter(changes: Partial<User> = {}): User {
  newestId += 1;
  return aUser({ id: newestId, ...changes });
}

/** Opens the chat for a member, with its socket not open yet. */
export async function renderChat(user: User = aWriter()): Promise<TestChat> {
  signInBrowser();
  const sockets = fakeSockets();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: user },
    'GET /api/admin/chat/mutes': { status: 200, body: [] },
  });
  const person = userEvent.setup({ delay: null });
  const result = render(
    <Providers client={createQueryClient()}>
      <MemoryRouter>
        <MemberChat />
      </MemoryRouter>
      <Toaster />
    </Providers>,
  );
  const field = await screen.findByRole('textbox', { name: 'Message' });
  const write = async (text: string): Promise<void> => {
    await person.click(field);
    await person.paste(text);
    await person.keyboard('{Enter}');
  };
  return { ...result, user, api, sockets, person, field, write };
}

/** The same with its socket open and these messages in it. */
export async function renderOpenChat(
  messages: readonly ChatMessage[] = [],
  user: User = aWriter(),
): Promise<TestChat> {
  const chat = await renderChat(user);
  chat.sockets.open();
  chat.sockets.say('chat_history', { data: [...messages] });
  return chat;
}

function MemberChat() {
  const { user } = useAuth();
  const client = useQueryClient();
  const userId = user?.id;
  useEffect(() => (userId === undefined ? undefined : startLiveWork(client, userId)), [client, userId]);
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  return (
    user && (
      <>
        <ChatPanel key={user.id} user={user} />
        <button onClick={() => setIsShown(false)}>Go elsewhere</button>
      </>
    )
  );
}
