import assert from 'node:assert/strict';
import type { Tab } from './visitor.js';

/** An action that runs once this many messages were written. */
interface Incident {
  readonly afterMessages: number;
  readonly act: () => Promise<void>;
}

/**
 * Lets every tab write this many messages, each after the previous one was acknowledged. Resolves when all
 * tabs have all messages.
 */
export async function converse(tabs: readonly Tab[], messages: number, incident?: Incident): Promise<void> {
  let written = 0;
  let happening: Promise<void> | undefined;
  await Promise.all(
    tabs.map(async (tab) => {
      for (let number = 1; number <= messages; number += 1) {
        tab.write(`${tab.visitor.name} says ${number}`);
        written += 1;
        if (incident && written === incident.afterMessages) happening = incident.act();
        await tab.until(() => tab.isAcknowledged, 'its message being stored');
      }
    }),
  );
  await happening;
  const newest = (): number => Math.max(...tabs.map((tab) => tab.messages.at(-1)?.id ?? 0));
  for (const tab of tabs) await tab.until(() => tab.messages.at(-1)?.id === newest(), 'the last message');
}

/**
 * Asserts that each tab has every message from the first that it saw to the last, exactly once, ordered by id
 * without gaps, and that texts written `count` times occur `count` times, despite resending.
 */
export function assertSameConversation(tabs: readonly Tab[], count: number): void {
  const lastIds = new Set(tabs.map((tab) => tab.messages.at(-1)?.id));
  assert.equal(lastIds.size, 1);
  const names = new Set(tabs.map(({ visitor }) => visitor.name));
  for (const tab of tabs) {
    const ids = tab.messages.map(({ id }) => id);
    const first = ids[0] ?? 0;
    assert.deepEqual(
      ids,
      ids.map((_, index) => first + index),
      `${tab.visitor.name} has missed or doubled a message.`,
    );
    const own = tab.messages.filter(({ username }) => names.has(username));
    assert.equal(own.length, count, `${tab.visitor.name} has not each message once.`);
    assert.equal(new Set(own.map(({ clientId }) => clientId)).size, count);
  }
}
