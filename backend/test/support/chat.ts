import { randomBytes } from 'node:crypto';
import type { ChatMessageDto } from '../../src/community/chat/chat.dto.js';
import type { TestApp, TestMember } from './app.js';
import { ChatTab, type SocketOptions } from './chat-tab.js';
import type { ReceivedFrame } from './tab.js';

/** Returns a unique client id for a message. */
export const freshClientId = (): string => randomBytes(8).toString('hex');

/** Opens a member's chat and waits for its history. */
export async function chatOf(app: TestApp, member: TestMember, options?: SocketOptions): Promise<ChatTab> {
  const socket = await ChatTab.open(app.url, member.client, options);
  await socket.frame('chat_history');
  return socket;
}

/** Creates a member who is in the chat. */
export async function aChatter(
  app: TestApp,
  username?: string,
): Promise<{ member: TestMember; socket: ChatTab }> {
  const member = await app.aMember(username === undefined ? {} : { username });
  return { member, socket: await chatOf(app, member) };
}

/** Sends a message and returns its answer: `chat_ack` or `chat_refused`. */
export async function say(
  socket: ChatTab,
  message: string,
  clientId = freshClientId(),
): Promise<ReceivedFrame> {
  const from = socket.frames.length;
  socket.send({ type: 'chat_message', message, clientId });
  return socket.next(
    (frame) => ['chat_ack', 'chat_refused'].includes(frame.type) && frame['clientId'] === clientId,
    from,
  );
}

/** Returns the messages of all frames that contain some. */
export function messagesOf(frames: readonly ReceivedFrame[]): ChatMessageDto[] {
  return frames.flatMap(({ type, data }) => {
    if (type === 'new_message') return [data as ChatMessageDto];
    return type === 'chat_history' || type === 'chat_missed' ? (data as ChatMessageDto[]) : [];
  });
}

/** Returns the latest messages as a new member receives them, oldest first. */
export async function historyOf(app: TestApp): Promise<ChatMessageDto[]> {
  const { socket } = await aChatter(app);
  const messages = messagesOf(socket.of('chat_history'));
  await socket.close();
  return messages;
}

/** Waits for a message with this text. */
export async function hear(socket: ChatTab, text: string): Promise<ChatMessageDto> {
  const frame = await socket.next(
    ({ type, data }) => type === 'new_message' && (data as ChatMessageDto).message === text,
  );
  return frame['data'] as ChatMessageDto;
}
