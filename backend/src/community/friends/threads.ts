import type { ItemType } from '../../economy/inventory/item-type.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { DirectMessageDto } from './friends.dto.js';
import type { Pair } from './pairs.js';

/** A message as read from the database. */
export interface MessageRow {
  readonly id: number;
  readonly senderId: number;
  readonly receiverId: number;
  readonly message: string;
  readonly clientId: string | null;
  readonly itemType: ItemType | null;
  readonly itemId: string | null;
  /** Catalogue name of a given item. */
  readonly itemName: string | null;
  readonly itemImage: string | null;
  /** Milliseconds UTC. */
  readonly createdAt: number;
  readonly readAt: number | null;
}

/** Columns of a `MessageRow`, for messages `m` joined with `WITH_ITEM`. */
export const MESSAGE_COLUMNS =
  'm.id, m.senderId, m.receiverId, m.message, m.clientId, m.itemType, m.itemId, a.name AS itemName, a.image AS itemImage, ' +
  'm.createdAt, m.readAt';

/** Joins the catalogue entry of a given item to messages `m`. */
export const WITH_ITEM = 'LEFT JOIN avatar_items a ON a.itemType = m.itemType AND a.itemId = m.itemId';

/** Returns a message as seen by one of its two members. */
export function messageDto(row: MessageRow, userId: number): DirectMessageDto {
  const isMine = row.senderId === userId;
  return {
    id: row.id,
    isMine,
    message: row.message,
    clientId: isMine ? row.clientId : null,
    gift:
      row.itemType === null || row.itemId === null
        ? null
        : {
            itemType: row.itemType,
            itemId: row.itemId,
            name: row.itemName ?? row.itemId,
            image: row.itemImage,
          },
    createdAt: new Date(row.createdAt).toISOString(),
    readAt: row.readAt === null ? null : new Date(row.readAt).toISOString(),
  };
}

/** Reads a message by id, in the transaction that wrote it. */
export async function messageById(tx: Transaction, id: number): Promise<MessageRow> {
  const [row] = await tx.query<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM direct_messages m ${WITH_ITEM} WHERE m.id = ?`,
    [id],
  );
  if (!row) throw new Error(`There is no message ${id}.`);
  return row;
}

/** Marks the unread messages of a thread as read when a friendship ends, without a `readAt`. */
export async function markThreadRead(tx: Transaction, pair: Pair): Promise<void> {
  await tx.execute('UPDATE direct_messages SET `read` = ? WHERE lowId = ? AND highId = ? AND `read` = ?', [
    true,
    ...pair,
    false,
  ]);
}
