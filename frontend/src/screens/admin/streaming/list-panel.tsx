import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { livestreamNow, saveStreamList } from '../../../api/admin-stream-content';
import type { StreamListName, StreamLists } from '../../../api/admin-stream-content';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Plate, PlateHead } from '../../../ui/plate';
import type { Livery } from '../../../ui/plate';
import type { EntryField } from '../editing/entry-field';
import { EntryDialog } from '../editing/entry.dialog';
import { OvertakenError, wasOvertaken } from '../editing/overtaken';
import type { EntryValues } from '../editing/overtaken';

/** What the server takes of one list. */
const MAX_ROWS = 50;

/** So often a list is looked at anew when others save in the very same moment. */
const MOST_TRIES = 3;

/** What a list of the livestream is, and how its rows are written. */
export interface ListKind<Name extends StreamListName> {
  name: Name;
  title: string;
  livery: Livery;
  /** One of its rows, such as 'stream'. */
  one: string;
  fields: readonly EntryField[];
  empty: { title: string; words: string };
  /** What a new row begins with. */
  blank: () => EntryValues;
  valuesOf: (row: StreamLists[Name]) => EntryValues;
  rowOf: (values: EntryValues) => StreamLists[Name];
  /** The order in which the list is kept. */
  compare: (one: StreamLists[Name], other: StreamLists[Name]) => number;
  /** What a row is called. */
  nameOf: (row: StreamLists[Name]) => string;
}

interface ListPanelProps<Name extends StreamListName> {
  kind: ListKind<Name>;
  rows: readonly StreamLists[Name][];
  /** Draws a row's words; the way to change it stands beside. */
  children: (row: StreamLists[Name], index: number) => ReactNode;
  /** Stands below the list. */
  foot?: ReactNode;
}

/** A list that admins edit row by row. */
export function ListPanel<Name extends StreamListName>({ kind, rows, children, foot }: ListPanelProps<Name>) {
  const client = useQueryClient();
  const [edited, setEdited] = useState<{ row: StreamLists[Name] | null } | null>(null);
  const isFull = rows.length >= MAX_ROWS;
  const keys = keysOf(rows.map(kind.nameOf));
  const id = `admin-${kind.name}`;
  return (
    <Plate aria-labelledby={id}>
      <PlateHead id={id} title={kind.title} livery={kind.livery}>
        <Button
          size="square"
          aria-label={`Add a ${kind.one}`}
          disabled={isFull}
          onClick={() => setEdited({ row: null })}
        >
          <Plus size={20} aria-hidden="true" />
        </Button>
      </PlateHead>
      {rows.length === 0 && <EmptyState title={kind.empty.title}>{kind.empty.words}</EmptyState>}
      <ul className="rows">
        {rows.map((row, index) => (
          <li key={keys[index]} className="entry-row">
            {children(row, index)}
            <Button size="square" aria-label={`Edit ${kind.nameOf(row)}`} onClick={() => setEdited({ row })}>
              <Pencil size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {isFull && <p className="meta">{`${MAX_ROWS} are the most. Remove one to add another.`}</p>}
      {foot}
      {edited && <RowDialog client={client} kind={kind} row={edited.row} onClose={() => setEdited(null)} />}
    </Plate>
  );
}

/** A key for each row by its name: a row that was changed stays the same one, and its button has the focus again. */
function keysOf(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${count} ${name}`;
  });
}

interface RowDialogProps<Name extends StreamListName> {
  client: QueryClient;
  kind: ListKind<Name>;
  /** Null for a new one. */
  row: StreamLists[Name] | null;
  onClose: () => void;
}

function RowDialog<Name extends StreamListName>({ client, kind, row, onClose }: RowDialogProps<Name>) {
  // Once its row is gone, what was typed is a new one.
  const [isGone, setIsGone] = useState(false);
  const replaced = isGone ? null : row;
  const replace = async (next: StreamLists[Name] | null): Promise<void> => {
    try {
      await replaceRow(client, kind, replaced, next);
    } catch (error) {
      if (!(error instanceof OvertakenError)) throw error;
      setIsGone(true);
      throw error;
    }
  };
  return (
    <EntryDialog
      title={row === null ? `Add a ${kind.one}` : `Edit ${kind.nameOf(row)}`}
      fields={kind.fields}
      initial={row === null ? kind.blank() : kind.valuesOf(row)}
      save={(values) => replace(kind.rowOf(values))}
      remove={
        replaced === null
          ? undefined
          : { question: `${kind.nameOf(replaced)} disappears from the site.`, work: () => replace(null) }
      }
      onClose={onClose}
    />
  );
}

interface VersionedRows<Row> {
  version: number;
  rows: readonly Row[];
}

/**
 * Puts a row in the place of another one, in the list as it is now, so that what others have done to its other rows
 * stays. Throws `OvertakenError` when the row that was to be replaced is not there any more.
 */
async function replaceRow<Name extends StreamListName>(
  client: QueryClient,
  kind: ListKind<Name>,
  before: StreamLists[Name] | null,
  next: StreamLists[Name] | null,
  triesLeft = MOST_TRIES,
): Promise<void> {
  const livestream = await livestreamNow(client);
  // Each name has its own kind of rows; TypeScript can't join them.
  const { version, rows } = livestream[kind.name] as unknown as VersionedRows<StreamLists[Name]>;
  const place = rows.findIndex((row) => isSame(row, before));
  if (before !== null && place < 0) throw new OvertakenError(null);
  const others = rows.filter((_, index) => index !== place);
  const changed = next === null ? others : [...others, next];
  try {
    await saveStreamList(client, kind.name, version, changed.toSorted(kind.compare));
  } catch (error) {
    // Somebody saved in the very same moment: their list is looked at, and this row goes into it.
    if (wasOvertaken(error) && triesLeft > 1) return replaceRow(client, kind, before, next, triesLeft - 1);
    throw error;
  }
}

function isSame(one: object, other: object | null): boolean {
  if (other === null) return false;
  const fields = Object.entries(one).toSorted();
  return JSON.stringify(fields) === JSON.stringify(Object.entries(other).toSorted());
}
