import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient, forgetMember } from '../api/query-client';
import { announceSessionChange } from '../lib/session-updates';
import { aUser, fakeApi, signInBrowser } from '../../test/support/fake-api';
import { toast, useToasts } from '../ui/toast';
import type { ToastOptions } from '../ui/toast';
import { handleSessionEnd } from './session-end';

const MEMBER = aUser();

/** Starts a mutation that ends when the test calls the result. */
function beginMutation(client: QueryClient): () => void {
  let end = (): void => undefined;
  const mutationFn = () => new Promise<void>((resolve) => (end = resolve));
  void client.getMutationCache().build(client, { mutationFn }).execute(undefined);
  return () => end();
}

describe('the end of a session that this browser may be ending itself', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is looked into only when what is under way is over, which tells of it', async () => {
    signInBrowser();
    const api = fakeApi();
    const client = createQueryClient();
    client.setQueryData(['/api/user'], MEMBER);
    const endSignOut = beginMutation(client);
    const isStillThere = handleSessionEnd(client, MEMBER.id);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.calls).toEqual([]);
    expect(client.getQueryData(['/api/user'])).toBe(MEMBER);
    forgetMember(client);
    announceSessionChange('signed-out');
    endSignOut();
    expect(await isStillThere).toBe(false);
    expect(api.calls).toEqual([]);
  });

  /** Simulates a request that detects the end of the session, with or without a toast. Returns the titles. */
  async function titlesAfter(said?: ToastOptions): Promise<string[]> {
    fakeApi();
    const client = createQueryClient();
    client.setQueryData(['/api/user'], MEMBER);
    const { result: toasts } = renderHook(() => useToasts());
    const isStillThere = handleSessionEnd(client, MEMBER.id);
    forgetMember(client);
    act(() => {
      if (said) toast(said);
    });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(await isStillThere).toBe(false);
    return toasts.current.map(({ title }) => title);
  }

  it('is told also when another call has found it out meanwhile', async () => {
    expect(await titlesAfter()).toEqual(['You were signed out']);
  });

  it('takes the place of good news, and leaves what says what has failed', async () => {
    const bonus = { title: 'Daily bonus', variant: 'success' } as const;
    expect(await titlesAfter(bonus)).toEqual(['You were signed out']);
    const failed = { title: 'Purchase failed', variant: 'destructive' } as const;
    expect(await titlesAfter(failed)).toEqual(['Purchase failed']);
  });

  it('without a hint of another session is the end at once', async () => {
    const api = fakeApi();
    const client = createQueryClient();
    client.setQueryData(['/api/user'], MEMBER);
    const isStillThere = handleSessionEnd(client, MEMBER.id);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await isStillThere).toBe(false);
    expect(client.getQueryData(['/api/user'])).toBeNull();
    expect(api.calls).toEqual([]);
  });
});
