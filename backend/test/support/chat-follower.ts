import type { ChatMessageDto } from '../../src/community/chat/chat.dto.js';
import type { TestApp, TestMember } from './app.js';
import { messagesOf } from './chat.js';
import { ChatTab } from './chat-tab.js';
import type { ReceivedFrame } from './tab.js';

/**
 * A client that follows the chat like a browser: it stores what it receives, and requests what it missed
 * after each disconnect.
 */
export class ChatFollower {
  /** All received messages, in order of arrival. */
  readonly seen: ChatMessageDto[] = [];
  readonly removed = new Set<number>();
  private tab: ChatTab | undefined;

  constructor(
    private readonly app: Pick<TestApp, 'url'>,
    private readonly member: Pick<TestMember, 'client'>,
  ) {}

  /** Opens the socket and resumes the chat where it was. Resolves when that was answered. */
  async connect(): Promise<ChatTab> {
    const tab = await ChatTab.open(this.app.url, this.member.client, { query: '?chat=off' });
    this.tab = tab;
    tab.socket.on('message', () => this.take(tab));
    const last = this.seen.at(-1)?.id;
    tab.send({ type: 'chat_join', ...(last === undefined ? {} : { after: last, from: this.seen[0]?.id }) });
    await tab.frame(last === undefined ? 'chat_history' : 'chat_missed');
    return tab;
  }

  /** Breaks the connection. */
  async cut(): Promise<void> {
    await this.tab?.cut();
  }

  /** Resolves when all messages up to this one were received. */
  async reach(id: number): Promise<void> {
    while ((this.seen.at(-1)?.id ?? 0) < id) {
      const length = this.tab?.frames.length ?? 0;
      await this.tab?.next(() => true, length);
    }
  }

  private take(tab: ChatTab): void {
    const frame = tab.frames.at(-1) as ReceivedFrame;
    this.seen.push(...messagesOf([frame]));
    if (frame.type === 'message_removed') this.removed.add((frame.data as { id: number }).id);
    for (const id of (frame['removed'] as number[] | undefined) ?? []) this.removed.add(id);
  }
}
