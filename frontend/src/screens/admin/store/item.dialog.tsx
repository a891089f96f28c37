import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addStoreItem, changeStoreItem, storeItemNow } from '../../../api/admin-store';
import type { AdminStoreItem } from '../../../api/types';
import { newRequestKey } from '../../../lib/request-key';
import { TextField } from '../../../ui/field';
import { EntryDialog } from '../editing/entry.dialog';
import { useEntry } from '../editing/entry.hook';
import { numberOf, textOf } from '../editing/fields';
import { PictureChoice } from './picture-choice';

interface ItemValues {
  name: string;
  description: string;
  price: number;
  /** A new picture as a data URL; '' for none. */
  picture: string;
}

const BLANK: ItemValues = { name: '', description: '', price: Number.NaN, picture: '' };

/** Adds a sticker (`item` is null) or changes an item. The next checkout pays the new price. */
export function ItemDialog({ item, onClose }: { item: AdminStoreItem | null; onClose: () => void }) {
  const client = useQueryClient();
  const [requestKey] = useState(newRequestKey);
  const form = useForm<ItemValues>({ defaultValues: item ? valuesOf(item) : BLANK });
  form.register('picture', { required: item ? false : 'A new sticker needs a picture' });
  const [picture, setPicture] = useState('');
  const entry = useEntry(form, {
    entry: item,
    valuesOf,
    save: async ({ picture: imageData, ...input }, known) => {
      if (known === null) {
        const sticker = { ...input, imageData };
        await addStoreItem(client, sticker, await keyOf(requestKey, sticker));
      } else {
        const image = imageData === '' ? {} : { imageData };
        const change = { version: known.version, ...changedIn(known, input), ...image };
        await changeStoreItem(client, known.id, change);
      }
    },
    reload: ({ id }) => storeItemNow(client, id),
    onDone: onClose,
  });
  return (
    <EntryDialog title={item ? `Edit ${item.name}` : 'Add a sticker'} entry={entry} onClose={onClose}>
      <TextField {...textOf(form, 'name', 'Name', 100)} />
      <TextField {...textOf(form, 'description', 'Description', 300)} />
      <TextField {...numberOf(form, 'price', 'Price in coins', [1, 1_000_000])} />
      <PictureChoice
        present={item?.imageUrl ?? null}
        chosen={form.formState.dirtyFields.picture ? picture : null}
        validationError={form.formState.errors.picture?.message}
        hint={
          item && item.itemType !== 'sticker'
            ? 'Shown in the store. What the alien wears is drawn by the site.'
            : 'JPEG, PNG, GIF or WEBP, up to 5 MB. A moving picture is kept as its first frame.'
        }
        onChoose={(dataUrl) => {
          form.clearErrors('picture');
          setPicture(dataUrl);
          form.setValue('picture', dataUrl, { shouldDirty: true });
        }}
        onValidationError={(message) => form.setError('picture', { message })}
      />
    </EntryDialog>
  );
}

/** Derives the idempotency key from the input: other input in the same dialog is a new request. */
async function keyOf(requestKey: string, sticker: object): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([requestKey, sticker]));
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

const valuesOf = ({ name, description, price }: AdminStoreItem): ItemValues => ({
  name,
  description,
  price,
  picture: '',
});
