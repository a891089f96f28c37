import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import type { Accent } from '../../../ui/card';
import type { RowDialogProps } from '../editing/entry.dialog';

interface ListPanelProps<Row> {
  id: string;
  title: string;
  accent: Accent;
  /** Name of one row, such as 'a stream'. */
  one: string;
  /** Where its rows are shown; the site unless stated. */
  place?: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Maximum number of rows on the server; that of the livestream's lists unless stated. */
  maxRows?: number;
  /** What is shown above the rows. */
  status?: ReactNode;
  /** What is shown when there is no row. */
  empty: ReactNode;
  /** Renders the text of a row; the edit button is added beside it. */
  renderRow: (row: Row, index: number) => ReactNode;
  RowDialog: ComponentType<RowDialogProps<Row>>;
  /** What is shown below the rows. */
  children?: ReactNode;
}

/** A list that admins edit row by row. */
export function ListPanel<Row extends { id: number }>(props: ListPanelProps<Row>) {
  const { id, title, one, place = 'the site', rows, nameOf, maxRows = 50, renderRow, RowDialog } = props;
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const isFull = rows.length >= maxRows;
  const onClose = (): void => setEdited(null);
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} accent={props.accent}>
        <Button size="square" aria-label={`Add ${one}`} disabled={isFull} onClick={() => setEdited('new')}>
          <Plus size={20} aria-hidden="true" />
        </Button>
      </CardHeader>
      {props.status}
      {rows.length === 0 && props.empty}
      <ul className="rows">
        {rows.map((row, index) => (
          <li key={row.id} className="entry-row">
            {renderRow(row, index)}
            <Button size="square" aria-label={`Edit ${nameOf(row)}`} onClick={() => setEdited(row)}>
              <Pencil size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {isFull && <p className="meta">{`At most ${maxRows} rows. Remove one to add another.`}</p>}
      {props.children}
      {edited === 'new' && <RowDialog row={null} title={`Add ${one}`} onClose={onClose} />}
      {edited !== null && edited !== 'new' && (
        <RowDialog
          row={edited}
          title={`Edit ${nameOf(edited)}`}
          question={`${nameOf(edited)} disappears from ${place}.`}
          onClose={onClose}
        />
      )}
    </Card>
  );
}
