import type { ChatMessageDto } from '../community/chat/chat.dto.js';
import type { TestApp, TestMember } from './app.js';
import { messagesOf } from './chat.js';
import { ChatTab } from './chat-tab.js';
import type { ReceivedFrame } from './tab.js';

/** What a browser does with the chat: keeps what it was shown, and asks for what it missed after each cut. */
export class ChatFollower {
  /** Every message that was shown to it, in the order in which it came. */
  readonly seen: ChatMessageDto[] = [];
  readonly removed = new Set<number>();
  private tab: ChatTab | undefined;

  constructor(
    private readonly app: Pick<TestApp, 'url'>,
    private readonly member: Pick<TestMember, 'client'>,
  ) {}

  /** Opens the socket and takes the chat up where it was; gives when that was answered. */
  async connect(): Promise<ChatTab> {
    const tab = await ChatTab.open(this.app.url, this.member.client, { query: '?chat=off' });
    this.tab = tab;
    tab.socket.on('message', () => this.take(tab));
    const last = this.seen.at(-1)?.id;
    tab.send({ type: 'chat_join', ...(last === undefined ? {} : { after: last, from: this.seen[0]?.id }) });
    await tab.frame(last === undefined ? 'chat_history' : 'chat_missed');
    return tab;
  }

  /** The connection breaks. */
  async cut(): Promise<void> {
    await this.tab?.cut();
  }

  /** Resolves when it was shown everything up to a message. */
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
