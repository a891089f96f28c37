import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestMember } from '../../backend/test/support/app.js';
import { freshClientId, messagesOf } from '../../backend/test/support/chat.js';
import { ChatTab } from '../../backend/test/support/chat-tab.js';
import type { ReceivedFrame } from '../../backend/test/support/tab.js';
import type { ChatMessageDto } from '../../backend/src/community/chat/chat.dto.js';
import { until } from './until.js';

/** Pause before a reconnect, in milliseconds; browsers wait longer. */
const RETRY_MS = 50;

/** A member's chat, which reconnects when its socket is closed, and sends again what was not acknowledged. */
export class ChatWindow {
  /** All received frames, over all its sockets. */
  readonly frames: ReceivedFrame[] = [];
  /** All chat messages, in the order of their arrival. */
  readonly messages: ChatMessageDto[] = [];
  /** Close code of its last socket. */
  closeCode = 0;
  private tab: ChatTab | undefined;
  private readonly unacknowledged = new Map<string, string>();
  private isDone = false;

  constructor(
    readonly member: TestMember,
    private readonly url: string,
  ) {}

  /** Opens the socket and resolves when the chat is loaded. */
  async open(): Promise<void> {
    void this.stayConnected();
    await until(() => this.has('chat_history'), 'the chat');
  }

  /** Closes it for good. */
  close(): void {
    this.isDone = true;
    this.tab?.socket.close();
  }

  /** Writes a message, and resolves when it is acknowledged. */
  async write(message: string): Promise<void> {
    const clientId = freshClientId();
    this.unacknowledged.set(clientId, message);
    this.send({ type: 'chat_message', message, clientId });
    await until(() => !this.unacknowledged.has(clientId), `"${message}" being stored`);
  }

  /** Sends a frame; does nothing without an open socket. */
  send(frame: ReceivedFrame): void {
    if (this.tab?.socket.readyState === this.tab?.socket.OPEN) this.tab?.send(frame);
  }

  /** Returns true if a frame of this type was received. */
  has(type: string): boolean {
    return this.frames.some((frame) => frame.type === type);
  }

  /** Returns the data of the newest frame of a type. */
  newest<Data>(type: string): Data | undefined {
    return this.frames.findLast((frame) => frame.type === type)?.data as Data | undefined;
  }

  private async stayConnected(): Promise<void> {
    const { url, member } = this;
    for (; !this.isDone && this.closeCode !== 4401; await delay(RETRY_MS)) {
      const tab = await ChatTab.open(url, member.client, { query: '?chat=off' }).catch(() => undefined);
      if (!tab) continue;
      this.tab = tab;
      tab.socket.on('message', () => this.take(tab.frames.at(-1)));
      const [first, last] = [this.messages[0], this.messages.at(-1)];
      this.send({ type: 'chat_join', ...(first && last ? { after: last.id, from: first.id } : {}) });
      for (const [clientId, message] of this.unacknowledged)
        this.send({ type: 'chat_message', message, clientId });
      this.closeCode = await tab.closeCode();
    }
  }

  private take(frame: ReceivedFrame | undefined): void {
    if (!frame) return;
    this.frames.push(frame);
    this.messages.push(...messagesOf([frame]));
    if (frame.type === 'chat_ack') this.unacknowledged.delete(String(frame['clientId']));
  }
}

/** Lets every member write this many messages, and resolves when all have the last one. */
export async function converse(
  windows: readonly ChatWindow[],
  messages: number,
  onWritten: (count: number) => void = () => undefined,
): Promise<void> {
  let written = 0;
  const talk = async (chat: ChatWindow): Promise<void> => {
    for (let number = 1; number <= messages; number += 1) {
      const stored = chat.write(`${chat.member.username} says ${number}`);
      onWritten((written += 1));
      await stored;
    }
  };
  await Promise.all(windows.map(talk));
  const newest = (): number => Math.max(...windows.map((chat) => chat.messages.at(-1)?.id ?? 0));
  await until(() => windows.every((chat) => chat.messages.at(-1)?.id === newest()), 'the last message');
}

/** Asserts that each has every message since its first exactly once and in order, and `count` of these members. */
export function assertSameConversation(windows: readonly ChatWindow[], count: number): void {
  const names = new Set(windows.map(({ member }) => member.username));
  for (const { member, messages } of windows) {
    const first = messages[0]?.id ?? 0;
    const ids = messages.map(({ id }) => id);
    assert.deepEqual(
      ids,
      ids.map((_, index) => first + index),
      member.username,
    );
    const own = messages.filter(({ username }) => names.has(username));
    assert.equal(new Set(own.map(({ clientId }) => clientId)).size, count, member.username);
    assert.equal(own.length, count, member.username);
  }
}
