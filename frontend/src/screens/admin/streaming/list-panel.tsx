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
import { Card, CardHeader } from '../../../ui/card';
import type { Accent } from '../../../ui/card';
import type { EntryField } from '../editing/entry-field';
import { EntryDialog } from '../editing/entry.dialog';
import { ConflictError, isConflict } from '../editing/conflict';
import type { EntryValues } from '../editing/conflict';

/** Maximum number of rows per list on the server. */
const MAX_ROWS = 50;

/** Attempts to save when other admins save at the same moment. */
const MAX_TRIES = 3;

/** Describes a list of the livestream and how to edit its rows. */
export interface ListKind<Name extends StreamListName> {
  name: Name;
  title: string;
  accent: Accent;
  /** Name of one row, such as 'stream'. */
  one: string;
  fields: readonly EntryField[];
  empty: { title: string; words: string };
  /** Values of a new row. */
  blank: () => EntryValues;
  valuesOf: (row: StreamLists[Name]) => EntryValues;
  rowOf: (values: EntryValues) => StreamLists[Name];
  /** Sort order of the list. */
  compare: (one: StreamLists[Name], other: StreamLists[Name]) => number;
  /** Returns the name of a row. */
  nameOf: (row: StreamLists[Name]) => string;
}

interface ListPanelProps<Name extends StreamListName> {
  kind: ListKind<Name>;
  rows: readonly StreamLists[Name][];
  /** Renders the text of a row; the edit button is added beside it. */
  children: (row: StreamLists[Name], index: number) => ReactNode;
}

/** A list that admins edit row by row. */
export function ListPanel<Name extends StreamListName>({ kind, rows, children }: ListPanelProps<Name>) {
  const client = useQueryClient();
  const [edited, setEdited] = useState<SeenRow<StreamLists[Name]> | null>(null);
  const isFull = rows.length >= MAX_ROWS;
  const keys = keysOf(rows.map(kind.nameOf));
  const id = `admin-${kind.name}`;
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={kind.title} accent={kind.accent}>
        <Button
          size="square"
          aria-label={`Add a ${kind.one}`}
          disabled={isFull}
          onClick={() => setEdited({ row: null, rows })}
        >
          <Plus size={20} aria-hidden="true" />
        </Button>
      </CardHeader>
      {rows.length === 0 && <EmptyState title={kind.empty.title}>{kind.empty.words}</EmptyState>}
      <ul className="rows">
        {rows.map((row, index) => (
          <li key={keys[index]} className="entry-row">
            {children(row, index)}
            <Button
              size="square"
              aria-label={`Edit ${kind.nameOf(row)}`}
              onClick={() => setEdited({ row, rows })}
            >
              <Pencil size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {isFull && <p className="meta">{`At most ${MAX_ROWS} rows. Remove one to add another.`}</p>}
      {edited && <RowDialog client={client} kind={kind} opened={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

/**
 * Returns a React key per row, made from its name. A row changed otherwise keeps its key, so its button gets
 * the focus back; a renamed row is a new row.
 */
function keysOf(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${count} ${name}`;
  });
}

/** A row and its list as last seen. */
interface SeenRow<Row> {
  /** Null for a new row. Also null for a row that is gone: the input is then saved as a new row. */
  row: Row | null;
  rows: readonly Row[];
}

interface RowDialogProps<Name extends StreamListName> {
  client: QueryClient;
  kind: ListKind<Name>;
  opened: SeenRow<StreamLists[Name]>;
  onClose: () => void;
}

function RowDialog<Name extends StreamListName>({ client, kind, opened, onClose }: RowDialogProps<Name>) {
  const [seen, setSeen] = useState(opened);
  const replace = async (next: StreamLists[Name] | null): Promise<void> => {
    const now = await replaceRow(client, kind, seen, next);
    if (now === null) return;
    setSeen(now);
    throw new ConflictError(now.row && kind.valuesOf(now.row));
  };
  return (
    <EntryDialog
      title={opened.row === null ? `Add a ${kind.one}` : `Edit ${kind.nameOf(opened.row)}`}
      fields={kind.fields}
      initial={opened.row === null ? kind.blank() : kind.valuesOf(opened.row)}
      save={(values) => replace(kind.rowOf(values))}
      remove={
        seen.row === null
          ? undefined
          : { question: `${kind.nameOf(seen.row)} disappears from the site.`, work: () => replace(null) }
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
 * Replaces a row in the current list, so that changes by others to the other rows are kept. If the row has
 * changed or gone in the meantime, saves nothing and returns the current state.
 */
async function replaceRow<Name extends StreamListName>(
  client: QueryClient,
  kind: ListKind<Name>,
  seen: SeenRow<StreamLists[Name]>,
  next: StreamLists[Name] | null,
  triesLeft = MAX_TRIES,
): Promise<SeenRow<StreamLists[Name]> | null> {
  const livestream = await livestreamNow(client);
  // Each list has its own row type, which TypeScript cannot correlate here.
  const { version, rows } = livestream[kind.name] as unknown as VersionedRows<StreamLists[Name]>;
  const place = rows.findIndex((row) => isSame(row, seen.row));
  if (seen.row !== null && place < 0)
    return { row: successorOf(seen.row, seen.rows, rows, kind.nameOf), rows };
  const others = rows.filter((_, index) => index !== place);
  const changed = next === null ? others : [...others, next];
  try {
    await saveStreamList(client, kind.name, version, changed.toSorted(kind.compare));
    return null;
  } catch (error) {
    // Another admin saved at the same moment: retry with their list.
    if (isConflict(error) && triesLeft > 1) return replaceRow(client, kind, seen, next, triesLeft - 1);
    throw error;
  }
}

/**
 * Returns the changed version of a row: the only added row with its name, or the only added row if at most
 * this one is gone. Returns null if the row was removed, or if that is ambiguous.
 */
function successorOf<Row extends object>(
  row: Row,
  before: readonly Row[],
  now: readonly Row[],
  nameOf: (row: Row) => string,
): Row | null {
  const added = now.filter((each) => !before.some((other) => isSame(each, other)));
  const gone = before.filter((each) => !now.some((other) => isSame(each, other)));
  const named = added.filter((each) => nameOf(each) === nameOf(row));
  const [successor = null, ...more] = named.length > 0 || gone.length > 1 ? named : added;
  return more.length === 0 ? successor : null;
}

function isSame(one: object, other: object | null): boolean {
  if (other === null) return false;
  const fields = Object.entries(one).toSorted();
  return JSON.stringify(fields) === JSON.stringify(Object.entries(other).toSorted());
}
