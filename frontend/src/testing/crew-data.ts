import type { DirectMessage, Friend, FriendList, FriendRequest, Notification } from '../api/types';
import { aUser, fakeApi, signInBrowser } from './fake-api';
import type { FakeAnswer, FakeApi } from './fake-api';

const plain = { color: 'green', hat: 'none', face: 'smile', accessory: 'none' };

/** A friend as the API returns it; by default Nova_Quill (501), who is away. */
export function aFriend(changes: Partial<Friend> = {}): Friend {
  return {
    userId: 501,
    username: 'Nova_Quill',
    avatar: plain,
    profilePicture: null,
    isOnline: false,
    lastSeen: null,
    playing: null,
    unread: 0,
    lastMessage: null,
    ...changes,
  };
}

/** A friend request as the API returns it, from or to Ooze_42 (507). */
export function aRequest(changes: Partial<FriendRequest> = {}): FriendRequest {
  return {
    userId: 507,
    username: 'Ooze_42',
    avatar: plain,
    profilePicture: null,
    createdAt: new Date().toISOString(),
    ...changes,
  };
}

/** A message as the API returns it: from the friend, read. */
export function aMessage(id: number, changes: Partial<DirectMessage> = {}): DirectMessage {
  const createdAt = new Date().toISOString();
  return {
    id,
    isMine: false,
    message: `Message ${id}`,
    clientId: null,
    gift: null,
    createdAt,
    readAt: createdAt,
    ...changes,
  };
}

/** A notification as the API returns it: an unread friend request. */
export function aNotification(id: number, changes: Partial<Notification> = {}): Notification {
  return {
    id,
    type: 'friend_request',
    content: 'Ooze_42 wants to be friends',
    data: { userId: 507, username: 'Ooze_42' },
    read: false,
    createdAt: new Date().toISOString(),
    ...changes,
  };
}

/** Fakes the server for a member with these friends, without messages or notifications. */
export function crewApi(list: Partial<FriendList>, answers: Record<string, FakeAnswer> = {}): FakeApi {
  signInBrowser();
  return fakeApi({
    'GET /api/user': { status: 200, body: aUser() },
    'GET /api/friends': { status: 200, body: { friends: [], requests: [], sent: [], ...list } },
    'GET /api/friends/501/messages': { status: 200, body: [] },
    'POST /api/friends/501/read': { status: 204 },
    'GET /api/notifications/summary': {
      status: 200,
      body: { unread: 0, friendRequests: 0, unreadMessages: 0 },
    },
    ...answers,
  });
}

/** Stubs ResizeObserver, which jsdom lacks: sizes never change. */
export function installFakeResizeObserver(): void {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe(): void {
        return;
      }
      unobserve(): void {
        return;
      }
      disconnect(): void {
        return;
      }
    },
  });
}
