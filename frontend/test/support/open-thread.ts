import { screen } from '@testing-library/react';
import { aFriend, aMessage, crewApi } from '../fixtures/crew-data';
import type { FakeAnswer, FakeApi } from './fake-api';
import { renderApp } from './render-app';
import type { TestApp } from './render-app';

export const MESSAGES = 'GET /api/friends/501/messages';
export const SENDING = 'POST /api/friends/501/messages';

export const field = () => screen.findByRole('textbox', { name: 'Message to Nova_Quill' });

/** Returns the messages of the open thread as screen readers read them. */
export const bubbles = () =>
  [...document.querySelectorAll('.bubble__copy')].map((bubble) =>
    bubble.textContent.replace(/, \d+:\d\d [AP]M/, ''),
  );

/** Answers like a server that stores the sent message. */
export function storing(first = 40): FakeAnswer {
  let id = first;
  return ({ body }) => {
    const { message, clientId } = body as { message: string; clientId: string };
    id += 1;
    return { status: 201, body: aMessage(id, { message, clientId, isMine: true, readAt: null }) };
  };
}

/** Opens the thread with Nova_Quill, user 501. */
export async function openThread(
  answers: Record<string, FakeAnswer> = {},
): Promise<{ api: FakeApi; app: TestApp }> {
  const api = crewApi({ friends: [aFriend()] }, answers);
  const app = renderApp('/friends?with=501');
  await field();
  return { api, app };
}

export async function write(app: TestApp, text: string): Promise<void> {
  await app.person.type(await field(), `${text}{Enter}`);
}
