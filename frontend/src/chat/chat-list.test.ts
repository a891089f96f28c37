import { describe, expect, it } from '@jest/globals';
import { aMessage, messagesFrom } from '../../test/support/render-chat';
import { MAX_MESSAGES, withHistory, without, withNew, withOlder, withOwn } from './chat-list';

const ids = ({ messages }: { messages: readonly { id: number }[] }) => messages.map(({ id }) => id);

describe('a stretch of the chat', () => {
  it('does not grow without end over 10,000 messages, and ends with the newest', () => {
    let list = withHistory(messagesFrom(1, 50));
    for (let id = 51; id <= 10_000; id += 1) list = withNew(list, messagesFrom(id, 1), true);
    expect(ids(list)).toHaveLength(MAX_MESSAGES);
    expect(ids(list).at(-1)).toBe(10_000);
    expect(list).toMatchObject({ hasOlder: true, isAtEnd: true, unseen: 0, heardUpTo: 10_000 });
  });

  it('does not grow without end either while somebody reads further up, and counts what is new', () => {
    let list = withHistory(messagesFrom(1, 50));
    for (let id = 51; id <= 1000; id += 1) list = withNew(list, messagesFrom(id, 1), false);
    expect(ids(list)[0]).toBe(1);
    expect(ids(list)).toHaveLength(MAX_MESSAGES);
    expect(list).toMatchObject({ isAtEnd: false, unseen: 950, heardUpTo: 1000 });
  });

  it('lets go of the newest when somebody reads far back', () => {
    const list = withOlder(withHistory(messagesFrom(301, 300)), messagesFrom(1, 300), false);
    expect(ids(list)).toEqual(ids({ messages: messagesFrom(1, 300) }));
    expect(list).toMatchObject({ hasOlder: false, isAtEnd: false, heardUpTo: 600 });
  });

  it('is in the order of the ids, each once, whatever order they came in', () => {
    let list = withHistory(messagesFrom(4, 2));
    list = withNew(list, [aMessage({ id: 9 }), aMessage({ id: 7 })], true);
    list = withNew(list, [aMessage({ id: 8 }), aMessage({ id: 9, message: 'told last' })], true);
    list = withOlder(list, [aMessage({ id: 3 }), aMessage({ id: 2 })], true);
    expect(ids(list)).toEqual([2, 3, 4, 5, 7, 8, 9]);
    expect(list.messages.at(-1)?.message).toBe('told last');
  });

  it('takes an own message before it is told of, without believing that all before it were', () => {
    const list = withOwn(withHistory(messagesFrom(1, 2)), aMessage({ id: 5, message: 'mine' }));
    expect(ids(list)).toEqual([1, 2, 5]);
    expect(list.heardUpTo).toBe(2);
    const told = withNew(list, messagesFrom(3, 3), true);
    expect(ids(told)).toEqual([1, 2, 3, 4, 5]);
    expect(withOwn(told, aMessage({ id: 5, message: 'mine' }))).toBe(told);
  });

  it('loses removed messages, and stays the same without any', () => {
    const list = withHistory(messagesFrom(1, 3));
    expect(ids(without(list, [2, 99]))).toEqual([1, 3]);
    expect(without(list, [99])).toBe(list);
  });
});
