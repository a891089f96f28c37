import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { roundOutbox } from '../../src/offline/round-outbox';
import type { FakeApi, FakeCall, FakeReply } from './fake-api';
import { endRound, showHud, startRound, verdict } from './fake-game';
import { renderApp } from './render-app';
import type { TestApp } from './render-app';

/** Returns the ids of the submitted rounds, in order of sending. */
export function sentRounds(api: FakeApi): string[] {
  return api.callsOf('POST /api/games/stats').map(({ body }) => (body as { round: string }).round);
}

/** Answers every submitted round with a verdict; `changes` override its fields. */
export function provesAny(changes: Partial<Record<keyof typeof verdict, unknown>> = {}) {
  return ({ body }: FakeCall): FakeReply => {
    const { round } = body as { round: string };
    return { status: 200, body: { ...verdict, round, ...changes } };
  };
}

/** Waits until exactly these rounds are stored in the browser, in this order and state. */
export async function expectStored(...kept: [id: string, state: 'waiting' | 'refused'][]): Promise<void> {
  await waitFor(async () => {
    expect((await roundOutbox.all()).map(({ id, state }) => [id, state.kind])).toEqual(kept);
  });
}

/** Plays a round of Alien Clicker to its end while the server answers it with an error. */
export async function playWith(api: FakeApi, reply: FakeReply): Promise<TestApp> {
  api.answer('POST /api/games/stats', reply);
  const app = renderApp('/games/alien-clicker');
  await startRound(app);
  showHud();
  await endRound();
  await screen.findByText('Failed to update game stats');
  return app;
}
