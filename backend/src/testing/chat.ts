import { randomBytes } from 'node:crypto';
import type { ChatMessageDto } from '../community/chat/chat.dto.js';
import type { TestApp, TestMember } from './app.js';
import { ChatTab, type SocketOptions } from './chat-tab.js';
import type { ReceivedFrame } from './tab.js';

/** A name for a message that no other has. */
export const freshClientId = (): string => randomBytes(8).toString('hex');

/** A member's socket whose chat has begun: its history is there. */
export async function chatOf(app: TestApp, member: TestMember, options?: SocketOptions): Promise<ChatTab> {
  const socket = await ChatTab.open(app.url, member.client, options);
  await socket.frame('chat_history');
  return socket;
}

/** A new member in the chat. */
export async function aChatter(
  app: TestApp,
  username?: string,
): Promise<{ member: TestMember; socket: ChatTab }> {
  const member = await app.aMember(username === undefined ? {} : { username });
  return { member, socket: await chatOf(app, member) };
}

/** Sends a message and gives the answer to it: `chat_ack` or `chat_refused`. */
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

/** The messages of frames that bring one or more. */
export function messagesOf(frames: readonly ReceivedFrame[]): ChatMessageDto[] {
  return frames.flatMap(({ type, data }) => {
    if (type === 'new_message') return [data as ChatMessageDto];
    return type === 'chat_history' || type === 'chat_missed' ? (data as ChatMessageDto[]) : [];
  });
}

/** The latest messages as somebody who comes now is shown them, oldest first. */
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
