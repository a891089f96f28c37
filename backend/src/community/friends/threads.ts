import type { ItemType } from '../../economy/inventory/item-type.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { DirectMessageDto } from './friends.dto.js';
import type { Pair } from './pairs.js';

/** A message as it is read. */
export interface MessageRow {
  readonly id: number;
  readonly senderId: number;
  readonly receiverId: number;
  readonly message: string;
  readonly clientId: string | null;
  readonly itemType: ItemType | null;
  readonly itemId: string | null;
  /** What the catalogue calls the thing that was given. */
  readonly itemName: string | null;
  readonly itemImage: string | null;
  /** Milliseconds UTC. */
  readonly createdAt: number;
  readonly readAt: number | null;
}

/** The columns of a `MessageRow`, of messages `m` joined `WITH_ITEM`. */
export const MESSAGE_COLUMNS =
  'm.id, m.senderId, m.receiverId, m.message, m.clientId, m.itemType, m.itemId, a.name AS itemName, a.image AS itemImage, ' +
  'm.createdAt, m.readAt';

/** Adds the catalogue's entry of what was given to messages `m`. */
export const WITH_ITEM = 'LEFT JOIN avatar_items a ON a.itemType = m.itemType AND a.itemId = m.itemId';

/** A message as one of its two members sees it. */
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

/** A message by its id, in the transaction that wrote it. */
export async function messageById(tx: Transaction, id: number): Promise<MessageRow> {
  const [row] = await tx.query<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM direct_messages m ${WITH_ITEM} WHERE m.id = ?`,
    [id],
  );
  if (!row) throw new Error(`There is no message ${id}.`);
  return row;
}

/** Nobody is told any more of what was not read when a friendship ends; nothing says that it was seen. */
export async function hideThread(tx: Transaction, pair: Pair): Promise<void> {
  await tx.execute('UPDATE direct_messages SET `read` = ? WHERE lowId = ? AND highId = ? AND `read` = ?', [
    true,
    ...pair,
    false,
  ]);
}
