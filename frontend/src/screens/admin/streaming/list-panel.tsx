import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { SampleBadge } from '../../../ui/sample-badge';
import type { PanelProps } from '../../../ui/panel';
import type { RowDialogProps } from '../editing/entry.dialog';

interface ListPanelProps<Row> extends Pick<PanelProps, 'id' | 'title' | 'accent' | 'children'> {
  /** Name of one row, such as 'a stream'. */
  one: string;
  /** Where its rows are shown; the site unless stated. */
  place?: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Returns what is shown below the name. */
  textOf?: (row: Row) => string;
  /** Returns what is shown before and after the name. */
  before?: (row: Row, index: number) => ReactNode;
  after?: (row: Row) => ReactNode;
  /** Maximum number of rows on the server; that of the livestream's lists unless stated. */
  maxRows?: number;
  /** What is shown above the rows. */
  status?: ReactNode;
  /** What is shown when there is no row. */
  empty: ReactNode;
  RowDialog: ComponentType<RowDialogProps<Row>>;
}

/** A list that admins edit row by row; its children are shown below the rows. */
export function ListPanel<Row extends { id: number; isSample: boolean }>(props: ListPanelProps<Row>) {
  const {
    id,
    title,
    accent = 'slime',
    one,
    place = 'the site',
    maxRows = 50,
    rows,
    nameOf,
    RowDialog,
  } = props;
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const isFull = rows.length >= maxRows;
  const onClose = (): void => setEdited(null);
  const add = (
    <Button size="square" aria-label={`Add ${one}`} disabled={isFull} onClick={() => setEdited('new')}>
      <Plus size={20} aria-hidden="true" />
    </Button>
  );
  return (
    <Panel id={id} title={title} accent={accent} aside={add}>
      {props.status}
      {rows.length === 0 && props.empty}
      <ul className="rows">
        {rows.map((row, index) => (
          <li key={row.id} className="list-panel__row">
            {props.before?.(row, index)}
            <div className="grow breakable">
              <div>
                <b>{nameOf(row)}</b> <SampleBadge isSample={row.isSample} />
              </div>
              {props.textOf && <span className="meta">{props.textOf(row)}</span>}
            </div>
            {props.after?.(row)}
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
    </Panel>
  );
}
