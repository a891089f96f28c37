import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addStoreItem, changeStoreItem, storeItemNow } from '../../../api/admin-store';
import type { AdminStoreItem, StoreItemChange } from '../../../api/types';
import { newRequestKey } from '../../../lib/request-key';
import type { EntryField } from '../editing/entry-field';
import { EntryDialog } from '../editing/entry.dialog';
import { ConflictError, isConflict } from '../editing/conflict';
import type { EntryValues } from '../editing/conflict';
import { PictureChoice } from './picture-choice';

const FIELDS: readonly EntryField[] = [
  { name: 'name', label: 'Name', kind: 'text', maxLength: 100 },
  { name: 'description', label: 'Description', kind: 'text', maxLength: 300 },
  { name: 'price', label: 'Price in coins', kind: 'number', min: 1, max: 1_000_000 },
];

interface ItemDialogProps {
  item: AdminStoreItem | null;
  onClose: () => void;
}

/** Adds a sticker (`item` is null) or changes an item. The next checkout pays the new price. */
export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const [picture, setPicture] = useState<string | null>(null);
  const [validationError, setValidationError] = useState<string>();
  const save = useItemSaving(item, picture);
  return (
    <EntryDialog
      title={item === null ? 'Add a sticker' : `Edit ${item.name}`}
      fields={FIELDS}
      initial={item === null ? { name: '', description: '', price: '' } : valuesOf(item)}
      save={save}
      check={() => {
        if (item !== null || picture !== null) return true;
        setValidationError('A new sticker needs a picture');
        return false;
      }}
      onClose={onClose}
    >
      <PictureChoice
        present={item?.imageUrl ?? null}
        chosen={picture}
        validationError={validationError}
        hint={
          item && item.itemType !== 'sticker'
            ? 'Shown in the store. What the alien wears is drawn by the site.'
            : 'JPEG, PNG, GIF or WEBP, up to 5 MB'
        }
        onChoose={(dataUrl) => {
          setPicture(dataUrl);
          setValidationError(undefined);
        }}
        onValidationError={setValidationError}
      />
    </EntryDialog>
  );
}

function useItemSaving(item: AdminStoreItem | null, picture: string | null) {
  const client = useQueryClient();
  /** Last known state of the item. */
  const known = useRef(item);
  const [requestKey] = useState(newRequestKey);
  return async (values: EntryValues): Promise<unknown> => {
    const { name = '', description = '', price } = values;
    const input = { name: name.trim(), description: description.trim(), price: Number(price) };
    const imageData = picture === null ? {} : { imageData: picture };
    if (item === null || known.current === null)
      return addStoreItem(
        client,
        { ...input, imageData: picture ?? '' },
        await keyOf(requestKey, input, picture),
      );
    const { id, version } = known.current;
    const change: StoreItemChange = { version, ...changedIn(known.current, input), ...imageData };
    try {
      return await changeStoreItem(client, id, change);
    } catch (error) {
      if (!isConflict(error)) throw error;
      known.current = await storeItemNow(client, id);
      throw new ConflictError(known.current && valuesOf(known.current));
    }
  };
}

/** Derives the idempotency key from the input: other input in the same dialog is a new request. */
async function keyOf(requestKey: string, input: object, picture: string | null): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([requestKey, input, picture]));
  // Without https there is no `subtle`, so every attempt gets a new key.
  const subtle = (globalThis.crypto as Partial<Crypto>).subtle;
  if (subtle === undefined) return newRequestKey();
  const digest = new Uint8Array(await subtle.digest('SHA-256', text)).slice(0, 16);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type ItemInput = Pick<AdminStoreItem, 'name' | 'description' | 'price'>;

function changedIn(item: AdminStoreItem, input: ItemInput): Partial<ItemInput> {
  const names = ['name', 'description', 'price'] as const;
  return Object.fromEntries(
    names.filter((name) => item[name] !== input[name]).map((name) => [name, input[name]]),
  );
}

const valuesOf = ({ name, description, price }: AdminStoreItem): EntryValues => ({
  name,
  description,
  price: String(price),
});
